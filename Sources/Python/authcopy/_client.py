"""The service over HTTP, with a cache, time limits and, for an outage, the engine in this process."""

import collections
import http.client
import json
import logging
import os
import re
import threading
import time
import urllib.parse
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ._caught import caught
from ._local import Local
from ._results import Argument, Copy, RequestError, argument_value, encoded, request

_log = logging.getLogger("authcopy")


class _Unavailable(Exception):
    """The service did not respond."""


#: The service did not respond, or without a member that it promises.
_FAILURES = (_Unavailable, LookupError, TypeError)


@dataclass
class _Cached:
    """A response with its ETag."""

    tag: str
    body: Any
    #: When the service must be asked whether it is still valid.
    expiry: float


class Client:
    """The texts and codes of a service.

    While the service cannot be reached, responses are cached ones or those of the catalog in this process. A ``Client``
    can be used by any thread, and after a fork.
    """

    #: The number of cached responses.
    CACHE_SIZE = 1_000

    def __init__(self, url: str, *, timeout: float = 1.0) -> None:
        """The timeout, in seconds, limits each step: connecting, sending, and each wait for a part of the response."""
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"not the address of a service: {url}")
        self._secure, self._host, self._port = parts.scheme == "https", parts.hostname, parts.port
        self._path, self._timeout = parts.path.rstrip("/"), timeout
        self._thread = threading.local()
        self._cache: collections.OrderedDict[str, _Cached] = collections.OrderedDict()
        self._lock = threading.Lock()
        self._local: Local | None = None

    def resolve(
        self, provider: str, code: str | int, *, locale: str | None = None, surface: str | None = None,
        flow: str | None = None, arguments: Mapping[str, Argument] | None = None,
    ) -> Copy:
        """Returns the copy for a code of a provider; see :meth:`Local.resolve`."""
        path = f"/v1/errors/{_quoted(provider)}/{urllib.parse.quote(str(code), safe='/')}"
        query = _query(arguments, locale=locale, surface=surface, flow=flow)
        try:
            return _copy(self._get(path + query))
        except _FAILURES as failure:
            return self._fallback(failure).resolve(
                provider, code, locale=locale, surface=surface, flow=flow, arguments=arguments)

    def read(
        self, provider: str, thing: object, *, locale: str | None = None, surface: str | None = None,
        flow: str | None = None, status: int | None = None, retry_after: int | None = None,
        arguments: Mapping[str, Argument] | None = None,
    ) -> Copy:
        """Returns the copy for whatever was caught; see :meth:`Local.read`."""
        raw = caught(thing)
        status = raw.status if status is None else status
        retry_after = raw.retry_after if retry_after is None else retry_after
        error = request(
            arguments, provider=provider, payload=_text(raw.content), surface=surface, flow=flow, status=status,
            retryAfter=retry_after)
        try:
            response = self._post("/v1/errors", request(None, locale=locale, errors=[error]))
            return _copy(response["errors"][0], retry_after)
        except _FAILURES as failure:
            return self._fallback(failure).read(
                provider, raw.content, locale=locale, surface=surface, flow=flow, status=status, retry_after=retry_after,
                arguments=arguments)

    def text(
        self, key: str, *, locale: str | None = None, arguments: Mapping[str, Argument] | None = None,
    ) -> str:
        """Returns a text of the sign-in flow that is no error; see :meth:`Local.text`."""
        try:
            text: str = self._get(f"/v1/copy/{_quoted(key)}{_query(arguments, locale=locale)}")["text"]
            return text
        except _FAILURES as failure:
            return self._fallback(failure).text(key, locale=locale, arguments=arguments)

    def _fallback(self, failure: Exception) -> Local:
        _log.warning("%s://%s: %r", "https" if self._secure else "http", self._host, failure)
        with self._lock:
            # Under strict disclosure, because only the service knows what its operator allows.
            self._local = self._local or Local()
            return self._local

    def _get(self, target: str) -> Any:
        """Requests a resource, unless a cached response is still valid or the service cannot be reached."""
        with self._lock:
            cached = self._cache.get(target)
            if cached:
                self._cache.move_to_end(target)
        if cached and time.monotonic() < cached.expiry:
            return cached.body
        try:
            status, fields, body = self._exchange("GET", target, None, {"If-None-Match": cached.tag} if cached else {})
            if status == 304 and cached:
                cached.expiry = time.monotonic() + _lifetime(fields)
                return cached.body
            value = _object(status, body)
        except _Unavailable:
            if cached:
                return cached.body
            raise
        if (tag := fields.get("ETag")) and "no-store" not in fields.get("Cache-Control", ""):
            with self._lock:
                self._cache[target] = _Cached(tag, value, time.monotonic() + _lifetime(fields))
                if len(self._cache) > self.CACHE_SIZE:
                    self._cache.popitem(last=False)
        return value

    def _post(self, target: str, value: Mapping[str, Any]) -> Any:
        status, _, body = self._exchange("POST", target, encoded(value), {"Content-Type": "application/json"})
        return _object(status, body)

    def _exchange(
        self, method: str, target: str, body: bytes | None, fields: Mapping[str, str]
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        """Sends a request, and returns the status, the header fields and the body of the response."""
        # The service may have closed the connection since the last request, so a second one is tried.
        for is_last in (False, True):
            connection = self._connection()
            is_new = connection.sock is None
            try:
                connection.request(method, self._path + target, body, dict(fields))
                response = connection.getresponse()
                return response.status, response.headers, response.read()
            except (OSError, http.client.HTTPException) as error:
                connection.close()
                if is_last or is_new or isinstance(error, TimeoutError):
                    raise _Unavailable(repr(error)) from error
        raise AssertionError("the second try returns or raises")

    def _connection(self) -> http.client.HTTPConnection:
        """Returns the connection of this thread, which a forked process does not share."""
        kept: tuple[int, http.client.HTTPConnection] | None = getattr(self._thread, "kept", None)
        if kept and kept[0] == os.getpid():
            return kept[1]
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        connection = kind(self._host, self._port, timeout=self._timeout)
        self._thread.kept = (os.getpid(), connection)
        return connection


def _quoted(segment: str) -> str:
    return urllib.parse.quote(segment, safe="", errors="replace")


def _query(arguments: Mapping[str, Argument] | None, **items: str | None) -> str:
    """Returns a query with the items that have a value."""
    query: dict[str, Any] = {name: argument_value(value) for name, value in (arguments or {}).items()}
    query |= {name: value for name, value in items.items() if value is not None}
    return "?" + urllib.parse.urlencode(query, doseq=True, errors="replace") if query else ""


def _object(status: int, body: bytes) -> Any:
    """Returns the object in a response, which is not a failure of the service."""
    try:
        value = json.loads(body)
    except ValueError as error:
        raise _Unavailable(f"status {status}, not JSON") from error
    if not isinstance(value, dict) or status >= 500 or status == 408:
        raise _Unavailable(f"status {status}")
    if status >= 400:
        _refuse(value, status)
    return value


def _refuse(value: Mapping[str, Any], status: int) -> None:
    """Raises what is wrong with the call, or that something else than the service responded."""
    problem = str(value.get("type"))
    # An unknown route is a mistake in the address of the service, and found in the log.
    if problem.startswith("urn:auth-copy:problem:") and problem != "urn:auth-copy:problem:unknownRoute":
        raise RequestError(value)
    raise _Unavailable(f"status {status}")


def _copy(value: Any, retry_after: int | None = None) -> Copy:
    if "type" in value:
        _refuse(value, 200)
    return Copy.from_json(value, retry_after)


def _lifetime(fields: http.client.HTTPMessage) -> float:
    """Returns the seconds for which a response is valid."""
    match = re.search(r"\bmax-age=([0-9]{1,9})", fields.get("Cache-Control", ""))
    return float(match[1]) if match else 0


def _text(content: bytes) -> str:
    """Returns a raw error as text, of which the engine reads the beginning."""
    is_utf16 = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    return content.decode("utf-16" if is_utf16 else "utf-8", errors="replace")
