"""A server that opens the catalog before it forks, for gunicorn and uWSGI."""

import authcopy

texts = authcopy.Local(method="password", identifier="email")


def application(environ, start_response):
    copy = texts.read("firebase", "auth/wrong-password", flow="signIn", locale=environ.get("HTTP_ACCEPT_LANGUAGE"))
    start_response(f"{copy.status} Unauthorized", list(copy.headers.items()))
    return [copy.title.encode()]
