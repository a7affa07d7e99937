# Django: a view catches what the SDK raises, and returns problem(request, "firebase", error).
import json

import authcopy
from django.http import HttpRequest, HttpResponse

texts = authcopy.Local(method="password", identifier="email")


def problem(request: HttpRequest, provider: str, error: Exception) -> HttpResponse:
    copy = texts.read(provider, error, flow="signIn", locale=request.headers.get("Accept-Language"))
    return HttpResponse(json.dumps(copy.problem), status=copy.status, headers=copy.headers)
