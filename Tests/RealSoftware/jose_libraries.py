"""python-jose, joserfc and Authlib's own JOSE: tokens that a server refuses, keys that it cannot use."""

import time
import warnings

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from jose import jwt as python_jose
from joserfc import jwk
from joserfc import jwt as joserfc

from local_server import REPLACING
from recording import Recorder, provoked_by

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # Authlib's JOSE is on its way out, and still in much that runs
    import authlib.jose

SECRET = "a secret of thirty-two characters or more"
NOW = int(time.time())
ISSUER = "https://login.example.com"
CLAIMS = {"sub": "mina", "iss": ISSUER, "aud": "app", "nonce": "n-1", "iat": NOW - 60, "exp": NOW + 600}
RULES = {name: {"essential": True} for name in ("sub", "exp")} | {
    name: {"essential": True, "value": CLAIMS[name]} for name in ("iss", "aud", "nonce")}
NO_KEY = "-----BEGIN PUBLIC KEY-----\nabc\n-----END PUBLIC KEY-----"

RSA = rsa.generate_private_key(65537, 2048).private_bytes(
    serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()).decode()


def token(key=SECRET, algorithm="HS256", **claims):
    claims = {name: value for name, value in {**CLAIMS, **claims}.items() if value is not None}
    return python_jose.encode(claims, key, algorithm)


def with_python_jose(text, key=SECRET, algorithm="HS256"):
    options = {"require_exp": True, "require_sub": True, "require_aud": True}
    return python_jose.decode(text, key, [algorithm], options, audience="app", issuer=ISSUER)


def with_joserfc(text, key=SECRET, algorithm="HS256"):
    key = jwk.import_key(key, "oct" if algorithm == "HS256" else "RSA")
    decoded = joserfc.decode(text, key, [algorithm])
    joserfc.JWTClaimsRegistry(**RULES).validate(decoded.claims)


def with_authlib(text, key=SECRET, algorithm="HS256"):
    claims = authlib.jose.JsonWebToken([algorithm]).decode(text, key, claims_options=RULES)
    claims.validate()


LIBRARIES = {"python-jose": with_python_jose, "joserfc": with_joserfc, "Authlib": with_authlib}
NONCE = ("joserfc", "Authlib")  # python-jose leaves the nonce to the app
HEADER, PAYLOAD, SIGNATURE = token().split(".")
PROVOCATIONS = [
    ("expired token", (token(exp=NOW - 300),), LIBRARIES, "sessionExpired", ()),
    ("token for another audience", (token(aud="other-app"),), LIBRARIES, "securityCheckFailed", ()),
    ("token without audience", (token(aud=None),), LIBRARIES, "securityCheckFailed", ()),
    ("token of another issuer", (token(iss="https://evil.example.com"),), LIBRARIES, "securityCheckFailed", ()),
    ("token with the nonce of another sign-in", (token(nonce="n-2"),), NONCE, "securityCheckFailed", ()),
    ("token without nonce", (token(nonce=None),), NONCE, "securityCheckFailed", ()),
    ("token without expiry", (token(exp=None),), LIBRARIES, "securityCheckFailed", ("invalidRequest",)),
    ("token that is not valid yet", (token(nbf=NOW + 300),), LIBRARIES, "securityCheckFailed", ("sessionExpired",)),
    ("token issued in the future", (token(iat=NOW + 300),), NONCE, "securityCheckFailed", ("sessionExpired",)),
    ("token whose expiry is no number", (token(exp="tomorrow"),), LIBRARIES, "securityCheckFailed",
     ("invalidRequest",)),
    ("token signed with another secret", (token("another secret of thirty-two characters"),), LIBRARIES,
     "securityCheckFailed", ()),
    ("token signed with an algorithm that is not allowed", (token(algorithm="HS512"),), LIBRARIES,
     "securityCheckFailed", ()),
    ("unsigned token", ("eyJhbGciOiJub25lIn0." + PAYLOAD + ".",), LIBRARIES, "securityCheckFailed", ()),
    ("token of two parts", (f"{HEADER}.{PAYLOAD}",), LIBRARIES, "invalidRequest", ("securityCheckFailed",)),
    ("token whose header is no JSON", (f"aGVsbG8.{PAYLOAD}.{SIGNATURE}",), LIBRARIES, "invalidRequest",
     ("securityCheckFailed",)),
    ("public key that is no PEM", (token(RSA, "RS256"), NO_KEY, "RS256"), LIBRARIES, "misconfigured", ()),
]

if __name__ == "__main__":
    recorder = Recorder("jose-libraries", "oauth", ["python-jose", "joserfc", "Authlib"], REPLACING)
    for provoked, arguments, libraries, kind, also in PROVOCATIONS:
        for library in libraries:
            error = provoked_by(LIBRARIES[library], *arguments)
            recorder.raised(f"{library}: {provoked}", error, kind=kind, also=also)
    recorder.save()
