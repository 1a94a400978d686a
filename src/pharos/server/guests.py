"""Guests: a name and a signed cookie, nothing else. And resume links, which move a seat to another device."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from dataclasses import dataclass
from typing import Any

from ..core.errors import BadChoice
from .house import new_id
from .storage import Storage

COOKIE = "pharos_guest"
MOST_AGE = 400 * 86400
LINK_AGE = 7 * 86400


@dataclass(frozen=True)
class Guest:
    """Somebody we know."""

    id: str
    name: str


class Guests:
    """Knows guests by what their cookies say, as far as we have signed it."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self._storage, self._secret = storage, secret.encode()
        self._names: dict[str, str] = {}

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()

    def cookie(self, guest: Guest) -> str:
        """The signed value of a guest's cookie."""
        return f"{guest.id}.{self._sign('guest', guest.id)}"

    async def known(self, cookie: str | None) -> Guest | None:
        """The guest that a cookie names; None if it is not ours."""
        id, dot, signature = (cookie or "").rpartition(".")
        if not dot or not hmac.compare_digest(signature.encode(), self._sign("guest", id).encode()):
            return None
        if id not in self._names:
            name = await self._storage.guest_name(id)
            if name is None:
                return None
            if len(self._names) > 50000:
                self._names.clear()
            self._names[id] = name
        return Guest(id, self._names[id])

    async def add(self, name: str) -> Guest:
        """A new guest."""
        guest = Guest(new_id(), name)
        await self._storage.add_guest(guest.id, name)
        self._names[guest.id] = name
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The same guest under another name."""
        await self._storage.rename_guest(guest.id, name)
        self._names[guest.id] = name
        return Guest(guest.id, name)

    def link(self, table: str, seat: int, holder: str) -> str:
        """A token that moves a seat from its holder to who brings it, once and for a week."""
        text = json.dumps([table, seat, holder, int(time.time()) + LINK_AGE])
        body = base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
        return f"{body}.{self._sign('link', body)}"

    def read_link(self, token: str) -> tuple[str, int, str]:
        """Table, seat and holder of a token; raises BadChoice unless we have signed it and it is fresh."""
        body, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign("link", body).encode()):
            raise BadChoice("bad-link")
        found: Any = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
        table, seat, holder, until = found
        if time.time() > until:
            raise BadChoice("bad-link")
        return table, seat, holder
