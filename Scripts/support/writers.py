"""Writes hostile texts in all formats, and reads the files with other parsers. Scripts/check/files runs it.

writers.py PROGRAM FOLDER
"""

import gettext
import html.parser
import json
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml

import javaproperties
from markdown_it import MarkdownIt
from workbench import workbench

PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
TESTS_SWIFT = "--swift" in sys.argv

TEXTS = [
    "]]>", "<![CDATA[x]]>", "</script><b>bold</b>", "<!-- x -->", "?> <?x", "&amp; &lt; &#65; &nope; &",
    "\"double\" 'single' `back` \\ \\n \\u0041 \\\"", "\"\"\" ''' ```", "tab\tline\nreturn\rboth\r\nend", "ends\n", " edges ",
    "\u0001\u001f\u007f\u0085", "\u2028\u2029", "\u202eover\u202c\u200b\ufeff", "\ufffe\uffff", "👩\u200d👩\u200d👧 𝒳 e\u0301 é",
    "$x ${x} $(x) #{x} \\(x) %s %1$@ %% {{x}}", "*/ /* // -- #", "@x ?y =z !w", "a=b:c\\ d", "javascript:alert(1)",
    "| a | b |\n| - | - |", "[x](https://example.com) ![y](z) **w** `v`", "::error file=x::y%0Az", "=cmd|' /C calc'!A1",
    "한글 日本。 مرحبا", "#, fuzzy\nmsgid \"x\"", "~`!@#$^&*()_+-=[]\\;,./<>?:",
]
failures = []


def check(condition, problem):
    if not condition:
        failures.append(problem)
        print(f"FAILED {problem}", file=sys.stderr)


def run(*arguments, status=(0,), **options):
    process = subprocess.run(arguments, capture_output=True, text=True, **options)
    if process.returncode not in status:
        sys.exit(f"{' '.join(arguments)} exited with status {process.returncode}: {process.stderr[-2000:]}")
    return process.stdout


def icu(text):
    """Returns the ICU message that formats to a text."""
    return re.sub(r"[{}]+", lambda match: f"'{match[0]}'", text.replace("'", "''"))


def is_xml_text(text):
    return not re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", text)


def read_po(path):
    """Returns the translations of a PO file by context or id, as gettext reads them."""
    compiled = FOLDER / "compiled.mo"
    run("msgfmt", "--output-file", str(compiled), str(path))
    with compiled.open("rb") as file:
        return gettext.GNUTranslations(file)._catalog


# Exports


def export(overlay, format, *more):
    out = FOLDER / "exports" / format
    run(PROGRAM, "export", "--format", format, "--overlay", str(overlay), "--locale", "en,ko", "--provider", "kakao",
        "--out", str(out), *more)
    return out


def strings_in(node):
    if isinstance(node, str):
        yield node
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else []:
        yield from strings_in(child)


def check_exports():
    overlay = FOLDER / "overlay"
    (overlay / "copy").mkdir(parents=True)
    keys = [f"hostile{index}" for index in range(len(TEXTS))]
    for locale in ["en", "ko"]:
        file = {"@@locale": locale, "@@x-syntax": "icu"}
        for key, text in zip(keys, TEXTS):
            file |= {key: icu(text)} | ({f"@{key}": {"description": text}} if locale == "en" else {})
        (overlay / "copy" / f"{locale}.arb").write_text(json.dumps(file, ensure_ascii=False, indent=2) + "\n")
    run(PROGRAM, "lint", "--overlay", str(overlay), status=(0, 1))

    for path in export(overlay, "xliff").glob("*.xlf"):
        units = {unit.get("id"): unit for unit in xml.parse(path).iter() if unit.tag.endswith("trans-unit")}
        for key, text in zip(keys, TEXTS):
            target = next((node for node in units[key] if node.tag.endswith("target")), None)
            if is_xml_text(text):
                check(target is not None and "".join(target.itertext()) == icu(text), f"XLIFF: {text!r}")
    for path in export(overlay, "po").glob("*.po"):
        translations = list(read_po(path).values())
        for text in TEXTS:
            check(icu(text) in translations, f"PO: {text!r}")
    catalog = json.loads((export(overlay, "xcstrings") / "Localizable.xcstrings").read_text(encoding="utf-8"))
    for key, text in zip(keys, TEXTS):
        value = catalog["strings"][key]["localizations"]["ko"]["stringUnit"]["value"]
        check(value in (text, text.replace("%", "%%")), f"string catalog: {text!r} is {value!r}")
    for path in export(overlay, "android").glob("res/*/*.xml"):
        names = {node.get("name") for node in xml.parse(path).iter("string")}
        check(names.issuperset(key for key, text in zip(keys, TEXTS) if is_xml_text(text)), f"Android: {path.name} lacks texts")
    strings = set(strings_in(json.loads((export(overlay, "json") / "auth-copy.json").read_text(encoding="utf-8"))))
    for text in TEXTS:
        check(any(text in string for string in strings), f"JSON: {text!r}")
    check_modules(overlay, dict(zip(keys, TEXTS)))


def check_modules(overlay, texts):
    """Compares the texts of the exported modules with those of the library."""
    inputs = {key: json.dumps({"locale": "ko", "message": icu(text), "args": {}}) for key, text in texts.items()}
    lines = {key: run(PROGRAM, "format", "--jsonl", input=line + "\n") for key, line in inputs.items()}
    wanted = {key: json.loads(line)["output"] for key, line in lines.items()}
    keys = json.dumps(list(texts))
    module = export(overlay, "javascript") / "index.mjs"
    script = f"const m = await import({json.dumps(str(module))}); console.log(JSON.stringify({keys}.map(key => m.text(key, {{locale: 'ko'}}))))"
    results = json.loads(run("node", "--input-type=module", "--eval", script))
    for (key, text), result in zip(wanted.items(), results):
        check(result == text, f"JavaScript: {text!r} is {result!r}")

    if TESTS_SWIFT:
        main = FOLDER / "main.swift"
        main.write_text(f"import AuthCopyCatalog\nimport Foundation\nlet catalog = Catalog.shipped\nlet keys = {keys}\n"
                        "print(String(decoding: try JSONEncoder().encode(keys.map { try catalog.text($0, locale: \"ko\") }), as: UTF8.self))\n")
        program = FOLDER / "swift-module"
        package = export(overlay, "swift") / "AuthCopyCatalog"
        run("swift", "build", "--quiet", "--package-path", str(package))
        built = package / ".build/debug"
        objects = built.glob("AuthCopyCatalog.build/*.o")
        run("swiftc", "-o", str(program), "-I", str(built / "Modules"), str(main), *map(str, objects))
        for (key, text), result in zip(wanted.items(), json.loads(run(str(program)))):
            check(result == text, f"Swift: {text!r} is {result!r}")

    sources = sorted((export(overlay, "kotlin", "--package", "com.example.login") / "com/example/login").glob("*.kt"))
    if shutil.which("kotlinc") is None:
        print("skipped Kotlin: there is no kotlinc")
        return
    calls = ", ".join(f"Catalog.shipped.text({json.dumps(key)}, \"ko\")" for key in texts)
    main = FOLDER / "Main.kt"
    main.write_text(f"import com.example.login.*\nfun main() {{ for (text in listOf({calls})) println(text?.toByteArray(Charsets.UTF_16LE)?.joinToString(\",\")) }}\n")
    run("kotlinc", *map(str, sources), str(main), "-include-runtime", "-d", str(FOLDER / "module.jar"))
    for (key, text), line in zip(wanted.items(), run("java", "-jar", str(FOLDER / "module.jar")).splitlines()):
        result = bytes(int(byte) & 0xFF for byte in line.split(",")).decode("utf-16-le")
        check(result == text, f"Kotlin: {text!r} is {result!r}")


# Files that the workbench saves


def read_android(path):
    """Returns the strings of Android resources, unescaped."""
    def text(node):
        meaning = {"n": "\n", "t": "\t"}
        return re.sub(r"\\(u[0-9a-fA-F]{4}|.)", lambda escape: meaning.get(escape[1], chr(int(escape[1][1:], 16)) if len(escape[1]) > 1 else escape[1]),
                      "".join(node.itertext()))
    return {node.get("name"): text(node) for node in xml.parse(path).iter("string")}


def read_xliff(path):
    units = (node for node in xml.parse(path).iter() if node.tag.endswith("trans-unit"))
    return {unit.get("id"): "".join(next(node for node in unit if node.tag.endswith("target")).itertext()) for unit in units}


def read_properties(path):
    with path.open("rb") as file:
        return javaproperties.load(file)


def read_string_catalog(path):
    strings = json.loads(path.read_text(encoding="utf-8"))["strings"]
    return {key: entry["localizations"]["ko"]["stringUnit"]["value"] for key, entry in strings.items()}


def read_json(path):
    return json.loads(path.read_text(encoding="utf-8"))


def formats(keys):
    """Returns the name, the files, the file to edit, and the function that reads the file, of each format."""
    arb = lambda locale: json.dumps({"@@locale": locale, "@@x-syntax": "icu", **dict.fromkeys(keys, "x")}, indent=2)
    flat = json.dumps(dict.fromkeys(keys, "x"), indent=2)
    po = 'msgid ""\nmsgstr "Language: ko\\nContent-Type: text/plain; charset=UTF-8\\n"\n\n' + "".join(
        f'msgid "{key}"\nmsgstr "x"\n\n' for key in keys)
    units = "".join(f'<trans-unit id="{key}"><source>{key} text</source><target>x</target></trans-unit>' for key in keys)
    xlf = f'<xliff version="1.2"><file source-language="en" target-language="ko" original="a" datatype="plaintext"><body>{units}</body></file></xliff>'
    resources = "<resources>" + "".join(f'<string name="{key}">x</string>' for key in keys) + "</resources>"
    pairs = "".join(f"{key}=x\n" for key in keys)
    strings = {key: {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "x"}}}} for key in keys}
    catalog = json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"})
    return [
        ("ARB", {"en.arb": arb("en"), "ko.arb": arb("ko")}, "ko.arb", read_json),
        ("JSON", {"en.json": flat, "ko.json": flat}, "ko.json", read_json),
        ("PO", {"ko.po": po}, "ko.po", read_po),
        ("XLIFF", {"ko.xlf": xlf}, "ko.xlf", read_xliff),
        ("Android", {"values/strings.xml": resources, "values-ko/strings.xml": resources}, "values-ko/strings.xml", read_android),
        (".properties", {"m.properties": pairs, "m_ko.properties": pairs}, "m_ko.properties", read_properties),
        (".xcstrings", {"L.xcstrings": catalog}, "L.xcstrings", read_string_catalog),
    ]


def check_edits():
    keys = [f"k{index}" for index in range(len(TEXTS))]
    for name, files, edited, read in formats(keys):
        folder = FOLDER / "edits" / name.strip(".")
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        accepted = {}
        with workbench(PROGRAM, folder) as post:
            for key, text in zip(keys, TEXTS):
                # gettext requires that both or neither of msgid and msgstr end with a line break.
                if name == "PO" and text.endswith("\n"):
                    continue
                status, body = post("/api/draft", {"unit": 0, "key": key, "locale": "ko", "base": "x", "seq": 1, "text": text})
                check(status in (200, 422), f"{name}: {text!r} results in {status} {body}")
                if status == 200:
                    accepted[key] = text
            # `broken` lists the messages that are saved even if they do not parse.
            status, body = post("/api/save", {"locale": "ko", "broken": keys})
            check(status == 200, f"{name} is not saved: {body}")
        try:
            saved = read(folder / edited)
        except Exception as error:
            check(False, f"{name}: another parser refuses the file: {error!r}")
            continue
        for key, text in accepted.items():
            check(saved.get(key) == text, f"{name}: {text!r} is saved as {saved.get(key)!r}")
        refused = [text for key, text in zip(keys, TEXTS) if key not in accepted and not (name == "PO" and text.endswith("\n"))]
        # XML cannot contain control characters, and both XML formats lose some white space.
        allowed = [text for text in refused if name in ("XLIFF", "Android") and (not is_xml_text(text) or re.search(r"\s|\x7f|\x85", text))]
        check(refused == allowed, f"{name} refuses {[text for text in refused if text not in allowed]}")
        print(f"{name}: {len(accepted)} texts saved and read, {len(refused)} refused")


# Reports


class Tags(html.parser.HTMLParser):
    """Collects the names of the elements of a page, and the text of its JSON scripts."""

    def __init__(self, text):
        super().__init__()
        self.names, self.data, self.is_data = [], [], False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.names.append(tag)
        self.is_data = tag == "script" and ("type", "application/json") in attributes

    def handle_endtag(self, tag):
        self.is_data = False

    def handle_data(self, text):
        if self.is_data:
            self.data.append(text)


def check_reports():
    folder = FOLDER / "reports"
    folder.mkdir()
    texts = {f"{text} {index}": text for index, text in enumerate(TEXTS)}
    (folder / "en.json").write_text(json.dumps(texts), encoding="utf-8")
    # The unknown argument causes an error for each message.
    (folder / "ko.json").write_text(json.dumps({key: f"{text} {{unknown}}" for key, text in texts.items()}), encoding="utf-8")

    def report(format):
        return run(PROGRAM, "lint", "--dialect", "icu", "--format", format, str(folder), status=(1,))
    found = json.loads(report("json"))["findings"]
    check({finding["key"] for finding in found} >= set(texts), "JSON: keys are missing")
    results = json.loads(report("sarif"))["runs"][0]["results"]
    check(len(results) >= len(TEXTS), f"SARIF has {len(results)} results")
    cases = xml.fromstring(report("junit")).iter("failure")
    check(sum(1 for _ in cases) >= len(TEXTS), "JUnit: failures are missing")
    page = MarkdownIt("commonmark", {"html": True}).enable("table").render(report("markdown"))
    allowed = {"h1", "h2", "h3", "p", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "code", "strong", "em", "br", "details", "summary", "a", "pre", "hr"}
    check(set(Tags(page).names) <= allowed, f"Markdown: unexpected elements {set(Tags(page).names) - allowed}")
    check("https://example.com" not in re.findall(r'href="([^"]*)"', page), "Markdown: a text becomes a link")
    for line in report("github").splitlines():
        check(re.match(r"::(error|warning|notice) file=[^,]*en\.json|::(error|warning|notice) file=[^,]*ko\.json|[^:]|$", line), f"GitHub: {line!r}")
    page = Tags(run(PROGRAM, "review", "--overlay", str(FOLDER / "overlay")))
    # The three scripts are the import map, the data and the code.
    check(page.names.count("script") == 3 and "b" not in page.names, f"HTML has {set(page.names)}")
    strings = set(strings_in(json.loads("".join(page.data))))
    for text in TEXTS:
        check(any(icu(text) in string for string in strings), f"HTML: {text!r}")


check_exports()
check_edits()
check_reports()
if failures:
    sys.exit(f"{len(failures)} texts are not the same after writing and reading")
print(f"{len(TEXTS)} texts are the same after writing and reading")
