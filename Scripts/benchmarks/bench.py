"""Runs the named benchmarks, by default all, and prints a table with the figures of AuthCopy and of the reference
programs, and their ratios. `growth` has a separate table.

AuthCopy and the reference take turns in one run. Each figure is the median of all rounds."""

import signal
import sys

import editing
import growth
import in_process
import in_python
import lint
import over_http
import raw_errors
import start
import timing
from table import Table

BENCHMARKS = {
    "format": in_process.format, "resolve": in_process.resolve, "lint": lint.run, "editing": editing.run, "http": over_http.run,
    "start": start.run, "growth": growth.run, "timing": timing.run,
    "raw": raw_errors.run, "python": in_python.run}


def main():
    names = sys.argv[1:] or list(BENCHMARKS)
    # On these signals, exit normally, so that the servers are stopped.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    ratios = Table("measurement", "AuthCopy", "reference", "ratio", "target")
    costs = Table(*growth.HEADER)
    failures = []
    for name in names:
        failures += BENCHMARKS[name](costs if name == "growth" else ratios) or []
    print("\n\n".join(table.text() for table in (ratios, costs) if table.rows))
    if failures:
        sys.exit(f"Scripts/bench: {'; '.join(failures)}")


main()
