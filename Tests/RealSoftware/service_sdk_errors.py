"""SDKs of sign-in services: bodies that stand in the SDKs' own tests, and what the SDKs refuse before they ask."""

import asyncio
import logging
import ssl
import time
import warnings

import aiohttp
import jwt
from descope import DescopeClient
from okta.client import Client as OktaClient
from supabase_auth import SyncGoTrueClient

from local_server import REPLACING, secure, serving
from recording import Recorder, provoked_by
from service_sdks import MAIL, keycloak, with_auth0, with_descope, with_github, with_keycloak, with_workos


def with_okta(url, context=None):
    async def ask():
        client = OktaClient({"orgUrl": url, "token": "t"})
        if not context:
            return (await client.get_user("mina"))[2]
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=context)) as session:
            client.get_request_executor()._http_client.set_session(session)
            return (await client.get_user("mina"))[2]

    error = asyncio.run(ask())
    if error:  # Okta's SDK gives errors back
        raise error if isinstance(error, Exception) else RuntimeError(str(error))


def bodies(recorder):
    """Bodies that stand in the tests of the SDKs."""
    limited = {"documentation_url": "https://developer.github.com/v3/#abuse-rate-limits", "message":
               "You have triggered an abuse detection mechanism. Please wait a few minutes before you try again."}
    rights = {"message": "Must have admin rights to Repository.",
              "documentation_url": "https://docs.github.com/rest/reference/actions#cancel-a-workflow-run"}
    second = {"message": "Must specify two-factor authentication OTP code.", "documentation_url":
              "https://developer.github.com/v3/auth#working-with-two-factor-authentication"}
    for name, action, status, body, headers, kind, label in [
        ("github", with_github, 401, {"message": "Bad credentials"}, {}, "sessionExpired",
         {"also": ["invalidCredentials"]}),
        ("github", with_github, 401, second, {"X-GitHub-OTP": "required; app"}, "mfaRequired", {}),
        ("github", with_github, 403, limited, {}, "tooManyAttempts", {"also": ["quotaExceeded"]}),
        ("github", with_github, 403, rights, {}, "permissionDenied", {}),
        ("keycloak", lambda url: keycloak(url).refresh_token("old"), 400,
         {"error": "invalid_grant", "error_description": "Invalid refresh token"}, {}, "sessionExpired",
         {"flow": "refresh"}),
        ("keycloak", with_keycloak, 404, {"error": "Realm not found."}, {}, "misconfigured", {"flow": "signIn"}),
        ("descope", with_descope, 429, {"errorCode": "E130429", "errorMessage": "API rate limit exceeded.",
         "errorDescription": "https://docs.descope.com/rate-limit"}, {"Retry-After": "10"},
         "tooManyAttempts", {"also": ["quotaExceeded"], "flow": "signIn", "arguments": {"seconds": 10}}),
        ("auth0", with_auth0, 403, {"error": "mfa_required", "error_description": "Multifactor authentication required",
         "mfa_token": "Fe26...Ha"}, {}, "mfaRequired", {"flow": "signIn"}),
        ("workos", with_workos, 403, {"code": "email_verification_required", "message": "Email verification required",
         "pending_authentication_token": "pat_123", "email_verification_id": "ev_123", "email": MAIL}, {},
         "emailNotVerified", {"flow": "signIn", "also": ["emailVerificationRequired"]}),
        ("workos", with_workos, 403, {"code": "mfa_enrollment", "message": "MFA enrollment required",
         "pending_authentication_token": "pat_456", "user": {"id": "user_123", "email": MAIL}}, {},
         "mfaEnrollmentRequired", {"flow": "signIn"}),
        ("workos", with_workos, 403, {"code": "mfa_challenge", "message": "MFA challenge required",
         "pending_authentication_token": "pat_789", "user": {"id": "user_123"}}, {}, "mfaRequired",
         {"flow": "signIn"}),
        ("workos", with_workos, 403, {"code": "organization_selection_required", "message":
         "Organization selection required", "pending_authentication_token": "pat_org", "user": {"id": "user_123"},
         "organizations": [{"id": "org_1", "name": "Acme"}]}, {}, "interactionRequired", {"flow": "signIn"}),
        ("workos", with_workos, 403, {"error": "sso_required", "error_description": "SSO is required",
         "pending_authentication_token": "pat_sso", "email": MAIL, "connection_ids": ["conn_1", "conn_2"]}, {},
         "singleSignOnRequired", {"flow": "signIn", "also": ["signInMethodDisabled", "blockedByPolicy"]}),
        ("workos", with_workos, 403, {"error": "organization_authentication_methods_required", "error_description":
         "Org auth methods required", "pending_authentication_token": "pat_oam", "email": MAIL, "sso_connection_ids":
         ["conn_1"], "auth_methods": {"google_oauth": True, "password": False}}, {}, "signInMethodDisabled",
         {"flow": "signIn", "also": ["blockedByPolicy"]}),
    ]:
        with serving(status, body, headers) as server:
            code = body.get("code") or body.get("error") or body.get("errorCode") or body["message"]
            error = provoked_by(action, server.url)
            recorder.raised(f"{name}: {status}, {code}", error, kind=kind, provider=name, **label)
    for code, status, summary, kind, also in [
        ("E0000011", 401, "Invalid token provided", "misconfigured", ["sessionExpired"]),
        ("E0000007", 404, "Not found: Resource not found: mina (User)", "invalidCredentials", ()),
        ("E0000015", 403, "You do not have permission to access the feature you are requesting", "permissionDenied",
         ["misconfigured"]),
    ]:
        body = {"errorCode": code, "errorSummary": summary, "errorLink": code, "errorId": "oaeqWcqizEUQ_-iHc2hCbH9LA",
                "errorCauses": []}
        with secure(lambda request: (status, {}, body)) as (server, certificate):
            error = provoked_by(with_okta, server.url, ssl.create_default_context(cafile=certificate))
        recorder.raised(f"okta: {status}, {code}", error, kind=kind, provider="okta", also=also)


def local_checks(recorder):
    """What the SDKs refuse before they ask."""
    supabase = SyncGoTrueClient(url="http://127.0.0.1")
    old = jwt.encode({"sub": "mina", "exp": int(time.time()) - 60}, "a secret of thirty-two characters or more")
    descope = DescopeClient("P2abcdefghijklmnopqrstuvwxyz", base_url="http://127.0.0.1")
    for provoked, action, kind, label in [
        ("supabase: no session", lambda: supabase.update_user({"password": "x"}), "notSignedIn", {"flow": "change"}),
        ("supabase: no session to refresh", supabase.refresh_session, "notSignedIn", {"flow": "refresh"}),
        ("supabase: neither address nor number", lambda: supabase.sign_in_with_password({"password": "x"}),
         "missingField", {"flow": "signIn", "also": ["invalidRequest"]}),
        ("supabase: nothing to sign up with", lambda: supabase.sign_up({}), "missingField",
         {"flow": "signUp", "also": ["invalidRequest"]}),
        ("supabase: text that is no token", lambda: supabase.get_claims("abc"), "invalidRequest",
         {"also": ["securityCheckFailed"]}),
        ("supabase: expired token", lambda: supabase.get_claims(old), "sessionExpired", {}),
        ("descope: no address", lambda: descope.password.sign_in("", "x"), "missingField",
         {"flow": "signIn", "also": ["invalidRequest"]}),
        ("descope: no password", lambda: descope.password.sign_in(MAIL, ""), "missingField",
         {"flow": "signIn", "also": ["invalidRequest"], "field": "password"}),
        ("descope: no new password", lambda: descope.password.replace(MAIL, "old", ""), "missingField",
         {"flow": "change", "also": ["invalidRequest"], "field": "newPassword"}),
        ("descope: no exchange code", lambda: descope.oauth.exchange_token(""), "invalidRequest", {"flow": "signIn"}),
        ("descope: no refresh token", lambda: descope.refresh_session(""), "notSignedIn",
         {"flow": "refresh", "also": ["invalidRequest"]}),
        ("descope: no project", lambda: DescopeClient(""), "misconfigured", {}),
        ("okta: address without TLS", lambda: with_okta("http://acme.example.com"), "misconfigured", {}),
        ("okta: address of the console", lambda: with_okta("https://acme-admin.okta.com"), "misconfigured", {}),
        ("okta: address from the documentation", lambda: with_okta("https://{yourOktaDomain}"), "misconfigured", {}),
    ]:
        recorder.raised(provoked, provoked_by(action), kind=kind, provider=provoked.split(":")[0], **label)


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    recorder = Recorder("service-sdk-errors", "oauth", [
        "descope", "okta", "python-keycloak", "PyGithub", "supabase_auth", "auth0-python", "workos"], REPLACING)
    bodies(recorder)
    local_checks(recorder)
    recorder.save()
