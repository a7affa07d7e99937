"""MSAL: sign-ins with an OpenID provider that fail, and settings that it refuses."""

import logging
import os
import time
import warnings

import jwt
import msal

from local_server import GATEWAY, REPLACING, UNAVAILABLE, refused, secure
from recording import Recorder, provoked_by

NOW = int(time.time())
SECRET = "a secret of thirty-two characters or more"
FLOW = {"state": "s-1", "redirect_uri": "https://app.example.com/callback", "scope": ["openid"], "nonce": "n-1",
        "code_verifier": "v" * 43, "auth_uri": "https://login.example.com", "claims_challenge": None}


def refusal(error, number, description):
    """An answer as Entra documents it."""
    trace = "0f3b3a5e-1f6a-4f0e-9c3c-6f0b2a1c0d00"
    correlation = "6a1b7c2d-0000-4000-8000-0123456789ab"
    return {"error": error, "error_description": f"AADSTS{number}: {description} Trace ID: {trace} Correlation ID: "
            f"{correlation} Timestamp: 2025-11-24 16:00:00Z", "error_codes": [number],
            "timestamp": "2025-11-24 16:00:00Z", "trace_id": trace, "correlation_id": correlation}


def main(recorder):
    answers = {}

    def respond(request):
        if "openid-configuration" in request.path:
            url = request.server.url
            return answers.get("discovery") or (200, {}, {
                "issuer": url + "/tenant", "authorization_endpoint": url + "/authorize",
                "token_endpoint": url + "/token", "device_authorization_endpoint": url + "/device"})
        return answers["token"]

    with secure(respond) as (server, certificate):
        def app(**options):
            return msal.ConfidentialClientApplication("app", **{
                "client_credential": "secret", "oidc_authority": server.url + "/tenant", "verify": certificate,
                **options})

        def callback(token=None, **answer):
            def complete():
                answers["token"] = token or answers.get("token")
                return app().acquire_token_by_auth_code_flow(dict(FLOW), answer)
            return complete

        def id_token(**changes):
            claims = {"iss": server.url + "/tenant", "aud": "app", "sub": "mina", "iat": NOW, "exp": NOW + 600,
                      **changes}
            return 200, {}, {"access_token": "a", "token_type": "Bearer", "id_token": jwt.encode(claims, SECRET)}

        good = {"code": "abc", "state": "s-1"}
        for provoked, action, kind, also in [
            ("state of another sign-in", callback(code="abc", state="s-2"), "securityCheckFailed", ()),
            ("neither code nor error", callback(state="s-1"), "invalidProviderResponse", ("invalidRequest",)),
            ("ID token of another sign-in (nonce)", callback(id_token(nonce="n-2"), **good), "securityCheckFailed",
             ("externalSignInRejected",)),
            ("token endpoint answers 503 and a page", callback((503, {}, UNAVAILABLE), **good), "providerUnavailable",
             ()),
            ("token endpoint answers a page", callback((200, {}, "<html>"), **good), "invalidProviderResponse", ()),
        ]:
            recorder.raised(provoked, provoked_by(action), kind=kind, also=also, flow="signIn")
        for provoked, action, kind, also in [  # MSAL gives these as a dictionary
            ("person refused", callback(error="access_denied", error_description="The user denied", state="s-1"),
             "consentDenied", ("canceled",)),
            ("refresh token of another client", lambda: app().acquire_token_by_refresh_token("old", ["User.Read"]),
             "misconfigured", ("sessionExpired",)),
        ]:
            answers["token"] = 400, {}, {"error": "invalid_grant",
                                         "error_description": "Was issued to another client"}
            flow = "refresh" if "refresh" in provoked else "signIn"
            recorder.printed(provoked, str(action()), kind=kind, also=also, flow=flow)
        def person():
            app = msal.PublicClientApplication("app", oidc_authority=server.url + "/tenant", verify=certificate)
            app.authority.user_realm_discovery = lambda *_, **__: {}  # it would ask port 443
            return app

        def password():
            return person().acquire_token_by_username_password("mina@example.com", "wrong", ["User.Read"])

        silent = refusal("login_required", 50058, "A silent sign-in request was sent but no user is signed in.")
        for provoked, answer, action, kind, also in [
            ("password: wrong", refusal("invalid_grant", 50126, "Error validating credentials due to invalid username "
                                        "or password."), password, "invalidCredentials", ()),
            ("password: the account is locked", refusal(
                "invalid_grant", 50053, "The account is locked, you've tried to sign in too many times with an "
                "incorrect user ID or password."), password, "accountLocked", ("tooManyAttempts",)),
            ("device: the code is too old", refusal(
                "expired_token", 70020, "The provided value for the input parameter 'device_code' is not valid. The "
                "device code has expired."), lambda: person().acquire_token_by_device_flow(
                    {"device_code": "d", "interval": 1, "expires_at": 4_000_000_000, "expires_in": 900}),
             "flowExpired", ("verificationCodeExpired",)),
            ("device: the app may not ask this way", {"error": "unauthorized_client"},
             lambda: person().initiate_device_flow(["User.Read"]), "misconfigured", ("signInMethodDisabled",)),
            ("callback: nobody is signed in (prompt=none)", None, callback(
                state="s-1", **{name: silent[name] for name in ("error", "error_description")}),
             "interactionRequired", ("notSignedIn",)),
        ]:
            answers["token"] = 400, {}, answer
            recorder.printed(provoked, str(action()), kind=kind, also=also, flow="signIn")
        for provoked, scopes in [("scope that MSAL adds by itself", ["openid", "User.Read"]),
                                 ("scope as a text, not a list", "User.Read")]:
            recorder.raised(provoked, provoked_by(person().initiate_auth_code_flow, scopes), kind="misconfigured",
                            also=["invalidRequest"], flow="signIn")
        for provoked, answer, kind in [
            ("discovery is not there", (404, {}, "Not Found"), "misconfigured"),
            ("discovery answers 502 and a page", (502, {}, GATEWAY), "providerUnavailable"),
            ("discovery answers a page", (200, {}, "<html>"), "invalidProviderResponse"),
            ("discovery of another issuer", (200, {}, {
                "issuer": "https://evil.example.com", "token_endpoint": FLOW["auth_uri"] + "/token",
                "authorization_endpoint": FLOW["auth_uri"] + "/authorize"}), "misconfigured"),
        ]:
            answers["discovery"] = answer
            also = {"discovery of another issuer": ["securityCheckFailed"],
                    "discovery answers a page": ["misconfigured"]}
            recorder.raised(provoked, provoked_by(app), kind=kind, flow="signIn", also=also.get(provoked, ()))
        del answers["discovery"]
        for provoked, options, kind in [
            ("discovery: connection refused", {"oidc_authority": refused().replace("http", "https") + "/tenant"},
             "providerUnavailable"),
            ("discovery: self-signed certificate", {"verify": True}, "secureConnectionFailed"),
            ("authority without TLS", {"oidc_authority": None, "authority": "http://login.example.com/tenant"},
             "misconfigured"),
            ("excluding the scope openid", {"exclude_scopes": ["openid"]}, "misconfigured"),
        ]:
            recorder.raised(provoked, provoked_by(app, **options), kind=kind, flow="signIn")


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    for name in ("REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"):  # would stand before the certificate that a script names
        os.environ.pop(name, None)
    recorder = Recorder("msal-client", "entra", ["msal"], [
        *REPLACING, (r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", "2025-11-24 16:00:00"),
        (r"(?<=_correlation_id': ')[0-9a-f-]{36}", "6a1b7c2d-0000-4000-8000-0123456789ab"),
        (r"Your input: \[[^\]]*\]", "Your input: ['openid', 'User.Read']"),
        (r"(The reserved list: )\[[^\]]*\]", r"\1['offline_access', 'openid', 'profile']")])
    main(recorder)
    recorder.save()
