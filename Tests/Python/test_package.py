"""What the Python package does with caught values, and its client with the service at AUTH_COPY_URL."""

import datetime
import http.client
import http.server
import io
import json
import logging
import os
import socket
import threading
import time
import types
import unittest
import urllib.error

import authcopy
from authcopy._caught import Caught, caught

texts = authcopy.Local()


def kind(thing, provider="firebase", **options):
    return texts.read(provider, thing, **options).kind


def raised(error, cause=None):
    try:
        raise error from cause
    except type(error) as caught_error:
        return caught_error


class CaughtTests(unittest.TestCase):
    def test_text_and_bytes(self):
        for thing in ["auth/too-many-requests", b"auth/too-many-requests", bytearray(b"auth/too-many-requests"), memoryview(b"auth/too-many-requests")]:
            self.assertEqual(kind(thing), "tooManyAttempts")

    def test_mapping(self):
        self.assertEqual(kind({"error": "access_denied", "state": "x"}, "google"), kind("error=access_denied&state=x", "google"))
        self.assertEqual(kind([{"error": {"message": "TOO_MANY_ATTEMPTS_TRY_LATER"}}]), "tooManyAttempts")

    def test_message_of_an_exception(self):
        self.assertEqual(kind(ValueError("auth/too-many-requests")), "tooManyAttempts")

    def test_name_of_an_exception(self):
        self.assertEqual(kind(type("TooManyAttemptsTryLaterError", (Exception,), {})()), kind("TooManyAttemptsTryLaterError"))
        error = type("UserNotFoundException", (Exception,), {})("An error occurred")
        self.assertEqual(texts.read("cognito", error, flow="signIn").kind, "invalidCredentials")

    def test_cause_of_an_exception(self):
        inner = ConnectionRefusedError(111, "Connection refused")
        self.assertEqual(kind(raised(RuntimeError("sign-in failed"), inner)), "providerUnavailable")
        try:
            try:
                raise inner
            except OSError:
                raise RuntimeError("sign-in failed")
        except RuntimeError as error:
            self.assertEqual(kind(error), "providerUnavailable")

    def test_cycle_of_causes_ends(self):
        first, second = RuntimeError("a"), RuntimeError("b")
        first.__cause__, second.__cause__ = second, first
        self.assertEqual(kind(first), "unknown")

    def test_attributes_of_an_exception(self):
        error = RuntimeError("sign-in failed")
        error.code = "auth/too-many-requests"
        self.assertEqual(kind(error), "tooManyAttempts")

    def test_response_of_an_exception(self):
        response = types.SimpleNamespace(
            status_code=429, headers={"Retry-After": "30"}, content=b'{"error":{"message":"TOO_MANY_ATTEMPTS_TRY_LATER"}}')
        error = RuntimeError("429 Client Error")
        error.response = response
        for thing in [response, error]:
            copy = texts.read("firebase", thing, locale="ko")
            self.assertEqual((copy.kind, copy.retry_after, "30초" in copy.message), ("tooManyAttempts", 30, True))
            self.assertEqual(copy.headers["Retry-After"], "30")

    def test_wait_is_not_told_for_a_concealed_error(self):
        copy = texts.read("firebase", "auth/wrong-password", status=400, retry_after=30)
        self.assertNotIn("Retry-After", copy.headers)

    def test_response_that_was_not_read(self):
        class Streaming:
            status_code, headers = 503, {}

            @property
            def content(self):
                raise RuntimeError("not read")

        self.assertEqual(kind(Streaming()), "providerUnavailable")

    def test_errors_of_boto(self):
        error = RuntimeError("An error occurred")
        error.response = {
            "Error": {"Code": "NotAuthorizedException", "Message": "Incorrect username or password."},
            "ResponseMetadata": {"HTTPStatusCode": 400, "HTTPHeaders": {"retry-after": "5"}}}
        raw = caught(error)
        self.assertEqual((raw.status, raw.retry_after, json.loads(raw.content)), (400, 5, {"Error": error.response["Error"]}))

    def test_errors_of_urllib(self):
        error = urllib.error.HTTPError("https://a.example", 400, "Bad Request", {}, io.BytesIO(b'{"error":"invalid_grant"}'))
        self.assertEqual(caught(error), Caught(b'{"error":"invalid_grant"}', 400, None))

    def test_nothing_that_is_caught_raises(self):
        class Hostile(Exception):
            def __str__(self):
                raise RuntimeError

            __repr__ = __str__

            def __getattr__(self, name):
                raise RuntimeError

        deep = []
        for _ in range(5_000):
            deep = [deep]
        cycle = {}
        cycle["self"] = cycle
        for thing in [None, 7, float("nan"), object, object(), Hostile(), deep, cycle, "\ud800", {"\ud800": b"\xff"}, {1: {2, 3}}, "x" * 10_000_000, range(10**9), open]:
            self.assertEqual(kind(thing), "unknown", type(thing))


class ResultTests(unittest.TestCase):
    def test_problem_and_headers(self):
        copy = texts.read("firebase", "auth/wrong-password", locale="ko", flow="signIn")
        self.assertEqual(copy.problem | {"catalog": ""}, {
            "type": "urn:auth-copy:kind:invalidCredentials", "title": copy.title, "status": 401, "detail": copy.message, "kind": "invalidCredentials",
            "known": True, "locale": "ko", "presentation": "inline", "action": {"id": copy.action.id, "label": copy.action.label}, "retryable": True, "catalog": ""})
        self.assertEqual((copy.headers["Content-Language"], copy.headers["WWW-Authenticate"]), ("ko", "Session"))

    def test_results_are_values(self):
        copy = texts.resolve("kakao", "KOE320")
        self.assertEqual(hash(copy), hash(texts.resolve("kakao", "KOE320")))
        with self.assertRaises(AttributeError):
            copy.title = ""

    def test_arguments(self):
        date = datetime.datetime(2026, 1, 5, 23, tzinfo=datetime.timezone(datetime.timedelta(hours=-9)))
        for day in [date, datetime.date(2026, 1, 6)]:
            self.assertIn("January 6", texts.text("deleteScheduled", locale="en", arguments={"date": day}))
        self.assertEqual(texts.resolve("kakao", "KOE320", arguments={"seconds": 3, "x": ["a"]}).ignored, ("seconds", "x"))

    def test_mistakes_of_the_caller_raise(self):
        for call, field in [
            (lambda: texts.resolve("kako", "x"), "provider"), (lambda: texts.read("kako", "x"), "provider"),
            (lambda: texts.text("nope"), "key"), (lambda: texts.text("deleteScheduled"), "date"),
        ]:
            with self.assertRaises(authcopy.RequestError) as context:
                call()
            self.assertEqual(context.exception.field, field)
        with self.assertRaises(authcopy.CatalogError):
            authcopy.Local("/nowhere")
        with authcopy.Local() as closed:
            pass
        with self.assertRaises(ValueError):
            closed.text("continueWith")


class Requests:
    """A server that counts requests, passes them to the service, or fails in a given way."""

    def __init__(self):
        self.log, self.failure = [], None
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def respond(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                outer.log.append((self.command, self.path, self.headers.get("If-None-Match")))
                if outer.failure:
                    status, fields, content = outer.failure
                else:
                    upstream = http.client.HTTPConnection(os.environ["AUTH_COPY_URL"].removeprefix("http://"))
                    upstream.request(self.command, self.path, body or None, dict(self.headers))
                    response = upstream.getresponse()
                    status, fields, content = response.status, dict(response.headers), response.read()
                    upstream.close()
                    fields.pop("Content-Length", None)
                self.send_response(status)
                for name, value in fields.items():
                    self.send_header(name, value)
                if status != 304:
                    self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST = respond

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"


@unittest.skipUnless("AUTH_COPY_URL" in os.environ, "there is no service")
class ClientTests(unittest.TestCase):
    def setUp(self):
        self.client = authcopy.Client(os.environ["AUTH_COPY_URL"], timeout=30)

    def test_same_results_as_in_process(self):
        arguments = {"seconds": 30, "x": "a b&c", "passwordRules": ["length", "digit"]}
        for locale in [None, "ko", "fr, ja;q=0.5", "zh-TW"]:
            for provider, code in [("kakao", "KOE320"), ("firebase", "auth/too-many-requests"), ("entra", 50076), ("line", "a/b?c#d"), ("google", "no such")]:
                for flow in [None, "signIn", "refresh", "unknown"]:
                    options = {"locale": locale, "flow": flow, "arguments": arguments}
                    self.compare(lambda texts: texts.resolve(provider, code, **options))
                    self.compare(lambda texts: texts.read(provider, f"Error: {code}", status=429, retry_after=9, **options))
            self.compare(lambda texts: texts.text("continueWith", locale=locale, arguments={"provider": "kakao"}))
        for thing in [None, "", b"\0\xff", "auth/too-many-requests".encode("utf-16"), ValueError("x"), {"error": "access_denied"}]:
            self.compare(lambda texts: texts.read("any", thing))

    def compare(self, call):
        # The two catalogs differ in their version if the program is older than the library.
        self.assertEqual(call(self.client), call(texts))

    def test_mistakes_of_the_caller_raise(self):
        for call in [
            lambda: self.client.resolve("kako", "x"), lambda: self.client.read("kako", "x"), lambda: self.client.text("nope"),
            lambda: self.client.text("deleteScheduled"),
        ]:
            with self.assertRaises(authcopy.RequestError):
                call()
        for url in ["127.0.0.1:8080", "ftp://a.example", ""]:
            with self.assertRaises(ValueError):
                authcopy.Client(url)

    def test_fresh_response_needs_no_request_and_a_stale_one_only_its_tag(self):
        requests = Requests()
        client = authcopy.Client(requests.url, timeout=30)
        first = client.resolve("kakao", "KOE320", locale="ko")
        self.assertEqual(client.resolve("kakao", "KOE320", locale="ko"), first)
        self.assertEqual([entry[2] for entry in requests.log], [None])
        for cached in client._cache.values():
            cached.expiry = 0
        self.assertEqual(client.resolve("kakao", "KOE320", locale="ko"), first)
        self.assertEqual(len(requests.log), 2)
        self.assertIsNotNone(requests.log[1][2])
        # A response that must not be stored is requested again.
        client.text("continueWith", arguments={"provider": "Ann's own"})
        client.text("continueWith", arguments={"provider": "Ann's own"})
        self.assertEqual(len(requests.log), 4)

    def test_cached_response_during_an_outage(self):
        requests = Requests()
        client = authcopy.Client(requests.url, timeout=30)
        first = client.resolve("kakao", "KOE320", locale="ko")
        for cached in client._cache.values():
            cached.expiry = 0
        requests.failure = (503, {}, b"{}")
        self.assertIs(client.resolve("kakao", "KOE320", locale="ko").title, first.title)


class OutageTests(unittest.TestCase):
    """What the client does while the service fails."""

    def setUp(self):
        logging.disable()
        self.addCleanup(logging.disable, logging.NOTSET)

    def check(self, url, limit):
        client = authcopy.Client(url, timeout=0.2)
        for locale in ["ko", "ja", "en", "zh-Hant"]:
            start = time.monotonic()
            copy = client.read("firebase", "auth/wrong-password", locale=locale, flow="signIn")
            self.assertEqual(copy, texts.read("firebase", "auth/wrong-password", locale=locale, flow="signIn"))
            self.assertEqual(client.resolve("kakao", "KOE320", locale=locale), texts.resolve("kakao", "KOE320", locale=locale))
            self.assertEqual(client.text("continueWith", locale=locale), texts.text("continueWith", locale=locale))
            self.assertLess(time.monotonic() - start, limit)

    def test_nothing_listens(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            port = server.getsockname()[1]
        self.check(f"http://127.0.0.1:{port}", 10)

    def test_no_response_in_time(self):
        with socket.create_server(("127.0.0.1", 0)) as server:
            self.check(f"http://127.0.0.1:{server.getsockname()[1]}", 10)

    def test_responses_that_are_not_of_the_service(self):
        requests = Requests()
        for failure in [
            (500, {}, b"{}"), (503, {}, b'{"type":"urn:auth-copy:problem:overloaded"}'), (200, {}, b"<html>"), (200, {}, b"[]"), (200, {}, b"{}"),
            (200, {}, b'{"errors":[]}'), (200, {}, b'{"errors":[{}]}'), (404, {}, b"not found"), (404, {}, b'{"type":"urn:auth-copy:problem:unknownRoute"}'),
            (302, {"Location": "/"}, b""), (304, {}, b""),
        ]:
            requests.failure = failure
            with self.subTest(failure=failure):
                self.check(requests.url, 30)

    def test_connection_that_was_closed_is_opened_again(self):
        requests = Requests()
        requests.failure = (200, {"Connection": "close"}, b'{"key":"a","locale":"en","text":"from the service"}')
        client = authcopy.Client(requests.url, timeout=30)
        self.assertEqual([client.text("a") for _ in range(3)], ["from the service"] * 3)


if __name__ == "__main__":
    unittest.main()
