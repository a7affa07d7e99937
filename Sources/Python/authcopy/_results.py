"""The results of all calls, and the conversion from and to JSON."""

import datetime
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Union

#: A value of an argument of the copy. A time without a zone is in UTC.
Argument = Union[str, int, float, datetime.date, Sequence[str]]


class RequestError(ValueError):
    """A mistake in a call, such as an unknown provider or key: a problem (RFC 9457)."""

    def __init__(self, problem: Mapping[str, Any]) -> None:
        super().__init__(problem.get("detail") or problem.get("title"))
        #: A URN, such as ``urn:auth-copy:problem:unknownProvider``.
        self.type = str(problem.get("type"))
        #: The invalid parameter, argument or member.
        self.field: str | None = problem.get("field")


@dataclass(frozen=True, slots=True)
class Action:
    """What a person can do next: an id for code, a label for a button."""

    id: str
    label: str


@dataclass(frozen=True, slots=True)
class Source:
    """Where the error is from."""

    provider: str
    surface: str | None = None
    code: str | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """A meaning of a code that has several."""

    surface: str
    kind: str
    provider: str | None = None


@dataclass(frozen=True, slots=True)
class Copy:
    """The copy for an error."""

    kind: str
    #: Whether the error is known; if not, the kind is ``unknown``.
    known: bool
    #: The locale of the texts, a BCP 47 tag.
    locale: str
    title: str
    message: str
    action: Action | None
    #: ``silent``, ``inline``, ``toast`` or ``dialog``.
    presentation: str
    retryable: bool
    #: The HTTP status to respond with.
    status: int
    #: The version of the catalog.
    catalog: str
    #: The texts that the locale does not have, which are in English.
    fallback: tuple[str, ...] = ()
    #: An older kind that is true of the error too.
    broader: str | None = None
    source: Source | None = None
    candidates: tuple[Candidate, ...] = ()
    documentation: str | None = None
    #: The names of inputs that had no effect.
    ignored: tuple[str, ...] = ()
    #: The seconds to wait, if the provider's response says so and the kind may tell.
    retry_after: int | None = None

    @property
    def problem(self) -> dict[str, Any]:
        """The error as a problem (RFC 9457), which a backend can send to its clients as it is."""
        members: dict[str, Any] = {
            "type": f"urn:auth-copy:kind:{self.kind}", "title": self.title, "status": self.status, "detail": self.message,
            "kind": self.kind, "known": self.known, "locale": self.locale, "presentation": self.presentation,
        }
        if self.action:
            members["action"] = {"id": self.action.id, "label": self.action.label}
        members["retryable"] = self.retryable
        if self.fallback:
            members["fallback"] = list(self.fallback)
        if self.broader:
            members["broader"] = self.broader
        if self.documentation:
            members["documentation"] = self.documentation
        return members | {"catalog": self.catalog}

    @property
    def headers(self) -> dict[str, str]:
        """The header fields of a response with the problem."""
        fields = {
            "Content-Type": "application/problem+json", "Content-Language": self.locale, "Cache-Control": "no-store"}
        if self.retry_after is not None:
            fields["Retry-After"] = str(self.retry_after)
        if self.status == 401:
            # RFC 9110, section 15.5.2, requires the field.
            fields["WWW-Authenticate"] = "Session"
        return fields

    @classmethod
    def from_json(cls, value: Mapping[str, Any], retry_after: int | None = None) -> "Copy":
        """Returns the copy in a response.

        The wait is that of the provider's response, which only some kinds may tell.
        """
        action, source = value.get("action"), value.get("source")
        tells_wait = value["kind"] == "tooManyAttempts" or value["status"] == 503
        return cls(
            kind=value["kind"], known=value["known"], locale=value["locale"], title=value["title"],
            message=value["message"], action=Action(action["id"], action["label"]) if action else None,
            presentation=value["presentation"], retryable=value["retryable"], status=value["status"],
            catalog=value["catalog"], fallback=tuple(value.get("fallback", ())), broader=value.get("broader"),
            source=Source(source["provider"], source.get("surface"), source.get("code")) if source else None,
            candidates=tuple(
                Candidate(each["surface"], each["kind"], each.get("provider")) for each in value.get("candidates", ())),
            documentation=value.get("documentation"), ignored=tuple(value.get("ignored", ())),
            retry_after=retry_after if tells_wait and retry_after else None)


def argument_value(value: Argument) -> Any:
    """Returns the value of an argument for JSON."""
    if isinstance(value, datetime.datetime) and value.tzinfo is not None:
        return value.astimezone(datetime.timezone.utc).isoformat(timespec="seconds").replace("+00:00", "Z")
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)  # JSON has no such number
    return value if isinstance(value, (str, int, float)) else list(value)


def request(arguments: Mapping[str, Argument] | None, **members: Any) -> dict[str, Any]:
    """Returns the members of a request that have a value."""
    present = {name: value for name, value in members.items() if value is not None}
    if arguments:
        present["arguments"] = {name: argument_value(value) for name, value in arguments.items()}
    return present


_encoder = json.JSONEncoder(ensure_ascii=False)


def encoded(value: Any) -> bytes:
    """Returns JSON in UTF-8; half a surrogate pair becomes a question mark."""
    return _encoder.encode(value).encode(errors="replace")
