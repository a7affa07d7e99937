"""Firebase Admin SDK: ID tokens and session cookies that it refuses, users that a stand-in of the service refuses.

The stand-in answers at the emulator's address with the codes that the SDK knows; certificates come from here too.
"""

import json
import os
import tempfile
import time
from unittest import mock

import firebase_admin
from cryptography.hazmat.primitives.serialization import load_pem_private_key
from firebase_admin import _token_gen, app_check, auth, credentials
from google.auth import crypt, jwt
from jwt.algorithms import RSAAlgorithm

from google_tokens import pair
from local_server import GATEWAY, REPLACING, refused, serving, slow
from recording import Recorder, provoked_by

NOW = int(time.time())
PRIVATE, CERTIFICATE = pair()
ACCOUNT = {"type": "service_account", "project_id": "demo", "client_email": "server@demo.example.com",
           "token_uri": "http://127.0.0.1/token", "private_key": PRIVATE}
CLAIMS = {"iss": "https://securetoken.google.com/demo", "aud": "demo", "sub": "mina", "auth_time": NOW - 60,
          "iat": NOW - 60, "exp": NOW + 3000, "firebase": {}}
COOKIE = {**CLAIMS, "iss": "https://session.firebase.google.com/demo"}


def token(base=CLAIMS, key=PRIVATE, key_id="key-1", header=None, **changes):
    claims = {name: value for name, value in {**base, **changes}.items() if value is not None}
    return jwt.encode(crypt.RSASigner.from_string(key, key_id), claims, header).decode()


def app(name, **options):
    return firebase_admin.initialize_app(credentials.Certificate(ACCOUNT), {"httpTimeout": 0.5, **options}, name)


def verifying(recorder):
    rejected = "securityCheckFailed"
    with serving(200, {"key-1": CERTIFICATE}) as server:
        _token_gen.ID_TOKEN_CERT_URI = _token_gen.COOKIE_CERT_URI = server.url
        demo = app("verifying")
        for provoked, text, kind, also in [
            ("expired ID token", token(exp=NOW - 600), "sessionExpired", ()),
            ("ID token from the future", token(iat=NOW + 600), rejected, ()),
            ("ID token of another project", token(aud="other"), rejected, ("misconfigured",)),
            ("ID token of another issuer", token(iss="https://accounts.google.com"), rejected, ()),
            ("ID token without key id", token(key_id=None), rejected, ("invalidRequest",)),
            ("ID token with another algorithm", token(header={"alg": "HS256"}), rejected, ()),
            ("ID token without subject", token(sub=None), rejected, ()),
            ("ID token with an empty subject", token(sub=""), rejected, ()),
            ("ID token with a subject of 129 characters", token(sub="m" * 129), rejected, ()),
            ("ID token signed with another key", token(key=pair()[0]), rejected, ()),
            ("ID token with a key that was replaced", token(key_id="key-0"), rejected, ("sessionExpired",)),
            ("custom token in place of an ID token", auth.create_custom_token("mina", app=demo), "invalidRequest", ()),
            ("empty ID token", "", "invalidRequest", ("notSignedIn",)),
            ("ID token of one part", "not-a-token", "invalidRequest", (rejected,)),
        ]:
            recorder.raised(provoked, provoked_by(auth.verify_id_token, text, demo), kind=kind, also=also)
        for provoked, text, kind, also in [
            ("expired session cookie", token(COOKIE, exp=NOW - 600), "sessionExpired", ()),
            ("ID token in place of a session cookie", token(), "invalidRequest", (rejected,)),
            ("session cookie of another project", token(COOKIE, aud="other"), rejected, ("misconfigured",)),
            ("empty session cookie", "", "invalidRequest", ("notSignedIn",)),
        ]:
            recorder.raised(provoked, provoked_by(auth.verify_session_cookie, text, app=demo), kind=kind, also=also)
    _token_gen.ID_TOKEN_CERT_URI = refused()
    recorder.raised("certificates: connection refused", provoked_by(auth.verify_id_token, token(), app("refused")),
                    kind="providerUnavailable")
    with serving(502, GATEWAY) as server:
        _token_gen.ID_TOKEN_CERT_URI = server.url
        recorder.raised("certificates: 502", provoked_by(auth.verify_id_token, token(), app("gateway")),
                        kind="providerUnavailable")


def checking(recorder):
    """The account behind a token: revoked, switched off, deleted."""
    unsigned = jwt.encode(crypt.RSASigner.from_string(PRIVATE, None), CLAIMS, {"alg": "none"}).decode()
    unsigned = unsigned.rsplit(".", 1)[0] + "."
    user = {"localId": "mina", "email": "mina@example.com"}
    for provoked, answer, kind, also in [
        ("tokens were revoked", {"users": [{**user, "validSince": str(NOW)}]}, "sessionExpired", ()),
        ("user is switched off", {"users": [{**user, "disabled": True}]}, "userDisabled", ()),
        ("user was deleted", {"users": []}, "sessionExpired", ("invalidCredentials",)),
    ]:
        with serving(200, answer) as server:
            os.environ["FIREBASE_AUTH_EMULATOR_HOST"] = server.url.removeprefix("http://")
            error = provoked_by(auth.verify_id_token, unsigned, app(provoked), check_revoked=True)
            recorder.raised("checking an ID token: " + provoked, error, kind=kind, also=also)


def calls(recorder):
    """What the service refuses, and what the SDK refuses before it asks."""
    def call(url, action):
        os.environ["FIREBASE_AUTH_EMULATOR_HOST"] = url.removeprefix("http://")
        return provoked_by(action, app(url))

    mina = {"email": "mina@example.com", "password": "a long enough one"}
    reset = lambda app: auth.generate_password_reset_link("mina@example.com", app=app)
    create = lambda app: auth.create_user(app=app, **mina)
    cookie = lambda app: auth.create_session_cookie("token", 3600, app)
    verify = lambda app: auth.generate_email_verification_link("mina@example.com", app=app)
    for code, action, kind, also, flow, field in [
        ("EMAIL_EXISTS", create, "emailAlreadyInUse", (), "signUp", "email"),
        ("PHONE_NUMBER_EXISTS", create, "phoneNumberAlreadyInUse", (), "signUp", "phoneNumber"),
        ("DUPLICATE_LOCAL_ID", create, "accountAlreadyExists", (), "signUp", None),
        ("EMAIL_NOT_FOUND", reset, "invalidCredentials", (), "recover", None),
        ("USER_NOT_FOUND", lambda app: auth.update_user("mina", display_name="Mina", app=app), "invalidCredentials",
         ("sessionExpired",), "change", None),
        ("INVALID_ID_TOKEN", cookie, "sessionExpired", ("securityCheckFailed",), None, None),
        ("INSUFFICIENT_PERMISSION", create, "permissionDenied", ("misconfigured",), "signUp", None),
        ("CONFIGURATION_NOT_FOUND", lambda app: auth.get_oidc_provider_config("oidc.acme", app), "misconfigured", (),
         None, None),
        ("TENANT_NOT_FOUND", verify, "misconfigured", (), "verify", None),
        ("INVALID_DYNAMIC_LINK_DOMAIN: The domain is not allowed.", verify, "misconfigured", (), "verify", None),
        ("INVALID_HOSTING_LINK_DOMAIN", verify, "misconfigured", (), "verify", None),
        ("TOO_MANY_ATTEMPTS_TRY_LATER", verify, "tooManyAttempts", (), "verify", None),
        ("RESET_PASSWORD_EXCEED_LIMIT", reset, "tooManyAttempts", ("quotaExceeded",), "recover", None),
    ]:
        with serving(400, {"error": {"code": 400, "message": code}}) as server:
            recorder.raised(f"the service answers {code}", call(server.url, action), kind=kind, also=also, flow=flow,
                            field=field)
    for provoked, status, body, kind in [
        ("502 and a page", 502, GATEWAY, "providerUnavailable"),
        ("500 and no JSON", 500, "Internal Server Error", "providerUnavailable"),
        ("200 and a page", 200, "<html>", "invalidProviderResponse"),
        ("200 and nothing about the user", 200, {}, "invalidProviderResponse"),
        ("429 without a code", 429, "Too Many Requests", "tooManyAttempts"),
    ]:
        with serving(status, body) as server:
            recorder.raised("service: " + provoked, call(server.url, create), kind=kind, flow="signUp",
                            also=["quotaExceeded"] if status == 429 else ())
    recorder.raised("service: connection refused", call(refused(), create), kind="providerUnavailable", flow="signUp")
    with slow() as server:
        recorder.raised("service: no answer in time", call(server.url, create), kind="timedOut", flow="signUp")

    demo = app("local checks")
    for provoked, fields, kind, field, arguments in [
        ("address that is none", {"email": "not-an-email"}, "invalidEmail", "email", None),
        ("password of five characters", {"password": "short"}, "weakPassword", "password", {"minLength": 6}),
        ("phone number without country", {"phone_number": "010-1234-5678"}, "invalidPhoneNumber", "phoneNumber", None),
        ("name that is a number", {"display_name": 7}, "invalidField", "name", None),
        ("picture that is no URL", {"photo_url": "picture"}, "invalidField", None, None),
        ("user id of 129 characters", {"uid": "m" * 129}, "invalidField", "username", {"maxLength": 128}),
        ("unknown field", {"nickname": "mina"}, "invalidRequest", None, None),
    ]:
        error = provoked_by(auth.create_user, app=demo, **fields)
        recorder.raised("create_user: " + provoked, error, kind=kind, flow="signUp", field=field, arguments=arguments)
    for provoked, action, kind in [
        ("session cookie for one minute", lambda: auth.create_session_cookie("token", 60, demo), "invalidRequest"),
        ("session cookie for a year", lambda: auth.create_session_cookie("token", 31536000, demo), "invalidRequest"),
        ("reserved claim in a custom token", lambda: auth.create_custom_token("mina", {"aud": "x"}, demo),
         "invalidRequest"),
        ("custom claims that are too long", lambda: auth.set_custom_user_claims("mina", {"a": "x" * 1001}, demo),
         "invalidRequest"),
        ("no such app", lambda: firebase_admin.get_app("missing"), "misconfigured"),
        ("service account without a key", lambda: credentials.Certificate(
            {"type": "service_account", "token_uri": "http://127.0.0.1"}),
         "misconfigured"),
    ]:
        recorder.raised(provoked, provoked_by(action), kind=kind)


def app_checks(recorder):
    public = load_pem_private_key(PRIVATE.encode(), None).public_key()
    claims = {"iss": "https://firebaseappcheck.googleapis.com/123", "aud": ["projects/123", "projects/demo"],
              "sub": "1:123:web:abc", "iat": NOW - 4200, "exp": NOW - 600}
    with serving(200, {"keys": [{**RSAAlgorithm.to_jwk(public, as_dict=True), "kid": "key-1", "alg": "RS256"}]}
                 ) as server, mock.patch.object(app_check._AppCheckService, "_JWKS_URL", server.url):
        demo = app("app check")
        for provoked, text, also in [("an expired token", token(claims), ()),
                                     ("a token that is none", "forged", ("securityCheckFailed", "invalidRequest"))]:
            recorder.raised("App Check: " + provoked, provoked_by(app_check.verify_token, text, demo),
                            kind="appVerificationFailed", also=also)


def setup(recorder):
    """An app that is set up wrongly, on a machine without credentials."""
    os.environ.pop("FIREBASE_AUTH_EMULATOR_HOST", None)
    account = credentials.Certificate(ACCOUNT)
    recorder.raised("no app at all", provoked_by(auth.verify_id_token, "a.b.c"), kind="misconfigured",
                    also=["internalError"])
    firebase_admin.initialize_app(account)
    recorder.raised("the default app twice", provoked_by(firebase_admin.initialize_app, account),
                    kind="misconfigured", also=["internalError", "conflict"])
    recorder.raised("service account file that there is not", provoked_by(
        credentials.Certificate, "/app/serviceAccountKey.json"), kind="misconfigured")
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file, mock.patch.dict(os.environ, {
            "HOME": "/nowhere", "CLOUDSDK_CONFIG": "/nowhere", "NO_GCE_CHECK": "true"}):
        empty = firebase_admin.initialize_app(name="empty", options={"projectId": "demo"})
        recorder.raised("no credentials of the server anywhere", provoked_by(auth.get_user, "mina", empty),
                        kind="misconfigured")
        json.dump({"type": "authorized_user", "client_id": "a", "client_secret": "b", "refresh_token": "c"}, file)
        file.flush()
        os.environ["GOOGLE_APPLICATION_CREDENTIALS"] = file.name
        person = firebase_admin.initialize_app(name="person")
        recorder.raised("no project of the app", provoked_by(auth.verify_id_token, token(), person),
                        kind="misconfigured")


if __name__ == "__main__":
    recorder = Recorder("firebase-admin-server", "firebase", ["firebase-admin", "google-auth"], REPLACING)
    verifying(recorder)
    checking(recorder)
    calls(recorder)
    app_checks(recorder)
    setup(recorder)
    recorder.save()
