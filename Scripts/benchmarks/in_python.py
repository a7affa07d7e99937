"""Measures the Python package: calls in process against the same calls to the service on loopback, the import with the
first text, and memory. PYTHONPATH must contain the package."""

import itertools
import statistics
import subprocess
import sys
import time

import servers

ROUNDS = 40
CALLS = 50
RAW_ERROR = "FirebaseError: Firebase: Error (auth/too-many-requests)."
# Neither the library nor the service caches the result of an error that occurs once.
different = itertools.count()
CALLS_OF = {
    "one code": (
        lambda texts: texts.resolve("firebase", "auth/too-many-requests", locale="ko", flow="signIn", arguments={"seconds": 30}), "10x"),
    "one raw error": (lambda texts: texts.read("firebase", RAW_ERROR, locale="ko", flow="signIn"), "10x"),
    "raw errors that differ": (lambda texts: texts.read("firebase", f"{RAW_ERROR} {next(different)}", locale="ko", flow="signIn"), ""),
}
FIRST_TEXT = """
import time
start = time.perf_counter()
import authcopy
authcopy.Local().resolve("kakao", "KOE320", locale="ko")
print((time.perf_counter() - start) * 1e3)
"""
MEMORY = """
import re
def peak():
    return int(re.search(r"VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1]) / 1024
before = peak()
import authcopy
local = authcopy.Local()
local.resolve("kakao", "KOE320", locale="ko")
for provider in {providers}:
    local.read(provider, "Error: access_denied", locale="ko")
print(peak() - before)
"""


def output(program):
    return float(subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout)


def microseconds(call, texts):
    start = time.perf_counter_ns()
    for _ in range(CALLS):
        call(texts)
    return (time.perf_counter_ns() - start) / 1000 / CALLS


def run(table):
    import authcopy

    with servers.auth_copy() as server:
        # A cached response would need no request.
        authcopy.Client.CACHE_SIZE = 0
        local, client = authcopy.Local(), authcopy.Client(server.url("").rstrip("/"), timeout=30)
        for name, (call, target) in CALLS_OF.items():
            times = {texts: [] for texts in (local, client)}
            for _ in range(ROUNDS):
                for texts in times:
                    times[texts].append(microseconds(call, texts))
            own, over_http = (statistics.median(times[texts]) for texts in (local, client))
            table.add(f"Python, {name}, against the service", f"{own:.1f} µs", f"{over_http:.0f} µs", f"{over_http / own:.1f}x", target)
    first = min(output(FIRST_TEXT) for _ in range(5))
    table.add("Python, import and first text", f"{first:.0f} ms", "", "", "100 ms")
    for label, providers, target in [
            ("a raw error", ("kakao",), "40 MiB"), ("raw errors of three providers and any", ("kakao", "firebase", "google", "any"), "")]:
        table.add(f"Python, memory with {label}", f"{output(MEMORY.format(providers=providers)):.0f} MiB", "", "", target)
