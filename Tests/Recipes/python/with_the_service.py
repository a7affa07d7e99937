# The same with a service: only the first line differs.
import authcopy

texts = authcopy.Client("http://127.0.0.1:8080")


def explain(error: Exception, language: str | None) -> authcopy.Copy:
    return texts.read("keycloak", error, flow="signIn", locale=language)
