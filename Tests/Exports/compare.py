"""Compares the answers of an exported module with those that the library gave.

    python3 compare.py NAME CASES ANSWERS [SHOWN]

Prints a row of the table `format | cases | differing`, and the first differences.
"""

import itertools
import json
import sys

name, cases, answers = sys.argv[1:4]
shown = int(sys.argv[4]) if len(sys.argv) > 4 else 5
count = differing = 0
differences = []
with open(cases, encoding="utf-8", newline="\n") as expected, open(answers, encoding="utf-8", newline="\n") as found:
    for line, answer in itertools.zip_longest(expected, found):
        if line is None:
            break
        case = json.loads(line)
        wanted = case.pop("expected", None)
        # Modules have no such member.
        if isinstance(wanted, dict):
            wanted.pop("catalog", None)
        given = None if answer is None else json.loads(answer)
        count += 1
        if wanted != given:
            differing += 1
            if len(differences) < shown:
                differences.append((case, wanted, given))
print(f"{name:12} {count:9,} {differing:9,}")
for case, wanted, given in differences:
    for label, value in (("case", case), ("wanted", wanted), ("given", given)):
        print(f"  {label}: {json.dumps(value, ensure_ascii=False)}")
sys.exit(1 if differing or not count else 0)
