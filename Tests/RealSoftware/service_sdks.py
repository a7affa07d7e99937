"""SDKs of sign-in services against a stand-in: no connection, no answer in time, pages of a gateway, wrong URLs."""

import logging
import os
import warnings
from unittest import mock

import github
import requests

from local_server import GATEWAY, REPLACING, hanging_up, refused, secure, serving, slow
from recording import Recorder, provoked_by

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import ory_client
    import stytch
    from appwrite.client import Client as AppwriteClient
    from appwrite.services.account import Account
    from auth0.authentication import GetToken
    from clerk_backend_api import Clerk
    from clerk_backend_api.utils import RetryConfig
    from descope import DescopeClient
    from keycloak import KeycloakOpenID
    from linebot.v3 import oauth as line
    from pocketbase import PocketBase
    from supabase_auth import SyncGoTrueClient
    from workos import WorkOSClient

MAIL, WRONG = "mina@example.com", "wrong"
#: What a content network in front of a service shows to a client that it takes for a robot.
CHALLENGE = ("<!DOCTYPE html><html lang=\"en-US\"><head><title>Just a moment...</title></head><body><noscript>Enable "
             "JavaScript and cookies to continue</noscript></body></html>")


def with_descope(url):
    DescopeClient("P2abcdefghijklmnopqrstuvwxyz", base_url=url, timeout_seconds=0.5).password.sign_in(MAIL, WRONG)


def with_clerk(url):
    never = RetryConfig("none", None, False)
    clerk = Clerk(bearer_auth="sk_test_1", server_url=url, timeout_ms=500, retry_config=never)
    clerk.users.verify_password(user_id="user_1", password=WRONG)


def with_pocketbase(url):
    PocketBase(url).collection("users").auth_with_password(MAIL, WRONG)


def with_appwrite(url):
    Account(AppwriteClient().set_endpoint(url).set_project("app")).create_email_password_session(MAIL, WRONG)


def keycloak(url):
    return KeycloakOpenID(server_url=url, realm_name="app", client_id="app", client_secret_key="s", timeout=0.5)


def with_keycloak(url):
    keycloak(url).token(MAIL, WRONG)


def with_ory(url):
    configuration = ory_client.Configuration(host=url, retries=0)
    ory_client.FrontendApi(ory_client.ApiClient(configuration)).to_session(_request_timeout=0.5)


def with_line(url):
    api = line.ChannelAccessToken(line.ApiClient(line.Configuration(host=url)))
    api.verify_channel_token("t", _request_timeout=(0.5, 0.5))


def with_github(url):
    github.Github(auth=github.Auth.Token("t"), base_url=url, retry=None, timeout=1).get_user().login


def with_supabase(url):
    SyncGoTrueClient(url=url).sign_in_with_password({"email": MAIL, "password": WRONG})


def with_auth0(url, protocol="http"):
    tokens = GetToken(url.removeprefix("http://"), "app", client_secret="s", protocol=protocol, timeout=0.5)
    tokens.login(MAIL, WRONG, realm="users", audience="api", scope="openid")


def with_workos(url):
    client = WorkOSClient(api_key="sk", client_id="app", base_url=url, max_retries=0, request_timeout=1)
    client.user_management.authenticate_with_password(email=MAIL, password=WRONG)


def with_stytch(url):
    session = requests.Session()
    session.trust_env = False
    client = stytch.Client("project-test-1", "secret", custom_base_url=url, sync_session=session)
    client.passwords.authenticate(email=MAIL, password=WRONG)


SDKS = {"descope": with_descope, "clerk": with_clerk, "pocketbase": with_pocketbase, "appwrite": with_appwrite,
        "keycloak": with_keycloak, "ory": with_ory, "line": with_line, "github": with_github,
        "supabase": with_supabase, "auth0": with_auth0, "workos": with_workos}


def network(recorder):
    def record(names, provoked, url, kind, also=()):
        for name in names:
            recorder.raised(f"{name}: {provoked}", provoked_by(SDKS[name], url), kind=kind, also=also, provider=name)

    for name in SDKS:
        if name != "ory":  # Keycloak's SDK says only that it cannot connect
            record([name], "connection refused", refused(), "providerUnavailable",
                   ["networkUnavailable"] if name == "keycloak" else ())
    with serving(502, GATEWAY) as server:
        record([name for name in SDKS if name != "descope"], "502 and a page", server.url, "providerUnavailable")
    with serving(200, "<html>Sign in to the Wi-Fi</html>") as server:
        record(["clerk", "keycloak", "ory", "supabase"], "a page instead of JSON", server.url,
               "invalidProviderResponse", ["networkUnavailable"])
    with slow(1) as server:
        record(["descope", "clerk", "line", "auth0"], "no answer in time", server.url, "timedOut")
    with hanging_up() as server:
        record(["pocketbase", "appwrite", "supabase", "workos"], "connection closed without an answer", server.url,
               "networkUnavailable", ["providerUnavailable"])
    record(["ory"], "name does not resolve", "https://project.example.invalid", "networkUnavailable")
    with mock.patch.dict(os.environ, {"HTTPS_PROXY": refused()}):
        record(["github"], "proxy refuses connections", "https://api.example.com", "networkUnavailable")
    with serving(407, "Proxy Authentication Required") as server, mock.patch.dict(
            os.environ, {"HTTPS_PROXY": server.url}):
        record(["appwrite"], "proxy wants a sign-in", "https://api.example.com/v1", "networkUnavailable",
               ["misconfigured"])
    for name, provoked, status, body, kind, also in [
        ("supabase", "a firewall takes the server for a robot", 403, CHALLENGE, "blockedByPolicy",
         ("permissionDenied", "captchaFailed")),
        ("auth0", "too many requests", 429, {"error": "too_many_requests", "error_description":
         "Global limit has been reached", "statusCode": 429}, "tooManyAttempts", ("quotaExceeded",)),
        ("appwrite", "project that there is not", 404, {
            "message": "Project with the requested ID could not be found. Please check the value of the X-Appwrite-"
            "Project header to ensure the correct project ID is being used.", "code": 404,
            "type": "project_not_found", "version": "1.7.4"}, "misconfigured", ()),
    ]:
        with serving(status, body) as server:
            record([name], provoked, server.url, kind, also)
    recorder.raised("auth0: domain with https:// left on", provoked_by(with_auth0, "https://acme.example.com", "https"),
                    kind="misconfigured", also=["networkUnavailable"], provider="auth0")
    for provoked, sdk, url, kind in [
        ("stytch: address without TLS", with_stytch, "http://127.0.0.1", "misconfigured"),
        ("stytch: connection refused", with_stytch, refused().replace("http", "https"), "providerUnavailable"),
        ("appwrite: address without scheme", with_appwrite, "cloud.example.com/v1", "misconfigured"),
    ]:
        recorder.raised(provoked, provoked_by(sdk, url), kind=kind, provider=provoked.split(":")[0])
    with secure(lambda request: (200, {}, {})) as (server, _):
        recorder.raised("stytch: self-signed certificate", provoked_by(with_stytch, server.url),
                        kind="secureConnectionFailed", provider="stytch")


if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    recorder = Recorder("service-sdks", "oauth", [
        "stytch", "descope", "clerk-backend-api", "pocketbase", "appwrite", "python-keycloak", "ory-client",
        "line-bot-sdk", "PyGithub", "supabase_auth", "auth0-python", "workos"], REPLACING)
    network(recorder)
    recorder.save()
