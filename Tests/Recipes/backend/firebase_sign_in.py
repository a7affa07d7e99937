# Firebase Admin SDK for Python
from firebase_admin import auth, exceptions

from service import ProviderError


def verify(token):
    try:
        return auth.verify_id_token(token, check_revoked=True)
    except (exceptions.FirebaseError, ValueError) as error:
        # The name of the class is the code: ExpiredIdTokenError, UserDisabledError, …
        raise ProviderError("firebase", f"{type(error).__name__}: {error}", flow="refresh") from error
