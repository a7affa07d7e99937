"""The engine in this process: libauthcopy, which is beside this file."""

import ctypes
import json
import os
import weakref
from collections.abc import Mapping
from typing import Any

from ._caught import caught
from ._results import Argument, Copy, RequestError, encoded, request


class CatalogError(Exception):
    """A catalog was refused; the text names its file, line and column."""


def _library() -> ctypes.CDLL:
    library = ctypes.CDLL(os.path.join(os.path.dirname(__file__), "libauthcopy.so"))
    text, size, catalog = ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p
    # A result is a pointer, because ctypes would lose the address of text, which must be freed.
    for name, result, arguments in (
        ("open", catalog, [text, ctypes.POINTER(ctypes.c_void_p)]),
        ("resolve", ctypes.c_void_p, [catalog, text, size]),
        ("read", ctypes.c_void_p, [catalog, text, text, size, text, size]),
        ("text", ctypes.c_void_p, [catalog, text, size]),
        ("free", None, [ctypes.c_void_p]),
        ("close", None, [catalog]),
    ):
        function = getattr(library, f"authcopy_{name}")
        function.restype, function.argtypes = result, arguments
    return library


_authcopy = _library()


def _result(address: int | None) -> Any:
    """Returns the JSON of a result, which it frees."""
    if address is None:
        raise MemoryError
    try:
        return json.loads(ctypes.string_at(address).decode())
    finally:
        _authcopy.authcopy_free(address)


class Local:
    """The texts and codes of a catalog in this process.

    It can be used by any thread, and after a fork.
    """

    def __init__(
        self, catalog: str | os.PathLike[str] | None = None, *, disclosure: str = "strict", method: str | None = None,
        identifier: str | None = None,
    ) -> None:
        """Opens a catalog.

        The catalog is a file that ``auth-copy export --format json`` wrote; without one, it is the shipped catalog. The
        method and the identifier are how people sign in: ``password`` and ``email``, for example.
        """
        self._options = {"disclosure": disclosure, "method": method, "identifier": identifier}
        error = ctypes.c_void_p()
        path = None if catalog is None else os.fsencode(catalog)
        self._catalog = _authcopy.authcopy_open(path, ctypes.byref(error))
        if self._catalog is None:
            raise CatalogError(_result(error.value)["detail"])
        self._close = weakref.finalize(self, _authcopy.authcopy_close, self._catalog)
        # A thread can still call it while the interpreter ends.
        self._close.atexit = False

    def resolve(
        self, provider: str, code: str | int, *, locale: str | None = None, surface: str | None = None,
        flow: str | None = None, arguments: Mapping[str, Argument] | None = None,
    ) -> Copy:
        """Returns the copy for a code of a provider.

        The locale is a tag or a list as in ``Accept-Language``; the flow is what the person was doing, such as
        ``signIn``.
        """
        body = encoded(request(
            arguments, provider=provider, code=code, locale=locale, surface=surface, flow=flow, **self._options))
        return Copy.from_json(self._checked(_authcopy.authcopy_resolve(self._handle, body, len(body))))

    def read(
        self, provider: str, thing: object, *, locale: str | None = None, surface: str | None = None,
        flow: str | None = None, status: int | None = None, retry_after: int | None = None,
        arguments: Mapping[str, Argument] | None = None,
    ) -> Copy:
        """Returns the copy for whatever was caught.

        It takes an exception, a response of an HTTP client, its body, the query of a redirect as a mapping, a text or
        nothing, and never raises because of it. The provider is ``any`` if it is not known.
        """
        raw = caught(thing)
        status = raw.status if status is None else status
        retry_after = raw.retry_after if retry_after is None else retry_after
        options = encoded(request(
            arguments, locale=locale, surface=surface, flow=flow, status=status, retryAfter=retry_after, **self._options))
        return Copy.from_json(
            self._checked(_authcopy.authcopy_read(
                self._handle, provider.encode(errors="replace"), raw.content, len(raw.content), options, len(options))),
            retry_after)

    def text(
        self, key: str, *, locale: str | None = None, arguments: Mapping[str, Argument] | None = None,
    ) -> str:
        """Returns a text of the sign-in flow that is no error, such as ``continueWith``."""
        body = encoded(request(arguments, key=key, locale=locale))
        text: str = self._checked(_authcopy.authcopy_text(self._handle, body, len(body)))["text"]
        return text

    def close(self) -> None:
        """Releases the catalog. No other thread may be using it."""
        self._close()

    def __enter__(self) -> "Local":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def _handle(self) -> int:
        if not self._close.alive:
            raise ValueError("the catalog is closed")
        handle: int = self._catalog
        return handle

    @staticmethod
    def _checked(address: int | None) -> Any:
        result = _result(address)
        if "type" in result:
            raise RequestError(result)
        return result
