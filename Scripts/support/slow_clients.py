"""What hostile clients do, for Scripts/check/attack and Scripts/check/soak: bounded in count and in time, on loopback only."""

import json
import os
import re
import socket
import struct
import time

ORDINARY = "/v1/errors/kakao/KOE320?locale=ko"
LARGE = "/v1/catalogs/ko"


def connect(address, timeout=5, receive_buffer=None):
    host, _, port = address.rpartition(":")
    if host != "127.0.0.1":
        raise ValueError("attacks are for loopback only")
    connection = socket.socket()
    if receive_buffer:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    connection.settimeout(timeout)
    connection.connect((host, int(port)))
    return connection


def get(path, fields=""):
    return f"GET {path} HTTP/1.1\r\nHost: a\r\n{fields}\r\n".encode()


def post(path, body, fields="Content-Type: application/json\r\n", length=None):
    if isinstance(body, str):
        body = body.encode()
    length = len(body) if length is None else length
    return f"POST {path} HTTP/1.1\r\nHost: a\r\n{fields}Content-Length: {length}\r\n\r\n".encode() + body


def close_all(connections, reset=False):
    for connection in connections:
        if reset:
            # Without waiting: the other side sees a reset.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.close()


def opened(address, count, receive_buffer=None):
    """Returns up to `count` connections; a server may refuse some."""
    connections = []
    for _ in range(count):
        try:
            connections.append(connect(address, receive_buffer=receive_buffer))
        except OSError:
            break
    return connections


def send_without_reading(connections, request, seconds):
    """Sends the request on all connections for as long as they take it. Returns the number of bytes taken."""
    chunk = request * max(1, (64 << 10) // len(request))
    sent = [0] * len(connections)
    end = time.monotonic() + seconds
    for connection in connections:
        connection.setblocking(False)
    while time.monotonic() < end:
        idle = True
        for index, connection in enumerate(connections):
            try:
                # A request is continued where it was cut off.
                sent[index] += connection.send(chunk[sent[index] % len(request):])
                idle = False
            except OSError:
                pass
        if idle:
            time.sleep(0.02)
    return sum(sent)


def pipelining(address, count, seconds):
    """Requests one after another, none of whose responses are read."""
    connections = opened(address, count)
    taken = send_without_reading(connections, get(ORDINARY), seconds)
    close_all(connections)
    return taken


def slow_readers(address, count, seconds):
    """Large responses that are read at a few bytes a second."""
    connections = opened(address, count, receive_buffer=4096)
    for connection in connections:
        connection.sendall(get(LARGE, "Accept-Encoding: identity\r\n") * 16)
        connection.setblocking(False)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for connection in connections:
            try:
                connection.recv(16)
            except OSError:
                pass
        time.sleep(0.2)
    close_all(connections)


def withheld_bodies(address, count, seconds):
    """Bodies of 1 MiB whose end never comes. Returns the statuses of those that were answered at once."""
    size = 1 << 20
    body = b" " * (size - 100)
    connections = opened(address, count)
    statuses = []
    for connection in connections:
        connection.setblocking(False)
    requests = [memoryview(post("/v1/errors/kakao", body, length=size)) for _ in connections[:1]] * len(connections)
    sent = [0] * len(connections)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for index, connection in enumerate(connections):
            try:
                if sent[index] < len(requests[index]):
                    sent[index] += connection.send(requests[index][sent[index]:sent[index] + (256 << 10)])
            except OSError:
                pass
            try:
                answer = connection.recv(65536)
                if answer.startswith(b"HTTP/1.1 "):
                    statuses.append(int(answer[9:12]))
            except OSError:
                pass
        time.sleep(0.01)
    close_all(connections, reset=True)
    return statuses


def resets(address, count):
    """Requests whose connections are reset at once."""
    for _ in range(count):
        try:
            connection = connect(address)
            connection.sendall(get(LARGE))
            close_all([connection], reset=True)
        except OSError:
            pass


def large_batches(address, count, seconds):
    """Clients that send one batch of 1,000 errors after another. Returns the number of batches answered."""
    item = {"provider": "cognito", "payload": {"__type": "NotAuthorizedException", "message": "x" * 700}}
    request = post("/v1/errors", json.dumps({"errors": [item] * 1000}))
    end = time.monotonic() + seconds
    connections = opened(address, count)
    answered = 0
    while time.monotonic() < end:
        for connection in connections:
            # A debug build on a busy machine is slow, and this measures memory and /healthz.
            connection.settimeout(60)
            connection.sendall(request)
        for connection in connections:
            answered += read_answer(connection)[0] == 200
    close_all(connections)
    return answered


def busy(address, request, seconds):
    """A client that sends one request again and again. Returns the number of answers."""
    # Others attack from machines of their own; here it would take the processors of the service.
    os.nice(10)
    end = time.monotonic() + seconds
    answered = 0
    connection = connect(address, timeout=60)
    while time.monotonic() < end:
        try:
            connection.sendall(request)
            answered += 1
            if not read_answer(connection)[0]:
                raise OSError("closed")
        except OSError:
            connection.close()
            connection = connect(address, timeout=60)
    connection.close()
    return answered


def read_answer(connection, without_body=False):
    """Reads one response, and no byte of the next one. Returns its status, its head, and its body; nothing when the
    connection was closed."""
    end = time.monotonic() + (connection.gettimeout() or 10)
    while True:
        seen = connection.recv(65536, socket.MSG_PEEK)
        if b"\r\n\r\n" in seen:
            break
        if not seen:
            return 0, "", b""
        if time.monotonic() > end:
            raise TimeoutError("a part of a head")
        # Peeking does not wait for more.
        time.sleep(0.001)
    head = receive(connection, seen.index(b"\r\n\r\n") + 4).decode("latin-1")
    length = re.search(r"(?im)^content-length: (\d+)", head)
    body = receive(connection, int(length[1]) if length and not without_body else 0)
    return int(head.split(" ")[1]), head, body


def receive(connection, count):
    parts = []
    while count and (part := connection.recv(count)):
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def ask(address, request, timeout=10):
    """Sends a request on a connection of its own, and reads its response."""
    connection = connect(address, timeout)
    try:
        connection.sendall(request)
        return read_answer(connection)
    finally:
        connection.close()
