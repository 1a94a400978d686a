"""A passkey in software, as a browser would answer with it: the tests' counterpart of the server's ceremonies."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """One passkey on one device."""

    def __init__(self, origin: str = "http://localhost") -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def create(self, options: dict[str, Any], **changes: Any) -> dict[str, Any]:
        """The answer to registration options."""
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], self.flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = self._client_data("webauthn.create", options, changes)
        return self._credential({"clientDataJSON": b64(client_data), "attestationObject": b64(attestation)})

    def get(self, options: dict[str, Any], **changes: Any) -> dict[str, Any]:
        """The answer to sign-in options."""
        self.count += 1
        data = self._data(changes.get("party") or options["rpId"], self.flags)
        client_data = self._client_data("webauthn.get", options, changes)
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": b64(client_data), "authenticatorData": b64(data), "signature": b64(signature)}
        return self._credential(response)

    def _data(self, party: str, flags: int) -> bytes:
        return hashlib.sha256(party.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client_data(self, type: str, options: dict[str, Any], changes: dict[str, Any]) -> bytes:
        challenge = changes.get("challenge", options["challenge"])
        data = {"type": type, "challenge": challenge, "origin": changes.get("origin", self.origin), "crossOrigin": False}
        return json.dumps(data).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}
