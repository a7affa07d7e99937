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


def main(recorder):
    answers = {}

    def respond(request):
        if "openid-configuration" in request.path:
            url = request.server.url
            return answers.get("discovery") or (200, {}, {
                "issuer": url + "/tenant", "authorization_endpoint": url + "/authorize",
                "token_endpoint": url + "/token"})
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
        *REPLACING, (r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", "2025-11-24 16:00:00")])
    main(recorder)
    recorder.save()
