# Firebase Admin SDK for Python
from firebase_admin import auth, exceptions

from service import explain


def verify(token, language):
    try:
        return auth.verify_id_token(token, check_revoked=True)
    except (exceptions.FirebaseError, ValueError) as error:
        # The name of the class is the code: ExpiredIdTokenError, UserDisabledError, …
        return explain("firebase", f"{type(error).__name__}: {error}", language=language, flow="refresh")
