"""Session and ID tokens that the SDKs of Clerk, Descope and Auth0 refuse on a server, keys that they cannot fetch."""

import logging
import time

import jwt
from auth0.authentication.token_verifier import AsymmetricSignatureVerifier, TokenVerifier
from clerk_backend_api.security import verify_token
from clerk_backend_api.security.types import VerifyTokenOptions
from cryptography.hazmat.primitives.asymmetric import rsa
from descope import DescopeClient
from jwt.algorithms import RSAAlgorithm

from local_server import GATEWAY, REPLACING, Local, refused, serving
from recording import Recorder, provoked_by

NOW = int(time.time())
PROJECT = "P2abcdefghijklmnopqrstuvwxyz"
KEY, OTHER = rsa.generate_private_key(65537, 2048), rsa.generate_private_key(65537, 2048)
PUBLIC = {**RSAAlgorithm.to_jwk(KEY.public_key(), as_dict=True), "kid": "key-1", "use": "sig", "alg": "RS256"}
CLAIMS = {"iss": "https://login.example.com/", "aud": "app", "sub": "mina", "nonce": "n-1", "org_id": "org_1",
          "azp": "https://app.example.com", "auth_time": NOW - 60, "iat": NOW - 60, "exp": NOW + 600}
CHECK = "securityCheckFailed"


def token(key=KEY, key_id="key-1", algorithm="RS256", **changes):
    claims = {name: value for name, value in {**CLAIMS, **changes}.items() if value is not None}
    return jwt.encode(claims, key, algorithm, {"kid": key_id})


def clerk(url, text, **options):
    return verify_token(text, VerifyTokenOptions(**{"secret_key": "sk_test_1", "api_url": url, "audience": "app",
                                                    "authorized_parties": [CLAIMS["azp"]], **options}))


def descope(url, text):
    return DescopeClient(PROJECT, base_url=url, timeout_seconds=0.5).validate_session(text, "app")


def auth0(url, text, **options):
    verifier = TokenVerifier(AsymmetricSignatureVerifier(url), CLAIMS["iss"], "app")
    return verifier.verify(text, **{"nonce": "n-1", "max_age": 600, "organization": "org_1", **options})


HMAC = "a secret of thirty-two characters or more"
PROVOCATIONS = {
    "clerk": (clerk, [
        ("expired token", token(exp=NOW - 60), {}, "sessionExpired", ()),
        ("token for another audience", token(aud="other"), {}, CHECK, ()),
        ("token for another site (azp)", token(azp="https://evil.example.com"), {}, CHECK, ()),
        ("token that is not valid yet", token(nbf=NOW + 600), {}, CHECK, ()),
        ("token issued in the future", token(iat=NOW + 600), {}, CHECK, ()),
        ("token signed with another key", token(OTHER), {}, CHECK, ()),
        ("token with an unknown key id", token(key_id="key-9"), {}, CHECK, ()),
        ("text that is no token", "abc", {}, "invalidRequest", (CHECK,)),
        ("no secret key", token(), {"secret_key": None}, "misconfigured", ()),
        ("public key that is no PEM", token(), {"jwt_key": "abc"}, "misconfigured", ()),
    ]),
    "descope": (descope, [
        ("expired token", token(exp=NOW - 60), {}, "sessionExpired", ()),
        ("token for another audience", token(aud="other"), {}, CHECK, ()),
        ("token that is not valid yet", token(nbf=NOW + 600), {}, CHECK, ()),
        ("token signed with another key", token(OTHER), {}, CHECK, ()),
        ("token with an unknown key id", token(key_id="key-9"), {}, CHECK, ()),
        ("token with another algorithm", token(HMAC, algorithm="HS256"), {}, CHECK, ()),
        ("text that is no token", "abc", {}, "invalidRequest", (CHECK,)),
        ("no token", "", {}, "notSignedIn", ("invalidRequest",)),
    ]),
    "auth0": (auth0, [
        ("expired ID token", token(exp=NOW - 60), {}, "externalSignInRejected", ("flowExpired",)),
        ("ID token for another app", token(aud="other"), {}, CHECK, ("externalSignInRejected",)),
        ("ID token for several apps, none of them this", token(aud=["a", "b"]), {}, CHECK,
         ("externalSignInRejected",)),
        ("ID token of another issuer", token(iss="https://evil.example.com/"), {}, CHECK, ("externalSignInRejected",)),
        ("ID token without issuer", token(iss=None), {}, CHECK, ("externalSignInRejected",)),
        ("ID token without subject", token(sub=None), {}, CHECK, ("externalSignInRejected",)),
        ("ID token without expiry", token(exp=None), {}, CHECK, ("externalSignInRejected",)),
        ("ID token without nonce", token(nonce=None), {}, CHECK, ("externalSignInRejected",)),
        ("ID token of another sign-in (nonce)", token(nonce="n-2"), {}, CHECK, ("externalSignInRejected",)),
        ("ID token of another organisation", token(org_id="org_2"), {}, "organizationAccessRequired", (CHECK,)),
        ("sign-in too long ago (max_age)", token(auth_time=NOW - 7200), {}, "requiresRecentLogin", ()),
        ("ID token signed with another key", token(OTHER), {}, CHECK, ("externalSignInRejected",)),
        ("ID token with an unknown key id", token(key_id="key-9"), {}, CHECK, ("externalSignInRejected",)),
        ("ID token with another algorithm", token(HMAC, algorithm="HS256"), {}, CHECK, ("externalSignInRejected",)),
        ("text that is no token", "abc", {}, "invalidRequest", (CHECK,)),
        ("no ID token", "", {}, "invalidRequest", ("invalidProviderResponse",)),
    ]),
}

if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    recorder = Recorder("sdk-tokens", "oauth", ["clerk-backend-api", "descope", "auth0-python"], REPLACING)

    def record(provider, provoked, verify, url, text, kind, also=(), **options):
        flow = "signIn" if provider == "auth0" else None
        recorder.raised(f"{provider}: {provoked}", provoked_by(verify, url, text, **options), kind=kind, also=also,
                        flow=flow, provider=provider)

    with Local(lambda request: (200, {}, {"keys": [PUBLIC]})) as server:
        for provider, (verify, cases) in PROVOCATIONS.items():
            for provoked, text, options, kind, also in cases:
                record(provider, provoked, verify, server.url, text, kind, also, **options)
    for provider, provoked, status, body, kind, also in [
        ("clerk", "502 and a page", 502, GATEWAY, "providerUnavailable", ["invalidProviderResponse"]),
        ("descope", "a page instead of JSON", 200, "<html>", "invalidProviderResponse", ()),
        ("auth0", "a page instead of JSON", 200, "<html>", "invalidProviderResponse", ()),
    ]:
        with serving(status, body) as server:  # the key id is new: Clerk's SDK remembers keys
            verify = PROVOCATIONS[provider][0]
            record(provider, "keys: " + provoked, verify, server.url, token(key_id="new"), kind, also)
    for provider, verify in (("descope", descope), ("auth0", auth0)):
        record(provider, "keys: connection refused", verify, refused(), token(), "providerUnavailable")
    recorder.save()
