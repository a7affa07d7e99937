"""Loads servers with wrk."""

import dataclasses
import os
import pathlib
import re
import statistics
import subprocess

SCRIPT = pathlib.Path(__file__).with_name("load.lua")
CONNECTIONS = 64
ROUNDS = 5
SECONDS = 4


@dataclasses.dataclass
class Target:
    """A request to a server."""
    server: object
    # The path, or several with | between them; each %d is replaced by a changing number.
    path: str
    headers: dict = dataclasses.field(default_factory=dict)
    # A file to post.
    body: object = None
    connections: int = CONNECTIONS
    # Values of Accept-Language that take turns.
    languages: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Figures:
    requests: int
    rate: float
    # Processor time of the server per request, in microseconds.
    processor: float
    # The 99th percentile of the latency, in milliseconds.
    p99: float


def load(target, seconds):
    """Loads a server, and rejects figures with unsuccessful responses."""
    command = [
        "wrk", "--threads", str(min(target.connections, os.cpu_count())), "--connections", str(target.connections),
        "--duration", f"{seconds}s", "--timeout", "10s", "--script", SCRIPT]
    for name, value in target.headers.items():
        command += ["--header", f"{name}: {value}"]
    command += [target.server.url(""), "--", target.path, target.body or "-", *target.languages]
    before = target.server.processor_time()
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=seconds + 60).stdout
    processor = target.server.processor_time() - before
    found = re.search(r"^figures (\d+) (\d+) (\d+) ([\d.]+)$", output, re.M)
    if not found:
        raise RuntimeError(f"wrk did not report:\n{output}")
    requests, microseconds, errors = (int(figure) for figure in found.groups()[:3])
    if errors or not requests:
        raise RuntimeError(f"{target.path}: {errors} of {requests} requests failed")
    return Figures(requests, requests / microseconds * 1e6, processor / requests * 1e6, float(found[4]))


def by_turns(targets, seconds=SECONDS, rounds=ROUNDS):
    """Loads the targets in turns. Returns their medians in the same order; requests are counted over all rounds."""
    for target in targets:
        load(target, 1)
    figures = [[] for _ in targets]
    for _ in range(rounds):
        for target, measured in zip(targets, figures):
            measured.append(load(target, seconds))
    return [
        Figures(
            sum(round.requests for round in measured),
            *(statistics.median(getattr(round, name) for round in measured) for name in ("rate", "processor", "p99")))
        for measured in figures]
