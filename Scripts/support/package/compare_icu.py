"""Compares two programs whose data of ICU differ: messages with every format in every language, and findings.

usage: compare_icu.py PROGRAM OTHER FOLDER...      the FOLDERs are linted
"""

import itertools
import json
import string
import subprocess
import sys

program, other, *folders = sys.argv[1:]
NUMBERS = [0, 1, 2, 3, 5, 11, 1.5, 1_000_000]
DATE = {"date": 1_764_392_400_000}
MESSAGES = [
    *[("{n, plural, zero {z} one {o} two {t} few {f} many {m} other {#}}", n) for n in NUMBERS],
    *[("{n, selectordinal, zero {z} one {o} two {t} few {f} many {m} other {#}}", n) for n in NUMBERS],
    *[(f"{{n, {style}}}", 1_234_567.891) for style in [
        "number", "number, integer", "number, percent", "number, currency", "number, #,##0.00", "spellout", "ordinal", "duration",
        "number, ::currency/KRW", "number, ::currency/EUR unit-width-full-name", "number, ::compact-short", "number, ::compact-long",
        "number, ::unit/kilometer-per-hour unit-width-full-name", "number, ::scientific", "number, ::percent scale/100"]],
    *[(f"{{n, {kind}, {style}}}", DATE) for kind in ["date", "time"] for style in ["short", "medium", "long", "full"]],
    ("{n, date, ::yMMMMEEEEd}", DATE), ("{n, date, ::GyMMMd}", DATE), ("{n, time, ::jmszzzz}", DATE),
    ("{n}", ["1", "2", "3"]), ("{n}", 1_234_567.891), ("{n}", DATE),
]
REGIONAL = "ar-EG de-CH en-GB en-IN es-MX fr-CA fr-CH fil haw pt-BR pt-PT sr-Latn yue zh-Hans zh-Hant zh-HK".split()
LOCALES = ["".join(pair) for pair in itertools.product(string.ascii_lowercase, repeat=2)] + REGIONAL
lines = "".join(
    json.dumps({"locale": locale, "message": message, "args": {"n": value}}) + "\n" for locale in LOCALES for message, value in MESSAGES)


def outputs(path):
    """Returns the formatted messages, and the findings in each folder."""
    formatted = subprocess.run([path, "format", "--jsonl"], input=lines, capture_output=True, text=True, check=False).stdout
    findings = [subprocess.run([path, "lint", folder, "--format", "json"], capture_output=True, text=True, check=False).stdout for folder in folders]
    return formatted.splitlines(), findings


(formatted, findings), (others, other_findings) = outputs(program), outputs(other)
assert len(formatted) == len(others) == len(LOCALES) * len(MESSAGES), (len(formatted), len(others))
differing = [(LOCALES[index // len(MESSAGES)], *MESSAGES[index % len(MESSAGES)], *pair)
             for index, pair in enumerate(zip(formatted, others)) if pair[0] != pair[1]]
for difference in differing[:10]:
    print(*difference, file=sys.stderr)
distinct = len(set(formatted))
if differing or findings != other_findings or distinct < 5_000:
    sys.exit(f"{len(differing)} of {len(formatted)} messages differ, {distinct} are distinct; findings are equal: {findings == other_findings}")
print(f"good    the reduced data of ICU: {len(formatted):,} messages and the findings in {len(folders)} folders are equal")
