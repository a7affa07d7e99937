"""Attacks the service. Scripts/check/attack describes it.

attack.py PROGRAM [--short] [NAME]...
"""

import contextlib
import grp
import itertools
import json
import multiprocessing
import os
import pathlib
import pwd
import re
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import scaling
import slow_clients
from slow_clients import ERROR_PATH, fetch, get, post

PROGRAM = sys.argv[1]
SHORT = "--short" in sys.argv
# The limits of the service during each attack: memory in MiB, and the response time of /healthz in seconds.
MAX_MEMORY = 160
MAX_HEALTH_TIME = 1.0
# The limits of the response times of ordinary clients next to eight hostile ones, in seconds: the maximum for a batch
# of 100, and the 99th percentile for GET.
MAX_BATCH_TIME, MAX_GET_TIME = (1.0, 0.01)
# The memory that 200 tenants with ten texts each may add, in MiB. They need 17 to 21; if they shared nothing, 140.
MAX_TENANT_MEMORY = 30
# How long a shutdown may take, in seconds.
MAX_SHUTDOWN_TIME = 10.5
TICKS = os.sysconf("SC_CLK_TCK")
# Makes a crash print a backtrace to standard error.
ENVIRONMENT = os.environ | {"SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,images=none,registers=none"}


def by_mode(full, short):
    """Returns the value for a full or a short run."""
    return short if SHORT else full


if SHORT:
    # A debug build is many times slower.
    MAX_BATCH_TIME, MAX_GET_TIME = (20.0, 0.5)


class AttackSucceeded(Exception):
    """The service did not withstand an attack."""


def require(condition, problem):
    if not condition:
        raise AttackSucceeded(problem)


class Service:
    """A running service. A thread measures its slowest response of /healthz, in seconds."""

    def __init__(self, *flags, stderr=None, prepare=None, ready=True, ports=(0, 0)):
        self.folder = tempfile.TemporaryDirectory()
        self.log = pathlib.Path(self.folder.name) / "log"
        # Without a readable log, the ports must be chosen in advance.
        self.port, self.admin_port = ports if stderr is None else free_ports()
        ports = ["--port", str(self.port), "--admin-port", str(self.admin_port)]
        self.process = subprocess.Popen(
            [PROGRAM, "serve", *ports, *flags], stderr=self.log.open("wb") if stderr is None else stderr,
            preexec_fn=prepare, env=ENVIRONMENT)
        self.slowest = 0.0
        self.stopping = threading.Event()
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        if ready:
            self.await_ready()
            self.watcher.start()

    def await_ready(self):
        for _ in range(200):
            if self.port == 0:
                addresses = dict(re.findall(r'"message":"(listening[^"]*)","address":"([^"]+)"', self.log.read_text()))
                if len(addresses) == 2:
                    self.address, self.admin = addresses["listening"], addresses["listening for operators"]
                    return
            else:
                self.address, self.admin = (f"127.0.0.1:{port}" for port in (self.port, self.admin_port))
                with contextlib.suppress(OSError):
                    if all(fetch(address, get("/healthz"))[0] == 200 for address in (self.address, self.admin)):
                        return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AttackSucceeded(f"the service does not listen; status {self.process.poll()}")

    def watch(self):
        while not self.stopping.wait(0.1):
            start = time.monotonic()
            try:
                is_healthy = fetch(self.admin, get("/healthz"), timeout=5)[0] == 200
            except OSError:
                is_healthy = False
            self.slowest = max(self.slowest, time.monotonic() - start if is_healthy else 5)

    def memory(self, name):
        """Returns the memory of the process in MiB: VmRSS is the current memory, VmHWM the peak."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(rf"{name}:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0

    def processor_time(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self):
        """Stops the service with SIGTERM. Returns how long that took, in seconds."""
        self.stopping.set()
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(MAX_SHUTDOWN_TIME)
        except subprocess.TimeoutExpired:
            raise AttackSucceeded("SIGTERM has no effect")
        require(status == 0, f"the service exited with status {status}{self.crash()}")
        return time.monotonic() - start

    def crash(self):
        """Returns the backtrace of a crash in the log, or an empty text."""
        _, marker, backtrace = self.log.read_text().partition("*** Program crashed") if self.log.exists() else ("", "", "")
        return f"\n{marker}{backtrace}" if marker else ""

    def discard(self):
        self.stopping.set()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.folder.cleanup()


def free_ports():
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
    ports = [listener.getsockname()[1] for listener in sockets]
    for listener in sockets:
        listener.close()
    return ports


@contextlib.contextmanager
def service(*flags, **options):
    """Runs a service in a context, stops it gracefully at the end, and records its figures in `results`."""
    running = Service(*flags, **options)
    results["service"] = running
    try:
        yield running
        if running.process.poll() is None:
            results["memory"] = running.memory("VmHWM")
            results["shutdown"] = running.stop()
        results["health"] = running.slowest
    finally:
        running.discard()


# The measurements of the current attack: its service, the peak memory in MiB, the time of the shutdown, and the slowest
# response of /healthz, in seconds.
results = {}


# -- Attacks. Each returns a short description, and raises AttackSucceeded if the service did not withstand it.

def unread_pipelined_responses():
    with service() as target:
        sent = slow_clients.pipelining(target.address, by_mode(200, 60), by_mode(10, 3))
        return f"{sent / 1e6:.0f} MB sent"


def unread_large_responses():
    with service() as target:
        connections = slow_clients.open_connections(target.address, by_mode(200, 60))
        slow_clients.send_without_reading(connections, get(slow_clients.CATALOG_PATH), by_mode(6, 2))
        slow_clients.close_all(connections, reset=True)
        slow_clients.resets(target.address, by_mode(3000, 300))
        return f"{len(connections)} clients, then resets"


def withheld_bodies():
    with service() as target:
        ordinary_responses = []

        def ordinary():
            while not done.wait(0.1):
                start = time.monotonic()
                status = fetch(target.address, post("/v1/errors/kakao", '{"error_code":"KOE320"}'))[0]
                ordinary_responses.append((status, time.monotonic() - start))

        done = threading.Event()
        client = threading.Thread(target=ordinary)
        client.start()
        statuses = slow_clients.withheld_bodies(target.address, by_mode(300, 120), by_mode(10, 4))
        done.set()
        client.join()
        require(set(statuses) <= {503}, f"the statuses are {set(statuses)}")
        require(statuses, "no body was refused")
        require(all(status == 200 for status, _ in ordinary_responses), "an ordinary body was refused")
        return f"{len(statuses)} refused with 503; ordinary bodies {max(time for _, time in ordinary_responses) * 1000:.0f} ms"


def slow_readers():
    with service() as target:
        slow_clients.slow_readers(target.address, by_mode(300, 100), by_mode(10, 3))
        return f"{by_mode(300, 100)} clients"


def connections_saturated():
    with service("--max-connections", "50") as target:
        connections = slow_clients.open_connections(target.address, 60)
        time.sleep(by_mode(5, 2))
        slow_clients.close_all(connections)
        time.sleep(0.5)
        require(fetch(target.address, get(ERROR_PATH))[0] == 200, "the service does not recover")
        return "60 idle, 50 allowed"


def few_open_files():
    with service(prepare=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))) as target:
        connections = slow_clients.open_connections(target.address, 120)
        before = target.processor_time()
        time.sleep(3)
        spent = target.processor_time() - before
        slow_clients.close_all(connections)
        time.sleep(0.5)
        require(fetch(target.address, get(ERROR_PATH))[0] == 200, "the service does not recover")
        require(spent < 0.5, f"the service spins: {spent:.1f} s of processor time in 3 s")
        return f"{spent:.2f} s of processor time in 3 s"


def large_batches():
    with service() as target:
        responses = slow_clients.large_batches(target.address, by_mode(16, 4), by_mode(8, 3))
        return f"{responses} batches of 1,000"


def combined_attacks():
    """Pipelining, withheld bodies and slow readers at the same time."""
    with service() as target:
        count, seconds = by_mode(166, 60), by_mode(10, 3)
        attacks = [
            threading.Thread(target=attack, args=[target.address, count, seconds])
            for attack in (slow_clients.pipelining, slow_clients.withheld_bodies, slow_clients.slow_readers)]
        for attack in attacks:
            attack.start()
        for attack in attacks:
            attack.join()
        return f"{3 * count} clients"


def log_device_full():
    with open("/dev/full", "wb") as full, service("--log-level", "info", stderr=full) as target:
        for _ in range(100):
            require(fetch(target.address, get(ERROR_PATH))[0] == 200, "no response")
        return "standard error is /dev/full"


def log_closed():
    def close_streams():
        for descriptor in range(3):
            os.close(descriptor)

    with service("--log-level", "info", stderr=subprocess.DEVNULL, prepare=close_streams) as target:
        for _ in range(100):
            require(fetch(target.address, get(ERROR_PATH))[0] == 200, "no response")
        return "standard streams are closed"


def log_pipe_full():
    reading, writing = os.pipe()
    try:
        with service("--log-level", "info", stderr=writing) as target:
            connection = slow_clients.connect(target.address)
            for _ in range(by_mode(5000, 1500)):
                connection.sendall(get(ERROR_PATH))
                require(slow_clients.read_response(connection)[0] == 200, "no response")
            for _ in range(100):
                target.process.send_signal(signal.SIGHUP)
            connection.close()
            require(fetch(target.address, get(ERROR_PATH))[0] == 200, "no response after reloads")
            return "standard error is a full pipe"
    finally:
        os.close(reading)
        os.close(writing)


def fifo_in_overlay():
    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name) / "copy"
        copy.mkdir()
        with service("--overlay", name, "--watch") as target:
            os.mkfifo(copy / "ja.arb")
            target.process.send_signal(signal.SIGHUP)
            time.sleep(1.5)
            require(fetch(target.address, get(ERROR_PATH))[0] == 200, "no response")
            (copy / "ja.arb").unlink()
            (copy / "ko.arb").write_text(json.dumps({"@@locale": "ko", "flowExpired_title": "Overlay"}))
            await_text(target, b"Overlay")
        os.mkfifo(copy / "ja.arb")
        command = [PROGRAM, "serve", "--port", "0", "--overlay", name]
        ended = subprocess.run(command, stderr=subprocess.DEVNULL, timeout=10)
        require(ended.returncode == 2, f"a start with a FIFO exited with status {ended.returncode}")
    return "a FIFO as ja.arb, later removed"


def await_text(target, text):
    for _ in range(250):
        if text in fetch(target.address, get(ERROR_PATH))[2]:
            return
        time.sleep(0.02)
    raise AttackSucceeded("the changed catalog is not served")


def deep_messages():
    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name) / "copy"
        copy.mkdir()
        with service("--overlay", name, "--watch") as target:
            for depth in [100, 12_000, 100_000]:
                text = "{flow, select, other {" * depth + "x" + "}}" * depth
                (copy / "ko.arb").write_text(json.dumps({"@@locale": "ko", "flowExpired_title": text}))
                target.process.send_signal(signal.SIGHUP)
                time.sleep(1)
                require(fetch(target.address, get(ERROR_PATH))[0] == 200, "no response")
            require("refused" in target.log.read_text(), "the catalog was not refused")
    return "up to 100,000 levels"


def timing_side_channel():
    """Errors that are concealed alike must have the same response time."""
    # The dots give all messages the same length.
    bodies = {
        "wrong": {"__type": "NotAuthorizedException", "message": "Incorrect username or password."},
        "unknown": {"__type": "UserNotFoundException", "message": "User does not exist............"},
        "disabled": {"__type": "NotAuthorizedException", "message": "User is disabled..............."},
        "unconfirmed": {"__type": "UserNotConfirmedException", "message": "User is not confirmed.........."}}
    requests = {name: post("/v1/errors/cognito", json.dumps(body)) for name, body in bodies.items()}
    times = {name: [] for name in [*requests, "control"]}
    requests["control"] = requests["wrong"]
    with service() as target:
        connection = slow_clients.connect(target.address)
        received = {}
        for _ in range(by_mode(5000, 1500)):
            for name, request in requests.items():
                start = time.perf_counter_ns()
                connection.sendall(request)
                received[name] = slow_clients.read_response(connection)[2]
                times[name].append((time.perf_counter_ns() - start) / 1000)
        connection.close()
    require(len({re.sub(rb'"source":\{[^}]*\}', b"", body) for body in received.values()}) == 1, "the texts differ")
    # The tenth percentile is not affected by other load on the machine. The control shows the noise.
    percentiles = {name: statistics.quantiles(values, n=10)[0] for name, values in times.items()}
    differences = {name: abs(value - percentiles["wrong"]) for name, value in percentiles.items()}
    worst = max(differences, key=differences.get)
    # In a debug build, times and their differences are larger.
    limit = max(8, 4 * differences["control"], percentiles["wrong"] / 10)
    require(differences[worst] < limit, f"{worst} differs by {differences[worst]:.1f} µs")
    return f"at most {differences[worst]:.1f} µs of {percentiles['wrong']:.0f}, control {differences['control']:.1f}"


def personal_data_in_shared_caches():
    with service() as target:
        for query, expected in [
            ("", "public"), ("&seconds=30", "private"), ("&account=alice@example.com", "no-store"),
            ("&destination=010-1234-5678", "no-store")]:
            head = fetch(target.address, get(ERROR_PATH + query))[1]
            control = re.search(r"(?im)^cache-control: (\S+?),?(?:\s|$)", head)
            accepted = {"public": ["public"], "private": ["private", "no-store"], "no-store": ["no-store", "private"]}
            require(control and control[1] in accepted[expected], f"{query or 'none'}: {control and control[1]}")
        return "no personal data in a shared cache"


def echoed_input():
    """With strict disclosure, a response does not repeat text of the request."""
    with service() as target:
        secret = "Account alice@example.com is locked until 12:30"
        for request in [
            post("/v1/errors/firebase", json.dumps({"error": {"message": secret}})),
            get("/v1/errors/firebase/" + secret.replace(" ", "%20")), get("/v1/errors/firebase/AUTH/USER-DISABLED")]:
            body = fetch(target.address, request)[2]
            require(b"alice" not in body and b"USER-DISABLED" not in body, "an unknown code is repeated")
        codes = [fetch(target.address, get(f"/v1/errors/firebase/auth/{code}?surface=ios"))[2]
                 for code in ("user-disabled", "user-not-found")]
        require(b"disabled" not in codes[0], "a concealed code of another surface is repeated")
        require(b"alice" not in fetch(target.admin, get("/v1/unmapped"))[2], "a message is counted as an unknown code")
        return "unknown and concealed codes"


def form_decoding():
    """A form of a million plus signs takes about as long as a form of letters."""
    form = "Content-Type: application/x-www-form-urlencoded\r\n"
    with service() as target:
        spent = {}
        for letter in ["a", "+", "%61"]:
            body = "error=" + letter * (1_000_000 // len(letter))
            before = target.processor_time()
            for _ in range(by_mode(10, 4)):
                fetch(target.address, post("/v1/errors/kakao", body, form))
            spent[letter] = (target.processor_time() - before) / by_mode(10, 4)
        # The first limit is for a release build; the second is for a debug build, in which each character takes longer.
        require(max(spent.values()) < max(0.15, 5 * spent["a"]), f"{max(spent.values()):.2f} s for a body")
        return ", ".join(f"{letter} {seconds * 1000:.0f} ms" for letter, seconds in spent.items())


def graceful_shutdown():
    """During a shutdown, each response has `Connection: close`, and no response is lost."""
    with service() as target:
        connections = slow_clients.open_connections(target.address, by_mode(64, 32))
        failed = closed = 0
        for connection in connections:
            connection.sendall(get(ERROR_PATH))
            require(slow_clients.read_response(connection)[0] == 200, "no response")
        # These requests are incomplete when the signal arrives: their last byte is sent later.
        request = post("/v1/errors/kakao", '{"error_code":"KOE320"}')
        for connection in connections:
            connection.sendall(request[:-1])
        time.sleep(0.2)
        target.stopping.set()
        target.watcher.join()
        target.process.send_signal(signal.SIGTERM)
        time.sleep(0.3)
        for connection in connections:
            try:
                connection.sendall(request[-1:])
                status, head, _ = slow_clients.read_response(connection)
                failed += status != 200
                closed += "connection: close" in head.lower()
            except OSError:
                failed += 1
        slow_clients.close_all(connections)
        status = target.process.wait(MAX_SHUTDOWN_TIME)
        require(failed == 0, f"{failed} requests failed")
        require(closed == len(connections), f"{closed} of {len(connections)} responses have Connection: close")
        require(status == 0, f"the service exited with status {status}")
        return f"{len(connections)} incomplete requests during the shutdown"


def continue_in_order():
    """The status 100 of a pipelined request follows the response to the previous request."""
    with service() as target:
        for _ in range(by_mode(300, 60)):
            connection = slow_clients.connect(target.address)
            # The large batch takes a while, so a 100 could overtake its response.
            item = {"provider": "kakao", "code": "KOE320"}
            connection.sendall(
                post("/v1/errors", json.dumps({"errors": [item] * 300}))
                + post("/v1/errors/kakao", b"", "Expect: 100-continue\r\n", length=23))
            require(slow_clients.read_response(connection)[0] == 200, "100 came first")
            require(slow_clients.read_response(connection)[0] == 100, "no 100")
            connection.sendall(b'{"error_code":"KOE320"}')
            require(slow_clients.read_response(connection)[0] == 200, "no response")
            connection.close()
        return "after a batch of 300"


def partial_head():
    """A connection with an incomplete head after a complete request is closed in time."""
    with service() as target:
        connections = slow_clients.open_connections(target.address, 20)
        start = time.monotonic()
        for connection in connections:
            connection.sendall(get(ERROR_PATH) + b"GET /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nX-")
        time.sleep(0.5)
        for connection in connections:
            connection.settimeout(15)
            require(slow_clients.read_response(connection)[0] == 200, "no response")
            try:
                status = slow_clients.read_response(connection)[0]
            except OSError:
                raise AttackSucceeded("a connection is still open after 15 s")
            require(status in (0, 408), f"the status is {status}")
        return f"closed after {time.monotonic() - start:.1f} s"


def extreme_numbers():
    with service() as target:
        for value in ["-1", "2147483647", "9" * 30, "1e309", "NaN"]:
            for name in ["seconds", "minutes"]:
                path = f"/v1/errors/firebase/auth/too-many-requests?locale=en&{name}={value}"
                status, head, body = fetch(target.address, get(path, "Accept: application/problem+json\r\n"))
                require(status == 429, f"{name}={value}: {status}")
                wait = re.search(r"(?im)^retry-after: (\d+)", head)
                require(not wait or int(wait[1]) <= 1 << 31, f"{name}={value}: Retry-After {wait and wait[1]}")
                require(b"-1" not in body, f"{name}={value} is repeated")
        return "seconds and minutes"


def fairness():
    """Next to eight hostile clients, the response to a batch of 100 takes at most a second, and to GET milliseconds."""
    item = {"provider": "firebase", "code": "auth/wrong-password"}
    batch = post("/v1/errors", json.dumps({"errors": [item] * 50 + [{"provider": "auth0", "payload": {"error": "access_denied"}}] * 50}))
    inputs = {name: scaling.largest_request(name) for name in scaling.MOST_EXPENSIVE}
    inputs |= {"compressed-catalogs": get("/v1/catalogs/ko", "Accept-Encoding: br\r\n"), "small-raw-errors": post("/v1/errors/auth0", "(a/1)" * 100)}
    slowest = {"batch": 0.0, "GET": 0.0}
    for name in list(inputs)[:by_mode(None, 3)]:
        with service() as target:
            seconds = by_mode(8, 4)
            fork = multiprocessing.get_context("fork")
            clients = [fork.Process(target=slow_clients.send_repeatedly, args=[target.address, inputs[name], seconds]) for _ in range(8)]
            for client in clients:
                client.start()
            time.sleep(0.5)
            times = {"batch": [], "GET": []}
            connections = {kind: slow_clients.connect(target.address, timeout=60) for kind in times}
            end = time.monotonic() + seconds - 1
            while time.monotonic() < end:
                for kind, request, count in [("batch", batch, 1), ("GET", get(ERROR_PATH), 50)]:
                    for _ in range(count):
                        start = time.monotonic()
                        connections[kind].sendall(request)
                        require(slow_clients.read_response(connections[kind])[0] == 200, f"no response to {kind} during {name}")
                        times[kind].append(time.monotonic() - start)
            for client in clients:
                client.join()
            slow_clients.close_all(connections.values())
        found = {"batch": max(times["batch"]), "GET": statistics.quantiles(times["GET"], n=100)[98]}
        print(f"  {name:40}batch {found['batch'] * 1000:7.1f} ms, GET {found['GET'] * 1000:6.2f} ms", flush=True)
        require(found["batch"] < MAX_BATCH_TIME, f"a batch during {name} took {found['batch']:.1f} s")
        require(found["GET"] < MAX_GET_TIME, f"GET during {name} took {found['GET'] * 1000:.0f} ms")
        slowest = {kind: max(slowest[kind], found[kind]) for kind in found}
    return f"a batch {slowest['batch'] * 1000:.0f} ms, GET {slowest['GET'] * 1000:.1f} ms"


def log_disk_full():
    """Each line of the log is complete, also after the disk was full."""
    with tempfile.TemporaryDirectory() as name:
        log = pathlib.Path(name) / "log"

        def limit_file_size():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))

        with log.open("ab") as file, service("--log-level", "info", stderr=file, prepare=limit_file_size) as target:
            for _ in range(200):
                require(fetch(target.address, get(ERROR_PATH))[0] == 200, "no response")
            full = log.stat().st_size
            resource.prlimit(target.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            for _ in range(20):
                require(fetch(target.address, get(ERROR_PATH))[0] == 200, "no response")
            time.sleep(0.2)
        lines = log.read_text().splitlines()
        for line in lines:
            try:
                json.loads(line)
            except ValueError:
                raise AttackSucceeded(f"an incomplete line: {line[:80]}")
        require(full <= 20_000 < log.stat().st_size, "the disk was not full")
        return f"{len(lines)} lines, all complete"


def unreadable_catalogs():
    """A catalog of 50 MB and one without read permission are refused and logged; the old one stays active."""
    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name) / "copy"
        copy.mkdir()
        arb = copy / "ko.arb"
        arb.write_text(json.dumps({"@@locale": "ko", "flowExpired_title": "Overlay"}))
        with service("--overlay", name, "--watch") as target:
            await_text(target, b"Overlay")
            refused = 0

            def await_refusal():
                nonlocal refused
                for _ in range(200):
                    lines = [line for line in target.log.read_text().splitlines() if "was refused" in line]
                    if len(lines) > refused:
                        refused = len(lines)
                        return
                    time.sleep(0.1)
                raise AttackSucceeded("no line of the log reports a refused catalog")

            arb.write_text(json.dumps({"@@locale": "ko", "flowExpired_title": "x" * 50_000_000}))
            await_refusal()
            require(b"Overlay" in fetch(target.address, get(ERROR_PATH))[2], "the old catalog is not served")
            for path in [arb, copy]:
                arb.write_text(json.dumps({"@@locale": "ko", "flowExpired_title": f"Overlay {path.name}"}))
                await_text(target, f"Overlay {path.name}".encode())
                # Root can read all files.
                if os.getuid() != 0:
                    path.chmod(0)
                    await_refusal()
                    path.chmod(0o700)
            arb.write_text(json.dumps({"@@locale": "ko", "flowExpired_title": "Overlay again"}))
            await_text(target, b"Overlay again")
    return f"{refused} refused"


def rolling_restart():
    """Three replicas behind the shipped configuration of nginx restart, one after the other: no request fails."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        replicas = [Service(ports=free_ports()) for _ in range(3)]
        stack.callback(lambda: [replica.discard() for replica in replicas])
        front, _ = free_ports()
        configuration = pathlib.Path("Scripts/deploy/nginx.conf").read_text()
        changes = {f"127.0.0.1:808{number} ": f"{replica.address} " for number, replica in enumerate(replicas, start=1)}
        for original, replacement in (changes | {"listen 8080;": f"listen 127.0.0.1:{front};"}).items():
            require(configuration.count(original) == 1, f"nginx.conf has no {original}")
            configuration = configuration.replace(original, replacement)
        # Other users cannot read the folder.
        user = f"user {pwd.getpwuid(os.getuid()).pw_name} {grp.getgrgid(os.getgid()).gr_name};\n"
        (pathlib.Path(name) / "nginx.conf").write_text(user + configuration)
        nginx = subprocess.Popen(["nginx", "-e", "error.log", "-p", name, "-c", f"{name}/nginx.conf", "-g", "daemon off;"])
        stack.callback(nginx.wait)
        stack.callback(nginx.terminate)
        address = f"127.0.0.1:{front}"
        require(any(is_open(address) for _ in range(100)), "nginx does not listen")
        for path in ("/metrics", "//metrics", "/%6detrics", "/metrics/.", "/v1/unmapped", "/v1//unmapped", "/v1/unmapped?a=b"):
            require(fetch(address, get(path))[0] == 404, f"clients can reach {path}")

        statuses, stopping = [], threading.Event()

        def load(client):
            # The number makes each URL different, because the cache of nginx would respond otherwise.
            for number in itertools.count():
                if stopping.is_set():
                    return
                for request in (get(f"{ERROR_PATH}&n={client}.{number}"), post("/v1/errors/kakao", '{"error_code":"KOE320"}')):
                    statuses.append(fetch(address, request)[0])

        clients = [threading.Thread(target=load, args=(client,)) for client in range(4)]
        for client in clients:
            client.start()
        for index, replica in enumerate(replicas):
            # nginx skips a replica for two seconds after three failures.
            time.sleep(2.5)
            replica.stop()
            replica.discard()
            replicas[index] = Service(ports=(replica.port, replica.admin_port))
        stopping.set()
        for client in clients:
            client.join()
        require(set(statuses) == {200}, f"the statuses are {set(statuses)}")
        results.update(service=replicas[0], health=max(replica.slowest for replica in replicas))
        return f"{len(statuses)} requests"


def is_open(address):
    """Waits a moment, and returns whether a connection succeeds."""
    time.sleep(0.05)
    try:
        slow_clients.connect(address).close()
        return True
    except OSError:
        return False


def reloads():
    """A thousand reloads under load do not increase memory."""
    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name) / "copy"
        copy.mkdir()
        arb = copy / "ko.arb"
        arb.write_text(json.dumps({"@@locale": "ko"}))
        with service("--overlay", name) as target:
            stopping = threading.Event()

            def load():
                connection = slow_clients.connect(target.address)
                while not stopping.is_set():
                    connection.sendall(get(ERROR_PATH))
                    statuses.append(slow_clients.read_response(connection)[0])
                connection.close()

            statuses, memory = [], []
            client = threading.Thread(target=load)
            client.start()
            count = by_mode(1000, 60)
            for number in range(count):
                arb.write_text(json.dumps({"@@locale": "ko", "flowExpired_title": f"Overlay {number}."}))
                target.process.send_signal(signal.SIGHUP)
                await_text(target, f"Overlay {number}.".encode())
                memory.append(target.memory("VmRSS"))
            stopping.set()
            client.join()
            require(set(statuses) == {200}, f"the statuses are {set(statuses)}")
            early, late = statistics.median(memory[count // 10:count // 5]), statistics.median(memory[-count // 10:])
            require(late < early + 8, f"memory grows from {early:.0f} to {late:.0f} MiB")
            return f"{count} reloads, {early:.0f} MiB early, {late:.0f} MiB late, {len(statuses)} requests"


def tenants():
    """Two hundred tenants share the memory of the texts that they do not change."""
    def memory(locales, *flags):
        with service(*flags) as target:
            for locale in locales:
                for path in ("/v1/errors/kakao/KOE320", "/v1/errors/firebase/auth/too-many-requests", "/v1/kinds/timedOut"):
                    body = fetch(target.address, get(f"{path}?locale={locale}"))[2]
                require(f"Tenant {locale}".encode() in body or locale == "ko", f"{locale} does not get its text")
            return target.memory("VmRSS")

    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name) / "copy"
        copy.mkdir()
        shipped = json.loads(pathlib.Path("Catalogs/copy/ko.arb").read_text())
        keys = [key for key in shipped if key.endswith("_title") and key != "timedOut_title"][:9]
        locales = [f"ko-x-t{number}" for number in range(200)]
        for locale in locales:
            texts = {key: f"Tenant {locale}" for key in ["timedOut_title", *keys]}
            (copy / f"{locale}.arb").write_text(json.dumps({"@@locale": locale, **texts}))
        added = memory(locales, "--overlay", name) - memory(["ko"])
    require(added < MAX_TENANT_MEMORY, f"200 tenants need {added:.0f} MiB")
    return f"200 tenants need {added:.0f} MiB"


ATTACKS = [
    unread_pipelined_responses, unread_large_responses, withheld_bodies, slow_readers, combined_attacks,
    connections_saturated, few_open_files, large_batches, log_device_full, log_closed, log_pipe_full, fifo_in_overlay,
    deep_messages, timing_side_channel, personal_data_in_shared_caches, echoed_input, form_decoding, graceful_shutdown,
    continue_in_order, partial_head, extreme_numbers, fairness, log_disk_full, unreadable_catalogs,
    rolling_restart, reloads, tenants]


def main():
    attacks = {attack.__name__.replace("_", "-"): attack for attack in ATTACKS}
    names = [name for name in sys.argv[2:] if name != "--short"] or list(attacks)
    if unknown := [name for name in names if name not in attacks]:
        sys.exit(f"Scripts/check/attack: there is no attack '{unknown[0]}'; there are {', '.join(attacks)}")
    print(f"{'attack':42}{'peak memory':>12}{'/healthz':>10}{'SIGTERM':>9}  result")
    failed = 0
    for name in names:
        results.clear()
        try:
            summary = attacks[name]()
            require(results.get("memory", 0) < MAX_MEMORY, f"memory of {results.get('memory', 0):.0f} MiB")
            require(results["health"] < MAX_HEALTH_TIME, f"/healthz took {results['health']:.1f} s")
            verdict = f"passed: {summary}"
        except (AttackSucceeded, OSError, subprocess.SubprocessError) as problem:
            running = results.get("service")
            results["health"] = running.slowest if running else 0
            verdict = f"FAILED: {problem or type(problem).__name__}"
            failed += 1
        memory = f"{results['memory']:.0f} MiB" if "memory" in results else ""
        shutdown = f"{results['shutdown']:.1f} s" if "shutdown" in results else ""
        print(f"{name:42}{memory:>12}{results['health'] * 1000:>7.0f} ms{shutdown:>9}  {verdict}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
