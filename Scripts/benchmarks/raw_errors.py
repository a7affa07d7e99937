"""Measures how long the service takes to read raw errors: batches with five of each provider, in five common formats.

The environment variable BEFORE names an earlier program to compare with. Without it, the current program runs twice,
and the difference is the noise."""

import glob
import json
import os
import statistics
import time
import urllib.request

import servers

ROUNDS = 60
WARM_UP = 5
FORMS = [
    lambda code, text: json.dumps({"error": code, "error_description": text}),
    lambda code, text: json.dumps({"error": {"code": code, "message": text}}),
    lambda code, text: f"2026-11-24 10:00:00 ERROR [auth] sign-in failed: {text} ({code})",
    lambda code, text: f"https://example.com/callback?error={code}&error_description={text}",
    lambda code, text: f"Error: {text}",
]


def errors():
    """Yields the provider and the text of each raw error."""
    for path in sorted(glob.glob("Catalogs/codes/*.json")):
        table = json.load(open(path))
        rows = [row for surface in table["surfaces"] for row in surface["codes"]]
        for number, form in enumerate(FORMS):
            row = rows[(len(rows) * number) // len(FORMS)]
            yield table["provider"], form(row["code"], row.get("description") or row.get("symbol") or "Something failed")


def batch_of(errors, provider=None):
    """Returns a batch of the errors, each sent to its own provider or all to the given one."""
    items = [{"provider": provider or own_provider, "payload": text} for own_provider, text in errors]
    return json.dumps({"errors": items}).encode()


def measure_batch(server, body):
    """Posts a batch. Returns the time until the response is read, in microseconds."""
    request = urllib.request.Request(server.url("/v1/errors"), body, {"Content-Type": "application/json"})
    start = time.perf_counter_ns()
    urllib.request.urlopen(request, timeout=servers.TIMEOUT).read()
    return (time.perf_counter_ns() - start) / 1000


def run(table):
    raw_errors = list(errors())
    batch, any_batch = batch_of(raw_errors), batch_of(raw_errors, "any")
    before = os.environ.get("BEFORE")
    with servers.auth_copy() as current, servers.auth_copy(program=before) as reference:
        times = {"current": [], "reference": [], "any": [], "reference any": []}
        for number in range(ROUNDS + WARM_UP):
            for name, server, body in (
                    ("current", current, batch), ("reference", reference, batch), ("any", current, any_batch),
                    ("reference any", reference, any_batch)):
                elapsed = measure_batch(server, body) / len(raw_errors)
                if number >= WARM_UP:
                    times[name].append(elapsed)
    medians = {name: statistics.median(measured) for name, measured in times.items()}
    reference_name = "the earlier program" if before else "the same program"

    def add(measurement, name, other, target):
        ratio = medians[name] / medians[other]
        table.add(measurement, f"{medians[name]:.1f} µs", f"{medians[other]:.1f} µs", f"{ratio:.2f}", target)

    add(f"{len(raw_errors)} raw errors, time per error; {reference_name}", "current", "reference", target="1.3")
    add(f"the same errors, provider `any`; {reference_name}", "any", "reference any", target="1.3")
    add("the same errors, provider `any`; named providers", "any", "current", target="3")
