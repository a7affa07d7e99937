"""PySETO: tokens of a session that are expired, forged, cut or of another kind."""

import datetime
import json

import pyseto
from pyseto import Key

from recording import Recorder, provoked_by

recorder = Recorder("paseto-tokens", "any", ["pyseto"])
KEY, OTHER = (Key.new(version=4, purpose="local", key=bytes([n]) * 32) for n in (1, 2))
NOW = datetime.datetime.now(datetime.timezone.utc)


def token(key=KEY, **changes):
    claims = {"sub": "mina", "exp": (NOW + datetime.timedelta(hours=1)).isoformat(timespec="seconds"), **changes}
    return pyseto.encode(key, {name: value for name, value in claims.items() if value is not None})


def past(**ago):
    return (NOW - datetime.timedelta(**ago)).isoformat(timespec="seconds")


CHECK = {"kind": "securityCheckFailed", "also": ["sessionExpired"]}
paseto = pyseto.Paseto.new(leeway=0)
for provoked, text, keys, label in [
    ("an expired token", token(exp=past(hours=1)), KEY, {"kind": "sessionExpired"}),
    ("a token that is not valid yet", token(nbf=past(hours=-1)), KEY, CHECK),
    ("a token of another secret", token(OTHER), KEY, CHECK),
    ("a token that was changed", token()[:-4] + b"AAAA", KEY, CHECK),
    ("text that is no token", "abc", KEY, {"kind": "invalidRequest", "also": ["securityCheckFailed",
                                                                            "sessionExpired"]}),
    ("a token of another version", b"v3" + token()[2:], KEY, CHECK),
]:
    recorder.raised(provoked, provoked_by(paseto.decode, keys, text, deserializer=json), **label)
for provoked, action in [
    ("no key", lambda: Key.new(version=4, purpose="local", key=b"")),
    ("a public key that is none", lambda: Key.new(version=4, purpose="public", key=b"abc")),
]:
    recorder.raised(f"set-up: {provoked}", provoked_by(action), kind="misconfigured")
recorder.save()
