"""Tests the service under sustained load. Scripts/check/soak describes it.

soak.py PROGRAM SECONDS
"""

import collections
import http.client
import itertools
import json
import multiprocessing
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

import slow_clients

PROGRAM, SECONDS = sys.argv[1], int(sys.argv[2])
LOAD = pathlib.Path(__file__).with_name("soak.lua")
# The number of wrk threads, with one connection each.
THREADS = 16
# The seconds of warm-up: a minute, or less in a short run.
WARM_UP = min(60, SECONDS / 4)
# The limits of the increase in file descriptors and of the ratio of memory; more is a leak.
EXTRA_DESCRIPTORS = 8
MAX_MEMORY_RATIO = 1.5
# The memory limit of Scripts/deploy/kubernetes/deployment.yaml, in MiB. During a reload, the service holds two catalogs
# in addition to the buffers of clients.
MAX_MEMORY = 256
# The number of hostile clients: few enough that the service still accepts the bodies of other clients.
HOSTILE_CLIENTS = 40


class Service:
    """The service under load, with an overlay that it watches."""

    def __init__(self, folder):
        self.overlay = folder / "overlay"
        (self.overlay / "copy").mkdir(parents=True)
        self.write(0)
        self.log = folder / "service.log"
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--overlay", self.overlay, "--watch"], stderr=self.log.open("wb"))
        self.address = self.await_address()

    def await_address(self):
        for _ in range(100):
            for line in self.log.read_text().splitlines():
                found = re.search(r'"message":"listening","address":"([^"]+)"', line)
                if found:
                    return found[1]
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        self.process.kill()
        sys.exit(f"the service does not listen:\n{self.log.read_text()}")

    def write(self, number, broken=False):
        """Writes the two files of the overlay, one after the other. All texts of a kind contain the number."""
        for locale in ["en", "ko"]:
            texts = {f"flowExpired_{part}": f"{part} (overlay {number})" for part in ["title", "message", "action"]}
            if broken and locale == "ko":
                texts["flowExpired_title"] = "{"
            (self.overlay / "copy" / f"{locale}.arb").write_text(json.dumps({"@@locale": locale, **texts}))

    def get(self, path):
        with urllib.request.urlopen(f"http://{self.address}{path}", timeout=20) as response:
            return response.read().decode()

    def reloads(self):
        metrics = self.get("/metrics")
        counts = dict(re.findall(r'^auth_copy_catalog_reloads_total\{result="(\w+)"\} (\d+)$', metrics, re.M))
        return int(counts.get("accepted", 0)), int(counts.get("refused", 0))

    def memory(self):
        """Returns the resident memory in MiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        resident = re.search(r"VmRSS:\s+(\d+) kB", status)
        # A process that has just exited has no memory.
        return int(resident[1]) / 1024 if resident else 0

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def idle_descriptors(self):
        """Returns the number of descriptors after the load: closing its connections may take some seconds."""
        fewest = self.descriptors()
        for _ in range(50):
            time.sleep(0.1)
            fewest = min(fewest, self.descriptors())
        return fewest


class Poster(threading.Thread):
    """Posts raw errors and batches, and checks that no response mixes two catalogs."""

    def __init__(self, address):
        super().__init__(daemon=True)
        self.address = address
        self.stopping = threading.Event()
        self.requests = self.errors = 0
        self.reasons = collections.Counter()
        # The number of the overlay that belongs to each version of the catalog.
        self.overlays = {}

    def run(self):
        connection = http.client.HTTPConnection(self.address, timeout=20)
        for number in itertools.count():
            if self.stopping.is_set():
                return
            for method, path, body, expected in self.posts(number):
                self.requests += 1
                try:
                    self.check(self.send(connection, method, path, body, expected))
                except Exception as error:
                    self.errors += 1
                    self.reasons[f"{path}: {type(error).__name__}: {error}"[:300]] += 1
                    connection.close()
                    time.sleep(0.05)

    @staticmethod
    def posts(number):
        locale = ["en", "ko"][number % 2]
        yield "POST", f"/v1/errors/facebook?locale={locale}", {"error": {"code": 190, "error_subcode": 463}}, 200
        yield "POST", "/v1/errors/kakao", f"error=access_denied&error_description={number}", 200
        yield "POST", "/v1/errors/apple", {"domain": "ASWebAuthenticationSession", "code": number % 5}, 200
        yield "POST", f"/v1/errors/firebase?locale={locale}", {"error": {"message": f"NO_SUCH_CODE_{number}"}}, 200
        yield "POST", f"/v1/errors/kakao?locale={locale}", '', 400
        yield "POST", "/v1/errors/no-such-provider", {}, 404
        items = [("kakao", "KOE320"), ("firebase", "auth/wrong-password"), ("firebase", 17009), ("no-such-provider", number)]
        errors = [{"provider": provider, "code": code} for provider, code in items * 25]
        yield "POST", "/v1/errors", {"locale": locale, "errors": errors}, 200
        arguments = {"seconds": number, "provider": "kakao"}
        errors = [{"provider": "firebase", "code": "auth/too-many-requests", "arguments": arguments}] * 1_000
        if number % 10 == 0:
            yield "POST", "/v1/errors", {"locale": locale, "errors": errors}, 200
            yield "POST", "/v1/errors", {"errors": errors + errors[:1]}, 413
            yield "POST", "/v1/errors/kakao", "x" * (1 << 20), 200

    @staticmethod
    def send(connection, method, path, body, expected):
        text = body if isinstance(body, str) else json.dumps(body)
        # A text is sent as a form.
        kind = "application/x-www-form-urlencoded" if isinstance(body, str) else "application/json"
        connection.request(method, path, text, {"Content-Type": kind})
        response = connection.getresponse()
        content = response.read()
        if response.status != expected:
            raise ValueError(f"{response.status} instead of {expected}: {content[:200]!r}")
        return json.loads(content)

    def check(self, content):
        errors = content.get("errors", [content])
        if len({error["catalog"] for error in errors if "catalog" in error}) > 1:
            raise ValueError("two catalogs in one response")
        for error in errors:
            if error.get("kind") != "flowExpired":
                continue
            text = f"{error['title']} {error['message']} {error['action']['label']}"
            numbers = set(re.findall(r"\(overlay (\d+)\)", text))
            number = numbers.pop() if len(numbers) == 1 else None
            if number is None or self.overlays.setdefault(error["catalog"], number) != number:
                raise ValueError(f"texts of several catalogs: {text}")


def attack(address, seconds):
    """Runs the attacks in turn, each for a few seconds, until the time is over."""
    end = time.monotonic() + seconds
    attacks = [
        lambda: slow_clients.pipelining(address, HOSTILE_CLIENTS, 3), lambda: slow_clients.withheld_bodies(address, HOSTILE_CLIENTS, 3),
        lambda: slow_clients.slow_readers(address, HOSTILE_CLIENTS, 3), lambda: slow_clients.resets(address, HOSTILE_CLIENTS * 5)]
    for run in itertools.cycle(attacks):
        if time.monotonic() >= end:
            return
        try:
            run()
        except OSError:
            # Requests of hostile clients may fail.
            pass


def main():
    folder = pathlib.Path(tempfile.mkdtemp())
    children = []
    try:
        failures = soak(folder, children)
    finally:
        for child in children:
            if child.poll() is None:
                child.kill()
    if not failures:
        shutil.rmtree(folder)
        return 0
    for failure in failures:
        print(f"failed: {failure}")
    print(f"The log of the service: {folder / 'service.log'}")
    return 1


def soak(folder, children):
    service = Service(folder)
    children.append(service.process)
    memory_at_start, descriptors_at_start = service.memory(), service.descriptors()
    started = time.monotonic()
    load = subprocess.Popen(
        ["wrk", "--threads", str(THREADS), "--connections", str(THREADS), "--duration", f"{SECONDS}s",
         "--timeout", "20s", "--script", LOAD, f"http://{service.address}"], stdout=subprocess.PIPE, text=True)
    children.append(load)
    poster = Poster(service.address)
    poster.start()
    # A separate process, so that the attacks do not slow down the poster.
    attacker = multiprocessing.Process(target=attack, args=[service.address, SECONDS - 5], daemon=True)
    attacker.start()

    changes = broken = 0
    # The memory and the number of descriptors after the warm-up.
    warm = None
    largest = memory_at_start
    while load.poll() is None and service.process.poll() is None and time.monotonic() < started + SECONDS + 60:
        if started + changes <= time.monotonic() < started + SECONDS - 1:
            changes += 1
            broken += changes % 10 == 0
            service.write(changes, broken=changes % 10 == 0)
        time.sleep(0.05)
        largest = max(largest, service.memory())
        if warm is None and time.monotonic() >= started + WARM_UP:
            warm = service.memory(), service.descriptors()
    memory_at_end = service.memory()
    poster.stopping.set()
    poster.join()
    attacker.terminate()
    attacker.join()
    if service.process.poll() is not None:
        return [f"the service exited with status {service.process.returncode}"]
    descriptors_at_end = service.idle_descriptors()
    accepted, refused = service.reloads()
    service.process.send_signal(signal.SIGTERM)
    status = service.process.wait(timeout=20)

    load.send_signal(signal.SIGINT)
    output = load.communicate(timeout=20)[0]
    figures = re.search(r"^figures (\d+) (\d+) (\d+) (\d+) ([\d.]+) ([\d.]+) ([\d.]+)$", output, re.M)
    if not figures or warm is None:
        return [f"wrk did not report:\n{output}"]
    requests, unchanged, wrong, socket_errors = map(int, figures.groups()[:4])
    median, slow, duration = map(float, figures.groups()[4:])
    for reason, count in poster.reasons.most_common(10):
        print(f"  {count} x {reason}")
    print("".join(line + "\n" for line in output.splitlines() if line.startswith("  ") and " from /" in line), end="")

    def row(name, *values):
        print(f"{name:48}" + "".join(f"{value:>14}" for value in values))

    row("seconds", f"{duration:.0f}")
    row("requests of wrk", f"{requests:,}")
    row("  per second", f"{requests / duration:,.0f}")
    row("  p50, p99 in ms", f"{median:.2f}", f"{slow:.2f}")
    row("  not modified (304)", f"{unchanged:,}")
    row("  unexpected status or content", wrong)
    row("  socket errors", socket_errors)
    row("raw errors and batches posted", f"{poster.requests:,}")
    row("  failed, or mixing two catalogs", poster.errors)
    row("  catalog versions seen", len(poster.overlays))
    row("overlays written, of which broken", changes, broken)
    row("reloads accepted, refused", accepted, refused)
    row("", "start", f"after {WARM_UP:.0f} s", "end", "peak")
    row("memory in MiB", *(f"{value:.1f}" for value in [memory_at_start, warm[0], memory_at_end, largest]))
    row("file descriptors (at the end without load)", descriptors_at_start, warm[1], descriptors_at_end)
    row("exit status after SIGTERM", status)

    failures = []
    if wrong or socket_errors or poster.errors:
        failures.append("requests failed")
    if descriptors_at_end > descriptors_at_start + EXTRA_DESCRIPTORS:
        failures.append("file descriptors are left open")
    if memory_at_end > warm[0] * MAX_MEMORY_RATIO or largest > MAX_MEMORY:
        failures.append("memory leaks")
    # Otherwise nothing was tested.
    if accepted < changes / 2 or refused < broken / 2:
        failures.append("overlays were not reloaded")
    if status != 0:
        failures.append("the service did not exit with status 0")
    return failures


if __name__ == "__main__":
    sys.exit(main())
