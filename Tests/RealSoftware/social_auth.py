"""social-auth-core: sign-ins with Google, LINE, Kakao and an OpenID provider that fail, and its pipeline's refusals."""

import hashlib
import hmac
import time
import types
from unittest import mock

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from jose import jwk, jwt
from social_core.backends.apple import AppleIdAuth
from social_core.backends.bitbucket import BitbucketOAuth2
from social_core.backends.email import EmailAuth
from social_core.backends.github import GithubOrganizationOAuth2
from social_core.backends.google import GoogleOAuth2
from social_core.backends.kakao import KakaoOAuth2
from social_core.backends.line import LineOAuth2
from social_core.backends.open_id_connect import OpenIdConnectAuth
from social_core.backends.telegram import TelegramAuth
from social_core.backends.utils import get_backend, load_backends
from social_core.pipeline import disconnect, mail, social_auth
from social_core.storage import BaseStorage
from social_core.strategy import BaseStrategy

from local_server import GATEWAY, REPLACING, Local, hanging_up, refused, secure, serving, slow
from recording import Recorder, provoked_by

NOW = int(time.time())
MINA, JUN = types.SimpleNamespace(id=1, name="mina"), types.SimpleNamespace(id=2, name="jun")


class Storage(BaseStorage):
    """What the library asks of a database: who has which identity."""

    class nonce:
        consume = staticmethod(lambda *_: True)
        get = staticmethod(lambda *_: None)

    class code:
        get_code = staticmethod(lambda code: None)

    class user:
        get_social_auth = staticmethod(lambda *_, **__: types.SimpleNamespace(user=JUN))
        get_users_by_email = staticmethod(lambda email: [MINA, JUN])
        allowed_to_disconnect = staticmethod(lambda *_: False)


class Strategy(BaseStrategy):
    def __init__(self, data, settings, session=None):
        super().__init__(Storage)
        self.data, self.settings, self.session = data, settings, session or {}

    def get_setting(self, name):
        return self.settings[name]

    def request_data(self, merge=True):
        return self.data

    def session_get(self, name, default=None):
        return self.session.get(name, default)

    def session_set(self, name, value):
        self.session[name] = value

    def session_pop(self, name):
        return self.session.pop(name, None)

    def absolute_uri(self, path=None):
        return "https://app.example.com/callback"

    build_absolute_uri = absolute_uri


def complete(backend_class, data, url=None, age=10, **settings):
    """The error of a callback with these data; the provider's endpoints are at `url`."""
    if url:
        backend_class = type(backend_class.__name__, (backend_class,), {
            "ACCESS_TOKEN_URL": url + "/token", "OIDC_ENDPOINT": url, "ID_TOKEN_ISSUER": "https://login.example.com",
            "API_URL": url})
    prefix = "SOCIAL_AUTH_" + backend_class.name.upper().replace("-", "_")
    strategy = Strategy(data, {f"{prefix}_KEY": "app", f"{prefix}_SECRET": "secret",
                               "SOCIAL_AUTH_REQUESTS_TIMEOUT": 0.5, **settings})
    backend = backend_class(strategy, "https://app.example.com/callback")
    if hasattr(backend, "transaction_key"):
        strategy.session[backend.transaction_key("s-1")] = {"state": "s-1", "timestamp": NOW - age, "nonce": "n-1"}
    return provoked_by(backend.auth_complete)


def callbacks(recorder):
    good = {"code": "abc", "state": "s-1"}
    for provoked, data, kind, also, options in [
        ("person refused", {"error": "access_denied", "state": "s-1"}, "consentDenied", ("canceled",), {}),
        ("provider is overloaded", {"error": "temporarily_unavailable", "state": "s-1"}, "providerUnavailable", (), {}),
        ("provider failed", {"error": "server_error", "error_description": "Try later", "state": "s-1"},
         "providerUnavailable", (), {}),
        ("wrong redirect URI", {"error": "redirect_uri_mismatch", "state": "s-1"}, "misconfigured", (), {}),
        ("no state", {"code": "abc"}, "securityCheckFailed", ("invalidRequest",), {}),
        ("state of another session", {"code": "abc", "state": "s-2"}, "securityCheckFailed",
         ("flowExpired", "cookiesRequired"), {}),
        ("state is two hours old", good, "flowExpired", ("securityCheckFailed",), {"age": 7200}),
        ("token endpoint refuses connections", good, "providerUnavailable", ("networkUnavailable",),
         {"url": refused()}),
    ]:
        recorder.raised("Google: " + provoked, complete(GoogleOAuth2, data, **options), kind=kind, also=also,
                        flow="signIn", provider="google" if kind == "misconfigured" else None)
    for provoked, status, body, kind, also in [
        ("code used or expired", 400, {"error": "invalid_grant", "error_description": "Bad Request"}, "flowExpired",
         ()),
        ("wrong client secret", 401, {"error": "invalid_client", "error_description": "Unauthorized"},
         "misconfigured", ()),
        ("502 and a page", 502, GATEWAY, "providerUnavailable", ()),
        ("429", 429, "Too Many Requests", "tooManyAttempts", ("quotaExceeded",)),
        ("a page instead of JSON", 200, "<html>", "invalidProviderResponse", ()),
        ("no access token", 200, {"token_type": "Bearer"}, "invalidProviderResponse", ()),
    ]:
        with serving(status, body, {"Retry-After": "30"} if status == 429 else {}) as server:
            recorder.raised("token endpoint answers: " + provoked, complete(GoogleOAuth2, good, server.url),
                            kind=kind, also=also, flow="signIn")
    with slow() as server:
        recorder.raised("token endpoint does not answer in time", complete(GoogleOAuth2, good, server.url),
                        kind="timedOut", flow="signIn")
    with hanging_up() as server:
        recorder.raised("token endpoint hangs up", complete(GoogleOAuth2, good, server.url),
                        kind="networkUnavailable", also=["providerUnavailable"], flow="signIn")
    with secure(lambda request: (200, {}, {})) as (server, _):
        recorder.raised("token endpoint's certificate is self-signed", complete(GoogleOAuth2, good, server.url),
                        kind="secureConnectionFailed", flow="signIn")
    for name, backend in (("Kakao", KakaoOAuth2), ("LINE", LineOAuth2)):
        error = complete(backend, {"error": "access_denied", "error_description": "The user denied", "state": "s-1"})
        recorder.raised(f"{name}: person refused", error, kind="consentDenied", also=["canceled"], flow="signIn")


class Profile:
    """A backend whose profile is at the address of the token endpoint's server, as the others' is by a setting."""

    def user_data(self, access_token, *_, **__):
        return self.get_json(self.API_URL + "/me")

    _get_emails = user_data


def profiles(recorder):
    for provoked, backend, status, answer, kind, also, settings in [
        ("GitHub: not in the organisation", GithubOrganizationOAuth2, 404, {"message": "Not Found", "status": "404"},
         "organizationAccessRequired", ["notInvited"], {"GITHUB_ORG_NAME": "acme"}),
        ("Kakao: the profile refuses the token", type("Kakao", (Profile, KakaoOAuth2), {}), 401,
         {"msg": "this access token does not exist", "code": -401}, "externalSignInRejected",
         ["sessionExpired", "invalidProviderResponse", "unknown"], {}),
        ("Google: the profile refuses the token", type("Google", (Profile, GoogleOAuth2), {}), 401,
         {"error": "invalid_token", "error_description": "Invalid Credentials"}, "externalSignInRejected",
         ["sessionExpired"], {}),
        ("Bitbucket: no confirmed e-mail", type("Bitbucket", (BitbucketOAuth2,), {"_get_emails": Profile.user_data}),
         200, {"values": [{"email": "mina@example.com", "is_confirmed": False, "is_primary": True}]},
         "providerEmailMissing", ["emailVerificationRequired", "emailNotVerified"],
         {"BITBUCKET_OAUTH2_VERIFIED_EMAILS_ONLY": True}),
    ]:
        def respond(request):
            if request.path == "/token":
                return 200, {}, {"access_token": "abc", "token_type": "bearer"}
            if request.path == "/user":
                return 200, {}, {"id": 7, "login": "mina", "email": "mina@example.com"}
            return status, {}, answer

        with Local(respond) as server:
            settings = {f"SOCIAL_AUTH_{name}": value for name, value in settings.items()}
            error = complete(backend, {"code": "abc", "state": "s-1"}, server.url, **settings)
            recorder.raised(provoked, error, kind=kind, also=also, flow="signIn")


def others(recorder):
    """Backends without a token endpoint, or that fail before it; a session that is renewed; a wrong set-up."""
    signed = {"id": "7", "first_name": "Mina", "auth_date": str(NOW - 2 * 86400)}
    text = "\n".join(sorted(f"{name}={value}" for name, value in signed.items()))
    signed["hash"] = hmac.new(hashlib.sha256(b"bot:token").digest(), text.encode(), hashlib.sha256).hexdigest()
    dead = {"error": "invalid_grant", "error_description": "Token has been expired or revoked."}
    with serving(400, dead) as server, mock.patch.object(GoogleOAuth2, "REFRESH_TOKEN_URL", server.url):
        google = GoogleOAuth2(Strategy({}, {"SOCIAL_AUTH_GOOGLE_OAUTH2_KEY": "app",
                                            "SOCIAL_AUTH_GOOGLE_OAUTH2_SECRET": "secret"}))
        revoked = provoked_by(google.refresh_token, "1//abc")
    for provoked, error, kind, also, flow in [
        ("Apple: the app's private key is no PEM", complete(
            AppleIdAuth, {"code": "abc", "state": "s-1"}, SOCIAL_AUTH_APPLE_ID_CLIENT="app",
            SOCIAL_AUTH_APPLE_ID_TEAM="T"), "misconfigured", (), "signIn"),
        ("Telegram: signed two days ago", complete(
            TelegramAuth, signed, SOCIAL_AUTH_TELEGRAM_BOT_TOKEN="bot:token"), "flowExpired",
         ["externalSignInRejected"], "signIn"),
        ("sign-in by e-mail without an e-mail", complete(EmailAuth, {}), "missingField", ["invalidRequest"], "signIn"),
        ("Google: a refresh token that was revoked", revoked, "providerReconnectRequired", ["sessionExpired"],
         "refresh"),
        ("a backend that is not there", provoked_by(load_backends, ["social_core.backends.nobody.NobodyOAuth2"],
                                                    force_load=True), "misconfigured", (), "signIn"),
    ]:
        recorder.raised(provoked, error, kind=kind, also=also, flow=flow)


def id_tokens(recorder):
    def pem(key):
        return key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
                                 serialization.NoEncryption()).decode()

    key, other = rsa.generate_private_key(65537, 2048), rsa.generate_private_key(65537, 2048)
    public = {**jwk.construct(pem(key), "RS256").public_key().to_dict(), "kid": "key-1", "use": "sig"}
    claims = {"iss": "https://login.example.com", "aud": "app", "sub": "1067", "nonce": "n-1", "iat": NOW - 10,
              "exp": NOW + 600}
    for provoked, changes, signer, kind, also in [
        ("expired", {"iat": NOW - 7200, "exp": NOW - 3600}, key, "externalSignInRejected", ("flowExpired",)),
        ("of another sign-in (nonce)", {"nonce": "n-2"}, key, "securityCheckFailed", ("externalSignInRejected",)),
        ("for another app", {"aud": "other"}, key, "securityCheckFailed", ("externalSignInRejected",)),
        ("of another issuer", {"iss": "https://evil.example.com"}, key, "securityCheckFailed",
         ("externalSignInRejected",)),
        ("not valid yet", {"nbf": NOW + 3600}, key, "securityCheckFailed", ("externalSignInRejected",)),
        ("without subject", {"sub": None}, key, "invalidProviderResponse",
         ("securityCheckFailed", "externalSignInRejected")),
        ("signed with another key", {}, other, "securityCheckFailed", ("externalSignInRejected",)),
        ("absent", None, key, "invalidProviderResponse", ()),
    ]:
        token = {"access_token": "a", "token_type": "Bearer"}
        if changes is not None:
            body = {name: value for name, value in {**claims, **changes}.items() if value is not None}
            token["id_token"] = jwt.encode(body, pem(signer), "RS256", {"kid": "key-1"})

        def respond(request):
            if request.path.endswith("openid-configuration"):
                url = request.server.url
                return 200, {}, {"issuer": claims["iss"], "token_endpoint": url + "/token", "jwks_uri": url + "/keys",
                                 "authorization_endpoint": url + "/authorize", "userinfo_endpoint": url + "/me"}
            return 200, {}, {"keys": [public]} if request.path == "/keys" else token

        with Local(respond) as server:
            error = complete(OpenIdConnectAuth, {"code": "abc", "state": "s-1"}, server.url)
            recorder.raised("OpenID: ID token " + provoked, error, kind=kind, also=also, flow="signIn")


def pipeline(recorder):
    backend = GoogleOAuth2(Strategy({"verification_code": "old"}, {
        "SOCIAL_AUTH_GOOGLE_OAUTH2_WHITELISTED_DOMAINS": ["acme.example"],
        "SOCIAL_AUTH_GOOGLE_OAUTH2_FORCE_EMAIL_VALIDATION": True}))
    details = {"email": "mina@example.com"}
    for provoked, action, kind, flow in [
        ("identity belongs to another account", lambda: social_auth.social_user(
            backend, "1067", MINA, id_key="sub", legacy_identifiers=[], legacy_uids=[]), "credentialAlreadyInUse",
         "link"),
        ("address belongs to two accounts", lambda: social_auth.associate_by_email(backend, details),
         "emailAlreadyInUse", "signUp"),
        ("domain is not allowed", lambda: social_auth.auth_allowed(backend, details, details), "blockedByPolicy",
         "signIn"),
        ("last way to sign in is to be removed", lambda: disconnect.allowed_to_disconnect(
            backend.strategy, MINA, "google-oauth2", Storage.user), "lastSignInMethod", "link"),
        ("a link of an e-mail that is not known", lambda: mail.mail_validation.__wrapped__(backend, details, True),
         "actionLinkInvalid", "verify"),
        ("unknown provider", lambda: get_backend(["social_core.backends.google.GoogleOAuth2"], "myspace"),
         "misconfigured", "signIn"),
    ]:
        also = {"emailAlreadyInUse": ["accountExistsWithDifferentCredential"],
                "blockedByPolicy": ["organizationAccessRequired"],
                "actionLinkInvalid": ["invalidVerificationCode"]}.get(kind, ())
        recorder.raised("pipeline: " + provoked, provoked_by(action), kind=kind, also=also, flow=flow)


if __name__ == "__main__":
    recorder = Recorder("social-auth", "oauth", ["social-auth-core", "requests"], REPLACING)
    callbacks(recorder)
    profiles(recorder)
    others(recorder)
    id_tokens(recorder)
    pipeline(recorder)
    recorder.save()
