"""Flask with Flask-Login, Flask-HTTPAuth, Flask-Limiter and Flask-Dance: sessions, Basic, limits, callbacks."""

import logging
import os

from flask import Flask
from flask_dance.consumer import OAuth1ConsumerBlueprint, OAuth2ConsumerBlueprint, oauth_error
from flask_dance.contrib.github import make_github_blueprint
from flask_httpauth import HTTPBasicAuth, HTTPDigestAuth, HTTPTokenAuth
from flask_limiter import Limiter
from flask_login import LoginManager, UserMixin, fresh_login_required, login_required, login_user

from local_server import GATEWAY, REPLACING, refused, serving
from recording import Recorder, provoked_by

logging.disable(logging.CRITICAL)
recorder = Recorder("flask-extensions", "any", ["Flask", "Flask-Login", "Flask-HTTPAuth", "Flask-Limiter",
                                                "Flask-Dance"], [
    *REPLACING, (r'(nonce|opaque)="[^"]*"', r'\1="0"'), (r"state=\w+", "state=s-1")])


def site():
    app = Flask(__name__)
    app.secret_key = "secret"
    return app


def keep(provoked, answer, **label):
    recorder.answer(provoked, answer.status_code, answer.headers, answer.data, **label)


# Flask-Login
app = site()
manager = LoginManager(app)


@manager.user_loader
def load(name):
    user = UserMixin()
    user.id = name
    return user if name == "mina" else None


app.add_url_rule("/me", "me", login_required(lambda: "mina"))
app.add_url_rule("/password", "password", fresh_login_required(lambda: "changed"))
app.add_url_rule("/login", "login", lambda: "")
app.add_url_rule("/again", "again", lambda: "")


@app.route("/in/<name>")
def sign_in(name):
    user = UserMixin()
    user.id = name
    login_user(user)
    return "in"


keep("Flask-Login: no session", app.test_client().get("/me"), kind="notSignedIn")
gone = app.test_client()
gone.get("/in/gone")
keep("Flask-Login: a session of a deleted account", gone.get("/me"), kind="notSignedIn", also=["sessionExpired"])
stale = app.test_client()
stale.get("/in/mina")
with stale.session_transaction() as kept:
    kept["_fresh"] = False
keep("Flask-Login: a session that is not fresh", stale.get("/password"), kind="requiresRecentLogin",
     also=["notSignedIn"])
manager.login_view, manager.refresh_view = "login", "again"
for provoked, address, client, label in [
    ("no session, with a page to sign in", "/me", app.test_client(), {"kind": "notSignedIn"}),
    ("a session that is not fresh, with a page to sign in again", "/password", stale, {"kind": "requiresRecentLogin"}),
]:
    client.get(address)
    with client.session_transaction() as kept:
        [(category, message)] = kept["_flashes"]
    recorder.printed(f"Flask-Login: {provoked}", message, **label)
with site().test_request_context():
    error = provoked_by(LoginManager(site())._load_user)
recorder.raised("Flask-Login: a manager that has no way to load a person", error, kind="misconfigured")

# Flask-HTTPAuth
app = site()
basic, digest, bearer = HTTPBasicAuth(realm="shop"), HTTPDigestAuth(realm="shop"), HTTPTokenAuth(realm="shop")
basic.verify_password(lambda name, password: name if (name, password) == ("mina", "right") else None)
basic.get_user_roles(lambda user: ["member"])
digest.get_password(lambda name: {"mina": "right"}.get(name))
bearer.verify_token(lambda token: "mina" if token == "good" else None)
app.add_url_rule("/basic", "basic", basic.login_required(lambda: ""))
app.add_url_rule("/admin", "admin", basic.login_required(role="admin")(lambda: ""))
app.add_url_rule("/digest", "digest", digest.login_required(lambda: ""))
app.add_url_rule("/token", "token", bearer.login_required(lambda: ""))
for provoked, address, options, label in [
    ("Basic: nothing sent", "/basic", {}, {"kind": "notSignedIn"}),
    ("Basic: a wrong password", "/basic", {"auth": ("mina", "wrong")},
     {"kind": "invalidCredentials", "also": ["notSignedIn"], "flow": "signIn"}),
    ("Basic: not the role", "/admin", {"auth": ("mina", "right")},
     {"kind": "blockedByPolicy", "also": ["permissionDenied"]}),
    ("Digest: nothing sent", "/digest", {}, {"kind": "notSignedIn"}),
    ("Bearer: nothing sent", "/token", {}, {"kind": "notSignedIn"}),
    ("Bearer: a token that is none of ours", "/token", {"headers": {"authorization": "Bearer old"}},
     {"kind": "sessionExpired", "also": ["securityCheckFailed", "notSignedIn"]}),
]:
    keep("Flask-HTTPAuth: " + provoked, app.test_client().get(address, **options), **label)

# Flask-Limiter
app = site()
limiter = Limiter(lambda: "one", app=app, headers_enabled=True, storage_uri="memory://")
app.add_url_rule("/login", "login", limiter.limit("1 per minute")(lambda: ""))
app.test_client().get("/login")
answer = app.test_client().get("/login")
answer.headers["Retry-After"] = "60"  # else a second less now and then
keep("Flask-Limiter: a sign-in too many", answer, kind="tooManyAttempts", flow="signIn", arguments={"seconds": 60})


# Flask-Dance
def callback(query, path="/login/oauth/authorized", **urls):
    """What the callback of a sign-in raises, or the signal that it sends where it raises nothing."""
    app = site()
    app.testing = True
    blueprint = OAuth2ConsumerBlueprint(
        "oauth", __name__, client_id="app", client_secret="secret", base_url="https://login.example.com",
        **{"token_url": refused(), "authorization_url": "https://login.example.com/authorize", **urls})
    old = OAuth1ConsumerBlueprint("old", __name__, client_key="app", client_secret="secret",
                                  request_token_url=urls.get("token_url", refused()), access_token_url=refused(),
                                  authorization_url="https://login.example.com/authorize")
    app.register_blueprint(blueprint, url_prefix="/login")
    app.register_blueprint(old, url_prefix="/login")
    app.register_blueprint(make_github_blueprint("app", "secret"), url_prefix="/login")
    client = app.test_client()
    with client.session_transaction() as kept:
        kept["oauth_oauth_state"] = "s-1"
    heard = []

    def hear(_, **told):
        heard.append({key: told[key] for key in told if key != "response"})

    with oauth_error.connected_to(hear, sender=blueprint), oauth_error.connected_to(hear, sender=old):
        try:
            answer = client.get(f"{path}?{query}")
        except Exception as error:
            return error
    return heard[0] if heard else answer


GOOD = "code=abc&state=s-1"


def tell(provoked, result, kind, also=()):
    label = {"kind": kind, "also": also, "flow": "signIn", "provider": "oauth"}
    if isinstance(result, dict):
        recorder.printed("Flask-Dance: " + provoked, repr(result), form="repr", **label)
    elif isinstance(result, Exception):
        recorder.raised("Flask-Dance: " + provoked, result, **label)
    else:
        keep("Flask-Dance: " + provoked, result, **label)


tell("a callback without TLS", callback(GOOD), "misconfigured")
os.environ["OAUTHLIB_INSECURE_TRANSPORT"] = "1"
for provoked, result, kind, also in [
    ("state of another sign-in", callback("code=abc&state=s-2"), "securityCheckFailed", ()),
    ("person refused", callback("error=access_denied&error_description=The+user+denied+access&state=s-1"),
     "consentDenied", ("canceled",)),
    ("provider failed", callback("error=server_error&state=s-1"), "providerUnavailable", ()),
    ("no code", callback("state=s-1"), "invalidProviderResponse", ("invalidRequest",)),
    ("token endpoint refuses connections", callback(GOOD), "providerUnavailable", ()),
    ("OAuth 1: endpoint refuses connections", callback("", "/login/old"), "providerUnavailable", ()),
    ("OAuth 1: person refused", callback("denied=t-1", "/login/old/authorized"), "consentDenied",
     ("canceled", "invalidProviderResponse")),
]:
    tell(provoked, result, kind, also)
for provoked, status, body, kind, also in [
    ("code used or expired", 400, {"error": "invalid_grant", "error_description": "Code is invalid or expired"},
     "flowExpired", ()),
    ("wrong client secret", 401, {"error": "invalid_client"}, "misconfigured", ()),
    ("token endpoint answers 502 and a page", 502, GATEWAY, "providerUnavailable", ("invalidProviderResponse",)),
    ("token endpoint answers a page", 200, "<html>", "invalidProviderResponse", ()),
]:
    with serving(status, body) as server:
        tell(provoked, callback(GOOD, token_url=server.url), kind, also)
with serving(401, "Failed to validate oauth signature and token") as server:
    tell("OAuth 1: wrong key of the app", callback("", "/login/old", token_url=server.url), "misconfigured")
recorder.save()
