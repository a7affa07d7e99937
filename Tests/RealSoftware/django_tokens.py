"""Django's APIs and guards by others' apps: rest-knox, API keys, drfpasswordless, django-ratelimit, django-defender."""

import base64
import datetime

import fakeredis

from django_site import PASSWORD, client, keep, start
from recording import Recorder, provoked_by

redis = fakeredis.TcpFakeServer(("127.0.0.1", 0))
redis.daemon_threads = True  # a connection that Django keeps open would hold the end of the script
FORM = "<form method='post'>{% csrf_token %}{{ form }}<button>OK</button></form>"
mina = start(
    ["rest_framework", "rest_framework.authtoken", "knox", "rest_framework_api_key", "drfpasswordless", "defender"],
    templates={"registration/login.html": FORM},
    REST_FRAMEWORK={"DEFAULT_AUTHENTICATION_CLASSES": ["knox.auth.TokenAuthentication"]},
    REST_KNOX={"TOKEN_LIMIT_PER_USER": 3},
    DEFENDER_REDIS_URL=f"redis://127.0.0.1:{redis.server_address[1]}/0", DEFENDER_STORE_ACCESS_ATTEMPTS=False,
    DEFENDER_COOLOFF_TIME=300, RATELIMIT_VIEW="__main__.limited", PASSWORDLESS_AUTH={
        "PASSWORDLESS_AUTH_TYPES": ["EMAIL"], "PASSWORDLESS_REGISTER_NEW_USERS": False,
        "PASSWORDLESS_EMAIL_NOREPLY_ADDRESS": "shop@example.com"})

import threading  # noqa: E402

from defender.decorators import watch_login  # noqa: E402
from django.contrib.auth import get_user_model  # noqa: E402
from django.contrib.auth.views import LoginView as LoginPage  # noqa: E402
from django.http import HttpResponse, JsonResponse  # noqa: E402
from django.test import override_settings  # noqa: E402
from django.urls import include, path  # noqa: E402
from django.utils import timezone  # noqa: E402
from django_ratelimit.decorators import ratelimit  # noqa: E402
from django_ratelimit.exceptions import Ratelimited  # noqa: E402
from drfpasswordless.models import CallbackToken  # noqa: E402
from knox.models import AuthToken  # noqa: E402
from knox.views import LoginView, LogoutView  # noqa: E402
from rest_framework.authentication import BasicAuthentication  # noqa: E402
from rest_framework.permissions import IsAuthenticated  # noqa: E402
from rest_framework.response import Response  # noqa: E402
from rest_framework.views import APIView  # noqa: E402
from rest_framework_api_key.models import APIKey  # noqa: E402
from rest_framework_api_key.permissions import HasAPIKey  # noqa: E402

threading.Thread(target=redis.serve_forever, daemon=True).start()


class SignIn(LoginView):
    authentication_classes = [BasicAuthentication]


class Me(APIView):
    permission_classes = [IsAuthenticated]

    def get(self, request):
        return Response({"me": request.user.username})


class Partner(Me):
    permission_classes = [HasAPIKey]


def limited(request):
    try:
        return ratelimit(key="ip", rate="1/h")(lambda request: HttpResponse("ok"))(request)
    except Ratelimited:
        return JsonResponse({"detail": "Too many requests, try again later."}, status=429)


urlpatterns = [
    path("signin/", SignIn.as_view()), path("signout/", LogoutView.as_view()), path("me/", Me.as_view()),
    path("partner/", Partner.as_view()), path("passwordless/", include("drfpasswordless.urls")),
    path("code/", ratelimit(key="ip", rate="1/h")(lambda request: HttpResponse("sent"))), path("limited/", limited),
    path("page/", watch_login()(LoginPage.as_view()))]
recorder = Recorder("django-tokens", "django", ["Django", "django-rest-knox", "djangorestframework-api-key",
                                                "drfpasswordless", "django-ratelimit", "django-defender"], [
    (r'name="csrfmiddlewaretoken" value="\w+"', 'name="csrfmiddlewaretoken" value="token"')])
User = get_user_model()
joon = User.objects.get(username="joon")
web = client()


def basic(name, password):
    return {"authorization": "Basic " + base64.b64encode(f"{name}:{password}".encode()).decode()}


# Knox
def knox(text):
    return {"authorization": f"Token {text}"}


instance, old = AuthToken.objects.create(mina, expiry=datetime.timedelta(hours=1))
AuthToken.objects.filter(pk=instance.pk).update(expiry=timezone.now() - datetime.timedelta(hours=1))
_, gone = AuthToken.objects.create(joon)
signed_out_instance, signed_out = AuthToken.objects.create(mina)
signed_out_instance.delete()
OLD = {"kind": "sessionExpired", "also": ["securityCheckFailed", "invalidRequest"]}
for provoked, headers, label in [
    ("no token", {}, {"kind": "notSignedIn"}),
    ("another scheme", {"authorization": "Bearer abc"}, {"kind": "notSignedIn"}),
    ("no token after the scheme", {"authorization": "Token"}, {"kind": "notSignedIn", "also": ["invalidRequest"]}),
    ("a token with a space", {"authorization": "Token abc def"}, {"kind": "invalidRequest",
                                                                "also": ["sessionExpired"]}),
    ("an expired token", knox(old), OLD), ("a token after sign-out", knox(signed_out), OLD),
    ("a token of an account that is switched off", knox(gone), {"kind": "userDisabled"}),
]:
    keep(recorder, f"knox: {provoked}", web.get("/me/", headers=headers), **label)
keep(recorder, "knox: sign-out with an old token", web.post("/signout/", headers=knox(old)), **OLD)
IN = {"flow": "signIn"}
for provoked, headers, label in [
    ("a wrong password", basic("mina", "wrong"), {"kind": "invalidCredentials"}),
    ("an account that is switched off", basic("joon", PASSWORD), {"kind": "invalidCredentials",
                                                                  "also": ["userDisabled"]}),
    ("no password at all", {}, {"kind": "notSignedIn", "also": ["missingField", "invalidCredentials"]}),
    ("no Base64", {"authorization": "Basic !"}, {"kind": "invalidRequest"}),
]:
    keep(recorder, f"knox: sign-in, {provoked}", web.post("/signin/", headers=headers), **IN, **label)
for _ in range(3):
    AuthToken.objects.create(mina)
keep(recorder, "knox: sign-in, on too many devices", web.post("/signin/", headers=basic("mina", PASSWORD)),
     kind="tooManySessions", **IN)

# API keys: the app's key, not a person's
_, past = APIKey.objects.create_key(name="past", expiry_date=timezone.now() - datetime.timedelta(days=1))
keep(recorder, "API key: expired", web.get("/partner/", headers={"authorization": f"Api-Key {past}"}),
     kind="permissionDenied", also=["misconfigured", "notSignedIn"])

# Sign-in without passwords
CallbackToken.objects.create(user=mina, key="123456", type="AUTH", to_alias=mina.email, to_alias_type="EMAIL")
late = User.objects.create_user("late", "late@example.com")
CallbackToken.objects.create(user=late, key="222222", type="AUTH", to_alias=late.email, to_alias_type="EMAIL")
CallbackToken.objects.filter(user=late).update(created_at=timezone.now() - datetime.timedelta(days=1))
for provoked, address, values, label in [
    ("an unknown address", "email", {"email": "nobody@example.com"}, {"kind": "invalidCredentials"}),
    ("an account that is switched off", "email", {"email": "joon@example.com"}, {"kind": "userDisabled"}),
    ("a malformed address", "email", {"email": "mina"}, {"kind": "invalidEmail", "field": "email"}),
    ("no address", "email", {"email": ""}, {"kind": "missingField", "field": "email"}),
    ("no field of an address", "email", {}, {"kind": "missingField", "field": "email"}),
    ("by text message, which is off", "mobile", {"mobile": "+821012345678"}, {"kind": "signInMethodDisabled",
                                                                              "also": ["invalidRequest"]}),
    ("a wrong code", "token", {"email": mina.email, "token": "999999"}, {"kind": "invalidVerificationCode"}),
    ("an old code", "token", {"email": late.email, "token": "222222"},
     {"kind": "verificationCodeExpired", "also": ["invalidVerificationCode"]}),
    ("a short code", "token", {"email": mina.email, "token": "12"}, {"kind": "invalidVerificationCode",
                                                                    "also": ["invalidField"], "field": "code"}),
    ("no code", "token", {"email": mina.email, "token": ""},
     {"kind": "missingField", "also": ["invalidVerificationCode"], "field": "code"}),
    ("a malformed phone number", "token", {"mobile": "010-1234", "token": "123456"},
     {"kind": "invalidPhoneNumber", "field": "phoneNumber"}),
]:
    answer = web.post(f"/passwordless/auth/{address}/", values, content_type="application/json")
    if answer.content:
        keep(recorder, f"passwordless: {provoked}", answer, **IN, **label)
with override_settings(EMAIL_BACKEND="django.core.mail.backends.smtp.EmailBackend", EMAIL_HOST="127.0.0.1",
                       EMAIL_PORT=9):
    keep(recorder, "passwordless: a mail server that is not there",
         web.post("/passwordless/auth/email/", {"email": mina.email}), kind="deliveryFailed", **IN)
keep(recorder, "passwordless: verification without a session",
     web.post("/passwordless/auth/verify/email/", {"email": mina.email}), kind="notSignedIn", flow="verify")

# Guards of a sign-in page
web.get("/code/"), web.get("/limited/")
keep(recorder, "ratelimit: a code asked for too often", web.get("/code/"), kind="tooManyAttempts",
     also=["permissionDenied", "blockedByPolicy"], flow="verify")
keep(recorder, "ratelimit: as JSON of the app", web.get("/limited/"), kind="tooManyAttempts", flow="verify")
recorder.raised("ratelimit: the exception", provoked_by(
    ratelimit(key="ip", rate="0/h")(lambda request: None), web.get("/me/").wsgi_request),
    kind="tooManyAttempts", flow="signIn")
for _ in range(5):
    answer = web.post("/page/", {"username": "sora", "password": "wrong"})
keep(recorder, "defender: too many wrong passwords", answer, kind="accountLocked", also=["tooManyAttempts"], **IN)
recorder.save()
