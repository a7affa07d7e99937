"""Prints each text that contains the default value of an argument. Scripts/review describes it.

default_values.py PROGRAM [LOCALE]...
"""

import datetime
import json
import pathlib
import re
import subprocess
import sys

CATALOGS = pathlib.Path(__file__).resolve().parents[2] / "Catalogs"
program, *locales = sys.argv[1:]
arguments = json.loads((CATALOGS / "kinds.json").read_text())["arguments"]
source = json.loads((CATALOGS / "copy/en.arb").read_text())


def prints_argument(message, name):
    """Returns whether a message prints an argument, instead of only selecting a variant by it."""
    return re.search(r"\{" + name + r"\}", message) is not None


def argument_values(key, name, copy):
    """Returns the arguments of a text: the default value of the argument `name`, and the examples of all others."""
    examples = {
        other: placeholder["example"]
        for other, placeholder in source.get("@" + key, {}).get("placeholders", {}).items()
        if other != name and "example" in placeholder}
    for other, example in examples.items():
        kind = arguments.get(other, {}).get("type")
        if kind == "int":
            examples[other] = int(example)
        elif kind == "DateTime":
            examples[other] = {"date": datetime.datetime.fromisoformat(example).timestamp() * 1000}
    return examples | {name: copy[arguments[name]["defaultCopy"]]}


for locale in locales or sorted(path.stem for path in (CATALOGS / "copy").glob("*.arb")):
    copy = json.loads((CATALOGS / f"copy/{locale}.arb").read_text())
    print(f"# {locale}\n")
    for name in sorted(name for name, argument in arguments.items() if "defaultCopy" in argument):
        keys = [key for key, text in copy.items() if not key.startswith("@") and prints_argument(text, name)]
        if not keys:
            continue
        lines = [
            json.dumps({"locale": locale, "message": copy[key], "args": argument_values(key, name, copy)}, ensure_ascii=False)
            for key in keys]
        output = subprocess.run(
            [program, "format", "--jsonl"], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True).stdout
        print(f"## {name}: {copy[arguments[name]['defaultCopy']]}\n\n| key | text |\n|---|---|")
        for key, line in zip(keys, output.splitlines()):
            result = json.loads(line)
            text = result.get("output", result.get("error"))
            print(f"| {key} | {text} |".replace("\n", "⏎"))
        print()
