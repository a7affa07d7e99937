# python-keycloak: keycloak = KeycloakOpenID(server_url=url, realm_name=realm, client_id=client)
from keycloak.exceptions import KeycloakError

from service import explain


def sign_in(keycloak, email, password, language):
    try:
        return keycloak.token(email, password)
    except KeycloakError as error:
        body = (error.response_body or b"").decode()
        return explain("keycloak", body, language=language, flow="signIn", status=error.response_code)
