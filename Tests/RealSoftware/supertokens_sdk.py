"""SuperTokens' SDK: not set up, a core that cannot be reached or answers a page, session tokens that it refuses."""

import os

from supertokens_python import InputAppInfo, SupertokensConfig, init
from supertokens_python.recipe import emailpassword, session
from supertokens_python.recipe.emailpassword.syncio import sign_in
from supertokens_python.recipe.session.syncio import (
    get_session_without_request_response, refresh_session_without_request_response)

from local_server import GATEWAY, REPLACING, Local
from recording import Recorder, provoked_by


def enter():
    sign_in("public", "mina@example.com", "wrong")


if __name__ == "__main__":
    os.environ["SUPERTOKENS_TLDEXTRACT_DISABLE_HTTP"] = "1"  # the list of domains that its package brings is enough
    recorder = Recorder("supertokens-sdk", "supertokens", ["supertokens_python"], REPLACING)
    recorder.raised("SDK that was not set up", provoked_by(enter), kind="misconfigured", flow="signIn")
    answers = [(502, {}, GATEWAY)]
    core = Local(lambda request: answers[-1])
    app = InputAppInfo(app_name="App", api_domain="https://api.example.com", website_domain="https://app.example.com")
    init(app, "fastapi",
         SupertokensConfig(core.url), [emailpassword.init(), session.init()], mode="asgi")
    recorder.raised("core answers 502 and a page", provoked_by(enter), kind="providerUnavailable", flow="signIn")
    answers.append((200, {}, "<html>"))
    recorder.raised("core answers a page", provoked_by(enter), kind="invalidProviderResponse", flow="signIn")
    answers.append((404, {}, "Not Found"))
    recorder.raised("core answers 404", provoked_by(enter), kind="misconfigured", also=["invalidProviderResponse"],
                    flow="signIn")
    answers.append((200, {}, {"versions": ["1.0"]}))
    for provoked, action, kind, also in [
        ("core that is too old", enter, "misconfigured", ()),
        ("text that is no session token", lambda: get_session_without_request_response("abc"), "sessionExpired",
         ("invalidRequest",)),
    ]:
        recorder.raised(provoked, provoked_by(action), kind=kind, also=also)
    core.__exit__()
    recorder.raised("core refuses connections", provoked_by(enter), kind="providerUnavailable",
                    also=["networkUnavailable"], flow="signIn")
    error = provoked_by(refresh_session_without_request_response, "old")
    recorder.raised("refresh: core refuses connections", error, kind="providerUnavailable",
                    also=["networkUnavailable"], flow="refresh")
    recorder.save()
