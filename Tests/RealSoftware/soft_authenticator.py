"""A passkey in software: answers of a device to a registration and to a sign-in, right or changed on purpose."""

import base64
import hashlib
import json
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor
from fido2.cose import ES256

PRESENT, VERIFIED, ELIGIBLE, BACKED_UP, ATTESTED = 0x01, 0x04, 0x08, 0x10, 0x40
CREDENTIAL_ID = b"credential-of-16"


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Passkey:
    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.cose = dict(ES256.from_cryptography_key(self.key.public_key()))

    @property
    def public_key(self):
        return cbor.encode(self.cose)

    @staticmethod
    def client_data(kind, challenge, origin="https://example.com"):
        return json.dumps({"type": kind, "challenge": encode(challenge), "origin": origin}).encode()

    @staticmethod
    def data(flags, rp_id="example.com", count=1, attested=b""):
        return hashlib.sha256(rp_id.encode()).digest() + struct.pack(">BI", flags, count) + attested

    def create(self, challenge, kind="webauthn.create", origin="https://example.com", rp_id="example.com",
               flags=PRESENT | VERIFIED, cose=None, attestation="none", statement=None, **changes):
        """What a browser sends after it made a passkey, as a dictionary of JSON."""
        attested = bytes(16) + struct.pack(">H", len(CREDENTIAL_ID)) + CREDENTIAL_ID + cbor.encode(cose or self.cose)
        data = self.data(flags | ATTESTED, rp_id, 0, attested)
        response = {"clientDataJSON": encode(self.client_data(kind, challenge, origin)),
                    "attestationObject": encode(cbor.encode(
                        {"fmt": attestation, "attStmt": statement or {}, "authData": data}))}
        return self.answer(response, changes)

    def get(self, challenge, kind="webauthn.get", origin="https://example.com", rp_id="example.com",
            flags=PRESENT | VERIFIED, count=1, key=None, **changes):
        """What a browser sends after a sign-in with the passkey, as a dictionary of JSON."""
        data, client = self.data(flags, rp_id, count), self.client_data(kind, challenge, origin)
        signature = (key or self.key).sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": encode(client), "authenticatorData": encode(data),
                    "signature": encode(signature), "userHandle": encode(b"mina")}
        return self.answer(response, changes)

    @staticmethod
    def answer(response, changes):
        for name in list(changes):
            if name in ("clientDataJSON", "attestationObject", "authenticatorData", "signature"):
                response[name] = changes.pop(name)
        response = {name: value for name, value in response.items() if value is not None}
        answer = {"id": encode(CREDENTIAL_ID), "rawId": encode(CREDENTIAL_ID), "type": "public-key",
                  "response": response, "clientExtensionResults": {}, **changes}
        return {name: value for name, value in answer.items() if value is not None}
