"""An HTTP client that can be slow or hostile, for Scripts/check/attack and other checks.

Connections and time are limited, and the client connects only to the loopback address.
"""

import json
import os
import re
import socket
import struct
import time

ERROR_PATH = "/v1/errors/kakao/KOE320?locale=ko"
CATALOG_PATH = "/v1/catalogs/ko"


def connect(address, timeout=5, receive_buffer=None):
    host, _, port = address.rpartition(":")
    if host != "127.0.0.1":
        raise ValueError("attacks are allowed on the loopback address only")
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
            # With a linger time of 0, closing sends a reset.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.close()


def open_connections(address, count, receive_buffer=None):
    """Opens up to `count` connections, and returns those that the server accepts."""
    connections = []
    for _ in range(count):
        try:
            connections.append(connect(address, receive_buffer=receive_buffer))
        except OSError:
            break
    return connections


def send_without_reading(connections, request, seconds):
    """Sends the request repeatedly on all connections, until the time is over. Returns the number of bytes sent."""
    chunk = request * max(1, (64 << 10) // len(request))
    sent = [0] * len(connections)
    end = time.monotonic() + seconds
    for connection in connections:
        connection.setblocking(False)
    while time.monotonic() < end:
        idle = True
        for index, connection in enumerate(connections):
            try:
                # Continues a request where the last call ended.
                sent[index] += connection.send(chunk[sent[index] % len(request):])
                idle = False
            except OSError:
                pass
        if idle:
            time.sleep(0.02)
    return sum(sent)


def pipelining(address, count, seconds):
    """Pipelines requests without reading the responses. Returns the number of bytes sent."""
    connections = open_connections(address, count)
    sent = send_without_reading(connections, get(ERROR_PATH), seconds)
    close_all(connections)
    return sent


def slow_readers(address, count, seconds):
    """Requests large responses, and reads a few bytes of them per second."""
    connections = open_connections(address, count, receive_buffer=4096)
    for connection in connections:
        connection.sendall(get(CATALOG_PATH, "Accept-Encoding: identity\r\n") * 16)
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
    """Sends bodies of 1 MiB without their last 100 bytes. Returns the statuses of the responses that arrive."""
    size = 1 << 20
    body = b" " * (size - 100)
    connections = open_connections(address, count)
    statuses = []
    for connection in connections:
        connection.setblocking(False)
    request = memoryview(post("/v1/errors/kakao", body, length=size))
    sent = [0] * len(connections)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for index, connection in enumerate(connections):
            try:
                if sent[index] < len(request):
                    sent[index] += connection.send(request[sent[index]:sent[index] + (256 << 10)])
            except OSError:
                pass
            try:
                response = connection.recv(65536)
                if response.startswith(b"HTTP/1.1 "):
                    statuses.append(int(response[9:12]))
            except OSError:
                pass
        time.sleep(0.01)
    close_all(connections, reset=True)
    return statuses


def resets(address, count):
    """Sends requests, and resets their connections immediately."""
    for _ in range(count):
        try:
            connection = connect(address)
            connection.sendall(get(CATALOG_PATH))
            close_all([connection], reset=True)
        except OSError:
            pass


def large_batches(address, count, seconds):
    """Sends batches of 1,000 errors on all connections, one after another. Returns the number of 200 responses."""
    item = {"provider": "cognito", "payload": {"__type": "NotAuthorizedException", "message": "x" * 700}}
    request = post("/v1/errors", json.dumps({"errors": [item] * 1000}))
    end = time.monotonic() + seconds
    connections = open_connections(address, count)
    responses = 0
    while time.monotonic() < end:
        for connection in connections:
            # A debug build on a busy machine is slow, and the attack measures only memory and /healthz.
            connection.settimeout(60)
            connection.sendall(request)
        for connection in connections:
            responses += read_response(connection)[0] == 200
    close_all(connections)
    return responses


def send_repeatedly(address, request, seconds):
    """Sends a request repeatedly on one connection. Returns how often it was sent."""
    # Real attackers use other machines; here the client must not take processor time from the service.
    os.nice(10)
    end = time.monotonic() + seconds
    sent = 0
    connection = connect(address, timeout=60)
    while time.monotonic() < end:
        try:
            connection.sendall(request)
            sent += 1
            if not read_response(connection)[0]:
                raise OSError("closed")
        except OSError:
            connection.close()
            connection = connect(address, timeout=60)
    connection.close()
    return sent


def read_response(connection, without_body=False):
    """Reads one response, and no byte of the next one. Returns its status, head and body, which are empty if the
    connection was closed."""
    end = time.monotonic() + (connection.gettimeout() or 10)
    while True:
        available = connection.recv(65536, socket.MSG_PEEK)
        if b"\r\n\r\n" in available:
            break
        if not available:
            return 0, "", b""
        if time.monotonic() > end:
            raise TimeoutError("an incomplete response head")
        # Peeking does not wait for more data.
        time.sleep(0.001)
    head = receive(connection, available.index(b"\r\n\r\n") + 4).decode("latin-1")
    length = re.search(r"(?im)^content-length: (\d+)", head)
    body = receive(connection, int(length[1]) if length and not without_body else 0)
    return int(head.split(" ")[1]), head, body


def receive(connection, count):
    parts = []
    while count and (part := connection.recv(count)):
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def fetch(address, request, timeout=10):
    """Sends a request on a new connection. Returns the status, head and body of the response."""
    connection = connect(address, timeout)
    try:
        connection.sendall(request)
        return read_response(connection)
    finally:
        connection.close()
