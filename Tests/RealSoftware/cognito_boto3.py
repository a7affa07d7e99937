"""boto3 and Amazon Cognito, played by moto's server: sign-up, sign-in, recovery and second factor that fail.

moto's codes are Cognito's; provocations whose messages are moto's alone were left out. What moto does not refuse, a
stand-in refuses as Cognito documents it.
"""

import json
import logging
import os

import boto3
from botocore.config import Config
from moto.server import ThreadedMotoServer

from local_server import GATEWAY, REPLACING, hanging_up, refused, secure, serving, slow
from recording import Recorder, provoked_by

PASSWORD = "Right-passw0rd"
KEYS = {"region_name": "us-east-1", "aws_access_key_id": "a", "aws_secret_access_key": "b"}
ONCE = Config(retries={"total_max_attempts": 1}, connect_timeout=0.5, read_timeout=0.5)


def connect(url, config=None):
    return boto3.client("cognito-idp", endpoint_url=url, config=config, **KEYS)


def pools(cognito):
    """A pool, its client, and people in every state."""
    pool = cognito.create_user_pool(PoolName="app", Policies={"PasswordPolicy": {
        "MinimumLength": 8, "RequireUppercase": True, "RequireLowercase": True, "RequireNumbers": True,
        "RequireSymbols": True}})["UserPool"]["Id"]
    client = cognito.create_user_pool_client(
        UserPoolId=pool, ClientName="app", ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"])["UserPoolClient"]
    for name in ("mina", "jun", "hana"):
        cognito.admin_create_user(UserPoolId=pool, Username=name)
    cognito.admin_set_user_password(UserPoolId=pool, Username="mina", Password=PASSWORD, Permanent=True)
    cognito.admin_set_user_password(UserPoolId=pool, Username="jun", Password=PASSWORD, Permanent=True)
    cognito.admin_disable_user(UserPoolId=pool, Username="jun")
    cognito.sign_up(ClientId=client["ClientId"], Username="new", Password=PASSWORD)
    return pool, client["ClientId"]


def calls(recorder, cognito):
    pool, client = pools(cognito)

    def sign_in(name="mina", password=PASSWORD, client=client, flow="USER_PASSWORD_AUTH", **more):
        parameters = {"USERNAME": name, "PASSWORD": password, **more}
        return lambda: cognito.initiate_auth(ClientId=client, AuthFlow=flow, AuthParameters=parameters)

    def sign_up(name="sora", password=PASSWORD, client=client, **more):
        return lambda: cognito.sign_up(ClientId=client, Username=name, Password=password, **more)

    weak = {"kind": "weakPassword", "flow": "signUp", "field": "password"}
    for provoked, action, label in [
        ("wrong password", sign_in(password="Wrong-passw0rd"), {"kind": "invalidCredentials", "flow": "signIn"}),
        ("unknown user", sign_in("nobody"), {"kind": "invalidCredentials", "flow": "signIn"}),
        ("account is switched off", sign_in("jun"), {"kind": "userDisabled", "flow": "signIn"}),
        ("sign-up not confirmed", sign_in("new"), {"kind": "accountNotConfirmed", "also": ["emailNotVerified"],
                                                   "flow": "signIn"}),
        ("refresh token that is unknown", sign_in(flow="REFRESH_TOKEN_AUTH", REFRESH_TOKEN="unknown"),
         {"kind": "sessionExpired", "flow": "refresh"}),
        ("taken user name", sign_up("mina"), {"kind": "accountAlreadyExists", "flow": "signUp"}),
        ("password too short", sign_up(password="Aa1-567"), weak),
        ("confirming an unknown user", lambda: cognito.confirm_sign_up(
            ClientId=client, Username="nobody", ConfirmationCode="123456"),
         {"kind": "invalidCredentials", "flow": "verify"}),
        ("recovery with an unknown client", lambda: cognito.forgot_password(ClientId="nobody", Username="mina"),
         {"kind": "misconfigured", "flow": "recover"}),
        ("expired recovery code", lambda: cognito.confirm_forgot_password(
            ClientId=client, Username="hana", ConfirmationCode="moto-confirmation-code:123invalid", Password=PASSWORD),
         {"kind": "verificationCodeExpired", "flow": "recover", "field": "code", "also": ["invalidVerificationCode"]}),
        ("forged access token", lambda: cognito.get_user(AccessToken="forged"), {"kind": "sessionExpired"}),
        ("unknown pool", lambda: cognito.list_users(UserPoolId="us-east-1_unknown"), {"kind": "misconfigured"}),
        ("unknown user, asked by a server", lambda: cognito.admin_get_user(UserPoolId=pool, Username="nobody"),
         {"kind": "invalidCredentials"}),
        ("call without user name", lambda: cognito.sign_up(ClientId=client, Password=PASSWORD),
         {"kind": "invalidRequest", "also": ["missingField"], "flow": "signUp"}),
        ("unknown kind of flow", lambda: cognito.initiate_auth(ClientId=client, AuthFlow=7, AuthParameters={}),
         {"kind": "invalidRequest", "flow": "signIn"}),
    ]:
        recorder.raised(provoked, provoked_by(action), **label)


def documented(recorder):
    """What moto does not refuse."""
    def forgot(cognito):
        return cognito.forgot_password(ClientId="app", Username="mina")

    recover = {"kind": "deliveryFailed", "flow": "recover"}
    for provoked, name, message, action, label in [
        ("recovery without a verified address", "InvalidParameterException",
         "Cannot reset password for the user as there is no registered/verified email or phone_number", forgot,
         {**recover, "also": ["emailVerificationRequired", "emailNotVerified"]}),
        ("text message that the sandbox does not send", "CodeDeliveryFailureException",
         "Unable to deliver SMS: user has not been verified in sandbox", forgot,
         {**recover, "also": ["misconfigured"]}),
        ("mails of the day are used up", "LimitExceededException",
         "Exceeded daily email limit for the operation or the account. If a higher limit is required, please configure "
         "your user pool to use your own Amazon SES configuration for sending email.", forgot,
         {"kind": "quotaExceeded", "flow": "recover", "also": ["deliveryFailed"]}),
        ("wrong code when an app of codes is set up", "EnableSoftwareTokenMFAException",
         "Code mismatch and fail enable Software Token MFA",
         lambda cognito: cognito.verify_software_token(AccessToken="a", UserCode="000000"),
         {"kind": "invalidVerificationCode", "flow": "verify"}),
        ("key of the server that is no longer valid", "UnrecognizedClientException",
         "The security token included in the request is invalid.",
         lambda cognito: cognito.list_users(UserPoolId="us-east-1_aBcDeFgHi"),
         {"kind": "misconfigured", "also": ["sessionExpired"]}),
    ]:
        with serving(400, json.dumps({"__type": name, "message": message}), {
                "Content-Type": "application/x-amz-json-1.1", "x-amzn-ErrorType": name + ":"}) as server:
            recorder.raised(provoked, provoked_by(action, connect(server.url, ONCE)), **label)


def network(recorder):
    def call(url, config=ONCE):
        return provoked_by(connect(url, config).get_user, AccessToken="a")

    recorder.raised("connection refused", call(refused()), kind="providerUnavailable", also=["networkUnavailable"])
    recorder.raised("name does not resolve", call("http://cognito.example.invalid"), kind="networkUnavailable")
    with slow() as server:
        recorder.raised("no answer in time", call(server.url), kind="timedOut")
    with hanging_up() as server:
        recorder.raised("connection closed without an answer", call(server.url), kind="networkUnavailable",
                        also=["providerUnavailable"])
    with serving(502, GATEWAY) as server:
        recorder.raised("502 and a page", call(server.url), kind="providerUnavailable")
    with secure(lambda request: (200, {}, {})) as (server, _):
        recorder.raised("TLS with a certificate that nobody signed", call(server.url), kind="secureConnectionFailed")
    recorder.raised("proxy that refuses connections", call(None, ONCE.merge(Config(proxies={"https": refused()}))),
                    kind="networkUnavailable")
    recorder.raised("no region", provoked_by(boto3.client, "cognito-idp"), kind="misconfigured")
    recorder.raised("no keys", provoked_by(
        boto3.client("cognito-idp", region_name="us-east-1", endpoint_url="http://127.0.0.1").list_user_pools,
        MaxResults=1), kind="misconfigured")


if __name__ == "__main__":
    os.environ["AWS_EC2_METADATA_DISABLED"] = "true"  # else it asks the network for keys
    logging.disable(logging.CRITICAL)
    recorder = Recorder("cognito-boto3", "cognito", ["boto3", "moto"],
                        [*REPLACING, (r"us-east-1_\w{9}\b", "us-east-1_aBcDeFgHi")])
    moto = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    moto.start()
    calls(recorder, connect("http://%s:%d" % moto.get_host_and_port()))
    moto.stop()
    documented(recorder)
    network(recorder)
    recorder.save()
