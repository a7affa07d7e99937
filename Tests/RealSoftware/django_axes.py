"""django-axes: accounts and addresses locked after failed sign-ins, as page, JSON and redirect."""

import datetime

from django_site import PASSWORD, client, keep, start
from recording import Recorder, provoked_by

start(["axes", "rest_framework"], ["axes.middleware.AxesMiddleware"], AXES_FAILURE_LIMIT=3,
      AXES_LOCKOUT_PARAMETERS=["username"], AXES_VERBOSE=False,
      AUTHENTICATION_BACKENDS=["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"],
      templates={"registration/login.html": "{{ form }}"})

from axes.utils import reset
from django.contrib.auth import authenticate, urls as auth_urls
from django.test import override_settings
from django.urls import include, path
from rest_framework import serializers, views


class SignIn(views.APIView):
    """The sign-in of an API as it is usually written."""

    def post(self, request):
        if authenticate(request._request, **request.data.dict()) is None:
            raise serializers.ValidationError("Unable to log in with provided credentials.", code="authorization")


urlpatterns = [path("accounts/", include(auth_urls)), path("api/", SignIn.as_view())]
recorder = Recorder("django-axes", "django", ["django-axes", "Django"])
IN, WRONG = {"username": "mina", "password": PASSWORD}, {"username": "mina", "password": "x"}
XHR = {"x-requested-with": "XMLHttpRequest"}
HALF_HOUR = datetime.timedelta(minutes=30)
LOCKED = dict(kind="accountLocked", also=["tooManyAttempts"], flow="signIn")


def locked(provoked, headers=None, url="/accounts/login/", label=LOCKED, **settings):
    reset()
    app = client()
    with override_settings(**settings):
        for _ in range(3):
            answer = app.post(url, WRONG, headers=headers)
        keep(recorder, provoked, answer, **label)
        return app


app = client()
keep(recorder, "first wrong password", app.post("/accounts/login/", WRONG), kind="invalidCredentials", flow="signIn")
app = locked("third wrong password")
keep(recorder, "right password while locked", app.post("/accounts/login/", IN), **LOCKED)
locked("third wrong password, waiting half an hour", AXES_COOLOFF_TIME=HALF_HOUR)
locked("third wrong password by script", XHR)
locked("third wrong password by script, waiting half an hour", XHR, AXES_COOLOFF_TIME=HALF_HOUR,
       label={**LOCKED, "arguments": {"seconds": 1800}})
locked("third wrong password by script, waiting a day", XHR, AXES_COOLOFF_TIME=24,
       label={**LOCKED, "arguments": {"seconds": 86400}})
locked("third wrong password, status 403", AXES_HTTP_RESPONSE_CODE=403)
locked("third wrong password of an address", AXES_LOCKOUT_PARAMETERS=["ip_address"], AXES_COOLOFF_TIME=HALF_HOUR,
       label={**LOCKED, "kind": "tooManyAttempts", "also": ["accountLocked"]})
locked("third wrong password, redirected", AXES_LOCKOUT_URL="/locked/")
locked("third wrong password at an API", url="/api/", AXES_COOLOFF_TIME=HALF_HOUR)
reset()
recorder.raised("sign-in without a request", provoked_by(authenticate, **IN), kind="misconfigured", flow="signIn")
recorder.save()
