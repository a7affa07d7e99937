"""Measures the time from the start to the first response, compared with a minimal Hummingbird application."""

import os
import pathlib
import statistics
import subprocess
import tempfile
import time

import servers

ROUNDS = 11


def time_of(action):
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


def time_to_first_response(start_server, path):
    """Returns the milliseconds until the first 200. A server that is not ready raises an error."""
    start = time.perf_counter()
    with start_server() as server, server.get(path):
        return (time.perf_counter() - start) * 1000


def run(table):
    with tempfile.TemporaryDirectory() as name:
        body = pathlib.Path(name) / "hello"
        body.write_text("{}")
        resolve = [os.environ["AUTH_COPY"], "resolve", "kakao", "KOE320", "--locale", "ko"]
        ours, bare, resolving, loading = [], [], [], []
        for _ in range(ROUNDS):
            ours.append(time_to_first_response(servers.auth_copy, "/readyz"))
            bare.append(time_to_first_response(lambda: servers.hello(body), "/hello"))
            resolving.append(time_of(lambda: subprocess.run(resolve, stdout=subprocess.DEVNULL, check=True)))
            # One process for each round, because a process loads the catalog only once.
            costs = [os.environ["BENCHMARK_PROGRAMS"] + "/CatalogCosts", "ko"]
            output = subprocess.run(costs, stdout=subprocess.PIPE, check=True).stdout
            loading.append(float(output))
    ready, hello = statistics.median(ours), statistics.median(bare)
    table.add(
        "start: to the first 200 of /readyz; bare Hummingbird", f"{ready:.1f} ms", f"{hello:.1f} ms",
        f"{ready / hello:.1f}", "under 50 ms")
    table.add("start: resolve, the whole process", f"{statistics.median(resolving):.1f} ms", "", "", "")
    table.add(
        "start: loading the catalog inside the binary", f"{statistics.median(loading):.1f} ms", "", "", "under 10 ms")
