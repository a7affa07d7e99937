"""Measures the import, the first text, and the memory with a raw error. Fails beyond 100 ms or 40 MiB.

Times are those of the processor, which other programs on the machine do not lengthen as much.
"""

import re
import time


def memory():
    """Returns the peak of the resident memory, in MiB."""
    with open("/proc/self/status", encoding="ascii") as status:
        return int(re.search(r"VmHWM:\s+(\d+)", status.read())[1]) / 1024


before, start = memory(), time.process_time()
import authcopy  # noqa: E402

imported = time.process_time()
local = authcopy.Local()
local.resolve("kakao", "KOE320", locale="ko")
first = time.process_time()
local.read("kakao", "Error: access_denied", locale="ko")
figures = f"import {(imported - start) * 1e3:.0f} ms, first text {(first - imported) * 1e3:.0f} ms, {memory() - before:.0f} MiB"
assert first - start < 0.1 and memory() - before < 40, figures
print("good   ", figures)
