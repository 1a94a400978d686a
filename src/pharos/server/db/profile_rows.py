"""Rows of profiles: passkeys, recovery codes, sessions, challenges and guests who joined."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from ...core.json_types import JsonObject
from . import group_rows, schema
from .coach_rows import tries_handovers
from .moderation_rows import sanction_handovers
from .push_rows import push_handovers
from .sheet_rows import handovers
from .statements import StoredRow
from .storage import Storage

SESSION_SECONDS = 400 * 86400.0
"""How long a session lasts after its last use."""


@dataclass(frozen=True)
class Profile:
    """A stored profile."""

    id: str
    made: float
    has_code: bool
    code_made: float | None
    settings: JsonObject


@dataclass(frozen=True)
class Passkey:
    """A stored passkey."""

    id: str
    profile: str
    public_key: str
    sign_count: int
    label: str
    made: float
    used: float


@dataclass(frozen=True)
class Session:
    """A device on which somebody is signed in."""

    id: str
    profile: str
    label: str
    made: float
    seen: float


class ProfileRows:
    """Reads and writes what belongs to profiles."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # Profiles

    async def profile(self, id: str) -> Profile | None:
        """The profile of a guest; None if there is none."""
        rows = await self._storage.rows(select(schema.profiles).where(schema.profiles.c.id == id))
        return next((_profile(row) for row in rows), None)

    async def add(self, id: str) -> None:
        """Create a guest's profile; idempotent."""
        new = self._storage.insert(schema.profiles).on_conflict_do_nothing()
        await self._storage.write((new, {"id": id, "made": time.time(), "settings": "{}"}))

    async def set_code(self, id: str, code_hash: str) -> None:
        """Store the hash of a profile's only recovery code."""
        values = {"code_hash": code_hash, "code_made": time.time()}
        await self._storage.write((update(schema.profiles).where(schema.profiles.c.id == id), values))

    async def with_code(self, code_hash: str) -> str | None:
        """The profile whose recovery code has that hash."""
        profile = await self._storage.scalar(select(schema.profiles.c.id).where(schema.profiles.c.code_hash == code_hash))
        return None if profile is None else str(profile)

    async def set_settings(self, id: str, settings: JsonObject) -> None:
        """Store the settings of a profile's reader."""
        await self._storage.write(
            (update(schema.profiles).where(schema.profiles.c.id == id), {"settings": json.dumps(settings)})
        )

    # Passkeys

    async def passkeys(self, profile: str) -> list[Passkey]:
        """The passkeys of a profile, the oldest first."""
        p = schema.passkeys
        rows = await self._storage.rows(select(p).where(p.c.profile == profile).order_by(p.c.made))
        return [Passkey(**row._mapping) for row in rows]

    async def passkey(self, id: str) -> Passkey | None:
        """The passkey with that credential id."""
        rows = await self._storage.rows(select(schema.passkeys).where(schema.passkeys.c.id == id))
        return next((Passkey(**row._mapping) for row in rows), None)

    async def add_passkey(self, passkey: Passkey) -> None:
        """Store a passkey."""
        await self._storage.write((insert(schema.passkeys), vars(passkey)))

    async def note_use(self, passkey: str, sign_count: int) -> None:
        """Store that a passkey was used."""
        values = {"sign_count": sign_count, "used": time.time()}
        await self._storage.write((update(schema.passkeys).where(schema.passkeys.c.id == passkey), values))

    async def remove_passkey(self, profile: str, id: str) -> None:
        """Delete a passkey of a profile."""
        p = schema.passkeys.c
        await self._storage.write((delete(schema.passkeys).where(p.id == id, p.profile == profile), None))

    # Challenges

    async def add_challenge(self, value: str, guest: str, seconds: float) -> None:
        """Store a challenge, and forget those that have expired."""
        now = time.time()
        row = {"value": value, "guest": guest, "expires": now + seconds}
        old = delete(schema.challenges).where(schema.challenges.c.expires < now)
        await self._storage.write((old, None), (insert(schema.challenges), row))

    async def take_challenge(self, value: str, guest: str) -> bool:
        """Use up a challenge; False if it is unknown, expired, used or somebody else's."""
        c = schema.challenges.c
        query = delete(schema.challenges).where(c.value == value, c.guest == guest, c.expires >= time.time())
        async with self._storage.engine.begin() as connection:
            return bool((await connection.execute(query)).rowcount)

    # Sessions

    async def add_session(self, session: Session) -> None:
        """Store a session, and forget those of the profile that have expired."""
        s = schema.sessions.c
        old = delete(schema.sessions).where(s.profile == session.profile, s.seen < time.time() - SESSION_SECONDS)
        await self._storage.write((old, None), (insert(schema.sessions), vars(session)))

    async def sessions(self, profile: str) -> list[Session]:
        """The sessions of a profile, the latest used first."""
        s = schema.sessions
        query = select(s).where(s.c.profile == profile, s.c.seen > time.time() - SESSION_SECONDS)
        return [Session(**row._mapping) for row in await self._storage.rows(query.order_by(s.c.seen.desc()))]

    async def session(self, id: str) -> Session | None:
        """A session that has not ended."""
        s = schema.sessions
        rows = await self._storage.rows(select(s).where(s.c.id == id, s.c.seen > time.time() - SESSION_SECONDS))
        return next((Session(**row._mapping) for row in rows), None)

    async def live_sessions(self, ids: set[str]) -> set[str]:
        """Those of some sessions that have not ended."""
        s = schema.sessions.c
        return {row.id for row in await self._storage.rows(select(s.id).where(s.id.in_(ids)))}

    async def note_seen(self, id: str) -> None:
        """Store that a session was used."""
        await self._storage.write((update(schema.sessions).where(schema.sessions.c.id == id), {"seen": time.time()}))

    async def end_sessions(self, profile: str, *, only: str | None = None, but: str | None = None) -> list[str]:
        """End one session of a profile, or all but one; returns the ended ones."""
        s = schema.sessions.c
        ended = [row.id for row in await self._storage.rows(select(s.id).where(s.profile == profile))]
        ended = [id for id in ended if id != but and (only is None or id == only)]
        subscribed = schema.push_subscriptions
        await self._storage.write(
            (delete(schema.sessions).where(s.id.in_(ended)), None),
            (delete(subscribed).where(subscribed.c.session.in_(ended)), None),
        )
        return ended

    # Guests who joined

    async def profile_of(self, guest: str) -> str | None:
        """The profile that has taken over a guest's games."""
        j = schema.joined_guests.c
        profile = await self._storage.scalar(select(j.profile).where(j.guest == guest))
        return None if profile is None else str(profile)

    async def join(self, guest: str, profile: str) -> None:
        """Give a guest's finished games, results and score sheets to a profile."""
        s, r = schema.sitters, schema.results
        both = select(s.c.table_id).where(s.c.guest == profile)
        await self._storage.write(
            (insert(schema.joined_guests), {"guest": guest, "profile": profile}),
            (delete(s).where(s.c.guest == guest, s.c.table_id.in_(both)), None),
            (update(s).where(s.c.guest == guest), {"guest": profile}),
            (update(r).where(r.c.guest == guest), {"guest": profile}),
            *handovers(guest, profile),
            *group_rows.handovers(guest, profile),
            *sanction_handovers(guest, profile),
            *push_handovers(guest, profile),
            *tries_handovers(guest, profile),
        )

    async def count(self) -> int:
        """The number of profiles."""
        return await self._storage.number(select(func.count()).select_from(schema.profiles))


def _profile(row: StoredRow) -> Profile:
    return Profile(row.id, row.made, row.code_hash is not None, row.code_made, json.loads(row.settings))
