"""Runs the benchmarks that are named, all without a name, and prints a table: ours, the yardstick, the ratio.

Ours and the yardstick take turns in one run; a figure is the median of its rounds."""

import sys

import in_process
import lint
from table import Table

BENCHMARKS = {"format": in_process.format, "resolve": in_process.resolve, "lint": lint.run}


def main():
    names = sys.argv[1:] or list(BENCHMARKS)
    for name in names:
        if name not in BENCHMARKS:
            sys.exit(f"Scripts/bench: there is no benchmark '{name}'; there are {', '.join(BENCHMARKS)}")
    table = Table()
    for name in names:
        BENCHMARKS[name](table)
    print(table.text())


main()
