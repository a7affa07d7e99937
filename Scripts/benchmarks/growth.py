"""Measures how costs grow with the catalog, its locales, the errors in a batch and the connections: no growth may be
worse than linear, and the cost of resolving a code to copy must not grow at all."""

import json
import os
import pathlib
import resource
import statistics
import subprocess
import tempfile

import grown
import servers
from load import Target, by_turns
from over_http import PLAIN, batch_of

HEADER = ("what grows", "to", "cost", "for one", "against the first", "at most")
# Allows for noise, and for caches that no longer hold everything.
MOST = 1.5
ROUNDS = 5
SECONDS = 2
# Few enough that the memory they touch has the same size in every catalog.
CODES = 50


def run(table):
    """Returns the costs that grew too much."""
    with tempfile.TemporaryDirectory() as name, servers.ours() as service:
        folder = pathlib.Path(name)
        worse = catalogs(table, folder, "catalog", [1, 10, 100], grown.catalog, "ko")
        # This locale has to be matched against all others.
        worse += catalogs(table, folder, "locales", [1, 10], grown.locales, "ko-KR")
        worse += batches(table, folder, service)
        worse += connections(table, service)
    return worse


def catalogs(table, folder, what, sizes, make, locale):
    commands = []
    for size in sizes:
        catalog = folder / f"{what}-{size}"
        make(catalog, size)
        known, unknown = catalog / "known", catalog / "unknown"
        known.write_text(lines(grown.codes(catalog, CODES)))
        unknown.write_text(lines(("firebase", f"no-such-code-{number}") for number in range(CODES)))
        commands.append([os.environ["YARDSTICKS"] + "/CatalogCosts", locale, catalog, known, unknown])
    rounds = [[] for _ in sizes]
    for _ in range(ROUNDS):
        for command, figures in zip(commands, rounds):
            output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
            figures.append([float(figure) for figure in output.split()])
    loading, known, unknown = zip(*([statistics.median(each) for each in zip(*figures)] for figures in rounds))
    return (
        add(
            table, f"{what}: loading it", sizes, [f"{time:.1f} ms" for time in loading],
            [time / size for time, size in zip(loading, sizes)], "{:.1f} ms")
        + add(table, f"{what}: a code to copy, {locale}", sizes, None, known, "{:.0f} ns")
        # It is compared with every code that matches by prefix.
        + add(table, f"{what}: a code that nobody mapped, {locale}", sizes, None, unknown, "{:.0f} ns", linear=True))


def lines(codes):
    return "".join(f"{provider} {code}\n" for provider, code in codes)


def batches(table, folder, service):
    sizes = [1, 10, 100, 1_000]
    files = [folder / f"batch-{size}.json" for size in sizes]
    for size, file in zip(sizes, files):
        file.write_text(json.dumps(batch_of(size)))
    figures = by_turns([Target(service, "/v1/errors", body=file) for file in files], SECONDS)
    cost = [f"{each.rate:,.0f} a second, p99 {each.p99:.1f} ms" for each in figures]
    units = [each.processor / size for size, each in zip(sizes, figures)]
    return add(table, "errors in a batch: processor time an error", sizes, cost, units, "{:.2f} µs")


def connections(table, service):
    # wrk needs one descriptor per connection.
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    sizes = [1, 10, 100, 1_000]
    figures = by_turns([Target(service, PLAIN, connections=size) for size in sizes], SECONDS)
    cost = [f"{each.rate:,.0f} a second, p99 {each.p99:.1f} ms" for each in figures]
    units = [each.processor for each in figures]
    return add(table, "connections: processor time a request", sizes, cost, units, "{:.1f} µs")


def add(table, what, sizes, cost, units, form, linear=False):
    """Adds a row for each size. Returns those whose cost per unit exceeds the first by too much."""
    worse = []
    for index, (size, unit) in enumerate(zip(sizes, units)):
        times, most = unit / units[0], MOST * (size if linear else 1)
        table.add(what, f"{size:,}", cost[index] if cost else "", form.format(unit), f"{times:.2f}x", f"{most:g}x")
        if times > most:
            worse.append(f"{what}: {times:.2f} times the first at {size:,}")
    return worse
