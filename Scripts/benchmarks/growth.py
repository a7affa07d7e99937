"""Measures how costs grow with the size of the catalog, the number of locales, the size of a batch and the connections.

No cost may grow faster than linearly, and the cost of the copy for a known code must not grow at all."""

import json
import os
import pathlib
import resource
import statistics
import subprocess
import tempfile

import larger_catalogs
import servers
from load import Target, load_in_turns
from over_http import KNOWN_CODE_PATH, batch_of

HEADER = ("measurement", "size", "cost", "cost per unit", "ratio to the first", "limit")
# Allows for noise, and for processor caches that are too small for the larger input.
MAX_RATIO = 1.5
ROUNDS = 5
SECONDS = 2
# How many codes to look up. The number is small and the same for all sizes, so that the lookups read the same amount of
# each catalog's memory.
CODES = 50


def run(table):
    """Adds the measurements to the table, and returns a description of each cost that grew too much."""
    with tempfile.TemporaryDirectory() as name, servers.auth_copy() as service:
        folder = pathlib.Path(name)
        regressions = measure_catalogs(table, folder, "catalog", [1, 10, 100], larger_catalogs.write_catalog, "ko")
        # This locale is not in the catalog, so it is matched against all locales.
        regressions += measure_catalogs(table, folder, "locales", [1, 10], larger_catalogs.write_locales, "ko-KR")
        regressions += measure_batches(table, folder, service)
        regressions += measure_connections(table, service)
    return regressions


def measure_catalogs(table, folder, name, sizes, write, locale):
    commands = []
    for size in sizes:
        catalog = folder / f"{name}-{size}"
        write(catalog, size)
        known_codes, unknown_codes = catalog / "known", catalog / "unknown"
        known_codes.write_text(code_lines(larger_catalogs.sample_codes(catalog, CODES)))
        unknown_codes.write_text(code_lines(("firebase", f"no-such-code-{number}") for number in range(CODES)))
        program = os.environ["BENCHMARK_PROGRAMS"] + "/CatalogCosts"
        commands.append([program, locale, catalog, known_codes, unknown_codes])
    results_by_size = [[] for _ in sizes]
    for _ in range(ROUNDS):
        for command, results in zip(commands, results_by_size):
            output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
            results.append([float(number) for number in output.split()])
    # The program prints three costs of a catalog: of loading it, of a known code, and of an unknown one.
    medians = [[statistics.median(costs) for costs in zip(*results)] for results in results_by_size]
    loading, known, unknown = zip(*medians)
    return (
        add(
            table, f"{name}: loading", sizes, [f"{time:.1f} ms" for time in loading],
            [time / size for time, size in zip(loading, sizes)], "{:.1f} ms")
        + add(table, f"{name}: copy for a known code, {locale}", sizes, None, known, "{:.0f} ns")
        # An unknown code is compared with each prefix row of the tables, so its cost may grow linearly.
        + add(table, f"{name}: copy for an unknown code, {locale}", sizes, None, unknown, "{:.0f} ns", linear=True))


def code_lines(codes):
    return "".join(f"{provider} {code}\n" for provider, code in codes)


def measure_batches(table, folder, service):
    sizes = [1, 10, 100, 1_000]
    files = [folder / f"batch-{size}.json" for size in sizes]
    for size, file in zip(sizes, files):
        file.write_text(json.dumps(batch_of(size)))
    figures = load_in_turns([Target(service, "/v1/errors", body=file) for file in files], SECONDS)
    cost_texts = [f"{each.rate:,.0f} per second, p99 {each.p99:.1f} ms" for each in figures]
    unit_costs = [each.processor_time / size for size, each in zip(sizes, figures)]
    return add(table, "errors in a batch: processor time per error", sizes, cost_texts, unit_costs, "{:.2f} µs")


def measure_connections(table, service):
    # wrk needs one descriptor per connection.
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    sizes = [1, 10, 100, 1_000]
    figures = load_in_turns([Target(service, KNOWN_CODE_PATH, connections=size) for size in sizes], SECONDS)
    cost_texts = [f"{each.rate:,.0f} per second, p99 {each.p99:.1f} ms" for each in figures]
    unit_costs = [each.processor_time for each in figures]
    return add(table, "connections: processor time per request", sizes, cost_texts, unit_costs, "{:.1f} µs")


def add(table, name, sizes, cost_texts, unit_costs, unit_format, linear=False):
    """Adds a row for each size. Returns a description of each size whose cost per unit exceeds the limit.

    The cost per unit may grow with the size if `linear`; otherwise it must stay the same."""
    regressions = []
    for index, (size, unit_cost) in enumerate(zip(sizes, unit_costs)):
        ratio, limit = unit_cost / unit_costs[0], MAX_RATIO * (size if linear else 1)
        table.add(
            name, f"{size:,}", cost_texts[index] if cost_texts else "", unit_format.format(unit_cost), f"{ratio:.2f}x",
            f"{limit:g}x")
        if ratio > limit:
            regressions.append(
                f"{name}: at size {size:,}, the cost per unit is {ratio:.2f} times the cost at size {sizes[0]:,}")
    return regressions
