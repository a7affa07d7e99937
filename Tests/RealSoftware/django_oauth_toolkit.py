"""django-oauth-toolkit: an OAuth server in Django, what its endpoints answer to wrong requests."""

import datetime
import logging
import warnings

import django
from django.conf import settings

settings.configure(
    DEBUG=False, SECRET_KEY="secret", ALLOWED_HOSTS=["*"], ROOT_URLCONF=__name__, USE_TZ=True,
    INSTALLED_APPS=["django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions", "rest_framework",
                    "oauth2_provider"],
    MIDDLEWARE=["django.contrib.sessions.middleware.SessionMiddleware",
                "django.contrib.auth.middleware.AuthenticationMiddleware"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}}, LOGIN_URL="/login",
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}],
    PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"], DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    OAUTH2_PROVIDER={"SCOPES": {"read": "Read", "write": "Write"}, "PKCE_REQUIRED": True,
                     "DEFAULT_SCOPES": ["read"], "OAUTH_DEVICE_VERIFICATION_URI": "/device", "OIDC_ENABLED": True,
                     "OIDC_RP_INITIATED_LOGOUT_ENABLED": True})
warnings.simplefilter("ignore")
logging.disable(logging.CRITICAL)
django.setup()

from django.contrib.auth.models import User  # noqa: E402 (Django must be set up first)
from django.core.management import call_command  # noqa: E402
from django.http import HttpResponse  # noqa: E402
from django.test import Client  # noqa: E402
from django.urls import include, path  # noqa: E402
from django.utils import timezone  # noqa: E402
from oauth2_provider import models  # noqa: E402
from oauth2_provider.contrib.rest_framework import OAuth2Authentication, TokenHasScope  # noqa: E402
from oauth2_provider.decorators import protected_resource  # noqa: E402
from rest_framework.views import APIView  # noqa: E402

from recording import Recorder, provoked_by  # noqa: E402


class Me(APIView):
    authentication_classes = (OAuth2Authentication,)
    permission_classes = (TokenHasScope,)
    required_scopes = ["write"]


urlpatterns = [path("o/", include("oauth2_provider.urls", "oauth2_provider")), path("rest/me", Me.as_view()),
               path("me", protected_resource(scopes=["write"])(lambda request: HttpResponse("Mina")))]
CALLBACK = "https://app.example.com/callback"
CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"  # of the verifier below, from RFC 7636
VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"


def database():
    """A person, three clients, and codes and tokens in every state."""
    call_command("migrate", verbosity=0)
    mina = User.objects.create_user("mina", "mina@example.com", "right")
    User.objects.create_user("jun", "jun@example.com", "right", is_active=False)
    app = models.Application.objects.create(
        client_id="app", client_secret="secret", client_type="confidential", name="App", user=mina,
        authorization_grant_type="authorization-code", redirect_uris=CALLBACK)
    for name, grant in (("password", "password"), ("tv", "urn:ietf:params:oauth:grant-type:device_code")):
        models.Application.objects.create(client_id=name, client_secret="secret", client_type="confidential",
                                          authorization_grant_type=grant, redirect_uris=CALLBACK, name=name)
    later, earlier = (timezone.now() + datetime.timedelta(hours=hours) for hours in (1, -1))
    for code, expires in (("fresh", later), ("old", earlier)):
        for number in range(4):
            models.Grant.objects.create(user=mina, code=f"{code}-{number}", application=app, expires=expires,
                                        redirect_uri=CALLBACK, scope="read", code_challenge=CHALLENGE,
                                        code_challenge_method="S256")
    models.RefreshToken.objects.create(user=mina, token="revoked", application=app, revoked=earlier)
    for token, expires, scope in (("old", earlier, "read write"), ("narrow", later, "read")):
        models.AccessToken.objects.create(user=mina, token=token, application=app, expires=expires, scope=scope)
    for code, expires, status in (("waiting", later, "authorization-pending"), ("late", earlier, "expired"),
                                  ("denied", later, "denied"), ("LATE", earlier, "authorization-pending")):
        models.DeviceGrant.objects.create(client_id="tv", device_code=code, user_code=code, expires=expires,
                                          status=status, interval=5, scope="read")
    return mina


def provoke(record, mina):
    browser = Client()
    browser.force_login(mina)
    good = {"response_type": "code", "client_id": "app", "redirect_uri": CALLBACK, "scope": "read", "state": "xyz",
            "code_challenge": CHALLENGE, "code_challenge_method": "S256"}
    for provoked, changes, kind, also in [
        ("unknown client", {"client_id": "nobody"}, "misconfigured", ()),
        ("no client id", {"client_id": None}, "invalidRequest", ("misconfigured",)),
        ("redirect to an address that is not registered", {"redirect_uri": "https://evil.example.com"},
         "misconfigured", ()),
        ("unknown response type", {"response_type": "magic"}, "invalidRequest", ("misconfigured",)),
        ("no response type", {"response_type": None}, "invalidRequest", ("misconfigured",)),
        ("unknown scope", {"scope": "fly"}, "invalidRequest", ("misconfigured",)),
        ("no code challenge", {"code_challenge": None, "code_challenge_method": None}, "invalidRequest", ()),
        ("unknown method of the code challenge", {"code_challenge_method": "S512"}, "invalidRequest", ()),
        ("client of another grant", {"client_id": "password"}, "misconfigured", ()),
    ]:
        query = {name: value for name, value in {**good, **changes}.items() if value is not None}
        record("authorize: " + provoked, browser.get("/o/authorize/", query), kind, also, "signIn")
    record("authorize: person refuses consent", browser.post("/o/authorize/", {**good, "allow": ""}), "consentDenied",
           (), "signIn")
    record("authorize: nobody is signed in, prompt=none", Client().get("/o/authorize/", {**good, "prompt": "none"}),
           "interactionRequired", (), "signIn")

    code = {"grant_type": "authorization_code", "client_id": "app", "client_secret": "secret",
            "redirect_uri": CALLBACK, "code_verifier": VERIFIER}
    password = {"grant_type": "password", "client_id": "password", "client_secret": "secret", "username": "mina",
                "password": "right"}
    refresh = {"grant_type": "refresh_token", "client_id": "app", "client_secret": "secret"}
    device = {"grant_type": "urn:ietf:params:oauth:grant-type:device_code", "client_id": "tv",
              "client_secret": "secret"}
    for provoked, form, changes, kind, also, flow in [
        ("no grant type", code, {"grant_type": None}, "invalidRequest", ("misconfigured",), "signIn"),
        ("unknown grant type", code, {"grant_type": "magic"}, "invalidRequest", ("misconfigured",), "signIn"),
        ("grant that the client may not use", password, {"client_id": "app"}, "misconfigured", (), "signIn"),
        ("unknown client", code, {"client_id": "nobody", "code": "fresh-0"}, "misconfigured", (), "signIn"),
        ("wrong client secret", code, {"client_secret": "wrong", "code": "fresh-0"}, "misconfigured", (), "signIn"),
        ("no code", code, {}, "invalidRequest", (), "signIn"),
        ("unknown code", code, {"code": "unknown"}, "flowExpired", (), "signIn"),
        ("expired code", code, {"code": "old-0"}, "flowExpired", (), "signIn"),
        ("redirect URI differs", code, {"code": "fresh-1", "redirect_uri": "https://app.example.com/b"},
         "misconfigured", ("securityCheckFailed",), "signIn"),
        ("wrong code verifier", code, {"code": "fresh-2", "code_verifier": "w" * 43}, "securityCheckFailed",
         ("flowExpired",), "signIn"),
        ("no code verifier", code, {"code": "fresh-3", "code_verifier": None}, "invalidRequest",
         ("securityCheckFailed",), "signIn"),
        ("wrong password", password, {"password": "wrong"}, "invalidCredentials", (), "signIn"),
        ("unknown user", password, {"username": "nobody"}, "invalidCredentials", (), "signIn"),
        ("account is switched off", password, {"username": "jun"}, "userDisabled", ("invalidCredentials",), "signIn"),
        ("no password", password, {"password": None}, "missingField", ("invalidRequest",), "signIn"),
        ("password grant, unknown scope", password, {"scope": "fly"}, "invalidRequest", ("misconfigured",), "signIn"),
        ("unknown refresh token", refresh, {"refresh_token": "unknown"}, "sessionExpired", (), "refresh"),
        ("revoked refresh token", refresh, {"refresh_token": "revoked"}, "sessionExpired", (), "refresh"),
        ("no refresh token", refresh, {}, "invalidRequest", ("notSignedIn",), "refresh"),
        ("device: person has not answered yet", device, {"device_code": "waiting"}, "authorizationPending", (),
         "signIn"),
        ("device: code too old", device, {"device_code": "late"}, "flowExpired", ("verificationCodeExpired",),
         "signIn"),
        ("device: person refused", device, {"device_code": "denied"}, "consentDenied", (), "signIn"),
        ("device: unknown code", device, {"device_code": "unknown"}, "flowExpired", ("invalidRequest",), "signIn"),
    ]:
        form = {name: value for name, value in {**form, **changes}.items() if value is not None}
        field = "password" if provoked == "no password" else None
        record("token: " + provoked, Client().post("/o/token/", form), kind, also, flow, field)
    record("revoke: no token", Client().post("/o/revoke_token/", {"client_id": "app", "client_secret": "secret"}),
           "invalidRequest", ())
    record("resource: no token", Client().get("/me"), "notSignedIn", ("permissionDenied",))
    record("resource: a token without the scope", Client().get("/me", headers={"authorization": "Bearer narrow"}),
           "permissionDenied", ("consentRequired",))
    record("REST: expired token", Client().get("/rest/me", headers={"authorization": "Bearer old"}), "sessionExpired",
           ("notSignedIn",))
    record("device: unknown client", Client().post("/o/device-authorization/", "client_id=nobody",
                                                   "application/x-www-form-urlencoded"), "misconfigured", (), "signIn")
    record("device: the body is of another type", Client().post("/o/device-authorization/", {"client_id": "tv"}),
           "invalidRequest", (), "signIn")
    record("page: device: an old code", browser.post("/o/device/", {"user_code": "LATE"}), "verificationCodeExpired",
           ("flowExpired",), "signIn", "code")
    record("OpenID: profile without a token", Client().get("/o/userinfo/"), "notSignedIn", ("sessionExpired",))
    record("OpenID: sign-out with a forged ID token", browser.get("/o/logout/", {"id_token_hint": "abc"}),
           "signOutIncomplete", ("invalidRequest", "securityCheckFailed"))
    record("OpenID: sign-out to an address that is not registered", browser.get("/o/logout/", {
        "client_id": "app", "post_logout_redirect_uri": "https://evil.example.com"}), "misconfigured",
        ("signOutIncomplete", "invalidRequest"))
    return browser


if __name__ == "__main__":
    recorder = Recorder("django-oauth-toolkit", "oauth", ["django-oauth-toolkit", "Django", "oauthlib"], [
        (r'(csrfmiddlewaretoken\\?" value=\\?")\w+', r"\1token")])

    def record(provoked, answer, kind, also, flow=None, field=None):
        assert answer.status_code >= 300 or provoked.startswith("page: "), (provoked, answer.content)
        label = {"kind": kind, "also": also, "flow": flow, "field": field}
        if answer.status_code == 302:  # what reaches the app is the address that the browser opens
            recorder.printed(provoked, answer.headers["Location"], "url", **label)
        else:
            recorder.answer(provoked, answer.status_code, answer.headers, answer.content, **label)

    browser = provoke(record, database())
    for provoked, action, also in [
            ("OpenID: sign-out of an unknown client", lambda: browser.get("/o/logout/", {"client_id": "nobody"}),
             ("signOutIncomplete", "invalidRequest")),
            ("set-up: no key of OpenID Connect", lambda: models.Application(algorithm="RS256").jwk_key, ())]:
        recorder.raised(provoked, provoked_by(action), kind="misconfigured", also=also)
    recorder.save()
