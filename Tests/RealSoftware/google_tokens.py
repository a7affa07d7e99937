"""google-auth: ID tokens that a server refuses, credentials that cannot be loaded or refreshed."""

import datetime
import json
import os
import tempfile
import time
from unittest import mock

import google.auth
import google.auth.transport.requests
import google.oauth2.credentials
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from google.auth import crypt, impersonated_credentials, jwt
from google.oauth2 import id_token, service_account

from local_server import GATEWAY, REPLACING, UNAVAILABLE, hanging_up, refused, secure, serving
from recording import Recorder, provoked_by

NOW = int(time.time())
CLIENT = "1234-abc.apps.googleusercontent.com"
CLAIMS = {"iss": "https://accounts.google.com", "aud": CLIENT, "sub": "1067", "iat": NOW - 60, "exp": NOW + 3000}
FIREBASE = {**CLAIMS, "iss": "https://securetoken.google.com/demo", "aud": "demo"}


def pair():
    """A private key as PEM, and a certificate for it."""
    key = rsa.generate_private_key(65537, 2048)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "test")])
    now = datetime.datetime.now(datetime.timezone.utc)
    certificate = (x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
                   .serial_number(1).not_valid_before(now).not_valid_after(now + datetime.timedelta(days=2))
                   .sign(key, hashes.SHA256()))
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
                            serialization.NoEncryption())
    return pem.decode(), certificate.public_bytes(serialization.Encoding.PEM).decode()


PRIVATE, CERTIFICATE = pair()


def token(base=CLAIMS, key=PRIVATE, key_id="key-1", header=None, **changes):
    claims = {name: value for name, value in {**base, **changes}.items() if value is not None}
    return jwt.encode(crypt.RSASigner.from_string(key, key_id), claims, header).decode()


def verifying(recorder):
    request = google.auth.transport.requests.Request()

    def verify(text, verifier=id_token.verify_oauth2_token, audience=CLIENT, url=None):
        id_token._GOOGLE_OAUTH2_CERTS_URL = id_token._GOOGLE_APIS_CERTS_URL = url or certificates.url
        id_token.verify_token.__defaults__ = (None, url or certificates.url, 0)
        return provoked_by(verifier, text, request, audience)

    firebase = {"verifier": id_token.verify_firebase_token, "audience": "demo"}
    refused_token = ["externalSignInRejected"]
    with serving(200, {"key-1": CERTIFICATE}) as certificates:
        for provoked, error, kind, also in [
            ("expired ID token", verify(token(exp=NOW - 600)), "externalSignInRejected", ["flowExpired"]),
            ("ID token from the future", verify(token(iat=NOW + 600)), "securityCheckFailed", refused_token),
            ("ID token for another client", verify(token(aud="other")), "securityCheckFailed", refused_token),
            ("ID token for none of several clients", verify(token(), audience=["a", "b"]), "securityCheckFailed",
             refused_token),
            ("ID token of another issuer", verify(token(iss="https://evil.example.com")), "securityCheckFailed",
             refused_token),
            ("ID token without expiry", verify(token(exp=None)), "securityCheckFailed", refused_token),
            ("ID token signed with another key", verify(token(key=pair()[0])), "securityCheckFailed", refused_token),
            ("ID token with an unknown key id", verify(token(key_id="key-9")), "securityCheckFailed", refused_token),
            ("ID token with an algorithm that Google does not use", verify(token(header={"alg": "HS256"})),
             "securityCheckFailed", refused_token),
            ("an access token in place of an ID token", verify("ya29.a0AfH6SMBx"), "invalidRequest", refused_token),
            ("ID token whose payload is no JSON", verify("e30.aGVsbG8.c2ln"), "invalidRequest", refused_token),
            ("no ID token (None)", verify(None), "invalidRequest", ()),
            ("Firebase: ID token of another project", verify(token(FIREBASE, aud="other"), **firebase),
             "securityCheckFailed", refused_token),
            ("Firebase: ID token of another issuer", verify(token(FIREBASE, iss=CLAIMS["iss"]), **firebase),
             "securityCheckFailed", refused_token),
            ("Firebase: ID token without subject", verify(token(FIREBASE, sub=""), **firebase),
             "securityCheckFailed", refused_token),
        ]:
            recorder.raised(provoked, error, kind=kind, also=also, flow="signIn",
                            provider="firebase" if provoked.startswith("Firebase") else None)
    with serving(503, UNAVAILABLE) as server:
        recorder.raised("certificates: 503", verify(token(), url=server.url), kind="providerUnavailable",
                        flow="signIn")
    with serving(200, "<html>Sign in to the Wi-Fi</html>") as server:
        recorder.raised("certificates: a page instead of JSON", verify(token(), url=server.url),
                        kind="invalidProviderResponse", also=["networkUnavailable"], flow="signIn")
    recorder.raised("certificates: connection refused", verify(token(), url=refused()), kind="providerUnavailable",
                    flow="signIn")
    with secure(lambda request: (200, {}, {"key-1": CERTIFICATE})) as (server, _):
        recorder.raised("certificates: TLS with a self-signed certificate", verify(token(), url=server.url),
                        kind="secureConnectionFailed", flow="signIn")


def refreshing(recorder):
    def refresh(url, **changes):
        fields = {"refresh_token": "1//0g", "client_id": CLIENT, "client_secret": "GOCSPX-1", "token_uri": url}
        credentials = google.oauth2.credentials.Credentials("ya29.old", **{**fields, **changes})
        return provoked_by(credentials.refresh, google.auth.transport.requests.Request())

    for provoked, status, body, kind in [  # the answers of Google's token endpoint
        ("refresh token revoked or expired", 400, {"error": "invalid_grant",
         "error_description": "Token has been expired or revoked."}, "sessionExpired"),
        ("unknown client", 401, {"error": "invalid_client", "error_description": "The OAuth client was not found."},
         "misconfigured"),
        ("wrong client secret", 401, {"error": "invalid_client", "error_description": "Unauthorized"},
         "misconfigured"),
        ("reauthentication wanted", 400, {"error": "invalid_grant", "error_subtype": "rapt_required"},
         "requiresRecentLogin"),
        ("page instead of JSON", 502, GATEWAY, "providerUnavailable"),
        ("the client was deleted", 401, {"error": "deleted_client", "error_description":
                                         "The OAuth client was deleted."}, "misconfigured"),
        ("no access token in the answer", 200, {"token_type": "Bearer"}, "invalidProviderResponse"),
    ]:
        with serving(status, body) as server:
            recorder.raised("refresh: " + provoked, refresh(server.url), kind=kind,
                            also=["sessionExpired"] if kind == "requiresRecentLogin" else (), flow="refresh")
    recorder.raised("refresh: connection refused", refresh(refused()), kind="providerUnavailable", flow="refresh")
    with hanging_up() as server:
        recorder.raised("refresh: connection closed without an answer", refresh(server.url),
                        kind="networkUnavailable", also=["providerUnavailable"], flow="refresh")
    recorder.raised("refresh: no refresh token was kept", refresh("http://127.0.0.1", refresh_token=None),
                    kind="misconfigured", also=["sessionExpired"], flow="refresh")


def service_accounts(recorder):
    """What a server is refused that signs in as itself."""
    request, scopes = google.auth.transport.requests.Request(), ["https://www.googleapis.com/auth/userinfo.email"]
    for provoked, status, error, description, also, fields in [
        ("the key was deleted", 400, "invalid_grant", "Invalid JWT Signature.", ["securityCheckFailed"], {}),
        ("it may not act for people of the domain", 401, "unauthorized_client",
         "Client is unauthorized to retrieve access tokens using this method, or client not authorized for any of the "
         "scopes requested.", ["permissionDenied"], {"subject": "mina@example.com"}),
    ]:
        with serving(status, {"error": error, "error_description": description}) as server:
            account = service_account.Credentials.from_service_account_info(
                {"client_email": "server@demo.iam.gserviceaccount.com", "token_uri": server.url,
                 "private_key": PRIVATE}, scopes=scopes, **fields)
            recorder.raised("service account: " + provoked, provoked_by(account.refresh, request),
                            kind="misconfigured", also=also)
    message = "Permission 'iam.serviceAccounts.getAccessToken' denied on resource (or it may not exist)."
    with serving(403, {"error": {"code": 403, "status": "PERMISSION_DENIED", "message": message}}) as server:
        target = impersonated_credentials.Credentials(
            google.oauth2.credentials.Credentials("ya29.a0AfH6SMBx"), "server@demo.iam.gserviceaccount.com", scopes,
            iam_endpoint_override=server.url)
        recorder.raised("impersonation without the right to it", provoked_by(target.refresh, request),
                        kind="permissionDenied", also=["misconfigured"])
    with mock.patch.dict(os.environ, {"HOME": "/nowhere", "CLOUDSDK_CONFIG": "/nowhere", "NO_GCE_CHECK": "true"}):
        recorder.raised("no credentials of the server anywhere", provoked_by(google.auth.default),
                        kind="misconfigured")
        recorder.raised("no credentials to make an ID token for another service", provoked_by(
            id_token.fetch_id_token, request, "https://api.example.com"), kind="misconfigured")


def loading(recorder):
    with tempfile.TemporaryDirectory() as folder:
        broken = f"{folder}/key.json"
        with open(broken, "w") as file:
            json.dump({"type": "unknown"}, file)
        for provoked, action in [
            ("credentials file is absent", lambda: google.auth.load_credentials_from_file("/app/missing.json")),
            ("credentials file has an unknown type", lambda: google.auth.load_credentials_from_file(broken)),
            ("service account without fields", lambda: service_account.Credentials.from_service_account_info(
                {"token_uri": "http://127.0.0.1"})),
            ("service account with a broken key", lambda: service_account.Credentials.from_service_account_info(
                {"client_email": "a@example.com", "token_uri": "http://127.0.0.1", "private_key": "broken"})),
        ]:
            recorder.raised(provoked, provoked_by(action), kind="misconfigured")
        with open(broken, "w") as file:
            file.write('{"type": "service_account",')
        recorder.raised("credentials file that is cut off", provoked_by(
            google.auth.load_credentials_from_file, broken), kind="misconfigured")


if __name__ == "__main__":
    recorder = Recorder("google-tokens", "google", ["google-auth", "requests"],
                        [*REPLACING, (r"/[^\s\"]+/(?=key\.json)", "/app/")])
    verifying(recorder)
    refreshing(recorder)
    service_accounts(recorder)
    loading(recorder)
    recorder.save()
