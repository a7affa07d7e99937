"""fastapi-users: its JSON API with bearer tokens: sign-in, sign-up, verification, reset, change, a provider."""

import uuid
from unittest import mock

import httpx
from fastapi import Depends, FastAPI
from fastapi.testclient import TestClient
from fastapi_users import BaseUserManager, FastAPIUsers, InvalidPasswordException, UUIDIDMixin, schemas
from fastapi_users.authentication import AuthenticationBackend, BearerTransport, JWTStrategy
from fastapi_users.jwt import generate_jwt
from fastapi_users.password import PasswordHelper
from fastapi_users_db_sqlalchemy import SQLAlchemyBaseOAuthAccountTableUUID, SQLAlchemyBaseUserTableUUID
from fastapi_users_db_sqlalchemy import SQLAlchemyUserDatabase
from httpx_oauth.clients.github import GitHubOAuth2
from httpx_oauth.oauth2 import OAuth2
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, relationship
from sqlalchemy.pool import StaticPool

from local_server import GATEWAY, REPLACING, serving
from recording import Recorder, provoked_by

SECRET, PASSWORD = "a-secret-of-the-site-0123456789-0123456789", "correct horse battery 9"


class Base(DeclarativeBase):
    pass


class OAuthAccount(SQLAlchemyBaseOAuthAccountTableUUID, Base):
    pass


class User(SQLAlchemyBaseUserTableUUID, Base):
    oauth_accounts: Mapped[list[OAuthAccount]] = relationship("OAuthAccount", lazy="joined")


class Read(schemas.BaseUser[uuid.UUID]):
    pass


class Create(schemas.BaseUserCreate):
    pass


class Update(schemas.BaseUserUpdate):
    pass


class Manager(UUIDIDMixin, BaseUserManager[User, uuid.UUID]):
    reset_password_token_secret = verification_token_secret = SECRET

    async def validate_password(self, password, user):
        if len(password) < 8:
            raise InvalidPasswordException(reason="Password should be at least 8 characters")
        if user.email.split("@")[0] in password:
            raise InvalidPasswordException(reason="Password should not contain e-mail")


hasher = PasswordHelper(PasswordHash((Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1),)))
engine = create_async_engine("sqlite+aiosqlite://", poolclass=StaticPool)
sessions = async_sessionmaker(engine, expire_on_commit=False)


async def manager():
    async with sessions() as session:
        yield Manager(SQLAlchemyUserDatabase(session, User, OAuthAccount), hasher)


def strategy():
    return JWTStrategy(secret=SECRET, lifetime_seconds=3600)


class Provider(OAuth2):
    """A provider that answers as it is told."""

    failure, id = None, "7"

    async def get_access_token(self, code, redirect_uri, code_verifier=None):
        if self.failure:
            raise self.failure
        return {"access_token": "abc", "expires_at": None, "refresh_token": None}

    async def get_id_email(self, token):
        return self.id, self.email


provider = Provider("app", "secret", "https://provider.example/authorize", "http://127.0.0.1:9/token", name="shop")
backend = AuthenticationBackend("jwt", BearerTransport("auth/login"), strategy)
users = FastAPIUsers[User, uuid.UUID](manager, [backend])
app = FastAPI()
app.include_router(users.get_auth_router(backend, requires_verification=True), prefix="/auth")
app.include_router(users.get_register_router(Read, Create), prefix="/auth")
app.include_router(users.get_reset_password_router(), prefix="/auth")
app.include_router(users.get_verify_router(Read), prefix="/auth")
app.include_router(users.get_users_router(Read, Update), prefix="/users")
app.include_router(users.get_oauth_router(provider, backend, SECRET, "https://app.example/done"), prefix="/shop")
app.include_router(users.get_oauth_associate_router(provider, Read, SECRET, "https://app.example/link"), prefix="/link")


@app.get("/staff")
def staff(user=Depends(users.current_user(active=True, superuser=True))):
    return {}


@app.get("/verified")
def verified(user=Depends(users.current_user(active=True, verified=True))):
    return {}


people = {}


async def begin():
    async with engine.begin() as connection:
        await connection.run_sync(Base.metadata.create_all)
    async with sessions() as session:
        for name, more in (("mina", {}), ("joon", {"is_active": False}), ("sora", {"is_verified": False}),
                           ("moved", {"hashed_password": "{SSHA}W6ph5Mm5Pz8GgiULbPgzG37mj9g="})):
            people[name] = User(**{"email": f"{name}@example.com", "is_active": True, "is_verified": True,
                                   "hashed_password": hasher.hash(PASSWORD), **more})
            session.add(people[name])
        await session.flush()
        session.add(OAuthAccount(user_id=people["joon"].id, oauth_name="shop", account_id="8", access_token="a",
                                 account_email="joon@example.com"))
        await session.commit()


recorder = Recorder("fastapi-users", "fastapi-users", ["fastapi-users", "fastapi", "pydantic", "httpx-oauth"], [
    *REPLACING, (r"'[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'", "'02693894-dc27-4221-80a2-7fccf877f6ab'")])
IN = {"username": "mina@example.com", "password": PASSWORD}
NEW = {"email": "hong@example.com", "password": PASSWORD}
IS, UP, REC, CH, VE = (dict(flow=flow) for flow in ("signIn", "signUp", "recover", "change", "verify"))


def link(name="mina", sort="reset", lifetime=3600, secret=SECRET, **changed):
    """The token of a link as the mail would carry it."""
    data = {"sub": str(people[name].id), "email": people[name].email, "aud": f"fastapi-users:{sort}", **changed}
    if sort == "reset":
        data["password_fgpt"] = hasher.hash(people[name].hashed_password)
    return generate_jwt(data, secret, lifetime)


def main(client):
    def keep(provoked, answer, **label):
        recorder.answer(provoked, answer.status_code, answer.headers, answer.content, **label)

    def bearer(name="mina"):
        token = generate_jwt({"sub": str(people[name].id), "aud": ["fastapi-users:auth"]}, SECRET, 3600)
        return {"authorization": f"Bearer {token}"}

    for provoked, values, label in [
            ("wrong password", {**IN, "password": "x"}, dict(kind="invalidCredentials")),
            ("unknown user", {**IN, "username": "no@example.com"}, dict(kind="invalidCredentials")),
            ("inactive account", {**IN, "username": "joon@example.com"}, dict(kind="invalidCredentials",
                                                                             also=["userDisabled"])),
            ("unverified e-mail", {**IN, "username": "sora@example.com"}, dict(kind="emailNotVerified")),
            ("no password", {"username": "mina@example.com"}, dict(kind="missingField", field="password")),
            ("nothing", {}, dict(kind="missingField", field="username")),
            ("another grant", {**IN, "grant_type": "magic"}, dict(kind="invalidRequest"))]:
        keep(provoked, client.post("/auth/login", data=values), **IS, **label)
    keep("JSON in place of a form", client.post("/auth/login", json=IN), **IS, kind="invalidRequest",
         also=["missingField"])
    forged = generate_jwt({"sub": "1", "aud": "fastapi-users:reset"}, SECRET[::-1], 3600)
    # name, path, values, label
    for provoked, url, values, label in [
            ("taken e-mail", "/auth/register", {**NEW, "email": "mina@example.com"},
             dict(kind="emailAlreadyInUse", field="email", **UP)),
            ("short password", "/auth/register", {**NEW, "password": "x"},
             dict(kind="weakPassword", field="password", arguments={"minLength": 8}, **UP)),
            ("password like the e-mail", "/auth/register", {**NEW, "password": "hong12345"},
             dict(kind="weakPassword", field="password", **UP)),
            ("malformed e-mail", "/auth/register", {**NEW, "email": "hong"},
             dict(kind="invalidEmail", field="email", **UP)),
            ("e-mail with a reserved domain", "/auth/register", {**NEW, "email": "hong@shop.local"},
             dict(kind="invalidEmail", field="email", **UP)),
            ("no e-mail", "/auth/register", {"password": PASSWORD}, dict(kind="missingField", field="email", **UP)),
            ("password as a number", "/auth/register", {**NEW, "password": 12345678},
             dict(kind="invalidField", also=["invalidRequest"], field="password", **UP)),
            ("password is null", "/auth/register", {**NEW, "password": None},
             dict(kind="missingField", also=["invalidField"], field="password", **UP)),
            ("e-mail with two @", "/auth/register", {**NEW, "email": "hong@@example.com"},
             dict(kind="invalidEmail", field="email", **UP)),
            ("malformed e-mail, no password", "/auth/register", {"email": "hong@"},
             dict(kind="invalidEmail", also=["missingField"], field="email", **UP)),
            ("reset of a malformed e-mail", "/auth/forgot-password", {"email": "mina"},
             dict(kind="invalidEmail", field="email", **REC)),
            ("reset with a forged token", "/auth/reset-password", {"token": forged, "password": "another-Horse-77"},
             dict(kind="actionLinkInvalid", **REC)),
            ("reset with an old token", "/auth/reset-password", {"token": link(lifetime=-5),
                                                                 "password": "another-Horse-77"},
             dict(kind="actionLinkInvalid", **REC)),
            ("reset to a short password", "/auth/reset-password", {"token": link(), "password": "x"},
             dict(kind="weakPassword", field="newPassword", arguments={"minLength": 8}, **REC)),
            ("reset without a token", "/auth/reset-password", {"password": "another-Horse-77"},
             dict(kind="invalidRequest", also=["missingField", "actionLinkInvalid"], **REC)),
            ("verification with garbage", "/auth/verify", {"token": "abc"}, dict(kind="actionLinkInvalid", **VE)),
            ("verification with an old token", "/auth/verify", {"token": link("sora", "verify", -5)},
             dict(kind="actionLinkInvalid", **VE)),
            ("verification a second time", "/auth/verify", {"token": link("mina", "verify")},
             dict(kind="alreadyVerified", also=["none", "conflict"], **VE))]:
        keep(provoked, client.post(url, json=values), **label)
    for provoked, values, label in [
            ("changing to a taken e-mail", {"email": "joon@example.com"},
             dict(kind="emailAlreadyInUse", field="email")),
            ("changing to a short password", {"password": "x"},
             dict(kind="weakPassword", field="newPassword", arguments={"minLength": 8})),
            ("changing to a malformed e-mail", {"email": "x"}, dict(kind="invalidEmail", field="email"))]:
        keep(provoked, client.patch("/users/me", json=values, headers=bearer()), **CH, **label)
    for provoked, url, headers, label in [
            ("no token", "/users/me", {}, dict(kind="notSignedIn")),
            ("forged token", "/users/me", {"authorization": "Bearer abc"}, dict(kind="sessionExpired",
                                                                               also=["notSignedIn"])),
            ("a disabled account", "/users/me", bearer("joon"), dict(kind="userDisabled", also=["notSignedIn"])),
            ("no staff", "/staff", bearer(), dict(kind="blockedByPolicy", also=["permissionDenied"])),
            ("an action for verified people", "/verified", bearer("sora"), dict(kind="emailVerificationRequired",
                                                                              also=["permissionDenied"])),
            ("somebody else's account", f"/users/{people['joon'].id}", bearer(),
             dict(kind="blockedByPolicy", also=["permissionDenied"]))]:
        keep(provoked, client.get(url, headers=headers), **label)

    # The provider
    def begun(path="shop", headers={}):
        url = client.get(f"/{path}/authorize", headers=headers).json()["authorization_url"]
        return httpx.URL(url).params["state"]

    def back(**query):
        return client.get("/shop/callback", params=query)

    keep("provider: a state that nobody signed", back(code="abc", state="abc"), **IS, kind="securityCheckFailed",
         also=["flowExpired"])
    state = begun()
    keep("provider: an old state", back(code="abc", state=generate_jwt(
        {"aud": "fastapi-users:oauth-state"}, SECRET, -5)), **IS, kind="flowExpired", also=["securityCheckFailed"])
    keep("provider: no code", back(state=state), **IS, kind="invalidProviderResponse", also=["invalidRequest"])
    keep("provider: refused by the person", back(error="access_denied", state=state), **IS, kind="consentDenied",
         also=["canceled"])
    provider.email = "mina@example.com"
    keep("provider: the e-mail has an account", back(code="abc", state=begun()), **IS,
         kind="accountExistsWithDifferentCredential", also=["emailAlreadyInUse"])
    provider.email = None
    keep("provider: no e-mail", back(code="abc", state=begun()), **IS, kind="providerEmailMissing")
    provider.id, provider.email = "8", "joon@example.com"
    keep("provider: an inactive account", back(code="abc", state=begun()), **IS, kind="userDisabled",
         also=["invalidCredentials"])
    keep("linking what another person began", client.get("/link/callback", params={
        "code": "a", "state": begun("link", bearer("sora"))}, headers=bearer()), flow="link",
         kind="securityCheckFailed", also=["userMismatch", "flowExpired", "invalidRequest", "unknown"])
    state = begun()
    client.cookies.clear()
    keep("provider: the cookie of the beginning is gone", back(code="abc", state=state), **IS,
         kind="securityCheckFailed", also=["cookiesRequired", "flowExpired"])

    # Exceptions of the manager and of the exchange of a code
    def run(action):
        async def inside():
            async with sessions() as session:
                try:
                    await action(Manager(SQLAlchemyUserDatabase(session, User, OAuthAccount), hasher))
                except Exception as error:
                    return error
        return client.portal.call(inside)

    for provoked, action, label in [
            ("taken e-mail", lambda m: m.create(Create(email="mina@example.com", password=PASSWORD)),
             dict(kind="emailAlreadyInUse", field="email", **UP)),
            ("short password", lambda m: m.create(Create(**{**NEW, "password": "x"})),
             dict(kind="weakPassword", field="password", **UP)),
            ("unknown e-mail", lambda m: m.get_by_email("no@example.com"), dict(kind="invalidCredentials", **REC)),
            ("reset for an inactive account", lambda m: m.forgot_password(people["joon"]),
             dict(kind="userDisabled", **REC)),
            ("forged reset token", lambda m: m.reset_password("abc", PASSWORD), dict(kind="actionLinkInvalid", **REC)),
            ("verification a second time", lambda m: m.verify(link("mina", "verify")), dict(
                kind="alreadyVerified", also=["none", "conflict"], **VE))]:
        recorder.raised(f"manager: {provoked}", run(action), **label)
    moved = mock.Mock(username="moved@example.com", password=PASSWORD)
    for provoked, action, label in [
            ("a hash of another system", lambda m: m.authenticate(moved),
             dict(kind="misconfigured", also=["internalError"], **IS)),
            ("an id that is none", lambda m: m.parse_id("abc"), dict(kind="invalidRequest", also=["unknown"])),
            ("a taken e-mail in the database", lambda m: m.user_db.create({
                "email": "mina@example.com", "hashed_password": "x"}),
             dict(kind="emailAlreadyInUse", field="email", **UP)),
            ("set-up: a key that is no PEM", lambda m: JWTStrategy("secret", 3600, algorithm="RS256").write_token(
                people["mina"]), dict(kind="misconfigured"))]:
        recorder.raised(provoked, run(action), **label)
    plain = OAuth2("app", "secret", "https://provider.example/", "http://127.0.0.1:9/token",
                   refresh_token_endpoint=None)
    for provoked, action, label in [
            ("the exchange is refused", lambda: plain.get_access_token("abc", "https://app.example/"),
             dict(kind="networkUnavailable", also=["providerUnavailable"], **IS)),
            ("refreshing is not offered", lambda: plain.refresh_token("abc"), dict(kind="misconfigured", also=[
                "invalidRequest"], flow="refresh")),
            ("revoking is not offered", lambda: plain.revoke_token("abc"), dict(kind="misconfigured",
                                                                               also=["invalidRequest"]))]:
        recorder.raised(f"provider: {provoked}", run(lambda manager: action()), **label)
    with serving(502, GATEWAY) as server:
        busy = OAuth2("app", "secret", "https://provider.example/", server.url + "/token")
        recorder.raised("httpx-oauth: a page of a gateway", run(
            lambda manager: busy.get_access_token("abc", "https://app.example/")), **IS, kind="providerUnavailable")
    with serving(401, {"message": "Bad credentials", "status": "401"}) as server, mock.patch(
            "httpx_oauth.clients.github.PROFILE_ENDPOINT", server.url + "/user"):
        recorder.raised("httpx-oauth: GitHub refuses the token", run(
            lambda manager: GitHubOAuth2("app", "secret").get_id_email("abc")), **IS, kind="externalSignInRejected",
            also=["sessionExpired"])
    recorder.raised("malformed e-mail", provoked_by(Create, email="hong", password=PASSWORD), kind="invalidEmail",
                    field="email", **UP)


with TestClient(app, base_url="https://app.example") as client:
    client.portal.call(begin)
    main(client)
    client.portal.call(engine.dispose)
recorder.save()
