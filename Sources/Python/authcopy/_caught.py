"""Reduces whatever was caught to text, with the status and the waiting time of the provider's response."""

import re
import socket
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ._results import encoded

#: What the engine reads of an error, in bytes.
MAXIMUM_LENGTH = 1 << 16
MAXIMUM_DEPTH = 8
MAXIMUM_MEMBERS = 256
#: The data of exceptions that tell what went wrong. Others can hold what was sent, such as a password.
MEMBERS = (
    "code", "error", "error_code", "error_type", "error_message", "error_description", "description", "detail", "details",
    "errors", "type", "reason", "msg", "body", "data")
#: What the libraries for HTTP raise, or give as the cause of what they raise.
UNREACHED = (ConnectionError, TimeoutError, socket.gaierror)
STATUSES = ("status_code", "status", "response_code", "http_status", "code")


@dataclass(frozen=True)
class Caught:
    """A raw error."""

    content: bytes
    status: int | None = None
    retry_after: int | None = None


def caught(thing: object) -> Caught:
    """Returns the raw error in anything. It never raises."""
    try:
        return _caught(thing)
    except Exception:  # an object can fail at any access
        return Caught(type(thing).__name__.encode())


def _caught(thing: object) -> Caught:
    if thing is None:
        return Caught(b"")
    if isinstance(thing, str):
        return Caught(_body(thing))
    if isinstance(thing, (bytes, bytearray, memoryview)):
        return Caught(bytes(thing[:MAXIMUM_LENGTH]))
    if isinstance(thing, BaseException):
        return _exception(thing)
    if _is_response(thing):
        return _response(thing)
    return Caught(_encoded(_plain(thing)))


def _exception(error: BaseException) -> Caught:
    """Returns the body of the response that an SDK's exception carries, or else its name, message, data and causes."""
    # An exception of urllib is itself a response.
    candidates = (_get(error, "response"), _get(error, "http_response"), error)
    response = next((each for each in candidates if isinstance(each, Mapping) or _is_response(each)), None)
    if isinstance(response, Mapping):
        return _botocore(response)
    raw = Caught(b"", _status(error)) if response is None else _response(response)
    body = _get(error, "response_body")  # python-keycloak
    if isinstance(body, (bytes, str)):
        raw = replace(raw, content=_body(body))
    if raw.content.strip():
        return raw
    if response is None and any(isinstance(each, UNREACHED) for each in _chain(error)):
        # The provider was not reached. The text of the error would be about the connection of the person.
        return Caught(b"", 503)
    return replace(raw, content=_encoded(_members(error)))


def _botocore(response: Mapping[Any, Any]) -> Caught:
    metadata = response.get("ResponseMetadata")
    body = {name: value for name, value in response.items() if name != "ResponseMetadata"}
    if not isinstance(metadata, Mapping):
        return Caught(_encoded(_plain(body)))
    status = metadata.get("HTTPStatusCode")
    return Caught(_encoded(_plain(body)), status if _is_status(status) else None, _wait(metadata.get("HTTPHeaders")))


def _is_response(thing: object) -> bool:
    """Whether a value is a response of requests, httpx, urllib or another HTTP client."""
    return _status(thing) is not None and _get(thing, "headers") is not None


def _response(response: object) -> Caught:
    return Caught(_content(response), _status(response), _wait(_get(response, "headers")))


def _content(response: object) -> bytes:
    """Returns the body of a response, in any client's member; nothing if it was not read."""
    for name in ("content", "text", "body", "data"):
        body = _get(response, name)
        if isinstance(body, (bytes, str)) and body:
            return _body(body)
    read = _get(response, "read")
    try:
        body = read(MAXIMUM_LENGTH) if callable(read) else b""
    except Exception:
        return b""
    return _body(body) if isinstance(body, (bytes, str)) else b""


def _body(body: "bytes | str") -> bytes:
    return body[:MAXIMUM_LENGTH].encode(errors="replace") if isinstance(body, str) else body[:MAXIMUM_LENGTH]


def _status(thing: object) -> int | None:
    return next((status for name in STATUSES if _is_status(status := _get(thing, name))), None)


def _is_status(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 100 <= value <= 599


def _wait(headers: object) -> int | None:
    """Returns the seconds in the header Retry-After."""
    get = _get(headers, "get")
    if not callable(get):
        return None
    value = get("Retry-After") or get("retry-after")
    return int(value) if isinstance(value, str) and re.fullmatch("[0-9]{1,9}", value) else None


def _members(error: BaseException, depth: int = 0) -> dict[str, Any]:
    """Returns the name, the message, the data and the causes of an exception."""
    members: dict[str, Any] = {"name": type(error).__name__, "message": _message(error)}
    for name in MEMBERS:
        value = _get(error, name)
        if isinstance(value, (str, bytes, int, Mapping, list, tuple)) and value != "":
            members[name] = _plain(value, depth + 1)
    causes = _causes(error)
    if causes and depth < MAXIMUM_DEPTH:
        members["cause"] = _members(causes[0], depth + 1)
    return members


def _causes(error: BaseException) -> list[BaseException]:
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    causes = [cause, _get(error, "cause"), *error.args, *(_get(error, "exceptions") or ())]
    return [each for each in causes if isinstance(each, BaseException) and each is not error]


def _chain(error: BaseException) -> list[BaseException]:
    """Returns an exception and its first cause, the cause of that, and so on."""
    chain = [error]
    while len(chain) <= MAXIMUM_DEPTH and (causes := _causes(chain[-1])):
        chain.append(causes[0])
    return chain


def _message(error: BaseException) -> str:
    try:
        text = str(error)
    except Exception:
        text = ""
    return (text or repr(error))[:MAXIMUM_LENGTH]


def _plain(value: object, depth: int = 0) -> Any:
    """Returns a copy that JSON can express; of an object without data, its text."""
    if value is None or isinstance(value, (bool, int)):
        return value
    if isinstance(value, str):
        return value[:MAXIMUM_LENGTH]
    if isinstance(value, float):
        return value if value - value == 0 else str(value)
    if isinstance(value, (bytes, bytearray)):
        return bytes(value[:MAXIMUM_LENGTH]).decode(errors="replace")
    if depth > MAXIMUM_DEPTH:
        return None
    if isinstance(value, BaseException):
        return _members(value, depth)
    if isinstance(value, Mapping):
        return {str(name): _plain(each, depth + 1) for name, each in _first(value.items())}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_plain(each, depth + 1) for each in _first(value)]
    data = getattr(value, "__dict__", None)
    if isinstance(data, dict) and data:
        return {"name": type(value).__name__} | {
            name: _plain(each, depth + 1) for name, each in _first(data.items()) if not name.startswith("_")}
    return str(value)[:MAXIMUM_LENGTH]


def _first(values: Iterable[Any]) -> list[Any]:
    return [value for value, _ in zip(values, range(MAXIMUM_MEMBERS))]


def _get(thing: object, name: str) -> Any:
    """Returns an attribute; None if there is none, or if its getter fails."""
    try:
        return getattr(thing, name, None)
    except Exception:
        return None


def _encoded(value: object) -> bytes:
    """Returns text as it is, and anything else as JSON."""
    return _body(value) if isinstance(value, str) else encoded(value)
