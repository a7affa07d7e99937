"""azure-identity and google-auth-oauthlib: credentials of a backend, and sign-ins of people, that are refused."""

import logging
import os
import warnings

from azure.identity import (AuthorizationCodeCredential, AzureCliCredential, CertificateCredential,
                            ChainedTokenCredential, ClientSecretCredential, EnvironmentCredential,
                            WorkloadIdentityCredential)
from google_auth_oauthlib.flow import Flow, InstalledAppFlow

from local_server import GATEWAY, REPLACING, refused, secure, serving, slow
from recording import Recorder, provoked_by

TENANT = "11111111-2222-4333-8444-555555555555"
SCOPE = "https://graph.microsoft.com/.default"
ENTRA, GOOGLE = {"provider": "entra"}, {"provider": "google"}


def fault(error, number, text):
    """What Entra's token endpoint answers, after its documentation."""
    return 400 if error != "invalid_client" else 401, {}, {
        "error": error, "error_description": f"AADSTS{number}: {text} Trace ID: 0 Correlation ID: 0",
        "error_codes": [number], "timestamp": "2025-11-24 16:00:00Z", "trace_id": "0", "correlation_id": "0"}


def azure(recorder):
    answers = {}

    def respond(request):
        if "openid-configuration" in request.path:
            url = f"{request.server.url}/{TENANT}"
            return 200, {}, {"issuer": url, "authorization_endpoint": url + "/authorize",
                             "token_endpoint": url + "/token"}
        return answers["token"]

    with secure(respond) as (server, certificate):
        options = {"authority": server.url, "disable_instance_discovery": True, "connection_verify": certificate,
                   "retry_total": 0}

        def with_secret():
            ClientSecretCredential(TENANT, "app", "secret", **options).get_token(SCOPE)

        def with_code():
            AuthorizationCodeCredential(TENANT, "app", "code", "https://app.example.com/callback",
                                        client_secret="secret", **options).get_token(SCOPE)

        for provoked, answer, action, kind, also, flow in [
            ("a wrong secret", fault("invalid_client", 7000215, "Invalid client secret provided."), with_secret,
             "misconfigured", (), None),
            ("an expired secret", fault("invalid_client", 7000222, "The provided client secret keys for app 'app' are "
                                        "expired."), with_secret, "misconfigured", (), None),
            ("an unknown app", fault("unauthorized_client", 700016, "Application with identifier 'app' was not found "
                                     "in the directory 'Shop'."), with_secret, "misconfigured", (), None),
            ("a code that was used", fault("invalid_grant", 54005, "OAuth2 Authorization code was already redeemed."),
             with_code, "flowExpired", (), "signIn"),
            ("an expired code", fault("invalid_grant", 70008, "The provided authorization code or refresh token has "
                                      "expired due to inactivity."), with_code, "flowExpired", ("sessionExpired",),
             "signIn"),
            ("another callback", fault("invalid_client", 50011, "The redirect URI specified in the request does not "
                                       "match."), with_code, "misconfigured", (), "signIn"),
            ("a second factor is needed", fault("interaction_required", 50076, "Due to a configuration change made by "
                                                "your administrator, you must use multi-factor authentication."),
             with_code, "mfaRequired", ("interactionRequired",), "signIn"),
            ("502 and a page", (502, {}, GATEWAY), with_secret, "providerUnavailable", (), None),
            ("a page instead of JSON", (200, {}, "<html>"), with_secret, "invalidProviderResponse", (), None),
        ]:
            answers["token"] = answer
            recorder.raised(f"azure-identity: {provoked}", provoked_by(action), kind=kind, also=also, flow=flow,
                            **ENTRA)
        unverified = {name: value for name, value in options.items() if name != "connection_verify"}
        recorder.raised("azure-identity: a certificate that no authority signed", provoked_by(ClientSecretCredential(
            TENANT, "app", "secret", **unverified).get_token, SCOPE), kind="secureConnectionFailed", **ENTRA)
    for name in [name for name in os.environ if name.startswith(("AZURE_", "IDENTITY_", "MSI_"))]:
        del os.environ[name]
    os.environ["PATH"] = "/nowhere"
    for provoked, action, kind, also in [
        ("a refused connection", ClientSecretCredential(
            TENANT, "app", "secret", authority=refused().replace("http", "https"), disable_instance_discovery=True,
            retry_total=0).get_token, "providerUnavailable", ()),
        ("nothing in the environment", EnvironmentCredential().get_token, "misconfigured", ()),
        ("no command line tool", AzureCliCredential().get_token, "misconfigured", ()),
        ("no way to sign in", ChainedTokenCredential(EnvironmentCredential(), AzureCliCredential()).get_token,
         "misconfigured", ()),
        ("no scope", lambda _: ClientSecretCredential(TENANT, "app", "secret").get_token(), "invalidRequest",
         ("misconfigured",)),
        ("a tenant that is none", lambda _: ClientSecretCredential("shop!", "app", "secret"), "misconfigured", ()),
        ("no secret", lambda _: ClientSecretCredential(TENANT, "app", ""), "misconfigured", ()),
        ("an authority without TLS", lambda _: ClientSecretCredential(
            TENANT, "app", "secret", authority="http://login.example.com"), "misconfigured", ()),
        ("no certificate", lambda _: CertificateCredential(TENANT, "app"), "misconfigured", ()),
        ("a certificate that is none", lambda _: CertificateCredential(TENANT, "app", certificate_data=b"abc"),
         "misconfigured", ()),
        ("no file of a token", lambda _: WorkloadIdentityCredential(tenant_id=TENANT, client_id="app"),
         "misconfigured", ()),
    ]:
        recorder.raised(f"azure-identity: {provoked}", provoked_by(action, SCOPE), kind=kind, also=also, **ENTRA)


def google(recorder):
    os.environ["OAUTHLIB_INSECURE_TRANSPORT"] = "1"
    callback = "https://app.example.com/callback"

    def flow(url, scopes=("openid",), **changes):
        web = {"client_id": "app", "client_secret": "secret", "auth_uri": "https://accounts.google.com/o/oauth2/auth",
               "token_uri": url, **changes}
        return Flow.from_client_config({"web": web}, list(scopes), redirect_uri=callback, state="s-1")

    def fetch(url, response="?code=abc&state=s-1", **options):
        return lambda: flow(url, **options).fetch_token(authorization_response=callback + response, timeout=0.5)

    sign_in = {"flow": "signIn", **GOOGLE}
    for provoked, status, body, kind, also in [
        ("a code that was used", 400, {"error": "invalid_grant", "error_description": "Bad Request"}, "flowExpired",
         ()),
        ("a wrong secret", 401, {"error": "invalid_client", "error_description": "Unauthorized"}, "misconfigured", ()),
        ("another callback", 400, {"error": "redirect_uri_mismatch", "error_description": "Bad Request"},
         "misconfigured", ()),
        ("502 and a page", 502, GATEWAY, "providerUnavailable", ("invalidProviderResponse",)),
        ("a page instead of JSON", 200, "<html>", "invalidProviderResponse", ()),
        ("fewer scopes than asked for", 200, {"access_token": "a", "token_type": "Bearer", "scope": "profile"},
         "consentRequired", ("consentDenied",)),
    ]:
        with serving(status, body) as server:
            recorder.raised(f"google-auth-oauthlib: {provoked}", provoked_by(fetch(server.url)), kind=kind, also=also,
                            **sign_in)
    with slow() as server:
        recorder.raised("google-auth-oauthlib: no answer in time", provoked_by(fetch(server.url)), kind="timedOut",
                        **sign_in)
    for provoked, action, kind, also in [
        ("a person who refused", fetch(refused(), "?error=access_denied&state=s-1"), "consentDenied", ("canceled",)),
        ("state of another sign-in", fetch(refused(), "?code=abc&state=s-2"), "securityCheckFailed", ()),
        ("no code", fetch(refused(), "?state=s-1"), "invalidProviderResponse", ("invalidRequest",)),
        ("a refused connection", fetch(refused()), "providerUnavailable", ()),
        ("credentials before the code", lambda: flow(refused()).credentials, "invalidRequest", ("notSignedIn",)),
        ("a file of another kind of app", lambda: Flow.from_client_config({"service": {}}, ["openid"]),
         "misconfigured", ()),
        ("a file without its addresses", lambda: Flow.from_client_config({"web": {"client_id": "app"}}, ["openid"]),
         "misconfigured", ()),
        ("no file of the app", lambda: InstalledAppFlow.from_client_secrets_file("client_secret.json", ["openid"]),
         "misconfigured", ()),
    ]:
        recorder.raised(f"google-auth-oauthlib: {provoked}", provoked_by(action), kind=kind, also=also, **sign_in)


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    recorder = Recorder("cloud-identity", "oauth", ["azure-identity", "google-auth-oauthlib", "oauthlib"], REPLACING)
    azure(recorder)
    google(recorder)
    recorder.save()
