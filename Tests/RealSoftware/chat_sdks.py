"""SDKs of Slack, Spotify, Reddit, Discord, Telegram and Twilio against a stand-in that answers as the services do.

The stand-in's bodies are written after the services' documentation; the record is what the SDKs make of them.
"""

import asyncio
import logging
import warnings

import discord
import praw
import slack_sdk
import spotipy
import telegram
from discord.http import Route
from spotipy import oauth2 as spotify
from twilio.http.http_client import TwilioHttpClient
from twilio.rest import Client as Twilio

from local_server import GATEWAY, REPLACING, hanging_up, refused, serving, slow
from recording import Recorder, provoked_by

CALLBACK = "http://127.0.0.1:9000/callback"


def slack(url):
    slack_sdk.WebClient("xoxb-1", base_url=url + "/", timeout=1, retry_handlers=[]).auth_test()


def slack_exchange(url):
    slack_sdk.WebClient(base_url=url + "/", timeout=1, retry_handlers=[]).openid_connect_token(
        client_id="app", client_secret="secret", code="abc", redirect_uri=CALLBACK)


def spotify_exchange(url, **options):
    spotify.SpotifyOAuth.OAUTH_TOKEN_URL = url
    kept = spotipy.cache_handler.MemoryCacheHandler()
    client = spotify.SpotifyOAuth(**{"client_id": "app", "client_secret": "secret", "redirect_uri": CALLBACK,
                                     "cache_handler": kept, "requests_timeout": 1, **options})
    client.get_access_token("abc", as_dict=False, check_cache=False)


def spotify_refresh(url):
    spotify.SpotifyOAuth.OAUTH_TOKEN_URL = url
    spotify.SpotifyOAuth("app", "secret", CALLBACK, cache_handler=spotipy.cache_handler.MemoryCacheHandler(),
                         requests_timeout=1).refresh_access_token("old")


def spotify_profile(url):
    client = spotipy.Spotify(auth="old", requests_timeout=1, retries=0, status_retries=0)
    client.prefix = url + "/"
    client.me()


def reddit(url, **options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        client = praw.Reddit(client_id="app", client_secret="secret", user_agent="shop 1.0", check_for_updates=False,
                             redirect_uri=CALLBACK, reddit_url=url, oauth_url=url, timeout=1, ratelimit_seconds=0,
                             **options)
    if options:
        client.user.me()
    else:
        client.auth.authorize("abc")


def reddit_with_password(url):
    reddit(url, username="mina", password="wrong")


def reddit_refresh(url):
    reddit(url, refresh_token="old")


def discord_login(url):
    async def login():
        Route.BASE = url
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login("MTA.abc.def")
    asyncio.run(login())


def telegram_login(url):
    async def login():
        async with telegram.Bot("1:abc", base_url=url + "/bot"):
            pass
    asyncio.run(login())


def twilio(url):
    client = Twilio("AC" + "0" * 32, "secret", http_client=TwilioHttpClient(timeout=1))
    client.verify.base_url = url
    client.verify.v2.services("VA" + "0" * 32).verification_checks.create(to="+821012345678", code="000000")


def twilio_send(url):
    client = Twilio("AC" + "0" * 32, "secret", http_client=TwilioHttpClient(timeout=1))
    client.verify.base_url = url
    client.verify.v2.services("VA" + "0" * 32).verifications.create(to="+821012345678", channel="sms")


def sms(url):
    client = Twilio("AC" + "0" * 32, "secret", http_client=TwilioHttpClient(timeout=1))
    client.api.base_url = url
    client.messages.create(to="+821012345678", from_="+15005550006", body="Your code is 123456")


def fault(error, description):
    return {"error": error, "error_description": description}


def twilio_fault(code, message, status):
    return {"code": code, "message": message, "more_info": f"https://www.twilio.com/docs/errors/{code}",
            "status": status}


SIGN_IN, REFRESH = {"flow": "signIn"}, {"flow": "refresh"}
ANSWERS = [
    ("Slack: a token that is none", slack, 200, {"ok": False, "error": "invalid_auth"}, "sessionExpired",
     ("notSignedIn", "misconfigured"), {}),
    ("Slack: an expired token", slack, 200, {"ok": False, "error": "token_expired"}, "sessionExpired", (), {}),
    ("Slack: a revoked token", slack, 200, {"ok": False, "error": "token_revoked"}, "sessionExpired", (), {}),
    ("Slack: a deleted account", slack, 200, {"ok": False, "error": "account_inactive"}, "userDisabled",
     ("providerAccountRestricted", "sessionExpired"), {}),
    ("Slack: a scope that is missing", slack, 200,
     {"ok": False, "error": "missing_scope", "needed": "users:read", "provided": "openid"}, "consentRequired",
     ("permissionDenied", "misconfigured"), {}),
    ("Slack: no token was sent", slack, 200, {"ok": False, "error": "not_authed"}, "notSignedIn",
     ("misconfigured", "sessionExpired"), {}),
    ("Slack: a second factor must be set up", slack, 200, {"ok": False, "error": "two_factor_setup_required"},
     "mfaEnrollmentRequired", (), {}),
    ("Slack: the workspace did not give access", slack, 200, {"ok": False, "error": "team_access_not_granted"},
     "organizationAccessRequired", ("adminApprovalRequired", "permissionDenied"), {}),
    ("Slack: calls too fast", slack, 429, {"ok": False, "error": "ratelimited"}, "tooManyAttempts",
     ("quotaExceeded",), {}),
    ("Slack: code used or expired", slack_exchange, 200, {"ok": False, "error": "code_already_used"}, "flowExpired", (),
     SIGN_IN),
    ("Slack: a wrong secret", slack_exchange, 200, {"ok": False, "error": "bad_client_secret"}, "misconfigured", (),
     SIGN_IN),
    ("Slack: another callback", slack_exchange, 200, {"ok": False, "error": "bad_redirect_uri"}, "misconfigured", (),
     SIGN_IN),
    ("Spotify: code used or expired", spotify_exchange, 400, fault("invalid_grant", "Invalid authorization code"),
     "flowExpired", (), SIGN_IN),
    ("Spotify: a wrong secret", spotify_exchange, 400, fault("invalid_client", "Invalid client secret"),
     "misconfigured", (), SIGN_IN),
    ("Spotify: another callback", spotify_exchange, 400, fault("invalid_grant", "Invalid redirect URI"),
     "misconfigured", (), SIGN_IN),
    ("Spotify: a revoked refresh token", spotify_refresh, 400, fault("invalid_grant", "Refresh token revoked"),
     "sessionExpired", (), REFRESH),
    ("Spotify: an expired access token", spotify_profile, 401,
     {"error": {"status": 401, "message": "The access token expired"}}, "sessionExpired", (), {}),
    ("Spotify: a scope that is missing", spotify_profile, 403,
     {"error": {"status": 403, "message": "Insufficient client scope"}}, "consentRequired",
     ("permissionDenied", "misconfigured"), {}),
    ("Spotify: a person who is not on the list of testers", spotify_profile, 403,
     "User not registered in the Developer Dashboard", "notInvited", ("misconfigured",), {}),
    ("Spotify: it is overloaded", spotify_profile, 503, {"error": {"status": 503, "message": "Service unavailable"}},
     "providerUnavailable", ("tooManyAttempts",), {}),
    ("Reddit: code used or expired", reddit, 200, {"error": "invalid_grant"}, "flowExpired", (), SIGN_IN),
    ("Reddit: a wrong password", reddit_with_password, 200, {"error": "invalid_grant"}, "invalidCredentials", (),
     SIGN_IN),
    ("Reddit: a revoked refresh token", reddit_refresh, 400, {"message": "Bad Request", "error": 400},
     "sessionExpired", ("invalidRequest",), REFRESH),
    ("Reddit: a wrong secret", reddit, 401, {"message": "Unauthorized", "error": 401}, "misconfigured", (), SIGN_IN),
    ("Reddit: calls too fast", reddit, 429, {"message": "Too Many Requests", "error": 429}, "tooManyAttempts",
     ("quotaExceeded",), SIGN_IN),
    ("Discord: a wrong token of the bot", discord_login, 401, {"message": "401: Unauthorized", "code": 0},
     "misconfigured", (), {"provider": "discord"}),
    ("Discord: blocked by its firewall", discord_login, 403, "error code: 1020", "blockedByPolicy",
     ("permissionDenied",), {"provider": "discord"}),
    ("Telegram: a wrong token of the bot", telegram_login, 401,
     {"ok": False, "error_code": 401, "description": "Unauthorized"}, "misconfigured", (), {}),
    ("Telegram: calls too fast", telegram_login, 429,
     {"ok": False, "error_code": 429, "description": "Too Many Requests: retry after 5",
      "parameters": {"retry_after": 5}}, "tooManyAttempts", ("quotaExceeded",), {"arguments": {"seconds": 5}}),
    ("Twilio Verify: too many wrong codes", twilio, 429, twilio_fault(60202, "Max check attempts reached", 429),
     "verificationCodeUsedUp", ("tooManyAttempts",), {"provider": "twilio"}),
    ("Twilio Verify: a code that is gone", twilio, 404,
     twilio_fault(20404, "The requested resource /Services/VA0/VerificationCheck was not found", 404),
     "verificationCodeExpired", ("misconfigured", "verificationCodeUsedUp"), {"provider": "twilio", "flow": "verify"}),
    ("Twilio Verify: too many texts", twilio_send, 429, twilio_fault(60203, "Max send attempts reached", 429),
     "tooManyAttempts", (), {"provider": "twilio"}),
    ("Twilio Verify: a number that is none", twilio_send, 400,
     twilio_fault(60200, "Invalid parameter `To`: +82101", 400), "invalidPhoneNumber", ("invalidRequest",),
     {"provider": "twilio", "field": "phoneNumber"}),
    ("Twilio Verify: a wrong secret", twilio_send, 401, twilio_fault(20003, "Authenticate", 401), "misconfigured", (),
     {"provider": "twilio"}),
    ("Twilio: the person replied STOP", sms, 400, twilio_fault(
        21610, "Attempt to send to unsubscribed recipient", 400), "messagesOptedOut", ("deliveryFailed",),
     {"provider": "twilio"}),
    ("Twilio Verify: a landline", twilio_send, 403, twilio_fault(
        60205, "SMS is not supported by landline phone number", 403), "phoneCountryNotSupported",
     ("invalidPhoneNumber", "deliveryFailed"), {"provider": "twilio"}),
    ("Twilio Verify: a prefix that is blocked for fraud", twilio_send, 403, twilio_fault(
        60410, "The destination phone number has been temporarily blocked by Twilio due to fraudulent activities",
        403), "blockedByPolicy", ("phoneCountryNotSupported", "tooManyAttempts", "deliveryFailed"),
     {"provider": "twilio"}),
]

if __name__ == "__main__":
    logging.disable(logging.CRITICAL)
    recorder = Recorder("chat-sdks", "oauth", ["slack_sdk", "spotipy", "praw", "discord.py", "python-telegram-bot",
                                               "twilio"], REPLACING)
    for provoked, action, status, body, kind, also, more in ANSWERS:
        headers = {"Retry-After": "5"} if status == 429 else {}
        with serving(status, body, headers) as server:
            recorder.raised(provoked, provoked_by(action, server.url), kind=kind, also=also, **more)
    clients = {"Slack": slack, "Spotify": spotify_exchange, "Reddit": reddit, "Telegram": telegram_login,
               "Twilio": twilio}
    for name, action in clients.items():
        # Telegram's SDK says only that no attempt succeeded.
        recorder.raised(f"{name}: a refused connection", provoked_by(action, refused()), kind="providerUnavailable",
                        also=["networkUnavailable"] if name == "Telegram" else (),
                        **({"provider": "twilio"} if name == "Twilio" else {}))
    with serving(502, GATEWAY) as server:
        for name in ("Slack", "Spotify", "Telegram", "Twilio"):
            recorder.raised(f"{name}: 502 and a page", provoked_by(clients[name], server.url),
                            kind="providerUnavailable", **({"provider": "twilio"} if name == "Twilio" else {}))
    with slow(2) as server:
        recorder.raised("Slack: no answer in time", provoked_by(slack, server.url), kind="timedOut")
    with hanging_up() as server:
        recorder.raised("Slack: connection closed without an answer", provoked_by(slack, server.url),
                        kind="networkUnavailable", also=["providerUnavailable"])
    for provoked, action, kind in [
        ("Spotify: no client id", lambda: spotify.SpotifyOAuth(redirect_uri=CALLBACK), "misconfigured"),
        ("Reddit: no client id", lambda: praw.Reddit(user_agent="shop 1.0"), "misconfigured"),
        ("Telegram: no token", lambda: telegram.Bot(""), "misconfigured"),
    ]:
        recorder.raised(provoked, provoked_by(action), kind=kind)
    recorder.save()
