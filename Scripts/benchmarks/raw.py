"""Measures reading raw errors: 200 of them, five of each provider in the forms in which they arrive, in batches.

With BEFORE, the program of an edition before takes turns with this one; of `any` only this one is asked."""

import glob
import json
import os
import statistics
import time
import urllib.request

import servers

ROUNDS = 60
FORMS = [
    lambda code, text: json.dumps({"error": code, "error_description": text}),
    lambda code, text: json.dumps({"error": {"code": code, "message": text}}),
    lambda code, text: f"2026-11-24 10:00:00 ERROR [auth] sign-in failed: {text} ({code})",
    lambda code, text: f"https://example.com/callback?error={code}&error_description={text}",
    lambda code, text: f"Error: {text}",
]


def errors():
    """Returns the provider and the text of each raw error."""
    for path in sorted(glob.glob("Catalogs/codes/*.json")):
        table = json.load(open(path))
        rows = [row for surface in table["surfaces"] for row in surface["codes"]]
        for number, form in enumerate(FORMS):
            row = rows[(len(rows) * number) // len(FORMS)]
            yield table["provider"], form(row["code"], row.get("description") or row.get("symbol") or "Something failed")


def batch(errors, provider=None):
    items = [{"provider": provider or own, "payload": text} for own, text in errors]
    return json.dumps({"errors": items}).encode()


def ask(server, body):
    """Returns the time of a batch, in microseconds."""
    request = urllib.request.Request(server.url("/v1/errors"), body, {"Content-Type": "application/json"})
    start = time.perf_counter_ns()
    urllib.request.urlopen(request, timeout=servers.PATIENCE).read()
    return (time.perf_counter_ns() - start) / 1000


def run(table):
    texts = list(errors())
    named, unnamed = batch(texts), batch(texts, "any")
    before = os.environ.get("BEFORE")
    with servers.ours() as ours, servers.ours(program=before) as other:
        times = {"ours": [], "other": [], "any": []}
        for number in range(ROUNDS + 5):
            for name, server, body in (("ours", ours, named), ("other", other, named), ("any", ours, unnamed)):
                elapsed = ask(server, body) / len(texts)
                if number >= 5:
                    times[name].append(elapsed)
    ours, other, unnamed = (statistics.median(times[name]) for name in ("ours", "other", "any"))
    yardstick = "the edition before" if before else "itself"
    table.add(f"{len(texts)} raw errors, each ({yardstick})", f"{ours:.1f} µs", f"{other:.1f} µs", f"{ours / other:.2f}", "1.2")
    table.add("the same of `any` (of a named provider)", f"{unnamed:.1f} µs", f"{ours:.1f} µs", f"{unnamed / ours:.2f}", "3")
