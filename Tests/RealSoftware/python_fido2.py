"""python-fido2 as a server: passkeys that it refuses at registration and sign-in, and what a security key answers."""

from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor
from fido2.attestation import AttestationVerifier
from fido2.client import DefaultClientDataCollector, Fido2Client, UserInteraction
from fido2.ctap import CtapDevice, CtapError
from fido2.ctap2 import ClientPin, Ctap2
from fido2.hid import CAPABILITY
from fido2.server import Fido2Server
from fido2.webauthn import AttestedCredentialData, PublicKeyCredentialRpEntity, PublicKeyCredentialUserEntity

from local_server import REPLACING
from recording import Recorder, provoked_by
from soft_authenticator import CREDENTIAL_ID, PRESENT, Passkey, encode

SITE = PublicKeyCredentialRpEntity(id="example.com", name="Example")
PERSON = PublicKeyCredentialUserEntity(id=b"mina", name="mina@example.com", display_name="Mina")
CHALLENGE, OTHER = b"challenge-of-this-attempt-32-byt", b"challenge-of-another-attempt-32b"
CHECK, UNVERIFIED = "securityCheckFailed", ("biometryFailed", "passkeyUnavailable")
BOTH = [
    ("challenge of another attempt", {"challenge": OTHER}, CHECK, ("flowExpired",)),
    ("answer from another site", {"origin": "https://evil.example.net"}, CHECK, ("misconfigured",)),
    ("passkey of another domain", {"rp_id": "example.net"}, CHECK, ("misconfigured",)),
    ("device did not see a person", {"flags": 0}, CHECK, ()),
    ("device did not verify the person", {"flags": PRESENT}, CHECK, UNVERIFIED),
    ("client data are no JSON", {"clientDataJSON": encode(b"hello")}, "invalidRequest", ()),
    ("no client data", {"clientDataJSON": None}, "invalidRequest", ()),
]


class NoTrust(AttestationVerifier):
    def ca_lookup(self, attestation_result, auth_data):
        return None


def ceremonies(recorder):
    server, passkey = Fido2Server(SITE), Passkey()
    for provoked, changes, kind, also in [
        *BOTH,
        ("answer of a sign-in", {"kind": "webauthn.get"}, "invalidRequest", (CHECK,)),
        ("attestation object is no CBOR", {"attestationObject": encode(b"\xff\xff")}, "invalidRequest", ()),
        ("no attestation object", {"attestationObject": None}, "invalidRequest", ("internalError",)),
    ]:
        _, state = server.register_begin(PERSON, user_verification="required", challenge=CHALLENGE)
        answer = passkey.create(**{"challenge": CHALLENGE, **changes})
        recorder.raised("registration: " + provoked, provoked_by(server.register_complete, state, answer), kind=kind,
                        also=also, flow="signUp")
    known = [AttestedCredentialData.create(b"\0" * 16, CREDENTIAL_ID, passkey.cose)]
    stranger = ec.generate_private_key(ec.SECP256R1())
    for provoked, changes, kind, also in [
        *BOTH,
        ("answer of a registration", {"kind": "webauthn.create"}, "invalidRequest", (CHECK,)),
        ("signed with another key", {"key": stranger}, CHECK, ("passkeyNotFound",)),
        ("passkey that the server does not know", {"id": encode(b"another"), "rawId": encode(b"another")},
         "passkeyNotFound", ()),
        ("authenticator data are cut off", {"authenticatorData": encode(b"short")}, "invalidRequest", ()),
    ]:
        _, state = server.authenticate_begin(known, "required", challenge=CHALLENGE)
        answer = passkey.get(**{"challenge": CHALLENGE, **changes})
        recorder.raised("sign-in: " + provoked, provoked_by(server.authenticate_complete, state, known, answer),
                        kind=kind, also=also, flow="signIn")
    trusting = Fido2Server(SITE, attestation="direct", verify_attestation=NoTrust())
    for provoked, attestation, statement, kind, also in [
        ("attestation that leads to no trusted maker", "none", {}, "passkeyUnavailable", (CHECK,)),
        ("unknown form of attestation", "magic", {}, "passkeyUnavailable", (CHECK,)),
        ("attestation with a wrong signature", "packed", {"alg": -7, "sig": b"wrong"}, CHECK, ()),
    ]:
        _, state = trusting.register_begin(PERSON, challenge=CHALLENGE)
        answer = passkey.create(CHALLENGE, attestation=attestation, statement=statement)
        recorder.raised("registration: " + provoked, provoked_by(trusting.register_complete, state, answer),
                        kind=kind, also=also, flow="signUp")
    for provoked, action, kind, also in [
        ("challenge that is too short", lambda: server.register_begin(PERSON, challenge=b"short"), "misconfigured", ()),
        ("the attempt's state was lost", lambda: server.register_complete({}, passkey.create(CHALLENGE)),
         "flowExpired", ()),
        ("registration: the answer as a text", lambda: server.register_complete(state, "eyJpZCI6IC4uLn0"),
         "invalidRequest", ("internalError",)),
    ]:
        recorder.raised(provoked, provoked_by(action), kind=kind, also=also, flow="signUp")


class SecurityKey(CtapDevice):
    """A key that tells about itself, and answers anything else with one status."""

    capabilities = CAPABILITY.CBOR

    def __init__(self, status, **options):
        self.status = status
        self.info = b"\0" + cbor.encode({1: ["FIDO_2_0"], 3: bytes(16), 4: {"rk": True, "up": True, **options}})

    def call(self, cmd, data=b"", event=None, on_keepalive=None):
        return self.info if data[:1] == b"\4" else bytes([self.status])

    @classmethod
    def list_devices(cls):
        return iter(())


class Silent(UserInteraction):
    """A person who closes the dialog that asks for the PIN."""

    def request_pin(self, permissions, rp_id):
        return None


def devices(recorder):
    """What the client makes of the status that a security key answers."""
    server = Fido2Server(SITE)
    creation, _ = server.register_begin(PERSON, resident_key_requirement="required")
    request, _ = server.authenticate_begin(user_verification="discouraged")
    verified, _ = server.authenticate_begin(user_verification="required")

    def client(status, origin="https://example.com", **options):
        return Fido2Client(SecurityKey(status, **options), DefaultClientDataCollector(origin))

    for flow, status, kind, also in [
        ("signUp", "CREDENTIAL_EXCLUDED", "passkeyAlreadyRegistered", ()),
        ("signUp", "KEY_STORE_FULL", "passkeyUnavailable", ("mfaFactorLimitReached",)),
        ("signUp", "UNSUPPORTED_ALGORITHM", "passkeyUnavailable", ()),
        ("signUp", "OPERATION_DENIED", "canceled", ()),
        ("signIn", "NO_CREDENTIALS", "passkeyNotFound", ()),
        ("signIn", "USER_ACTION_TIMEOUT", "timedOut", ("canceled",)),
        ("signIn", "KEEPALIVE_CANCEL", "canceled", ()),
        ("signIn", "PIN_INVALID", "securityKeyPINIncorrect", ()),
        ("signIn", "PIN_BLOCKED", "securityKeyPINBlocked", ()),
        ("signIn", "PIN_AUTH_BLOCKED", "securityKeyPINBlocked", ()),
        ("signIn", "UV_BLOCKED", "biometryLockedOut", ()),
        ("signIn", "UV_INVALID", "biometryFailed", ()),
        ("signIn", "NOT_ALLOWED", "passkeyUnavailable", ("canceled",)),
        ("signIn", "PUAT_REQUIRED", "securityKeyPINRequired", ("biometryUnavailable", "passkeyUnavailable")),
        ("signIn", "TIMEOUT", "timedOut", ()),
        ("signIn", "OTHER", "unknown", ("passkeyUnavailable", "internalError")),
    ]:
        key = client(CtapError.ERR[status])
        error = (provoked_by(key.make_credential, creation.public_key) if flow == "signUp"
                 else provoked_by(key.get_assertion, request.public_key))
        recorder.raised(f"security key answers {status}", error, kind=kind, also=also, flow=flow)
    for provoked, error, kind, also in [
        ("site of another domain", provoked_by(client(0, "https://example.net").get_assertion, request.public_key),
         "securityCheckFailed", ("misconfigured",)),
        ("site without TLS", provoked_by(client(0, "http://example.com").get_assertion, request.public_key),
         "misconfigured", ("securityCheckFailed",)),
        ("key without PIN, person must be verified",
         provoked_by(client(0, clientPin=False).get_assertion, verified.public_key), "biometryUnavailable",
         ("passkeyUnavailable",)),
    ]:
        recorder.raised("client of a security key: " + provoked, error, kind=kind, also=also, flow="signIn")
    guarded = SecurityKey(0, clientPin=True, pinUvAuthToken=True)
    guarded.info = bytes(1) + cbor.encode({**cbor.decode(guarded.info[1:]), 6: [1]})
    asking = Fido2Client(guarded, DefaultClientDataCollector("https://example.com"), Silent())
    recorder.raised("the person closes the dialog of the PIN", provoked_by(asking.get_assertion, verified.public_key),
                    kind="canceled", also=["securityKeyPINRequired", "securityKeyPINIncorrect"], flow="signIn")
    raw = Ctap2(SecurityKey(CtapError.ERR["PIN_POLICY_VIOLATION"], clientPin=False))
    recorder.raised("a PIN that the key's rules refuse", provoked_by(raw.client_pin, 1, ClientPin.CMD.SET_PIN),
                    kind="weakPassword", also=["invalidField", "securityKeyPINIncorrect"], flow="change")


if __name__ == "__main__":
    recorder = Recorder("python-fido2", "webauthn", ["fido2"], REPLACING)
    ceremonies(recorder)
    devices(recorder)
    recorder.save()
