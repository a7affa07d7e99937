"""Measures whether the response time reveals concealed errors.

For each of four providers, it sends errors that are concealed alike, each many times, in random order. The first error
is sent twice as often, half of the times as the control: the difference between these equal requests is the noise."""

import json
import random
import socket
import statistics
import time

import servers

ROUNDS = 20_000
# Medians may differ by this many microseconds, or by three times the noise, whichever is larger.
LIMIT = 2.0


def rest_error(message):
    return {"error": {"code": 400, "message": message, "errors": [{"message": message, "domain": "global"}]}}


# For each provider: a wrong password, an unknown user, a disabled account, and other errors that are concealed alike.
ERRORS = {
    "firebase": [rest_error("INVALID_PASSWORD"), rest_error("EMAIL_NOT_FOUND"), rest_error("USER_DISABLED")],
    "cognito": [
        {"__type": "NotAuthorizedException", "message": "Incorrect username or password."},
        {"__type": "UserNotFoundException", "message": "User does not exist."},
        {"__type": "NotAuthorizedException", "message": "User is disabled."},
        # An unknown message, and no message.
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

    @staticmethod
    def request(provider, body):
        head = f"POST /v1/errors/{provider}?locale=en HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        return (head + f"Content-Length: {len(body)}\r\n\r\n").encode() + body

    def send(self, request):
        """Returns the response, and the time until its last byte was received, in microseconds."""
        start = time.perf_counter_ns()
        self.socket.sendall(request)
        response = self.socket.recv(65536)
        while not is_complete(response):
            response += self.socket.recv(65536)
        return response, (time.perf_counter_ns() - start) / 1000


def is_complete(response):
    head, separator, body = response.partition(b"\r\n\r\n")
    if not separator:
        return False
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    return len(body) >= int(length.split(b":")[1])


def run(table):
    failures = []
    with servers.auth_copy() as server:
        connection = Connection(server.address)
        for provider, errors in ERRORS.items():
            requests = [connection.request(provider, json.dumps(error).encode()) for error in errors]
            # The control.
            requests.append(requests[0])
            responses = [connection.send(request)[0] for request in requests]
            if len({response.partition(b"\r\n\r\n")[2] for response in responses}) > 1:
                failures.append(f"{provider} has different responses to errors that must be concealed alike")
                continue
            times = [[] for _ in requests]
            order = list(range(len(requests)))
            for _ in range(ROUNDS):
                random.shuffle(order)
                for index in order:
                    times[index].append(connection.send(requests[index])[1])
            wrong, *others, control = map(statistics.median, times)
            limit = max(LIMIT, 3 * abs(wrong - control))
            differences = [other - wrong for other in others]
            table.add(
                f"timing: {provider}, a wrong password; other errors that are concealed alike",
                f"{wrong:.2f} µs", ", ".join(f"{other:.2f}" for other in others) + " µs",
                ", ".join(f"{difference:+.2f}" for difference in differences),
                f"within {limit:.2f} (control: {control - wrong:+.2f})")
            if max(map(abs, differences)) > limit:
                failures.append(f"the response time of {provider} reveals concealed errors")
    return failures
