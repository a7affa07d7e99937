"""Compares the JSON Schemas of Catalogs/schemas with the program. Scripts/check/files runs it.

schemas.py PROGRAM
"""

import concurrent.futures
import copy
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

PROGRAM = sys.argv[1]
CATALOGS = pathlib.Path("Catalogs")
# The new value of a member that is removed.
REMOVED = object()
# A row of a code whose kind has the argument `field`.
INVALID_FIELD_ROW = {"code": "1", "kind": "invalidField"}
# Each change has: the file (of the catalog, or a baseline or configuration of the linter), the path of a member (empty
# for the whole file), its new value, and whether the changed file is valid.
CHANGES = [
    ("kinds.json", "", {}, True),
    ("kinds.json", "", [], False),
    ("kinds.json", "$schema", "https://example.com/kinds.json", True),
    ("kinds.json", "$schema", 1, False),
    ("kinds.json", "kind", {}, False),
    ("kinds.json", "kinds", [], False),
    ("kinds.json", "kinds", REMOVED, True),
    ("kinds.json", "arguments", REMOVED, True),
    ("kinds.json", "kinds/conflict", "dialog", False),
    ("kinds.json", "kinds/conflict/status", REMOVED, False),
    ("kinds.json", "kinds/conflict/status", "409", False),
    ("kinds.json", "kinds/conflict/status", 299, True),
    ("kinds.json", "kinds/conflict/status", 302, False),
    ("kinds.json", "kinds/conflict/status", 409.5, False),
    ("kinds.json", "kinds/conflict/presentation", "modal", False),
    ("kinds.json", "kinds/conflict/presentation", REMOVED, False),
    ("kinds.json", "kinds/conflict/retryable", "yes", False),
    ("kinds.json", "kinds/conflict/retryable", REMOVED, False),
    ("kinds.json", "kinds/conflict/recovery", ["retry"], False),
    ("kinds.json", "kinds/conflict/recovery", "anything", True),
    ("kinds.json", "kinds/conflict/arguments", "field", False),
    ("kinds.json", "kinds/conflict/arguments", ["field", 1], False),
    ("kinds.json", "kinds/timedOut/arguments", [], True),
    ("kinds.json", "kinds/conflict/concealedAs", None, False),
    ("kinds.json", "kinds/conflict/concealedAs", "tryAgain", True),
    ("kinds.json", "kinds/conflict/concealedAs", {"default": "tryAgain", "link": False}, True),
    ("kinds.json", "kinds/conflict/concealedAs", {"linking": "tryAgain"}, False),
    ("kinds.json", "kinds/conflict/concealedAs", {"link": True}, False),
    ("kinds.json", "kinds/conflict/concealedAs", False, True),
    ("kinds.json", "kinds/conflict/concealedAs", True, False),
    ("kinds.json", "kinds/conflict/presentationIn", {"refresh": "silent"}, True),
    ("kinds.json", "kinds/conflict/presentationIn", {"default": "silent"}, False),
    ("kinds.json", "kinds/conflict/presentationIn", {"refresh": "modal"}, False),
    ("kinds.json", "kinds/conflict/broader", "tryAgain", True),
    ("kinds.json", "kinds/conflict/broader", ["tryAgain"], False),
    ("kinds.json", "kinds/conflict/retriable", True, False),
    ("kinds.json", "arguments/seconds", "int", False),
    ("kinds.json", "arguments/seconds/type", REMOVED, False),
    ("kinds.json", "arguments/seconds/type", "integer", False),
    ("kinds.json", "arguments/seconds/default", REMOVED, False),
    ("kinds.json", "arguments/seconds/default", "30", True),
    ("kinds.json", "arguments/seconds/default", "soon", False),
    ("kinds.json", "arguments/seconds/default", 0.5, False),
    ("kinds.json", "arguments/seconds/defualt", 30, False),
    ("kinds.json", "arguments/seconds", {"type": "double", "default": "0.5"}, True),
    ("kinds.json", "arguments/seconds", {"type": "double", "default": "half"}, False),
    ("kinds.json", "arguments/date", {"type": "DateTime", "default": "2026-01-01T10:00:00Z"}, True),
    ("kinds.json", "arguments/date", {"type": "DateTime", "default": "tomorrow"}, False),
    ("kinds.json", "arguments/date", {"type": "DateTime", "default": 2026}, False),
    ("kinds.json", "arguments/date/default", "2026-01-01T10:00:00Z", False),
    ("kinds.json", "arguments/date/fact", "yes", False),
    ("kinds.json", "arguments/name/default", 1, True),
    ("kinds.json", "arguments/name/default", ["name"], False),
    ("kinds.json", "arguments/requirements", {"type": "List", "default": "a, b"}, True),
    ("kinds.json", "arguments/requirements", {"type": "List", "default": ["a", "b"]}, False),
    ("kinds.json", "arguments/field/default", {}, True),
    ("kinds.json", "arguments/field/defaultCopy", 1, False),
    ("codes/facebook.json", "", {"provider": "facebook", "surfaces": []}, True),
    ("codes/facebook.json", "", "facebook", False),
    ("codes/facebook.json", "$schema", "../schemas/codes.schema.json", True),
    ("codes/facebook.json", "$schema", {}, False),
    ("codes/facebook.json", "provider", REMOVED, False),
    ("codes/facebook.json", "provider", ["facebook"], False),
    ("codes/facebook.json", "provider", "acme", True),
    ("codes/facebook.json", "fallback", True, False),
    ("codes/facebook.json", "method", "passkey", True),
    ("codes/facebook.json", "method", "magic", False),
    ("codes/facebook.json", "method", None, False),
    ("codes/facebook.json", "surfaces", REMOVED, False),
    ("codes/facebook.json", "surfaces", {}, False),
    ("codes/facebook.json", "domains", [], False),
    ("codes/facebook.json", "domains/com.facebook.sdk.core", 1, False),
    ("codes/facebook.json", "payloads", {}, False),
    ("codes/facebook.json", "payloads/0/code", REMOVED, False),
    ("codes/facebook.json", "payloads/0/surfaces", REMOVED, False),
    ("codes/facebook.json", "payloads/0", {"key": "denied", "surfaces": ["rest/graph"]}, True),
    ("codes/facebook.json", "payloads/0", {"key": 1, "surfaces": ["rest/graph"]}, False),
    ("codes/facebook.json", "payloads/0/surfaces", [], True),
    ("codes/facebook.json", "payloads/0/carrier", "xml", False),
    ("codes/facebook.json", "payloads/0/carrier", "query", True),
    ("codes/facebook.json", "payloads/0/carrier", "text", False),
    ("codes/facebook.json", "payloads/0", {"carrier": "text", "between": ["(#", ")"], "surfaces": []}, True),
    ("codes/facebook.json", "payloads/0", {"between": ["(#", ")"], "surfaces": []}, False),
    ("codes/facebook.json", "payloads/0/between", ["#", ""], True),
    ("codes/facebook.json", "payloads/0/between", ["#"], False),
    ("codes/facebook.json", "payloads/0/between", ["(", "#", ")"], False),
    ("codes/facebook.json", "payloads/0/between", ["#", 1], False),
    ("codes/facebook.json", "payloads/0/between", "#", False),
    ("codes/facebook.json", "payloads/0/after", ":", False),
    ("codes/facebook.json", "payloads/0/arguments", {"seconds": "retry_after", "field": "errors.*"}, True),
    ("codes/facebook.json", "payloads/0/arguments", {"seconds": 1}, False),
    ("codes/facebook.json", "payloads/0/arguments", ["seconds"], False),
    ("codes/facebook.json", "payloads/0/description", 1, False),
    ("codes/facebook.json", "payloads/0/path", "error", False),
    ("codes/facebook.json", "surfaces/0/id", REMOVED, False),
    ("codes/facebook.json", "surfaces/0/codes", REMOVED, False),
    ("codes/facebook.json", "surfaces/0/codes", {}, False),
    ("codes/facebook.json", "surfaces/0/ignoresCase", True, False),
    ("codes/facebook.json", "surfaces/0/method", "provider", True),
    ("codes/facebook.json", "surfaces/0/method", "magic", False),
    ("codes/facebook.json", "surfaces/0/method", ["provider"], False),
    ("codes/facebook.json", "surfaces/0/detailAfter", "", False),
    ("codes/facebook.json", "surfaces/0/also", "rest/graph", False),
    ("codes/facebook.json", "surfaces/0/also", ["rest/graph"], True),
    ("codes/facebook.json", "surfaces/0/derives", {"prefix": "x"}, False),
    ("codes/facebook.json", "surfaces/0/derives", {"prefix": "x", "from": "rest/graph"}, True),
    ("codes/facebook.json", "surfaces/0/derives", {"prefix": "x", "from": "rest/graph", "to": "y"}, False),
    ("codes/facebook.json", "surfaces/0/sources", "a book", False),
    ("codes/facebook.json", "surfaces/0/sources", ["a book"], False),
    ("codes/facebook.json", "surfaces/0/sources", [], True),
    ("codes/facebook.json", "surfaces/0/sources/0/name", "", False),
    ("codes/facebook.json", "surfaces/0/sources/0/name", REMOVED, False),
    ("codes/facebook.json", "surfaces/0/sources/0/read", "2028-02-29", True),
    ("codes/facebook.json", "surfaces/0/sources/0/read", "2026-13-01", False),
    ("codes/facebook.json", "surfaces/0/sources/0/read", "last week", False),
    ("codes/facebook.json", "surfaces/0/sources/0/read", REMOVED, False),
    ("codes/facebook.json", "surfaces/0/sources/0/url", "x", False),
    ("codes/facebook.json", "surfaces/0/source", [], False),
    ("codes/facebook.json", "surfaces/0/codes/0/code", 1, False),
    ("codes/facebook.json", "surfaces/0/codes/0/code", "", False),
    ("codes/facebook.json", "surfaces/0/codes/0/code", REMOVED, False),
    ("codes/facebook.json", "surfaces/0/codes/0/kind", REMOVED, False),
    ("codes/facebook.json", "surfaces/0/codes/0/symbol", 1, False),
    ("codes/facebook.json", "surfaces/0/codes/0/numeric", "1", False),
    ("codes/facebook.json", "surfaces/0/codes/0/numeric", -1, True),
    ("codes/facebook.json", "surfaces/0/codes/0/match", "suffix", False),
    ("codes/facebook.json", "surfaces/0/codes/0/match", "prefix", True),
    ("codes/facebook.json", "surfaces/0/codes/0/match", "range", False),
    ("codes/facebook.json", "surfaces/0/codes/0", {"code": "1-9", "match": "range", "kind": "conflict"}, True),
    ("codes/facebook.json", "surfaces/0/codes/0/match", "phrase", True),
    ("codes/facebook.json", "surfaces/0/codes/0/description", False, False),
    ("codes/facebook.json", "surfaces/0/codes/0/kindIn", {"refresh": "conflict", "link": "tryAgain"}, True),
    ("codes/facebook.json", "surfaces/0/codes/0/kindIn", {"default": "conflict"}, False),
    ("codes/facebook.json", "surfaces/0/codes/0/kindIn", {"refresh": False}, False),
    ("codes/facebook.json", "surfaces/0/codes/0/kindIn", "conflict", False),
    ("codes/facebook.json", "surfaces/0/codes/0/concealedAs", "invalidCredentials", True),
    ("codes/facebook.json", "surfaces/0/codes/0/concealedAs", False, True),
    ("codes/facebook.json", "surfaces/0/codes/0/concealedAs", True, False),
    ("codes/facebook.json", "surfaces/0/codes/0/concealedAs", {"default": "invalidCredentials", "signIn": False}, True),
    ("codes/facebook.json", "surfaces/0/codes/0/concealedAs", {"linking": False}, False),
    ("codes/facebook.json", "surfaces/0/codes/0/concealedAs", {"link": True}, False),
    ("codes/facebook.json", "surfaces/0/codes/0/strength", "plain", True),
    ("codes/facebook.json", "surfaces/0/codes/0/strength", "weak", False),
    ("codes/facebook.json", "surfaces/0/codes/0/meaning", "The token is too old.", True),
    ("codes/facebook.json", "surfaces/0/codes/0/meaning", 1, False),
    ("codes/facebook.json", "surfaces/0/codes/0/seen", "in use", True),
    ("codes/facebook.json", "surfaces/0/codes/0/seen", "once", False),
    ("codes/facebook.json", "fallback", ["oauth"], True),
    ("codes/facebook.json", "fallback", "oauth", False),
    ("codes/facebook.json", "named", "acme", False),
    ("codes/facebook.json", "named", ["acme.example"], True),
    ("codes/facebook.json", "surfaces/0/codes/0", {**INVALID_FIELD_ROW, "arguments": {"field": "password"}}, True),
    ("codes/facebook.json", "surfaces/0/codes/0", {"code": "1", "kind": "weakPassword", "arguments": {"requirements": ["length"]}}, True),
    ("codes/facebook.json", "surfaces/0/codes/0", {**INVALID_FIELD_ROW, "arguments": {"limit": 8}}, False),
    ("codes/facebook.json", "surfaces/0/codes/0", {**INVALID_FIELD_ROW, "arguments": {"field": ["password", 1]}}, False),
    ("codes/facebook.json", "surfaces/0/codes/0", {**INVALID_FIELD_ROW, "arguments": []}, False),
    ("codes/facebook.json", "surfaces/0/codes/0/note", "seen in a log alone", True),
    ("codes/facebook.json", "surfaces/0/codes/0/message", "x", False),
    ("copy/ko.arb", "", {"@@locale": "ko"}, True),
    ("copy/ko.arb", "", [], False),
    ("copy/ko.arb", "@@locale", REMOVED, False),
    ("copy/ko.arb", "@@locale", 82, False),
    ("copy/ko.arb", "@@locale", "ko_KR", True),
    ("copy/ko.arb", "@@locale", "한국어", False),
    ("copy/ko.arb", "@@author", {"name": "x"}, True),
    ("copy/ko.arb", "conflict_title", 1, False),
    ("copy/ko.arb", "conflict_title", {"text": "x"}, False),
    ("copy/ko.arb", "newCopy", "x", True),
    ("copy/ko.arb", "newCopy", None, False),
    ("copy/ko.arb", "@conflict_title", {}, True),
    ("copy/ko.arb", "@conflict_title/x-max-width", 20, True),
    ("copy/ko.arb", "@conflict_title/placeholders", {"n": {"type": "num", "format": "compact"}}, True),
    ("baseline", "", {}, False),
    ("baseline", "version", REMOVED, False),
    ("baseline", "version", 1, False),
    ("baseline", "version", "3", False),
    ("baseline", "findings", REMOVED, False),
    ("baseline", "findings", {}, False),
    ("baseline", "findings", [], True),
    ("baseline", "findings/0", "missing-key", False),
    ("baseline", "findings/0/rule", REMOVED, False),
    ("baseline", "findings/0/key", 1, False),
    ("baseline", "comment", "x", True),
    ("configuration", "", [], False),
    ("configuration", "$schema", "x", True),
    ("configuration", "ignor", [], False),
    ("configuration", "ignore", "untranslated", False),
    ("configuration", "ignore", [1], False),
    ("configuration", "select", ["missing-key", "extra-key"], True),
    ("configuration", "source", 1, False),
    ("configuration", "source", REMOVED, True),
    ("configuration", "dialect", "flutter", True),
    ("configuration", "dialect", "fluter", False),
    ("configuration", "glossary", {}, False),
    ("configuration", "glossary", [{"avoid": "log in", "use": "sign in", "locale": "en"}], True),
    ("configuration", "glossary", [{"use": "sign in"}], False),
    ("configuration", "glossary", [{"avoid": ""}], False),
    ("configuration", "glossary", [{"avoid": "log in", "use": None}], False),
    ("configuration", "requireComplete", True, True),
    ("configuration", "requireComplete", "yes", False),
    ("configuration", "formatsAll", False, True),
    ("configuration", "formatsAll", 1, False),
    ("configuration", "keep", ["Ledger"], True),
    ("configuration", "keep", "Ledger", False),
]
# Changes that only the schema refuses: the program ignores wrong values of these members, and never reads reports and exports.
SCHEMA_ONLY_REFUSALS = [
    ("codes/facebook.json", "surfaces/0/codes/0/note", ["seen in a log alone"]),
    ("linter/languages.json", "Korean", {"names": ["한국어"]}),
    ("linter/languages.json", "ko/doubledWord", []),
    ("linter/languages.json", "ko/symfonyForms", "1"),
    ("linter/languages.json", "ko/doubledWords", REMOVED),
    ("copy/ko.arb", "@conflict_title", "x"),
    ("copy/ko.arb", "@conflict_title/description", ["x"]),
    ("copy/ko.arb", "@conflict_title/placeholders", []),
    ("copy/ko.arb", "@conflict_title/x-source-hash", "0"),
    ("copy/ko.arb", "@conflict_title/x-lint-ignore", "untranslated"),
    ("copy/ko.arb", "@conflict_title/x-lint-ignore", [{"rule": "untranslated"}]),
    ("copy/ko.arb", "@conflict_title/x-slot", "buton"),
    ("copy/ko.arb", "@conflict_title/x-max-length", 0),
    ("copy/ko.arb", "@conflict_title/x-max-length", "20"),
    ("copy/ko.arb", "@@x-syntax", "fluter"),
    ("baseline", "findings/0/fingerprint", "x"),
    ("report", "findings", REMOVED),
    ("report", "summary/files", -1),
    ("report", "summary/locales", REMOVED),
    ("report", "summary/locales/0/stale", "0"),
    ("report", "findings/0/severity", "fatal"),
    ("report", "findings/0/line", 0),
    ("report", "findings/0/fix", {"safe": True}),
    ("report", "findings/0/excerpt", "x"),
    ("report", "unread", REMOVED),
    ("report", "unread/0/path", REMOVED),
    ("report", "unread/0/failed", REMOVED),
    ("report", "unread/0/failed", "true"),
    ("report", "unread/0/reason", REMOVED),
    ("report", "unread/0/reason", ""),
    ("report", "unread/0/line", 0),
    ("report", "unread/0/column", "1"),
    ("report", "unread/0/rule", "x"),
    ("decisions", "catalog", REMOVED),
    ("decisions", "version", 1),
    ("decisions", "kinds/unknown", REMOVED),
    ("decisions", "kinds/unknown/status", "500"),
    ("decisions", "kinds/unknown/presentation", "modal"),
    ("decisions", "kinds/unknown/presentation", {"default": "toast", "linking": "dialog"}),
    ("decisions", "kinds/unknown/retryable", REMOVED),
    ("decisions", "codes/firebase/17009", None),
    ("decisions", "codes/firebase", {}),
    ("decisions", "codes/firebase", {"x": {"signUp": "unknown"}}),
    ("decisions", "codes/firebase", {"x": {"default": "unknown"}}),
    ("decisions", "arguments/firebase", {"x": {}}),
    ("decisions", "arguments/firebase", {"x": {"field": {}}}),
]
# Messages with mistakes of many kinds, for a report and a baseline; a third file is not JSON.
MESSAGES = {
    "en.json": {"greeting": "Hi {name}", "link": "Read <a>this</a>", "gone": "x", "tab\tand\nline": "{n}"},
    "ko.json": {"greeting": "{이름} 님\u200b", "link": "<script>", 'extra"key': " ", "tab\tand\nline": "{n}}"},
}
# The schema of each folder of the catalog, and of the other files; kinds.json has the schema `kinds`.
SCHEMAS = {
    "linter": "languages", "reading.json": "reading", "words": "words", "guide": "guide",
    "codes": "codes", "copy": "arb", "messages": "arb",
    "baseline": "baseline", "report": "lint-report", "configuration": "lint-configuration",
    "decisions": "code-decisions",
}


def validator_of(name):
    return VALIDATORS[SCHEMAS.get(name.split("/")[0], "kinds")]


def change(document, path, value):
    """Returns a copy of the document with another value at a path, or without the member."""
    document = copy.deepcopy(document)
    if not path:
        return value
    *parents, last = [int(part) if part.isdigit() else part for part in path.split("/")]
    parent = document
    for part in parents:
        parent = parent[part]
    if value is REMOVED:
        del parent[last]
    else:
        parent[last] = value
    return document


def describe(name, path, value):
    return f"{name} without {path}" if value is REMOVED else f"{name} with {path} = {value}"


def run(*arguments):
    return subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=60)


def is_loaded(name, document):
    """Returns whether the program accepts the file: a baseline, a configuration, or the only file of an overlay."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, name)
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(document))
        if name == "baseline":
            outcome = run("lint", CATALOGS, "--baseline", file)
        elif name == "configuration":
            pathlib.Path(folder, "en.arb").write_text('{"key": "text"}')
            file = file.rename(pathlib.Path(folder, ".auth-copy-lint.json"))
            outcome = run("lint", folder)
        else:
            outcome = run("resolve", "kakao", "KOE320", "--overlay", folder)
    # The exit code 2 means that the program refuses a file; the message names the file.
    assert outcome.returncode in (0, 2), outcome
    assert outcome.returncode == 0 or str(file) in outcome.stderr, outcome
    return outcome.returncode == 0


def undescribed_properties(schema, path=""):
    """Yields the paths of properties without a description."""
    for key, value in schema.items():
        # The conditions `if` and `then` repeat properties that are described elsewhere.
        here = f"{path}/{key}"
        if key in ("properties", "patternProperties", "$defs") and "/if" not in here and "/then" not in here:
            for name, member in value.items():
                if "description" not in member and "$ref" not in member:
                    yield f"{here}/{name}"
        if isinstance(value, dict):
            yield from undescribed_properties(value, here)


failures = []
VALIDATORS = {}
for file in sorted((CATALOGS / "schemas").glob("*.schema.json")):
    schema = json.loads(file.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    VALIDATORS[file.name.removesuffix(".schema.json")] = jsonschema.Draft202012Validator(schema)
    failures += [f"{file}: no description of {path}" for path in undescribed_properties(schema)]

documents = {}
for file in sorted(CATALOGS.rglob("*")):
    if file.is_file() and file.parent.name != "schemas":
        documents[str(file.relative_to(CATALOGS))] = json.loads(file.read_text())
with tempfile.TemporaryDirectory() as folder:
    for name, messages in MESSAGES.items():
        pathlib.Path(folder, name).write_text(json.dumps(messages))
    pathlib.Path(folder, "ja.json").write_text('{"greeting": }')
    baseline = pathlib.Path(folder, "baseline")
    documents["report"] = json.loads(run("lint", folder, "--format", "json", "--write-baseline", baseline).stdout)
    documents["baseline"] = json.loads(baseline.read_text())
    run("export", "arb", "--out", folder)
    documents["decisions"] = json.loads(pathlib.Path(folder, "codes.json").read_text())
    documents["configuration"] = {"ignore": ["untranslated"], "source": "en"}
assert len(documents["report"]["findings"]) > 5 and any("fix" in finding for finding in documents["report"]["findings"])
assert [(file["failed"], file["line"]) for file in documents["report"]["unread"]] == [(True, 1)], documents["report"]["unread"]

for name, document in documents.items():
    failures += [f"{name}: {error.message}" for error in validator_of(name).iter_errors(document)]
with concurrent.futures.ThreadPoolExecutor() as pool:
    names = [name for name, *_ in CHANGES]
    changed = [change(documents[name], path, value) for name, path, value, _ in CHANGES]
    loaded = pool.map(is_loaded, names, changed)
for (name, path, value, is_valid), document, is_loadable in zip(CHANGES, changed, loaded):
    verdicts = {"schema": validator_of(name).is_valid(document), "program": is_loadable}
    for judge, verdict in verdicts.items():
        if verdict != is_valid:
            failures.append(f"the {judge} {'accepts' if verdict else 'refuses'} {describe(name, path, value)}")
for name, path, value in SCHEMA_ONLY_REFUSALS:
    if validator_of(name).is_valid(change(documents[name], path, value)):
        failures.append(f"the schema accepts {describe(name, path, value)}")

print("\n".join(failures) or f"{len(documents)} files are valid; {len(CHANGES)} changes have the same result in the schemas and the program")
sys.exit(bool(failures))
