"""dj-rest-auth with allauth and JSON web tokens: its JSON API, its second factor, sign-in by a provider's token."""

from unittest import mock

from django_site import PASSWORD, client, keep, start
from local_server import serving
from recording import Recorder, provoked_by

mina = start(
    ["rest_framework", "rest_framework_simplejwt.token_blacklist", "allauth", "allauth.account",
     "allauth.socialaccount", "allauth.socialaccount.providers.kakao", "dj_rest_auth", "dj_rest_auth.registration",
     "dj_rest_auth.mfa"],
    ["allauth.account.middleware.AccountMiddleware"],
    AUTHENTICATION_BACKENDS=["django.contrib.auth.backends.AllowAllUsersModelBackend",
                             "allauth.account.auth_backends.AuthenticationBackend"],
    REST_FRAMEWORK={"DEFAULT_AUTHENTICATION_CLASSES": ["dj_rest_auth.jwt_auth.JWTCookieAuthentication"]},
    REST_AUTH={"USE_JWT": True, "OLD_PASSWORD_FIELD_ENABLED": True, "SESSION_LOGIN": False, "TOKEN_MODEL": None,
               "JWT_AUTH_HTTPONLY": False, "JWT_AUTH_COOKIE": "access", "JWT_AUTH_REFRESH_COOKIE": "refresh"},
    ACCOUNT_EMAIL_VERIFICATION="mandatory", ACCOUNT_LOGIN_METHODS={"username"},
    ACCOUNT_SIGNUP_FIELDS=["email*", "username*", "password1*", "password2*"],
    SOCIALACCOUNT_PROVIDERS={"kakao": {"APPS": [{"client_id": "app", "secret": "secret"}]}})

from allauth.account.forms import default_token_generator
from allauth.account.models import EmailAddress
from allauth.socialaccount.providers.kakao.views import KakaoOAuth2Adapter
from allauth.socialaccount.providers.oauth2.client import OAuth2Client
from dj_rest_auth.mfa.totp import TOTP
from dj_rest_auth.mfa.views import MFALoginView
from dj_rest_auth.registration.views import SocialAccountDisconnectView, SocialLoginView
from django.contrib.auth import get_user_model
from django.test import Client, override_settings
from django.urls import include, path
from rest_framework.throttling import ScopedRateThrottle
from rest_framework_simplejwt.tokens import RefreshToken

User = get_user_model()


class KakaoLogin(SocialLoginView):
    adapter_class = KakaoOAuth2Adapter
    client_class = OAuth2Client
    callback_url = "https://app.example/done"


class Unfinished(SocialLoginView):
    """A view whose developer forgot the adapter."""


KakaoOAuth2Adapter.access_token_url = KakaoOAuth2Adapter.profile_url = "http://127.0.0.1:9/"
urlpatterns = [path("auth/login/", MFALoginView.as_view()), path("auth/", include("dj_rest_auth.mfa.urls")),
               path("auth/", include("dj_rest_auth.urls")),
               path("auth/registration/", include("dj_rest_auth.registration.urls")),
               path("auth/kakao/", KakaoLogin.as_view()), path("auth/unfinished/", Unfinished.as_view()),
               path("auth/disconnect/<int:pk>/", SocialAccountDisconnectView.as_view()),
               path("accounts/", include("allauth.urls"))]
recorder = Recorder("dj-rest-auth", "django-allauth", ["dj-rest-auth", "django-allauth", "djangorestframework"], [
    (r'"ephemeral_token":"[^"]+"', '"ephemeral_token":"token"')])
EmailAddress.objects.create(user=mina, email=mina.email, verified=True, primary=True)
_, guarded = (User.objects.create_user(name, f"{name}@example.com", PASSWORD) for name in ("sora", "guarded"))
EmailAddress.objects.create(user=guarded, email=guarded.email, verified=True, primary=True)
TOTP.activate(guarded, "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP")
mine, theirs = ({"authorization": f"Bearer {RefreshToken.for_user(user).access_token}"} for user in (mina, guarded))
used = RefreshToken.for_user(mina)
used.blacklist()
IN = {"username": "mina", "password": PASSWORD}
NEW = {"username": "hong", "email": "hong@example.com", "password1": PASSWORD, "password2": PASSWORD}
RESET = {"uid": "1", "token": "abc-def", "new_password1": "another-Horse-77", "new_password2": "another-Horse-77"}
REAL_RESET = {**RESET, "token": default_token_generator.make_token(mina)}
CHANGE = {"old_password": PASSWORD, "new_password1": "another-Horse-77", "new_password2": "another-Horse-77"}
pending = client().post("/auth/login/", {**IN, "username": "guarded"}).json().get("ephemeral_token")
begun = client().get("/auth/mfa/totp/activate/", headers=mine).json()["activation_token"]
IS, UP, REC, CH, VE = (dict(flow=flow) for flow in ("signIn", "signUp", "recover", "change", "verify"))


def both(password):
    return {"password1": password, "password2": password}


# name, path, values, label
TABLE = [
    ("wrong password", "login/", {**IN, "password": "x"}, dict(kind="invalidCredentials", **IS)),
    ("unknown user", "login/", {**IN, "username": "nobody"}, dict(kind="invalidCredentials", **IS)),
    ("inactive account", "login/", {**IN, "username": "joon"}, dict(kind="userDisabled", **IS)),
    ("unverified e-mail", "login/", {**IN, "username": "sora"}, dict(kind="emailNotVerified", **IS)),
    ("second factor needed", "login/", {**IN, "username": "guarded"}, dict(kind="mfaRequired", **IS)),
    ("no user name", "login/", {"password": "x"}, dict(kind="missingField", field="username", **IS)),
    ("no password", "login/", {"username": "mina"}, dict(kind="missingField", field="password", **IS)),
    ("malformed e-mail at sign-in", "login/", {**IN, "email": "mina"}, dict(kind="invalidEmail", field="email", **IS)),
    ("taken user name", "registration/", {**NEW, "username": "mina"},
     dict(kind="accountAlreadyExists", field="username", **UP)),
    ("taken e-mail", "registration/", {**NEW, "email": "mina@example.com"},
     dict(kind="emailAlreadyInUse", field="email", **UP)),
    ("passwords differ", "registration/", {**NEW, "password2": "x"},
     dict(kind="fieldMismatch", field="passwordConfirmation", **UP)),
    ("common password of digits", "registration/", {**NEW, **both("12345678")},
     dict(kind="weakPassword", field="password", **UP)),
    ("short password", "registration/", {**NEW, **both("xK9!")},
     dict(kind="weakPassword", field="password", arguments={"minLength": 8}, **UP)),
    ("malformed e-mail", "registration/", {**NEW, "email": "hong@"}, dict(kind="invalidEmail", field="email", **UP)),
    ("nothing", "registration/", {}, dict(kind="missingField", **UP)),
    ("verification with a forged key", "registration/verify-email/", {"key": "abc"},
     dict(kind="actionLinkInvalid", **VE)),
    ("verification without a key", "registration/verify-email/", {},
     dict(kind="invalidRequest", also=["missingField", "actionLinkInvalid"], **VE)),
    ("reset of a malformed e-mail", "password/reset/", {"email": "mina"},
     dict(kind="invalidEmail", field="email", **REC)),
    ("reset with a forged link", "password/reset/confirm/", RESET, dict(kind="actionLinkInvalid", **REC)),
    ("reset of nobody", "password/reset/confirm/", {**RESET, "uid": "zz"}, dict(kind="actionLinkInvalid", **REC)),
    ("reset to a short password", "password/reset/confirm/",
     {**REAL_RESET, "new_password1": "xK9!", "new_password2": "xK9!"},
     dict(kind="weakPassword", field="newPassword", arguments={"minLength": 8}, **REC)),
    ("wrong second factor", "mfa/verify/", {"ephemeral_token": pending, "code": "000000"},
     dict(kind="invalidVerificationCode", field="code", **IS)),
    ("second factor with a forged token", "mfa/verify/", {"ephemeral_token": "abc", "code": "000000"},
     dict(kind="flowExpired", also=["sessionExpired"], **IS)),
    ("no second factor", "mfa/verify/", {"ephemeral_token": pending}, dict(kind="missingField", field="code", **IS)),
    ("refresh without a token", "token/refresh/", {}, dict(kind="notSignedIn", also=["sessionExpired"],
                                                         flow="refresh")),
    ("refresh with a used token", "token/refresh/", {"refresh": str(used)}, dict(kind="sessionExpired",
                                                                                flow="refresh")),
    ("sign-out without a token", "logout/", {}, dict(kind="notSignedIn", also=["invalidRequest"])),
    ("sign-out with a forged token", "logout/", {"refresh": "abc"}, dict(kind="sessionExpired")),
    ("sign-out a second time", "logout/", {"refresh": str(used)}, dict(kind="sessionExpired")),
    ("provider: neither token nor code", "kakao/", {}, dict(kind="invalidRequest", **IS)),
    ("provider: its API is out of reach", "kakao/", {"access_token": "abc"},
     dict(kind="networkUnavailable", also=["providerUnavailable", "internalError"], **IS)),
    ("provider: a view without an adapter", "unfinished/", {"access_token": "abc"}, dict(kind="misconfigured", **IS)),
]
MINE = [
    ("wrong current password", "password/change/", {**CHANGE, "old_password": "x"},
     dict(kind="currentPasswordIncorrect", field="currentPassword", **CH)),
    ("new passwords differ", "password/change/", {**CHANGE, "new_password2": "x"},
     dict(kind="fieldMismatch", field="passwordConfirmation", **CH)),
    ("common new password", "password/change/", {**CHANGE, "new_password1": "iloveyou", "new_password2": "iloveyou"},
     dict(kind="weakPassword", field="newPassword", **CH)),
    ("no current password", "password/change/", {**CHANGE, "old_password": ""},
     dict(kind="missingField", field="currentPassword", **CH)),
    ("enrolling with a forged token", "mfa/totp/activate/", {"activation_token": "abc", "code": "000000"},
     dict(kind="flowExpired")),
    ("setting up a second factor with a wrong code", "mfa/totp/activate/",
     {"activation_token": begun, "code": "000000"}, dict(kind="invalidVerificationCode", field="code")),
    ("deactivating no second factor", "mfa/totp/deactivate/", {"code": "000000"}, dict(kind="mfaFactorNotFound")),
    ("recovery codes without a second factor", "mfa/recovery-codes/regenerate/", {},
     dict(kind="mfaFactorNotFound", also=["mfaEnrollmentRequired"])),
    ("provider: unlinking what is not linked", "disconnect/99/", {},
     dict(kind="providerNotLinked", also=["invalidRequest", "unknown"], flow="link")),
]
TRANSLATED = {"en": [row[0] for row in TABLE + MINE],
              "ko": ["wrong password", "inactive account", "unverified e-mail", "taken e-mail", "passwords differ",
                     "no user name", "wrong current password", "reset with a forged link"],
              "ja": ["no user name", "wrong current password"]}
for language in ("en", "ko", "ja"):
    for provoked, url, values, label in TABLE + MINE:
        if provoked in TRANSLATED[language]:
            headers = {"accept-language": language, **(mine if (provoked, url, values, label) in MINE else {})}
            keep(recorder, provoked if language == "en" else f"{provoked}, {language}",
                 client().post(f"/auth/{url}", values, headers=headers), **label)
with override_settings(ACCOUNT_LOGIN_METHODS={"email"}):
    keep(recorder, "no e-mail", client().post("/auth/login/", {"password": "x"}), kind="missingField", field="email",
         **IS)
keep(recorder, "own profile without a token", client().get("/auth/user/"), kind="notSignedIn")
keep(recorder, "own profile with a forged token", client().get("/auth/user/", headers={"authorization": "Bearer x"}),
     kind="sessionExpired")
keep(recorder, "taken new name",
     client().patch("/auth/user/", {"username": "joon"}, "application/json", headers=mine), **CH,
     kind="accountAlreadyExists", field="username")
keep(recorder, "reset to passwords that differ, ja",
     client().post("/auth/password/reset/confirm/", {**REAL_RESET, "new_password2": "x"},
                   headers={"accept-language": "ja"}), **REC, kind="fieldMismatch", field="passwordConfirmation")
keep(recorder, "a second factor that is there already", client().post("/auth/mfa/totp/activate/", headers=theirs),
     kind="mfaFactorAlreadyEnrolled")
for provoked, status, answer, label in [
        ("its token is refused", 401, {"msg": "this access token does not exist", "code": -401},
         dict(kind="externalSignInRejected", also=["sessionExpired"])),
        ("its code was used", 400, {"error": "invalid_grant", "error_code": "KOE320",
                                    "error_description": "authorization code not found for code=abc"},
         dict(kind="flowExpired", also=["externalSignInRejected"])),
        ("the e-mail has an account, en", 200,
         {"id": 99, "kakao_account": {"email": "mina@example.com", "is_email_valid": True, "is_email_verified": False,
                                      "profile": {"nickname": "Mina"}}, "properties": {"nickname": "Mina"}},
         dict(kind="accountExistsWithDifferentCredential", also=["emailAlreadyInUse"]))]:
    with serving(status, answer) as server, mock.patch.multiple(
            KakaoOAuth2Adapter, access_token_url=server.url, profile_url=server.url):
        keep(recorder, f"provider: {provoked}",
             client().post("/auth/kakao/", {"code" if "error" in answer else "access_token": "abc"}), **IS, **label)
with mock.patch.object(MFALoginView, "throttle_classes", [ScopedRateThrottle]), \
        mock.patch.multiple(ScopedRateThrottle, THROTTLE_RATES={"dj_rest_auth": "5/hour"}, wait=lambda self: None):
    for _ in range(6):
        answer = client().post("/auth/login/", {**IN, "password": "x"})
    keep(recorder, "sixth sign-in in an hour", answer, **IS, kind="tooManyAttempts")
loud = Client(SERVER_NAME="app.example")
for provoked, values in [("the exchange of the code is refused", {"code": "abc"}),
                         ("its API is out of reach", {"access_token": "abc"})]:
    recorder.raised(f"provider: {provoked}", provoked_by(loud.post, "/auth/kakao/", values), **IS,
                    kind="providerUnavailable", also=["networkUnavailable"])
recorder.save()
