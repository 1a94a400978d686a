"""Signing in as the host: one password from the settings, and a cookie that proves it for some hours."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

from ...core.errors import BadChoice
from ..guests import Guests
from ..limits import Rates

COOKIE = "pharos_admin"
COOKIE_PATH = "/api/admin"
HOURS = 12
EVERYBODY = ""


class AdminSignIn:
    """Checks the host's password and cookie. Without a password in the settings nobody can sign in."""

    def __init__(self, password: str, guests: Guests) -> None:
        self._password, self._guests = password, guests
        self._by_address = Rates(1 / 30, 5.0)
        self._by_anybody = Rates(1.0, 60.0)
        """Over all addresses, so that many of them together guess no faster."""

    @property
    def is_possible(self) -> bool:
        """Whether the settings contain a password."""
        return bool(self._password)

    def open(self, password: str, address: str) -> str:
        """The value of a new cookie; raises BadChoice if the password is wrong or was tried too often."""
        self._by_address.check(address)
        self._by_anybody.check(EVERYBODY)
        if not self._password or not hmac.compare_digest(_digest(password), _digest(self._password)):
            raise BadChoice("bad-password")
        text = f"{int(time.time()) + HOURS * 3600}.{secrets.token_urlsafe(12)}"
        return f"{text}.{self._signature(text)}"

    def check(self, cookie: str | None) -> None:
        """Raises BadChoice unless a cookie is ours and has not expired."""
        text, _, signature = (cookie or "").rpartition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._signature(text).encode())
        expires = text.partition(".")[0]
        if not self._password or not is_ours or not expires.isdigit() or time.time() > int(expires):
            raise BadChoice("not-admin")

    def _signature(self, text: str) -> str:
        """A signature that another password makes invalid."""
        return self._guests.sign("admin", f"{_digest(self._password).hex()}:{text}")


def _digest(password: str) -> bytes:
    """Passwords of any length become equally long, so that comparing them reveals nothing."""
    return hashlib.sha256(password.encode()).digest()
