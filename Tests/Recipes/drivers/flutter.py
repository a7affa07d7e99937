"""Compares the algorithm of flutter/login_errors.dart with the library, for all codes, flows and exported languages. Dart
itself is not run: this is the same algorithm, line by line.

usage: flutter.py FOLDER      FOLDER contains what `export arb` wrote
"""

import json
import pathlib
import re
import sys

import authcopy

FLOWS = [None, "signIn", "signUp", "link", "change", "recover", "verify", "refresh"]
LOCALES = {"en": "en", "ja": "ja", "ko": "ko", "zh_Hans": "zh-Hans", "zh_Hant": "zh-Hant"}
folder = pathlib.Path(sys.argv[1])


def read(name):
    return json.loads((folder / name).read_text(encoding="utf-8"))


def format_message(pattern, values, locale):
    """Formats a message as `MessageFormat` of Dart's package intl does: names, selects and plurals."""
    text, position = "", 0
    while position < len(pattern):
        if pattern[position] != "{":
            text += pattern[position]
            position += 1
            continue
        end = closing(pattern, position)
        name, *rest = [part.strip() for part in pattern[position + 1 : end].split(",", 2)]
        value = values[name]
        if not rest:
            text += f"{value:,}" if isinstance(value, int) else value
        else:
            branches = dict(parse_branches(rest[1]))
            keys = [f"={value}", "one" if value == 1 and locale == "en" else "other"] if rest[0] == "plural" else [value]
            branch = next(branches[key] for key in [*keys, "other"] if key in branches)
            text += format_message(branch, values, locale)
        position = end + 1
    return text


def closing(pattern, start):
    depth = 0
    for index in range(start, len(pattern)):
        depth += {"{": 1, "}": -1}.get(pattern[index], 0)
        if depth == 0:
            return index
    raise ValueError(pattern)


def parse_branches(text):
    position = 0
    while match := re.compile(r"\s*(=?\w+)\s*(?={)").match(text, position):
        end = closing(text, match.end())
        yield match[1], text[match.end() + 1 : end]
        position = end + 1
    assert not text[position:].strip(), text


class LoginErrors:
    def __init__(self, locale):
        self.locale, self.texts, self.table = locale, read("auth_copy_en.arb") | read(f"auth_copy_{locale}.arb"), read("codes.json")

    def of(self, provider, code, flow=None, **arguments):
        decision = self.table["codes"].get(provider, {}).get(str(code), "unknown")
        kind = self.during(flow, decision)
        hides_cause = flow == "verify" and kind == "invalidVerificationCode"
        values = {
            "method": "password", "identifier": "email",
            **dict.fromkeys(["account", "factor", "field"], "default"),
            **dict.fromkeys(["because", "connection"], "unknown"),
            **dict.fromkeys(["count", "limit", "minLength", "minutes", "seconds"], 0),
            "requirements": ["default"], "supportReference": "", "supportReferenceGiven": "no",
            "provider": provider, "flow": flow or "any", "cause": "hidden" if hides_cause else "known",
        }
        if not hides_cause and kind in ("deliveryFailed", self.during(None, decision)):
            values |= self.table["arguments"].get(provider, {}).get(str(code), {})
        values |= arguments
        # Keys and keywords have no hyphens.
        id = values["provider"].replace("-", "_")
        values["providerNamed"] = self.texts.get(f"providerNamed_{id}", "yes")
        if values["providerNamed"] == "no" and id != values["provider"]:
            values["provider"] = "default"
        seconds = values["seconds"] = values["seconds"] or values["minutes"] * 60
        unit, count = ("seconds", seconds) if seconds < 120 else ("minutes", (seconds + 59) // 60)
        values["wait"] = self.text(f"duration_{unit}", {"count": count})
        values["validity"] = self.text("duration_minutes", {"count": values["minutes"]})
        values["codeSource"] = self.texts.get(f"codeSource_{values['factor']}", "unknown")
        values["requirements"] = ", ".join(self.text(f"requirements_{id}", values) for id in values["requirements"])
        return {
            "kind": kind, "presentation": self.during(flow, self.table["kinds"][kind]["presentation"]),
            "title": self.text(f"{kind}_title", values), "message": self.text(f"{kind}_message", values),
            "action": self.table["kinds"][kind].get("action"), "label": self.text(f"{kind}_action", values),
        }

    @staticmethod
    def during(flow, value):
        return value.get(flow, value["default"]) if isinstance(value, dict) else value

    def text(self, key, values):
        return format_message(self.texts[key], values, self.locale) if key in self.texts else None


library = authcopy.Local(method="password", identifier="email")
compared, differing = 0, []
for locale, tag in LOCALES.items():
    errors = LoginErrors(locale)
    for provider, codes in errors.table["codes"].items():
        for code in [*codes, "no such code"]:
            for flow in FLOWS if locale in ("en", "ko") else [None, "verify"]:
                copy = library.resolve(provider, code, flow=flow, locale=tag)
                expected = {
                    "kind": copy.kind, "presentation": copy.presentation, "title": copy.title, "message": copy.message,
                    "action": copy.action and copy.action.id, "label": copy.action and copy.action.label,
                }
                actual = errors.of(provider, code, flow)
                compared += 1
                # Dart joins a list with commas, as Korean does.
                has_list = len(errors.table["arguments"].get(provider, {}).get(code, {}).get("requirements", [])) > 1
                if actual != expected and not (has_list and locale != "ko"):
                    differing.append((locale, provider, code, flow, actual, expected))
for difference in differing[:10]:
    print(*difference, sep="\n  ", file=sys.stderr)
if differing or compared < 100_000:
    sys.exit(f"{len(differing)} of {compared} results differ")
print(f"good    the algorithm of Flutter's recipe: {compared:,} codes, flows and languages")
