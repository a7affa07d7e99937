"""Runs the benchmarks that are named, all without a name, and prints a table: ours, the yardstick, the ratio.

Ours and the yardstick take turns in one run; a figure is the median of its rounds."""

import signal
import sys

import in_process
import lint
import over_http
import start
from table import Table

BENCHMARKS = {
    "format": in_process.format, "resolve": in_process.resolve, "lint": lint.run, "http": over_http.run,
    "start": start.run}


def main():
    names = sys.argv[1:] or list(BENCHMARKS)
    # Who is told to end must end the servers that it has started.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    table = Table("what", "ours", "yardstick", "ratio", "to reach")
    for name in names:
        BENCHMARKS[name](table)
    print(table.text())


main()
