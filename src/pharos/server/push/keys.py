"""The key that proves to push services who sends (VAPID). Made at the first start and stored with the other secrets."""

from __future__ import annotations

import base64
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from ...core.errors import BadChoice

TOKEN_SECONDS = 12 * 3600
CONTACT = "mailto:host@localhost"
"""For push services, where neither the settings nor the address of the page name a contact."""


def new_private_key() -> str:
    """A new private key as PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def check_browser_keys(p256dh: str, auth: str) -> None:
    """Raises BadChoice unless messages can be encrypted for a browser with these keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(p256dh))
        is_valid = len(_decoded(auth)) == 16
    except ValueError:
        is_valid = False
    if not is_valid:
        raise BadChoice("bad-endpoint")


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


class PushKeys:
    """Signs messages for push services."""

    def __init__(self, private_pem: str, contact: str) -> None:
        self._vapid, self._contact = Vapid02.from_pem(private_pem.encode()), contact
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public = base64.urlsafe_b64encode(point).decode().rstrip("=")
        """The public key, as browsers want it."""

    def headers(self, endpoint: str, origin: str) -> dict[str, str]:
        """The headers that prove to a push service who sends; `origin` is where the subscription was made."""
        parts = urlsplit(endpoint)
        contact = self._contact or (origin if origin.startswith("https://") else CONTACT)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_SECONDS, "sub": contact}
        return dict(self._vapid.sign(claims))
