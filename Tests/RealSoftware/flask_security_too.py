"""Flask-Security(-Too): sign-in, sign-up, passwords, confirmation, second factor, passkeys, CSRF; JSON and pages."""

import datetime
import hashlib
import time
import urllib.request
from unittest import mock

from flask import Flask
from flask_babel import Babel
from flask_security import (MailUtil, Security, SQLAlchemyUserDatastore, UserMixin, auth_required,
                            http_auth_required, roles_required, hash_password)
from flask_security.confirmable import generate_confirmation_token
from flask_security.models import fsqla_v4
from flask_security.oauth_provider import GitHubFsOauthProvider
from flask_security.passwordless import generate_login_token
from flask_security.recoverable import generate_reset_password_token
from flask_sqlalchemy import SQLAlchemy
from flask_wtf import CSRFProtect
from sqlalchemy.pool import StaticPool

from local_server import Local, serving
from recording import Recorder, provoked_by

PASSWORD = "correct horse battery 9"
db = SQLAlchemy()
fsqla_v4.FsModels.set_db_info(db)


class Role(db.Model, fsqla_v4.FsRoleMixin):
    pass


class WebAuthn(db.Model, fsqla_v4.FsWebAuthnMixin):
    pass


class FsRefreshTracker(db.Model, fsqla_v4.FsRefreshTrackerMixin):
    pass


class User(db.Model, fsqla_v4.FsUserMixin):
    pass


def site(csrf=False, **config):
    """One application with everything that Flask-Security offers, and four people; `config` without its prefix."""
    app = Flask("shop")
    everything = dict.fromkeys(("REGISTERABLE", "RECOVERABLE", "CONFIRMABLE", "CHANGEABLE", "CHANGE_EMAIL", "WEBAUTHN",
                                "TWO_FACTOR", "UNIFIED_SIGNIN", "USERNAME_ENABLE", "MULTI_FACTOR_RECOVERY_CODES"), True)
    app.config.update(
        SECRET_KEY="a-secret-key-of-the-site-0123456789", SECURITY_PASSWORD_SALT="a-salt-of-the-site-0123456789",
        SQLALCHEMY_DATABASE_URI="sqlite://", SQLALCHEMY_ENGINE_OPTIONS={"poolclass": StaticPool},
        WTF_CSRF_ENABLED=csrf, WTF_CSRF_CHECK_DEFAULT=csrf, SECURITY_EMAIL_SENDER="app@example.com",
        SECURITY_TOTP_SECRETS={"1": "TjQ9Qa31VOrfEzuPy4VHQWPCTmRzCnFzMKLxXYiZu9B"}, SECURITY_TOTP_ISSUER="shop",
        SECURITY_PASSWORD_HASH="pbkdf2_sha512",
        SECURITY_PASSWORD_HASH_PASSLIB_OPTIONS={"pbkdf2_sha512__rounds": 1000},
        SECURITY_EMAIL_VALIDATOR_ARGS={"check_deliverability": False},
        SECURITY_SEND_REGISTER_EMAIL=False, SECURITY_SEND_PASSWORD_RESET_EMAIL=False,
        SECURITY_US_ENABLED_METHODS=["password", "email", "authenticator"], GITHUB_CLIENT_ID="app",
        GITHUB_CLIENT_SECRET="secret")
    app.config.update({f"SECURITY_{key}": value for key, value in {**everything, **config}.items()})
    app.extensions["mail"] = mock.Mock()
    Babel(app, locale_selector=lambda: request_language())
    db.init_app(app)
    store = SQLAlchemyUserDatastore(db, User, Role, WebAuthn, FsRefreshTracker)
    app.security = Security(app, store)
    if csrf:
        CSRFProtect(app)

    @app.get("/me")
    @auth_required("token", "session")
    def me():
        return {"ok": True}

    @app.get("/basic")
    @http_auth_required("shop")
    def basic():
        return {"ok": True}

    @app.get("/staff")
    @auth_required()
    @roles_required("admin")
    def staff():
        return {"ok": True}

    @app.get("/fresh")
    @auth_required("session", within=0)
    def fresh():
        return {"ok": True}

    with app.app_context():
        db.create_all()
        now = datetime.datetime(2024, 1, 1)
        for name, more in (("mina", {}), ("joon", {"active": False}), ("sora", {"confirmed_at": None}),
                           ("guarded", {"tf_primary_method": "authenticator",
                                        "tf_totp_secret": app.security.totp_factory.generate_totp_secret()})):
            store.create_user(**{"email": f"{name}@example.com", "username": name, "confirmed_at": now,
                                 "password": hash_password(PASSWORD), **more})
        db.session.commit()
    return app


def request_language():
    from flask import request
    return request.accept_languages.best_match(["en", "ja_JP", "ja"], "en")


recorder = Recorder("flask-security", "flask-security", ["Flask-Security", "Flask", "Flask-WTF", "WTForms"], [
    (r'(?<=name="csrf_token" type="hidden" value=")[^"]+', "token"), (r"Ij[\w-]+\.[\w-]{6}\.[\w-]{27}", "token"),
    (r'"(csrf_token|authentication_token)": ?"[^"]+"', r'"\1":"token"'),
    (r'"(challenge|wan_state|state)": ?"[^"]+"', r'"\1":"\1"'), (r"(?<=/)[\w-]{20,}\.[\w-]{6}\.[\w-]{27}", "token")])
app = site()
JSON = {"accept": "application/json"}


def person(name="mina", site=app):
    """A browser or app in which somebody is signed in."""
    browser = site.test_client()
    if name:
        browser.post("/login", json={"email": f"{name}@example.com", "password": PASSWORD}, headers=JSON)
    return browser


def keep(provoked, answer, **label):
    recorder.answer(provoked, answer.status_code, answer.headers, answer.data, **label)


IN = {"email": "mina@example.com", "password": PASSWORD}
NEW = {"email": "hong@example.com", "username": "honggildong", "password": PASSWORD, "password_confirm": PASSWORD}
CHANGE = {"password": PASSWORD, "new_password": "another-Horse-77", "new_password_confirm": "another-Horse-77"}
RESET = {"password": "another-Horse-77", "password_confirm": "another-Horse-77"}
with app.test_request_context():
    sora, mina = (app.security.datastore.find_user(username=name) for name in ("sora", "mina"))
    two_days_ago = time.time() - 3 * 86400
    reset_link = generate_reset_password_token(mina)
    with mock.patch("itsdangerous.timed.time.time", lambda: two_days_ago):
        old_confirmation, old_reset = generate_confirmation_token(sora), generate_reset_password_token(mina)
    confirmed_before = generate_confirmation_token(mina)


def both(password):
    return {"password": password, "password_confirm": password}


IS, UP, REC, CH, VE = (dict(flow=flow) for flow in ("signIn", "signUp", "recover", "change", "verify"))
# name, path, who, values, label
TABLE = [
    ("wrong password", "/login", None, {**IN, "password": "x"}, dict(kind="invalidCredentials", **IS)),
    ("unknown e-mail", "/login", None, {**IN, "email": "no@example.com"}, dict(kind="invalidCredentials", **IS)),
    ("no password", "/login", None, {**IN, "password": ""}, dict(kind="missingField", field="password", **IS)),
    ("no e-mail", "/login", None, {**IN, "email": ""}, dict(kind="missingField", also=["invalidCredentials"],
                                                            field="email", **IS)),
    ("inactive account", "/login", None, {**IN, "email": "joon@example.com"}, dict(kind="userDisabled", **IS)),
    ("unconfirmed e-mail", "/login", None, {**IN, "email": "sora@example.com"}, dict(kind="emailNotVerified", **IS)),
    ("second factor needed", "/login", None, {**IN, "email": "guarded@example.com"}, dict(kind="mfaRequired", **IS)),
    ("sign-in while signed in", "/login", "mina", IN, dict(kind="alreadySignedIn", **IS)),
    ("taken e-mail", "/register", None, {**NEW, "email": "mina@example.com"},
     dict(kind="emailAlreadyInUse", field="email", **UP)),
    ("taken user name", "/register", None, {**NEW, "username": "mina"},
     dict(kind="accountAlreadyExists", field="username", **UP)),
    ("malformed e-mail", "/register", None, {**NEW, "email": "hong@"}, dict(kind="invalidEmail", field="email", **UP)),
    ("short user name", "/register", None, {**NEW, "username": "h"},
     dict(kind="invalidField", field="username", arguments={"minLength": 4}, **UP)),
    ("a space in the user name", "/register", None, {**NEW, "username": "hong gil"},
     dict(kind="invalidFormat", also=["invalidField"], field="username", **UP)),
    ("short password", "/register", None, {**NEW, **both("xK9!")},
     dict(kind="weakPassword", field="password", arguments={"minLength": 8}, **UP)),
    ("passwords differ", "/register", None, {**NEW, "password_confirm": "other-Horse-77"},
     dict(kind="fieldMismatch", field="passwordConfirmation", **UP)),
    ("nothing", "/register", None, {}, dict(kind="missingField", field="email", **UP)),
    ("reset of an unknown e-mail", "/reset", None, {"email": "no@example.com"},
     dict(kind="invalidCredentials", field="email", **REC)),
    ("reset of a malformed e-mail", "/reset", None, {"email": "no"}, dict(kind="invalidEmail", field="email", **REC)),
    ("reset of an unconfirmed e-mail", "/reset", None, {"email": "sora@example.com"},
     dict(kind="emailNotVerified", **REC)),
    ("forged reset link", "/reset/abc", None, RESET, dict(kind="actionLinkInvalid", **REC)),
    ("old reset link", f"/reset/{old_reset}", None, RESET, dict(kind="actionLinkInvalid", **REC)),
    ("short password at a reset", f"/reset/{reset_link}", None, both("x"),
     dict(kind="weakPassword", field="newPassword", arguments={"minLength": 8}, **REC)),
    ("passwords differ at a reset", f"/reset/{reset_link}", None, {**RESET, "password_confirm": "other-Horse-77"},
     dict(kind="fieldMismatch", field="passwordConfirmation", **REC)),
    ("confirmation of an unknown e-mail", "/confirm", None, {"email": "no@example.com"},
     dict(kind="invalidCredentials", field="email", **VE)),
    ("confirmation of a confirmed e-mail", "/confirm", None, {"email": "mina@example.com"},
     dict(kind="alreadyVerified", also=["none", "conflict"], **VE)),
    ("wrong current password", "/change", "mina", {**CHANGE, "password": "x"},
     dict(kind="currentPasswordIncorrect", field="currentPassword", **CH)),
    ("the same new password", "/change", "mina",
     {**CHANGE, "new_password": PASSWORD, "new_password_confirm": PASSWORD},
     dict(kind="passwordReused", also=["weakPassword"], field="newPassword", **CH)),
    ("short new password", "/change", "mina", {**CHANGE, "new_password": "x", "new_password_confirm": "x"},
     dict(kind="weakPassword", field="newPassword", arguments={"minLength": 8}, **CH)),
    ("new passwords differ", "/change", "mina", {**CHANGE, "new_password_confirm": "other-Horse-77"},
     dict(kind="fieldMismatch", field="passwordConfirmation", **CH)),
    ("changing to a taken e-mail", "/change-email", "mina", {"email": "joon@example.com"},
     dict(kind="emailAlreadyInUse", field="email", **CH)),
    ("wrong second factor", "/tf-validate", "guarded", {"code": "000000"},
     dict(kind="invalidVerificationCode", field="code", **IS)),
    ("no second factor", "/tf-validate", "guarded", {"code": ""}, dict(kind="missingField", field="code", also=[
        "invalidVerificationCode"], **IS)),
    ("a second factor that nobody asked for", "/tf-validate", None, {"code": "000000"},
     dict(kind="flowExpired", also=["notSignedIn"], **IS)),
    ("wrong recovery code", "/mf-recovery", "guarded", {"code": "abc"},
     dict(kind="invalidVerificationCode", field="code", **IS)),
    ("setting up an unknown second factor", "/tf-setup", "mina", {"setup": "pigeon"},
     dict(kind="invalidRequest", also=["mfaNotAvailable"])),
    ("setting up text messages without a number", "/tf-setup", "mina", {"setup": "sms", "phone": ""},
     dict(kind="invalidPhoneNumber", also=["missingField"], field="phoneNumber")),
    ("setting up text messages with a malformed number", "/tf-setup", "mina", {"setup": "sms", "phone": "12"},
     dict(kind="invalidPhoneNumber", field="phoneNumber")),
    ("finishing a set-up that nobody began", "/tf-setup/abc", "mina", {"code": "000000"},
     dict(kind="flowExpired", also=["invalidRequest", "securityCheckFailed"])),
    ("unified: wrong passcode", "/us-signin", None, {"identity": "mina@example.com", "passcode": "000000"},
     dict(kind="invalidCredentials", also=["invalidVerificationCode"], **IS)),
    ("unified: unknown identity", "/us-signin", None, {"identity": "no@example.com", "passcode": "000000"},
     dict(kind="invalidCredentials", **IS)),
    ("unified: code for an unknown identity", "/us-signin/send-code", None,
     {"identity": "no@example.com", "chosen_method": "email"}, dict(kind="invalidCredentials", **IS)),
    ("unified: code by an unknown way", "/us-signin/send-code", None,
     {"identity": "mina@example.com", "chosen_method": "pigeon"}, dict(kind="invalidRequest", **IS)),
    ("passkey: unknown identity's options", "/wan-signin/abc", None, {"credential": "{}"},
     dict(kind="flowExpired", also=["securityCheckFailed", "invalidRequest"], **IS)),
    ("passkey: no name", "/wan-register", "mina", {"name": "", "usage": "first"},
     dict(kind="missingField", field="name")),
    ("passkey: a name with signs", "/wan-register", "mina", {"name": "<phone>", "usage": "first"},
     dict(kind="invalidField", field="name")),
    ("passkey: removing an unknown one", "/wan-delete", "mina", {"name": "phone"},
     dict(kind="conflict", also=["passkeyNotFound", "invalidField"])),
]
JA = ("wrong password", "unknown e-mail", "no password", "inactive account", "unconfirmed e-mail", "taken e-mail",
      "malformed e-mail", "passwords differ", "the same new password", "forged reset link")
for language in ("en", "ja"):
    for provoked, url, who, values, label in TABLE:
        if language == "en" or provoked in JA:
            headers = {**JSON, "accept-language": language}
            keep(provoked if language == "en" else f"{provoked}, {language}",
                 person(who).post(url, json=values, headers=headers), **label)

# Passkeys with a state that was begun, and an answer that is none
browser = person(None)
state = browser.post("/wan-signin", json={}, headers=JSON).json["response"]["wan_state"]
for provoked, credential, label in [
        ("passkey: an answer that is no JSON", "abc", dict(kind="invalidRequest")),
        ("passkey: an answer of an unknown passkey", '{"id":"AQID","rawId":"AQID","type":"public-key","response":{'
         '"authenticatorData":"SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA","signature":"AAAA",'
         '"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiQUFBQSIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhv'
         'c3QifQ"}}', dict(kind="passkeyNotFound", also=["invalidCredentials"]))]:
    keep(provoked, browser.post(f"/wan-signin/{state}", json={"credential": credential}, headers=JSON), flow="signIn",
         **label)

keep("reauthentication with a wrong password, ja", person().post(
    "/verify", json={"password": "x"}, headers={**JSON, "accept-language": "ja"}), kind="currentPasswordIncorrect",
    also=["invalidCredentials"], field="currentPassword")

# Calls with a token or a session
SEEN = [("no session", "/me", None, {}, dict(kind="notSignedIn")),
        ("forged token", "/me", None, {"authentication-token": "abc"},
         dict(kind="sessionExpired", also=["notSignedIn"])),
        ("no role", "/staff", "mina", {}, dict(kind="blockedByPolicy", also=["permissionDenied"])),
        ("an action that needs a fresh sign-in", "/fresh", "mina", {}, dict(kind="requiresRecentLogin")),
        ("basic: no credentials", "/basic", None, {}, dict(kind="notSignedIn")),
        ("basic: wrong password", "/basic", None, {"authorization": "Basic bWluYUBleGFtcGxlLmNvbTp4"},
         dict(kind="invalidCredentials", also=["notSignedIn"], flow="signIn"))]
for provoked, url, who, headers, label in SEEN:
    keep(provoked, person(who).get(url, headers={**JSON, **headers}), **label)
    if provoked not in ("forged token", "basic: no credentials"):
        keep(f"page: {provoked}", person(who).get(url, headers=headers), **label)

# Pages: the form again, or where it leads; what is flashed stands on the next page
for provoked, url, values, label in [
        ("wrong password", "/login", {**IN, "password": "x"}, dict(kind="invalidCredentials", **IS)),
        ("taken e-mail", "/register", {**NEW, "email": "mina@example.com"},
         dict(kind="emailAlreadyInUse", also=["accountAlreadyExists"], field="email", **UP)),
        ("short password", "/register", {**NEW, **both("xK9!")},
         dict(kind="weakPassword", field="password", arguments={"minLength": 8}, **UP)),
        ("reset of an unknown e-mail", "/reset", {"email": "no@example.com"},
         dict(kind="invalidCredentials", field="email", **REC))]:
    keep(f"page: {provoked}", person(None).post(url, data=values), **label)
for provoked, url, label in [
        ("forged reset link", "/reset/abc", dict(kind="actionLinkInvalid", **REC)),
        ("old reset link", f"/reset/{old_reset}", dict(kind="actionLinkInvalid", **REC)),
        ("forged confirmation link", "/confirm/abc", dict(kind="actionLinkInvalid", **VE)),
        ("old confirmation link", f"/confirm/{old_confirmation}", dict(kind="actionLinkInvalid", **VE)),
        ("confirmation link a second time", f"/confirm/{confirmed_before}",
         dict(kind="alreadyVerified", also=["none", "conflict"], **VE))]:
    keep(f"page: {provoked}", person(None).get(url, follow_redirects=True), **label)
keep("page: forged link of a change", person().get("/change-email/abc", follow_redirects=True), **CH,
     kind="actionLinkInvalid")
keep("page: wrong second factor", person("guarded").post("/tf-validate", data={"code": "000000"}), **IS,
     kind="invalidVerificationCode", field="code")

# Other settings: generic answers, complexity, breached passwords, spas, CSRF
quiet = site(RETURN_GENERIC_RESPONSES=True)
keep("generic: wrong password", person(None, quiet).post("/login", json={**IN, "password": "x"}, headers=JSON), **IS,
     kind="invalidCredentials")
keep("generic: wrong unified passcode", person(None, quiet).post(
    "/us-signin", json={"identity": "mina@example.com", "passcode": "0"}, headers=JSON), **IS,
     kind="invalidCredentials", also=["invalidVerificationCode"])
strong = site(PASSWORD_COMPLEXITY_CHECKER="zxcvbn", ZXCVBN_MINIMUM_SCORE=4)
for password in ("password1234", "honggildong", "qwertyuiop"):
    keep(f"guessable password {password}",
         person(None, strong).post("/register", json={**NEW, **both(password)}, headers=JSON), **UP,
         kind="weakPassword", field="password")
breached = site(PASSWORD_CHECK_BREACHED="strict")
with mock.patch("urllib.request.Request", lambda url, **named: f"http://127.0.0.1:9/{url[-5:]}"):
    keep("the site of leaked passwords is out of reach",
         person(None, breached).post("/register", json=NEW, headers=JSON), **UP, kind="networkUnavailable",
         also=["providerUnavailable", "internalError"])
Request, rest = urllib.request.Request, hashlib.sha1(PASSWORD.encode()).hexdigest().upper()[5:]
with serving(200, f"{rest}:42\r\n0018A45C4D1DEF81644B54AB7F969B88D65:1") as server, mock.patch(
        "urllib.request.Request", lambda url, **named: Request(server.url, **named)):
    keep("a leaked password, en", person(None, breached).post("/register", json=NEW, headers=JSON), **UP,
         kind="passwordLeaked", field="password")
SPA = dict(REDIRECT_BEHAVIOR="spa", RESET_ERROR_VIEW="/reset-error", CONFIRM_ERROR_VIEW="/confirm-error",
           LOGIN_ERROR_VIEW="/login-error", REDIRECT_HOST="app.example")
spa = site(**SPA)
for provoked, url, label in [
        ("forged reset link", "/reset/abc", dict(kind="actionLinkInvalid", **REC)),
        ("forged confirmation link", "/confirm/abc", dict(kind="actionLinkInvalid", **VE))]:
    keep(f"spa: {provoked}", person(None, spa).get(url), **label)
protected = site(csrf=True)
CSRF = dict(kind="securityCheckFailed", **IS)
keep("sign-in without a CSRF token", person(None, protected).post("/login", json=IN, headers=JSON),
     also=["cookiesRequired"], **CSRF)
keep("page: sign-in with a CSRF token of no session",
     person(None, protected).post("/login", data={**IN, "csrf_token": "abc"}), also=["cookiesRequired"], **CSRF)
browser = person(None, protected)
browser.get("/login")
keep("page: sign-in with a malformed CSRF token", browser.post("/login", data={**IN, "csrf_token": "abc"}), **CSRF)
with mock.patch("itsdangerous.timed.time.time", lambda: two_days_ago):
    token = browser.get("/login", headers=JSON).json["response"]["csrf_token"]
keep("page: sign-in with an old CSRF token", browser.post("/login", data={**IN, "csrf_token": token}),
     also=["flowExpired"], **CSRF)
closed = site(REGISTERABLE=False)
keep("sign-up is closed", person(None, closed).post("/register", json=NEW, headers=JSON), **UP, kind="signUpDisabled",
     also=["invalidRequest"])
refreshing = site(REFRESH_TOKEN=True, REFRESH_TOKEN_COOKIE_NAME=None)
for provoked, values, label in [
        ("with a forged token", {"refresh_token": "abc"}, dict(kind="sessionExpired", also=["securityCheckFailed"])),
        ("without a token", {}, dict(kind="notSignedIn", also=["missingField", "invalidRequest", "sessionExpired"]))]:
    keep(f"refresh {provoked}", person(None, refreshing).post("/refresh-token", json=values, headers=JSON),
         flow="refresh", **label)
links = site(PASSWORDLESS=True, UNIFIED_SIGNIN=False, CONFIRMABLE=False, REGISTERABLE=False)
with links.test_request_context(), mock.patch("itsdangerous.timed.time.time", lambda: two_days_ago):
    old_login = generate_login_token(links.security.datastore.find_user(username="mina"))
with mock.patch.object(MailUtil, "send_mail", lambda *arguments, **named: None):
    for provoked, token in [("an old", old_login), ("a forged", "abc")]:
        keep(f"page: {provoked} link to sign in", person(None, links).get(f"/login/{token}", follow_redirects=True),
             **IS, kind="actionLinkInvalid")


# GitHub, with a token endpoint and a profile that answer as they are told
def github(state=None, token={"access_token": "gho_abc", "token_type": "bearer"}, **config):
    with Local(lambda request: (200, {}, token if request.path == "/token" else {"email": "joon@example.com"})
               ) as server:
        changed = {**GitHubFsOauthProvider.authlib_config(None), "access_token_url": server.url + "/token",
                   "api_base_url": server.url + "/"}
        with mock.patch.object(GitHubFsOauthProvider, "authlib_config", lambda self: changed):
            browser = site(OAUTH_ENABLE=True, OAUTH_BUILTIN_PROVIDERS=["github"], **config).test_client()
            begun = browser.post("/login/oauthstart/github").headers["location"].split("state=")[1].split("&")[0]
            return browser.get(f"/login/oauthresponse/github?code=abc&state={state or begun}",
                               follow_redirects=not config)


keep("page: GitHub: a state that nobody began", github("x"), **IS, kind="securityCheckFailed",
     also=["flowExpired", "cookiesRequired"])
keep("spa: GitHub: the code was used", github(**SPA, token={
    "error": "bad_verification_code", "error_description": "The code passed is incorrect or expired."}), **IS,
     kind="flowExpired", also=["externalSignInRejected"])
keep("spa: GitHub: an inactive account", github(**SPA), **IS, kind="userDisabled")


# A wrong set-up
class Old(db.Model, UserMixin):
    id = db.Column(db.Integer, primary_key=True)


def outdated():
    app = Flask("bare")
    app.config.update(SECRET_KEY="a" * 32, SECURITY_PASSWORD_SALT="b" * 32)
    return Security(app, SQLAlchemyUserDatastore(db, Old, Role))


recorder.raised("set-up: people without fs_uniquifier", provoked_by(outdated), kind="misconfigured")
recorder.raised("no salt", provoked_by(site, PASSWORD_SALT=None), kind="misconfigured")
recorder.raised("no secrets for codes", provoked_by(site, TOTP_SECRETS=None), kind="misconfigured")
recorder.save()
