"""djoser: its JSON API for sign-up, activation, tokens, change and reset of passwords and names, social sign-in."""

import re
from unittest import mock

from django_site import PASSWORD, client, keep, start
from local_server import REPLACING, refused, serving
from recording import Recorder, provoked_by

URL = "{uid}/{token}"
mina = start(["rest_framework", "rest_framework.authtoken", "social_django", "djoser"],
             REST_FRAMEWORK={"DEFAULT_AUTHENTICATION_CLASSES": [
                 "rest_framework.authentication.TokenAuthentication"]},
             DJOSER={"SEND_ACTIVATION_EMAIL": True, "ACTIVATION_URL": URL, "PASSWORD_RESET_CONFIRM_URL": URL,
                     "USERNAME_RESET_CONFIRM_URL": URL, "USER_CREATE_PASSWORD_RETYPE": True,
                     "SET_PASSWORD_RETYPE": True, "PASSWORD_RESET_CONFIRM_RETYPE": True, "SET_USERNAME_RETYPE": True,
                     "PASSWORD_RESET_SHOW_EMAIL_NOT_FOUND": True,
                     "SOCIAL_AUTH_ALLOWED_REDIRECT_URIS": ["https://app.example/done"]},
             SOCIAL_AUTH_GOOGLE_OAUTH2_KEY="app", SOCIAL_AUTH_GOOGLE_OAUTH2_SECRET="secret",
             AUTHENTICATION_BACKENDS=["django.contrib.auth.backends.ModelBackend",
                                      "social_core.backends.google.GoogleOAuth2"])

from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.auth.tokens import default_token_generator
from django.db import connection
from django.test import Client, override_settings
from django.urls import include, path
from djoser.email import ActivationEmail
from djoser.utils import encode_uid
from rest_framework.authtoken.models import Token
from social_core.backends.google import GoogleOAuth2

urlpatterns = [path("auth/", include("djoser.urls")), path("auth/", include("djoser.urls.authtoken")),
               path("auth/", include("djoser.social.urls"))]

recorder = Recorder("djoser", "django", ["djoser", "djangorestframework", "social-auth-app-django"], REPLACING)
User = get_user_model()
uid, link = encode_uid(mina.pk), default_token_generator.make_token(mina)
me = {"authorization": f"Token {Token.objects.create(user=mina)}"}
NEW = {"username": "hong", "email": "hong@example.com", "password": PASSWORD, "re_password": PASSWORD}
CHANGE = {"current_password": PASSWORD, "new_password": "another-Horse-77", "re_new_password": "another-Horse-77"}
RESET = {"uid": uid, "token": link, "new_password": "another-Horse-77", "re_new_password": "another-Horse-77"}
IN = {"username": "mina", "password": PASSWORD}
IS, UP, REC, CH = (dict(flow=flow) for flow in ("signIn", "signUp", "recover", "change"))


def pair(password):
    return {"password": password, "re_password": password}


# name, path, values, label
TABLE = [
    ("wrong password", "token/login/", {**IN, "password": "x"}, dict(kind="invalidCredentials", **IS)),
    ("unknown user", "token/login/", {**IN, "username": "nobody"}, dict(kind="invalidCredentials", **IS)),
    ("inactive account", "token/login/", {**IN, "username": "joon"}, dict(kind="invalidCredentials", **IS)),
    ("taken user name", "users/", {**NEW, "username": "mina"},
     dict(kind="accountAlreadyExists", field="username", **UP)),
    ("taken e-mail", "users/", {**NEW, "email": "mina@example.com"},
     dict(kind="emailAlreadyInUse", field="email", **UP)),
    ("passwords differ", "users/", {**NEW, "re_password": "x"},
     dict(kind="fieldMismatch", field="passwordConfirmation", **UP)),
    ("no confirmation", "users/", {**NEW, "re_password": ""},
     dict(kind="missingField", field="passwordConfirmation", **UP)),
    ("short, common password of digits", "users/", {**NEW, **pair("12345")},
     dict(kind="weakPassword", field="password", arguments={"minLength": 8}, **UP)),
    ("password like the name", "users/", {**NEW, **pair("hong@example")},
     dict(kind="weakPassword", field="password", **UP)),
    ("malformed e-mail", "users/", {**NEW, "email": "hong@"}, dict(kind="invalidEmail", field="email", **UP)),
    ("activation with a forged link", "users/activation/", {"uid": encode_uid(2), "token": "abc-def"},
     dict(kind="actionLinkInvalid", flow="verify")),
    ("activation of nobody", "users/activation/", {"uid": encode_uid(99), "token": "abc-def"},
     dict(kind="actionLinkInvalid", flow="verify")),
    ("activation a second time", "users/activation/", {"uid": uid, "token": link},
     dict(kind="actionLinkInvalid", flow="verify")),
    ("activation without a token", "users/activation/", {"uid": uid},
     dict(kind="invalidRequest", also=["actionLinkInvalid", "missingField"], flow="verify")),
    ("reset of an unknown e-mail", "users/reset_password/", {"email": "no@example.com"},
     dict(kind="invalidCredentials", field="email", **REC)),
    ("reset of a malformed e-mail", "users/reset_password/", {"email": "no"},
     dict(kind="invalidEmail", field="email", **REC)),
    ("reset with a forged link", "users/reset_password_confirm/", {**RESET, "token": "abc-def"},
     dict(kind="actionLinkInvalid", **REC)),
    ("reset with a malformed user id", "users/reset_password_confirm/", {**RESET, "uid": "!"},
     dict(kind="actionLinkInvalid", **REC)),
    ("reset to passwords that differ", "users/reset_password_confirm/", {**RESET, "re_new_password": "x"},
     dict(kind="fieldMismatch", field="passwordConfirmation", **REC)),
    ("reset to a common password", "users/reset_password_confirm/",
     {**RESET, "new_password": "password1", "re_new_password": "password1"},
     dict(kind="weakPassword", field="newPassword", **REC)),
]
MINE = [
    ("wrong current password", "users/set_password/", {**CHANGE, "current_password": "x"},
     dict(kind="currentPasswordIncorrect", field="currentPassword", **CH)),
    ("new passwords differ", "users/set_password/", {**CHANGE, "re_new_password": "x"},
     dict(kind="fieldMismatch", field="passwordConfirmation", **CH)),
    ("short new password", "users/set_password/", {**CHANGE, "new_password": "xK9!", "re_new_password": "xK9!"},
     dict(kind="weakPassword", field="newPassword", arguments={"minLength": 8}, **CH)),
    ("new names differ", "users/set_username/",
     {"current_password": PASSWORD, "new_username": "mina2", "re_new_username": "mina3"},
     dict(kind="fieldMismatch", field="username", **CH)),
    ("taken new name", "users/set_username/",
     {"current_password": PASSWORD, "new_username": "joon", "re_new_username": "joon"},
     dict(kind="accountAlreadyExists", field="username", **CH)),
    ("a change of the password without the current one", "users/set_password/",
     {"new_password": "another-Horse-77", "re_new_password": "another-Horse-77"},
     dict(kind="missingField", field="currentPassword", **CH)),
]
TRANSLATED = ("wrong password", "passwords differ", "activation of nobody", "activation with a forged link",
              "reset of an unknown e-mail")
for language in ("en", "ja"):
    app = client(headers={"accept-language": language})
    for provoked, url, values, label in TABLE:
        if language == "en" or provoked in TRANSLATED:
            keep(recorder, provoked if language == "en" else f"{provoked}, {language}",
                 app.post(f"/auth/{url}", values), **label)
    for provoked, url, values, label in MINE:
        if language == "en" or provoked == "wrong current password":
            keep(recorder, provoked if language == "en" else f"{provoked}, {language}",
                 app.post(f"/auth/{url}", values, headers=me), **label)
for provoked, language, url, values, label in [
        ("a change to a name with a space", "ko", "users/set_username/",
         {"current_password": PASSWORD, "new_username": "mi na", "re_new_username": "mi na"},
         dict(kind="invalidFormat", also=["invalidField"], field="username", **CH)),
        ("a change to a name of 200 letters", "ja", "users/set_username/",
         {"current_password": PASSWORD, "new_username": "m" * 200, "re_new_username": "m" * 200},
         dict(kind="invalidField", field="username", arguments={"maxLength": 150}, **CH)),
        ("reset to a blank password", "ja", "users/reset_password_confirm/", {**RESET, "new_password": ""},
         dict(kind="missingField", field="newPassword", **REC))]:
    keep(recorder, f"{provoked}, {language}",
         client().post(f"/auth/{url}", values, headers={"accept-language": language, **me}), **label)

app = client()
keep(recorder, "own profile without a token", app.get("/auth/users/me/"), kind="notSignedIn")
keep(recorder, "own profile with a forged token", app.get("/auth/users/me/", headers={"authorization": "Token abc"}),
     kind="sessionExpired")
keep(recorder, "deleting the account with a wrong password",
     app.delete("/auth/users/me/", {"current_password": "x"}, "application/json", headers=me),
     kind="currentPasswordIncorrect", field="currentPassword")
keep(recorder, "somebody else's profile", app.get("/auth/users/2/", headers=me), kind="blockedByPolicy",
     also=["permissionDenied", "invalidRequest"])
# A link that was used: the password has changed since.
mina.set_password("another-Horse-77")
mina.save()
keep(recorder, "reset with a used link", app.post("/auth/users/reset_password_confirm/", RESET), **REC,
     kind="actionLinkInvalid")

# Social sign-in
BEGIN, ANSWER = "/auth/o/google-oauth2/?redirect_uri=https://app.example/done", "/auth/o/google-oauth2/?"
SAFE = dict(kind="securityCheckFailed", provider="oauth", **IS)


def begun():
    """The state of a sign-in that was begun at the provider."""
    return re.search(r"state=(\w+)", app.get(BEGIN).json()["authorization_url"])[1]


keep(recorder, "social: a redirect that is not allowed", app.get(ANSWER + "redirect_uri=https://other.example"),
     **IS, kind="misconfigured", provider="oauth")
keep(recorder, "social: an unknown provider", app.get(BEGIN.replace("google", "kakaoo")), **IS, kind="misconfigured",
     also=["invalidRequest"], provider="oauth")
keep(recorder, "social: a state that nobody began", app.post(ANSWER + "code=abc&state=x"), also=["flowExpired"], **SAFE)
keep(recorder, "social: no state", app.post(ANSWER + "code=abc"), also=["invalidRequest"], **SAFE)
keep(recorder, "social: refused by the person", app.post(ANSWER + f"error=access_denied&state={begun()}"), **IS,
     kind="consentDenied", also=["canceled"], provider="oauth")
keep(recorder, "social: an error of the provider", app.post(ANSWER + f"error=server_error&state={begun()}"), **IS,
     kind="providerUnavailable", provider="oauth")
keep(recorder, "social: a state whose session is lost", app.post(ANSWER + f"code=abc&state={begun()}"), **IS,
     kind="flowExpired", also=["securityCheckFailed", "cookiesRequired"], provider="oauth")
with serving(400, {"error": "invalid_grant", "error_description": "Malformed auth code."}) as server:
    for provoked, url, label in [
            ("its code was used", server.url, dict(kind="flowExpired", also=["externalSignInRejected"])),
            ("the provider refuses connections", refused(), dict(kind="providerUnavailable",
                                                                 also=["networkUnavailable"]))]:
        with mock.patch.object(GoogleOAuth2, "ACCESS_TOKEN_URL", url + "/token"):
            app = client()
            keep(recorder, f"social: {provoked}", app.post(ANSWER, {"code": "abc", "state": begun()}), provider="oauth",
                 **IS, **label)


# A database that refuses, a wrong set-up
class Mail(ActivationEmail):
    template_name = "emails/activation.html"


with connection.cursor() as cursor:
    cursor.execute("CREATE UNIQUE INDEX one_email ON people_user (lower(email))")
keep(recorder, "the database refuses the sign-up", client().post("/auth/users/", {**NEW, "email": "MINA@example.com"}),
     kind="signUpNotCompleted", also=["emailAlreadyInUse", "accountAlreadyExists", "conflict"], **UP)
for provoked, name, changed, also in [
        ("no template of the mail", "hong", {"EMAIL": {"activation": "__main__.Mail"}}, ["deliveryFailed"]),
        ("a serializer that is not there", "gil", {"SERIALIZERS": {
            "user_create_password_retype": "shop.serializers.SignUp"}}, []),
        ("no address of the activation", "dong", {"ACTIVATION_URL": None}, [])]:
    changed = {key: value for key, value in {**settings.DJOSER, **changed}.items() if value}
    with override_settings(DJOSER=changed):
        recorder.raised(f"set-up: {provoked}", provoked_by(
            Client(SERVER_NAME="app.example").post, "/auth/users/",
            {**NEW, "username": name, "email": f"{name}@example.com"}), kind="misconfigured", also=also, **UP)
recorder.save()
