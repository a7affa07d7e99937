"""Prints the article of the documentation about the kinds of the shipped catalog, with their texts in each locale."""

import collections
import json
import pathlib

import kind_guide

CATALOGS = pathlib.Path("Catalogs")
LOCALES = sorted(path.stem for path in (CATALOGS / "copy").glob("*.arb"))


def read(path):
    return json.loads((CATALOGS / path).read_text())


def code(text):
    """Returns text as a code span in a table cell."""
    return "`" + text.replace("\n", "\\n").replace("|", "\\|") + "`" if text else ""


def argument(name):
    definition = catalog["arguments"][name]
    default = f"the copy `{definition['defaultCopy']}`" if "defaultCopy" in definition else f"`{definition['default']}`"
    return f"`{name}` ({definition['type']}; by default {default})"


def describe_by_flow(standard, exceptions):
    """Returns the standard value, and the values for the flows in which it differs."""

    def name(value):
        return f"`{value}`" if value else "not concealed"

    return "; ".join([name(standard)] + [f"in `{flow}` {name(value)}" for flow, value in exceptions.items()])


catalog = read("kinds.json")
copy = {locale: read(f"copy/{locale}.arb") for locale in LOCALES}
codes = collections.defaultdict(collections.Counter)
for path in sorted((CATALOGS / "codes").glob("*.json")):
    table = json.loads(path.read_text())
    for surface in table["surfaces"]:
        for row in surface["codes"]:
            codes[row["kind"]][table["provider"]] += 1

print("""# Kinds

The kinds of errors in the shipped catalog, with their properties and texts.

## Overview

Titles and messages are ICU messages. Codes are counted as in `Catalogs/codes`.
""")
for kind, definition in catalog["kinds"].items():
    print(f"## {kind}\n\n{kind_guide.MEANINGS[kind]}\n")
    print(f"- Status: {definition['status']}")
    print(f"- Presentation: {describe_by_flow(definition['presentation'], definition.get('presentationIn', {}))}")
    if "recovery" in definition:
        print(f"- Recovery: `{definition['recovery']}`")
    print(f"- Retryable: {'yes' if definition['retryable'] else 'no'}")
    if definition.get("arguments"):
        print(f"- Arguments: {', '.join(map(argument, definition['arguments']))}")
    if "concealedAs" in definition:
        target = definition["concealedAs"]
        targets = dict(target) if isinstance(target, dict) else {"default": target}
        print(f"- Concealed as: {describe_by_flow(targets.pop('default', False), targets)}")
    if "broader" in definition:
        print(f"- Broader: `{definition['broader']}`")
    providers = ", ".join(f"{provider} {count}" for provider, count in sorted(codes[kind].items()))
    print(f"- Codes: {codes[kind].total()}{f' ({providers})' if providers else ''}")
    print("\n| Locale | Title | Message |\n| --- | --- | --- |")
    for locale in LOCALES:
        title, message = (copy[locale].get(f"{kind}_{part}", "") for part in ("title", "message"))
        print(f"| {locale} | {code(title)} | {code(message)} |")
    print()
