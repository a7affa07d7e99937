"""Flask-JWT-Extended: calls with tokens of every wrong sort, in headers and cookies, and the exceptions behind them."""

import datetime

import jwt
from flask import Flask
from flask_jwt_extended import (JWTManager, create_access_token, create_refresh_token, decode_token, get_jwt_identity,
                                jwt_required, verify_jwt_in_request)

from recording import Recorder, provoked_by

KEY = "a-key-for-signing-tokens-0123456789-abcdef"
PAST = datetime.datetime(2020, 1, 1, tzinfo=datetime.timezone.utc)


def site(**config):
    app = Flask("shop")
    app.config.update(JWT_SECRET_KEY=KEY, JWT_TOKEN_LOCATION=["headers", "cookies"], JWT_DECODE_AUDIENCE="shop",
                      JWT_ENCODE_AUDIENCE="shop", JWT_DECODE_ISSUER="https://auth.example",
                      JWT_ENCODE_ISSUER="https://auth.example", PROPAGATE_EXCEPTIONS=False)
    app.config.update(config)
    manager = JWTManager(app)

    @manager.user_lookup_loader
    def user(header, claims):
        return None if claims["sub"] == "gone" else claims["sub"]

    @manager.token_in_blocklist_loader
    def revoked(header, claims):
        if claims["sub"] == "far":
            raise ConnectionError("The list of revoked tokens is out of reach")
        return claims["sub"] == "revoked"

    @manager.token_verification_loader
    def verified(header, claims):
        return claims["sub"] != "odd"

    for path, settings in {"/me": {}, "/refresh": {"refresh": True}, "/fresh": {"fresh": True},
                           "/cookie": {"locations": ["cookies"]},
                           "/both": {"locations": ["cookies", "headers"]}}.items():
        app.add_url_rule(path, path, jwt_required(**settings)(lambda: {"me": get_jwt_identity()}),
                         methods=["GET", "POST"])
    return app


recorder = Recorder("flask-jwt", "flask-security", ["Flask-JWT-Extended", "PyJWT", "Flask"])
app = site()
with app.app_context():
    good, refresh = create_access_token("mina"), create_refresh_token("mina")
    people = {name: create_access_token(name) for name in ("gone", "revoked", "odd", "far")}
    revoked_refresh = create_refresh_token("revoked")


def forged(key=KEY, algorithm="HS256", headers=None, **changed):
    claims = {**jwt.decode(good, options={"verify_signature": False}), **changed}
    return jwt.encode({name: value for name, value in claims.items() if value is not None}, key, algorithm, headers)


OLD = dict(kind="sessionExpired")
WRONG = dict(kind="securityCheckFailed", also=["sessionExpired"])
BAD = dict(kind="invalidRequest", also=["sessionExpired"])
# name, path, header, label
TABLE = [
    ("no token", "/me", None, dict(kind="notSignedIn")),
    ("no token in a cookie", "/cookie", None, dict(kind="notSignedIn", also=["cookiesRequired"])),
    ("no token in cookie or header", "/both", None, dict(kind="notSignedIn")),
    ("a header without Bearer", "/me", good, BAD),
    ("a header with three words", "/me", "Bearer a b", BAD),
    ("no token after Bearer", "/me", "Bearer ", dict(kind="notSignedIn", also=["invalidRequest"])),
    ("a token that is none", "/me", "Bearer abc", BAD),
    ("a token of two parts", "/me", "Bearer a.b", BAD),
    ("a token whose header is no JSON", "/me", "Bearer YWJj.YWJj.YWJj", BAD),
    ("expired", "/me", f"Bearer {forged(exp=PAST)}", OLD),
    ("foreign signature", "/me", f"Bearer {forged(KEY[::-1])}", WRONG),
    ("another algorithm", "/me", f"Bearer {forged(KEY * 2, 'HS512')}", WRONG),
    ("algorithm none", "/me", f"Bearer {forged(None, 'none')}", WRONG),
    ("wrong audience", "/me", f"Bearer {forged(aud='bank')}", WRONG),
    ("no audience", "/me", f"Bearer {forged(aud=None)}", WRONG),
    ("wrong issuer", "/me", f"Bearer {forged(iss='https://evil.example')}", WRONG),
    ("not valid yet", "/me", f"Bearer {forged(nbf=4_000_000_000)}", WRONG),
    ("no subject", "/me", f"Bearer {forged(sub=None)}", BAD),
    ("a number as subject", "/me", f"Bearer {forged(sub=7)}", BAD),
    ("a refresh token", "/me", f"Bearer {refresh}", BAD),
    ("an access token at the refresh", "/refresh", f"Bearer {good}", dict(flow="refresh", **BAD)),
    ("revoked", "/me", f"Bearer {people['revoked']}", OLD),
    ("revoked refresh token", "/refresh", f"Bearer {revoked_refresh}", dict(flow="refresh", **OLD)),
    ("expired refresh token", "/refresh", f"Bearer {forged(exp=PAST, type='refresh')}", dict(flow="refresh", **OLD)),
    ("not fresh", "/fresh", f"Bearer {good}", dict(kind="requiresRecentLogin")),
    ("the account is gone", "/me", f"Bearer {people['gone']}", OLD),
    ("claims that the app refuses", "/me", f"Bearer {people['odd']}", WRONG),
    ("a token issued in the future", "/me", f"Bearer {forged(iat=4_000_000_000)}", WRONG),
    ("quotes around the token", "/me", f'Bearer "{good}"', BAD),
    ("the list of revoked tokens is out of reach", "/me", f"Bearer {people['far']}",
     dict(kind="internalError", also=["providerUnavailable", "networkUnavailable"])),
]
for provoked, path, header, label in TABLE:
    answer = app.test_client().get(path, headers={"authorization": header} if header else {})
    recorder.answer(provoked, answer.status_code, answer.headers, answer.data, **label)

# Other places of tokens, other words of the answer
OUT = dict(kind="notSignedIn")
for provoked, config, call, label in [
        ("no token in the body", {"JWT_TOKEN_LOCATION": ["json"]}, {"json": {}}, OUT),
        ("a form in place of a JSON body", {"JWT_TOKEN_LOCATION": ["json"]}, {"data": {"access_token": good}},
         dict(kind="invalidRequest", also=["notSignedIn"])),
        ("Bearer where JWT is wanted", {"JWT_HEADER_TYPE": "JWT", "JWT_TOKEN_LOCATION": ["headers"]},
         {"headers": {"authorization": f"Bearer {good}"}},
         dict(kind="invalidRequest", also=["notSignedIn", "sessionExpired"])),
        ("no header of another name", {"JWT_HEADER_NAME": "X-Token", "JWT_TOKEN_LOCATION": ["headers"]},
         {}, OUT),
        ("expired, answered as message", {"JWT_ERROR_MESSAGE_KEY": "message"},
         {"headers": {"authorization": f"Bearer {forged(exp=PAST)}"}}, OLD)]:
    answer = site(**config).test_client().post("/me", **call)
    recorder.answer(provoked, answer.status_code, answer.headers, answer.data, **label)

# Cookies and their CSRF token
for provoked, headers, label in [("cookie without a CSRF token", {}, dict(kind="securityCheckFailed")),
                                 ("cookie with a wrong CSRF token", {"x-csrf-token": "abc"},
                                  dict(kind="securityCheckFailed"))]:
    browser = app.test_client()
    browser.set_cookie("access_token_cookie", forged(csrf="right"))
    answer = browser.post("/cookie", headers=headers)
    recorder.answer(provoked, answer.status_code, answer.headers, answer.data, **label)

# Exceptions of reading a token, and of a wrong set-up
with app.app_context():
    for provoked, token, label in [
            ("expired", forged(exp=PAST), OLD), ("foreign signature", forged(KEY[::-1]), WRONG),
            ("cut", good[:40], BAD), ("wrong audience", forged(aud="bank"), WRONG),
            ("wrong issuer", forged(iss="https://evil.example"), WRONG),
            ("another algorithm", forged(KEY * 2, "HS512"), WRONG),
            ("no identifier of the token", forged(jti=None, sub=None), BAD)]:
        recorder.raised(f"reading a token: {provoked}", provoked_by(decode_token, token), **label)
for provoked, config in [("no key", {"JWT_SECRET_KEY": None, "SECRET_KEY": None}),
                         ("no key pair", {"JWT_ALGORITHM": "RS256"}),
                         ("an unknown place of tokens", {"JWT_TOKEN_LOCATION": ["pocket"]})]:
    with site(**config).test_request_context():
        recorder.raised(f"set-up: {provoked}", provoked_by(lambda: (create_access_token("mina"), jwt_required()(
            lambda: None)())), kind="misconfigured")
with app.test_request_context(headers={"authorization": f"Bearer {people['gone']}"}):
    recorder.raised("call: the account is gone", provoked_by(verify_jwt_in_request), **OLD)
    recorder.raised("set-up: a lifetime that is text", provoked_by(create_access_token, "mina", expires_delta="15m"),
                    kind="misconfigured", also=["internalError", "invalidRequest"])
with Flask("bare").test_request_context():
    recorder.raised("set-up: no manager", provoked_by(create_access_token, "mina"), kind="misconfigured")
with app.test_request_context():
    recorder.raised("set-up: identity before the check", provoked_by(get_jwt_identity), kind="misconfigured",
                    also=["notSignedIn"])
recorder.save()
