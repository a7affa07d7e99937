"""Runs the benchmarks that are named, all without a name, and prints a table: ours, the yardstick, the ratio; of growth
a table of its own.

Ours and the yardstick take turns in one run; a figure is the median of its rounds."""

import signal
import sys

import growth
import in_process
import lint
import over_http
import start
from table import Table

BENCHMARKS = {
    "format": in_process.format, "resolve": in_process.resolve, "lint": lint.run, "http": over_http.run,
    "start": start.run, "growth": growth.run}


def main():
    names = sys.argv[1:] or list(BENCHMARKS)
    # Who is told to end must end the servers that it has started.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    ratios = Table("what", "ours", "yardstick", "ratio", "to reach")
    costs = Table(*growth.HEADER)
    worse = []
    for name in names:
        worse += BENCHMARKS[name](costs if name == "growth" else ratios) or []
    print("\n\n".join(table.text() for table in (ratios, costs) if table.rows))
    if worse:
        sys.exit(f"Scripts/bench: grows too much: {'; '.join(worse)}")


main()
