"""Puts load on servers with wrk."""

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
    # One path, or several separated by |; each %d is replaced by a number that changes with each request.
    path: str
    headers: dict = dataclasses.field(default_factory=dict)
    # A file to post.
    body: object = None
    connections: int = CONNECTIONS
    # The values of Accept-Language, which take turns.
    languages: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass
class Figures:
    requests: int
    rate: float
    # Processor time of the server per request, in microseconds.
    processor_time: float
    # The 99th percentile of the latency, in milliseconds.
    p99: float


def load(target, seconds):
    """Puts load on a server, and returns the figures. Raises an error if a request failed."""
    command = [
        "wrk", "--threads", str(min(target.connections, os.cpu_count())), "--connections", str(target.connections),
        "--duration", f"{seconds}s", "--timeout", "10s", "--script", SCRIPT]
    for name, value in target.headers.items():
        command += ["--header", f"{name}: {value}"]
    command += [target.server.url(""), "--", target.path, target.body or "-", *target.languages]
    before = target.server.processor_time()
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=seconds + 60).stdout
    processor_time = target.server.processor_time() - before
    match = re.search(r"^figures (\d+) (\d+) (\d+) ([\d.]+)$", output, re.M)
    if not match:
        raise RuntimeError(f"wrk did not report:\n{output}")
    requests, microseconds, errors = (int(figure) for figure in match.groups()[:3])
    if errors or not requests:
        raise RuntimeError(f"{target.path}: {errors} of {requests} requests failed")
    return Figures(requests, requests / microseconds * 1e6, processor_time / requests * 1e6, float(match[4]))


def load_in_turns(targets, seconds=SECONDS, rounds=ROUNDS):
    """Puts load on the targets in turn. Returns the median figures of each; requests are the sum over all rounds."""
    for target in targets:
        load(target, 1)
    figures = [[] for _ in targets]
    for _ in range(rounds):
        for target, measured in zip(targets, figures):
            measured.append(load(target, seconds))
    return [
        Figures(
            sum(round.requests for round in measured),
            *(
                statistics.median(getattr(round, name) for round in measured)
                for name in ("rate", "processor_time", "p99")))
        for measured in figures]
