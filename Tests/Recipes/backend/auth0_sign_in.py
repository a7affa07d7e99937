# auth0-python: auth0 = GetToken(domain, client_id, client_secret=secret)
from auth0.authentication.exceptions import Auth0Error

from service import ProviderError


def sign_in(auth0, email, password):
    try:
        return auth0.login(email, password, realm="Username-Password-Authentication")
    except Auth0Error as error:
        body = {"error": error.error_code, "error_description": error.message}
        raise ProviderError("auth0", body, flow="signIn", status=error.status_code) from error
