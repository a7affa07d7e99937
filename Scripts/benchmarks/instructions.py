"""Counts the instructions of the hot paths: see Scripts/check/instructions.

instructions.py PROGRAM [--update]      PROGRAM is HotPaths
"""

import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

EXPECTED = pathlib.Path(__file__).with_name("instructions.json")
# Enough calls that differences between two process starts, such as the scheduling of threads, are negligible.
CALLS = 20_000
TOLERANCE = 0.1


def collected(program, who, name, times):
    """Counts the instructions of a whole process."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, who, name, str(times)]
    # Swift seeds its hashing per process, and each seed causes different collisions.
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}
    run = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, timeout=120)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or not found:
        raise RuntimeError(f"{' '.join(command)}: {run.stderr}")
    return int(found[1])


def count(program, who, name):
    """Counts the instructions of one call by a difference, which excludes the start of the process."""
    return round((collected(program, who, name, 2 * CALLS) - collected(program, who, name, CALLS)) / CALLS)


def counts_of(program, who, names):
    """Counts the instructions of one call of each hot path."""
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as threads:
        stripped = folder + "/HotPaths"
        # Valgrind cannot read Swift's debug information.
        subprocess.run(["strip", "-o", stripped, program], check=True)
        return dict(zip(names, threads.map(lambda name: count(stripped, who, name), names)))


def compare(expected, counts):
    """Prints a line for each hot path. Returns those that got worse."""
    worse = []
    for name, got in counts.items():
        change = got / expected[name] - 1
        print(f"{name:24} expected {expected[name]:>6}, got {got:>6} instructions ({change:+.1%})")
        if change > TOLERANCE:
            worse.append(f"{name}: expected {expected[name]}, got {got} instructions ({change:+.1%})")
        elif change < -TOLERANCE:
            print("  lower the bound: Scripts/check/instructions --update")
    return worse


def main():
    program = sys.argv[1]
    names = subprocess.run([program], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    for name in names:
        # The yardstick, which prints the same as ours or fails, is not counted but in Scripts/bench.
        subprocess.run([program, "icu", name, "1"], check=True)
    counts = counts_of(program, "ours", names)
    if sys.argv[2:] == ["--update"]:
        EXPECTED.write_text(json.dumps(counts, indent=2) + "\n")
        return
    expected = json.loads(EXPECTED.read_text())
    if expected.keys() != counts.keys():
        sys.exit(f"{EXPECTED.name} names other paths than there are: Scripts/check/instructions --update")
    if worse := compare(expected, counts):
        sys.exit("Over 10 % more instructions than allowed:\n" + "\n".join(worse))


if __name__ == "__main__":
    main()
