"""FastAPI sign-in by others' packages: fastapi-login, AuthX, fastapi-sso's callbacks, SlowAPI's limits."""

import datetime
import logging
import warnings

import jwt
from authx import AuthX, AuthXConfig
from fastapi import Depends, FastAPI, Request
from fastapi.responses import JSONResponse
from fastapi.testclient import TestClient
from fastapi_login import LoginManager
from fastapi_login.exceptions import InvalidCredentialsException
from fastapi_sso.sso.generic import create_provider
from slowapi import Limiter, _rate_limit_exceeded_handler
from slowapi.errors import RateLimitExceeded
from slowapi.util import get_remote_address

from local_server import GATEWAY, REPLACING, Local, hanging_up, refused, serving
from recording import Recorder, provoked_by

warnings.simplefilter("ignore")
logging.disable(logging.CRITICAL)
KEY = "a-key-for-signing-tokens-0123456789-abcdef"
PAST = datetime.datetime(2020, 1, 1, tzinfo=datetime.timezone.utc)
recorder = Recorder("fastapi-sign-in", "any", ["fastapi", "fastapi-login", "authx", "fastapi-sso", "slowapi"],
                    REPLACING)


def keep(provoked, answer, **label):
    recorder.answer(provoked, answer.status_code, answer.headers, answer.content, **label)


def bearer(text):
    return {"authorization": f"Bearer {text}"}


# fastapi-login
app = FastAPI()
manager = LoginManager(KEY, "/login")


@manager.user_loader()
def load(name):
    return {"name": name} if name == "mina" else None


@app.post("/login")
def login():
    raise InvalidCredentialsException


@app.get("/me")
def me(user=Depends(manager)):
    return user


client = TestClient(app, raise_server_exceptions=False)
old = manager.create_access_token(data={"sub": "mina"}, expires=datetime.timedelta(seconds=-60))
GENERAL = ["sessionExpired", "notSignedIn", "securityCheckFailed", "invalidCredentials"]


def same(kind):
    """fastapi-login says the same of all tokens."""
    return {"kind": kind, "also": [other for other in GENERAL if other != kind]}


keep("fastapi-login: a wrong password", client.post("/login"), kind="invalidCredentials", flow="signIn")
for provoked, headers, label in [("no token", {}, same("notSignedIn")),
                                 ("an expired token", bearer(old), same("sessionExpired")),
                                 ("a forged token", bearer("abc"), same("securityCheckFailed"))]:
    keep(f"fastapi-login: {provoked}", client.get("/me", headers=headers), **label)

# AuthX
app = FastAPI()
auth = AuthX(AuthXConfig(JWT_SECRET_KEY=KEY, JWT_TOKEN_LOCATION=["headers", "cookies"], JWT_ALGORITHM="HS256",
                         JWT_DECODE_AUDIENCE="shop", JWT_ENCODE_AUDIENCE="shop"))
auth.handle_errors(app)
auth.set_token_blocklist(lambda token: jwt.decode(token, options={"verify_signature": False})["sub"] == "revoked")
for path, dependency in {"/me": auth.access_token_required, "/refresh": auth.refresh_token_required,
                         "/fresh": auth.fresh_token_required, "/admin": auth.scopes_required("admin")}.items():
    app.add_api_route(path, lambda: {}, methods=["GET", "POST"], dependencies=[Depends(dependency)])
client = TestClient(app, raise_server_exceptions=False)
good = auth.create_access_token("mina")


def forged(key=KEY, **changed):
    claims = {**jwt.decode(good, options={"verify_signature": False}), **changed}
    return jwt.encode({name: value for name, value in claims.items() if value is not None}, key, "HS256")


BAD = {"kind": "invalidRequest", "also": ["sessionExpired", "securityCheckFailed"]}
CHECK = {"kind": "securityCheckFailed", "also": ["sessionExpired"]}
for provoked, path, token, label in [
    ("no token", "/me", None, {"kind": "notSignedIn"}),
    ("an expired token", "/me", forged(exp=PAST), {"kind": "sessionExpired"}),
    ("a token of another key", "/me", forged(KEY[::-1]), CHECK),
    ("a token for another app", "/me", forged(aud="bank"), CHECK),
    ("text that is no token, which it does not expect", "/me", "abc", {"kind": "internalError", "also": [
        "invalidRequest", "sessionExpired"]}),
    ("a revoked token", "/me", auth.create_access_token("revoked"), {"kind": "sessionExpired"}),
    ("a refresh token where an access token is wanted", "/me", auth.create_refresh_token("mina"), BAD),
    ("an access token where a refresh token is wanted", "/refresh", good, {"flow": "refresh", **BAD}),
    ("an expired refresh token", "/refresh", forged(exp=PAST, type="refresh"),
     {"kind": "sessionExpired", "flow": "refresh"}),
    ("a token that is not fresh", "/fresh", good, {"kind": "requiresRecentLogin", "flow": "change"}),
    ("not the rights", "/admin", good, {"kind": "permissionDenied", "also": ["blockedByPolicy"]}),
]:
    keep(f"AuthX: {provoked}", client.get(path, headers=bearer(token) if token else {}), **label)
for provoked, token, also in [("a cookie without a CSRF token", {}, ["notSignedIn"]),
                              ("a wrong CSRF token", {"X-CSRF-TOKEN": "abc"}, ())]:
    browser = TestClient(app, raise_server_exceptions=False,
                         cookies={"access_token_cookie": auth.create_access_token("mina")})
    keep(f"AuthX: {provoked}", browser.post("/me", headers=token), kind="securityCheckFailed", also=also)

# fastapi-sso's callback
def sign_in(url, query="code=abc&state=s-1", state="s-1"):
    provider = create_provider(name="kakao", discovery_document={
        "authorization_endpoint": url, "token_endpoint": url + "/token", "userinfo_endpoint": url + "/me"})
    app = FastAPI()

    @app.get("/callback")
    async def callback(request: Request):
        sso = provider(client_id="shop", client_secret="secret", redirect_uri="https://shop.example/callback",
                       allow_insecure_http=True)
        async with sso:
            return await sso.verify_and_process(request)
    client = TestClient(app, cookies={"sso_state": state} if state else {})
    return client.get(f"/callback?{query}")


SSO = {"flow": "signIn", "provider": "oauth"}
for provoked, query, state, label in [
    ("the person refused", "error=access_denied&state=s-1", "s-1",
     {"kind": "consentDenied", "also": ["canceled", "invalidProviderResponse", "invalidRequest"]}),
    ("no state", "code=abc", "s-1", {"kind": "securityCheckFailed", "also": ["invalidProviderResponse",
                                                                           "invalidRequest"]}),
    ("the cookie is lost", "code=abc&state=s-1", None, {"kind": "cookiesRequired", "also": ["securityCheckFailed",
                                                                                         "flowExpired"]}),
    ("a state of another sign-in", "code=abc&state=s-2", "s-1", {"kind": "securityCheckFailed",
                                                                "also": ["flowExpired"]}),
]:
    keep(f"fastapi-sso: {provoked}", sign_in(refused(), query, state), **SSO, **label)
for provoked, answer, label in [
    ("a code that was used", (400, {"error": "invalid_grant", "error_description": "authorization code not found"}),
     {"kind": "flowExpired"}),
    ("a wrong secret of the app", (401, {"error": "invalid_client"}), {"kind": "misconfigured"}),
    ("no token in the answer", (200, {}), {"kind": "invalidProviderResponse"}),
    ("a page of a gateway", (502, GATEWAY), {"kind": "providerUnavailable", "also": ["invalidProviderResponse"]}),
]:
    with serving(*answer) as server:
        recorder.raised(f"fastapi-sso: {provoked}", provoked_by(sign_in, server.url), **SSO, **label)
recorder.raised("fastapi-sso: the provider refuses connections", provoked_by(sign_in, refused()),
                kind="providerUnavailable", also=["networkUnavailable"], **SSO)
with hanging_up() as server:
    recorder.raised("fastapi-sso: the provider hangs up", provoked_by(sign_in, server.url),
                    kind="networkUnavailable", also=["providerUnavailable"], **SSO)
with Local(lambda request: (200, {}, {"access_token": "a", "token_type": "Bearer"} if "token" in request.path
                            else "<html>")) as server:
    recorder.raised("fastapi-sso: a page for a profile", provoked_by(sign_in, server.url),
                    kind="invalidProviderResponse", **SSO)

# SlowAPI
app = FastAPI()
app.state.limiter = limiter = Limiter(key_func=get_remote_address, headers_enabled=True)
app.add_exception_handler(RateLimitExceeded, _rate_limit_exceeded_handler)


@app.post("/code")
@limiter.limit("1/minute")
def code(request: Request):
    return JSONResponse({})


client = TestClient(app)
client.post("/code")
keep("SlowAPI: codes asked for too often", client.post("/code"), kind="tooManyAttempts", flow="verify")
recorder.save()
