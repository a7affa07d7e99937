"""Authlib as an OAuth 2 and OpenID Connect server in Flask: what its endpoints answer to wrong requests."""

import time
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
from authlib.oauth2.rfc7523 import JWTBearerClientAssertion, JWTBearerGrant
from authlib.oauth2.rfc7591 import ClientRegistrationEndpoint
from authlib.oauth2.rfc7636 import CodeChallenge, create_s256_code_challenge
from authlib.oauth2.rfc7662 import IntrospectionEndpoint
from authlib.oauth2.rfc8628 import DeviceCodeGrant, DeviceCredentialMixin
from authlib.oauth2.rfc9101 import JWTAuthenticationRequest
from authlib.oidc.core.grants import OpenIDCode
from joserfc import jwk, jwt

from local_server import REPLACING
from recording import Recorder

CALLBACK = "https://app.example.com/callback"
ISSUER = "https://auth.example.com"
VERIFIER = "v" * 43
KEY = jwk.RSAKey.generate_key(2048)
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
JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer"
CLIENTS = {"app": Client("app", "secret", ALL), "cli": Client("cli", "secret", ("client_credentials",), ()),
           "tv": Client("tv", "", ALL, method="none"), "signed": Client("signed", "", ALL),
           "basic": Client("basic", "secret", ("client_credentials",), (), "client_secret_basic"),
           "service": Client("service", "", (JWT_BEARER, "client_credentials"), (), "private_key_jwt")}
TOKENS = {"good": Token(), "old": Token(expired=True), "revoked": Token(revoked=True)}
CODES = {"code": Code(code_challenge=create_s256_code_challenge(VERIFIER), code_challenge_method="S256")}
DEVICES = {"waiting": Device(expired=False), "old": Device(expired=True), "denied": Device(expired=False),
           "fast": Device(expired=False)}


class CodeGrant(grants.AuthorizationCodeGrant):
    TOKEN_ENDPOINT_AUTH_METHODS = ["client_secret_post", "client_secret_basic", "none"]

    def query_authorization_code(self, code, client):
        return CODES.get(code)


class MachineGrant(grants.ClientCredentialsGrant):
    TOKEN_ENDPOINT_AUTH_METHODS = ["client_secret_basic", "private_key_jwt"]


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


class Assertion(JWTBearerClientAssertion):
    def get_audiences(self):
        return [f"{ISSUER}/token"]

    def resolve_client_public_key(self, client, headers=None):
        return KEY


class Registration(ClientRegistrationEndpoint):
    software_statement_alg_values_supported = ["RS256"]

    def authenticate_token(self, request):
        return True

    def get_server_metadata(self):
        return {"token_endpoint_auth_methods_supported": ["client_secret_basic"]}

    def resolve_public_key(self, request):
        return KEY


class Introspection(IntrospectionEndpoint):
    SUPPORTED_TOKEN_TYPES = ("access_token",)


class Signed(JWTAuthenticationRequest):
    """Only for the client of that name: the extension answers others' requests in words of its own."""

    def parse_authorization_request(self, authorization_server, request):
        if request.payload.client_id == "signed":
            super().parse_authorization_request(authorization_server, request)

    def resolve_client_public_key(self, client):
        return KEY

    def validate_request_uri(self, request_uri, client):
        return False

    def get_server_metadata(self):
        return {}

    def get_client_require_signed_request_object(self, client):
        return True


class Bearer(BearerTokenValidator):
    def authenticate_token(self, token_string):
        return TOKENS.get(token_string)


def application():
    warnings.simplefilter("ignore")
    app = Flask(__name__)
    app.config["OAUTH2_SCOPES_SUPPORTED"] = ["openid", "profile"]
    server = AuthorizationServer(app, query_client=CLIENTS.get, save_token=lambda token, request: None)
    server.register_client_auth_method("private_key_jwt", Assertion())
    server.register_extension(Signed())
    server.register_grant(CodeGrant, [CodeChallenge(required=True), OpenID(require_nonce=True)])
    for grant in (PasswordGrant, RefreshGrant, DeviceGrant, MachineGrant, JWTBearerGrant):
        server.register_grant(grant)
    for endpoint in (Revocation, Registration, Introspection):
        server.register_endpoint(endpoint)
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
    for path, name in (("/revoke", "revocation"), ("/register", "client_registration"),
                       ("/introspect", "introspection")):
        app.add_url_rule(path, name, lambda name=name: server.create_endpoint_response(name), methods=["POST"])

    @app.get("/me")
    @protector("profile")
    def me():
        return jsonify(USER.name)

    @app.get("/admin")
    @protector("admin")
    def admin():
        return jsonify(USER.name)

    return app


def signed(**claims):
    """A token that is signed by a key that is not the client's."""
    return jwt.encode({"alg": "RS256"}, claims, jwk.RSAKey.generate_key(2048))


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
        ("an unknown scope", {"scope": "openid fly"}, "invalidRequest", ("misconfigured",)),
        ("a request object signed by another key", {"client_id": "signed", "request": signed(**good)},
         "securityCheckFailed", ("invalidRequest",)),
        ("a request object at an address that is not allowed", {"client_id": "signed", "request_uri": CALLBACK},
         "misconfigured", ("invalidRequest", "securityCheckFailed")),
        ("no request object where one is wanted", {"client_id": "signed"}, "invalidRequest", ("misconfigured",)),
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
        ("no assertion", {"grant_type": JWT_BEARER}, {}, "invalidRequest", (), "signIn"),
        ("the client's assertion is signed by another key", {"grant_type": "client_credentials"}, {
            "client_assertion_type": "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
            "client_assertion": signed(iss="service", sub="service", aud=f"{ISSUER}/token", jti="a",
                                       exp=int(time.time()) + 300)}, "misconfigured", ("securityCheckFailed",), None),
    ]:
        form = {name: value for name, value in {**form, **changes}.items() if value is not None}
        field = {"no password": "password", "no user name": "username"}.get(provoked)
        record("token: " + provoked, "post", "/token", {"data": form}, kind, also, flow, field)
    record("revoke: secret in the form where HTTP Basic is wanted", "post", "/revoke",
           {"data": {"client_id": "app", "client_secret": "secret", "token": "t"}}, "misconfigured",
           ["invalidRequest"], None)
    record("token: HTTP Basic with a wrong secret", "post", "/token",
           {"data": {"grant_type": "client_credentials"}, "auth": ("basic", "wrong")}, "misconfigured", [], None)
    record("introspection: a kind of token that is not supported", "post", "/introspect",
           {"data": {"token": "a", "token_type_hint": "password"}, "auth": ("basic", "secret")}, "invalidRequest",
           ["misconfigured"], None)


def registering(record):
    for provoked, changes, kind, also in [
        ("a way to authenticate that the server does not know", {"token_endpoint_auth_method": "magic"},
         "misconfigured", ("invalidRequest",)),
        ("a forged statement of software", {"software_statement": signed(client_name="x")},
         "securityCheckFailed", ("misconfigured", "invalidRequest")),
    ]:
        record("registration: " + provoked, "post", "/register", {"json": {"redirect_uris": [CALLBACK], **changes}},
               kind, also, None)


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
    registering(record)
    resources(record)
    recorder.save()
