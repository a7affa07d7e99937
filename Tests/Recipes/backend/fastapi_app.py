# uvicorn fastapi_app:app
import os

import httpx
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from service import ProviderError, explain_async

FIREBASE = os.environ.get("FIREBASE_URL", "https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword")
app = FastAPI()
firebase = httpx.AsyncClient(timeout=5)


class Credentials(BaseModel):
    email: str
    password: str


@app.exception_handler(ProviderError)
async def show(request: Request, error: ProviderError):
    problem, headers = await explain_async(error, request.headers.get("Accept-Language"))
    return JSONResponse(problem, problem["status"], headers, "application/problem+json")


@app.post("/sign-in", status_code=204)
async def sign_in(credentials: Credentials):
    body = {"email": credentials.email, "password": credentials.password, "returnSecureToken": True}
    try:
        response = await firebase.post(FIREBASE, params={"key": os.environ["FIREBASE_API_KEY"]}, json=body)
    except httpx.HTTPError as error:
        # Firebase was not reached.
        raise ProviderError("firebase", "", flow="signIn", status=503) from error
    if response.is_error:
        raise ProviderError(
            "firebase", response.text, flow="signIn", status=response.status_code,
            retry_after=response.headers.get("Retry-After"))
