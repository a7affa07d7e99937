"""Runs the recipes for Python in their frameworks, and reads what real SDKs raise."""

import http.server
import json
import os
import socket
import threading
import time
import types

import authcopy
import boto3
import botocore.config
import django
import fastapi
import fastapi.testclient
import firebase_admin
import firebase_admin.auth
import flask
import httpx
import msal
import requests
from auth0.authentication.exceptions import Auth0Error
from botocore.stub import Stubber
from django.conf import settings
from django.test import Client, RequestFactory
from keycloak import KeycloakOpenID
from supabase_auth.errors import AuthApiError

settings.configure(ALLOWED_HOSTS=["testserver"], ROOT_URLCONF="django_urls", DEFAULT_CHARSET="utf-8")
django.setup()

import django_errors  # noqa: E402
import fastapi_errors  # noqa: E402
import flask_errors  # noqa: E402
import with_the_service  # noqa: E402

texts = django_errors.texts
REFUSED = "이메일 주소 또는 비밀번호가 올바르지 않습니다"
UNREACHED = "서비스에 연결하지 못했습니다"
OFTEN = "시도 횟수를 초과했습니다"
HEADERS = {"Accept-Language": "fr;q=0.1, ko"}


class Provider(http.server.BaseHTTPRequestHandler):
    """A provider that refuses each sign-in: Firebase's REST API at /firebase, else Keycloak."""

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        if self.path.startswith("/firebase"):
            self.respond(429, {"error": {"code": 429, "message": "TOO_MANY_ATTEMPTS_TRY_LATER"}})
        else:
            self.respond(401, {"error": "invalid_grant", "error_description": "Invalid user credentials"})

    def do_GET(self):
        self.respond(200, {"token_endpoint": f"http://127.0.0.1:{self.server.server_port}/token"})

    def respond(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        fields = {"Content-Type": "application/json", "Content-Length": len(body)} | ({"Retry-After": 30} if status == 429 else {})
        for name, field in fields.items():
            self.send_header(name, str(field))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Provider)
threading.Thread(target=server.serve_forever, daemon=True).start()
PROVIDER = f"http://127.0.0.1:{server.server_port}"


def raised(call, *arguments, **named):
    """Returns what a call raises."""
    try:
        result = call(*arguments, **named)
    except Exception as error:
        return error
    raise AssertionError(f"nothing was raised: {result}")


def refused_by_firebase():
    response = httpx.post(f"{PROVIDER}/firebase", json={})
    response.raise_for_status()


def check_response(name, status, headers, problem, title, expected_status, retry_after=None):
    actual = (problem["title"], problem["status"], status, headers["Content-Type"], headers["Content-Language"], headers.get("Retry-After"))
    assert actual == (title, expected_status, expected_status, "application/problem+json", "ko", retry_after), (name, actual)
    assert ("WWW-Authenticate" in headers) == (status == 401) and headers["Cache-Control"] == "no-store", (name, dict(headers))


def frameworks():
    request = RequestFactory().get("/", headers=HEADERS)
    response = django_errors.problem(request, "firebase", raised(refused_by_firebase))
    check_response("Django", response.status_code, response.headers, json.loads(response.content), OFTEN, 429, "30")

    app = fastapi.FastAPI()
    app.add_exception_handler(httpx.HTTPError, fastapi_errors.problem)
    app.get("/often")(refused_by_firebase)
    app.get("/unreached")(lambda: httpx.get("http://127.0.0.1:1"))
    client = fastapi.testclient.TestClient(app)
    for path, title, status, wait in [("/often", OFTEN, 429, "30"), ("/unreached", UNREACHED, 503, None)]:
        response = client.get(path, headers=HEADERS)
        check_response("FastAPI", response.status_code, response.headers, response.json(), title, status, wait)

    app = flask.Flask("example")
    app.register_error_handler(Exception, flask_errors.problem)
    app.add_url_rule("/", view_func=refuse_by_cognito)
    response = app.test_client().get("/", headers=HEADERS)
    check_response("Flask", response.status_code, response.headers, response.get_json(force=True), REFUSED, 401)
    print("good    Django, FastAPI and Flask")


def cognito(**options):
    return boto3.client("cognito-idp", region_name="eu-west-1", aws_access_key_id="a", aws_secret_access_key="b", **options)


def sign_in(client, **parameters):
    values = {"ClientId": "client", "AuthFlow": "USER_PASSWORD_AUTH", "AuthParameters": {"USERNAME": "a@example.com", "PASSWORD": "wrong"}}
    return client.initiate_auth(**values | parameters)


def refuse_by_cognito():
    client = cognito()
    with Stubber(client) as stub:
        stub.add_client_error("initiate_auth", "NotAuthorizedException", "Incorrect username or password.", 400)
        sign_in(client)


def sdks():
    # With an emulator, the SDK needs no credentials. It refuses an invalid token without a request to the emulator.
    os.environ["FIREBASE_AUTH_EMULATOR_HOST"] = "127.0.0.1:1"
    firebase_admin.initialize_app(options={"projectId": "example"})
    unreachable = cognito(endpoint_url="http://127.0.0.1:1", config=botocore.config.Config(retries={"total_max_attempts": 1}))
    entra = {"error": "invalid_grant", "error_description": "AADSTS50076: Due to a configuration change ...", "error_codes": [50076]}
    application = msal.ClientApplication("client", authority="https://login.microsoftonline.com/common", http_client=types.SimpleNamespace(get=metadata))
    flow = {"state": "a", "auth_uri": "https://login.microsoftonline.com", "code_verifier": "c", "scope": [], "nonce": "n", "claims_challenge": None, "redirect_uri": None}
    keycloak = KeycloakOpenID(server_url=PROVIDER, realm_name="r", client_id="c")
    cases = [
        ("firebase", raised(firebase_admin.auth.verify_id_token, "no token"), "refresh", "invalidRequest"),
        ("firebase", raised(firebase_admin.auth.verify_id_token, ""), "refresh", "notSignedIn"),
        ("firebase", raised(refused_by_firebase), "signIn", "tooManyAttempts"),
        ("firebase", requests.post(f"{PROVIDER}/firebase", json={}), "signIn", "tooManyAttempts"),
        ("cognito", raised(refuse_by_cognito), "signIn", "invalidCredentials"),
        ("cognito", raised(sign_in, unreachable), "signIn", "providerUnavailable"),
        ("cognito", raised(sign_in, cognito(), AuthParameters=None), "signIn", "invalidRequest"),
        ("auth0", Auth0Error(403, "invalid_grant", "Wrong email or password."), "signIn", "invalidCredentials"),
        ("auth0", raised(requests.get, "http://127.0.0.1:1"), "signIn", "providerUnavailable"),
        ("entra", entra, "signIn", "mfaRequired"),
        ("entra", raised(application.acquire_token_by_auth_code_flow, flow, {"state": "b", "code": "x"}), "signIn", "securityCheckFailed"),
        ("keycloak", raised(keycloak.token, "a@example.com", "wrong"), "signIn", "invalidCredentials"),
        ("supabase", AuthApiError("Invalid login credentials", 400, "invalid_credentials"), "signIn", "invalidCredentials"),
    ]
    failures = []
    for provider, thing, flow_name, kind in cases:
        copy = texts.read(provider, thing, flow=flow_name, locale="ko")
        if copy.kind != kind:
            failures.append(f"{provider} {thing!r}: {copy.kind}, expected {kind}")
        assert with_the_service.texts.read(provider, thing, flow=flow_name, locale="ko").kind == copy.kind, (provider, thing)
    assert not failures, "\n".join(failures)
    print(f"good    {len(cases)} errors of SDKs")


def metadata(url, **options):
    """Responds to MSAL, which asks for the endpoints of an authority."""
    base = "https://login.microsoftonline.com/common"
    value = {"authorization_endpoint": f"{base}/authorize", "token_endpoint": f"{base}/token", "issuer": base, "tenant_discovery_endpoint": base}
    return types.SimpleNamespace(status_code=200, text=json.dumps(value), headers={})


def outages():
    """Checks that the recipe with the service has a text if the service does not respond, and if there is none."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}"
        expect_refusal(address)
    expect_refusal(address)
    print("good    an outage of the service")


def expect_refusal(address):
    with_the_service.texts = authcopy.Client(address)
    error = Exception("invalid_grant: Invalid user credentials")
    # The first call loads the engine.
    with_the_service.explain(error, "ko")
    begin = time.monotonic()
    copy = with_the_service.explain(error, "ko")
    seconds = time.monotonic() - begin
    assert (copy.kind, copy.locale) == ("invalidCredentials", "ko") and seconds < 1.6, (copy, seconds)


def built_in_texts():
    """Checks that the problems of fallback.json, which the other recipes need, are those of the kind `unknown`."""
    with open(os.environ["FALLBACK"], encoding="utf-8") as file:
        problems = json.load(file)["problems"]
    for language, problem in problems.items():
        url = f"{os.environ['AUTH_COPY_URL']}/v1/kinds/unknown"
        actual = httpx.get(url, params={"locale": language}, headers={"Accept": "application/problem+json"}).json()
        assert problem.items() <= actual.items(), (problem, actual)
    print(f"good    fallback.json: {len(problems)} languages")


with_the_service.texts = type(with_the_service.texts)(os.environ["AUTH_COPY_URL"], timeout=30)
frameworks()
sdks()
built_in_texts()
outages()
