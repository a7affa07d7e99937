"""pyCognito: sign-in by SRP, second factors, recovery and tokens, against a stand-in with Amazon Cognito's bodies.

The stand-in's bodies are written after Cognito's documentation; the record is what pyCognito makes of them.
"""

import datetime
import json

import jwt
from cryptography.hazmat.primitives.asymmetric import rsa
from pycognito import Cognito

from local_server import REPLACING, Local, refused
from recording import Recorder, provoked_by

recorder = Recorder("pycognito-client", "cognito", ["pycognito", "boto3", "PyJWT"], [
    *REPLACING, (r"Python/3[\d.]+", "Python/3.11")])
NOW = datetime.datetime.now(datetime.timezone.utc)
KEY, OTHER = (rsa.generate_private_key(65537, 2048) for _ in range(2))
ACCESS = jwt.encode({"sub": "mina", "exp": NOW + datetime.timedelta(hours=1)}, KEY, "RS256")
SRP = {"ChallengeName": "PASSWORD_VERIFIER", "ChallengeParameters": {
    "SALT": "a1b2", "SECRET_BLOCK": "c2VjcmV0", "SRP_B": "ab" * 64, "USERNAME": "mina", "USER_ID_FOR_SRP": "mina"}}


def failing(code, message):
    return 400, {"__type": code, "message": message}


def client(url, **tokens):
    keys = {"aws_access_key_id": "a", "aws_secret_access_key": "b", "endpoint_url": url}
    return Cognito("us-east-1_shop", "shop", username="mina", boto3_client_kwargs=keys, **tokens)


def answering(answer):
    """A Cognito that asks for the password's proof and then answers each call alike."""
    def respond(request):
        target = request.headers["X-Amz-Target"].split(".")[1]
        status, body = (200, SRP) if target == "InitiateAuth" and "USER_SRP_AUTH" in request.text else answer
        return status, {"Content-Type": "application/x-amz-json-1.1"}, json.dumps(body)
    return Local(respond)


def challenge(name):
    return 200, {"ChallengeName": name, "Session": "session", "ChallengeParameters": {}}


def sign_in(one):
    one.authenticate("wrong")


def sign_up(one):
    one.set_base_attributes(email="mina@example.com")
    one.register("mina", "wrong")


def recover(one):
    one.confirm_forgot_password("123456", "wrong")


def refresh(one):
    one.renew_access_token()


def change(one):
    one.change_password("wrong", "Right-passw0rd")


def verify(one):
    one.confirm_sign_up("123456")


def second_factor(one):
    one.respond_to_software_token_mfa_challenge("123456", {
        "ChallengeName": "SOFTWARE_TOKEN_MFA", "Session": "session-" * 3, "ChallengeParameters": {}})


DENIED = "NotAuthorizedException"
FLOWS = {sign_in: "signIn", second_factor: "signIn", sign_up: "signUp", recover: "recover", refresh: "refresh",
         change: "change", verify: "verify"}
for provoked, action, answer, label in [
    ("a wrong password", sign_in, failing(DENIED, "Incorrect username or password."), {"kind": "invalidCredentials"}),
    ("wrong passwords too often", sign_in, failing(DENIED, "Password attempts exceeded"),
     {"kind": "accountLocked", "also": ["tooManyAttempts"]}),
    ("a disabled account", sign_in, failing(DENIED, "User is disabled."), {"kind": "userDisabled"}),
    ("an unconfirmed sign-up", sign_in, failing("UserNotConfirmedException", "User is not confirmed."),
     {"kind": "accountNotConfirmed", "also": ["emailNotVerified"]}),
    ("a password that was reset", sign_in, failing("PasswordResetRequiredException",
                                                   "Password reset required for the user"),
     {"kind": "passwordResetRequired"}),
    ("a temporary password", sign_in, challenge("NEW_PASSWORD_REQUIRED"), {"kind": "passwordResetRequired"}),
    ("a code by text message is next", sign_in, challenge("SMS_MFA"), {"kind": "mfaRequired"}),
    ("a code of an app is next", sign_in, challenge("SOFTWARE_TOKEN_MFA"), {"kind": "mfaRequired"}),
    ("a rule of the app", sign_in, failing("UserLambdaValidationException", "PreAuthentication failed with error "
                                           "Sign-in from this country is blocked."),
     {"kind": "locationNotAllowed", "also": ["blockedByPolicy"]}),
    ("an app client that there is not", sign_in, failing("ResourceNotFoundException",
                                                         "User pool client shop does not exist."),
     {"kind": "misconfigured"}),
    ("a wrong code of the second factor", second_factor, failing("CodeMismatchException",
                                                                 "Invalid code received for user"),
     {"kind": "invalidVerificationCode", "field": "code"}),
    ("a second factor that came too late", second_factor, failing(DENIED, "Invalid session for the user, session is "
                                                                          "expired."), {"kind": "flowExpired"}),
    ("a taken user name", sign_up, failing("UsernameExistsException", "User already exists"),
     {"kind": "accountAlreadyExists"}),
    ("a weak password", sign_up, failing("InvalidPasswordException", "Password did not conform with policy: Password "
                                         "must have uppercase characters"),
     {"kind": "weakPassword", "field": "password"}),
    ("a malformed e-mail", sign_up, failing("InvalidParameterException", "Invalid email address format."),
     {"kind": "invalidEmail", "field": "email"}),
    ("no e-mail", sign_up, failing("InvalidParameterException", "Attributes did not conform to the schema: email: The "
                                   "attribute is required\n"), {"kind": "missingField", "field": "email"}),
    ("sign-up is closed", sign_up, failing(DENIED, "SignUp is not permitted for this user pool"),
     {"kind": "signUpDisabled"}),
    ("a wrong code of the sign-up", verify, failing("CodeMismatchException", "Invalid verification code provided, "
                                                    "please try again."),
     {"kind": "invalidVerificationCode", "field": "code"}),
    ("confirmed already", verify, failing(DENIED, "User cannot be confirmed. Current status is CONFIRMED"),
     {"kind": "alreadyVerified"}),
    ("an e-mail of another account", verify, failing("AliasExistsException", "An account with the email already "
                                                     "exists."), {"kind": "emailAlreadyInUse"}),
    ("an old code", recover, failing("ExpiredCodeException", "Invalid code provided, please request a code again."),
     {"kind": "verificationCodeExpired", "also": ["invalidVerificationCode"], "field": "code"}),
    ("recovery too often", recover, failing("LimitExceededException", "Attempt limit exceeded, please try after some "
                                            "time."), {"kind": "tooManyAttempts"}),
    ("an earlier password", recover, failing("PasswordHistoryPolicyViolationException", "Password has previously been "
                                             "used."), {"kind": "passwordReused"}),
    ("an expired refresh token", refresh, failing(DENIED, "Refresh Token has expired"), {"kind": "sessionExpired"}),
    ("a revoked refresh token", refresh, failing(DENIED, "Refresh Token has been revoked"),
     {"kind": "sessionExpired"}),
    ("a wrong current password", change, failing(DENIED, "Incorrect username or password."),
     {"kind": "currentPasswordIncorrect"}),
    ("an expired access token", change, failing(DENIED, "Access Token has expired"), {"kind": "sessionExpired"}),
]:
    with answering(answer) as server:
        one = client(server.url, refresh_token="old", access_token=ACCESS)
        recorder.raised(provoked, provoked_by(action, one), flow=FLOWS[action], **label)
recorder.raised("no session", provoked_by(client(refused()).check_token), kind="notSignedIn")


# Tokens that pyCognito checks itself
ISSUER = "http://127.0.0.1:1"


def check(use="id", key=KEY, **changes):
    claims = {"iss": f"{ISSUER}/us-east-1_shop", "aud": "shop", "token_use": "id", "sub": "mina",
              "exp": NOW + datetime.timedelta(hours=1), **changes}
    one = client(ISSUER)
    one.pool_jwk = {"keys": [{**json.loads(jwt.algorithms.RSAAlgorithm.to_jwk(KEY.public_key())), "kid": "1",
                              "alg": "RS256"}]}
    one.verify_token(jwt.encode(claims, key, "RS256", {"kid": "1"}), f"{use}_token", use)


CHECK = {"kind": "securityCheckFailed", "also": ["externalSignInRejected", "sessionExpired"]}
for provoked, changes, label in [
    ("an expired token", {"exp": NOW - datetime.timedelta(hours=1)}, {"kind": "sessionExpired",
                                                                      "also": ["externalSignInRejected"]}),
    ("a token of another key", {"key": OTHER}, CHECK), ("a token for another app", {"aud": "bank"}, CHECK),
    ("a token of another pool", {"iss": f"{ISSUER}/us-east-1_bank"}, CHECK),
    ("an access token for an ID token", {"token_use": "access"}, CHECK),
]:
    recorder.raised(provoked, provoked_by(lambda: check(**changes)), flow="signIn", **label)
recorder.save()
