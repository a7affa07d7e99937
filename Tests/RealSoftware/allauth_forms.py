"""django-allauth's own pages and their JSON for scripts: sign-in, sign-up, links, second factor, providers."""

import http.server
import re
import threading
from unittest import mock

from django_site import PASSWORD, client, keep, start
from local_server import serving
from recording import Recorder, provoked_by

mina = start(
    ["allauth", "allauth.account", "allauth.socialaccount", "allauth.socialaccount.providers.dummy",
     "allauth.socialaccount.providers.line", "allauth.socialaccount.providers.openid_connect",
     "allauth.socialaccount.providers.github", "allauth.mfa"],
    ["allauth.account.middleware.AccountMiddleware"],
    AUTHENTICATION_BACKENDS=["allauth.account.auth_backends.AuthenticationBackend"],
    ACCOUNT_LOGIN_METHODS={"username", "email"}, ACCOUNT_SIGNUP_FIELDS=["email*", "email2*", "username*", "password1*",
                                                                        "password2*"],
    ACCOUNT_EMAIL_VERIFICATION="mandatory", ACCOUNT_PREVENT_ENUMERATION=False, ACCOUNT_USERNAME_BLACKLIST=["admin"],
    ACCOUNT_LOGIN_BY_CODE_ENABLED=True, SOCIALACCOUNT_QUERY_EMAIL=True,
    SOCIALACCOUNT_PROVIDERS={"line": {"APPS": [{"client_id": "app", "secret": "secret"}]},
                             "openid_connect": {"APPS": [{
                                 "provider_id": "shop", "client_id": "app", "secret": "secret",
                                 "settings": {"server_url": "http://127.0.0.1:9"}}]}})

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.mfa.totp.internal.auth import TOTP
from allauth.socialaccount.adapter import get_adapter
from allauth.socialaccount.models import SocialAccount, SocialApp, SocialToken
from allauth.socialaccount.providers.github.views import GitHubOAuth2Adapter
from allauth.socialaccount.providers.line.views import LineOAuth2Adapter
from allauth.socialaccount.providers.oauth2.client import OAuth2Client
from django.apps import apps
from django.contrib.auth import get_user_model
from django.contrib.sites.models import Site
from django.contrib.sites.shortcuts import get_current_site
from django.core import mail
from django.core.cache import cache
from django.test import RequestFactory, override_settings
from django.urls import include, path

User = get_user_model()
urlpatterns = [path("accounts/", include("allauth.urls"))]
recorder = Recorder("allauth-forms", "django-allauth", ["django-allauth", "Django", "requests"], [
    (r'(csrfmiddlewaretoken\\?" value=\\?")\w+', r"\1token"),
    (r"(?<=[?&]state=)\w+", "state"), (r"secret=[A-Z2-7]+", "secret=SECRET"), (r"port=\d{4,5}", "port=8000"),
    (r'(?<==")[A-Z2-7]{32}(?=")', "SECRET"), (r"data:image/svg\+xml[^\"\s]+", "data:image/svg+xml")])


def person(name, verified=True):
    user, new = User.objects.get_or_create(username=name, defaults={"email": f"{name}@example.com"})
    if new:
        user.set_password(PASSWORD)
        user.save()
    EmailAddress.objects.create(user=user, email=user.email, verified=verified, primary=True)
    return user


for name in ("mina", "joon", "hana", "jihun"):
    person(name)
sora, guarded = person("sora", verified=False), person("guarded")
TOTP.activate(guarded, "JBSWY3DPEHPK3PXP")
XHR = {"x-requested-with": "XMLHttpRequest"}
IN = {"login": "mina", "password": PASSWORD}
NEW = {"username": "hong", "email": "hong@example.com", "email2": "hong@example.com", "password1": PASSWORD,
       "password2": PASSWORD}


class Closed(DefaultAccountAdapter):
    def is_open_for_signup(self, request):
        return False


def both(password):
    return {"password1": password, "password2": password}


# name, path, values, label
LOGIN, SIGNUP = "login/", "signup/"
TABLE = [
    ("wrong password", LOGIN, {**IN, "password": "x"}, dict(kind="invalidCredentials", flow="signIn")),
    ("unknown user", LOGIN, {**IN, "login": "nobody"}, dict(kind="invalidCredentials", flow="signIn")),
    ("no password", LOGIN, {"login": "mina"}, dict(kind="missingField", field="password", flow="signIn")),
    ("taken e-mail", SIGNUP, {**NEW, "email": "mina@example.com", "email2": "mina@example.com"},
     dict(kind="emailAlreadyInUse", field="email", flow="signUp")),
    ("taken user name", SIGNUP, {**NEW, "username": "mina"},
     dict(kind="accountAlreadyExists", field="username", flow="signUp")),
    ("blocked user name", SIGNUP, {**NEW, "username": "admin"},
     dict(kind="valueNotAllowed", also=["invalidField", "accountAlreadyExists"], field="username", flow="signUp")),
    ("e-mails differ", SIGNUP, {**NEW, "email2": "other@example.com"},
     dict(kind="fieldMismatch", field="email", flow="signUp")),
    ("passwords differ", SIGNUP, {**NEW, "password2": "x"},
     dict(kind="fieldMismatch", field="passwordConfirmation", flow="signUp")),
    ("short, common password of digits", SIGNUP, {**NEW, **both("12345")},
     dict(kind="weakPassword", field="password", arguments={"minLength": 8}, flow="signUp")),
    ("password like the name", SIGNUP, {**NEW, "username": "honggildong", **both("honggildong")},
     dict(kind="weakPassword", field="password", flow="signUp")),
    ("reset of an unknown e-mail", "password/reset/", {"email": "no@example.com"},
     dict(kind="invalidCredentials", field="email", flow="recover")),
]
TRANSLATED = ("wrong password", "e-mails differ", "passwords differ", "taken e-mail", "reset of an unknown e-mail")
for language in ("en", "ko", "ja"):
    app = client(headers={"accept-language": language})
    for provoked, url, values, label in TABLE:
        if language == "en" or provoked in TRANSLATED:
            cache.clear()
            keep(recorder, provoked if language == "en" else f"{provoked}, {language}",
                 app.post(f"/accounts/{url}", values, headers=XHR), **label)
            if (language, provoked) in (("en", "wrong password"), ("ko", "wrong password"), ("ja", "taken e-mail"),
                                        ("en", "short, common password of digits")):
                keep(recorder, f"page: {provoked}, {language}", app.post(f"/accounts/{url}", values), **label)

# What the person sees at an address: page, or where it leads
cache.clear()
app = client()
for provoked, values, label in [
        ("inactive account", {**IN, "login": "joon"}, dict(kind="userDisabled")),
        ("unverified e-mail", {**IN, "login": "sora"}, dict(kind="emailNotVerified", also=["checkInbox"])),
        ("second factor needed", {**IN, "login": "guarded"}, dict(kind="mfaRequired"))]:
    keep(recorder, provoked, client().post("/accounts/login/", values), flow="signIn", **label)
    keep(recorder, f"{provoked}, by script", client().post("/accounts/login/", values, headers=XHR), flow="signIn",
         **label)
keep(recorder, "page: inactive account", app.get("/accounts/inactive/"), flow="signIn", kind="userDisabled")
for language in ("en", "ko"):
    app = client(headers={"accept-language": language})
    keep(recorder, f"page: reset link forged, {language}", app.get("/accounts/password/reset/key/1-abc-def/"),
         flow="recover", kind="actionLinkInvalid")
    keep(recorder, f"page: verification link forged, {language}", app.get("/accounts/confirm-email/abc:def:ghi/"),
         flow="verify", kind="actionLinkInvalid")
with override_settings(ACCOUNT_ADAPTER="__main__.Closed"):
    keep(recorder, "page: sign-up is closed", client().get("/accounts/signup/"), flow="signUp", kind="signUpDisabled")
    keep(recorder, "page: sign-up is closed, ja",
         client(headers={"accept-language": "ja"}).get("/accounts/signup/"), flow="signUp", kind="signUpDisabled")

app = client()
app.post("/accounts/login/", {**IN, "login": "guarded"})
for language in ("en", "ja"):
    keep(recorder, f"page: wrong second factor, {language}",
         app.post("/accounts/2fa/authenticate/", {"code": "000000"}, headers={"accept-language": language}),
         flow="signIn", kind="invalidVerificationCode", field="code")
keep(recorder, "own e-mails without a session", client().get("/accounts/email/", headers=XHR), kind="notSignedIn")
app = client()
app.post("/accounts/login/", IN)
for provoked, url, values, label in [
        ("wrong current password", "password/change/",
         {"oldpassword": "x", "password1": "another-Horse-77", "password2": "another-Horse-77"},
         dict(kind="currentPasswordIncorrect", field="currentPassword", flow="change")),
        ("adding an own e-mail", "email/", {"action_add": "", "email": "mina@example.com"},
         dict(kind="conflict", field="email", flow="change")),
        ("adding somebody's e-mail", "email/", {"action_add": "", "email": "hana@example.com"},
         dict(kind="emailAlreadyInUse", field="email", flow="change")),
        ("reauthentication with a wrong password", "reauthenticate/", {"password": "x"},
         dict(kind="currentPasswordIncorrect", field="currentPassword"))]:
    cache.clear()
    keep(recorder, provoked, app.post(f"/accounts/{url}", values, headers=XHR), **label)
for _ in range(6):
    answer = app.post("/accounts/password/change/", {"oldpassword": "x"})
keep(recorder, "page: sixth wrong current password in a minute", answer, flow="change", kind="tooManyAttempts")
cache.clear()
app = client()
for _ in range(6):
    answer = app.post("/accounts/login/", {**IN, "password": "x"}, headers=XHR)
keep(recorder, "sixth wrong password", answer, flow="signIn", kind="tooManyAttempts")
for _ in range(31):
    answer = app.post("/accounts/login/", {**IN, "login": f"user{_}", "password": "x"}, headers=XHR)
keep(recorder, "thirty-first sign-in in a minute", answer, flow="signIn", kind="tooManyAttempts")

# Providers. The dummy provider of allauth answers what its form is given.
cache.clear()


def begun(app, url="dummy/login/", **query):
    return re.search(r"state=(\w+)", app.post(f"/accounts/{url}", query).headers["location"])[1]


def through(app, values, process="login", headers=None, follow=False):
    state = begun(app, f"dummy/login/?process={process}")
    return app.post(f"/accounts/dummy/authenticate/?state={state}", values, headers=headers, follow=follow)


SocialAccount.objects.create(user=User.objects.get(username="hana"), provider="dummy", uid="7")
SocialAccount.objects.create(user=User.objects.get(username="joon"), provider="dummy", uid="8")
app = client()
through(app, {"id": 9, "email": "mina@example.com", "username": "mina2"})
values = {"email": "mina@example.com", "email2": "mina@example.com", "username": "mina2"}
for language in ("en", "ko", "ja"):
    keep(recorder, f"provider: the e-mail has an account, {language}",
         app.post("/accounts/3rdparty/signup/", values, headers={**XHR, "accept-language": language}), flow="signIn",
         kind="accountExistsWithDifferentCredential", also=["emailAlreadyInUse"])
keep(recorder, "provider: inactive account", through(client(), {"id": 8}), flow="signIn", kind="userDisabled")
for language in ("en", "ko", "ja"):
    app = client(headers={"accept-language": language})
    keep(recorder, f"provider: canceled, {language}", through(app, {"action": "cancel"}, follow=True), flow="signIn",
         kind="canceled", also=["consentDenied"])
    app.post("/accounts/login/", {**IN, "login": "jihun"})
    through(app, {"id": 7}, "connect")
    keep(recorder, f"provider: linked to another account, {language}", app.get("/accounts/3rdparty/"), flow="link",
         kind="credentialAlreadyInUse")
app = client()
app.post("/accounts/login/", {**IN, "login": "hana"})
User.objects.filter(username="hana").update(password="!")
account = SocialAccount.objects.get(uid="7").pk
app.force_login(User.objects.get(username="hana"), "allauth.account.auth_backends.AuthenticationBackend")
for language in ("en", "ja"):
    keep(recorder, f"provider: unlinking the only way to sign in, {language}",
         app.post("/accounts/3rdparty/", {"account": account}, headers={**XHR, "accept-language": language}),
         flow="link", kind="lastSignInMethod")
keep(recorder, "provider: sign-up that nobody began", client().get("/accounts/3rdparty/signup/"), flow="signUp",
     kind="flowExpired")
BACK = "/accounts/line/login/callback/?"
app = client()
keep(recorder, "provider: refused", app.get(BACK + f"error=access_denied&state={begun(app, 'line/login/')}"),
     flow="signIn", kind="consentDenied", also=["canceled"])
for language in ("en", "ko", "ja"):
    keep(recorder, f"page: a state that nobody began, {language}",
         app.get(BACK + "code=abc&state=x", headers={"accept-language": language}), flow="signIn",
         kind="securityCheckFailed", also=["flowExpired", "unknown"])
keep(recorder, "page: no app for the provider", client().post("/accounts/github/login/"), flow="signIn",
     kind="misconfigured", also=["internalError", "providerUnavailable"])
keep(recorder, "page: the provider's configuration is out of reach", client().post("/accounts/oidc/shop/login/"),
     flow="signIn", kind="networkUnavailable", also=["providerUnavailable", "internalError"])
with mock.patch.object(LineOAuth2Adapter, "access_token_url", "http://127.0.0.1:9/token"):
    keep(recorder, "page: the provider refuses the connection",
         app.get(BACK + f"code=abc&state={begun(app, 'line/login/')}"), flow="signIn", kind="networkUnavailable",
         also=["providerUnavailable", "unknown"])

# The exchange of a code as an exception: a provider of one's own answers
ANSWERS = {"/used": (400, b'{"error":"invalid_grant"}'), "/secret": (401, b'{"error":"invalid_client"}'),
           "/redirect": (400, b'{"error":"redirect_uri_mismatch"}'), "/empty": (200, b"{}"),
           "/broken": (200, b"<html>")}


class Provider(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        if self.path not in ANSWERS:
            return self.send_error(503)
        self.send_response(ANSWERS[self.path][0])
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(ANSWERS[self.path][1])

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Provider)
threading.Thread(target=server.serve_forever, daemon=True).start()
here = f"127.0.0.1:{server.server_address[1]}"


def exchange(url):
    return OAuth2Client(RequestFactory().get("/"), "app", "secret", "POST", url, "https://app.example/"
                        ).get_access_token("code")


for provoked, url, label in [
        ("a used code", f"http://{here}/used", dict(kind="flowExpired", also=["externalSignInRejected"])),
        ("a wrong client secret", f"http://{here}/secret", dict(kind="misconfigured")),
        ("a wrong redirect", f"http://{here}/redirect", dict(kind="misconfigured")),
        ("a busy provider", f"http://{here}/busy", dict(kind="providerUnavailable")),
        ("an answer that is no JSON", f"http://{here}/broken", dict(kind="invalidProviderResponse")),
        ("an answer without a token", f"http://{here}/empty", dict(kind="invalidProviderResponse")),
        ("no TLS at the provider", f"https://{here}/used", dict(kind="secureConnectionFailed")),
        ("connection refused", "http://127.0.0.1:9/token", dict(kind="providerUnavailable",
                                                                also=["networkUnavailable"])),
        ("no such host", "https://token.invalid/", dict(kind="networkUnavailable"))]:
    recorder.raised(f"exchange of a code: {provoked}", provoked_by(exchange, url), flow="signIn", **label)
server.shutdown()
server.server_close()
recorder.raised("no app for the provider", provoked_by(get_adapter().get_provider, RequestFactory().get("/"), "github"),
                flow="signIn", kind="misconfigured")
for name in ("first", "second"):
    SocialApp.objects.create(provider="github", client_id=name, secret="x", name=name).sites.add(1)
recorder.raised("two apps for the provider", provoked_by(get_adapter().get_app, RequestFactory().get("/"), "github"),
                flow="signIn", kind="misconfigured")

# A shorter sign-up, a sign-in code, addresses, a link that was used
with override_settings(ACCOUNT_SIGNUP_FIELDS=["email*", "username*", "password1*", "password2*"],
                       ACCOUNT_EMAIL_VERIFICATION="optional", ACCOUNT_MAX_EMAIL_ADDRESSES=2, ACCOUNT_RATE_LIMITS=False):
    keep(recorder, "sign-up with a malformed e-mail, ko",
         client().post("/accounts/signup/", {**NEW, "email": "hong@example"}, headers={**XHR, "accept-language": "ko"}),
         flow="signUp", kind="invalidEmail", field="email")
    app = client()
    app.post("/accounts/login/code/", {"email": "mina@example.com"})
    for _ in range(3):
        answer = app.post("/accounts/login/code/confirm/", {"code": "ABC-DEF"}, follow=True)
    keep(recorder, "page: third wrong sign-in code, en", answer, flow="signIn", kind="verificationCodeUsedUp",
         also=["tooManyAttempts", "flowExpired", "invalidVerificationCode"])
    app.post("/accounts/login/", IN)
    app.post("/accounts/reauthenticate/", {"password": PASSWORD})
    app.get("/accounts/2fa/totp/activate/")
    keep(recorder, "page: wrong code at the set-up of an authenticator app",
         app.post("/accounts/2fa/totp/activate/", {"code": "000000"}, headers=XHR), kind="invalidVerificationCode",
         field="code")
    EmailAddress.objects.create(user=mina, email="mina2@example.com")
    keep(recorder, "page: removing the primary e-mail",
         app.post("/accounts/email/", {"action_remove": "", "email": "mina@example.com"}, follow=True), flow="change",
         kind="changeNotCompleted", also=["conflict", "lastSignInMethod"], field="email")
    keep(recorder, "page: making an unverified e-mail the primary one",
         app.post("/accounts/email/", {"action_primary": "", "email": "mina2@example.com"}, follow=True),
         flow="change", kind="emailVerificationRequired", also=["emailNotVerified"])
    app = client(headers={"accept-language": "ja"})
    app.post("/accounts/password/reset/", {"email": "mina@example.com"})
    link = re.search(r"http://app\.example(/accounts/password/reset/key/\S+)", mail.outbox[-1].body)[1]
    app.post(app.get(link).headers["location"], both("another-Horse-77"))
    keep(recorder, "page: reset link a second time, ja", client(headers={"accept-language": "ja"}).get(
        link, follow=True), flow="recover", kind="actionLinkInvalid")


# GitHub refuses the token of its own answer; a wrong set-up
def profile(status, body):
    with serving(status, body) as server, mock.patch.object(GitHubOAuth2Adapter, "profile_url", server.url + "/user"):
        adapter = GitHubOAuth2Adapter(RequestFactory().get("/"))
        return provoked_by(adapter.complete_login, adapter.request, SocialApp(provider="github", client_id="app"),
                           SocialToken(token="gho_abc"))


recorder.raised("GitHub: the profile's token is refused", profile(401, {
    "message": "Bad credentials", "documentation_url": "https://docs.github.com/rest", "status": "401"}), flow="signIn",
    kind="externalSignInRejected", also=["sessionExpired"])
recorder.raised("GitHub: the profile is limited", profile(429, {"message": "API rate limit exceeded"}), flow="signIn",
                kind="tooManyAttempts", also=["quotaExceeded", "providerUnavailable"])
with override_settings(MIDDLEWARE=[]):
    recorder.raised("set-up: the middleware is not there", provoked_by(apps.get_app_config("account").ready),
                    kind="misconfigured")
with override_settings(SITE_ID=7):
    Site.objects.clear_cache()
    recorder.raised("set-up: no such site", provoked_by(get_current_site, RequestFactory().get("/")),
                    kind="misconfigured")
recorder.save()
