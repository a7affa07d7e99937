# Microsoft Entra with MSAL: entra = msal.ConfidentialClientApplication(...)
from service import explain


def finish_sign_in(entra, auth_code_flow, query, language):
    result = entra.acquire_token_by_auth_code_flow(auth_code_flow, query)
    # MSAL returns errors instead of raising them; the AADSTS code is in the description.
    if "error" in result:
        return explain("entra", result, language=language, flow="signIn")
    return result
