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
# So many calls that differences between two process starts, such as the scheduling of threads, are negligible.
CALLS = 20_000
TOLERANCE = 0.1


def count_process(program, implementation, name, calls):
    """Counts the instructions of a process that makes a number of calls."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, implementation, name, str(calls)]
    # Swift seeds its hashing per process, and each seed causes other collisions.
    environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}
    run = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, timeout=120)
    match = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or not match:
        raise RuntimeError(f"{' '.join(command)}: {run.stderr}")
    return int(match[1])


def count_call(program, implementation, name):
    """Counts the instructions of one call: the difference of two processes, which excludes their start."""
    once, twice = (count_process(program, implementation, name, calls) for calls in (CALLS, 2 * CALLS))
    return round((twice - once) / CALLS)


def count_calls(program, implementation, names):
    """Counts the instructions of one call of each hot path."""
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as threads:
        stripped = folder + "/HotPaths"
        # Valgrind cannot read Swift's debug information.
        subprocess.run(["strip", "-o", stripped, program], check=True)
        return dict(zip(names, threads.map(lambda name: count_call(stripped, implementation, name), names)))


def compare(expected, counts):
    """Prints a line for each hot path. Returns the lines of the regressions."""
    regressions = []
    for name, got in counts.items():
        change = got / expected[name] - 1
        print(f"{name:24} expected {expected[name]:>6}, got {got:>6} instructions ({change:+.1%})")
        if change > TOLERANCE:
            regressions.append(f"{name}: expected {expected[name]}, got {got} instructions ({change:+.1%})")
        elif change < -TOLERANCE:
            print("  lower the bound: Scripts/check/instructions --update")
    return regressions


def main():
    program = sys.argv[1]
    names = subprocess.run([program], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    for name in names:
        # The program fails if the output differs from ICU's. Only Scripts/bench counts the instructions of ICU.
        subprocess.run([program, "icu", name, "1"], check=True)
    counts = count_calls(program, "ours", names)
    if sys.argv[2:] == ["--update"]:
        EXPECTED.write_text(json.dumps(counts, indent=2) + "\n")
        return
    expected = json.loads(EXPECTED.read_text())
    if expected.keys() != counts.keys():
        sys.exit(f"{EXPECTED.name} does not list the current hot paths: run Scripts/check/instructions --update")
    if regressions := compare(expected, counts):
        sys.exit("Over 10 % more instructions than expected:\n" + "\n".join(regressions))


if __name__ == "__main__":
    main()
