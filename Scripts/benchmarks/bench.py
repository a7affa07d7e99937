"""Runs the named benchmarks, or all without names, and prints a table of our results, those of the yardstick and the
ratios; growth has a table of its own.

Ours and the yardstick take turns in one run; each figure is the median of its rounds."""

import signal
import sys

import editing
import growth
import in_process
import lint
import over_http
import raw
import start
import timing
from table import Table

BENCHMARKS = {
    "format": in_process.format, "resolve": in_process.resolve, "lint": lint.run, "editing": editing.run, "http": over_http.run,
    "start": start.run, "growth": growth.run, "timing": timing.run,
    "raw": raw.run}


def main():
    names = sys.argv[1:] or list(BENCHMARKS)
    # On these signals, exit normally so that the started servers are stopped.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    ratios = Table("what", "ours", "yardstick", "ratio", "to reach")
    costs = Table(*growth.HEADER)
    worse = []
    for name in names:
        worse += BENCHMARKS[name](costs if name == "growth" else ratios) or []
    print("\n\n".join(table.text() for table in (ratios, costs) if table.rows))
    if worse:
        sys.exit(f"Scripts/bench: {'; '.join(worse)}")


main()
