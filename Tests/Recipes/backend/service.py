# service.py: asks the service what to tell a person.
import os

import requests

SERVICE = os.environ.get("AUTH_COPY_URL", "http://127.0.0.1:8080")


def explain(provider, error, *, language, flow, status=None):
    """Returns a response with a problem of RFC 9457: title, detail, kind, action, and the HTTP status to answer with.

    `error` is what the provider sent or its SDK raised, as text or as a value for JSON; `status` is the HTTP status it
    came with.
    """
    body = {"data": error.encode()} if isinstance(error, str) else {"json": error}
    return requests.post(
        f"{SERVICE}/v1/errors/{provider}", params={"flow": flow, "status": status}, timeout=2,
        headers={"Accept": "application/problem+json", "Accept-Language": language}, **body)
