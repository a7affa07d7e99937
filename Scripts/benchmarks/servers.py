"""The servers of the benchmarks: AuthCopy, a minimal Hummingbird application, bare NIO, a Node service, and nginx. All
listen only on 127.0.0.1, and have one thread (Node and nginx: one worker) per core."""

import contextlib
import os
import pathlib
import re
import socket
import string
import subprocess
import threading
import time
import urllib.request

TICKS = os.sysconf("SC_CLK_TCK")
# How long a server may take to start, to respond and to stop, in seconds.
TIMEOUT = 15
PEERS = pathlib.Path("Tests/Peers")
NGINX = pathlib.Path(__file__).with_name("nginx.conf")


class Server:
    def __init__(self, process, address):
        self.process = process
        self.address = address

    def url(self, path):
        return f"http://{self.address}{path}"

    def get(self, path, headers={}):
        return self.request(path, headers)

    def request(self, path, headers={}, body=None):
        """Sends a GET, or with `body` posts a file as JSON."""
        if body:
            headers = {"Content-Type": "application/json", **headers}
        request = urllib.request.Request(self.url(path), body and body.read_bytes(), headers)
        return urllib.request.urlopen(request, timeout=TIMEOUT)

    def processor_time(self):
        """Returns the processor time of the server and its workers, in seconds."""
        pid = self.process.pid
        children = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        total = 0
        for process in [pid, *children]:
            # The name ends at the last parenthesis. It is followed by: state, ..., utime, stime.
            fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
        return total / TICKS

    def memory(self):
        """Returns the current and the peak resident memory, in MiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return [int(re.search(rf"{name}:\s+(\d+) kB", status)[1]) / 1024 for name in ("VmRSS", "VmHWM")]


@contextlib.contextmanager
def running(command, address=None):
    """Runs a server in a context. Without `address`, the server must print its address to standard error."""
    # The benchmarks do not depend on the settings of the user.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("AUTH_COPY")}
    process = subprocess.Popen(command, env=environment, stderr=None if address else subprocess.PIPE)
    # Do not wait forever for a server that prints nothing.
    timer = threading.Timer(TIMEOUT, process.kill)
    timer.start()
    try:
        server = Server(process, address or printed_address(process))
        wait_until_listening(server)
        timer.cancel()
        yield server
    finally:
        timer.cancel()
        process.terminate()
        try:
            process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def printed_address(process):
    output = b""
    for line in process.stderr:
        if match := re.search(rb"127\.0\.0\.1:\d+", line):
            # Drain the remaining output, so that the server does not block.
            threading.Thread(target=process.stderr.read, daemon=True).start()
            return match[0].decode()
        output += line
    raise RuntimeError(f"{process.args[0]} does not listen: {output.decode()}")


def wait_until_listening(server):
    host, port = server.address.split(":")
    while True:
        try:
            return socket.create_connection((host, port)).close()
        except ConnectionRefusedError:
            if server.process.poll() is not None:
                raise RuntimeError(f"{server.process.args[0]} exited with status {server.process.returncode}")
            time.sleep(0.001)


def auth_copy(*flags, program=None):
    return running([program or os.environ["AUTH_COPY"], "serve", "--port", "0", *flags])


def hello(file):
    return running([os.environ["BENCHMARK_PROGRAMS"] + "/Hello", file])


def bare_nio(file):
    return running([os.environ["BENCHMARK_PROGRAMS"] + "/BareNIO", file])


def node(folder):
    """Serves the shipped catalog with Node, without any package. Writes the catalog to the folder."""
    catalog = folder / "catalog.json"
    subprocess.run(["python3", PEERS / "export.py", catalog], check=True)
    return running(["node", PEERS / "service.mjs", catalog])


def nginx(folder):
    """Serves the files of a folder."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    # If root starts nginx, its workers run as another user by default, who could not read the folder.
    user = "user root;" if os.getuid() == 0 else ""
    configuration = string.Template(NGINX.read_text()).substitute(folder=folder, port=port, user=user)
    (folder / "nginx.conf").write_text(configuration)
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    return running(command, f"127.0.0.1:{port}")
