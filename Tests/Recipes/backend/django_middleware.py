# Django: MIDDLEWARE = [..., "django_middleware.AuthErrors"]
from django.http import JsonResponse

from service import explain


class ProviderError(Exception):
    """Raised by a view with what the provider sent."""

    def __init__(self, provider, error, flow, status=None):
        self.provider, self.error, self.flow, self.status = provider, error, flow, status


class AuthErrors:
    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        return self.get_response(request)

    def process_exception(self, request, exception):
        if not isinstance(exception, ProviderError):
            return None
        answer = explain(
            exception.provider, exception.error, language=request.headers.get("Accept-Language", "en"),
            flow=exception.flow, status=exception.status)
        response = JsonResponse(answer.json(), status=answer.status_code, content_type="application/problem+json")
        for name in ("Content-Language", "Retry-After"):
            if name in answer.headers:
                response[name] = answer.headers[name]
        if answer.status_code == 401:
            response["WWW-Authenticate"] = "Session"
        return response
