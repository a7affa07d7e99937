"""Django sign-up by others' apps: django-registration, invitations, and captchas of Google, hCaptcha and Cloudflare."""

import urllib.request
from unittest import mock

from django_site import PASSWORD, client, keep, start
from local_server import REPLACING, refused, serving, slow
from recording import Recorder, provoked_by

FORM = "<form method='post'>{% csrf_token %}{{ form }}<button>OK</button></form>"
mina = start(["django_registration", "invitations", "django_recaptcha", "hcaptcha", "turnstile"],
             templates={"django_registration/activation_form.html": FORM, "sent.html": "{{ messages }}"},
             ACCOUNT_ACTIVATION_DAYS=7, REGISTRATION_SALT="registration", INVITATIONS_ALLOW_JSON_INVITES=True,
             INVITATIONS_GONE_ON_ACCEPT_ERROR=False, INVITATIONS_LOGIN_REDIRECT="/messages/",
             INVITATIONS_SIGNUP_REDIRECT="/messages/", INVITATIONS_CONFIRMATION_URL_NAME="invitations:accept-invite",
             RECAPTCHA_PUBLIC_KEY="key", RECAPTCHA_PRIVATE_KEY="secret", HCAPTCHA_SECRET="secret", HCAPTCHA_TIMEOUT=1,
             TURNSTILE_SECRET="secret", TURNSTILE_TIMEOUT=1, RECAPTCHA_VERIFY_REQUEST_TIMEOUT=1,
             SILENCED_SYSTEM_CHECKS=["django_recaptcha.recaptcha_test_key_error"])

from django import forms  # noqa: E402
from django.contrib.messages import get_messages  # noqa: E402
from django.core import signing  # noqa: E402
from django.http import HttpResponse  # noqa: E402
from django.urls import include, path  # noqa: E402
from django.utils import timezone  # noqa: E402
from django_recaptcha.fields import ReCaptchaField  # noqa: E402
from django_recaptcha.widgets import ReCaptchaV3  # noqa: E402
from django_registration.backends.activation.forms import ActivationForm  # noqa: E402
from django_registration.backends.activation.views import ActivationView  # noqa: E402
from django_registration.forms import RegistrationFormTermsOfService, RegistrationFormUniqueEmail  # noqa: E402
from hcaptcha.fields import hCaptchaField  # noqa: E402
from invitations.forms import InviteForm  # noqa: E402
from invitations.models import Invitation  # noqa: E402
from turnstile.fields import TurnstileField  # noqa: E402

urlpatterns = [path("invitations/", include("invitations.urls")), path("accounts/", include(
    "django_registration.backends.activation.urls")),
    path("messages/", lambda request: HttpResponse("\n".join(str(message) for message in get_messages(request))))]
recorder = Recorder("django-sign-up", "django", ["Django", "django-registration", "django-invitations",
                                                 "django-recaptcha", "django-hCaptcha", "django-turnstile"], [
    *REPLACING, (r"Imhvbmci:[\w:-]+", "Imhvbmci:1xAbCd:x0"),
    (r'name="csrfmiddlewaretoken" value="\w+"', 'name="csrfmiddlewaretoken" value="token"')])


def record(provoked, form, **label):
    """A form's errors, as an app hands them to its page or to its client."""
    assert not form.is_valid(), provoked
    recorder.printed(provoked, form.errors.as_json(), form="json", **label)
    recorder.records[-1]["forms"]["text"] = recorder.stable(form.errors.as_text())


# django-registration's own checks; Django's are recorded with its forms
class SignUp(RegistrationFormUniqueEmail, RegistrationFormTermsOfService):
    pass


NEW = {"username": "hong", "email": "hong@example.com", "password1": PASSWORD, "password2": PASSWORD, "tos": "on"}
UP = {"flow": "signUp"}
for provoked, changed, label in [
    ("a reserved user name", {"username": "admin"}, dict(kind="valueNotAllowed", field="username")),
    ("a user name of mixed scripts", {"username": "pаypal"}, dict(
        kind="valueNotAllowed", also=["invalidFormat"], field="username")),
    ("a user name that differs by case alone", {"username": "MINA"}, dict(kind="accountAlreadyExists",
                                                                       field="username")),
    ("a taken e-mail", {"email": "Mina@example.com"}, dict(kind="emailAlreadyInUse", field="email")),
    ("an e-mail of mixed scripts", {"email": "hong@exаmple.com"}, dict(
        kind="invalidEmail", also=["emailNotAccepted"], field="email")),
    ("a malformed e-mail", {"email": "hong"}, dict(kind="invalidEmail", field="email")),
    ("terms not accepted", {"tos": ""}, dict(kind="consentRequired", also=["missingField"])),
    ("passwords differ", {"password2": "other horse 9"}, dict(kind="fieldMismatch", field="passwordConfirmation")),
    ("a common password", {"password1": "password1", "password2": "password1"}, dict(kind="weakPassword",
                                                                                  field="password")),
    ("no password", {"password1": "", "password2": ""}, dict(kind="missingField", field="password")),
]:
    record(f"registration: {provoked}", SignUp({**NEW, **changed}), **UP, **label)


def key(name, age=0):
    with mock.patch("time.time", return_value=timezone.now().timestamp() - age):
        return signing.dumps(name, salt="registration")


VERIFY = {"flow": "verify"}
GONE = {"kind": "actionLinkInvalid", **VERIFY}
record("registration: an old activation key", ActivationForm({"activation_key": key("hong", 30 * 86400)}), **GONE)
record("registration: a forged activation key", ActivationForm({"activation_key": key("hong")[:-2]}), **GONE)
record("registration: no activation key", ActivationForm({}), kind="actionLinkInvalid", also=["missingField"], **VERIFY)
web = client()
keep(recorder, "registration: a page, an old activation key",
     web.post("/accounts/activate/", {"activation_key": key("hong", 30 * 86400)}), **GONE)
recorder.raised("registration: activated already", provoked_by(ActivationView().get_user, "mina"),
                kind="alreadyVerified", also=["actionLinkInvalid"], **VERIFY)
recorder.raised("registration: the account is gone", provoked_by(ActivationView().get_user, "gone"), **GONE)
with mock.patch.object(ActivationView, "get_success_url"), mock.patch("django.conf.settings.REGISTRATION_OPEN", False,
                                                                     create=True):
    keep(recorder, "registration: sign-up is closed", web.get("/accounts/register/"), kind="signUpDisabled", **UP)

# django-invitations
open_, accepted, old = (Invitation.create(f"{name}@example.com", inviter=mina) for name in ("open", "done", "old"))
Invitation.objects.update(sent=timezone.now())
Invitation.objects.filter(pk=old.pk).update(sent=timezone.now() - timezone.timedelta(days=30))
Invitation.objects.filter(pk=accepted.pk).update(accepted=True)
INVITED = {"kind": "alreadyInvited", "field": "email"}
for provoked, mail, label in [
    ("invited already", "open@example.com", INVITED), ("accepted already", "done@example.com", INVITED),
    ("a member already", "mina@example.com", {"kind": "alreadyInvited", "also": ["emailAlreadyInUse"],
                                              "field": "email"}),
    ("a malformed e-mail", "hong", {"kind": "invalidEmail", "field": "email"}),
]:
    record(f"invitations: {provoked}", InviteForm({"email": mail}), **label)
inviting = client()
inviting.force_login(mina)
for provoked, mail, label in [
    ("invited already", "open@example.com", INVITED), ("accepted already", "done@example.com", INVITED),
    ("a malformed e-mail", "hong", {"kind": "invalidEmail", "field": "email"}),
]:
    keep(recorder, f"invitations: JSON, {provoked}", inviting.post(
        "/invitations/send-json-invite/", [mail], content_type="application/json"), **label)
for provoked, invitation in [("an unknown invitation", "0" * 64), ("an accepted invitation", accepted.key),
                             ("an old invitation", old.key)]:
    answer = client().get(f"/invitations/accept-invite/{invitation}", follow=True)
    recorder.printed(f"invitations: {provoked}", answer.content.decode().strip(), kind="invitationInvalid", **UP)

# Captchas: what the page says, and what is not caught. The services' bodies are written after their documentation.
FIELDS = {"recaptcha": ReCaptchaField, "hcaptcha": hCaptchaField, "turnstile": TurnstileField}
Captchas = {name: type("Protected", (forms.Form,), {"captcha": field()}) for name, field in FIELDS.items()}
Captchas["recaptcha v3"] = type("Protected", (forms.Form,), {"captcha": ReCaptchaField(widget=ReCaptchaV3(
    required_score=0.5))})
INPUTS = {"recaptcha": "g-recaptcha-response", "recaptcha v3": "captcha", "hcaptcha": "h-captcha-response",
          "turnstile": "cf-turnstile-response"}


def ask(name, url, token="token"):
    """Checks a form whose captcha's service answers at `url`."""
    def to_us(address, *arguments, **named):
        return urllib.request.Request(url + "/siteverify", *arguments, **named)
    with mock.patch("django_recaptcha.client.Request", lambda url, **named: to_us(None, **named)), \
            mock.patch("hcaptcha.fields.Request", to_us), mock.patch("turnstile.fields.Request", to_us):
        form = Captchas[name]({INPUTS[name]: token} if token else {})
        form.is_valid()
        return form


CAPTCHA = {"flow": "signUp", "provider": "captcha"}
for name in FIELDS:
    record(f"{name}: not solved", ask(name, refused(), None), kind="captchaFailed", also=["missingField"], **CAPTCHA)
    with serving(200, {"success": False, "error-codes": ["timeout-or-duplicate"]}) as server:
        record(f"{name}: a token that was used", ask(name, server.url), kind="captchaFailed", **CAPTCHA)
    error = provoked_by(ask, name, refused())
    recorder.raised(f"{name}: the service refuses connections", error, kind="providerUnavailable",
                    also=["networkUnavailable", "captchaFailed"], **CAPTCHA)
with serving(200, {"success": True, "score": 0.1, "action": "signup", "hostname": "app.example"}) as server:
    record("recaptcha v3: taken for a robot", ask("recaptcha v3", server.url), kind="captchaFailed", **CAPTCHA)
with serving(503, "Service Unavailable") as server:
    record("hcaptcha: the service answers 503", ask("hcaptcha", server.url), kind="captchaFailed",
           also=["providerUnavailable"], **CAPTCHA)
with slow() as server:
    recorder.raised("turnstile: the service does not answer in time", provoked_by(ask, "turnstile", server.url),
                    kind="timedOut", also=["captchaFailed"], **CAPTCHA)
with serving(200, "<html>") as server:
    recorder.raised("recaptcha: a page instead of JSON", provoked_by(ask, "recaptcha", server.url),
                    kind="invalidProviderResponse", also=["captchaFailed"], **CAPTCHA)
recorder.save()
