# Django: MIDDLEWARE = [..., "django_middleware.AuthErrors"]
from django.http import JsonResponse

from service import ProviderError, explain


class AuthErrors:
    """Turns each ProviderError that a view raises into a problem."""

    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        return self.get_response(request)

    def process_exception(self, request, exception):
        if not isinstance(exception, ProviderError):
            return None
        problem, headers = explain(exception, request.headers.get("Accept-Language"))
        return JsonResponse(problem, status=problem["status"], headers=headers, content_type="application/problem+json")
