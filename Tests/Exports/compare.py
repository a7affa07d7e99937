"""Compares the results of an exported module with the results of the library.

    python3 compare.py NAME DRIVER [ARGUMENT...] < CASES

Starts the driver, passes the cases to it, and prints a row of the table `format | cases | differing` with the
first differences.
"""

import json
import queue
import subprocess
import sys
import threading

MAXIMUM_DIFFERENCES = 5
# The maximum number of cases that wait for a result. A driver can hold back 13,107 results: it writes blocks of 64 KiB,
# and a result has at least five bytes.
MAXIMUM_PENDING = 20_000

name, *command = sys.argv[1:]
driver = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
pending = queue.Queue(MAXIMUM_PENDING)


def feed():
    """Passes the cases to the driver; if it ends early, its missing results are reported as differences."""
    is_open = True
    for line in sys.stdin.buffer:
        pending.put(line)
        try:
            if is_open:
                # Foundation drops a byte order mark that follows an escape in a JSON string.
                driver.stdin.write(line.replace(b"\xef\xbb\xbf", b"\\ufeff"))
        except BrokenPipeError:
            is_open = False
    try:
        driver.stdin.close()
    except BrokenPipeError:
        pass
    pending.put(None)


def is_unknown_provider(case, expected):
    """Returns whether the library lists the provider as ignored, where Python raises."""
    is_ignored = isinstance(expected, dict) and "provider" in expected.get("ignored", [])
    return is_ignored and "provider" not in case["options"].get("arguments", {})


threading.Thread(target=feed, daemon=True).start()
count = differing = 0
differences = []
while (line := pending.get()) is not None:
    result = driver.stdout.readline()
    case = json.loads(line)
    expected = case.pop("expected", None)
    # The results of modules do not contain the version of the catalog.
    if isinstance(expected, dict):
        expected.pop("catalog", None)
        # The library accepts any surface; the expected result lists an unknown surface as ignored.
        if name.strip() in ("json", "swift") and "surface" in expected.get("ignored", []):
            expected["ignored"].remove("surface")
            if not expected["ignored"]:
                del expected["ignored"]
    if name.strip() == "python" and is_unknown_provider(case, expected):
        expected = {"type": "urn:auth-copy:problem:unknownProvider"}
    actual = json.loads(result) if result else "no result"
    # Like the service, Python lists the message of an error that lost it, which the expected result does not.
    if name.strip() == "python" and isinstance(actual, dict) and actual.get("ignored") == ["message"]:
        del actual["ignored"]
    count += 1
    if expected != actual:
        differing += 1
        if len(differences) < MAXIMUM_DIFFERENCES:
            differences.append((case, expected, actual))
has_extra_results = bool(driver.stdout.read(1))
driver.stdout.close()
print(f"{name:14} {count:9,} {differing:9,}")
for case, expected, actual in differences:
    for label, value in (("case", case), ("expected", expected), ("actual", actual)):
        print(f"  {label}: {json.dumps(value, ensure_ascii=False)}")
sys.exit(1 if differing or not count or has_extra_results or driver.wait() else 0)
