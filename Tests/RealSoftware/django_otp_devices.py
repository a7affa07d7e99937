"""Django with django-otp and django-two-factor-auth: codes of an app, by mail and from a list; set-up; throttling."""

import django_site
from recording import Recorder

NEXT = "django_otp.plugins.otp_"
mina = django_site.start(
    apps=["django_otp", NEXT + "totp", NEXT + "static", NEXT + "email", NEXT + "hotp", "two_factor"],
    middleware=["django_otp.middleware.OTPMiddleware"], LOGIN_URL="two_factor:login",
    OTP_EMAIL_TOKEN_VALIDITY=60, OTP_EMAIL_COOLDOWN_DURATION=60)

from django.test import RequestFactory  # noqa: E402
from django.urls import include, path  # noqa: E402
from django.utils import timezone  # noqa: E402
from django_otp.forms import OTPAuthenticationForm, OTPTokenForm  # noqa: E402
from django_otp.plugins.otp_email.models import EmailDevice  # noqa: E402
from django_otp.plugins.otp_static.models import StaticDevice  # noqa: E402
from django_otp.plugins.otp_totp.models import TOTPDevice  # noqa: E402
from django_site import PASSWORD, keep  # noqa: E402
from two_factor.forms import TOTPDeviceForm  # noqa: E402
from two_factor.urls import urlpatterns as two_factor  # noqa: E402

urlpatterns = [path("", include(two_factor))]
CODE = {"flow": "signIn", "field": "code"}


def device(model, **fields):
    model.objects.all().delete()
    return model.objects.create(user=mina, confirmed=True, name="phone", **fields)


def token_form(chosen, token="123456", **more):
    data = {"otp_device": chosen.persistent_id, "otp_token": token, **more}
    form = OTPTokenForm(mina, RequestFactory().post("/"), data)
    assert not form.is_valid()
    return form


def sign_in_form(password=PASSWORD, **data):
    form = OTPAuthenticationForm(RequestFactory().post("/"), {"username": "mina", "password": password, **data})
    assert not form.is_valid()
    return form


def record(recorder, provoked, form, **label):
    """A form's errors, as an app hands them to its page."""
    recorder.printed(provoked, form.errors.as_json(), form="json", **label)
    recorder.records[-1]["forms"]["text"] = recorder.stable(form.errors.as_text())


def throttled():
    return device(TOTPDevice, throttling_failure_count=7, throttling_failure_timestamp=timezone.now())


recorder = Recorder("django-otp", "django", ["Django", "django-otp", "django-two-factor-auth"], [
    (r"\b\d+(\xa0|\\\\u00a0)(minute|second)s?", r"59\1seconds")])

record(recorder, "a wrong code of an app", token_form(device(TOTPDevice)), kind="invalidVerificationCode", **CODE)
record(recorder, "no code", token_form(device(TOTPDevice), ""), kind="missingField",
       also=["mfaRequired"], **CODE)
record(recorder, "too many wrong codes", token_form(throttled()), kind="tooManyAttempts", flow="signIn")
record(recorder, "a wrong code of a list", token_form(device(StaticDevice)), kind="invalidVerificationCode", **CODE)
mailed = device(EmailDevice, email="mina@example.com")
record(recorder, "a mail with a code was sent", token_form(mailed, "", otp_challenge="1"), kind="checkInbox",
       also=["mfaRequired", "none"], flow="signIn")
record(recorder, "another mail a moment later", token_form(mailed, "", otp_challenge="1"), kind="tooManyAttempts",
       flow="signIn")
mailed.refresh_from_db()
record(recorder, "a wrong code of a mail", token_form(mailed), kind="invalidVerificationCode", **CODE)
mailed.refresh_from_db()
late, mailed.valid_until = mailed.token, timezone.now() - timezone.timedelta(seconds=1)
mailed.throttle_reset(commit=False)
mailed.save()
record(recorder, "an expired code of a mail", token_form(mailed, late), kind="verificationCodeExpired",
       also=["invalidVerificationCode"], **CODE)
record(recorder, "a challenge of a device that has none", token_form(device(TOTPDevice), "", otp_challenge="1"),
       kind="mfaNotAvailable", also=["invalidRequest"], flow="signIn")
record(recorder, "a device of another person", token_form(device(TOTPDevice), otp_device="x/1"),
       kind="mfaFactorNotFound", also=["invalidVerificationCode", "invalidField"], flow="signIn")
TOTPDevice.objects.all().delete()
EmailDevice.objects.all().delete()
StaticDevice.objects.all().delete()
record(recorder, "a code of a person without a device", sign_in_form(otp_token="123456"), kind="mfaFactorNotFound",
       also=["invalidVerificationCode", "mfaEnrollmentRequired"], **CODE)
record(recorder, "a wrong password", sign_in_form("wrong"), kind="invalidCredentials", flow="signIn")
app = device(TOTPDevice)
record(recorder, "the right password without a code", sign_in_form(), kind="mfaRequired",
       also=["missingField"], flow="signIn")
record(recorder, "the right password and a wrong code", sign_in_form(otp_token="123456", otp_device=app.persistent_id),
       kind="invalidVerificationCode", **CODE)

# django-two-factor-auth
form = TOTPDeviceForm("0" * 40, mina, data={"token": "1"})
record(recorder, "setting up an app: a wrong code", form, kind="invalidVerificationCode", field="code", flow="verify")
form = TOTPDeviceForm("0" * 40, mina, data={"token": ""})
record(recorder, "setting up an app: no code", form, kind="missingField", field="code", flow="verify")
TOTPDevice.objects.all().delete()
EmailDevice.objects.all().delete()
user = django_site.client()
user.force_login(mina)
answer = django_site.client().get("/account/two_factor/setup/")
keep(recorder, "a set-up without a session", answer, kind="notSignedIn")
answer = user.get("/account/two_factor/backup/tokens/")
keep(recorder, "codes for emergencies without a second factor", answer, kind="mfaEnrollmentRequired",
     also=["permissionDenied"])
recorder.save()
