"""Turns errors of authentication providers into text for people.

    import authcopy

    texts = authcopy.Local()
    try:
        user = auth.verify_id_token(token)
    except Exception as error:
        copy = texts.read("firebase", error, flow="signIn", locale=request.headers.get("Accept-Language"))

``Local`` runs in this process, ``Client`` asks the service; both have the same methods and results.
"""

from ._client import Client
from ._local import CatalogError, Local
from ._results import Action, Argument, Candidate, Copy, RequestError, Source

__all__ = ["Action", "Argument", "Candidate", "CatalogError", "Client", "Copy", "Local", "RequestError", "Source"]
