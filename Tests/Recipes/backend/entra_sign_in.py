# Microsoft Entra with MSAL: entra = msal.ConfidentialClientApplication(...)
from service import ProviderError


def finish_sign_in(entra, auth_code_flow, query):
    result = entra.acquire_token_by_auth_code_flow(auth_code_flow, query)
    # MSAL returns errors instead of raising them; the AADSTS code is in the description.
    if "error" in result:
        raise ProviderError("entra", result, flow="signIn")
    return result
