"""Reads cases as lines of JSON, and writes the results of the Python package, one per line.

usage: driver.py [CATALOG]      CATALOG is a compiled catalog; without it, the catalog is the shipped one
"""

import dataclasses
import datetime
import json
import sys

import authcopy

locals_ = {disclosure: authcopy.Local(*sys.argv[1:], disclosure=disclosure) for disclosure in ("strict", "verified", "helpful")}
NAMES = {"retryAfter": "retry_after"}
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)


def argument(value):
    return EPOCH + datetime.timedelta(milliseconds=value["date"]) if isinstance(value, dict) else value


def result(copy):
    """Returns the object of a response; fields that do not apply are absent."""
    members = dataclasses.asdict(copy, dict_factory=lambda items: {name: value for name, value in items if value not in (None, ())})
    # The version is that of the catalog, and the wait is an input.
    members.pop("catalog")
    members.pop("retry_after", None)
    return members | ({"ambiguous": True} if copy.candidates else {})


def evaluate(case):
    options = {NAMES.get(name, name): value for name, value in case["options"].items()}
    local = locals_[options.pop("disclosure")]
    options["arguments"] = {name: argument(value) for name, value in options.get("arguments", {}).items()}
    try:
        match case["call"]:
            case "text":
                return local.text(case["value"], locale=options["locale"], arguments=options["arguments"])
            case "resolve":
                return result(local.resolve(case["provider"], case["value"], **options))
            case "resolvePayload":
                return result(local.read(case["provider"], case["value"], **options))
    except authcopy.RequestError as error:
        return None if case["call"] == "text" else {"type": error.type}


for line in sys.stdin.buffer:
    print(json.dumps(evaluate(json.loads(line))), flush=False)
