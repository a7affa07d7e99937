"""requests, httpx, aiohttp and urllib: connections to a sign-in service that fail, each in the same ways."""

import asyncio
import json
import urllib.request

import aiohttp
import httpx
import requests

from local_server import (
    GATEWAY, REPLACING, SERVER_ERROR, UNAVAILABLE, Local, hanging_up, refused, secure, serving, slow)
from recording import Recorder, provoked_by


def with_requests(url):
    answer = requests.get(url, timeout=0.4)
    answer.raise_for_status()
    return answer.json()["access_token"]


def with_httpx(url):
    answer = httpx.get(url, timeout=0.4, follow_redirects=True)
    answer.raise_for_status()
    return answer.json()["access_token"]


def with_urllib(url):
    return json.load(urllib.request.urlopen(url, timeout=0.4))["access_token"]


def with_aiohttp(url):
    async def fetch():
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=0.4)) as session:
            async with session.get(url) as answer:
                answer.raise_for_status()
                return (await answer.json())["access_token"]
    return asyncio.run(fetch())


CLIENTS = {"requests": with_requests, "httpx": with_httpx, "urllib": with_urllib, "aiohttp": with_aiohttp}


def record(recorder, provoked, url, kind, also=(), clients=CLIENTS, **label):
    for name in clients:
        recorder.raised(f"{name}: {provoked}", provoked_by(CLIENTS[name], url), kind=kind, also=also, **label)


def circle(request):
    return 302, {"Location": request.server.url + "/again"}, ""


if __name__ == "__main__":
    recorder = Recorder("http-clients", "urlsession", ["requests", "httpx", "aiohttp"], REPLACING)
    record(recorder, "connection refused", refused(), "providerUnavailable", ["networkUnavailable"])
    record(recorder, "name does not resolve", "http://login.example.invalid/token", "networkUnavailable")
    with slow(1) as server:
        record(recorder, "no answer in time", server.url, "timedOut")
    with hanging_up() as server:
        record(recorder, "connection closed without an answer", server.url, "networkUnavailable",
               ["providerUnavailable"])
    with secure(circle) as (server, _):
        record(recorder, "self-signed certificate", server.url, "secureConnectionFailed")
        plain = server.url.replace("https", "http")
        record(recorder, "no TLS where the server speaks TLS", plain, "networkUnavailable",
               ["secureConnectionFailed", "misconfigured"], ["httpx", "aiohttp"])
    with serving(200, {}) as server:
        record(recorder, "TLS where the server speaks none", server.url.replace("http", "https"),
               "secureConnectionFailed", ["misconfigured"])
    for status, body, kind, also in [
        (500, SERVER_ERROR, "providerUnavailable", ["internalError"]),
        (502, GATEWAY, "providerUnavailable", ()),
        (503, UNAVAILABLE, "providerUnavailable", ()),
        (429, "Too Many Requests", "tooManyAttempts", ["quotaExceeded"]),
        (401, "Unauthorized", "sessionExpired", ["notSignedIn", "invalidCredentials"]),
    ]:
        with serving(status, body) as server:
            record(recorder, f"{status} and a page", server.url, kind, also)
    with serving(200, "<!doctype html><title>Wi-Fi</title>") as server:
        record(recorder, "a page instead of JSON", server.url, "invalidProviderResponse", ["networkUnavailable"])
    with serving(200, '{"access_token": "a', {"Content-Type": "application/json"}) as server:
        record(recorder, "JSON that is cut off", server.url, "invalidProviderResponse", (), ["requests", "aiohttp"])
    with Local(circle) as server:
        record(recorder, "redirects in a circle", server.url, "invalidProviderResponse", ["misconfigured"])
    record(recorder, "address without a scheme", "login.example.com/token", "misconfigured", ["invalidRequest"])
    recorder.save()
