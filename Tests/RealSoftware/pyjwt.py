"""PyJWT: tokens that a server refuses, keys that it cannot use, key sets that it cannot fetch."""

import time
import types

import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from jwt.algorithms import RSAAlgorithm

from local_server import GATEWAY, REPLACING, refused, secure, serving, slow
from recording import Recorder, provoked_by

SECRET = "a secret of thirty-two characters or more"
NOW = int(time.time())
CLAIMS = {"sub": "mina", "iss": "https://login.example.com", "aud": "app", "iat": NOW - 60, "exp": NOW + 600}
EXPECTED = {"algorithms": ["HS256"], "issuer": CLAIMS["iss"], "audience": "app"}


def token(key=SECRET, algorithm="HS256", headers=None, **claims):
    claims = {name: value for name, value in {**CLAIMS, **claims}.items() if value is not None}
    return jwt.encode(claims, key, algorithm, headers)


def refusals(recorder):
    good = token()
    header, payload, signature = good.split(".")
    cases = [
        ("expired token", token(exp=NOW - 10), {}, "sessionExpired", ()),
        ("token for another audience", token(aud="other-app"), {}, "securityCheckFailed", ()),
        ("token without audience", token(aud=None), {}, "securityCheckFailed", ()),
        ("token with an audience that is no text", token(aud=7), {}, "securityCheckFailed", ()),
        ("token with an audience where the app names none", good, {"audience": None}, "securityCheckFailed",
         ("misconfigured",)),
        ("token of another issuer", token(iss="https://evil.example.com"), {}, "securityCheckFailed", ()),
        ("token without issuer", token(iss=None), {}, "securityCheckFailed", ()),
        ("token that is not valid yet", token(nbf=NOW + 300), {}, "securityCheckFailed", ()),
        ("token issued in the future", token(iat=NOW + 300), {}, "securityCheckFailed", ()),
        ("token whose time of issue is no number", jwt.api_jws.encode(
            b'{"iat": "now", "aud": "app", "iss": "https://login.example.com"}', SECRET), {}, "securityCheckFailed",
         ("invalidRequest",)),
        ("token whose expiry is no number", jwt.api_jws.encode(
            b'{"exp": "tomorrow", "aud": "app", "iss": "https://login.example.com"}', SECRET), {},
         "securityCheckFailed", ("invalidRequest",)),
        ("token for another subject", good, {"subject": "jun"}, "securityCheckFailed", ("userMismatch",)),
        ("token whose subject is a number", jwt.api_jws.encode(
            b'{"sub": 42, "aud": "app", "iss": "https://login.example.com"}', SECRET), {}, "securityCheckFailed",
         ("invalidRequest",)),
        ("token without a required expiry", token(exp=None), {"options": {"require": ["exp"]}},
         "securityCheckFailed", ("invalidRequest",)),
        ("token without a required nonce", good, {"options": {"require": ["nonce"]}}, "securityCheckFailed",
         ("invalidRequest",)),
        ("token signed with another secret", token("another secret of thirty-two characters"), {},
         "securityCheckFailed", ()),
        ("token with a changed payload", f"{header}.{token(sub='jun').split('.')[1]}.{signature}", {},
         "securityCheckFailed", ()),
        ("token signed with an algorithm that is not allowed", token(SECRET * 2, "HS512"), {}, "securityCheckFailed",
         ()),
        ("unsigned token", token(key=None, algorithm="none"), {}, "securityCheckFailed", ()),
        ("empty token", "", {}, "invalidRequest", ("notSignedIn",)),
        ("no token at all (None)", None, {}, "invalidRequest", ("notSignedIn",)),
        ("token of two parts", f"{header}.{payload}", {}, "invalidRequest", ("securityCheckFailed",)),
        ("token with the word Bearer left on", f"Bearer {good}", {}, "invalidRequest", ("securityCheckFailed",)),
        ("token whose header is no base64", f"!.{payload}.{signature}", {}, "invalidRequest",
         ("securityCheckFailed",)),
        ("token whose payload was cut off", f"{header}.{payload[:-1]}.{signature}", {}, "securityCheckFailed",
         ("invalidRequest",)),
        ("token whose payload is no JSON", jwt.api_jws.encode(b"hello", SECRET), {}, "invalidRequest",
         ("securityCheckFailed",)),
        ("token whose payload is a list", jwt.api_jws.encode(b"[1]", SECRET), {}, "invalidRequest",
         ("securityCheckFailed",)),
        ("call without algorithms", good, {"algorithms": None}, "misconfigured", ("invalidRequest",)),
        ("secret of the app is too short, and short ones are forbidden", token("secret"),
         {"key": "secret", "options": {"enforce_minimum_key_length": True}}, "misconfigured", ()),
    ]
    for provoked, text, changes, kind, also in cases:
        options = {"key": SECRET, **EXPECTED, **changes}
        recorder.raised(provoked, provoked_by(jwt.decode, text, **options), kind=kind, also=also)


def keys(recorder):
    private = rsa.generate_private_key(65537, 2048)
    pem = private.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
                                serialization.NoEncryption())
    public = private.public_key().public_bytes(serialization.Encoding.PEM,
                                               serialization.PublicFormat.SubjectPublicKeyInfo)
    signed = token(pem, "RS256", {"kid": "key-2"})
    for provoked, action, kind in [
        ("signing key that is no PEM", lambda: token("not a key", "RS256"), "misconfigured"),
        ("public key as a shared secret", lambda: token(public), "misconfigured"),
        ("unknown algorithm at signing", lambda: token(algorithm="RSA-SHA1"), "misconfigured"),
        ("verification key that is no PEM",
         lambda: jwt.decode(signed, "-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----", ["RS256"]),
         "misconfigured"),
        ("key of an unknown type", lambda: jwt.PyJWK.from_dict({"kty": "XYZ"}), "misconfigured"),
        ("key without a type", lambda: jwt.PyJWK.from_dict({"k": "abc"}), "misconfigured"),
    ]:
        recorder.raised(provoked, provoked_by(action), kind=kind)
    curve = ec.generate_private_key(ec.SECP256R1())
    recorder.raised("token signed with ES256, the app's key is of RSA", provoked_by(
        jwt.decode, token(curve, "ES256"), public, ["ES256"]), kind="misconfigured", also=["securityCheckFailed"])
    recorder.raised("another package that is called jwt", provoked_by(
        lambda: types.ModuleType("jwt").encode(CLAIMS, "secret", "HS256")), kind="internalError",
        also=["misconfigured"])

    jwk = {**RSAAlgorithm.to_jwk(private.public_key(), as_dict=True), "kid": "key-1", "use": "sig", "alg": "RS256"}

    def fetch(url, text=signed):
        return provoked_by(jwt.PyJWKClient(url, timeout=0.5).get_signing_key_from_jwt, text)

    recorder.raised("key server refuses connections", fetch(refused()), kind="providerUnavailable",
                    also=["networkUnavailable"])
    recorder.raised("key server's name does not resolve", fetch("https://login.example.invalid/keys"),
                    kind="networkUnavailable")
    for provoked, status, body, kind, also in [
        ("key server answers 502 and a page", 502, GATEWAY, "providerUnavailable", ()),
        ("key server answers 404", 404, "Not Found", "misconfigured", ()),
        ("key server answers a page instead of JSON", 200, "<!doctype html><title>Sign in</title>",
         "invalidProviderResponse", ()),
        ("key server answers a list", 200, [], "invalidProviderResponse", ()),
        ("key server answers no keys", 200, {"keys": []}, "invalidProviderResponse", ("misconfigured",)),
        ("no key of the token's key id", 200, {"keys": [jwk]}, "securityCheckFailed", ()),
        ("key server answers 403", 403, "Forbidden", "permissionDenied", ("blockedByPolicy", "misconfigured")),
        ("key server answers 429", 429, "Too Many Requests", "tooManyAttempts", ("quotaExceeded",)),
        ("key server has only keys for encryption", 200, {"keys": [{**jwk, "use": "enc", "alg": "RSA-OAEP"}]},
         "invalidProviderResponse", ("misconfigured",)),
    ]:
        with serving(status, body) as server:
            recorder.raised(provoked, fetch(server.url), kind=kind, also=also)
    with serving(200, {"keys": [jwk]}) as server:
        recorder.raised("token without a key id", fetch(server.url, token(pem, "RS256")), kind="securityCheckFailed",
                        also=["invalidRequest", "misconfigured"])
    with slow() as server:
        recorder.raised("key server does not answer in time", fetch(server.url), kind="timedOut")
    with secure(lambda request: (200, {}, {"keys": [jwk]})) as (server, _):
        recorder.raised("key server's certificate is self-signed", fetch(server.url), kind="secureConnectionFailed")


if __name__ == "__main__":
    recorder = Recorder("pyjwt", "oauth", ["PyJWT", "cryptography"], REPLACING)
    refusals(recorder)
    keys(recorder)
    recorder.save()
