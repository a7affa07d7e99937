# auth0-python: auth0 = GetToken(domain, client_id, client_secret=secret)
from auth0.authentication.exceptions import Auth0Error

from service import explain


def sign_in(auth0, email, password, language):
    try:
        return auth0.login(email, password, realm="Username-Password-Authentication")
    except Auth0Error as error:
        body = {"error": error.error_code, "error_description": error.message}
        return explain("auth0", body, language=language, flow="signIn", status=error.status_code)
