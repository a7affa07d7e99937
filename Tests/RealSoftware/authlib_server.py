"""Authlib as an OAuth 2 and OpenID Connect server in Flask: what its endpoints answer to wrong requests."""

import types
import warnings

from flask import Flask, jsonify, request

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from authlib.integrations.flask_oauth2 import AuthorizationServer, ResourceProtector
from authlib.oauth2 import OAuth2Error
from authlib.oauth2.rfc6749 import ClientMixin, TokenMixin, grants
from authlib.oauth2.rfc6750 import BearerTokenValidator
from authlib.oauth2.rfc7009 import RevocationEndpoint
from authlib.oauth2.rfc7636 import CodeChallenge, create_s256_code_challenge
from authlib.oauth2.rfc8628 import DeviceCodeGrant, DeviceCredentialMixin
from authlib.oidc.core.grants import OpenIDCode

from local_server import REPLACING
from recording import Recorder

CALLBACK = "https://app.example.com/callback"
VERIFIER = "v" * 43
USER = types.SimpleNamespace(name="mina", password="right", get_user_id=lambda: 1)


class Client(ClientMixin):
    def __init__(self, client_id, secret, grant_types, response_types=("code",), method="client_secret_post"):
        self.client_id, self.secret, self.grant_types = client_id, secret, grant_types
        self.response_types, self.method = response_types, method

    def get_client_id(self):
        return self.client_id

    def get_default_redirect_uri(self):
        return CALLBACK

    def get_allowed_scope(self, scope):
        return " ".join(word for word in scope.split() if word in ("openid", "profile")) if scope else ""

    def check_redirect_uri(self, redirect_uri):
        return redirect_uri == CALLBACK

    def check_client_secret(self, client_secret):
        return client_secret == self.secret

    def check_endpoint_auth_method(self, method, endpoint):
        return method == self.method

    def check_response_type(self, response_type):
        return response_type in self.response_types

    def check_grant_type(self, grant_type):
        return grant_type in self.grant_types


class Token(TokenMixin):
    def __init__(self, scope="profile", expired=False, revoked=False):
        self.scope, self.expired, self.revoked = scope, expired, revoked

    def get_scope(self):
        return self.scope

    def get_expires_in(self):
        return 3600

    def is_expired(self):
        return self.expired

    def is_revoked(self):
        return self.revoked

    def get_user(self):
        return USER

    def check_client(self, client):
        return True


class Code(types.SimpleNamespace):
    def get_redirect_uri(self):
        return CALLBACK

    def get_scope(self):
        return "profile"


class Device(types.SimpleNamespace, DeviceCredentialMixin):
    def get_client_id(self):
        return "tv"

    def get_scope(self):
        return "profile"

    def get_user_code(self):
        return "WDJB-MJHT"

    def is_expired(self):
        return self.expired


ALL = ("authorization_code", "password", "refresh_token", "urn:ietf:params:oauth:grant-type:device_code")
CLIENTS = {"app": Client("app", "secret", ALL), "cli": Client("cli", "secret", ("client_credentials",), ()),
           "tv": Client("tv", "", ALL, method="none")}
TOKENS = {"good": Token(), "old": Token(expired=True), "revoked": Token(revoked=True)}
CODES = {"code": Code(code_challenge=create_s256_code_challenge(VERIFIER), code_challenge_method="S256")}
DEVICES = {"waiting": Device(expired=False), "old": Device(expired=True), "denied": Device(expired=False),
           "fast": Device(expired=False)}


class CodeGrant(grants.AuthorizationCodeGrant):
    TOKEN_ENDPOINT_AUTH_METHODS = ["client_secret_post", "client_secret_basic", "none"]

    def query_authorization_code(self, code, client):
        return CODES.get(code)


class PasswordGrant(grants.ResourceOwnerPasswordCredentialsGrant):
    TOKEN_ENDPOINT_AUTH_METHODS = ["client_secret_post"]

    def authenticate_user(self, username, password):
        return USER if (username, password) == (USER.name, USER.password) else None


class RefreshGrant(grants.RefreshTokenGrant):
    TOKEN_ENDPOINT_AUTH_METHODS = ["client_secret_post"]

    def authenticate_refresh_token(self, refresh_token):
        token = TOKENS.get(refresh_token)
        return token if token and not token.expired and not token.revoked else None

    def authenticate_user(self, refresh_token):
        return USER


class DeviceGrant(DeviceCodeGrant):
    def query_device_credential(self, device_code):
        return DEVICES.get(device_code)

    def query_user_grant(self, user_code):
        return (USER, False) if request.form["device_code"] == "denied" else None

    def should_slow_down(self, credential):
        return credential is DEVICES["fast"]


class OpenID(OpenIDCode):
    def exists_nonce(self, nonce, request):
        return nonce == "used"


class Revocation(RevocationEndpoint):
    def query_token(self, token_string, token_type_hint):
        return None


class Bearer(BearerTokenValidator):
    def authenticate_token(self, token_string):
        return TOKENS.get(token_string)


def application():
    warnings.simplefilter("ignore")
    app = Flask(__name__)
    server = AuthorizationServer(app, query_client=CLIENTS.get, save_token=lambda token, request: None)
    server.register_grant(CodeGrant, [CodeChallenge(required=True), OpenID(require_nonce=True)])
    for grant in (PasswordGrant, RefreshGrant, DeviceGrant, grants.ClientCredentialsGrant):
        server.register_grant(grant)
    server.register_endpoint(Revocation)
    protector = ResourceProtector()
    protector.register_token_validator(Bearer())

    @app.get("/authorize")
    def authorize():
        user = None if request.args.get("as") == "nobody" else USER
        try:
            grant = server.get_consent_grant(end_user=user)
        except OAuth2Error as error:
            return server.handle_error_response(server.create_oauth2_request(request), error)
        if request.args.get("as") == "refusing":
            return server.create_authorization_response(grant_user=None, grant=grant)
        return "consent"

    app.add_url_rule("/token", "token", server.create_token_response, methods=["POST"])
    app.add_url_rule("/revoke", "revoke", lambda: server.create_endpoint_response("revocation"), methods=["POST"])

    @app.get("/me")
    @protector("profile")
    def me():
        return jsonify(USER.name)

    @app.get("/admin")
    @protector("admin")
    def admin():
        return jsonify(USER.name)

    return app


def authorizing(record):
    good = {"response_type": "code", "client_id": "app", "redirect_uri": CALLBACK, "scope": "openid profile",
            "state": "xyz", "nonce": "n-1", "code_challenge": "c" * 43, "code_challenge_method": "S256"}
    for provoked, changes, kind, also in [
        ("unknown client", {"client_id": "nobody"}, "misconfigured", ()),
        ("no client id", {"client_id": None}, "invalidRequest", ("misconfigured",)),
        ("redirect to an address that is not registered", {"redirect_uri": "https://evil.example.com"},
         "misconfigured", ()),
        ("unknown response type", {"response_type": "magic"}, "invalidRequest", ("misconfigured",)),
        ("no response type", {"response_type": None}, "invalidRequest", ("misconfigured",)),
        ("client that may not use codes", {"client_id": "cli"}, "misconfigured", ()),
        ("person refuses consent", {"as": "refusing"}, "consentDenied", ()),
        ("prompt=none without a session", {"prompt": "none", "as": "nobody"}, "interactionRequired", ()),
        ("prompt=none together with login", {"prompt": "none login"}, "invalidRequest", ()),
        ("no nonce", {"nonce": None}, "invalidRequest", ("securityCheckFailed",)),
        ("nonce used before", {"nonce": "used"}, "securityCheckFailed", ()),
        ("method of a code challenge without challenge", {"code_challenge": None}, "invalidRequest", ()),
        ("unknown method of the code challenge", {"code_challenge_method": "S512"}, "invalidRequest", ()),
        ("code challenge that is too short", {"code_challenge": "short"}, "invalidRequest", ()),
    ]:
        query = {name: value for name, value in {**good, **changes}.items() if value is not None}
        record("authorize: " + provoked, "get", "/authorize", {"query_string": query}, kind, also, "signIn")


def tokens(record):
    code = {"grant_type": "authorization_code", "client_id": "app", "client_secret": "secret", "code": "code",
            "redirect_uri": CALLBACK, "code_verifier": VERIFIER}
    password = {"grant_type": "password", "client_id": "app", "client_secret": "secret", "username": "mina",
                "password": "right", "scope": "profile"}
    refresh = {"grant_type": "refresh_token", "client_id": "app", "client_secret": "secret", "refresh_token": "good"}
    device = {"grant_type": "urn:ietf:params:oauth:grant-type:device_code", "client_id": "tv"}
    for provoked, form, changes, kind, also, flow in [
        ("no grant type", code, {"grant_type": None}, "invalidRequest", ("misconfigured",), "signIn"),
        ("unknown grant type", code, {"grant_type": "magic"}, "invalidRequest", ("misconfigured",), "signIn"),
        ("grant that the client may not use", password, {"client_id": "cli"}, "misconfigured", (), "signIn"),
        ("unknown client", code, {"client_id": "nobody"}, "misconfigured", (), "signIn"),
        ("wrong client secret", code, {"client_secret": "wrong"}, "misconfigured", (), "signIn"),
        ("no client secret", code, {"client_secret": None}, "misconfigured", (), "signIn"),
        ("no code", code, {"code": None}, "invalidRequest", (), "signIn"),
        ("code used or expired", code, {"code": "used"}, "flowExpired", (), "signIn"),
        ("redirect URI differs", code, {"redirect_uri": "https://app.example.com/other"}, "misconfigured",
         ("securityCheckFailed",), "signIn"),
        ("wrong code verifier", code, {"code_verifier": "w" * 43}, "securityCheckFailed", (), "signIn"),
        ("no code verifier", code, {"code_verifier": None}, "invalidRequest", ("securityCheckFailed",), "signIn"),
        ("code verifier that is too short", code, {"code_verifier": "short"}, "invalidRequest",
         ("securityCheckFailed",), "signIn"),
        ("wrong password", password, {"password": "wrong"}, "invalidCredentials", (), "signIn"),
        ("no password", password, {"password": None}, "missingField", ("invalidRequest",), "signIn"),
        ("no user name", password, {"username": None}, "missingField", ("invalidRequest",), "signIn"),
        ("unknown refresh token", refresh, {"refresh_token": "unknown"}, "sessionExpired", (), "refresh"),
        ("no refresh token", refresh, {"refresh_token": None}, "invalidRequest", ("notSignedIn",), "refresh"),
        ("more scope than was granted", refresh, {"scope": "profile admin"}, "invalidRequest",
         ("misconfigured",), "refresh"),
        ("device: person has not answered yet", device, {"device_code": "waiting"}, "authorizationPending", (),
         "signIn"),
        ("device: asked too often", device, {"device_code": "fast"}, "authorizationPending", (), "signIn"),
        ("device: code too old", device, {"device_code": "old"}, "flowExpired", ("verificationCodeExpired",),
         "signIn"),
        ("device: person refused", device, {"device_code": "denied"}, "consentDenied", (), "signIn"),
        ("device: no code", device, {}, "invalidRequest", (), "signIn"),
    ]:
        form = {name: value for name, value in {**form, **changes}.items() if value is not None}
        field = {"no password": "password", "no user name": "username"}.get(provoked)
        record("token: " + provoked, "post", "/token", {"data": form}, kind, also, flow, field)
    record("revoke: secret in the form where HTTP Basic is wanted", "post", "/revoke",
           {"data": {"client_id": "app", "client_secret": "secret", "token": "t"}}, "misconfigured",
           ["invalidRequest"], None)


def resources(record):
    for provoked, path, header, kind, also in [
        ("no token", "/me", None, "notSignedIn", ()),
        ("expired token", "/me", "Bearer old", "sessionExpired", ()),
        ("unknown token", "/me", "Bearer unknown", "sessionExpired", ()),
        ("another scheme", "/me", "MAC abc", "invalidRequest", ("notSignedIn",)),
        ("scheme without token", "/me", "Bearer", "invalidRequest", ("notSignedIn",)),
        ("token without the scope", "/admin", "Bearer good", "permissionDenied", ("consentRequired",)),
    ]:
        options = {"headers": {"Authorization": header}} if header else {}
        record("resource: " + provoked, "get", path, options, kind, also, None)


if __name__ == "__main__":
    recorder = Recorder("authlib-server", "oauth", ["Authlib", "Flask"], REPLACING)
    client = application().test_client()

    def record(provoked, method, path, options, kind, also, flow, field=None):
        answer = getattr(client, method)(path, **options)
        assert answer.status_code >= 300, (provoked, answer.status_code, answer.text)
        label = {"kind": kind, "also": also, "flow": flow, "field": field}
        if answer.status_code == 302:  # what reaches the app is the address that the browser opens
            recorder.printed(provoked, answer.location, "url", **label)
        else:
            recorder.answer(provoked, answer.status_code, answer.headers, answer.text, **label)

    authorizing(record)
    tokens(record)
    resources(record)
    recorder.save()
