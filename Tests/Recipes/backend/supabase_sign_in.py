# Supabase for Python: supabase = create_client(url, key)
from supabase_auth.errors import AuthError

from service import ProviderError


def sign_in(supabase, email, password):
    try:
        return supabase.auth.sign_in_with_password({"email": email, "password": password})
    except AuthError as error:
        body = {"name": error.name, "code": error.code, "message": error.message}
        raise ProviderError("supabase", body, flow="signIn", status=getattr(error, "status", None)) from error
