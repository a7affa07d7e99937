"""Turns errors of authentication providers into text for people.

    import authcopy

    texts = authcopy.Local()
    try:
        user = auth.verify_id_token(token)
    except Exception as error:
        copy = texts.read("firebase", error, flow="signIn", locale=request.headers.get("Accept-Language"))

``Local`` runs in this process, ``Client`` asks the service; both have the same methods and results.
"""

from typing import TYPE_CHECKING, Any

from ._local import CatalogError, Local
from ._results import Action, Argument, Candidate, Copy, RequestError, Source

if TYPE_CHECKING:
    from ._client import Client

__all__ = ["Action", "Argument", "Candidate", "CatalogError", "Client", "Copy", "Local", "RequestError", "Source"]


def __getattr__(name: str) -> Any:
    # Without a service, the modules for HTTP and TLS are not loaded.
    if name == "Client":
        from ._client import Client

        return Client
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
