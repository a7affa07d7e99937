"""FastAPI's security classes and pydantic's validation (422), Starlette's middleware, Authlib's sign-in on it."""

import datetime
import typing
import uuid
import warnings

warnings.filterwarnings("ignore", category=DeprecationWarning)

from authlib.integrations.starlette_client import OAuth
from fastapi import Body, Depends, FastAPI, File, Form, Header, Query, Request, UploadFile, security
from fastapi.testclient import TestClient
from pydantic import BaseModel, EmailStr, Field, HttpUrl, SecretStr, StringConstraints, model_validator
from pydantic_extra_types.phone_numbers import PhoneNumber
from starlette.authentication import AuthenticationBackend, requires
from starlette.middleware import Middleware
from starlette.middleware.authentication import AuthenticationMiddleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.sessions import SessionMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware

from recording import Recorder, provoked_by

recorder = Recorder("fastapi-security", "fastapi-users", ["fastapi", "pydantic", "starlette", "Authlib"], [
    (r"errors\.pydantic\.dev/[\d.]+", "errors.pydantic.dev/2")])


class SignUp(BaseModel):
    model_config = {"extra": "forbid"}
    email: EmailStr
    username: typing.Annotated[str, StringConstraints(min_length=3, max_length=20, pattern=r"^[a-z0-9_]+$")]
    password: SecretStr = Field(min_length=8, max_length=64)
    birth_date: datetime.date | None = None
    phone_number: PhoneNumber | None = None
    terms: typing.Literal[True] = True
    age: int | None = Field(None, ge=14)
    website: HttpUrl | None = None


class Confirmed(BaseModel):
    model_config = {"title": "SignUp"}
    email: EmailStr
    password: str = Field(min_length=8)
    password_confirm: str
    name: str
    invitation: uuid.UUID | None = None

    @model_validator(mode="after")
    def same(self):
        if self.password != self.password_confirm:
            raise ValueError("Passwords do not match")
        return self


class ByPassword(BaseModel):
    method: typing.Literal["password"]


class ByCode(BaseModel):
    method: typing.Literal["code"]


class Verify(BaseModel):
    user_id: uuid.UUID
    code: typing.Annotated[str, StringConstraints(min_length=6, max_length=6, pattern=r"^\d+$")]


class Token(BaseModel):
    access_token: str
    expires_in: int


app = FastAPI()


@app.post("/signup")
def signup(person: SignUp):
    return {}


@app.post("/signup/embedded")
def embedded(person: SignUp = Body(embed=True)):
    return {}


@app.post("/signup/confirmed")
def confirmed(person: Confirmed):
    return {}


@app.post("/signin")
def signin(how: typing.Annotated[ByPassword | ByCode, Field(discriminator="method")]):
    return {}


@app.post("/upload")
def upload(photo: UploadFile = File(), email: EmailStr = Form()):
    return {}


@app.get("/verify")
def link(token: str = Query(min_length=16)):
    return {}


@app.get("/users/{user_id}")
def user(user_id: int):
    return {}


@app.post("/verify")
def verify(values: Verify):
    return {}


@app.post("/token")
def token(form: security.OAuth2PasswordRequestFormStrict = Depends()):
    return {}


@app.post("/form")
def form(email: EmailStr = Form(), password: str = Form(min_length=8)):
    return {}


@app.get("/callback")
def callback(code: str, state: str = Query(min_length=8)):
    return {}


@app.get("/device")
def device(x_device_id: uuid.UUID = Header()):
    return {}


@app.get("/broken", response_model=Token)
def broken():
    return {"access_token": None}


for name, scheme in {"oauth2": security.OAuth2PasswordBearer("token"), "bearer": security.HTTPBearer(),
                     "basic": security.HTTPBasic(), "cookie": security.APIKeyCookie(name="session"),
                     "digest": security.HTTPDigest()}.items():
    app.add_api_route(f"/me/{name}", lambda credentials=Depends(scheme): {"ok": True})

NEW = {"email": "hong@example.com", "username": "hong", "password": "correct horse battery 9"}
IS, UP, VE = (dict(flow=flow) for flow in ("signIn", "signUp", "verify"))
client = TestClient(app, raise_server_exceptions=False)


def keep(provoked, answer, **label):
    recorder.answer(provoked, answer.status_code, answer.headers, answer.content, **label)


# name, values that differ from good ones (None: left out), label
TABLE = [
    ("malformed e-mail", {"email": "hong"}, dict(kind="invalidEmail", field="email")),
    ("e-mail with two dots", {"email": "hong@example..com"}, dict(kind="invalidEmail", field="email")),
    ("e-mail without a dot", {"email": "hong@example"}, dict(kind="invalidEmail", field="email")),
    ("e-mail with a space", {"email": "hong gil@example.com"}, dict(kind="invalidEmail", field="email")),
    ("no e-mail", {"email": None}, dict(kind="missingField", field="email")),
    ("blank e-mail", {"email": ""}, dict(kind="missingField", also=["invalidEmail"], field="email")),
    ("e-mail as a number", {"email": 7}, dict(kind="invalidEmail", also=["invalidField", "invalidRequest"],
                                            field="email")),
    ("short user name", {"username": "h"}, dict(kind="invalidField", field="username", arguments={"minLength": 3})),
    ("long user name", {"username": "h" * 30}, dict(kind="invalidField", field="username",
                                                  arguments={"maxLength": 20})),
    ("a user name with signs", {"username": "홍길동!"},
     dict(kind="invalidFormat", also=["invalidField"], field="username")),
    ("short password", {"password": "xK9!"}, dict(kind="weakPassword", field="password", arguments={"minLength": 8})),
    ("long password", {"password": "x" * 65}, dict(kind="weakPassword", also=["invalidField"], field="password",
                                                  arguments={"maxLength": 64})),
    ("malformed birth date", {"birth_date": "31.12.1999"}, dict(kind="invalidField", field="birthDate")),
    ("a birth date that there is not", {"birth_date": "1999-02-31"}, dict(kind="invalidField", field="birthDate")),
    ("malformed phone number", {"phone_number": "010-12"}, dict(kind="invalidPhoneNumber", field="phoneNumber")),
    ("terms not accepted", {"terms": False}, dict(kind="invalidField", also=["consentRequired"])),
    ("too young", {"age": 12}, dict(kind="ageRestricted", also=["invalidField"])),
    ("an age that is no number", {"age": "old"}, dict(kind="invalidField")),
    ("malformed address of a site", {"website": "hong"}, dict(kind="invalidField")),
    ("a field that there is not", {"role": "admin"}, dict(kind="invalidRequest")),
    ("all left out", dict.fromkeys(NEW), dict(kind="missingField", field="email")),
    ("malformed e-mail, short name and password", {"email": "x", "username": "h", "password": "x"},
     dict(kind="invalidEmail", also=["invalidField", "weakPassword"], field="email"))]
for provoked, changed, label in TABLE:
    values = {key: value for key, value in {**NEW, **changed}.items() if value is not None}
    keep(provoked, client.post("/signup", json=values), **UP, **label)
keep("e-mail is null", client.post("/signup", json={**NEW, "email": None}), **UP, kind="missingField",
     also=["invalidEmail"], field="email")
keep("malformed e-mail in an embedded body", client.post("/signup/embedded", json={"person": {**NEW, "email": "x"}}),
     **UP, kind="invalidEmail", field="email")
CONFIRMED = {"email": "hong@example.com", "password": "correct horse 9", "password_confirm": "correct horse 9",
             "name": "Hong"}
for provoked, answer, label in [
        ("broken JSON", client.post("/signup", content='{"email": ', headers={"content-type": "application/json"}),
         dict(kind="invalidRequest")),
        ("no body", client.post("/signup"), dict(kind="invalidRequest", also=["missingField"])),
        ("a list in place of an object", client.post("/signup", json=[]), dict(kind="invalidRequest")),
        ("text in place of JSON", client.post("/signup", content="hong"), dict(kind="invalidRequest")),
        ("GET in place of POST", client.get("/signup"), dict(kind="invalidRequest")),
        ("an address that there is not", client.get("/sign-up"), dict(kind="invalidRequest")),
        ("passwords differ", client.post("/signup/confirmed", json={
            **CONFIRMED, "password_confirm": "correct horse 8"}),
         dict(kind="fieldMismatch", field="passwordConfirmation")),
        ("an invitation that is no UUID", client.post("/signup/confirmed", json={**CONFIRMED, "invitation": "abc"}),
         dict(kind="invitationInvalid", also=["invalidRequest", "invalidField", "invalidFormat"])),
        ("a form without its file", client.post("/upload", data={"email": "hong@example.com"}),
         dict(kind="missingField", also=["invalidRequest"])),
        ("a form whose boundary is missing", client.post("/upload", content=b"abc", headers={
            "content-type": "multipart/form-data"}), dict(kind="invalidRequest"))]:
    keep(provoked, answer, **UP, **label)
USER = str(uuid.UUID(int=7))
for provoked, values, label in [
        ("short code", {"user_id": USER, "code": "12"}, dict(kind="invalidVerificationCode", also=["invalidField"],
                                                            field="code")),
        ("a code of letters", {"user_id": USER, "code": "abcdef"},
         dict(kind="invalidVerificationCode", also=["invalidFormat", "invalidField"], field="code")),
        ("no code", {"user_id": USER}, dict(kind="missingField", field="code")),
        ("malformed user id", {"user_id": "7", "code": "123456"}, dict(kind="invalidRequest"))]:
    keep(provoked, client.post("/verify", json=values), **VE, **label)
keep("a link whose token is cut", client.get("/verify?token=abc"), **VE, kind="actionLinkInvalid",
     also=["invalidField", "invalidRequest"])
keep("an account whose number is none", client.get("/users/me"), kind="invalidRequest", also=["invalidField"])
for provoked, answer, label in [
        ("a way to sign in that there is not", client.post("/signin", json={"method": "pigeon"}),
         dict(kind="invalidRequest", also=["valueNotAllowed", "invalidField"])),
        ("token: no grant", client.post("/token", data={"username": "mina", "password": "x"}),
         dict(kind="invalidRequest", also=["missingField"])),
        ("token: no password", client.post("/token", data={"username": "mina", "grant_type": "password"}),
         dict(kind="missingField", field="password")),
        ("form: malformed e-mail, short password", client.post("/form", data={"email": "x", "password": "x"}),
         dict(kind="invalidEmail", also=["weakPassword", "invalidField"], field="email")),
        ("callback without code and state", client.get("/callback"), dict(kind="invalidProviderResponse",
                                                                         also=["invalidRequest", "missingField"])),
        ("callback with a short state", client.get("/callback?code=a&state=b"),
         dict(kind="securityCheckFailed", also=["invalidRequest"])),
        ("no header of the device", client.get("/device"), dict(kind="invalidRequest", also=["missingField"])),
        ("an answer that the server cannot make", client.get("/broken"), dict(kind="internalError"))]:
    keep(provoked, answer, **IS, **label)
for provoked, path, headers, label in [
        ("OAuth2: no token", "oauth2", {}, dict(kind="notSignedIn")),
        ("bearer: another scheme", "bearer", {"authorization": "Basic abc"}, dict(kind="notSignedIn",
                                                                                also=["invalidRequest"])),
        ("basic: no Base64", "basic", {"authorization": "Basic !"}, dict(kind="invalidRequest", also=["notSignedIn"])),
        ("cookie: none", "cookie", {}, dict(kind="notSignedIn")),
        ("no digest", "digest", {}, dict(kind="notSignedIn"))]:
    keep(provoked, client.get(f"/me/{path}", headers=headers), **label)

# Starlette's middleware
guarded = FastAPI(middleware=[Middleware(TrustedHostMiddleware, allowed_hosts=["testserver"]),
                              Middleware(CORSMiddleware, allow_origins=["https://app.example"])])
outside = TestClient(guarded)
keep("a host that is not allowed", outside.get("/", headers={"host": "other.example"}), kind="misconfigured",
     also=["invalidRequest"])
keep("an origin that is not allowed", outside.options("/", headers={
    "origin": "https://evil.example", "access-control-request-method": "POST"}), kind="misconfigured",
     also=["blockedByPolicy", "securityCheckFailed"])
keep("a header that is not allowed", outside.options("/", headers={
    "origin": "https://app.example", "access-control-request-method": "GET",
    "access-control-request-headers": "x-token"}), kind="misconfigured")


class Backend(AuthenticationBackend):
    async def authenticate(self, connection):
        return None


members = FastAPI(middleware=[Middleware(AuthenticationMiddleware, backend=Backend())])


@members.get("/")
@requires("authenticated")
async def home(request: Request):
    return {}


keep("requires: not signed in", TestClient(members).get("/"), kind="permissionDenied", also=["notSignedIn"])


# Exceptions of pydantic
def pattern():
    class Strong(BaseModel):
        password: typing.Annotated[str, StringConstraints(pattern=r"^(?=.*\d).{8,}$")]


recorder.raised("set-up: a pattern of passwords that it cannot read", provoked_by(pattern), kind="misconfigured")
for provoked, action, label in [
        ("model: malformed e-mail, short name and password",
         lambda: SignUp(email="x", username="h", password="x"),
         dict(kind="invalidEmail", also=["invalidField", "weakPassword"], field="email")),
        ("model: short password", lambda: SignUp(**{**NEW, "password": "x"}),
         dict(kind="weakPassword", field="password", arguments={"minLength": 8})),
        ("model: no e-mail", lambda: SignUp(username="hong", password=NEW["password"]),
         dict(kind="missingField", field="email")),
        ("model: passwords differ", lambda: Confirmed(**{**CONFIRMED, "password_confirm": "x"}),
         dict(kind="fieldMismatch", field="passwordConfirmation")),
        ("model: malformed phone number", lambda: SignUp(**NEW, phone_number="12"),
         dict(kind="invalidPhoneNumber", field="phoneNumber"))]:
    recorder.raised(provoked, provoked_by(action), **UP, **label)
recorder.raised("model: the provider's answer lacks a token", provoked_by(
    Token.model_validate_json, '{"error":"invalid_grant"}'), **IS, kind="invalidProviderResponse",
    also=["externalSignInRejected", "flowExpired"])
recorder.raised("model: the provider's answer is a page", provoked_by(
    Token.model_validate_json, "<html><body>502 Bad Gateway</body></html>"), **IS, kind="invalidProviderResponse",
    also=["providerUnavailable"])

# Authlib on Starlette
oauth = OAuth()
oauth.register("shop", client_id="app", client_secret="secret", authorize_url="https://provider.example/authorize",
               access_token_url="http://127.0.0.1:9/token")
oauth.register("far", client_id="app", server_metadata_url="http://127.0.0.1:9/.well-known/openid-configuration")
oauth.register("bare", client_id="app", client_secret="secret")
social = FastAPI(middleware=[Middleware(SessionMiddleware, secret_key="a-secret-key-of-the-site")])
sessionless = FastAPI()


@social.get("/{name}/begin")
@sessionless.get("/{name}/begin")
async def begin(request: Request, name: str):
    return await oauth.create_client(name).authorize_redirect(request, "https://app.example/done")


@social.get("/{name}/done")
async def done(request: Request, name: str):
    return await oauth.create_client(name).authorize_access_token(request)


browser = TestClient(social, follow_redirects=False)


def state():
    return dict(part.split("=") for part in browser.get("/shop/begin").headers["location"].split("?")[1].split("&"))[
        "state"]


for provoked, action, label in [
        ("another state", lambda: browser.get("/shop/done?code=a&state=b"),
         dict(kind="securityCheckFailed", also=["flowExpired"])),
        ("refused by the person", lambda: browser.get(f"/shop/done?error=access_denied&state={state()}"),
         dict(kind="consentDenied", also=["canceled"])),
        ("the exchange is refused", lambda: browser.get(f"/shop/done?code=a&state={state()}"),
         dict(kind="providerUnavailable", also=["networkUnavailable"])),
        ("its configuration is out of reach", lambda: browser.get("/far/begin"),
         dict(kind="networkUnavailable", also=["providerUnavailable"])),
        ("no address to sign in at", lambda: browser.get("/bare/begin"), dict(kind="misconfigured")),
        ("a provider that is not registered", lambda: browser.get("/nobody/begin"), dict(kind="misconfigured")),
        ("no sessions on the site", lambda: TestClient(sessionless).get("/shop/begin"), dict(kind="misconfigured"))]:
    recorder.raised(f"provider: {provoked}", provoked_by(action), **IS, **label, provider="oauth")
recorder.save()
