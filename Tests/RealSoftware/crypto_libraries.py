"""jwcrypto's refusals of tokens, argon2's and passlib's of passwords and hashes, PyOTP's and Fernet's of secrets."""

import time
import warnings

import argon2
import pyotp
from cryptography.fernet import Fernet
from jwcrypto import jwk, jwt

from recording import Recorder, provoked_by

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from passlib.context import CryptContext
    from passlib.hash import django_pbkdf2_sha256
    from passlib.totp import TOTP

NOW = int(time.time())
KEY, OTHER = (jwk.JWK.generate(kty="oct", size=256, kid=name) for name in ("key-1", "key-2"))
CLAIMS = {"iss": "https://login.example.com", "aud": "app", "sub": "mina", "nonce": "n-1", "exp": NOW + 600}
RULES = {"iss": CLAIMS["iss"], "aud": "app", "nonce": "n-1", "exp": None, "sub": None}


def token(key=KEY, algorithm="HS256", **changes):
    claims = {name: value for name, value in {**CLAIMS, **changes}.items() if value is not None}
    made = jwt.JWT({"alg": algorithm, "kid": key["kid"]}, claims)
    made.make_signed_token(key)
    return made.serialize()


def decode(text, key=KEY):
    jwt.JWT(jwt=text, key=key, check_claims=RULES, algs=["HS256"], expected_type="JWS")


recorder = Recorder("crypto-libraries", "oauth", ["jwcrypto", "argon2-cffi", "passlib", "pyotp", "cryptography"],
                    [(r"\b1[789]\d{8}\b", "1764000000")])
CHECK = "securityCheckFailed"
for provoked, text, key, kind, also in [
    ("an expired token", token(exp=NOW - 600), KEY, "sessionExpired", ()),
    ("a token for another app", token(aud="bank"), KEY, CHECK, ()),
    ("a token of another issuer", token(iss="https://evil.example.com"), KEY, CHECK, ()),
    ("a token of another sign-in", token(nonce="n-2"), KEY, CHECK, ()),
    ("a token without a subject", token(sub=None), KEY, CHECK, ("invalidRequest",)),
    ("a token without an expiry", token(exp=None), KEY, CHECK, ("invalidRequest",)),
    ("a token of another secret", token(OTHER), KEY, CHECK, ()),
    ("a token of a key that is not in the set", token(OTHER), jwk.JWKSet(), CHECK, ("misconfigured",)),
    ("text that is no token", "abc", KEY, "invalidRequest", (CHECK,)),
]:
    recorder.raised(f"jwcrypto: {provoked}", provoked_by(decode, text, key), kind=kind, also=also)
hasher = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
other_site = {"provider": "any"}
for provoked, action, label in [
    ("jwcrypto: a key that is no JSON", lambda: jwk.JWK.from_json("abc"), {"kind": "misconfigured"}),
    ("jwcrypto: a PEM that is none", lambda: jwk.JWK.from_pem(b"abc"), {"kind": "misconfigured"}),
    ("argon2: a wrong password", lambda: hasher.verify(hasher.hash("right"), "wrong"),
     {"kind": "invalidCredentials", "flow": "signIn", **other_site}),
    ("argon2: a hash of another kind", lambda: hasher.verify("$2b$12$abc", "right"),
     {"kind": "internalError", "also": ["misconfigured"], "flow": "signIn", **other_site}),
    ("passlib: a hash of a kind that is not known", lambda: CryptContext(["argon2"]).verify("right", "plain"),
     {"kind": "internalError", "also": ["misconfigured"], "flow": "signIn", **other_site}),
    ("passlib: a hash that is broken", lambda: django_pbkdf2_sha256.verify("right", "pbkdf2_sha256$abc"),
     {"kind": "internalError", "also": ["misconfigured"], "flow": "signIn", **other_site}),
    ("passlib: a wrong code", lambda: TOTP.using(issuer="shop")("JBSWY3DPEHPK3PXP").match("000000"),
     {"kind": "invalidVerificationCode", "flow": "signIn", "field": "code", **other_site}),
    ("passlib: a code of letters", lambda: TOTP.using(issuer="shop")("JBSWY3DPEHPK3PXP").match("abcdef"),
     {"kind": "invalidVerificationCode", "also": ["invalidField"], "flow": "signIn", "field": "code", **other_site}),
    ("passlib: a code used twice", lambda: TOTP("JBSWY3DPEHPK3PXP").match(
        TOTP("JBSWY3DPEHPK3PXP").generate(NOW).token, NOW, last_counter=NOW // 30),
     {"kind": "invalidVerificationCode", "also": ["verificationCodeUsedUp", "verificationCodeExpired"],
      "flow": "signIn", "field": "code", **other_site}),
    ("PyOTP: a secret that is no base32", lambda: pyotp.TOTP("secret!1").now(), {"kind": "misconfigured",
                                                                                 **other_site}),
    ("PyOTP: an address that is none of an app's", lambda: pyotp.parse_uri("https://example.com"),
     {"kind": "invalidRequest", "also": ["misconfigured"], **other_site}),
    ("Fernet: a forged cookie", lambda: Fernet(Fernet.generate_key()).decrypt("abc"),
     {"kind": "securityCheckFailed", "also": ["sessionExpired"], **other_site}),
    ("Fernet: a key that is too short", lambda: Fernet("abc="), {"kind": "misconfigured", **other_site}),
]:
    recorder.raised(provoked, provoked_by(action), **label)
recorder.save()
