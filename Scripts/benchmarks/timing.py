"""Measures whether the time of an answer tells what it conceals: errors of one class, from four providers, take turns
with a second copy of the first one, whose difference is that of two equal requests."""

import json
import random
import socket
import statistics
import time

import servers

ROUNDS = 20_000
# Medians may differ by this many microseconds, or by three times what two equal requests differ by, the larger.
LIMIT = 2.0


def rest(message):
    return {"error": {"code": 400, "message": message, "errors": [{"message": message, "domain": "global"}]}}


# By provider: a wrong password, no such user, a disabled account, and others of the class.
ERRORS = {
    "firebase": [rest("INVALID_PASSWORD"), rest("EMAIL_NOT_FOUND"), rest("USER_DISABLED")],
    "cognito": [
        {"__type": "NotAuthorizedException", "message": "Incorrect username or password."},
        {"__type": "UserNotFoundException", "message": "User does not exist."},
        {"__type": "NotAuthorizedException", "message": "User is disabled."},
        # A sentence that no row knows, and none.
        {"__type": "NotAuthorizedException", "message": "Brand new sentence of it."},
        {"__type": "NotAuthorizedException"},
    ],
    "supabase": [
        {"code": 400, "error_code": "invalid_credentials", "msg": "Invalid login credentials"},
        {"code": 404, "error_code": "user_not_found", "msg": "User not found"},
        {"code": 403, "error_code": "user_banned", "msg": "User is banned"},
    ],
    "keycloak": [
        {"error": "invalid_grant", "error_description": "Invalid user credentials"},
        {"error": "user_not_found", "error_description": "User not found"},
        {"error": "invalid_grant", "error_description": "Account disabled"},
    ],
}


class Connection:
    def __init__(self, address):
        host, port = address.rsplit(":", 1)
        self.socket = socket.create_connection((host, int(port)))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def request(self, provider, body):
        head = f"POST /v1/errors/{provider}?locale=en HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        return (head + f"Content-Length: {len(body)}\r\n\r\n").encode() + body

    def ask(self, request):
        """Returns the answer and the time until it was there, in microseconds."""
        start = time.perf_counter_ns()
        self.socket.sendall(request)
        answer = self.socket.recv(65536)
        while not complete(answer):
            answer += self.socket.recv(65536)
        return answer, (time.perf_counter_ns() - start) / 1000


def complete(answer):
    head, separator, body = answer.partition(b"\r\n\r\n")
    if not separator:
        return False
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    return len(body) >= int(length.split(b":")[1])


def run(table):
    worse = []
    with servers.ours() as server:
        connection = Connection(server.address)
        for provider, errors in ERRORS.items():
            requests = [connection.request(provider, json.dumps(error).encode()) for error in errors]
            requests.append(requests[0])
            answers = [connection.ask(request)[0] for request in requests]
            if len({answer.partition(b"\r\n\r\n")[2] for answer in answers}) > 1:
                worse.append(f"{provider} does not answer the class alike")
                continue
            times = [[] for _ in requests]
            order = list(range(len(requests)))
            for _ in range(ROUNDS):
                random.shuffle(order)
                for index in order:
                    times[index].append(connection.ask(requests[index])[1])
            wrong, *others, again = map(statistics.median, times)
            limit = max(LIMIT, 3 * abs(wrong - again))
            differences = [other - wrong for other in others]
            table.add(
                f"timing: {provider}, a wrong password; the others of its class",
                f"{wrong:.2f} µs", ", ".join(f"{other:.2f}" for other in others) + " µs",
                ", ".join(f"{difference:+.2f}" for difference in differences),
                f"within {limit:.2f} (equal ones: {again - wrong:+.2f})")
            if max(map(abs, differences)) > limit:
                worse.append(f"the time of {provider} tells what is concealed")
    return worse
