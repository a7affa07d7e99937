# Flask: app.register_error_handler(ClientError, problem), and likewise BotoCoreError
import authcopy
from flask import request
from flask.typing import ResponseReturnValue

texts = authcopy.Local(method="password", identifier="email")


def problem(error: Exception) -> ResponseReturnValue:
    copy = texts.read("cognito", error, flow="signIn", locale=request.headers.get("Accept-Language"))
    return copy.problem, copy.status, copy.headers
