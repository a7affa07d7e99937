"""Refuses lists, limits and words in the readers of raw errors: what they know is in Catalogs/reading.json.

The readers in JavaScript and Kotlin may use only the names in that file, each of which both use; the library's has the
same names as cases, which are checked when the file is loaded. Their own are the syntax of JSON and URLs, letters,
digits and blanks, and the names of the catalog's format.
"""

import json
import pathlib
import re
import sys

RUNTIMES = pathlib.Path("Sources/EmbeddedFiles/Runtimes")
# The readers: a file, the pattern of a section's heading, and the sections that are checked.
READERS = {
    "JavaScript": [
        ("raw.mjs", r"^// MARK: (.*)$", {
            "Objects of raw errors", "Codes in raw errors", "Arguments in raw errors", "Decisions about raw errors"}),
        ("any.mjs", r"^// MARK: (.*)$", {"Raw errors of unknown providers"}),
    ],
    "Kotlin": [("AuthCopy.kt", r"^// ([A-Z][\w ]*)$", {"Raw errors", "Arguments in raw errors"})],
}
# Zero to two, the radix of hexadecimal numbers, and the seconds of a minute for rounding.
NUMBERS = {"0", "1", "2", "16", "59", "60"}
# The names of the catalog's format, of its kinds and arguments, and of options; types.
NAMES = set(
    """json query text object array string number bool key code network phrase exact distinctive plain default strict
    none unknown any canceled invalidCredentials invalidField seconds minutes requirements limit minLength field account factor provider status retryAfter maximum
    minimum undefined""".split())
# The syntax of paths in the catalog.
SYNTAX = {'".[]"'}
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", re.DOTALL)
STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|`(?:[^`\\]|\\.)*`')
REGEX = re.compile(r"(?<=[(!=?:,|&] |.[(!])/(?![/*])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*|(?<=Regex\()"
                   r'"(?:[^"\\\n]|\\.)*"')
# What a pattern may contain: letters, digits, bytes beyond ASCII, blanks, Unicode properties, escapes, references.
ORDINARY = re.compile(
    r"A-Z|a-z|A-Fa-f|a-fA-F|0-9|\\+x[0-9a-f]{2}|\\+u[0-9a-fA-F]{4}|\\+0|\\+s|\\+p\{\w+\}|\\+[nrt]|\$\{.*?\}|\$\w+|\\+\\")
failures = []


def checked_text(name, heading, sections):
    """Returns the code of the sections, with comments and everything else replaced by blank lines."""
    text = COMMENT.sub(lambda match: "\n" * match[0].count("\n"), (RUNTIMES / name).read_text())
    lines, section = [], ""
    for line, original in zip(text.split("\n"), (RUNTIMES / name).read_text().split("\n")):
        found = re.match(heading, original)
        section = found[1] if found else section
        lines.append(line if section in sections else "")
    return "\n".join(lines)


def used_names(text, section):
    """Returns the names of a section of reading.json that a reader uses."""
    names = re.findall(rf"\brules\.{section}\.(\w+)|\b(?:rules\.)?{section}\[\"(\w+)\"\]", text)
    for members in re.findall(rf"const \{{([^}}]*)\}} = rules\.{section}\b", text):
        names += [(member.split(":")[0].strip(), "") for member in members.split(",")]
    return {name for pair in names for name in pair if name}


reading = json.loads(pathlib.Path("Catalogs/reading.json").read_text())
known = {section: set(entries) for section, entries in reading.items() if not section.startswith("$")}
# The vocabulary of an export is the files of Catalogs/words, merged.
vocabulary = {"things", "events"}
for language, files in READERS.items():
    whole = "\n".join((RUNTIMES / name).read_text() for name, _, _ in files)
    if language == "JavaScript":
        # One module has the entries of all sections.
        code = COMMENT.sub("", whole + (RUNTIMES / "core.mjs").read_text())
        names = {"rules": (set(re.findall(r"(?<!/)\brules\.(\w+)", code)), vocabulary.union(*known.values()))}
    else:
        names = {section: (used_names(whole, section), entries) for section, entries in known.items()}
    for section, (used, entries) in names.items():
        # Names that a function gets as text.
        used |= {name for name in entries if re.search(rf'(?:isNamed|splitAt|signs)\([^\n]*"{name}"', whole)}
        used |= {name for name in entries if re.match(r"(maximum|minimum)(Keys|Before|After|Lengths)$", name)}
        failures += [f"{language}: {section}.{name} is not in Catalogs/reading.json" for name in used - entries]
        failures += [f"{language}: {section}.{name} is not used" for name in entries - used]
    for name, heading, sections in files:
        text = checked_text(name, heading, sections)
        for number, line in enumerate(text.split("\n"), start=1):
            place = f"{RUNTIMES / name}:{number}"
            patterns = REGEX.findall(line)
            rest = REGEX.sub("", line)
            literals = STRING.findall(rest)
            rest = STRING.sub("", rest)
            if "rules." in line or "words[" in line or "isNamed(" in line or "splitAt(" in line or "signs(" in line:
                literals = [
                    each for each in literals if not re.search(rf'(?:\[|, |\(){re.escape(each)}(?:\]|\))', line)]
            for literal in patterns + literals:
                inner = ORDINARY.sub("", literal[1:].rsplit(literal[0], 1)[0])
                words = set(re.findall(r"[^\W\d_]{2,}", inner)) - NAMES
                groups = re.findall(r"\[([^\]]*)\]", inner) if literal in patterns else [inner]
                signs = set(re.sub(r"[\w\s]", "", "".join(groups)))
                if literal not in SYNTAX and (words or len(signs - set("^\\")) > 2):
                    failures.append(f"{place}: {literal} belongs in Catalogs/reading.json")
            for value in re.findall(r"(?<![\w.\[])\d[\w.]*(?![\w\]])", rest):
                if value.rstrip("Ll") not in NUMBERS:
                    failures.append(f"{place}: {value} belongs in Catalogs/reading.json")
            if re.search(r"\b(?:listOf|setOf|mapOf|arrayOf)\((?!\))[^()]*\d|\[\d+, ", rest):
                failures.append(f"{place}: a list belongs in Catalogs/reading.json")
for path in sorted(pathlib.Path("Sources/AuthCopy/Codes").glob("*.swift")):
    text = path.read_text()
    if "rules[" not in text:
        continue
    for number, line in enumerate(COMMENT.sub(lambda match: "\n" * match[0].count("\n"), text).split("\n"), start=1):
        for literal in STRING.findall(line):
            words = set(re.findall(r"[^\W\d_]{2,}", re.sub(r"\\\([^)]*\)|\\n", "", literal))) - NAMES
            if words:
                failures.append(f"{path}:{number}: {literal} belongs in Catalogs/reading.json")
        if re.search(r"(?<!\w)\[(?:§|UInt8\(ascii|\d+, )", STRING.sub("§", line)):
            failures.append(f"{path}:{number}: a list belongs in Catalogs/reading.json")
if failures:
    sys.exit("\n".join(failures))
print("the readers have no lists and limits of their own")
