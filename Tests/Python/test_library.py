"""The functions of authcopy.h, called as from any language."""

import ctypes
import json
import os
import pathlib
import tempfile
import threading
import unittest

import authcopy
from authcopy._local import _authcopy as library

EXPIRED = "처음부터 다시 시작하세요"


def take(address):
    """Returns a result, and frees it."""
    result = json.loads(ctypes.string_at(address))
    library.authcopy_free(address)
    return result


class LibraryTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.catalog = library.authcopy_open(None, None)

    @classmethod
    def tearDownClass(cls):
        library.authcopy_close(cls.catalog)

    def resolve(self, body):
        body = body if isinstance(body, bytes) else json.dumps(body).encode()
        return take(library.authcopy_resolve(self.catalog, body, len(body)))

    def read(self, content, provider=b"firebase", **options):
        options = json.dumps(options).encode()
        return take(library.authcopy_read(self.catalog, provider, content, len(content), options, len(options)))

    def test_code(self):
        copy = self.resolve({"provider": "kakao", "code": "KOE320", "locale": "ko", "id": 7})
        self.assertEqual((copy["title"], copy["id"]), (EXPIRED, 7))
        self.assertEqual(copy["source"], {"provider": "kakao", "surface": "rest/oauth", "code": "KOE320"})

    def test_payload_is_an_item_of_a_batch_too(self):
        copy = self.resolve({"provider": "firebase", "payload": {"error": {"message": "TOO_MANY_ATTEMPTS_TRY_LATER"}}, "retryAfter": 30})
        self.assertEqual((copy["kind"], copy["message"]), ("tooManyAttempts", "Try again in 30 seconds."))

    def test_locale_is_a_list(self):
        for locale, expected in {"fr, ja;q=0.5, ko;q=0.9": "ko", "ko;q=0, en": "en", "zh-TW, ja;q=0.5": "zh-Hant", "xx": "en"}.items():
            self.assertEqual(self.resolve({"provider": "kakao", "code": "x", "locale": locale})["locale"], expected)

    def test_deployment_decides_only_what_is_open(self):
        password = {"method": "password", "identifier": "email", "disclosure": "helpful"}
        title = self.read(b"auth/wrong-password", **password)["title"]
        self.assertEqual(title, "Email or password is incorrect")
        self.assertEqual(self.read(b"auth/wrong-password", method="magic")["ignored"], ["method"])

    def test_disclosure(self):
        self.assertEqual(self.read(b"auth/user-disabled")["kind"], "invalidCredentials")
        self.assertEqual(self.read(b"auth/user-disabled", disclosure="helpful")["kind"], "userDisabled")
        # Of several, the strictest counts.
        body = b'{"provider":"firebase","code":"auth/user-disabled","disclosure":"helpful","disclosure":"strict"}'
        self.assertEqual(self.resolve(body)["kind"], "invalidCredentials")

    def test_repeated_errors_keep_their_results(self):
        reads = [
            (content, provider, options) for content in (b"auth/wrong-password", b"auth/too-many-requests", b"x" * 5_000)
            for provider in (b"firebase", b"kakao") for options in ({}, {"locale": "ko"}, {"flow": "change"}, {"status": 429})]
        first = [self.read(content, provider, **options) for content, provider, options in reads]
        self.assertGreater(len({json.dumps(result) for result in first}), len(reads) / 3)
        for _ in range(3):
            self.assertEqual([self.read(content, provider, **options) for content, provider, options in reads], first)

    def test_text(self):
        body = json.dumps({"key": "continueWith", "locale": "ko", "arguments": {"provider": "kakao", "x": 1}}).encode()
        text = take(library.authcopy_text(self.catalog, body, len(body)))
        self.assertEqual((text["text"], text["ignored"]), ("카카오로 계속하기", ["x"]))

    def test_problems_name_the_field(self):
        for body, status, field in [
            (b"", 400, "body"), (b"[]", 422, "body"), (b'{"provider":"kakao"', 400, "body"), (b"\xff", 400, "body"),
            (b"{}", 422, "provider"), (b'{"provider":"kakao"}', 422, "code"), (b'{"provider":1}', 422, "provider"),
            (b'{"provider":"kako","code":"x"}', 404, "provider"), (b'{"provider":"any","code":"x"}', 404, "provider"),
            (b'{"provider":"kakao","code":"x","disclosure":"all"}', 400, "disclosure"),
            (b'{"provider":"kakao","code":"' + b"x" * 5_000 + b'"}', 400, "code"),
            (b"[" * 100_000, 400, "body"), (b" " * (1 << 20) + b"{}", 413, "body"),
        ]:
            problem = self.resolve(body)
            self.assertEqual((problem["status"], problem["field"]), (status, field), body[:80])
            self.assertTrue(problem["type"].startswith("urn:auth-copy:problem:") and problem["title"] and problem["detail"])
        problem = self.resolve({"provider": "kako", "code": "x", "locale": "ko"})
        self.assertEqual(problem["title"], "알 수 없는 제공자")

    def test_null(self):
        self.assertEqual(take(library.authcopy_resolve(None, b"{}", 2))["field"], "catalog")
        self.assertEqual(take(library.authcopy_resolve(self.catalog, None, 5))["field"], "body")
        self.assertEqual(take(library.authcopy_read(self.catalog, None, b"x", 1, None, 0))["field"], "provider")
        self.assertEqual(take(library.authcopy_read(self.catalog, b"kakao", None, 9, None, 9))["kind"], "unknown")
        library.authcopy_free(None)
        library.authcopy_close(None)

    def test_any_bytes_are_a_raw_error(self):
        for content in [b"", b"\0", b"\xff\xfe", bytes(range(256)), b"\xed\xa0\x80", b"{" * 200_000, b"x" * 3_000_000]:
            for provider in [b"firebase", b"any", b"kakao"]:
                self.assertEqual(self.read(content, provider)["kind"], "unknown", content[:20])
        self.assertEqual(self.read("auth/too-many-requests".encode("utf-16"))["kind"], "tooManyAttempts")
        # Only the beginning counts.
        self.assertEqual(self.read(b"x" * 70_000 + b" auth/too-many-requests")["kind"], "unknown")

    def test_catalog_that_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "catalog.json")
            for content in [None, "", "{}", "[]", '{"format":1']:
                if content is not None:
                    path.write_text(content)
                error = ctypes.c_void_p()
                self.assertIsNone(library.authcopy_open(os.fsencode(path), ctypes.byref(error)))
                problem = take(error.value)
                self.assertEqual((problem["type"], problem["status"]), ("urn:auth-copy:problem:invalidCatalog", 422))
                self.assertIn(str(path), problem["detail"])
            self.assertIsNone(library.authcopy_open(os.fsencode(path), None))

    def test_version(self):
        library.authcopy_version.restype = ctypes.c_char_p
        self.assertRegex(library.authcopy_version().decode(), r"^\d+\.\d+\.\d+$")


class ConcurrencyTests(unittest.TestCase):
    def test_threads(self):
        """Threads that share a catalog get what one thread gets."""
        seconds = float(os.environ.get("AUTH_COPY_THREAD_SECONDS", "0.5"))
        calls = [("firebase", "auth/wrong-password", "ko"), ("kakao", "KOE320", "ja"), ("any", "ECONNREFUSED", "en"), ("line", "x", "zh-TW")]
        with authcopy.Local() as local:
            expected = [local.read(provider, text, locale=locale) for provider, text, locale in calls]
        failures, local = [], authcopy.Local()
        end = threading.Event()

        def work(first):
            number = first
            while not end.is_set():
                provider, text, locale = calls[number % len(calls)]
                copy = local.read(provider, text, locale=locale)
                if copy != expected[number % len(calls)]:
                    failures.append(copy)
                number += 1

        threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        end.wait(seconds)
        end.set()
        for thread in threads:
            thread.join()
        self.assertEqual(failures, [])

    def test_fork_during_calls(self):
        """A child finds no lock held, even if threads of its parent were reading their first errors."""
        for _ in range(int(os.environ.get("AUTH_COPY_FORKS", "5"))):
            local = authcopy.Local(method="password")
            threads = [
                threading.Thread(target=lambda each=provider: local.read(each, "access_denied: x"))
                for provider in ("firebase", "any", "kakao", "cognito")]
            for thread in threads:
                thread.start()
            child = os.fork()
            if child == 0:
                # Ends the child if it waits forever.
                import signal
                signal.alarm(20)
                title = local.read("any", "FirebaseError: auth/too-many-requests", locale="ko").kind
                os._exit(0 if title == "tooManyAttempts" else 1)
            self.assertEqual(os.waitpid(child, 0)[1], 0)
            for thread in threads:
                thread.join()


if __name__ == "__main__":
    unittest.main()
