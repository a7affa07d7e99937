"""SDKs of Vonage, Plivo, SendGrid, GitLab and X against a stand-in that answers as the services do.

The stand-in's bodies are written after the services' documentation; the record is what the SDKs make of them. Tweepy
needs an older oauthlib than other packages, so these have an environment of their own.
"""

import contextlib
import logging
import os

import gitlab
import plivo
import sendgrid
import tweepy
import vonage
from vonage_http_client import HttpClientOptions
from vonage_sms import SmsMessage
from vonage_verify import SmsChannel, VerifyRequest

from local_server import REPLACING, SERVER_ERROR, UNAVAILABLE, hanging_up, refused, secure, serving, slow
from recording import Recorder, provoked_by

logging.disable(logging.CRITICAL)
recorder = Recorder("messaging-sdks", "any", ["vonage", "plivo", "sendgrid", "python-gitlab", "tweepy", "requests"],
                    REPLACING)
NUMBER = "821012345678"


def host(url):
    return url.split("//")[1]


# Vonage
def with_vonage(url):
    options = HttpClientOptions(api_host=host(url), rest_host=host(url), timeout=1, max_retries=0)
    return vonage.Vonage(vonage.Auth(api_key="key", api_secret="secret"), options)


def send_code(url, to=NUMBER):
    with_vonage(url).verify.start_verification(VerifyRequest(brand="Shop", workflow=[SmsChannel(to=to)]))


def check_code(url):
    with_vonage(url).verify.check_code("c11236f4-00bf-4b89-84ba-88b25df97315", "123456")


def send_text(url):
    with_vonage(url).sms.send(SmsMessage(to=NUMBER, from_="Shop", text="Your code is 123456"))


@contextlib.contextmanager
def trusted(status, body, headers=()):
    """A server with TLS whose certificate `requests` trusts."""
    with secure(lambda request: (status, dict(headers), body)) as (server, certificate):
        os.environ["REQUESTS_CA_BUNDLE"] = certificate
        try:
            yield server
        finally:
            del os.environ["REQUESTS_CA_BUNDLE"]


def problem(title, detail, **more):
    return {"type": "https://developer.vonage.com/api-errors", "title": title, "detail": detail,
            "instance": "bf0ca0bf927b3b52e3cb03217e1a1ddf", **more}


def text_refused(status, message):
    return {"message-count": "1", "messages": [{"status": status, "error-text": message}]}


CODE = {"flow": "verify"}
for provoked, action, status, body, label in [
    ("wrong keys of the app", send_code, 401, problem("Unauthorized", "You did not provide correct credentials."),
     {"kind": "misconfigured"}),
    ("a malformed number", send_code, 422, problem(
        "Invalid params", "The value of one or more parameters is invalid", invalid_parameters=[
            {"name": "workflow[0].to", "reason": "`to` Phone number is invalid"}]),
     {"kind": "invalidPhoneNumber", "field": "phoneNumber"}),
    ("no money", send_code, 402, problem(
        "Low balance", "This request could not be performed due to your account balance being low."),
     {"kind": "quotaExceeded", "also": ["misconfigured"]}),
    ("a code that is under way", send_code, 409, problem(
        "Conflict", "Concurrent verifications to the same number are not allowed."),
     {"kind": "operationInProgress", "also": ["conflict", "tooManyAttempts"]}),
    ("too many requests", send_code, 429, problem("Rate Limit Hit", "Please wait, then retry your request"),
     {"kind": "tooManyAttempts", "also": ["quotaExceeded"]}),
    ("the service fails", send_code, 500, problem(
        "Server error", "An error occurred. Please try again. If the error persists, contact support"),
     {"kind": "providerUnavailable", "also": ["internalError", "tryAgain"]}),
    ("a wrong code", check_code, 400, problem(
        "Invalid Code", "The code you provided does not match the expected value."),
     {"kind": "invalidVerificationCode", "field": "code"}),
    ("wrong codes too often", check_code, 410, problem(
        "Invalid Code", "An incorrect code has been provided too many times. Workflow terminated."),
     {"kind": "verificationCodeUsedUp", "field": "code"}),
    ("a request that is over", check_code, 404, problem(
        "Not Found", "Request c11236f4-00bf-4b89-84ba-88b25df97315 was not found or it has been verified already."),
     {"kind": "verificationCodeExpired", "also": ["flowExpired", "alreadyVerified"]}),
    ("SMS: a number without a route", send_text, 200, text_refused("6", "Unroutable message - rejected"),
     {"kind": "phoneCountryNotSupported", "also": ["deliveryFailed"]}),
    ("SMS: a number that is barred", send_text, 200, text_refused("7", "Number barred"),
     {"kind": "deliveryFailed", "also": ["phoneCountryNotSupported", "messagesOptedOut"]}),
    ("SMS: no money", send_text, 200, text_refused("9", "Partner quota exceeded"),
     {"kind": "quotaExceeded", "also": ["misconfigured"]}),
    ("SMS: wrong keys of the app", send_text, 200, text_refused("4", "Invalid Credentials"),
     {"kind": "misconfigured"}),
    ("SMS: too many requests", send_text, 200, text_refused("1", "Throughput Rate Exceeded"),
     {"kind": "tooManyAttempts", "also": ["quotaExceeded"]}),
]:
    with trusted(status, body) as server:
        recorder.raised(f"vonage: {provoked}", provoked_by(action, server.url), **CODE, **label)
recorder.raised("vonage: a number with its zero", provoked_by(send_code, refused(), "01012345678"),
                kind="invalidPhoneNumber", field="phoneNumber", **CODE)
recorder.raised("vonage: the service refuses connections", provoked_by(send_code, refused()),
                kind="providerUnavailable", also=["networkUnavailable"], **CODE)
with secure(lambda request: (200, {}, {})) as (server, _):
    recorder.raised("vonage: a certificate that no authority signed", provoked_by(send_code, server.url),
                    kind="secureConnectionFailed", **CODE)


# Plivo
def with_plivo(url, **keys):
    client = plivo.RestClient(**{"auth_id": "MA" + "X" * 18, "auth_token": "secret", "timeout": 1, **keys})
    plivo.rest.client.PLIVO_API_BASE_URI = url + "/v1/Account"
    client.messages.create(src="15551234567", dst="+821012345678", text="Your code is 123456")


for provoked, status, body, label in [
    ("wrong keys of the app", 401, "Could not verify your access level for that URL.", {"kind": "misconfigured"}),
    ("a malformed number", 400, {"api_id": "a", "error": "821012 is not a valid phone number"},
     {"kind": "invalidPhoneNumber", "field": "phoneNumber"}),
    ("a country that is off", 403, {"api_id": "a", "error": "SMS to this country is not enabled. Enable it in "
                                    "Geo Permissions."},
     {"kind": "phoneCountryNotSupported", "also": ["misconfigured", "permissionDenied"]}),
    ("the service fails", 500, SERVER_ERROR, {"kind": "providerUnavailable", "also": ["internalError"]}),
]:
    with serving(status, body) as server:
        recorder.raised(f"plivo: {provoked}", provoked_by(with_plivo, server.url), **CODE, **label)
recorder.raised("plivo: no keys of the app", provoked_by(plivo.RestClient), kind="misconfigured", **CODE)
with slow() as server:
    recorder.raised("plivo: no answer in time", provoked_by(with_plivo, server.url), kind="timedOut", **CODE)


# SendGrid: its exception names the status only; apps log it with the body.
def with_sendgrid(url):
    sendgrid.SendGridAPIClient("SG.key", host=url).client.mail.send.post(request_body={
        "personalizations": [{"to": [{"email": "mina@example.com"}]}], "from": {"email": "shop@example.com"},
        "subject": "Your code", "content": [{"type": "text/plain", "value": "123456"}]})


def said(message, field=None):
    return {"errors": [{"message": message, "field": field, "help": None}]}


for provoked, status, body, label in [
    ("a wrong key of the app", 401, said("The provided authorization grant is invalid, expired, or revoked"),
     {"kind": "misconfigured"}),
    ("a sender that is not verified", 403, said(
        "The from address does not match a verified Sender Identity. Mail cannot be sent until this error is "
        "resolved.", "from"), {"kind": "misconfigured", "also": ["deliveryFailed", "permissionDenied"]}),
    ("a malformed recipient", 400, said("Does not contain a valid address.", "personalizations.0.to.0.email"),
     {"kind": "invalidEmail", "also": ["deliveryFailed"], "field": "email"}),
    ("no mails left", 401, said("Maximum credits exceeded"), {"kind": "quotaExceeded", "also": ["misconfigured"]}),
    ("too many requests", 429, said("too many requests"), {"kind": "tooManyAttempts", "also": ["quotaExceeded"]}),
    ("the service is down", 503, UNAVAILABLE, {"kind": "providerUnavailable", "also": ["underMaintenance"]}),
]:
    with serving(status, body) as server:
        error = provoked_by(with_sendgrid, server.url)
        recorder.printed(f"sendgrid: {provoked}", f"{error} {error.body.decode()}", **CODE, **label)
recorder.raised("sendgrid: the service refuses connections", provoked_by(with_sendgrid, refused()),
                kind="providerUnavailable", also=["networkUnavailable"], **CODE)


# GitLab: sign-in with its token, and people that an administrator's app makes
def with_gitlab(url):
    gitlab.Gitlab(url, oauth_token="old", timeout=1).auth()


def make_person(url):
    gitlab.Gitlab(url, private_token="token", timeout=1).users.create({
        "email": "hong@example.com", "username": "hong", "name": "Hong", "password": "short"})


IN, UP = ({"flow": flow, "provider": "oauth"} for flow in ("signIn", "signUp"))
for provoked, action, status, body, label in [
    ("a token that was revoked", with_gitlab, 401, {"error": "invalid_token", "error_description":
     "Token was revoked. You have to re-authorize from the user."}, {"kind": "sessionExpired", **IN}),
    ("a wrong token", with_gitlab, 401, {"message": "401 Unauthorized"},
     {"kind": "sessionExpired", "also": ["invalidCredentials", "externalSignInRejected"], **IN}),
    ("a blocked account", with_gitlab, 403, {"message": "403 Forbidden - Your account has been blocked."},
     {"kind": "providerAccountRestricted", "also": ["userDisabled"], **IN}),
    ("an expired password", with_gitlab, 403, {"message": "403 Forbidden - Your password expired. Please access "
     "GitLab from a web browser to update your password."},
     {"kind": "passwordResetRequired", "also": ["providerAccountRestricted"], **IN}),
    ("terms that were not accepted", with_gitlab, 403, {"message": "403 Forbidden - You (@mina) must accept the Terms "
     "of Service in order to perform this action. To accept these terms, please access GitLab from a web browser at "
     "https://gitlab.com."}, {"kind": "consentRequired", **IN}),
    ("a scope that the token lacks", with_gitlab, 403, {"error": "insufficient_scope", "error_description":
     "The request requires higher privileges than provided by the access token.", "scope": "api read_user"},
     {"kind": "permissionDenied", "also": ["consentRequired", "misconfigured"], **IN}),
    ("too many requests", with_gitlab, 429, "Retry later\n", {"kind": "tooManyAttempts", **IN}),
    ("maintenance", with_gitlab, 503, "<html><head><title>GitLab is not responding (503)</title></head><body><h1>503"
     "</h1><h3>GitLab is not responding</h3></body></html>", {"kind": "providerUnavailable",
                                                              "also": ["underMaintenance"], **IN}),
    ("a page instead of JSON", with_gitlab, 200, "<html>", {"kind": "invalidProviderResponse", **IN}),
    ("a taken e-mail", make_person, 409, {"message": "Email has already been taken"},
     {"kind": "emailAlreadyInUse", "field": "email", **UP}),
    ("a taken user name", make_person, 409, {"message": "Username has already been taken"},
     {"kind": "accountAlreadyExists", "field": "username", **UP}),
    ("a short password", make_person, 400, {"message": {"password": ["is too short (minimum is 8 characters)"]}},
     {"kind": "weakPassword", "field": "password", "arguments": {"minLength": 8}, **UP}),
    ("a common password", make_person, 400, {"message": {"password": [
        "must not contain commonly used combinations of words and letters"]}},
     {"kind": "weakPassword", "field": "password", **UP}),
    ("a malformed e-mail", make_person, 400, {"message": {"email": ["is invalid"]}},
     {"kind": "invalidEmail", "field": "email", **UP}),
    ("an e-mail that is refused", make_person, 400, {"message": {"email": [
        "is not allowed for sign-up. Please use your regular email address."]}},
     {"kind": "emailNotAccepted", "field": "email", **UP}),
    ("no field of the name", make_person, 400, {"error": "name is missing"},
     {"kind": "missingField", "field": "name", **UP}),
    ("a token without the rights", make_person, 403, {"message": "403 Forbidden"},
     {"kind": "permissionDenied", **UP}),
]:
    with serving(status, body) as server:
        recorder.raised(f"gitlab: {provoked}", provoked_by(action, server.url), **label)
with hanging_up() as server:
    recorder.raised("gitlab: it hangs up", provoked_by(with_gitlab, server.url), kind="networkUnavailable",
                    also=["providerUnavailable"], **IN)


# X
def with_x(url):
    handler = tweepy.OAuth1UserHandler("key", "secret", "token", "secret")
    tweepy.API(handler, host=host(url), timeout=1).verify_credentials()


def start_x(url):
    handler = tweepy.OAuth1UserHandler("key", "secret", callback="https://shop.example/callback")
    handler._get_oauth_url = lambda endpoint: f"{url}/oauth/{endpoint}"
    handler.get_authorization_url()


X = {"flow": "signIn", "provider": "x"}
for provoked, action, status, body, label in [
    ("an old token", with_x, 401, {"errors": [{"code": 89, "message": "Invalid or expired token."}]},
     {"kind": "sessionExpired"}),
    ("wrong keys of the app", with_x, 401, {"errors": [{"code": 32, "message": "Could not authenticate you."}]},
     {"kind": "misconfigured", "also": ["sessionExpired", "invalidCredentials", "externalSignInRejected"]}),
    ("a suspended account", with_x, 403, {"errors": [{"code": 64, "message":
     "Your account is suspended and is not permitted to access this feature."}]},
     {"kind": "providerAccountRestricted"}),
    ("a locked account", with_x, 403, {"errors": [{"code": 326, "message": "To protect our users from spam and other "
     "malicious activity, this account is temporarily locked. Please log in to https://twitter.com to unlock your "
     "account."}]}, {"kind": "providerAccountRestricted", "also": ["accountLocked"]}),
    ("an app without the access", with_x, 403, {"errors": [{"code": 453, "message": "You currently have access to a "
     "subset of X API V2 endpoints and limited v1.1 endpoints (e.g. media post, oauth) only."}]},
     {"kind": "permissionDenied", "also": ["misconfigured"]}),
    ("too many requests", with_x, 429, {"errors": [{"code": 88, "message": "Rate limit exceeded"}]},
     {"kind": "tooManyAttempts", "also": ["quotaExceeded"]}),
    ("over capacity", with_x, 503, {"errors": [{"code": 130, "message": "Over capacity"}]},
     {"kind": "providerUnavailable"}),
    ("a callback that is not registered", start_x, 403, {"errors": [{"code": 415, "message":
     "Callback URL not approved for this client application. Approved callback URLs can be adjusted in your "
     "application settings"}]}, {"kind": "misconfigured"}),
]:
    with trusted(status, body) as server:
        recorder.raised(f"tweepy: {provoked}", provoked_by(action, server.url), **X, **label)
recorder.raised("tweepy: the service refuses connections", provoked_by(with_x, refused()),
                kind="providerUnavailable", also=["networkUnavailable"], **X)
recorder.save()
