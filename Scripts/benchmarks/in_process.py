"""Measures formatting and lookup in one process, compared with ICU's parsed MessageFormat on the same messages."""

import csv
import math
import os
import statistics
import subprocess

import instructions

ROUNDS = 5
CALLS = 1_000


def run(table, kinds, reach):
    """Runs the benchmarks whose names begin with one of the kinds, alternating ours and the yardstick."""
    times = {}
    for _ in range(ROUNDS):
        command = [
            os.environ["YARDSTICKS"] + "/InProcess", "--format", "csv", "--columns", "name,median", "--min-time", "0.2",
            "--filter", f"(ours|icu) ({'|'.join(kinds)})"]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        for name, median in list(csv.reader(output.splitlines()))[1:]:
            times.setdefault(name, []).append(float(median) / CALLS)
    ratios = []
    names = [name.removeprefix("ours ") for name in times if name.startswith("ours ")]
    # Unlike times, instruction counts are not affected by a busy machine.
    program = os.environ["YARDSTICKS"] + "/HotPaths"
    counts = {who: instructions.counts_of(program, who, names) for who in ("ours", "icu")}
    for what in names:
        ours, yardstick = (statistics.median(times[f"{who} {what}"]) for who in ("ours", "icu"))
        ratios.append(yardstick / ours)
        table.add(what, f"{ours:.0f} ns", f"{yardstick:.0f} ns", f"{yardstick / ours:.1f}x", reach)
        ours, yardstick = (counts[who][what] for who in ("ours", "icu"))
        table.add("  the same, instructions", f"{ours:,}", f"{yardstick:,}", f"{yardstick / ours:.1f}x", "")
    mean = math.exp(statistics.mean(math.log(ratio) for ratio in ratios))
    table.add("all of these, geometric mean", "", "", f"{mean:.1f}x", "")


def format(table):
    run(table, ["plain", "argument", "select", "plural", "particle"], "2x, 4x in the mean")


def resolve(table):
    run(table, ["code", "concealed"], "1x")
