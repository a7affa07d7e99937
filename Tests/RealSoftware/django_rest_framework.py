"""Django REST framework: token sign-in, sign-up by a serializer, session, basic and token authentication, throttles."""

from unittest import mock

from django_site import PASSWORD, client, keep, start
from recording import Recorder, provoked_by

mina = start(["rest_framework", "rest_framework.authtoken"], REST_FRAMEWORK={
    "DEFAULT_THROTTLE_RATES": {"signin": "2/min", "user": "1/day", "anon": "1/hour"}})

from django.contrib.auth import get_user_model
from django.contrib.auth.password_validation import validate_password
from django.urls import path
from rest_framework import authentication, permissions, serializers, settings, throttling, validators, views
from rest_framework.authtoken.models import Token
from rest_framework.authtoken.views import ObtainAuthToken
from rest_framework.response import Response

User = get_user_model()


class SignUp(serializers.ModelSerializer):
    password = serializers.CharField(write_only=True, min_length=8, max_length=64)
    birth_date = serializers.DateField(required=False)
    phone_number = serializers.RegexField(r"^\+\d{8,15}$", required=False)
    invitation = serializers.UUIDField(required=False)
    language = serializers.ChoiceField(["en", "ko", "ja"], required=False)

    class Meta:
        model = User
        fields = ("username", "email", "password", "birth_date", "phone_number", "invitation", "language", "first_name")

    def validate_password(self, value):
        validate_password(value)
        return value


class Code(serializers.Serializer):
    otp = serializers.RegexField(r"^\d{6}$")


class Tenant(serializers.Serializer):
    """Names that are unique in a tenant, by the validator that a model's constraint makes."""

    username = serializers.CharField()
    is_staff = serializers.BooleanField()

    class Meta:
        validators = [validators.UniqueTogetherValidator(User.objects.all(), ("username", "is_staff"))]


class Checking(views.APIView):
    authentication_classes = ()
    serializer = None

    def post(self, request):
        self.serializer(data=request.data).is_valid(raise_exception=True)
        return Response()


class SignIn(ObtainAuthToken):
    throttle_classes = (throttling.ScopedRateThrottle,)
    throttle_scope = "signin"


def guarded(*authenticators, permission=permissions.IsAuthenticated, throttle=()):
    class View(views.APIView):
        authentication_classes = authenticators
        permission_classes = (permission,)
        throttle_classes = throttle

        def get(self, request):
            return Response({"ok": True})

        post = get
    return View.as_view()


class Owner(permissions.BasePermission):
    message = "Only the owner may do this."

    def has_permission(self, request, view):
        return False


by_token, by_session = authentication.TokenAuthentication, authentication.SessionAuthentication
urlpatterns = [
    path("signup/", Checking.as_view(serializer=SignUp)), path("code/", Checking.as_view(serializer=Code)),
    path("tenant/", Checking.as_view(serializer=Tenant)),
    path("token/", ObtainAuthToken.as_view()), path("signin/", SignIn.as_view()),
    path("me/token/", guarded(by_token)), path("me/basic/", guarded(authentication.BasicAuthentication)),
    path("me/session/", guarded(by_session)),
    path("staff/", guarded(by_token, permission=permissions.IsAdminUser)),
    path("owner/", guarded(by_token, permission=Owner)),
    path("once/", guarded(by_token, throttle=(throttling.UserRateThrottle,))),
    path("anyone/", guarded(permission=permissions.AllowAny, throttle=(throttling.AnonRateThrottle,)))]

recorder = Recorder("django-rest-framework", "django", ["djangorestframework", "Django"], [
    (r'(?<="csrfToken": ")\w+', "token")])
NEW = {"username": "hong", "email": "hong@example.com", "password": PASSWORD}
IN = {"username": "mina", "password": PASSWORD}
token, sleeping = Token.objects.create(user=mina), Token.objects.create(user=User.objects.get(username="joon"))

# name, path, values that differ from good ones (None: left out), label
TABLE = [
    ("wrong password", "/token/", {"password": "wrong"}, dict(kind="invalidCredentials")),
    ("unknown user", "/token/", {"username": "nobody"}, dict(kind="invalidCredentials")),
    ("no password", "/token/", {"password": None}, dict(kind="missingField", field="password")),
    ("blank password", "/token/", {"password": ""}, dict(kind="missingField", field="password")),
    ("name and password left out", "/token/", {"username": None, "password": None},
     dict(kind="missingField", field="username")),
    ("password as a list", "/token/", {"password": ["x"]},
     dict(kind="invalidField", also=["invalidRequest"], field="password")),
    ("taken user name", "/signup/", {"username": "mina"}, dict(kind="accountAlreadyExists", field="username")),
    ("taken e-mail", "/signup/", {"email": "mina@example.com"}, dict(kind="emailAlreadyInUse", field="email")),
    ("both taken", "/signup/", {"username": "mina", "email": "mina@example.com"},
     dict(kind="accountAlreadyExists", also=["emailAlreadyInUse"], field="username")),
    ("malformed e-mail", "/signup/", {"email": "hong@"}, dict(kind="invalidEmail", field="email")),
    ("a space in the name", "/signup/", {"username": "hong gil"},
     dict(kind="invalidFormat", also=["invalidField"], field="username")),
    ("a name of 200 letters", "/signup/", {"username": "m" * 200},
     dict(kind="invalidField", field="username", arguments={"maxLength": 150})),
    ("short password by the field", "/signup/", {"password": "xK9!"},
     dict(kind="weakPassword", field="password", arguments={"minLength": 8})),
    ("long password by the field", "/signup/", {"password": "x" * 100},
     dict(kind="weakPassword", also=["invalidField"], field="password", arguments={"maxLength": 64})),
    ("common password", "/signup/", {"password": "password1"}, dict(kind="weakPassword", field="password")),
    ("common password of digits", "/signup/", {"password": "12345678"}, dict(kind="weakPassword", field="password")),
    ("blank e-mail", "/signup/", {"email": ""}, dict(kind="missingField", field="email")),
    ("malformed birth date", "/signup/", {"birth_date": "31.12.1999"}, dict(kind="invalidField", field="birthDate")),
    ("malformed phone number", "/signup/", {"phone_number": "010-1234"},
     dict(kind="invalidPhoneNumber", also=["invalidFormat", "invalidField"], field="phoneNumber")),
    ("everything wrong", "/signup/", {"username": "mina", "email": "hong@", "password": "x"},
     dict(kind="accountAlreadyExists", also=["invalidEmail", "weakPassword"], field="username")),
    ("all left out", "/signup/", dict.fromkeys(NEW), dict(kind="missingField", field="username")),
    ("a first name of 200 letters", "/signup/", {"first_name": "H" * 200},
     dict(kind="invalidField", field="name", arguments={"maxLength": 150})),
    ("a name that is taken in the tenant", "/tenant/", {"username": "mina", "is_staff": False},
     dict(kind="accountAlreadyExists", also=["conflict"], field="username")),
    ("a code that breaks the pattern", "/code/", {"otp": "12 456"},
     dict(kind="invalidVerificationCode", also=["invalidField", "invalidFormat"], field="code")),
]
GOOD = {"/token/": IN, "/signup/": NEW, "/tenant/": {}, "/code/": {}}
FLOWS = {"/token/": "signIn", "/signup/": "signUp", "/tenant/": "signUp", "/code/": "verify"}
TRANSLATED = ("wrong password", "no password", "blank password", "taken user name", "taken e-mail",
              "short password by the field", "malformed birth date", "malformed phone number")


def values(path, changed):
    return {key: value for key, value in {**GOOD[path], **changed}.items() if value is not None}


for language in ("en", "ko", "ja"):
    app = client(headers={"accept-language": language})
    for provoked, path_, changed, label in TABLE:
        if language == "en" or provoked in TRANSLATED:
            keep(recorder, provoked if language == "en" else f"{provoked}, {language}",
                 app.post(path_, values(path_, changed), "application/json"), flow=FLOWS[path_], **label)

for provoked, language, changed, label in [
        ("an invitation that is no UUID", "ko", {"invitation": "abc"},
         dict(kind="invitationInvalid", also=["invalidRequest", "invalidField", "invalidFormat"])),
        ("a language that is not offered", "ja", {"language": "tlh"},
         dict(kind="valueNotAllowed", also=["invalidField"]))]:
    keep(recorder, f"{provoked}, {language}", client(headers={"accept-language": language}).post(
        "/signup/", {**NEW, **changed}, "application/json"), flow="signUp", **label)
app = client()
keep(recorder, "e-mail is null", app.post("/signup/", {**NEW, "email": None}, "application/json"), flow="signUp",
     kind="missingField", field="email")
keep(recorder, "a list in place of an object", app.post("/signup/", "[1]", "application/json"), flow="signUp",
     kind="invalidRequest")
keep(recorder, "broken JSON", app.post("/token/", '{"username": ', "application/json"), flow="signIn",
     kind="invalidRequest")
keep(recorder, "XML", app.post("/token/", "<a/>", "text/xml"), flow="signIn", kind="invalidRequest")
keep(recorder, "a form whose boundary is missing", app.post("/token/", b"abc", "multipart/form-data"), flow="signIn",
     kind="invalidRequest")
keep(recorder, "GET in place of POST", app.get("/token/"), flow="signIn", kind="invalidRequest")
keep(recorder, "an answer in XML is asked for", app.get("/me/token/", headers={"accept": "application/xml"}),
     kind="invalidRequest")
keep(recorder, "its own page: a forged token", app.get("/me/token/", headers={
    "accept": "text/html", "authorization": "Token 0123"}), kind="sessionExpired")

#: A person without the right that a page asks for.
NO_RIGHT = dict(kind="blockedByPolicy", also=["permissionDenied"])


def signed(value, path="/me/token/", **label):
    return lambda provoked: keep(recorder, provoked, app.get(path, headers={"authorization": value} if value else {}),
                                 **label)


for provoked, provoke in {
        "no token": signed("", kind="notSignedIn"),
        "forged token": signed("Token 0123456789", kind="sessionExpired"),
        "token without a value": signed("Token", kind="invalidRequest", also=["sessionExpired"]),
        "token with a space": signed("Token a b", kind="invalidRequest", also=["sessionExpired"]),
        "token with a wrong letter": signed("Token \xff", kind="invalidRequest", also=["sessionExpired"]),
        "token of a disabled user": signed(f"Token {sleeping}", kind="userDisabled"),
        "basic: no credentials": signed("", "/me/basic/", kind="notSignedIn"),
        "basic: wrong password": signed("Basic bWluYTp3cm9uZw==", "/me/basic/", kind="invalidCredentials",
                                        flow="signIn"),
        "basic: no Base64": signed("Basic !", "/me/basic/", kind="invalidRequest", flow="signIn"),
        "basic: no value": signed("Basic", "/me/basic/", kind="invalidRequest", flow="signIn"),
        "session: none": signed("", "/me/session/", kind="notSignedIn"),
        "no staff": signed(f"Token {token}", "/staff/", **NO_RIGHT),
        "a permission with its own message": signed(f"Token {token}", "/owner/", **NO_RIGHT)}.items():
    provoke(provoked)
for language in ("ko", "ja"):
    app = client(headers={"accept-language": language})
    for provoked, value, path_, label in [
            ("no token", "", "/me/token/", dict(kind="notSignedIn")),
            ("forged token", "Token 0123456789", "/me/token/", dict(kind="sessionExpired")),
            ("no staff", f"Token {token}", "/staff/", NO_RIGHT)]:
        signed(value, path_, **label)(f"{provoked}, {language}")

strict = client(enforce_csrf_checks=True)
strict.login(**IN)
keep(recorder, "session: POST without a CSRF token", strict.post("/me/session/"), kind="securityCheckFailed",
     also=["cookiesRequired"])
strict.cookies["csrftoken"] = "a" * 32
keep(recorder, "session: POST with a wrong CSRF token",
     strict.post("/me/session/", headers={"x-csrftoken": "b" * 32}), kind="securityCheckFailed")
keep(recorder, "session: POST from another origin",
     strict.post("/me/session/", headers={"origin": "https://evil.example"}), kind="securityCheckFailed")

# Throttles, with a clock that stands still
with mock.patch.object(throttling.SimpleRateThrottle, "timer", lambda self: 1_000_000.0):
    app = client()
    for _ in range(3):
        answer = app.post("/signin/", {**IN, "password": "x"})
    keep(recorder, "third sign-in in a minute", answer, flow="signIn", kind="tooManyAttempts",
         arguments={"seconds": 60})
    for language in ("ko", "ja"):
        keep(recorder, f"third sign-in in a minute, {language}",
             app.post("/signin/", IN, headers={"accept-language": language}), flow="signIn", kind="tooManyAttempts",
             arguments={"seconds": 60})
    for _ in range(2):
        answer = app.get("/once/", headers={"authorization": f"Token {token}"})
    keep(recorder, "second call of a user in a day", answer, kind="tooManyAttempts", arguments={"seconds": 86400})
    for _ in range(2):
        answer = app.get("/anyone/")
    keep(recorder, "second call in an hour", answer, kind="tooManyAttempts", arguments={"seconds": 3600})
with mock.patch.object(throttling.SimpleRateThrottle, "timer", lambda self: 1_003_599.0):
    keep(recorder, "second call in an hour, a second too early, en", app.get("/anyone/"), kind="tooManyAttempts",
         arguments={"seconds": 1})
with mock.patch.object(throttling.UserRateThrottle, "THROTTLE_RATES", {}):
    unset = provoked_by(guarded(throttle=(throttling.UserRateThrottle,)).cls().get_throttles)
recorder.raised("a throttle without a rate", unset, kind="misconfigured")
recorder.raised("an authentication that is not there", provoked_by(lambda: settings.APISettings(
    {"DEFAULT_AUTHENTICATION_CLASSES": ["shop.auth.TokenAuthentication"]}, settings.DEFAULTS, settings.IMPORT_STRINGS
    ).DEFAULT_AUTHENTICATION_CLASSES), kind="misconfigured")

# Exceptions as a handler of the framework gets them
tokens = authentication.TokenAuthentication()
for provoked, action, label in [
        ("forged token", lambda: tokens.authenticate_credentials("0123"), dict(kind="sessionExpired")),
        ("token of a disabled user", lambda: tokens.authenticate_credentials(str(sleeping)), dict(kind="userDisabled")),
        ("weak password and malformed e-mail", lambda: SignUp(data={**NEW, "password": "12345678", "email": "x"})
            .is_valid(raise_exception=True), dict(kind="invalidEmail", also=["weakPassword"], field="email",
                                                  flow="signUp")),
        ("taken user name", lambda: SignUp(data={**NEW, "username": "mina"}).is_valid(raise_exception=True),
         dict(kind="accountAlreadyExists", field="username", flow="signUp"))]:
    recorder.raised(provoked, provoked_by(action), **label)
recorder.save()
