"""Runs the recipes for Python backends with the real SDKs, against the service at AUTH_COPY_URL."""

import http.server
import json
import logging
import os
import socket
import sys
import threading
import time
import types
import unittest.mock

import boto3
import botocore.config
import django
import firebase_admin
import httpx
from auth0.authentication.exceptions import Auth0Error
from botocore.stub import Stubber
from django.conf import settings
from keycloak import KeycloakOpenID
from supabase_auth.errors import AuthApiError

# The titles for a wrong password and for an unreachable provider.
REFUSED = "로그인하지 못했습니다"
UNREACHED = "로그인 서비스에 연결하는 중 문제가 생겼습니다"


def check(name, title, status, call, *arguments):
    """Calls a recipe, which raises the error of a provider, and compares the problem that AuthCopy returns for it."""
    from service import ProviderError, explain

    try:
        raise AssertionError(f"{name}: {call(*arguments)}")
    except ProviderError as error:
        problem, headers = explain(error, "ko")
    actual = (problem["title"], problem["status"], headers["Content-Language"])
    assert actual == (title, status, "ko"), f"{name}: {actual}"
    print(f"good    {name}")


def raising(error):
    """Returns a function that raises an error."""

    def call(*arguments, **named):
        raise error

    return call


def fake_keycloak():
    """A server whose token endpoint refuses every password, as Keycloak does."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            self.rfile.read(int(self.headers["Content-Length"]))
            body = json.dumps({"error": "invalid_grant", "error_description": "Invalid user credentials"}).encode()
            self.send_response(401)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self):
            body = json.dumps({"token_endpoint": f"http://127.0.0.1:{self.server.server_port}/token"}).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def backends():
    import auth0_sign_in
    import cognito_sign_in
    import entra_sign_in
    import firebase_sign_in
    import keycloak_sign_in
    import supabase_sign_in

    # With an emulator, the SDK needs no credentials. It refuses an invalid token without a request to the emulator.
    os.environ["FIREBASE_AUTH_EMULATOR_HOST"] = "127.0.0.1:1"
    firebase_admin.initialize_app(options={"projectId": "example"})
    check("firebase", "다시 로그인하세요", 401, firebase_sign_in.verify, "no token")

    cognito = boto3.client("cognito-idp", region_name="eu-west-1", aws_access_key_id="a", aws_secret_access_key="b")
    stub = Stubber(cognito)
    stub.add_client_error("initiate_auth", "NotAuthorizedException", "Incorrect username or password.", 400)
    with stub:
        check("cognito", REFUSED, 401, cognito_sign_in.sign_in, cognito, "client", "a@example.com", "wrong")
    unreachable_cognito = boto3.client(
        "cognito-idp", region_name="eu-west-1", endpoint_url="http://127.0.0.1:1", aws_access_key_id="a", aws_secret_access_key="b",
        config=botocore.config.Config(retries={"total_max_attempts": 1}))
    check(
        "cognito, not reached", UNREACHED, 503, cognito_sign_in.sign_in, unreachable_cognito, "client", "a@example.com", "wrong")

    auth0 = types.SimpleNamespace(login=raising(Auth0Error(403, "invalid_grant", "Wrong email or password.")))
    check("auth0", REFUSED, 401, auth0_sign_in.sign_in, auth0, "a@example.com", "wrong")

    refused = {"error": "invalid_grant", "error_description": "AADSTS50076: Due to a configuration change ...", "error_codes": [50076]}
    entra = types.SimpleNamespace(acquire_token_by_auth_code_flow=lambda flow, query: refused)
    check("entra", "한 번 더 인증하세요", 401, entra_sign_in.finish_sign_in, entra, {}, {})

    keycloak = KeycloakOpenID(server_url=fake_keycloak(), realm_name="r", client_id="c")
    check("keycloak", REFUSED, 401, keycloak_sign_in.sign_in, keycloak, "a@example.com", "wrong")

    error = AuthApiError("Invalid login credentials", 400, "invalid_credentials")
    supabase = types.SimpleNamespace(auth=types.SimpleNamespace(sign_in_with_password=raising(error)))
    check("supabase", REFUSED, 401, supabase_sign_in.sign_in, supabase, "a@example.com", "wrong")


def sign_in(request):
    """A view that raises the error of a provider."""
    from service import ProviderError

    body = {"error": {"code": 400, "message": "TOO_MANY_ATTEMPTS_TRY_LATER"}}
    raise ProviderError("firebase", body, flow="signIn", status=400, retry_after=30)


def django_application():
    settings.configure(
        ALLOWED_HOSTS=["testserver"], ROOT_URLCONF="django_urls", MIDDLEWARE=["django_middleware.AuthErrors"], DEFAULT_CHARSET="utf-8")
    django.setup()
    from django.test import Client
    from django.urls import path

    urls = types.ModuleType("django_urls")
    urls.urlpatterns = [path("sign-in", sign_in)]
    sys.modules["django_urls"] = urls
    response = Client().post("/sign-in", headers={"Accept-Language": "ja"})
    actual = (response.json()["title"], response.status_code, response["Content-Type"], response["Content-Language"], response["Retry-After"])
    assert actual == ("試行回数が上限に達しました", 429, "application/problem+json", "ja", "30"), actual

    # No service, a service that does not respond in time, and an unknown provider.
    import service

    silent_server = socket.create_server(("127.0.0.1", 0))
    silent_address = f"http://127.0.0.1:{silent_server.getsockname()[1]}"
    for address in ["http://127.0.0.1:1", silent_address, f"{service.SERVICE}/v1/none"]:
        for language, built_in in service.FALLBACK.items():
            start = time.monotonic()
            with unittest.mock.patch("service.SERVICE", address):
                response = Client().post("/sign-in", headers={"Accept-Language": f"{language};q=0.9"})
            actual = (response.json(), response.status_code, response["Content-Language"])
            assert actual == (built_in, 500, language) and time.monotonic() - start < 1.6, (address, actual)
    print("good    django")


def built_in_texts():
    """Checks that the built-in texts are the texts of the kind `unknown`."""
    import service

    for language, problem in service.FALLBACK.items():
        url = f"{service.SERVICE}/v1/kinds/unknown"
        actual = httpx.get(url, params={"locale": language}, headers={"Accept": "application/problem+json"}).json()
        assert problem.items() <= actual.items(), (problem, actual)


# The logs of the recipes are not checked.
logging.disable()
backends()
built_in_texts()
django_application()
