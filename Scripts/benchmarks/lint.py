"""Measures `auth-copy lint` on 100,000 messages as a whole process, compared with ICU's MessagePattern on the same
messages."""

import json
import os
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

MESSAGES = 100_000
ROUNDS = 7
# Catalogs of other projects, which are not in the repository.
CORPORA = pathlib.Path("../shared/corpora")


def messages_of(node, is_arb):
    """Yields the messages of a JSON value, as the linter reads them."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, list):
        for item in node:
            yield from messages_of(item, is_arb)
    elif isinstance(node, dict):
        if isinstance(node.get("defaultMessage"), str):
            yield node["defaultMessage"]
        else:
            for key, value in node.items():
                if not (is_arb and key.startswith("@")):
                    yield from messages_of(value, is_arb)


def copy_catalogs(folder):
    """Copies CORPORA, or the shipped catalog without them, until there are 100,000 messages. Returns the messages."""
    sources = [path for path in sorted(CORPORA.iterdir()) if path.is_dir()] if CORPORA.is_dir() else []
    sources = sources or [pathlib.Path("Catalogs/copy")]
    messages = []
    for round in range(MESSAGES):
        for source in sources:
            target = folder / str(round) / source.name
            target.mkdir(parents=True)
            for file in sorted(source.glob("*.json")) + sorted(source.glob("*.arb")):
                shutil.copy(file, target)
                root = json.loads(file.read_text(encoding="utf-8-sig"))
                messages += messages_of(root, file.suffix == ".arb")
        if len(messages) >= MESSAGES:
            return messages


def measure_time(command):
    start = time.perf_counter()
    process = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    elapsed = time.perf_counter() - start
    if process.returncode not in (0, 1):
        raise RuntimeError(process.stderr.decode())
    return elapsed


def peak_memory(command):
    """Returns the peak memory in bytes. A process inherits the peak of its parent, so a small process starts it."""
    process = subprocess.run(["python3", "-S", "-c", PRINT_PEAK_MEMORY, *command], capture_output=True, check=True)
    return int(process.stdout) * 1024


PRINT_PEAK_MEMORY = """
import os, sys
quiet = [(os.POSIX_SPAWN_OPEN, 1, '/dev/null', os.O_WRONLY, 0)]
child = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=quiet)
print(os.wait4(child, 0)[2].ru_maxrss)
"""


def run(table):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        messages = copy_catalogs(folder)
        size = sum(path.stat().st_size for path in folder.rglob("*.*") if path.is_file())
        lint = [os.environ["AUTH_COPY"], "lint", "--source", "en", "--format", "json", name]
        explain = [os.environ["AUTH_COPY"], "lint", "--explain", "mojibake"]
        strings = b"".join(message.encode() + b"\0" for message in messages)
        before = os.environ.get("BEFORE")
        ours, parsing, loading, earlier = [], [], [], []
        for _ in range(ROUNDS):
            ours.append(measure_time(lint))
            if before:
                earlier.append(measure_time([before, *lint[1:]]))
            reference = subprocess.run(
                [os.environ["BENCHMARK_PROGRAMS"] + "/ParseMessages"], input=strings, capture_output=True, check=True)
            parsing.append(float(reference.stdout))
            loading.append(measure_time(["python3", "-c", LOAD_JSON, name]))
        milliseconds = [statistics.median(times) * 1000 for times in (ours, parsing, loading)]
        table.add(
            f"lint: {len(messages):,} messages, whole process; MessagePattern alone", f"{milliseconds[0]:.0f} ms",
            f"{milliseconds[1]:.1f} ms", f"{milliseconds[0] / milliseconds[1]:.1f}", "at most 10")
        table.add(
            "lint: the same; Python that loads the same JSON, whole process", f"{milliseconds[0]:.0f} ms",
            f"{milliseconds[2]:.0f} ms", f"{milliseconds[0] / milliseconds[2]:.1f}", "about 1")
        if before:
            milliseconds.append(statistics.median(earlier) * 1000)
            table.add(
                "lint: the same; the earlier program", f"{milliseconds[0]:.0f} ms", f"{milliseconds[3]:.0f} ms",
                f"{milliseconds[0] / milliseconds[3]:.2f}", "at most 1")
        memory = peak_memory(lint)
        table.add(
            "lint: peak memory; size of the files", f"{memory / 1e6:.0f} MB", f"{size / 1e6:.0f} MB",
            f"{memory / size:.1f}", "at most 10")
        idle = peak_memory(explain)
        table.add("lint: peak memory of a process that lints nothing", f"{idle / 1e6:.0f} MB", "", "", "")


LOAD_JSON = """
import json, pathlib, sys
for path in pathlib.Path(sys.argv[1]).rglob('*.*'):
    json.loads(path.read_text(encoding='utf-8-sig'))
"""
