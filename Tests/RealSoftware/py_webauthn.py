"""py_webauthn: passkeys that a server refuses at registration and sign-in, made by an authenticator in software."""

import webauthn
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding
from fido2 import cbor
from webauthn.helpers.structs import AttestationFormat

from google_tokens import pair
from local_server import REPLACING
from recording import Recorder, provoked_by
from soft_authenticator import BACKED_UP, PRESENT, VERIFIED, Passkey, encode

CHALLENGE, OTHER = b"challenge-of-this-attempt-32-byt", b"challenge-of-another-attempt-32b"
EXPECTED = {"expected_challenge": CHALLENGE, "expected_rp_id": "example.com", "expected_origin": "https://example.com"}
CHECK, STALE, SETUP = "securityCheckFailed", ("flowExpired",), ("misconfigured",)
UNVERIFIED = ("biometryFailed", "passkeyUnavailable")
PACKED = {"alg": -7, "sig": b"not a signature"}
MAKER = x509.load_pem_x509_certificate(pair()[1].encode()).public_bytes(Encoding.DER)

#: Provoked in both ceremonies: the changes of the device's answer, or of what the server expects.
BOTH = [
    ("challenge of another attempt", {"challenge": OTHER}, {}, CHECK, STALE),
    ("answer from another site", {"origin": "https://evil.example.net"}, {}, CHECK, SETUP),
    ("answer from none of several sites", {}, {"expected_origin": ["https://a.example.com", "https://b.example.com"]},
     CHECK, SETUP),
    ("passkey of another domain", {"rp_id": "example.net"}, {}, CHECK, SETUP),
    ("device did not see a person", {"flags": 0}, {}, CHECK, ()),
    ("device did not verify the person", {"flags": PRESENT}, {"require_user_verification": True}, CHECK, UNVERIFIED),
    ("credential that is no public key", {"type": "password"}, {}, "invalidRequest", ()),
    ("id and raw id differ", {"rawId": encode(b"another")}, {}, "invalidRequest", (CHECK,)),
    ("client data are no JSON", {"clientDataJSON": encode(b"hello")}, {}, "invalidRequest", ()),
    ("backup flags contradict each other", {"flags": PRESENT | VERIFIED | BACKED_UP}, {}, "invalidRequest", (CHECK,)),
    ("no id", {"id": None}, {}, "invalidRequest", ()),
    ("no client data", {"clientDataJSON": None}, {}, "invalidRequest", ()),
]
REGISTRATION = [
    ("answer of a sign-in", {"kind": "webauthn.get"}, {}, "invalidRequest", (CHECK,)),
    ("attestation object is no CBOR", {"attestationObject": encode(b"\xff\xff")}, {}, "invalidRequest", ()),
    ("no attestation object", {"attestationObject": None}, {}, "invalidRequest", ()),
    ("unknown form of attestation", {"attestation": "magic"}, {}, "passkeyUnavailable", (CHECK,)),
    ("attestation none with a statement", {"statement": PACKED}, {}, CHECK, ("invalidRequest",)),
    ("attestation with a wrong signature", {"attestation": "packed", "statement": PACKED}, {}, CHECK, ()),
    ("key of an algorithm that the server did not offer", {"cose": {1: 3, 3: -257, -1: b"n" * 256, -2: b"\1\0\1"}},
     {"supported_pub_key_algs": [webauthn.helpers.cose.COSEAlgorithmIdentifier.ECDSA_SHA_256]}, "passkeyUnavailable",
     ()),
    ("key of an unknown type", {"cose": {1: 9, 3: -7}}, {}, "passkeyUnavailable", ("invalidRequest",)),
    ("no response", {"response": None}, {}, "invalidRequest", ()),
    ("the device gave no key", {"attestationObject": encode(cbor.encode(
        {"fmt": "none", "attStmt": {}, "authData": Passkey.data(PRESENT | VERIFIED)}))}, {}, "invalidRequest",
     (CHECK,)),
    ("a certificate of the device that is none", {"attestation": "packed", "statement": {
        **PACKED, "x5c": [b"no certificate"]}}, {}, CHECK, ("invalidRequest", "passkeyUnavailable")),
    ("an attestation that leads to no trusted maker", {"attestation": "packed", "statement": {
        **PACKED, "x5c": [MAKER]}}, {"pem_root_certs_bytes_by_fmt": {AttestationFormat.PACKED: [pair()[1].encode()]}},
     CHECK, ("passkeyUnavailable",)),
]
SIGN_IN = [
    ("answer of a registration", {"kind": "webauthn.create"}, {}, "invalidRequest", (CHECK,)),
    ("signed with another key", {"key": ec.generate_private_key(ec.SECP256R1())}, {}, CHECK, ("passkeyNotFound",)),
    ("counter went backwards (a copy of the passkey?)", {"count": 4}, {"credential_current_sign_count": 9}, CHECK, ()),
    ("authenticator data are cut off", {"authenticatorData": encode(b"short")}, {}, "invalidRequest", ()),
    ("no signature", {"signature": None}, {}, "invalidRequest", ()),
    ("the stored key is no CBOR", {}, {"credential_public_key": b"\xff\xff"}, "internalError",
     ("misconfigured", CHECK, "invalidRequest")),
    ("the stored key was lost (empty)", {}, {"credential_public_key": b""}, "internalError",
     ("misconfigured", "passkeyNotFound", CHECK, "invalidRequest", "unknown")),
    ("bytes after the authenticator's data", {"authenticatorData": encode(
        Passkey.data(PRESENT | VERIFIED) + b"\xa0\xa0")}, {}, "invalidRequest", (CHECK,)),
]

if __name__ == "__main__":
    recorder = Recorder("py-webauthn", "webauthn", ["webauthn"], REPLACING)
    passkey = Passkey()
    for provoked, changes, expected, kind, also in BOTH + REGISTRATION:
        answer = passkey.create(**{"challenge": CHALLENGE, **changes})
        error = provoked_by(webauthn.verify_registration_response, credential=answer, **{**EXPECTED, **expected})
        recorder.raised("registration: " + provoked, error, kind=kind, also=also, flow="signUp")
    known = {"credential_public_key": passkey.public_key, "credential_current_sign_count": 0}
    for provoked, changes, expected, kind, also in BOTH + SIGN_IN:
        answer = passkey.get(**{"challenge": CHALLENGE, **changes})
        error = provoked_by(webauthn.verify_authentication_response, credential=answer,
                            **{**EXPECTED, **known, **expected})
        recorder.raised("sign-in: " + provoked, error, kind=kind, also=also, flow="signIn")
    error = provoked_by(webauthn.verify_registration_response, credential="<html>", **EXPECTED)
    recorder.raised("registration: an answer that is no JSON", error, kind="invalidRequest", flow="signUp")
    for provoked, action in [
        ("options without the site's id", lambda: webauthn.generate_registration_options(
            rp_id="", rp_name="Example", user_name="mina")),
        ("options without the site's name", lambda: webauthn.generate_registration_options(
            rp_id="example.com", rp_name="", user_name="mina")),
        ("options without the person's name", lambda: webauthn.generate_registration_options(
            rp_id="example.com", rp_name="Example", user_name="")),
    ]:
        kind = "invalidRequest" if "person" in provoked else "misconfigured"
        recorder.raised(provoked, provoked_by(action), kind=kind)
    recorder.save()
