"""Django with its own sign-in, sign-up and password forms: as JSON of the form's errors, as pages, as exceptions."""

import io
import time
from unittest import mock

from django_site import PASSWORD, client, keep, start
from mail_server import MailServer
from recording import Recorder, provoked_by

FORM = "<form method='post'>{% csrf_token %}{{ form }}<button>OK</button></form>"
mina = start(templates={"registration/login.html": FORM, "signup.html": FORM},
             EMAIL_HOST="127.0.0.1", EMAIL_PORT=9)

from django import forms as fields
from django.conf import settings
from django.contrib import admin
from django.contrib.auth import authenticate, forms, get_user_model, login, urls as auth_urls
from django.contrib.auth.decorators import login_required, permission_required
from django.contrib.auth.hashers import identify_hasher
from django.contrib.auth.middleware import LoginRequiredMiddleware
from django.contrib.auth.models import User as Replaced
from django.contrib.auth.password_validation import get_default_password_validators, validate_password
from django.contrib.sessions.models import Session
from django.core import mail, management, signing
from django.core.validators import validate_email
from django.http import HttpResponse, JsonResponse
from django.shortcuts import render
from django.test import RequestFactory, override_settings
from django.urls import include, path
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_encode

User = get_user_model()


class SignUp(forms.UserCreationForm):
    class Meta:
        model = User
        fields = ("username", "email")


class Named(SignUp):
    class Meta(SignUp.Meta):
        fields = ("username", "email", "first_name")


class Code(fields.Form):
    code = fields.CharField(min_length=6, max_length=6)


class Digits(fields.Form):
    code = fields.IntegerField()


class Profile(fields.Form):
    birth_date = fields.DateField(required=False)
    terms = fields.BooleanField()


FORMS = {"signin": lambda request: forms.AuthenticationForm(request, request.POST),
         "signup": lambda request: SignUp(request.POST),
         "change": lambda request: forms.PasswordChangeForm(mina, request.POST),
         "set": lambda request: forms.SetPasswordForm(mina, request.POST),
         "reset": lambda request: forms.PasswordResetForm(request.POST),
         "named": lambda request: Named(request.POST), "code": lambda request: Code(request.POST),
         "digits": lambda request: Digits(request.POST), "profile": lambda request: Profile(request.POST)}


def as_json(request, name):
    form = FORMS[name](request)
    return JsonResponse({"ok": True}) if form.is_valid() else JsonResponse(form.errors.get_json_data(), status=400)


def signup(request):
    return render(request, "signup.html", {"form": SignUp(request.POST)})


def racing(request):
    """A session that was deleted by another request in the meantime."""
    request.session["step"] = 2
    Session.objects.all().delete()
    return HttpResponse("ok")


urlpatterns = [
    path("api/<str:name>/", as_json), path("signup/", signup), path("admin/", admin.site.urls),
    path("accounts/", include(auth_urls)), path("racing/", racing),
    path("profile/", login_required(lambda request: HttpResponse("ok"))),
    path("staff/", permission_required("people.delete_user", raise_exception=True)(lambda request: None)),
    path("broken/", lambda request: User.objects.get(username="nobody"))]

recorder = Recorder("django-forms", "django", ["Django"], [
    (r'name="csrfmiddlewaretoken" value="\w+"', 'name="csrfmiddlewaretoken" value="token"'),
    (r'Signature "[\w-]+"', 'Signature "x0"'), (r"Signature age [\d.]+", "Signature age 259200.5")])

NEW = {"username": "hong", "email": "hong@example.com", "password1": PASSWORD, "password2": PASSWORD}
IN = {"username": "mina", "password": PASSWORD}
CHANGE = {"old_password": PASSWORD, "new_password1": "another-Horse-77", "new_password2": "another-Horse-77"}


def pair(password):
    return {"password1": password, "password2": password}


WRONG_CODE = dict(kind="invalidVerificationCode", also=["invalidField", "invalidFormat"], field="code")
# name, form, values that differ from a good form, label
TABLE = [
    ("wrong password", "signin", {"password": "wrong"}, dict(kind="invalidCredentials")),
    ("unknown user", "signin", {"username": "nobody"}, dict(kind="invalidCredentials")),
    ("inactive account, default backend", "signin", {"username": "joon"}, dict(kind="invalidCredentials")),
    ("no user name", "signin", {"username": ""}, dict(kind="missingField", field="username")),
    ("no password", "signin", {"password": ""}, dict(kind="missingField", field="password")),
    ("neither", "signin", {"username": "", "password": ""}, dict(kind="missingField", field="username")),
    ("a null character in the name", "signin", {"username": "mi\0na"},
     dict(kind="invalidFormat", also=["invalidField"], field="username")),
    ("a name of 200 letters", "signup", {"username": "m" * 200},
     dict(kind="invalidField", field="username", arguments={"maxLength": 150})),
    ("taken user name", "signup", {"username": "mina"}, dict(kind="accountAlreadyExists", field="username")),
    ("taken e-mail", "signup", {"email": "mina@example.com"}, dict(kind="emailAlreadyInUse", field="email")),
    ("both taken", "signup", {"username": "mina", "email": "mina@example.com"},
     dict(kind="accountAlreadyExists", also=["emailAlreadyInUse"], field="username")),
    ("a space in the name", "signup", {"username": "hong gil"},
     dict(kind="invalidFormat", also=["invalidField"], field="username")),
    ("malformed e-mail", "signup", {"email": "hong.example"}, dict(kind="invalidEmail", field="email")),
    ("no e-mail", "signup", {"email": ""}, dict(kind="missingField", field="email")),
    ("all empty", "signup", dict.fromkeys(NEW, ""), dict(kind="missingField", field="username")),
    ("passwords differ", "signup", {"password2": "other"}, dict(kind="fieldMismatch", field="passwordConfirmation")),
    ("short password", "signup", pair("xK9!"), dict(kind="weakPassword", field="password",
                                                  arguments={"minLength": 8})),
    ("common password", "signup", pair("password1"), dict(kind="weakPassword", field="password")),
    ("password of digits", "signup", pair("8361947205"), dict(kind="weakPassword", field="password")),
    ("password like the name", "signup", {**pair("hong-gildong"), "username": "honggildong"},
     dict(kind="weakPassword", field="password")),
    ("password like the e-mail", "signup", pair("hong@example"), dict(kind="weakPassword", field="password")),
    ("short, common and digits", "signup", pair("12345"),
     dict(kind="weakPassword", field="password", arguments={"minLength": 8})),
    ("wrong current password", "change", {"old_password": "wrong"},
     dict(kind="currentPasswordIncorrect", field="currentPassword")),
    ("new passwords differ", "change", {"new_password2": "other"},
     dict(kind="fieldMismatch", field="passwordConfirmation")),
    ("short new password", "change", {"new_password1": "xK9!", "new_password2": "xK9!"},
     dict(kind="weakPassword", field="newPassword", arguments={"minLength": 8})),
    ("new passwords differ at a reset", "set", {"new_password2": "other"},
     dict(kind="fieldMismatch", field="passwordConfirmation")),
    ("common new password at a reset", "set", {"new_password1": "iloveyou", "new_password2": "iloveyou"},
     dict(kind="weakPassword", field="newPassword")),
    ("malformed e-mail at a reset", "reset", {"email": "mina"}, dict(kind="invalidEmail", field="email")),
    ("no e-mail at a reset", "reset", {}, dict(kind="missingField", field="email")),
    ("a password like the first name", "named", {**pair("honggildong-ssi"), "first_name": "Honggildong-Ssi"},
     dict(kind="weakPassword", field="password")),
    ("the password not repeated", "signup", {"password2": ""},
     dict(kind="missingField", field="passwordConfirmation")),
    ("a code of three digits", "code", {"code": "123"}, WRONG_CODE),
    ("malformed birth date", "profile", {"terms": "on", "birth_date": "31.12.1999"},
     dict(kind="invalidField", field="birthDate")),
    ("terms not accepted", "profile", {}, dict(kind="missingField", also=["consentRequired"])),
]
GOOD = {"signin": IN, "signup": NEW, "named": NEW, "change": CHANGE, "set": CHANGE, "reset": {}, "code": {},
        "profile": {}}
FLOWS = {"signin": "signIn", "signup": "signUp", "named": "signUp", "change": "change", "set": "recover",
         "reset": "recover", "code": "verify", "profile": "signUp"}
TRANSLATED = ("wrong password", "no user name", "taken user name", "taken e-mail", "malformed e-mail",
              "passwords differ", "short password", "common password", "password like the name",
              "wrong current password")

for language in ("en", "ko", "ja"):
    app = client(headers={"accept-language": language})
    for provoked, name, values, label in TABLE:
        if language == "en" or provoked in TRANSLATED:
            keep(recorder, provoked if language == "en" else f"{provoked}, {language}",
                 app.post(f"/api/{name}/", {**GOOD[name], **values}), flow=FLOWS[name], **label)

keep(recorder, "a code of letters, ja", app.post("/api/digits/", {"code": "abcdef"}), flow="verify", **WRONG_CODE)

# Pages
web = client()
for provoked, url, values, label in [
        ("page: wrong password", "/accounts/login/", {**IN, "password": "x"}, dict(kind="invalidCredentials")),
        ("page: no password", "/accounts/login/", {**IN, "password": ""}, dict(kind="missingField", field="password")),
        ("admin page: wrong password", "/admin/login/", {**IN, "password": "x"}, dict(kind="invalidCredentials")),
        ("admin page: no staff account", "/admin/login/", IN,
         dict(kind="invalidCredentials", also=["permissionDenied"]))]:
    keep(recorder, provoked, web.post(url, values), flow="signIn", **label)
for provoked, values, label in [
        ("page: taken user name", {"username": "mina"}, dict(kind="accountAlreadyExists", field="username")),
        ("page: short, common and digits", pair("12345"), dict(kind="weakPassword", field="password",
                                                               arguments={"minLength": 8})),
        ("page: passwords differ", {"password2": "y"}, dict(kind="fieldMismatch", field="passwordConfirmation"))]:
    keep(recorder, provoked, web.post("/signup/", {**NEW, **values}), flow="signUp", **label)
with override_settings(AUTHENTICATION_BACKENDS=["django.contrib.auth.backends.AllowAllUsersModelBackend"]):
    keep(recorder, "page: inactive account", web.post("/accounts/login/", {**IN, "username": "joon"}),
         flow="signIn", kind="userDisabled")
    keep(recorder, "inactive account", web.post("/api/signin/", {**IN, "username": "joon"}), flow="signIn",
         kind="userDisabled")
    keep(recorder, "inactive account, ko",
         client(headers={"accept-language": "ko"}).post("/api/signin/", {**IN, "username": "joon"}), flow="signIn",
         kind="userDisabled")
mina_id = urlsafe_base64_encode(force_bytes(mina.pk))
for provoked, url, language in [("forged reset link", f"/accounts/reset/{mina_id}/abc-123/", "en"),
                                ("reset link of nobody, ko", "/accounts/reset/OTk5/abc-123/", "ko"),
                                ("forged reset link, ja", f"/accounts/reset/{mina_id}/abc-123/", "ja")]:
    keep(recorder, provoked, client(headers={"accept-language": language}).get(url), flow="recover",
         kind="actionLinkInvalid")
web.login(**IN)
keep(recorder, "page: wrong current password", web.post("/accounts/password_change/", {**CHANGE, "old_password": "x"}),
     flow="change", kind="currentPasswordIncorrect", field="currentPassword")
keep(recorder, "a page without the right", web.get("/staff/"), kind="blockedByPolicy", also=["permissionDenied"])
keep(recorder, "the session is deleted meanwhile", web.get("/racing/"), kind="sessionExpired", also=["conflict"])
keep(recorder, "a page that needs a session", client().get("/profile/"), kind="notSignedIn")
keep(recorder, "a view that fails", client().get("/broken/"), kind="internalError", also=["providerUnavailable"])

# CSRF, host, size
strict = client(enforce_csrf_checks=True)
CSRF = dict(flow="signIn", kind="securityCheckFailed", also=["cookiesRequired"])
keep(recorder, "sign-in without the CSRF cookie", strict.post("/accounts/login/", IN), **CSRF)
with override_settings(DEBUG=True):
    keep(recorder, "sign-in without the CSRF cookie, debug", strict.post("/accounts/login/", IN), **CSRF)
    strict.get("/accounts/login/")
    keep(recorder, "sign-in with a wrong CSRF token, debug",
         strict.post("/accounts/login/", {**IN, "csrfmiddlewaretoken": "x" * 64}), flow="signIn",
         kind="securityCheckFailed")
    keep(recorder, "sign-in from another origin, debug",
         strict.post("/accounts/login/", IN, headers={"origin": "https://evil.example"}), flow="signIn",
         kind="securityCheckFailed")
    keep(recorder, "sign-in without referer over TLS, debug",
         strict.post("/accounts/login/", IN, secure=True), flow="signIn", kind="securityCheckFailed")
    keep(recorder, "sign-in over TLS from a page without TLS, debug",
         strict.post("/accounts/login/", IN, secure=True, headers={"referer": "http://app.example/accounts/login/"}),
         flow="signIn", kind="securityCheckFailed", also=["misconfigured"])
keep(recorder, "sign-in with a wrong CSRF token",
     strict.post("/accounts/login/", {**IN, "csrfmiddlewaretoken": "x" * 64}), flow="signIn",
     kind="securityCheckFailed")
for language in ("ko", "ja"):
    keep(recorder, f"sign-in without the CSRF cookie, {language}",
         strict.post("/accounts/login/", IN, headers={"accept-language": language}), flow="signIn",
         kind="securityCheckFailed", also=["cookiesRequired"])
keep(recorder, "a host that is not allowed", client().get("/accounts/login/", SERVER_NAME="other.example"),
     kind="misconfigured", also=["invalidRequest"])
with override_settings(DATA_UPLOAD_MAX_MEMORY_SIZE=10):
    keep(recorder, "a body too large", kind="invalidRequest",
         response=client().post("/accounts/login/", b"x" * 100, "application/x-www-form-urlencoded"))

# Exceptions
signer = signing.TimestampSigner()
days_ago = time.time() - 3 * 86400
with mock.patch("django.core.signing.time.time", lambda: days_ago):
    links = signing.dumps({"user": 1})
with override_settings(EMAIL_BACKEND="django.core.mail.backends.smtp.EmailBackend"):
    refused = provoked_by(mail.send_mail, "Reset", "Link", "app@example.com", ["mina@example.com"])
recorder.raised("the mail server refuses the connection", refused, flow="recover", kind="deliveryFailed",
                also=["providerUnavailable"])
with MailServer({"RCPT": "550 5.1.1 <mina@example.com>: Recipient address rejected: User unknown"}) as server, \
        override_settings(EMAIL_BACKEND="django.core.mail.backends.smtp.EmailBackend", EMAIL_PORT=server.port):
    unknown = provoked_by(mail.send_mail, "Reset", "Link", "app@example.com", ["mina@example.com"])
recorder.raised("the mail server does not know the recipient", unknown, flow="recover", kind="deliveryFailed",
                also=["invalidEmail", "emailNotAccepted"])
request = client().get("/profile/").wsgi_request
bare = RequestFactory().get("/profile/")


def with_settings(action, **changed):
    with override_settings(**changed):
        return action()


def command(name, **options):
    return lambda: management.call_command(name, stdout=io.StringIO(), stderr=io.StringIO(), **options)


def validators():
    get_default_password_validators.cache_clear()
    return with_settings(get_default_password_validators, AUTH_PASSWORD_VALIDATORS=[{"NAME": "app.NoValidator"}])


for provoked, action, label in [
        ("short and digits", lambda: validate_password("12345", mina),
         dict(kind="weakPassword", field="password", arguments={"minLength": 8})),
        ("password like the name", lambda: validate_password("mina@example", mina),
         dict(kind="weakPassword", field="password")),
        ("malformed e-mail", lambda: validate_email("mina@"), dict(kind="invalidEmail", field="email")),
        ("full clean of a taken e-mail", lambda: User(
            username="hong", email="mina@example.com", password="x").full_clean(),
         dict(kind="emailAlreadyInUse", field="email")),
        ("user without a name", lambda: User.objects.create_user(""), dict(kind="missingField", field="username")),
        ("a taken name in the database", lambda: User.objects.create_user("mina", "other@example.com"),
         dict(kind="accountAlreadyExists", field="username")),
        ("a taken e-mail in the database", lambda: User.objects.create_user("hong", "mina@example.com"),
         dict(kind="emailAlreadyInUse", field="email")),
        ("no such user", lambda: User.objects.get(email="no@example.com"), dict(kind="invalidCredentials",
                                                                              flow="signIn")),
        ("verification link too old", lambda: signing.loads(links, max_age=86400),
         dict(kind="actionLinkInvalid", flow="verify")),
        ("verification link altered", lambda: signing.loads(links + "x"),
         dict(kind="actionLinkInvalid", also=["securityCheckFailed"], flow="verify")),
        ("verification link cut", lambda: signer.unsign("mina"),
         dict(kind="actionLinkInvalid", also=["securityCheckFailed"], flow="verify")),
        ("sign-in with two backends", lambda: with_settings(
            lambda: login(request, User.objects.get(pk=1)), AUTHENTICATION_BACKENDS=[
                "django.contrib.auth.backends.ModelBackend",
                "django.contrib.auth.backends.AllowAllUsersModelBackend"]), dict(kind="misconfigured", flow="signIn")),
        ("no backend", lambda: with_settings(lambda: authenticate(**IN), AUTHENTICATION_BACKENDS=[]),
         dict(kind="misconfigured", flow="signIn")),
        ("a backend that is not there", lambda: with_settings(
            lambda: authenticate(**IN), AUTHENTICATION_BACKENDS=["app.backends.EmailBackend"]),
         dict(kind="misconfigured", flow="signIn")),
        ("no such user model", lambda: with_settings(get_user_model, AUTH_USER_MODEL="shop.Customer"),
         dict(kind="misconfigured")),
        ("malformed user model", lambda: with_settings(get_user_model, AUTH_USER_MODEL="Customer"),
         dict(kind="misconfigured")),
        ("a validator that is not there", validators, dict(kind="misconfigured")),
        ("the user model was replaced", lambda: Replaced.objects.get(username="mina"), dict(kind="misconfigured")),
        ("a page without the middleware of accounts", lambda: LoginRequiredMiddleware(
            lambda request: None).process_view(bare, lambda request: None, (), {}), dict(kind="misconfigured")),
        ("a hash of another system", lambda: identify_hasher("scrypt2$abc$def"),
         dict(kind="misconfigured", flow="signIn")),
        ("createsuperuser without a name", command("createsuperuser", interactive=False),
         dict(kind="missingField", field="username", also=["invalidRequest"])),
        ("createsuperuser with a taken name", command(
            "createsuperuser", interactive=False, username="mina", email="x@example.com"),
         dict(kind="accountAlreadyExists", field="username")),
        ("createsuperuser with a malformed e-mail", command(
            "createsuperuser", interactive=False, username="new", email="mina"),
         dict(kind="invalidEmail", field="email")),
        ("changepassword of nobody", command("changepassword", username="nobody"), dict(kind="invalidCredentials"))]:
    recorder.raised(provoked, provoked_by(action), **label)

with override_settings(SECRET_KEY=""):
    recorder.raised("no secret key", provoked_by(lambda: settings.SECRET_KEY), kind="misconfigured")
recorder.save()
