"""Measures the import, the first text, and the memory with a raw error. Fails beyond 100 ms or 40 MiB."""

import resource
import time


def memory():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


before, start = memory(), time.perf_counter()
import authcopy  # noqa: E402

imported = time.perf_counter()
local = authcopy.Local()
local.resolve("kakao", "KOE320", locale="ko")
first = time.perf_counter()
local.read("kakao", "Error: access_denied", locale="ko")
figures = f"import {(imported - start) * 1e3:.0f} ms, first text {(first - imported) * 1e3:.0f} ms, {memory() - before:.0f} MiB"
assert first - start < 0.1 and memory() - before < 40, figures
print("good   ", figures)
