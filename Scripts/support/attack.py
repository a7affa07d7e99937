"""Attacks the service: see Scripts/check/attack.

attack.py PROGRAM [--short] [NAME]...
"""

import contextlib
import json
import multiprocessing
import os
import pathlib
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

import doublings
import slow_clients
from slow_clients import ORDINARY, ask, get, post

PROGRAM = sys.argv[1]
SHORT = "--short" in sys.argv
# What the service may take of memory, in MiB, and of time for /healthz, in seconds, whatever clients do.
MEMORY = 160
HEALTH = 1.0
# What ordinary clients wait beside eight hostile ones: for a batch of 100, and for GET at the 99th percentile, in seconds.
BATCH, GET = (1.0, 0.01)
# A shutdown may take this long, in seconds.
SHUTDOWN = 10.5
TICKS = os.sysconf("SC_CLK_TCK")
# A crash writes where it was to standard error.
ENVIRONMENT = os.environ | {"SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,images=none,registers=none"}


def size(whole, short):
    return short if SHORT else whole


if SHORT:
    # An unoptimized build needs a multiple.
    BATCH, GET = (20.0, 0.5)


class Held(Exception):
    """The service did not hold."""


def require(condition, what):
    if not condition:
        raise Held(what)


class Service:
    """A running service, and the most memory and time that it took."""

    def __init__(self, *flags, stderr=None, prepare=None, ready=True):
        self.folder = tempfile.TemporaryDirectory()
        self.log = pathlib.Path(self.folder.name) / "log"
        # Where the log cannot be read the ports must be known.
        self.port, self.admin_port = (0, 0) if stderr is None else free_ports()
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
                found = dict(re.findall(r'"message":"(listening[^"]*)","address":"([^"]+)"', self.log.read_text()))
                if len(found) == 2:
                    self.address, self.admin = found["listening"], found["listening for operators"]
                    return
            else:
                self.address, self.admin = (f"127.0.0.1:{port}" for port in (self.port, self.admin_port))
                with contextlib.suppress(OSError):
                    if all(ask(address, get("/healthz"))[0] == 200 for address in (self.address, self.admin)):
                        return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise Held(f"it does not listen; status {self.process.poll()}")

    def watch(self):
        while not self.stopping.wait(0.1):
            start = time.monotonic()
            try:
                good = ask(self.admin, get("/healthz"), timeout=5)[0] == 200
            except OSError:
                good = False
            self.slowest = max(self.slowest, time.monotonic() - start if good else 5)

    def status(self, name):
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(rf"{name}:\s+(\d+) kB", text)
        return int(found[1]) / 1024 if found else 0

    def processor_time(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self):
        """Ends it with SIGTERM, and returns how long that took, in seconds."""
        self.stopping.set()
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(SHUTDOWN)
        except subprocess.TimeoutExpired:
            raise Held("SIGTERM has no effect")
        require(status == 0, f"it ended with {status}{self.crash()}")
        return time.monotonic() - start

    def crash(self):
        """What the log says about a crash."""
        start, found, rest = self.log.read_text().partition("*** Program crashed") if self.log.exists() else ("", "", "")
        return f"\n{found}{rest}" if found else ""

    def discard(self):
        self.stopping.set()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.folder.cleanup()


def free_ports():
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


@contextlib.contextmanager
def service(*flags, **options):
    running = Service(*flags, **options)
    results["service"] = running
    try:
        yield running
        if running.process.poll() is None:
            results["memory"] = running.status("VmHWM")
            results["stopped"] = running.stop()
        results["health"] = running.slowest
    finally:
        running.discard()


# What the running attack has found.
results = {}


# -- Attacks. Each one returns what it did, in a few words, and raises Held if the service did not hold.

def pipelining_without_reading():
    with service() as target:
        taken = slow_clients.pipelining(target.address, size(200, 60), size(10, 3))
        return f"{taken / 1e6:.0f} MB taken"


def large_answers_pipelined_without_reading():
    with service() as target:
        connections = slow_clients.opened(target.address, size(200, 60))
        slow_clients.send_without_reading(connections, get(slow_clients.LARGE), size(6, 2))
        slow_clients.close_all(connections, reset=True)
        slow_clients.resets(target.address, size(3000, 300))
        return f"{len(connections)} clients, then resets"


def bodies_withheld():
    with service() as target:
        slow = []

        def ordinary():
            while not done.wait(0.1):
                start = time.monotonic()
                status = ask(target.address, post("/v1/errors/kakao", '{"error_code":"KOE320"}'))[0]
                slow.append((status, time.monotonic() - start))

        done = threading.Event()
        asker = threading.Thread(target=ordinary)
        asker.start()
        statuses = slow_clients.withheld_bodies(target.address, size(300, 120), size(10, 4))
        done.set()
        asker.join()
        require(set(statuses) <= {503}, f"answered with {set(statuses)}")
        require(statuses, "no body was refused")
        require(all(status == 200 for status, _ in slow), "an ordinary body was refused meanwhile")
        return f"{len(statuses)} refused with 503; ordinary bodies {max(time for _, time in slow) * 1000:.0f} ms"


def slow_readers():
    with service() as target:
        slow_clients.slow_readers(target.address, size(300, 100), size(10, 3))
        return f"{size(300, 100)} clients"


def connections_saturated():
    with service("--max-connections", "50") as target:
        connections = slow_clients.opened(target.address, 60)
        time.sleep(size(5, 2))
        slow_clients.close_all(connections)
        time.sleep(0.5)
        require(ask(target.address, get(ORDINARY))[0] == 200, "it does not recover")
        return "60 idle, 50 allowed"


def few_open_files():
    with service(prepare=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))) as target:
        connections = slow_clients.opened(target.address, 120)
        before = target.processor_time()
        time.sleep(3)
        spent = target.processor_time() - before
        slow_clients.close_all(connections)
        time.sleep(0.5)
        require(ask(target.address, get(ORDINARY))[0] == 200, "it does not recover")
        require(spent < 0.5, f"it spins: {spent:.1f} s of processor time in 3 s")
        return f"{spent:.2f} s of processor time in 3 s"


def large_batches():
    with service() as target:
        answered = slow_clients.large_batches(target.address, size(16, 4), size(8, 3))
        return f"{answered} batches of 1,000"


def all_at_once():
    """Pipelining, withheld bodies and slow readers together."""
    with service() as target:
        count, seconds = size(166, 60), size(10, 3)
        attacks = [
            threading.Thread(target=attack, args=[target.address, count, seconds])
            for attack in (slow_clients.pipelining, slow_clients.withheld_bodies, slow_clients.slow_readers)]
        for attack in attacks:
            attack.start()
        for attack in attacks:
            attack.join()
        return f"{3 * count} clients"


def log_that_is_full():
    with open("/dev/full", "wb") as full, service("--log-level", "info", stderr=full) as target:
        for _ in range(100):
            require(ask(target.address, get(ORDINARY))[0] == 200, "no answer")
        return "standard error is /dev/full"


def log_that_is_closed():
    def close_streams():
        for descriptor in range(3):
            os.close(descriptor)

    with service("--log-level", "info", stderr=subprocess.DEVNULL, prepare=close_streams) as target:
        for _ in range(100):
            require(ask(target.address, get(ORDINARY))[0] == 200, "no answer")
        return "standard streams are closed"


def log_that_nobody_reads():
    reading, writing = os.pipe()
    try:
        with service("--log-level", "info", stderr=writing) as target:
            connection = slow_clients.connect(target.address)
            for _ in range(size(5000, 1500)):
                connection.sendall(get(ORDINARY))
                require(slow_clients.read_answer(connection)[0] == 200, "no answer")
            for _ in range(100):
                target.process.send_signal(signal.SIGHUP)
            connection.close()
            require(ask(target.address, get(ORDINARY))[0] == 200, "no answer after reloads")
            return "a pipe that is full"
    finally:
        os.close(reading)
        os.close(writing)


def overlay_with_a_pipe():
    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name) / "copy"
        copy.mkdir()
        with service("--overlay", name, "--watch") as target:
            os.mkfifo(copy / "ja.arb")
            target.process.send_signal(signal.SIGHUP)
            time.sleep(1.5)
            require(ask(target.address, get(ORDINARY))[0] == 200, "no answer")
            (copy / "ja.arb").unlink()
            (copy / "ko.arb").write_text(json.dumps({"@@locale": "ko", "flowExpired_title": "Overlay"}))
            await_text(target, b"Overlay")
        os.mkfifo(copy / "ja.arb")
        command = [PROGRAM, "serve", "--port", "0", "--overlay", name]
        ended = subprocess.run(command, stderr=subprocess.DEVNULL, timeout=10)
        require(ended.returncode == 2, f"at the start it ended with {ended.returncode}")
    return "a FIFO as ja.arb, later removed"


def await_text(target, text):
    for _ in range(250):
        if text in ask(target.address, get(ORDINARY))[2]:
            return
        time.sleep(0.02)
    raise Held("the next catalog is not seen")


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
                require(ask(target.address, get(ORDINARY))[0] == 200, "no answer")
            require("refused" in target.log.read_text(), "it was not refused")
    return "up to 100,000 levels"


def oracles_of_time():
    """Answers that are concealed alike must take the same time."""
    bodies = {
        "wrong": {"__type": "NotAuthorizedException", "message": "Incorrect username or password."},
        "none": {"__type": "UserNotFoundException", "message": "User does not exist............"},
        "disabled": {"__type": "NotAuthorizedException", "message": "User is disabled..............."},
        "unconfirmed": {"__type": "UserNotConfirmedException", "message": "User is not confirmed.........."}}
    requests = {name: post("/v1/errors/cognito", json.dumps(body)) for name, body in bodies.items()}
    times = {name: [] for name in [*requests, "again"]}
    requests["again"] = requests["wrong"]
    with service() as target:
        connection = slow_clients.connect(target.address)
        answers = {}
        for _ in range(size(5000, 1500)):
            for name, request in requests.items():
                start = time.perf_counter_ns()
                connection.sendall(request)
                answers[name] = slow_clients.read_answer(connection)[2]
                times[name].append((time.perf_counter_ns() - start) / 1000)
        connection.close()
    require(len({re.sub(rb'"source":\{[^}]*\}', b"", answer) for answer in answers.values()}) == 1, "the words differ")
    # The tenth percentile is that of a quiet machine. The control tells the noise.
    quiet = {name: statistics.quantiles(values, n=10)[0] for name, values in times.items()}
    differences = {name: abs(value - quiet["wrong"]) for name, value in quiet.items()}
    worst = max(differences, key=differences.get)
    # In an unoptimized build everything takes longer, differences too.
    limit = max(8, 4 * differences["again"], quiet["wrong"] / 10)
    require(differences[worst] < limit, f"{worst} differs by {differences[worst]:.1f} µs")
    return f"at most {differences[worst]:.1f} µs of {quiet['wrong']:.0f}, control {differences['again']:.1f}"


def personal_data_in_shared_caches():
    with service() as target:
        for query, expected in [
            ("", "public"), ("&seconds=30", "private"), ("&account=alice@example.com", "no-store"),
            ("&destination=010-1234-5678", "no-store")]:
            head = ask(target.address, get(ORDINARY + query))[1]
            control = re.search(r"(?im)^cache-control: (\S+?),?(?:\s|$)", head)
            kinds = {"public": ["public"], "private": ["private", "no-store"], "no-store": ["no-store", "private"]}
            require(control and control[1] in kinds[expected], f"{query or 'none'}: {control and control[1]}")
        return "no argument is in a shared cache"


def echoes():
    """Under strict no text of a person comes back."""
    with service() as target:
        secret = "Account alice@example.com is locked until 12:30"
        for request in [
            post("/v1/errors/firebase", json.dumps({"error": {"message": secret}})),
            get("/v1/errors/firebase/" + secret.replace(" ", "%20")), get("/v1/errors/firebase/AUTH/USER-DISABLED")]:
            body = ask(target.address, request)[2]
            require(b"alice" not in body and b"USER-DISABLED" not in body, "a code is echoed")
        codes = [ask(target.address, get(f"/v1/errors/firebase/auth/{code}?surface=ios"))[2]
                 for code in ("user-disabled", "user-not-found")]
        require(b"disabled" not in codes[0], "a concealed code is echoed on another surface")
        require(b"alice" not in ask(target.admin, get("/v1/unmapped"))[2], "a sentence is counted as a code")
        return "unknown codes under strict"


def decoding():
    """A form of a million plus signs costs about as much as one of letters."""
    form = "Content-Type: application/x-www-form-urlencoded\r\n"
    with service() as target:
        spent = {}
        for letter in ["a", "+", "%61"]:
            body = "error=" + letter * (1_000_000 // len(letter))
            before = target.processor_time()
            for _ in range(size(10, 4)):
                ask(target.address, post("/v1/errors/kakao", body, form))
            spent[letter] = (target.processor_time() - before) / size(10, 4)
        # In an unoptimized build each letter takes longer.
        require(max(spent.values()) < max(0.15, 5 * spent["a"]), f"{max(spent.values()):.2f} s for one body")
        return ", ".join(f"{letter} {seconds * 1000:.0f} ms" for letter, seconds in spent.items())


def drain():
    """While the service ends every response says so, and none is lost."""
    with service() as target:
        connections = slow_clients.opened(target.address, size(64, 32))
        failed = closed = 0
        for connection in connections:
            connection.sendall(get(ORDINARY))
            require(slow_clients.read_answer(connection)[0] == 200, "no answer")
        # These are under way when the signal comes: their last byte follows later.
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
                status, head, _ = slow_clients.read_answer(connection)
                failed += status != 200
                closed += "connection: close" in head.lower()
            except OSError:
                failed += 1
        slow_clients.close_all(connections)
        status = target.process.wait(SHUTDOWN)
        require(failed == 0, f"{failed} failed")
        require(closed == len(connections), f"{closed} of {len(connections)} said close")
        require(status == 0, f"it ended with {status}")
        return f"{len(connections)} bodies under way"


def continue_in_order():
    """The 100 of a pipelined request comes after the response before it."""
    with service() as target:
        for _ in range(size(300, 60)):
            connection = slow_clients.connect(target.address)
            # The large batch takes long, so a 100 could overtake it.
            item = {"provider": "kakao", "code": "KOE320"}
            connection.sendall(
                post("/v1/errors", json.dumps({"errors": [item] * 300}))
                + post("/v1/errors/kakao", b"", "Expect: 100-continue\r\n", length=23))
            require(slow_clients.read_answer(connection)[0] == 200, "100 came first")
            require(slow_clients.read_answer(connection)[0] == 100, "no 100")
            connection.sendall(b'{"error_code":"KOE320"}')
            require(slow_clients.read_answer(connection)[0] == 200, "no answer")
            connection.close()
        return "behind a batch of 300"


def partial_head():
    """A head that never ends is closed in time behind a pipelined request too."""
    with service() as target:
        connections = slow_clients.opened(target.address, 20)
        start = time.monotonic()
        for connection in connections:
            connection.sendall(get(ORDINARY) + b"GET /v1/errors/kakao HTTP/1.1\r\nHost: a\r\nX-")
        time.sleep(0.5)
        for connection in connections:
            connection.settimeout(15)
            require(slow_clients.read_answer(connection)[0] == 200, "no answer")
            try:
                status = slow_clients.read_answer(connection)[0]
            except OSError:
                raise Held("it is still open after 15 s")
            require(status in (0, 408), f"answered with {status}")
        return f"closed after {time.monotonic() - start:.1f} s"


def numbers():
    with service() as target:
        for value in ["-1", "2147483647", "9" * 30, "1e309", "NaN"]:
            for name in ["seconds", "minutes"]:
                path = f"/v1/errors/firebase/auth/too-many-requests?locale=en&{name}={value}"
                status, head, body = ask(target.address, get(path, "Accept: application/problem+json\r\n"))
                require(status == 429, f"{name}={value}: {status}")
                wait = re.search(r"(?im)^retry-after: (\d+)", head)
                require(not wait or int(wait[1]) <= 1 << 31, f"{name}={value}: Retry-After {wait and wait[1]}")
                require(b"-1" not in body, f"{name}={value} is repeated")
        return "seconds and minutes"


def fair():
    """Eight hostile clients of a kind leave others a batch of 100 within a second, and GET within some milliseconds."""
    item = {"provider": "firebase", "code": "auth/wrong-password"}
    batch = post("/v1/errors", json.dumps({"errors": [item] * 50 + [{"provider": "auth0", "payload": {"error": "access_denied"}}] * 50}))
    kinds = {name: doublings.SHAPES[name][1](doublings.SHAPES[name][0][-1]) for name in doublings.HOSTILE}
    kinds |= {"all-documents": get("/v1/catalogs/ko", "Accept-Encoding: br\r\n"), "bodies-for-event-loops": post("/v1/errors/auth0", "(a/1)" * 100)}
    slowest = {"batch": 0.0, "GET": 0.0}
    for name in list(kinds)[:size(None, 3)]:
        with service() as target:
            seconds = size(8, 4)
            fork = multiprocessing.get_context("fork")
            clients = [fork.Process(target=slow_clients.busy, args=[target.address, kinds[name], seconds]) for _ in range(8)]
            for client in clients:
                client.start()
            time.sleep(0.5)
            times = {"batch": [], "GET": []}
            connections = {what: slow_clients.connect(target.address, timeout=60) for what in times}
            end = time.monotonic() + seconds - 1
            while time.monotonic() < end:
                for what, request, count in [("batch", batch, 1), ("GET", get(ORDINARY), 50)]:
                    for _ in range(count):
                        start = time.monotonic()
                        connections[what].sendall(request)
                        require(slow_clients.read_answer(connections[what])[0] == 200, f"no {what} beside {name}")
                        times[what].append(time.monotonic() - start)
            for client in clients:
                client.join()
            slow_clients.close_all(connections.values())
        found = {"batch": max(times["batch"]), "GET": statistics.quantiles(times["GET"], n=100)[98]}
        print(f"  {name:40}batch {found['batch'] * 1000:7.1f} ms, GET {found['GET'] * 1000:6.2f} ms", flush=True)
        require(found["batch"] < BATCH, f"a batch beside {name} took {found['batch']:.1f} s")
        require(found["GET"] < GET, f"GET beside {name} took {found['GET'] * 1000:.0f} ms")
        slowest = {what: max(slowest[what], found[what]) for what in found}
    return f"a batch {slowest['batch'] * 1000:.0f} ms, GET {slowest['GET'] * 1000:.1f} ms"


def log_on_a_full_disk():
    """A line is whole or not there, and the next one is not glued to a part of one."""
    with tempfile.TemporaryDirectory() as name:
        log = pathlib.Path(name) / "log"

        def few_bytes():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))

        with log.open("ab") as file, service("--log-level", "info", stderr=file, prepare=few_bytes) as target:
            for _ in range(200):
                require(ask(target.address, get(ORDINARY))[0] == 200, "no answer")
            full = log.stat().st_size
            resource.prlimit(target.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            for _ in range(20):
                require(ask(target.address, get(ORDINARY))[0] == 200, "no answer")
            time.sleep(0.2)
        lines = log.read_text().splitlines()
        for line in lines:
            try:
                json.loads(line)
            except ValueError:
                raise Held(f"a part of a line: {line[:80]}")
        require(full <= 20_000 < log.stat().st_size, "the disk was not full")
        return f"{len(lines)} lines, all whole"


def catalogs_that_cannot_be_read():
    """A catalog of 50 MB and one without permission are refused with a line; the old one stays."""
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
                raise Held("no line says that it was refused")

            arb.write_text(json.dumps({"@@locale": "ko", "flowExpired_title": "x" * 50_000_000}))
            await_refusal()
            require(b"Overlay" in ask(target.address, get(ORDINARY))[2], "the old one is gone")
            for path in [arb, copy]:
                arb.write_text(json.dumps({"@@locale": "ko", "flowExpired_title": f"Overlay {path.name}"}))
                await_text(target, f"Overlay {path.name}".encode())
                # For root nothing is without permission.
                if os.getuid() != 0:
                    path.chmod(0)
                    await_refusal()
                    path.chmod(0o700)
            arb.write_text(json.dumps({"@@locale": "ko", "flowExpired_title": "Overlay again"}))
            await_text(target, b"Overlay again")
    return f"{refused} refused"


def reloads():
    """A thousand catalogs under load leave memory as it was."""
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
                    connection.sendall(get(ORDINARY))
                    statuses.append(slow_clients.read_answer(connection)[0])
                connection.close()

            statuses, memory = [], []
            client = threading.Thread(target=load)
            client.start()
            count = size(1000, 60)
            for number in range(count):
                arb.write_text(json.dumps({"@@locale": "ko", "flowExpired_title": f"Overlay {number}."}))
                target.process.send_signal(signal.SIGHUP)
                await_text(target, f"Overlay {number}.".encode())
                memory.append(target.status("VmRSS"))
            stopping.set()
            client.join()
            require(set(statuses) == {200}, f"answered with {set(statuses)}")
            early, late = statistics.median(memory[count // 10:count // 5]), statistics.median(memory[-count // 10:])
            require(late < early + 8, f"memory grows from {early:.0f} to {late:.0f} MiB")
            return f"{count} reloads, {early:.0f} MiB early, {late:.0f} MiB late, {len(statuses)} requests"


ATTACKS = [
    pipelining_without_reading, large_answers_pipelined_without_reading, bodies_withheld, slow_readers, all_at_once,
    connections_saturated, few_open_files, large_batches, log_that_is_full, log_that_is_closed, log_that_nobody_reads,
    overlay_with_a_pipe, deep_messages, oracles_of_time, personal_data_in_shared_caches, echoes, decoding, drain,
    continue_in_order, partial_head, numbers, fair, log_on_a_full_disk, catalogs_that_cannot_be_read, reloads]


def main():
    known = {attack.__name__.replace("_", "-"): attack for attack in ATTACKS}
    names = [name for name in sys.argv[2:] if name != "--short"] or list(known)
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"Scripts/check/attack: there is no attack '{unknown[0]}'; there are {', '.join(known)}")
    print(f"{'attack':42}{'most memory':>12}{'/healthz':>10}{'SIGTERM':>9}  result")
    failed = 0
    for name in names:
        results.clear()
        try:
            said = known[name]()
            require(results.get("memory", 0) < MEMORY, f"memory of {results.get('memory', 0):.0f} MiB")
            require(results["health"] < HEALTH, f"/healthz took {results['health']:.1f} s")
            verdict = f"held: {said}"
        except (Held, OSError, subprocess.SubprocessError) as problem:
            running = results.get("service")
            results["health"] = running.slowest if running else 0
            verdict = f"FAILED: {problem or type(problem).__name__}"
            failed += 1
        memory = f"{results['memory']:.0f} MiB" if "memory" in results else ""
        stopped = f"{results['stopped']:.1f} s" if "stopped" in results else ""
        print(f"{name:42}{memory:>12}{results['health'] * 1000:>7.0f} ms{stopped:>9}  {verdict}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
