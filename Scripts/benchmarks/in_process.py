"""Measures formatting and resolving in one process, compared with ICU's parsed MessageFormat on the same messages."""

import csv
import math
import os
import statistics
import subprocess

import instructions

ROUNDS = 5
CALLS = 1_000


def run(table, prefixes, target):
    """Runs the benchmarks whose names begin with one of the prefixes; AuthCopy and ICU take turns."""
    times = {}
    for _ in range(ROUNDS):
        command = [
            os.environ["BENCHMARK_PROGRAMS"] + "/InProcess", "--format", "csv", "--columns", "name,median", "--min-time", "0.2",
            "--filter", f"(ours|icu) ({'|'.join(prefixes)})"]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        for name, median in list(csv.reader(output.splitlines()))[1:]:
            times.setdefault(name, []).append(float(median) / CALLS)
    ratios = []
    names = [name.removeprefix("ours ") for name in times if name.startswith("ours ")]
    # Unlike times, instruction counts are not affected by a busy machine.
    program = os.environ["BENCHMARK_PROGRAMS"] + "/HotPaths"
    counts = {implementation: instructions.count_calls(program, implementation, names) for implementation in ("ours", "icu")}
    for name in names:
        ours, reference = (statistics.median(times[f"{implementation} {name}"]) for implementation in ("ours", "icu"))
        ratios.append(reference / ours)
        table.add(name, f"{ours:.0f} ns", f"{reference:.0f} ns", f"{reference / ours:.1f}x", target)
        ours, reference = (counts[implementation][name] for implementation in ("ours", "icu"))
        table.add("  the same, instructions", f"{ours:,}", f"{reference:,}", f"{reference / ours:.1f}x", "")
    mean = math.exp(statistics.mean(math.log(ratio) for ratio in ratios))
    table.add("geometric mean of the ratios", "", "", f"{mean:.1f}x", "")


def format(table):
    run(table, ["plain", "argument", "select", "plural", "particle"], "2x, mean 4x")


def resolve(table):
    run(table, ["code", "concealed"], "1x")
