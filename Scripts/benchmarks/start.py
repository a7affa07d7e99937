"""Measures the time from process start to first response, compared with the bare Hummingbird application."""

import os
import pathlib
import statistics
import subprocess
import tempfile
import time

import servers

ROUNDS = 11


def milliseconds(action):
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


def first_answer(start_server, path):
    """Measures the time to the first 200; a server that is not ready raises an error."""
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
            ours.append(first_answer(servers.ours, "/readyz"))
            bare.append(first_answer(lambda: servers.hello(body), "/hello"))
            resolving.append(milliseconds(lambda: subprocess.run(resolve, stdout=subprocess.DEVNULL, check=True)))
            # Measured once per process, because the catalog stays loaded.
            costs = [os.environ["YARDSTICKS"] + "/CatalogCosts", "ko"]
            output = subprocess.run(costs, stdout=subprocess.PIPE, check=True).stdout
            loading.append(float(output))
    ready, hello = statistics.median(ours), statistics.median(bare)
    table.add(
        "start: to the first 200 of /readyz; bare Hummingbird", f"{ready:.1f} ms", f"{hello:.1f} ms",
        f"{ready / hello:.1f}", "under 50 ms")
    table.add("start: resolve, the whole process", f"{statistics.median(resolving):.1f} ms", "", "", "")
    table.add(
        "start: loading the catalog inside the binary", f"{statistics.median(loading):.1f} ms", "", "", "under 10 ms")
