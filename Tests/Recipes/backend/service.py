# service.py: requests the text for an error from AuthCopy.
import json
import logging
import os
import pathlib
import re

import httpx

SERVICE = os.environ.get("AUTH_COPY_URL", "http://127.0.0.1:8080")
FALLBACK = json.loads(pathlib.Path(__file__).with_name("fallback.json").read_text(encoding="utf-8"))
RELAYED = ("Content-Language", "Retry-After", "Cache-Control")
client, async_client = httpx.Client(timeout=1), httpx.AsyncClient(timeout=1)


class ProviderError(Exception):
    """The error that a provider sent or its SDK raised, as text or as a value for JSON, with the status and the
    Retry-After of the response."""

    def __init__(self, provider, error, *, flow, status=None, retry_after=None):
        super().__init__(f"{provider} refused")
        self.provider = provider
        self.content = error if isinstance(error, str) else json.dumps(error)
        query = {"flow": flow, "status": status, "retryAfter": retry_after}
        self.query = {name: value for name, value in query.items() if value is not None}


def explain(error, language):
    """Returns a problem (RFC 9457), which contains the HTTP status, and the headers of the response."""
    try:
        return relay(client.post(**request(error, language)))
    except (httpx.HTTPError, ValueError) as failure:
        return fallback(language, failure)


async def explain_async(error, language):
    """Does the same for asynchronous frameworks."""
    try:
        return relay(await async_client.post(**request(error, language)))
    except (httpx.HTTPError, ValueError) as failure:
        return fallback(language, failure)


def request(error, language):
    headers = {"Accept": "application/problem+json", "Accept-Language": language or "*"}
    return {"url": f"{SERVICE}/v1/errors/{error.provider}", "params": error.query, "content": error.content, "headers": headers}


def relay(response):
    problem = response.json()
    if "kind" not in problem:  # about the request itself, such as an unknown provider
        raise ValueError(problem["title"])
    headers = {name: response.headers[name] for name in RELAYED if name in response.headers}
    if problem["status"] == 401:
        headers["WWW-Authenticate"] = "Session"
    return problem, headers


def fallback(language, failure):
    logging.error("AuthCopy: %r", failure)
    match = re.search(r"\b(en|ko|ja)\b", language or "")
    problem = FALLBACK[match[1] if match else "en"]
    return problem, {"Content-Language": problem["locale"], "Cache-Control": "no-store"}
