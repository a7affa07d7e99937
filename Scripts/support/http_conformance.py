"""Checks a running service against cases of RFC 9110 (semantics), 9111 (caching) and 9112 (HTTP/1.1).

http_conformance.py ADDRESS
"""

import re
import sys

import slow_clients

ADDRESS = sys.argv[1]
PATH = slow_clients.ERROR_PATH
BODY = b'{"error_code":"KOE320"}'


def head(line, *fields, host=True):
    return "\r\n".join([line, *(["Host: a"] if host else []), *fields, "", ""]).encode()


def get(*fields, path=PATH, method="GET"):
    return head(f"{method} {path} HTTP/1.1", *fields)


def post(*fields, body=BODY):
    return head("POST /v1/errors/kakao HTTP/1.1", *fields) + body


# The section with the requirement, the request, the expected status or statuses, and patterns that the response head
# must match, or must not match if they begin with `!`.
CASES = [
    ("9110 3.2 target in absolute form", head(f"GET http://a{PATH} HTTP/1.1"), 200, []),
    ("9110 5.6.6 media type in any case",
     post("Content-Type: Application/JSON;Charset=UTF-8", "Content-Length: 23"), 200, []),
    ("9110 6.6.1 Date", get(), 200, [r"^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$"]),
    ("9110 7.2 no Host", head(f"GET {PATH} HTTP/1.1", host=False), 400, [r"^Connection: close$"]),
    ("9110 8.3 type of a response", get(), 200, [r"^Content-Type: application/json"]),
    ("9110 8.5 language of a response",
     get("Accept-Language: ja", path=PATH.split("?")[0]), 200, [r"^Content-Language: ja$"]),
    ("9110 8.8.3 strong tag", get(), 200, [r'^ETag: "[^"]+"$']),
    ("9110 9.1 unknown method", get(method="BREW"), (400, 405, 501), []),
    ("9110 9.3.2 HEAD", get(method="HEAD"), 200, [r"^Content-Length: [1-9]", r'^ETag: "']),
    ("9110 9.3.4 PUT", get("Content-Length: 0", method="PUT"), 405, [r"^Allow: .*GET"]),
    ("9110 9.3.6 CONNECT is refused", head("CONNECT a:443 HTTP/1.1"), (404, 405, 501), [r"^Connection: close$"]),
    ("9110 9.3.8 TRACE", get(method="TRACE"), 405, [r"^Allow: "]),
    ("9110 10.1.1 another expectation may be refused", post("Expect: magic", "Content-Length: 23"), (200, 417), []),
    ("9110 12.5.1 no acceptable type", get("Accept: image/png"), 406, []),
    ("9110 12.5.1 any type is acceptable", get("Accept: image/png, */*;q=0.1"), 200, []),
    ("9110 12.5.1 refused with q=0",
     get("Accept: application/json;q=0, application/problem+json"), 410, [r"^Content-Type: application/problem\+json"]),
    ("9110 12.5.3 gzip",
     get("Accept-Encoding: gzip", path=slow_clients.CATALOG_PATH), 200, [r"^Content-Encoding: gzip$", r"^Vary: .*Accept-Encoding"]),
    ("9110 12.5.3 gzip refused",
     get("Accept-Encoding: gzip;q=0, br;q=0", path=slow_clients.CATALOG_PATH), 200, ["!Content-Encoding"]),
    ("9110 12.5.3 the higher quality",
     get("Accept-Encoding: br;q=0.2, gzip;q=0.9", path=slow_clients.CATALOG_PATH), 200, [r"^Content-Encoding: gzip$"]),
    ("9110 12.5.5 Vary", get(path=PATH.split("?")[0]), 200, [r"^Vary: .*Accept-Language"]),
    ("9110 13.1.2 any tag",
     get("If-None-Match: *"), 304, ["!Content-Length: [1-9]", r'^ETag: "', r"^Cache-Control: ", r"^Vary: "]),
    ("9110 13.1.2 another tag", get('If-None-Match: "x"'), 200, []),
    ("9110 14.2 Range may be ignored", get("Range: bytes=0-9"), 200, []),
    ("9110 15.5.5 no such path", get(path="/nothing"), 404, [r"^Cache-Control: no-store$"]),
    ("9110 15.5.16 type of a body", post("Content-Type: image/png", "Content-Length: 23"), 415, []),
    ("9111 5.2.2 freshness", get(), 200, [r"^Cache-Control: public, max-age=\d+"]),
    ("9111 3 a POST is not stored",
     post("Content-Type: application/json", "Content-Length: 23"), 200, [r"^Cache-Control: no-store$"]),
    ("9111 3.5 personal arguments",
     get(path=PATH + "&seconds=3"), 200, ["!^Cache-Control: public", r"^Cache-Control: "]),
    ("9112 2.2 an empty line before the request", b"\r\n" + get(), 200, []),
    ("9112 2.2 bare CR", b"GET / HTTP/1.1\rHost: a\r\n\r\n", 400, []),
    ("9112 2.3 another major version", head(f"GET {PATH} HTTP/3.0"), (400, 505), []),
    ("9112 3.2.4 OPTIONS *", head("OPTIONS * HTTP/1.1"), (200, 204, 404, 405), []),
    ("9112 5.1 space before the colon", get("X : y"), 400, []),
    ("9112 5.2 folded field", get("X: y", " z"), (200, 400), []),
    ("9112 6.1 chunked",
     post("Content-Type: application/json", "Transfer-Encoding: chunked", body=b"17\r\n" + BODY + b"\r\n0\r\n\r\n"),
     200, []),
    ("9112 6.1 chunked in any case",
     post(
         "Content-Type: application/json", "Transfer-Encoding: Chunked",
         body=b"17;a=b\r\n" + BODY + b"\r\n0\r\nX: y\r\n\r\n"),
     200, []),
    ("9112 6.1 coding and length",
     post("Transfer-Encoding: chunked", "Content-Length: 5", body=b"0\r\n\r\n"), 400, [r"^Connection: close$"]),
    ("9112 6.1 unknown coding", post("Transfer-Encoding: x", body=b""), (400, 501), [r"^Connection: close$"]),
    ("9112 6.1 chunked is not last",
     post("Transfer-Encoding: chunked, gzip", body=b"0\r\n\r\n"), 400, [r"^Connection: close$"]),
    ("9112 6.3 the length is not a number", post("Content-Length: +23"), 400, [r"^Connection: close$"]),
    ("9112 6.3 two lengths", post("Content-Length: 23", "Content-Length: 22"), 400, [r"^Connection: close$"]),
    ("9112 6.3 length beyond 64 bits",
     post("Content-Length: 99999999999999999999999"), (400, 413), [r"^Connection: close$"]),
    ("9112 7.1 the chunk size is not a number",
     post("Transfer-Encoding: chunked", body=b"xyz\r\n"), 400, [r"^Connection: close$"]),
    ("9112 7.1 chunk size beyond 64 bits",
     post("Transfer-Encoding: chunked", body=b"fffffffffffffffff\r\n"), (400, 413), [r"^Connection: close$"]),
    ("9112 9.3 HTTP/1.0 closes", head(f"GET {PATH} HTTP/1.0"), 200, [r"^Connection: close$"]),
    ("9112 9.3 HTTP/1.0 kept alive",
     head(f"GET {PATH} HTTP/1.0", "Connection: keep-alive"), 200, [r"^Connection: keep-alive$"]),
    ("9112 9.6 Connection: close", get("Connection: close"), 200, [r"^Connection: close$"]),
    ("9112 9.6 close in a list", get("Connection: TE, Close"), 200, [r"^Connection: close$"]),
]


def failure_reason(request, expected, patterns):
    """Returns why the response differs from the case, or None."""
    without_body = request.startswith(b"HEAD")
    connection = slow_clients.connect(ADDRESS, 5)
    try:
        connection.sendall(request)
        status, response_head, _ = slow_clients.read_response(connection, without_body)
    finally:
        connection.close()
    if status not in (expected if isinstance(expected, tuple) else (expected,)):
        return f"{status} instead of {expected}"
    response_head = response_head.replace("\r\n", "\n")
    for pattern in patterns:
        is_found = re.search(pattern.removeprefix("!"), response_head, re.I | re.M) is not None
        if is_found == pattern.startswith("!"):
            return f"{pattern} in:\n{response_head}"


failed = 0
for section, request, expected, patterns in CASES:
    try:
        reason = failure_reason(request, expected, patterns)
    except (OSError, ValueError) as error:
        reason = error
    if reason:
        failed += 1
        print(f"failed: {section}: {reason}")
print(f"{len(CASES) - failed} of {len(CASES)} cases passed")
sys.exit(1 if failed else 0)
