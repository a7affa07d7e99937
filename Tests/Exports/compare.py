"""Compares the answers of an exported module with those that the library gave.

    python3 compare.py NAME DRIVER [ARGUMENT...] < CASES

Starts the driver, gives it the cases as they come, and prints a row of the table `format | cases | differing` with the
first differences.
"""

import json
import queue
import subprocess
import sys
import threading

SHOWN = 5
# Drivers write their answers in blocks of 64 KiB; an answer takes at least five bytes.
PENDING = 20_000

name, *command = sys.argv[1:]
driver = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
pending = queue.Queue(PENDING)


def feed():
    is_open = True
    for line in sys.stdin.buffer:
        pending.put(line)
        try:
            if is_open:
                driver.stdin.write(line)
        except BrokenPipeError:
            is_open = False
    try:
        driver.stdin.close()
    except BrokenPipeError:
        pass
    pending.put(None)


threading.Thread(target=feed, daemon=True).start()
count = differing = 0
differences = []
while (line := pending.get()) is not None:
    answer = driver.stdout.readline()
    case = json.loads(line)
    wanted = case.pop("expected", None)
    # Modules have no such member.
    if isinstance(wanted, dict):
        wanted.pop("catalog", None)
        # The library's calls take any surface; the service says that it ignores an unknown one.
        if name.strip() == "swift" and "surface" in wanted.get("ignored", []):
            wanted["ignored"].remove("surface")
            if not wanted["ignored"]:
                del wanted["ignored"]
    given = json.loads(answer) if answer else "no answer"
    count += 1
    if wanted != given:
        differing += 1
        if len(differences) < SHOWN:
            differences.append((case, wanted, given))
has_more = bool(driver.stdout.read(1))
driver.stdout.close()
print(f"{name:14} {count:9,} {differing:9,}")
for case, wanted, given in differences:
    for label, value in (("case", case), ("wanted", wanted), ("given", given)):
        print(f"  {label}: {json.dumps(value, ensure_ascii=False)}")
sys.exit(1 if differing or not count or has_more or driver.wait() else 0)
