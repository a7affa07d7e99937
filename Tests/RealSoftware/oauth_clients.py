"""OAuth clients: Authlib's Flask client, requests-oauthlib and oauthlib's own, against a server built with Authlib."""

import os
import threading
import time
import warnings

import requests
from flask import Flask, session
from joserfc import jwk, jwt
from oauthlib.oauth2 import BackendApplicationClient, DeviceClient, LegacyApplicationClient, WebApplicationClient
from requests_oauthlib import OAuth1Session, OAuth2Session
from werkzeug.serving import make_server

from authlib_server import CALLBACK, application
from local_server import GATEWAY, REPLACING, UNAVAILABLE, Local, refused, secure, serving, slow
from recording import Recorder, provoked_by

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from authlib.integrations.flask_client import OAuth
    from authlib.integrations.requests_client import OAuth2Session as AuthlibSession

NOW = int(time.time())
KEY = jwk.generate_key("EC", "P-256", {"kid": "key-1", "use": "sig", "alg": "ES256"})
OTHER_KEY = jwk.generate_key("EC", "P-256", {"kid": "key-1", "use": "sig", "alg": "ES256"})


def id_token(key=KEY, **changes):
    claims = {"iss": "https://login.example.com", "aud": "app", "sub": "mina", "nonce": "n-1", "iat": NOW,
              "exp": NOW + 600, **changes}
    return jwt.encode({"alg": "ES256", "kid": "key-1"}, {k: v for k, v in claims.items() if v is not None}, key)


def facebook(message, number):
    return {"error": {"message": message, "type": "OAuthException", "code": 100, "error_subcode": number,
                      "fbtrace_id": "AbCdEf123"}}


def provider(token_answer):
    """An OpenID provider whose token endpoint gives one answer."""
    def respond(request):
        if request.path == "/keys":
            return 200, {}, {"keys": [KEY.as_dict(private=False)]}
        if request.path == "/discovery":
            return 200, {}, {"issuer": "https://login.example.com", "token_endpoint": server.url + "/token",
                             "authorization_endpoint": server.url + "/authorize", "jwks_uri": server.url + "/keys"}
        return token_answer
    server = Local(respond)
    return server


def flask_client(recorder, base):
    """Authlib in Flask: the callback after a person signed in elsewhere."""
    app = Flask(__name__)
    app.secret_key = "secret"

    def callback(query, known_state="s-1", **options):
        oauth = OAuth(app)
        oauth.register("login", **{"client_id": "app", "client_secret": "secret",
                                   "access_token_url": base + "/token", "authorize_url": base + "/authorize",
                                   "client_kwargs": {"token_endpoint_auth_method": "client_secret_post"}, **options})
        with app.test_request_context("/callback?" + query):
            data = {"redirect_uri": CALLBACK, "nonce": "n-1", "code_verifier": "w" * 43}
            session[f"_state_login_{known_state}"] = {"data": data, "exp": time.time() + 60}
            return provoked_by(oauth.login.authorize_access_token)

    good = "code=abc&state=s-1"
    for provoked, error, kind, also in [
        ("state of another sign-in", callback("code=abc&state=s-2"), "securityCheckFailed", ()),
        ("no state", callback("code=abc"), "securityCheckFailed", ()),
        ("person refused", callback("error=access_denied&error_description=The+user+denied+the+request&state=s-1"),
         "consentDenied", ()),
        ("provider is overloaded", callback("error=temporarily_unavailable&state=s-1"), "providerUnavailable", ()),
        ("provider failed", callback("error=server_error&state=s-1"), "providerUnavailable", ()),
        ("prompt=none: nobody is signed in", callback("error=login_required&state=s-1"), "interactionRequired", ()),
        ("the person left LinkedIn's page", callback(
            "error=user_cancelled_login&error_description=The+user+cancelled+LinkedIn+login&state=s-1"), "canceled",
         ("consentDenied",)),
        ("code used or expired", callback(good), "flowExpired", ()),
        ("wrong client secret", callback(good, client_secret="wrong"), "misconfigured", ()),
        ("wrong code verifier", callback("code=code&state=s-1"), "securityCheckFailed", ("flowExpired",)),
        ("token endpoint refuses connections", callback(good, access_token_url=refused()), "providerUnavailable", ()),
        ("discovery refuses connections", callback(good, server_metadata_url=refused()), "providerUnavailable", ()),
    ]:
        recorder.raised("Authlib client: " + provoked, error, kind=kind, also=also, flow="signIn")
    for provoked, answer, kind, also in [
        ("token endpoint answers 502 and a page", (502, {}, GATEWAY), "providerUnavailable", ()),
        ("token endpoint answers a page", (200, {}, "<html>"), "invalidProviderResponse", ()),
        ("another callback, Facebook's way", (400, {}, facebook(
            "Error validating verification code. Please make sure your redirect_uri is identical to the one you used "
            "in the OAuth dialog request", 36008)), "misconfigured", ("flowExpired",)),
        ("ID token with another nonce", id_token(nonce="n-2"), "securityCheckFailed", ()),
        ("ID token for another app", id_token(aud="other"), "securityCheckFailed", ()),
        ("ID token of another issuer", id_token(iss="https://evil.example.com"), "securityCheckFailed", ()),
        ("expired ID token", id_token(exp=NOW - 600, iat=NOW - 1200), "externalSignInRejected", ("flowExpired",)),
        ("ID token signed with another key", id_token(OTHER_KEY), "securityCheckFailed", ()),
        ("ID token without subject", id_token(sub=None), "securityCheckFailed", ("invalidProviderResponse",)),
        ("ID token of one part", "abc", "invalidProviderResponse", ("securityCheckFailed",)),
    ]:
        if isinstance(answer, str):
            answer = 200, {}, {"access_token": "a", "token_type": "Bearer", "id_token": answer}
        if kind in ("securityCheckFailed",):
            also = (*also, "externalSignInRejected")
        with provider(answer) as server:
            error = callback(good, server_metadata_url=server.url + "/discovery", access_token_url=None,
                             client_kwargs={"scope": "openid"})
            recorder.raised("Authlib client: " + provoked, error, kind=kind, also=also, flow="signIn")
    for provoked, answer in [("discovery is not there", (404, "Not Found")), ("discovery is a page", (200, "<html>"))]:
        with serving(*answer) as server:
            error = callback(good, server_metadata_url=server.url)
            kind = "misconfigured" if answer[0] == 404 else "invalidProviderResponse"
            recorder.raised("Authlib client: " + provoked, error, kind=kind, flow="signIn",
                            also=["misconfigured"] if answer[0] == 200 else ())
    oauth = OAuth(app)
    oauth.register("bare", client_id="app")
    with app.test_request_context("/"):
        for provoked, action in [
            ("client that was not registered", lambda: oauth.kakao),
            ("no address to sign in at", lambda: oauth.bare.authorize_redirect(CALLBACK)),
        ]:
            recorder.raised("Authlib client: " + provoked, provoked_by(action), kind="misconfigured", flow="signIn")
    expired = AuthlibSession("app", token={"access_token": "a", "token_type": "Bearer", "expires_at": NOW - 60})
    for provoked, client, kind in [
        ("no token yet", AuthlibSession("app"), "notSignedIn"),
        ("token expired and there is none to refresh it", expired, "sessionExpired"),
    ]:
        recorder.raised("Authlib session: " + provoked, provoked_by(client.get, base + "/me"), kind=kind)
    error = provoked_by(AuthlibSession("app", "secret", token_endpoint_auth_method="client_secret_post").refresh_token,
                        base + "/token", "unknown")
    recorder.raised("Authlib session: unknown refresh token", error, kind="sessionExpired", flow="refresh")


def requests_oauthlib(recorder, base):
    def fetch(client=None, url=None, **options):
        options = {"include_client_id": True, "client_secret": "secret", "code": "abc", **options}
        client = client or OAuth2Session("app", redirect_uri=CALLBACK)
        return provoked_by(client.fetch_token, url or base + "/token", **options)

    legacy = LegacyApplicationClient("app")
    os.environ["OAUTHLIB_INSECURE_TRANSPORT"] = "1"
    for provoked, error, kind, also, flow in [
        ("code used or expired", fetch(), "flowExpired", (), "signIn"),
        ("wrong client secret", fetch(client_secret="wrong"), "misconfigured", (), "signIn"),
        ("wrong code verifier", fetch(code="code", code_verifier="w" * 43), "securityCheckFailed", (), "signIn"),
        ("wrong password", fetch(OAuth2Session(client=legacy), username="mina", password="wrong"),
         "invalidCredentials", (), "signIn"),
        ("client's secret in the form where HTTP Basic is wanted",
         fetch(OAuth2Session(client=BackendApplicationClient("app"))), "misconfigured", (), "signIn"),
        ("unknown refresh token", provoked_by(OAuth2Session("app").refresh_token, base + "/token", "unknown",
                                              client_id="app", client_secret="secret"), "sessionExpired", (),
         "refresh"),
        ("token endpoint refuses connections", fetch(url=refused()), "providerUnavailable", (), "signIn"),
        ("call without code", fetch(code=None), "invalidRequest", (), "signIn"),
    ]:
        recorder.raised("requests-oauthlib: " + provoked, error, kind=kind, also=also, flow=flow)
    for provoked, status, body, kind, also in [
        ("token endpoint answers 503 and a page", 503, UNAVAILABLE, "providerUnavailable",
         ("invalidProviderResponse",)),
        ("token endpoint answers a page", 200, "<html>Sign in</html>", "invalidProviderResponse", ()),
        ("token endpoint answers no token", 200, {"ok": True}, "invalidProviderResponse", ()),
        ("code was used, Facebook's way", 400, facebook("This authorization code has been used.", 36009),
         "flowExpired", ()),
    ]:
        with serving(status, body) as server:
            recorder.raised("requests-oauthlib: " + provoked, fetch(url=server.url), kind=kind, also=also,
                            flow="signIn")
    with serving(400, {"error": "authorization_pending"}) as server:
        recorder.raised("requests-oauthlib, device: the person has not answered yet", fetch(
            OAuth2Session("app", client=DeviceClient("app")), server.url, device_code="d", code=None),
                        kind="authorizationPending", flow="signIn")
    with secure(lambda request: (200, {}, {}), name="login.example.com") as (server, certificate):
        recorder.raised("requests-oauthlib: certificate for another host", fetch(url=server.url, verify=certificate),
                        kind="secureConnectionFailed", flow="signIn")
    with slow() as server:
        recorder.raised("requests-oauthlib: token endpoint does not answer in time",
                        fetch(url=server.url, timeout=0.3), kind="timedOut", flow="signIn")
    with serving(200, {"access_token": "a", "token_type": "Bearer", "scope": "profile"}) as server:
        client = OAuth2Session("app", scope=["profile", "email"])
        recorder.raised("requests-oauthlib: fewer scopes than asked for", fetch(client, server.url),
                        kind="consentRequired", also=["consentDenied"], flow="signIn")
    expired = OAuth2Session("app", token={"access_token": "a", "token_type": "Bearer", "expires_at": NOW - 60,
                                          "expires_in": -60})
    recorder.raised("requests-oauthlib: access token expired", provoked_by(expired.get, base + "/me"),
                    kind="sessionExpired")
    unsigned = requests.get(base + "/me", headers={"Authorization": "Bearer old"}, timeout=5)
    recorder.raised("requests: server refuses an expired token", provoked_by(unsigned.raise_for_status),
                    kind="sessionExpired", also=["notSignedIn"])

    web = WebApplicationClient("app")
    parse = web.parse_request_uri_response
    for provoked, query, kind in [
        ("person refused", "error=access_denied&state=s-1", "consentDenied"),
        ("state of another sign-in", "code=abc&state=s-2", "securityCheckFailed"),
        ("no code", "state=s-1", "invalidProviderResponse"),
        ("prompt=none: consent is needed", "error=consent_required&state=s-1", "interactionRequired"),
        ("prompt=none: an account must be chosen", "error=account_selection_required&state=s-1",
         "interactionRequired"),
        ("scope that the provider does not know", "error=invalid_scope&state=s-1", "invalidRequest"),
        ("provider is overloaded", "error=temporarily_unavailable&state=s-1", "providerUnavailable"),
        ("provider failed", "error=server_error&state=s-1", "providerUnavailable"),
    ]:
        error = provoked_by(parse, f"{CALLBACK}?{query}", "s-1")
        also = {"interactionRequired": ["consentRequired"] * ("consent" in query),
                "invalidRequest": ["misconfigured"]}.get(kind, ())
        recorder.raised("oauthlib client: " + provoked, error, kind=kind, also=also, flow="signIn")
    del os.environ["OAUTHLIB_INSECURE_TRANSPORT"]
    error = provoked_by(parse, "http://app.example.com/callback?code=abc&state=s-1", "s-1")
    recorder.raised("oauthlib client: callback without TLS", error, kind="misconfigured")

    for provoked, status, body, kind in [
        ("503 and a page", 503, UNAVAILABLE, "providerUnavailable"),
        ("answer without a token", 200, "ok=1", "invalidProviderResponse"),
    ]:
        with serving(status, body) as server:
            error = provoked_by(OAuth1Session("app", "secret").fetch_request_token, server.url)
            recorder.raised("requests-oauthlib, OAuth 1: " + provoked, error, kind=kind, flow="signIn")
    with serving(403, {"errors": [{
            "code": 415, "message": "Callback URL not approved for this client application. Approved callback URLs can "
            "be adjusted in your application settings"}]}) as server:
        error = provoked_by(OAuth1Session("app", "secret", callback_uri=CALLBACK).fetch_request_token, server.url)
        recorder.raised("requests-oauthlib, OAuth 1: a callback that X does not know", error, kind="misconfigured",
                        flow="signIn")
    error = provoked_by(OAuth1Session("app", "secret").parse_authorization_response,
                        CALLBACK + "?denied=NPcudxy0yU5T3tBzho7iCotZ3")
    recorder.raised("requests-oauthlib, OAuth 1: the person refused at X", error, kind="consentDenied",
                    also=["canceled", "invalidProviderResponse"], flow="signIn")
    error = provoked_by(OAuth1Session("app", "secret").fetch_access_token, "http://127.0.0.1/token")
    recorder.raised("requests-oauthlib, OAuth 1: no verifier", error, kind="invalidRequest", flow="signIn")


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    recorder = Recorder("oauth-clients", "oauth", ["Authlib", "requests-oauthlib", "oauthlib", "Flask"],
                        [*REPLACING, ("email profile", "profile email")])  # a set, in any order
    server = make_server("127.0.0.1", 0, application(), threaded=True)
    server.RequestHandlerClass.log_request = lambda *_: None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}"
    flask_client(recorder, base)
    requests_oauthlib(recorder, base)
    server.shutdown()
    recorder.save()
