# python-keycloak: keycloak = KeycloakOpenID(server_url=url, realm_name=realm, client_id=client)
from keycloak.exceptions import KeycloakError

from service import ProviderError


def sign_in(keycloak, email, password):
    try:
        return keycloak.token(email, password)
    except KeycloakError as error:
        body = (error.response_body or b"").decode()
        raise ProviderError("keycloak", body, flow="signIn", status=error.response_code or 503) from error
