# FastAPI: app.add_exception_handler(httpx.HTTPError, problem)
import authcopy
from fastapi import Request
from fastapi.responses import JSONResponse

texts = authcopy.Local(method="password", identifier="email")


async def problem(request: Request, error: Exception) -> JSONResponse:
    copy = texts.read("firebase", error, flow="signIn", locale=request.headers.get("Accept-Language"))
    return JSONResponse(copy.problem, copy.status, copy.headers)
