"""django-allauth, headless: the JSON API for apps, with codes by mail, second factors, passkeys, social tokens."""

import base64
import hashlib
import json
import re
from unittest import mock

from django_site import PASSWORD, client, keep, start
from recording import Recorder

mina = start(
    ["allauth", "allauth.account", "allauth.socialaccount", "allauth.socialaccount.providers.google",
     "allauth.socialaccount.providers.kakao", "allauth.mfa", "allauth.headless", "allauth.usersessions"],
    ["allauth.account.middleware.AccountMiddleware"],
    AUTHENTICATION_BACKENDS=["allauth.account.auth_backends.AuthenticationBackend"],
    ACCOUNT_LOGIN_METHODS={"email"}, ACCOUNT_SIGNUP_FIELDS=["email*", "username*", "password1*"],
    ACCOUNT_EMAIL_VERIFICATION="mandatory", ACCOUNT_LOGIN_BY_CODE_ENABLED=True, ACCOUNT_MAX_EMAIL_ADDRESSES=3,
    ACCOUNT_REAUTHENTICATION_TIMEOUT=300, ACCOUNT_USERNAME_BLACKLIST=["admin"], ACCOUNT_USERNAME_MIN_LENGTH=3,
    MFA_SUPPORTED_TYPES=["totp", "recovery_codes", "webauthn"], MFA_PASSKEY_LOGIN_ENABLED=True, HEADLESS_ONLY=True,
    HEADLESS_FRONTEND_URLS={name: f"https://app.example/{name}/{{key}}" for name in (
        "account_confirm_email", "account_reset_password_from_key")} | {
            name: f"https://app.example/{name}" for name in (
                "account_reset_password", "account_signup", "socialaccount_login_error")},
    SOCIALACCOUNT_PROVIDERS={name: {"APPS": [{"client_id": "app", "secret": "secret"}]}
                             for name in ("google", "kakao")})

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.mfa.totp.internal.auth import TOTP
from allauth.socialaccount.models import SocialAccount
from allauth.socialaccount.providers.google.provider import GoogleProvider
from allauth.socialaccount.providers.kakao.views import KakaoOAuth2Adapter
from django.contrib.auth import get_user_model
from django.core.cache import cache
from django.core.exceptions import ValidationError
from django.test import override_settings
from django.urls import include, path

User = get_user_model()
urlpatterns = [path("_allauth/", include("allauth.headless.urls")), path("accounts/", include("allauth.urls"))]
recorder = Recorder("allauth-headless", "django-allauth", ["django-allauth", "Django"], [
    (r'"session_token": "\w+"', '"session_token": "token"'), (r'"challenge": "[\w-]+"', '"challenge": "challenge"'),
    (r'"(last_used_at|created_at|at)": [\d.]+', r'"\1": 1700000000'), (r'"secret": "[A-Z2-7]+"', '"secret": "SECRET"'),
    (r"secret=[A-Z2-7]+", "secret=SECRET"), (r'"totp_svg": "[^"]+"', '"totp_svg": "svg"'),
    (r'"totp_svg_data_uri": "[^"]+"', '"totp_svg_data_uri": "data"')])


def person(name, verified=True):
    user = User.objects.create_user(name, f"{name}@example.com", PASSWORD)
    EmailAddress.objects.create(user=user, email=user.email, verified=verified, primary=True)
    return user


for name in ("mina", "joon"):
    EmailAddress.objects.create(user=User.objects.get(username=name), email=f"{name}@example.com", verified=True,
                                primary=True)
person("sora", verified=False)
person("mira")
guarded = person("guarded")
TOTP.activate(guarded, "JBSWY3DPEHPK3PXP")
FLOWS = {"login": "signIn", "signup": "signUp", "2fa": "signIn", "code": "signIn", "password": "recover",
         "email": "verify", "provider": "signIn", "webauthn": "signIn"}


class Closed(DefaultAccountAdapter):
    def is_open_for_signup(self, request):
        return False


class Strict(DefaultAccountAdapter):
    def get_user_by_phone(self, phone):
        return mina  # every number is hers

    def clean_email(self, email):
        if email.endswith("@mailinator.com"):
            raise ValidationError("Disposable email addresses are not allowed.")
        return email


class App:
    """An app: it keeps the session's token as the API asks it to."""

    def __init__(self, language="en"):
        self.client, self.token, self.language = client(), None, language

    def call(self, method, url, values=None, **headers):
        headers = {"accept-language": self.language, **({"x-session-token": self.token} if self.token else {}),
                   **headers}
        answer = self.client.generic(method, f"/_allauth/app/v1/{url}", json.dumps(values), "application/json",
                                     headers=headers)
        try:
            self.token = answer.json().get("meta", {}).get("session_token") or self.token
        except ValueError:
            pass
        return answer

    def post(self, url, **values):
        return self.call("POST", url, values)

    def signed_in(self, name="mina"):
        cache.clear()
        self.post("auth/login", email=f"{name}@example.com", password=PASSWORD)
        return self


def keep_flow(provoked, answer, url, language="en", **label):
    label.setdefault("flow", FLOWS.get(url.split("/")[1]) if url.startswith("auth/") else None)
    keep(recorder, provoked if language == "en" else f"{provoked}, {language}", answer, **label)


IN = {"email": "mina@example.com", "password": PASSWORD}
NEW = {"email": "hong@example.com", "username": "hong", "password": PASSWORD}
LOGIN, SIGNUP = "auth/login", "auth/signup"


def passkey(challenge="AAAA", user=b"1"):
    """The answer of an authenticator that nobody registered."""
    def encoded(data):
        return base64.urlsafe_b64encode(data).decode().rstrip("=")
    data = {"type": "webauthn.get", "challenge": challenge, "origin": "http://app.example"}
    return {"id": "AQID", "rawId": "AQID", "type": "public-key", "response": {
        "clientDataJSON": encoded(json.dumps(data).encode()), "signature": "AAAA", "userHandle": encoded(user),
        "authenticatorData": encoded(hashlib.sha256(b"app.example").digest() + b"\x05" + bytes(4))}}


# name, path, values, label
TABLE = [
    ("wrong password", LOGIN, {**IN, "password": "x"}, dict(kind="invalidCredentials")),
    ("unknown e-mail", LOGIN, {**IN, "email": "no@example.com"}, dict(kind="invalidCredentials")),
    ("inactive account", LOGIN, {**IN, "email": "joon@example.com"},
     dict(kind="userDisabled", also=["notSignedIn"])),
    ("unverified e-mail", LOGIN, {**IN, "email": "sora@example.com"}, dict(kind="emailNotVerified")),
    ("second factor needed", LOGIN, {**IN, "email": "guarded@example.com"}, dict(kind="mfaRequired")),
    ("malformed e-mail", LOGIN, {**IN, "email": "mina"}, dict(kind="invalidEmail", field="email")),
    ("no password", LOGIN, {"email": "mina@example.com"}, dict(kind="missingField", field="password")),
    ("nothing", LOGIN, {}, dict(kind="missingField", field="email")),
    ("taken user name", SIGNUP, {**NEW, "username": "mina"}, dict(kind="accountAlreadyExists", field="username")),
    ("blocked user name", SIGNUP, {**NEW, "username": "admin"},
     dict(kind="valueNotAllowed", also=["invalidField", "accountAlreadyExists"], field="username")),
    ("short user name", SIGNUP, {**NEW, "username": "m"},
     dict(kind="invalidField", field="username", arguments={"minLength": 3})),
    ("a space in the name", SIGNUP, {**NEW, "username": "hong gil"},
     dict(kind="invalidFormat", also=["invalidField"], field="username")),
    ("no user name", SIGNUP, {**NEW, "username": ""}, dict(kind="missingField", field="username")),
    ("short, common password of digits", SIGNUP, {**NEW, "password": "12345"},
     dict(kind="weakPassword", field="password", arguments={"minLength": 8})),
    ("common password", SIGNUP, {**NEW, "password": "password1"}, dict(kind="weakPassword", field="password")),
    ("malformed e-mail, weak password", SIGNUP, {**NEW, "email": "hong", "password": "password1"},
     dict(kind="invalidEmail", also=["weakPassword"], field="email")),
    ("sign-up with a taken e-mail, told by mail only", SIGNUP, {**NEW, "email": "mina@example.com"},
     dict(kind="checkInbox", also=["emailNotVerified"])),
    ("reset of a malformed e-mail", "auth/password/request", {"email": "mina"},
     dict(kind="invalidEmail", field="email")),
    ("reset with a forged key", "auth/password/reset", {"key": "1-abc-def", "password": "another-Horse-77"},
     dict(kind="actionLinkInvalid")),
    ("reset without a key", "auth/password/reset", {"password": "another-Horse-77"},
     dict(kind="invalidRequest", also=["missingField", "actionLinkInvalid"])),
    ("verification with a forged key", "auth/email/verify", {"key": "abc"}, dict(kind="actionLinkInvalid")),
    ("a sign-in code that nobody asked for", "auth/code/confirm", {"code": "ABC-DEF"},
     dict(kind="flowExpired", also=["invalidRequest"])),
    ("a second factor that nobody asked for", "auth/2fa/authenticate", {"code": "123456"},
     dict(kind="notSignedIn", also=["flowExpired"])),
    ("provider token: garbage", "auth/provider/token",
     {"provider": "google", "process": "login", "token": {"client_id": "app", "id_token": "abc"}},
     dict(kind="externalSignInRejected")),
    ("provider token: another client", "auth/provider/token",
     {"provider": "google", "process": "login", "token": {"client_id": "other", "id_token": "abc"}},
     dict(kind="misconfigured", also=["externalSignInRejected", "securityCheckFailed"])),
    ("provider token: none", "auth/provider/token",
     {"provider": "google", "process": "login", "token": {"client_id": "app"}}, dict(kind="invalidRequest")),
    ("provider token: no client", "auth/provider/token",
     {"provider": "google", "process": "login", "token": {"id_token": "abc"}}, dict(kind="invalidRequest")),
    ("provider token: an unknown provider", "auth/provider/token",
     {"provider": "nobody", "process": "login", "token": {"client_id": "app", "id_token": "abc"}},
     dict(kind="misconfigured", also=["externalSignInRejected", "invalidRequest"])),
    ("provider token: an unknown process", "auth/provider/token",
     {"provider": "google", "process": "guess", "token": {"client_id": "app", "id_token": "abc"}},
     dict(kind="invalidRequest")),
    ("passkey: no credential", "auth/webauthn/login", {}, dict(kind="invalidRequest", also=["missingField"])),
    ("passkey: garbage", "auth/webauthn/login", {"credential": {"id": "abc"}},
     dict(kind="internalError", also=["invalidRequest", "providerUnavailable"])),
    ("passkey: another challenge", "auth/webauthn/login", {"credential": passkey()},
     dict(kind="securityCheckFailed", also=["passkeyNotFound", "flowExpired"])),
]
TRANSLATED = ("wrong password", "malformed e-mail", "no password", "taken user name",
              "blocked user name", "common password", "reset with a forged key", "verification with a forged key",
              "provider token: garbage")
for language in ("en", "ko", "ja"):
    for provoked, url, values, label in TABLE:
        if language == "en" or provoked in TRANSLATED:
            cache.clear()
            keep_flow(provoked, App(language).post(url, **values), url, language, **label)

with override_settings(ACCOUNT_PREVENT_ENUMERATION=False):
    for language in ("en", "ko", "ja"):
        app = App(language)
        keep_flow("taken e-mail", app.post(SIGNUP, **{**NEW, "email": "mina@example.com"}), SIGNUP, language,
                  kind="emailAlreadyInUse", field="email")
        keep_flow("reset of an unknown e-mail", app.post("auth/password/request", email="no@example.com"),
                  "auth/password/request", language, kind="invalidCredentials", field="email")
    cache.clear()
    app = App()
    challenge = app.call("GET", "auth/webauthn/login").json()["data"]["request_options"]["publicKey"]["challenge"]
    keep_flow("passkey: not registered", app.post("auth/webauthn/login", credential=passkey(challenge)),
              "auth/webauthn/login", kind="passkeyNotFound", also=["invalidCredentials"])
    keep_flow("sign-in code for an unknown e-mail", App().post("auth/code/request", email="no@example.com"),
              "auth/code/request", kind="invalidCredentials", field="email")
with override_settings(ACCOUNT_LOGIN_METHODS={"username"}):
    keep_flow("wrong password of a user name", App().post(LOGIN, username="mina", password="x"), LOGIN,
              kind="invalidCredentials")
with override_settings(ACCOUNT_LOGIN_METHODS={"phone"}):
    keep_flow("malformed phone number", App().post(LOGIN, phone="010-1234", password="x"), LOGIN,
              kind="invalidPhoneNumber", field="phoneNumber")
with override_settings(ACCOUNT_ADAPTER="__main__.Strict", ACCOUNT_PREVENT_ENUMERATION=False):
    keep_flow("sign-up with a throw-away e-mail", App().post(SIGNUP, **{**NEW, "email": "hong@mailinator.com"}), SIGNUP,
              kind="emailNotAccepted", field="email")
    with override_settings(ACCOUNT_LOGIN_METHODS={"phone"}, ACCOUNT_SIGNUP_FIELDS=["phone*", "username*", "password1*"],
                           ACCOUNT_PHONE_VERIFICATION_ENABLED=True):
        phone, new = {"phone": "+821012345678"}, {"username": "hong", "password": PASSWORD}
        keep_flow("sign-up with a taken phone number", App("ko").post(SIGNUP, **new, **phone), SIGNUP, "ko",
                  kind="phoneNumberAlreadyInUse", field="phoneNumber")
        keep_flow("sign-up without a phone number", App().post(SIGNUP, **new), SIGNUP, kind="missingField",
                  field="phoneNumber")
        keep_flow("wrong password of a phone number", App().post(LOGIN, **phone, password="x"), LOGIN,
                  kind="invalidCredentials")

# Codes by mail
for language in ("en", "ko", "ja"):
    cache.clear()
    app, url = App(language), "auth/code/confirm"
    app.post("auth/code/request", email="mina@example.com")
    keep_flow("wrong sign-in code", app.post(url, code="ABC-DEF"), url, language, kind="invalidVerificationCode",
              field="code")
    if language == "en":
        keep_flow("no sign-in code", app.post(url), url, kind="missingField", field="code")
        app.post(url, code="ABC-DEF")
        keep_flow("sign-in code after three wrong ones", app.post(url, code="ABC-DEF"), url, kind="flowExpired",
                  also=["tooManyAttempts", "verificationCodeExpired"])
with override_settings(ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED=True, ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED=True):
    cache.clear()
    app = App()
    keep_flow("sign-up asks for the code of the e-mail", app.post(SIGNUP, **NEW), SIGNUP, kind="checkInbox",
              also=["emailNotVerified"])
    keep_flow("wrong code of the e-mail", app.post("auth/email/verify", key="ABC-DEF"), "auth/email/verify",
              kind="invalidVerificationCode", field="code")
    keep_flow("code of an e-mail that nobody asked for", App().post("auth/email/verify", key="ABC-DEF"),
              "auth/email/verify", kind="flowExpired", also=["invalidRequest"])
    app = App()
    app.post("auth/password/request", email="mina@example.com")
    keep_flow("wrong code of a reset",
              app.post("auth/password/reset", key="ABC-DEF", password="another-Horse-77"), "auth/password/reset",
              kind="invalidVerificationCode", field="code")

# Second factors
for language in ("en", "ko", "ja"):
    app = App(language).signed_in("guarded")
    keep_flow("wrong second factor", app.post("auth/2fa/authenticate", code="000000"), "auth/2fa/authenticate",
              language, kind="invalidVerificationCode", field="code")
keep_flow("no code of the second factor", app.post("auth/2fa/authenticate"), "auth/2fa/authenticate", "ja",
          kind="missingField", field="code")
app = App().signed_in("guarded")
for _ in range(7):
    answer = app.post("auth/2fa/authenticate", code="000000")
keep_flow("seventh wrong second factor", answer, "auth/2fa/authenticate", kind="tooManyAttempts")

# Signed in
TRANSLATED_MINE = ("wrong current password", "adding an own e-mail", "removing the primary e-mail",
                   "recovery codes without a second factor")
for language in ("en", "ko"):
    mine = App(language).signed_in()
    for provoked, method, url, values, label in [
            ("sign-in while signed in", "POST", LOGIN, IN, dict(kind="alreadySignedIn")),
            ("wrong current password", "POST", "account/password/change",
             {"current_password": "x", "new_password": "another-Horse-77"},
             dict(kind="currentPasswordIncorrect", field="currentPassword", flow="change")),
            ("common new password", "POST", "account/password/change",
             {"current_password": PASSWORD, "new_password": "iloveyou"},
             dict(kind="weakPassword", field="newPassword", flow="change")),
            ("adding an own e-mail", "POST", "account/email", {"email": "mina@example.com"},
             dict(kind="conflict", field="email", flow="change")),
            ("adding a malformed e-mail", "POST", "account/email", {"email": "mina"},
             dict(kind="invalidEmail", field="email", flow="change")),
            ("removing the primary e-mail", "DELETE", "account/email", {"email": "mina@example.com"},
             dict(kind="changeNotCompleted", also=["conflict", "lastSignInMethod"], field="email", flow="change")),
            ("resending to an unknown e-mail", "PUT", "account/email", {"email": "no@example.com"},
             dict(kind="invalidField", also=["invalidRequest"], field="email")),
            ("enrolling an authenticator app with a wrong code", "POST", "account/authenticators/totp",
             {"code": "000000"}, dict(kind="invalidVerificationCode", field="code")),
            ("recovery codes without a second factor", "POST", "account/authenticators/recovery-codes", {},
             dict(kind="mfaFactorNotFound", also=["mfaEnrollmentRequired"])),
            ("the secret of no authenticator app", "GET", "account/authenticators/totp", None,
             dict(kind="mfaFactorNotFound")),
            ("enrolling a passkey with garbage", "POST", "account/authenticators/webauthn",
             {"name": "phone", "credential": passkey()}, dict(kind="invalidRequest", also=["securityCheckFailed"])),
            ("removing a passkey that is not there", "DELETE", "account/authenticators/webauthn",
             {"authenticators": [99]},
             dict(kind="passkeyNotFound", also=["mfaFactorNotFound", "invalidField", "invalidRequest", "conflict"])),
            ("switching off an authenticator app that is not there", "DELETE", "account/authenticators/totp", None,
             dict(kind="mfaFactorNotFound", also=["invalidRequest", "unknown"])),
            ("ending a session that is not there", "DELETE", "auth/sessions", {"sessions": [99]},
             dict(kind="conflict", also=["invalidRequest", "invalidField", "sessionExpired"])),
            ("change without the current password", "POST", "account/password/change", {"new_password": PASSWORD},
             dict(kind="missingField", field="currentPassword", flow="change")),
            ("unlinking what is not linked", "DELETE", "account/providers", {"provider": "google", "account": "1"},
             dict(kind="providerNotLinked", flow="link"))]:
        if language == "en" or provoked in TRANSLATED_MINE:
            cache.clear()
            keep_flow(provoked, mine.call(method, url, values), url, language, **label)
keep_flow("reauthentication with a wrong password", mine.post("auth/reauthenticate", password="x"),
          "auth/reauthenticate", "ko", kind="currentPasswordIncorrect", field="currentPassword")
EmailAddress.objects.create(user=mina, email="mina2@example.com")
EmailAddress.objects.create(user=mina, email="mina3@example.com")
mine = App().signed_in()
keep_flow("a fourth e-mail", mine.post("account/email", email="mina4@example.com"), "account/email",
          kind="limitReached", also=["changeNotCompleted", "conflict"], field="email", flow="change")
keep_flow("making an unverified e-mail the primary one",
          mine.call("PATCH", "account/email", {"email": "mina2@example.com", "primary": True}), "account/email",
          kind="emailVerificationRequired", also=["emailNotVerified"], flow="change")
only = User.objects.create_user("only", "only@example.com")
SocialAccount.objects.create(user=only, provider="google", uid="1")
web = client()
web.force_login(only, "allauth.account.auth_backends.AuthenticationBackend")
for language in ("en", "ko"):
    lone = App(language)
    lone.token = web.session.session_key
    keep_flow("unlinking the only way to sign in",
              lone.call("DELETE", "account/providers", {"provider": "google", "account": "1"}), "account/providers",
              language, kind="lastSignInMethod", flow="link")
with mock.patch.object(GoogleProvider, "verify_token", lambda self, request, token: self.sociallogin_from_response(
        request, {"sub": "1", "email": "only@example.com"})):
    keep_flow("provider token: linked to another account",
              mine.post("auth/provider/token", provider="google", process="connect",
                        token={"client_id": "app", "id_token": "abc"}), "auth/provider/token", flow="link",
              kind="credentialAlreadyInUse")
with override_settings(ACCOUNT_REAUTHENTICATION_REQUIRED=True, ACCOUNT_REAUTHENTICATION_TIMEOUT=0):
    keep_flow("another e-mail after a while", App().signed_in("mira").post("account/email", email="new@example.com"),
              "account/email", kind="requiresRecentLogin", flow="change")
    keep_flow("a passkey after a while", App().signed_in("mira").call("GET", "account/authenticators/webauthn"),
              "account", kind="requiresRecentLogin")
keep_flow("a passkey before the e-mail is verified", mine.call("GET", "account/authenticators/webauthn"), "account",
          kind="emailVerificationRequired", also=["mfaNotAvailable"])

# Sessions
keep_flow("no session", App().call("GET", "auth/session"), "auth/session", kind="notSignedIn")
keep_flow("own e-mails without a session", App().call("GET", "account/email"), "account/email", kind="notSignedIn")
app = App()
app.token = "0123456789abcdef0123456789abcdef"
keep_flow("a session that is gone", app.call("GET", "auth/session"), "auth/session", kind="sessionExpired")

# Throttles, a closed sign-up, broken calls
cache.clear()
for language in ("en", "ko", "ja"):
    app = App(language)
    for _ in range(6):
        answer = app.post(LOGIN, **{**IN, "password": "x"})
    keep_flow("sixth wrong password", answer, LOGIN, language, kind="tooManyAttempts")
cache.clear()
for _ in range(6):
    answer = App().post("auth/password/request", email="mina@example.com")
keep_flow("sixth reset in a minute", answer, "auth/password/request", kind="tooManyAttempts")
for _ in range(4):
    answer = App().post("auth/code/request", email="mina@example.com")
keep_flow("fourth sign-in code in a minute", answer, "auth/code/request", kind="tooManyAttempts")
with override_settings(ACCOUNT_ADAPTER="__main__.Closed"):
    keep_flow("a taken user name where sign-up is closed", App().post(SIGNUP, **NEW), SIGNUP,
              kind="accountAlreadyExists", field="username")
    keep_flow("sign-up is closed", App().post(SIGNUP, **{**NEW, "username": "dasom", "email": "dasom@example.com"}),
              SIGNUP, kind="signUpDisabled", also=["permissionDenied", "blockedByPolicy", "unknown"])
keep(recorder, "broken JSON", client().post("/_allauth/app/v1/auth/login", "{", "application/json"), flow="signIn",
     kind="invalidRequest")
keep(recorder, "GET in place of POST", client().get("/_allauth/app/v1/auth/login"), flow="signIn",
     kind="invalidRequest")
strict = client(enforce_csrf_checks=True)
keep(recorder, "browser without a CSRF token",
     strict.post("/_allauth/browser/v1/auth/login", IN, "application/json"), flow="signIn",
     kind="securityCheckFailed", also=["cookiesRequired"])


# The way through a provider, in a browser
def begun(provider="kakao"):
    answer = web.post("/_allauth/browser/v1/auth/provider/redirect", {
        "provider": provider, "process": "login", "callback_url": "/done"})
    state = re.search(r"state=(\w+)", answer.headers["location"])
    return state[1] if state else answer


web, CALLBACK = client(), "/accounts/kakao/login/callback/?"
keep(recorder, "refused at the provider", web.get(CALLBACK + f"error=access_denied&state={begun()}"), flow="signIn",
     kind="consentDenied", also=["canceled"])
keep(recorder, "a state that nobody began", web.get(CALLBACK + "code=abc&state=x"), flow="signIn",
     kind="securityCheckFailed", also=["flowExpired", "unknown"])
keep(recorder, "redirect to an unknown provider", begun("nobody"), flow="signIn", kind="misconfigured",
     also=["invalidRequest", "unknown"])
with mock.patch.object(KakaoOAuth2Adapter, "access_token_url", "http://127.0.0.1:9/token"):
    keep(recorder, "the provider refuses the connection", web.get(CALLBACK + f"code=abc&state={begun()}"),
         flow="signIn", kind="networkUnavailable", also=["providerUnavailable", "unknown"])
recorder.save()
