"""Django with mozilla-django-oidc: callbacks of an OpenID provider that the site refuses, settings that are wrong."""

import time

import django_site
import jwt
from cryptography.hazmat.primitives.asymmetric import rsa
from jwt.algorithms import RSAAlgorithm

from local_server import GATEWAY, REPLACING, Local, refused
from recording import Recorder, provoked_by

KEY, OTHER = rsa.generate_private_key(65537, 2048), rsa.generate_private_key(65537, 2048)
NOW = int(time.time())
CALLBACK = "/oidc/callback/"

django_site.start(
    apps=["mozilla_django_oidc"], OIDC_RP_CLIENT_ID="app", OIDC_RP_CLIENT_SECRET="secret", OIDC_RP_SIGN_ALGO="RS256",
    OIDC_OP_AUTHORIZATION_ENDPOINT="https://login.example.com/authorize", OIDC_OP_TOKEN_ENDPOINT="", OIDC_TIMEOUT=0.5,
    OIDC_OP_USER_ENDPOINT="", OIDC_OP_JWKS_ENDPOINT="", LOGIN_REDIRECT_URL_FAILURE="/sign-in-failed",
    AUTHENTICATION_BACKENDS=["mozilla_django_oidc.auth.OIDCAuthenticationBackend"])

from django.conf import settings  # noqa: E402
from django.test import RequestFactory, override_settings  # noqa: E402
from django.urls import include, path  # noqa: E402
from mozilla_django_oidc.auth import OIDCAuthenticationBackend  # noqa: E402
from mozilla_django_oidc.views import OIDCAuthenticationCallbackView  # noqa: E402

urlpatterns = [path("oidc/", include("mozilla_django_oidc.urls"))]


def token(key=KEY, key_id="key-1", **changes):
    claims = {"iss": "https://login.example.com", "aud": "app", "sub": "mina", "nonce": "n-1", "iat": NOW,
              "exp": NOW + 600, "email": "mina@example.com", **changes}
    return jwt.encode(claims, key, "RS256", {"kid": key_id})


def provider(answer):
    """An OpenID provider: its keys, and one answer of its token endpoint."""
    def respond(request):
        if request.path == "/keys":
            return 200, {}, {"keys": [{**RSAAlgorithm.to_jwk(KEY.public_key(), as_dict=True), "kid": "key-1",
                                       "alg": "RS256"}]}
        return answer
    return Local(respond)


def signed_in(url, **changes):
    """What the site's backend makes of a callback."""
    request = RequestFactory().get(CALLBACK, {"code": "abc", "state": "s-1"}, headers={"host": "app.example"})
    request.session = {}
    provided = {"OIDC_OP_TOKEN_ENDPOINT": url + "/token", "OIDC_OP_JWKS_ENDPOINT": url + "/keys", **changes}
    with override_settings(**provided):
        return OIDCAuthenticationBackend().authenticate(request, nonce="n-1")


recorder = Recorder("django-oidc", "oauth", ["Django", "mozilla-django-oidc"], REPLACING)
SIGN_IN = {"flow": "signIn"}
CHECK, REJECTED = "securityCheckFailed", ("externalSignInRejected",)
for provoked, answer, changes, kind, also in [
    ("an ID token of another sign-in", token(nonce="n-2"), {}, CHECK, REJECTED),
    ("an ID token of another key", token(OTHER), {}, CHECK, REJECTED),
    ("an ID token with an unknown key id", token(key_id="key-9"), {}, CHECK, REJECTED),
    ("an ID token of another algorithm", jwt.encode({"sub": "mina"}, "a secret of thirty-two characters or more",
                                                    headers={"kid": "key-1"}), {}, CHECK, REJECTED),
    ("text that is no token", "abc", {}, "invalidProviderResponse", (CHECK, "externalSignInRejected")),
    ("a code that was used", (400, {}, {"error": "invalid_grant", "error_description": "Code not valid"}), {},
     "flowExpired", ()),
    ("a wrong secret", (401, {}, {"error": "invalid_client", "error_description": "Invalid client credentials"}), {},
     "misconfigured", ()),
    ("502 and a page instead of a token", (502, {}, GATEWAY), {}, "providerUnavailable", ()),
    ("a page instead of a token", (200, {}, "<html>"), {}, "invalidProviderResponse", ()),
    ("no key and no address of keys", token(), {"OIDC_OP_JWKS_ENDPOINT": None}, "misconfigured", ()),
]:
    if isinstance(answer, str):
        answer = 200, {}, {"access_token": "a", "token_type": "Bearer", "id_token": answer}
    with provider(answer) as server:
        recorder.raised(provoked, provoked_by(signed_in, server.url, **changes), kind=kind, also=also, **SIGN_IN)
recorder.raised("a refused connection", provoked_by(signed_in, refused()), kind="providerUnavailable", **SIGN_IN)
with override_settings():
    del settings.OIDC_RP_CLIENT_ID
    recorder.raised("no client id", provoked_by(OIDCAuthenticationBackend), kind="misconfigured")
request = RequestFactory().get(CALLBACK, {"code": "abc", "state": "s-2"})
request.session = {"oidc_states": {"s-1": {}}}
recorder.raised("state of another sign-in", provoked_by(OIDCAuthenticationCallbackView().get, request), kind=CHECK,
                **SIGN_IN)
recorder.save()
