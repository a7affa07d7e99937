"""Litestar's JWT and validation, Sanic with sanic-jwt, aiohttp-security, falcon-auth2: what servers say."""

import asyncio
import base64
import dataclasses
import logging
import time
import typing

import aiohttp.web
import falcon
import jwt
from aiohttp.test_utils import TestClient, TestServer
from aiohttp_security import (AbstractAuthorizationPolicy, SessionIdentityPolicy, check_authorized, check_permission,
                              remember)
from aiohttp_security import setup as setup_security
from aiohttp_session import SimpleCookieStorage
from aiohttp_session import setup as setup_session
from falcon import testing as falcon_testing
from falcon_auth2 import AuthMiddleware
from falcon_auth2.backends import BasicAuthBackend, GenericAuthBackend
from falcon_auth2.getter import AuthHeaderGetter
from litestar import Litestar, get, post
from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.security.jwt import JWTAuth
from litestar.testing import TestClient as LitestarClient
from sanic import Sanic, response
from sanic_jwt import Initialize, exceptions, protected, scoped

from recording import Recorder

logging.disable(logging.CRITICAL)
SECRET = "a secret of thirty-two characters or more"
NOW = int(time.time())
recorder = Recorder("web-frameworks", "any", ["litestar", "sanic", "sanic-jwt", "aiohttp", "aiohttp-security",
                                              "falcon", "falcon-auth2"])
REFUSED = {"kind": "securityCheckFailed", "also": ["sessionExpired"]}


def token(key=SECRET, **changes):
    claims = {"sub": "mina", "iat": NOW - 60, "exp": NOW + 600, **changes}
    return jwt.encode({name: value for name, value in claims.items() if value is not None}, key)


def bearer(text):
    return {"authorization": f"Bearer {text}"}


# Litestar
@dataclasses.dataclass
class SignUp:
    email: str
    password: str
    age: int


async def person(name: typing.Any, connection: ASGIConnection) -> typing.Any:
    return name.sub if name.sub == "mina" else None


@get("/me")
async def me() -> str:
    return "mina"


@get("/admin")
async def admin() -> str:
    raise PermissionDeniedException


@get("/own")
async def own() -> str:
    raise NotAuthorizedException("Wrong email or password")


@post("/signup")
async def sign_up(data: SignUp) -> str:
    return data.email


auth = JWTAuth[str](retrieve_user_handler=person, token_secret=SECRET, exclude=["/signup", "/own", "/limited"])
site = Litestar([me, admin, own, sign_up], on_app_init=[auth.on_app_init])
with LitestarClient(site) as client:
    for provoked, headers, label in [
        ("no token", {}, {"kind": "notSignedIn"}),
        ("a token without Bearer", {"authorization": token()},
         {"kind": "notSignedIn", "also": ["invalidRequest", "sessionExpired"]}),
        ("an expired token", bearer(token(exp=NOW - 60)), {"kind": "sessionExpired"}),
        ("a token of another secret", bearer(token(SECRET[::-1])), REFUSED),
        ("text that is no token", bearer("abc"), {"kind": "invalidRequest", "also": ["securityCheckFailed",
                                                                                     "sessionExpired"]}),
        ("a deleted account", bearer(token(sub="gone")), {"kind": "sessionExpired", "also": ["notSignedIn"]}),
    ]:
        answer = client.get("/me", headers=headers)
        recorder.answer("Litestar: " + provoked, answer.status_code, answer.headers, answer.content, **label)
    for provoked, answer, label in [
        ("not the rights", client.get("/admin", headers=bearer(token())),
         {"kind": "blockedByPolicy", "also": ["permissionDenied"]}),
        ("a wrong password, in words of the app", client.get("/own"), {"kind": "invalidCredentials", "flow": "signIn"}),
        ("no password at sign-up", client.post("/signup", json={"email": "mina@example.com", "age": 20}),
         {"kind": "missingField", "field": "password", "flow": "signUp"}),
        ("an age that is no number", client.post("/signup", json={
            "email": "mina@example.com", "password": "right", "age": "old"}), {"kind": "invalidField",
                                                                               "flow": "signUp"}),
        ("a body that is no JSON", client.post("/signup", content="email=mina", headers={
            "content-type": "application/json"}), {"kind": "invalidRequest", "flow": "signUp"}),
    ]:
        recorder.answer("Litestar: " + provoked, answer.status_code, answer.headers, answer.content, **label)
with LitestarClient(Litestar([own], middleware=[RateLimitConfig(rate_limit=("minute", 1)).middleware])) as client:
    client.get("/own")
    answer = client.get("/own")
    recorder.answer("Litestar: too many sign-ins", answer.status_code, answer.headers, answer.content,
                    kind="tooManyAttempts", flow="signIn")


# Sanic
async def authenticate(request, *_, **__):
    if request.json.get("username") != "mina":
        raise exceptions.AuthenticationFailed("User not found.")
    if request.json.get("password") != "right":
        raise exceptions.AuthenticationFailed("Password is incorrect.")
    return {"user_id": "mina"}


async def scopes(user, *_, **__):
    return ["user"]


async def kept_refresh_token(request, user_id, *_, **__):
    return "kept"


async def store(user_id, refresh_token, *_, **__):
    pass


async def load(request, payload, *_, **__):
    return {"user_id": "mina"}

app = Sanic("shop")
app.config.DEPRECATION_FILTER = "ignore"
Initialize(app, authenticate=authenticate, add_scopes_to_payload=scopes, secret=SECRET, refresh_token_enabled=True,
           store_refresh_token=store, retrieve_refresh_token=kept_refresh_token, retrieve_user=load)


@app.get("/mine")
@protected()
async def mine(request):
    return response.text("mina")


@app.get("/staff")
@protected()
@scoped("admin")
async def staff(request):
    return response.text("mina")


def sanic(method, path, **options):
    _, answer = getattr(app.test_client, method)(path, **options)
    return answer


good = jwt.encode({"user_id": "mina", "exp": NOW + 600, "scopes": ["user"]}, SECRET)
for provoked, answer, label in [
    ("a wrong password", sanic("post", "/auth", json={"username": "mina", "password": "wrong"}),
     {"kind": "invalidCredentials", "flow": "signIn"}),
    ("an unknown user", sanic("post", "/auth", json={"username": "jun", "password": "wrong"}),
     {"kind": "invalidCredentials", "flow": "signIn"}),
    ("no token", sanic("get", "/mine"), {"kind": "notSignedIn"}),
    ("an expired token", sanic("get", "/mine", headers=bearer(token(exp=NOW - 600))), {"kind": "sessionExpired"}),
    ("a token of another secret", sanic("get", "/mine", headers=bearer(token(SECRET[::-1]))),
     {"kind": "securityCheckFailed", "also": ["sessionExpired", "notSignedIn"]}),
    ("text that is no token", sanic("get", "/mine", headers=bearer("abc")),
     {"kind": "invalidRequest", "also": ["securityCheckFailed", "sessionExpired", "notSignedIn"]}),
    ("a scope that is missing", sanic("get", "/staff", headers=bearer(good)), {"kind": "permissionDenied"}),
    ("a wrong refresh token", sanic("post", "/auth/refresh", json={"refresh_token": "old"}, headers=bearer(good)),
     {"kind": "sessionExpired", "flow": "refresh"}),
    ("no refresh token", sanic("post", "/auth/refresh", json={}, headers=bearer(good)),
     {"kind": "missingField", "also": ["invalidRequest", "notSignedIn", "sessionExpired"], "flow": "refresh"}),
]:
    recorder.answer("Sanic: " + provoked, answer.status, answer.headers, answer.body, **label)


# aiohttp
class Policy(AbstractAuthorizationPolicy):
    async def authorized_userid(self, identity):
        return identity

    async def permits(self, identity, permission, context=None):
        return False


async def asked():
    async def members(request):
        await check_authorized(request)

    async def staff(request):
        await check_permission(request, "admin")

    async def enter(request):
        answer = aiohttp.web.Response()
        await remember(request, answer, "mina")
        return answer

    site = aiohttp.web.Application()
    site.add_routes([aiohttp.web.get(path, handler) for path, handler in (
        ("/me", members), ("/admin", staff), ("/in", enter))])
    setup_session(site, SimpleCookieStorage())
    setup_security(site, SessionIdentityPolicy(), Policy())
    async with TestClient(TestServer(site)) as client:
        for provoked, path, kind, also in [("no session", "/me", "notSignedIn", ()),
                                           ("not the rights", "/admin", "blockedByPolicy", ["permissionDenied"])]:
            answer = await client.get(path)
            recorder.answer("aiohttp-security: " + provoked, answer.status, answer.headers, await answer.read(),
                            kind=kind, also=also)
            await client.get("/in")

asyncio.run(asked())


# Falcon
def falcon_client(backend):
    class Me:
        def on_get(self, request, answer):
            answer.media = "mina"

    site = falcon.App(middleware=[AuthMiddleware(backend)])
    site.add_route("/me", Me())
    return falcon_testing.TestClient(site)


def known(attributes, *credentials):
    return {("mina", "right"): "mina", ("good",): "mina"}.get(credentials)


def basic(pair):
    return {"authorization": "Basic " + base64.b64encode(pair.encode()).decode()}


with_password = falcon_client(BasicAuthBackend(known))
with_token = falcon_client(GenericAuthBackend(known, AuthHeaderGetter("Bearer")))
for provoked, client, headers, label in [
    ("nothing sent", with_password, {}, {"kind": "notSignedIn"}),
    ("a wrong password", with_password, basic("mina:wrong"), {"kind": "invalidCredentials", "flow": "signIn"}),
    ("a header of Basic without a password", with_password, basic("mina"), {"kind": "invalidRequest",
                                                                            "also": ["missingField"]}),
    ("a header of another kind", with_password, bearer("x"), {"kind": "invalidRequest", "also": ["notSignedIn"]}),
    ("a token that is none of ours", with_token, bearer("old"), {"kind": "sessionExpired",
                                                                 "also": ["securityCheckFailed"]}),
]:
    answer = client.simulate_get("/me", headers=headers)
    recorder.answer("Falcon: " + provoked, answer.status_code, answer.headers, answer.content, **label)
recorder.save()
