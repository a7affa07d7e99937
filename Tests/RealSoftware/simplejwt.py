"""djangorestframework-simplejwt: sign-in, refresh with a block list, verification, tokens of every wrong sort."""

import datetime
from unittest import mock

import jwt

from django_site import PASSWORD, client, keep, start
from local_server import serving
from recording import Recorder, provoked_by

KEY = "a-key-for-signing-tokens-0123456789-abcdef"
mina = start(["rest_framework", "rest_framework_simplejwt", "rest_framework_simplejwt.token_blacklist"],
             REST_FRAMEWORK={"DEFAULT_AUTHENTICATION_CLASSES": [
                 "rest_framework_simplejwt.authentication.JWTAuthentication"]},
             SIMPLE_JWT={"SIGNING_KEY": KEY, "ROTATE_REFRESH_TOKENS": True, "BLACKLIST_AFTER_ROTATION": True,
                         "AUDIENCE": "shop", "ISSUER": "https://auth.example", "CHECK_REVOKE_TOKEN": True})

from django.contrib.auth import get_user_model
from django.test import Client
from django.urls import path
from rest_framework import permissions, views
from rest_framework.response import Response
from rest_framework_simplejwt import settings as jwt_settings, tokens
from rest_framework_simplejwt import views as jwt_views
from rest_framework_simplejwt.backends import TokenBackend


class Me(views.APIView):
    permission_classes = (permissions.IsAuthenticated,)

    def get(self, request):
        return Response({"ok": True})


urlpatterns = [path("token/", jwt_views.TokenObtainPairView.as_view()),
               path("refresh/", jwt_views.TokenRefreshView.as_view()),
               path("sliding/", jwt_views.TokenRefreshSlidingView.as_view()),
               path("verify/", jwt_views.TokenVerifyView.as_view()),
               path("logout/", jwt_views.TokenBlacklistView.as_view()), path("me/", Me.as_view())]

recorder = Recorder("simplejwt", "django", ["djangorestframework_simplejwt", "djangorestframework", "PyJWT"],
                    [(r"eyJ[\w-]+\.[\w-]*\.?[\w-]*", "eyJhbGciOiJIUzI1NiJ9.e30.c2ln")])
User = get_user_model()
IN = {"username": "mina", "password": PASSWORD}
app = client()


def pair(user=mina):
    refresh = tokens.RefreshToken.for_user(user)
    return str(refresh), str(refresh.access_token)


def forged(kind="access", key=KEY, algorithm="HS256", headers=None, **changed):
    claims = jwt.decode(pair()[kind == "access"], options={"verify_signature": False})
    claims = {name: value for name, value in {**claims, **changed}.items() if value is not None}
    return jwt.encode(claims, key, algorithm, headers=headers)


refresh, access = pair()
used = pair()[0]
app.post("/refresh/", {"refresh": used})
gone = User.objects.create_user("gone", "gone@example.com", PASSWORD)
gone_refresh, gone_access = pair(gone)
joon_refresh, joon_access = pair(User.objects.get(username="joon"))
changing = User.objects.create_user("changing", "changing@example.com", PASSWORD)
changed_access = pair(changing)[1]
gone.delete()
changing.set_password("another-Horse-77")
changing.save()
past = datetime.datetime(2020, 1, 1, tzinfo=datetime.timezone.utc)

# Sign-in, refresh, verification, sign-out
IS, REF = dict(flow="signIn"), dict(flow="refresh", kind="sessionExpired")
TABLE = [
    ("wrong password", "/token/", {**IN, "password": "x"}, dict(kind="invalidCredentials", **IS)),
    ("unknown user", "/token/", {**IN, "username": "nobody"}, dict(kind="invalidCredentials", **IS)),
    ("inactive account", "/token/", {**IN, "username": "joon"}, dict(kind="invalidCredentials", **IS)),
    ("no password", "/token/", {"username": "mina"}, dict(kind="missingField", field="password", **IS)),
    ("nothing", "/token/", {}, dict(kind="missingField", field="username", **IS)),
    ("blank name", "/token/", {**IN, "username": ""}, dict(kind="missingField", field="username", **IS)),
    ("no refresh token", "/refresh/", {}, dict(kind="invalidRequest", also=["missingField"], flow="refresh")),
    ("refresh with garbage", "/refresh/", {"refresh": "abc"}, REF),
    ("refresh with an expired token", "/refresh/", {"refresh": forged("refresh", exp=past)}, REF),
    ("refresh with a foreign signature", "/refresh/", {"refresh": forged("refresh", key=KEY[::-1])},
     dict(flow="refresh", kind="sessionExpired", also=["securityCheckFailed"])),
    ("refresh with an access token", "/refresh/", {"refresh": access},
     dict(flow="refresh", kind="invalidRequest", also=["sessionExpired"])),
    ("refresh with a used token", "/refresh/", {"refresh": used}, REF),
    ("refresh of a deleted account", "/refresh/", {"refresh": gone_refresh},
     dict(flow="refresh", kind="internalError", also=["sessionExpired", "providerUnavailable"])),
    ("refresh of a disabled account", "/refresh/", {"refresh": joon_refresh},
     dict(flow="refresh", kind="userDisabled", also=["sessionExpired"])),
    ("verification of an expired token", "/verify/", {"token": forged(exp=past)}, dict(kind="sessionExpired")),
    ("verification of a used token", "/verify/", {"token": used}, dict(kind="sessionExpired")),
    ("verification of nothing", "/verify/", {}, dict(kind="invalidRequest", also=["missingField"])),
    ("sign-out with a used token", "/logout/", {"refresh": used}, dict(kind="sessionExpired")),
    ("verification of an empty token", "/verify/", {"token": ""},
     dict(kind="invalidRequest", also=["missingField", "notSignedIn"])),
]
SEEN = {language: client(headers={"accept-language": language}) for language in ("en", "ko")}
TRANSLATED = ("wrong password", "refresh with a used token", "refresh of a disabled account")
for language, app in SEEN.items():
    for provoked, url, values, label in TABLE:
        if language == "en" or provoked in TRANSLATED:
            keep(recorder, provoked if language == "en" else f"{provoked}, {language}", app.post(url, values), **label)

# Calls with a token
OLD, WRONG = dict(kind="sessionExpired"), dict(kind="securityCheckFailed", also=["sessionExpired"])
TABLE = [
    ("no token", None, dict(kind="notSignedIn")),
    ("garbage", "Bearer abc", OLD),
    ("expired token", f"Bearer {forged(exp=past)}", OLD),
    ("foreign signature", f"Bearer {forged(key=KEY[::-1])}", WRONG),
    ("wrong audience", f"Bearer {forged(aud='bank')}", WRONG),
    ("a refresh token", f"Bearer {refresh}", dict(kind="invalidRequest", also=["sessionExpired"])),
    ("no user in the token", f"Bearer {forged(user_id=None)}", dict(kind="sessionExpired", also=["invalidRequest"])),
    ("a deleted account", f"Bearer {gone_access}", OLD),
    ("a disabled account", f"Bearer {joon_access}", dict(kind="userDisabled")),
    ("a changed password", f"Bearer {changed_access}", OLD),
    ("two tokens", "Bearer a b", dict(kind="invalidRequest")),
]
TRANSLATED = ("expired token", "two tokens", "a changed password", "a deleted account", "a disabled account")
for language, app in SEEN.items():
    for provoked, value, label in TABLE:
        if language == "en" or provoked in TRANSLATED:
            keep(recorder, provoked if language == "en" else f"{provoked}, {language}",
                 app.get("/me/", headers={"authorization": value} if value else {}), **label)

# Exceptions
backend = TokenBackend("HS256", KEY, audience="shop", issuer="https://auth.example")
for provoked, action, label in [
        ("access token expired", lambda: tokens.AccessToken(forged(exp=past)), OLD),
        ("refresh token in place of an access token", lambda: tokens.AccessToken(refresh),
         dict(kind="invalidRequest", also=["sessionExpired"])),
        ("refresh token used", lambda: tokens.RefreshToken(used), OLD),
        ("token without an id", lambda: tokens.AccessToken(forged(jti=None)), WRONG),
        ("token without an end", lambda: tokens.AccessToken(forged(exp=None)), WRONG),
        ("token of another algorithm", lambda: backend.decode(forged(key=KEY * 2, algorithm="HS512")), WRONG),
        ("token of another issuer", lambda: backend.decode(forged(iss="https://evil.example")), WRONG),
        ("token without a signature", lambda: backend.decode(forged(key=None, algorithm="none")), WRONG),
        ("token of another audience", lambda: backend.decode(forged(aud="bank")), WRONG),
        ("an algorithm that there is not", lambda: TokenBackend("HS1", KEY), dict(kind="misconfigured")),
        ("key set out of reach", lambda: TokenBackend("RS256", None, "", jwk_url="http://127.0.0.1:9/jwks")
            .get_verifying_key(jwt.encode({}, KEY, headers={"kid": "1"})),
         dict(kind="networkUnavailable", also=["providerUnavailable"]))]:
    recorder.raised(provoked, provoked_by(action), **label)

# Other words in the header, other sorts of tokens
sliding = tokens.SlidingToken.for_user(mina)
sliding["refresh_exp"] = past.timestamp()
with mock.patch.multiple("rest_framework_simplejwt.authentication", AUTH_HEADER_TYPES=("JWT",),
                         AUTH_HEADER_TYPE_BYTES={b"JWT"}), \
        mock.patch.object(jwt_views, "AUTH_HEADER_TYPES", ("JWT",)), \
        mock.patch.object(jwt_settings.api_settings, "AUTH_TOKEN_CLASSES", (tokens.AccessToken, tokens.SlidingToken)):
    keep(recorder, "sliding: its time of refreshes is over", client().post("/sliding/", {"token": str(sliding)}), **REF)
    for provoked, value, label in [
            ("Bearer where JWT is wanted", f"Bearer {access}", dict(kind="notSignedIn", also=["invalidRequest"])),
            ("a token issued in the future", f"JWT {forged(iat=4_000_000_000)}", WRONG)]:
        keep(recorder, provoked, client().get("/me/", headers={"authorization": value}), **label)
keep(recorder, "sign-in with broken JSON", client().post("/token/", '{"username": "mina",}', "application/json"),
     kind="invalidRequest", **IS)


# Keys and settings
def configured(**changed):
    return jwt_settings.APISettings(changed, jwt_settings.DEFAULTS, jwt_settings.IMPORT_STRINGS).AUTH_TOKEN_CLASSES


with serving(404, '{"error": "not found"}') as server:
    absent = provoked_by(TokenBackend("RS256", None, "", jwk_url=server.url).decode, jwt.encode(
        {"sub": "1"}, KEY, headers={"kid": "key-9"}))
recorder.raised("the key set is not there", absent, kind="misconfigured", also=[
    "providerUnavailable", "invalidProviderResponse", "networkUnavailable", "securityCheckFailed", "sessionExpired"])
for provoked, action, label in [
        ("a key that is no PEM", lambda: TokenBackend("RS256", "secret", "secret").encode({"user_id": 1}),
         dict(kind="misconfigured")),
        ("a token whose user id is no number", lambda: Client(SERVER_NAME="app.example").get(
            "/me/", headers={"authorization": f"Bearer {forged(user_id='0b9d-mina')}"}),
         dict(kind="internalError", also=["sessionExpired", "securityCheckFailed", "invalidRequest"])),
        ("set-up: a token class that is not there", lambda: configured(AUTH_TOKEN_CLASSES=("shop.tokens.Token",)),
         dict(kind="misconfigured")),
        ("set-up: a setting that was removed", lambda: configured(SECRET_KEY="x"), dict(kind="misconfigured"))]:
    recorder.raised(provoked, provoked_by(action), **label)
recorder.save()
