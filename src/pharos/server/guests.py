"""Guests: a name and a signed cookie, with a session if they have a profile. Also resume links, which move a seat to another
device."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from ..core.errors import BadChoice
from .db.profile_rows import ProfileRows, Session
from .db.storage import Storage, StoredGuest
from .tables.worker import new_id

Cached = TypeVar("Cached")

COOKIE = "pharos_guest"
COOKIE_AGE = 400 * 86400
LINK_AGE = 7 * 86400
SEEN_EVERY = 3600.0
"""Seconds between two notes that a session is in use."""
MAX_CACHED = 50000


@dataclass(frozen=True)
class Guest:
    """A known guest."""

    id: str
    name: str
    session: str | None = None
    """The session of a guest with a profile."""
    device: str | None = None
    """The device of a guest who sits down at a rated table, as a hash."""
    is_banned: bool = False


def session_id(token: str) -> str:
    """The stored id of a session token: a hash, so that the database opens no session."""
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Identifies guests by their signed cookies."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self._storage, self._secret = storage, secret.encode()
        self.rows = ProfileRows(storage)
        self._guests: dict[str, StoredGuest] = {}
        self._sessions: dict[str, Session] = {}
        self._seen: dict[str, float] = {}

    def sign(self, purpose: str, text: str) -> str:
        """A signature that only this server can make."""
        return hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()

    def cookie(self, guest: str, token: str | None = None) -> str:
        """The signed value of a guest's cookie, with the token of a session if the guest has a profile."""
        text = f"{guest}.{token}" if token else guest
        return f"{text}.{self.sign('session' if token else 'guest', text)}"

    async def known(self, cookie: str | None) -> Guest | None:
        """The guest that a cookie names; None if the signature is not ours or the session has ended."""
        text, dot, signature = (cookie or "").rpartition(".")
        id, has_token, token = text.partition(".")
        expected = self.sign("session" if has_token else "guest", text)
        if not dot or not hmac.compare_digest(signature.encode(), expected.encode()):
            return None
        stored = await self._stored(id)
        if stored is None or stored.has_joined or stored.has_profile != bool(has_token):
            return None
        if not has_token:
            return Guest(id, stored.name, is_banned=stored.is_banned)
        session = await self._session(session_id(token))
        return Guest(id, stored.name, session.id, is_banned=stored.is_banned) if session and session.profile == id else None

    async def name(self, id: str) -> str | None:
        """A guest's name now; None if unknown."""
        stored = await self._stored(id)
        return stored.name if stored else None

    async def check_may_write(self, id: str) -> None:
        """Raises BadChoice if the host has muted a guest."""
        stored = await self._stored(id)
        if stored and stored.is_muted:
            raise BadChoice("muted")

    async def _stored(self, id: str) -> StoredGuest | None:
        """A guest's row. Cached only where no other worker can change it."""
        if id in self._guests:
            return self._guests[id]
        stored = await self._storage.guest(id)
        if stored is not None and not self._storage.is_postgresql:
            _cache(self._guests, id, stored)
        return stored

    async def _session(self, id: str) -> Session | None:
        """A session that has not ended. Cached like guests; its use is noted now and then."""
        session = self._sessions.get(id) or await self.rows.session(id)
        if session is None:
            return None
        if not self._storage.is_postgresql:
            _cache(self._sessions, id, session)
        if time.time() > max(session.seen, self._seen.get(id, 0.0)) + SEEN_EVERY:
            _cache(self._seen, id, time.time())
            await self.rows.note_seen(id)
        return session

    def forget(self, guest: str, sessions: Iterable[str] = ()) -> None:
        """Read a guest and sessions from the database again when they are next needed."""
        self._guests.pop(guest, None)
        for id in sessions:
            self._sessions.pop(id, None)

    async def add(self, name: str) -> Guest:
        """Create a guest."""
        guest = Guest(new_id(), name)
        await self._storage.add_guest(guest.id, name)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Change a guest's name."""
        await self._storage.rename_guest(guest.id, name)
        self.forget(guest.id)
        return replace(guest, name=name)

    def link(self, table: str, seat: int, holder: str, seat_moves: int) -> str:
        """A token that moves a seat from its holder to the guest who presents it; valid once, for a week."""
        text = json.dumps([table, seat, holder, seat_moves, int(time.time()) + LINK_AGE])
        body = base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
        return f"{body}.{self.sign('link', body)}"

    def read_link(self, token: str) -> tuple[str, int, str, int]:
        """Table, seat, holder and number of earlier moves of a token; raises BadChoice if it is forged or expired."""
        body, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self.sign("link", body).encode()):
            raise BadChoice("bad-link")
        claims = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
        if len(claims) != 5 or time.time() > claims[-1]:
            raise BadChoice("bad-link")
        table, seat, holder, seat_moves, _ = claims
        return table, seat, holder, seat_moves


def _cache(values: dict[str, Cached], key: str, value: Cached) -> None:
    if len(values) > MAX_CACHED:
        values.clear()
    values[key] = value
