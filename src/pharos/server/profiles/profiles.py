"""What people do with their profiles: create, sign in and out, join devices, delete."""

from __future__ import annotations

import contextlib
import secrets
import time

from ...core.errors import BadChoice
from ...core.json_types import JsonObject
from ..db.profile_rows import Session
from ..guests import Guest, Guests, session_id
from ..tables.lobby import Lobby
from ..tables.sentences import goodbye
from ..tables.worker import Worker
from .codes import code_hash, new_code
from .passkeys import Passkeys, RelyingParty
from .personal_data import anonymise, personal_data


class Profiles:
    """Changes profiles on behalf of their owners."""

    def __init__(self, worker: Worker, lobby: Lobby, guests: Guests) -> None:
        self._worker, self._lobby, self._guests = worker, lobby, guests
        self.rows = guests.rows
        self.passkeys = Passkeys(self.rows)

    # Ways to sign in

    async def renew_code(self, guest: Guest) -> str:
        """A new recovery code, which replaces the old one; creates the profile if there is none."""
        code = new_code()
        await self._create(guest)
        await self.rows.set_code(guest.id, code_hash(code))
        return code

    async def passkey_options(self, party: RelyingParty, guest: Guest) -> JsonObject:
        """Options for the browser to create a passkey of a guest."""
        handle = bytes.fromhex(self._guests.sign("handle", guest.id))
        return await self.passkeys.registration_options(party, guest.id, handle, guest.name)

    async def add_passkey(self, party: RelyingParty, guest: Guest, credential: JsonObject, label: str) -> None:
        """Store a passkey; creates the profile if there is none."""
        passkey = await self.passkeys.registered(party, guest.id, credential, label)
        await self._create(guest)
        await self.rows.add_passkey(passkey)

    async def remove_passkey(self, guest: Guest, id: str) -> None:
        """Delete a passkey; raises BadChoice if nothing else would sign its owner in."""
        profile, passkeys = await self.rows.profile(guest.id), await self.rows.passkeys(guest.id)
        if profile and not profile.has_code and [passkey.id for passkey in passkeys] == [id]:
            raise BadChoice("last-passkey")
        await self.rows.remove_passkey(guest.id, id)

    async def _create(self, guest: Guest) -> None:
        await self.rows.add(guest.id)
        self._guests.forget(guest.id)

    # Sessions

    async def with_passkey(self, party: RelyingParty, credential: JsonObject) -> str:
        """The profile that a passkey proves; raises BadChoice."""
        return await self.passkeys.signed_in(party, credential)

    async def with_code(self, code: str) -> str:
        """The profile that a recovery code opens; raises BadChoice."""
        profile = await self.rows.with_code(code_hash(code))
        if profile is None:
            raise BadChoice("bad-code")
        return profile

    async def open_session(self, profile: str, label: str) -> str:
        """Start a session; returns the value of its cookie."""
        token = secrets.token_urlsafe(24)
        await self.rows.add_session(Session(session_id(token), profile, label, time.time(), time.time()))
        return self._guests.cookie(profile, token)

    async def end_sessions(self, guest: Guest, *, only: str | None = None) -> None:
        """End one session, or all but the present one, and disconnect their devices."""
        ended = await self.rows.end_sessions(guest.id, only=only, but=None if only else guest.session)
        self._guests.forget(guest.id, ended)
        self._worker.disconnect_where(goodbye("signed-out"), lambda viewer: viewer.session in ended)

    async def disconnect_ended(self) -> None:
        """Disconnect the devices whose sessions another worker has ended."""
        viewers = [viewer for live in self._worker.live_tables.values() for viewer in live.viewers]
        sessions = {viewer.session for viewer in viewers if viewer.session}
        if sessions:
            ended = sessions - await self.rows.live_sessions(sessions)
            self._worker.disconnect_where(goodbye("signed-out"), lambda viewer: viewer.session in ended)

    # Joining and deleting

    async def join(self, guest: Guest, profile: str) -> None:
        """Give the games of a guest without a profile to a profile. Seats of running games move there."""
        if guest.session is not None or guest.id == profile:
            return
        name = await self._guests.name(profile) or guest.name
        for id in await self._worker.storage.unfinished(guest.id):
            with contextlib.suppress(BadChoice):
                await self._lobby.hand_over(guest, Guest(profile, name), await self._worker.live_table(id))
        await self.rows.join(guest.id, profile)
        self._guests.forget(guest.id)

    async def export(self, guest: Guest) -> dict[str, object]:
        """Everything that the server holds about a guest."""
        return await personal_data(self._worker.storage, guest.id)

    async def delete(self, guest: Guest) -> None:
        """Delete a guest and their profile for good. They leave running games; finished ones stay, without their name."""
        storage = self._worker.storage
        for id in await storage.unfinished(guest.id):
            with contextlib.suppress(BadChoice):
                await self._lobby.leave(guest, await self._worker.live_table(id))
        self._worker.disconnect_where(goodbye("signed-out"), lambda viewer: viewer.guest == guest.id)
        sessions = [session.id for session in await self.rows.sessions(guest.id)]
        tables = await anonymise(storage, guest.id)
        self._guests.forget(guest.id, sessions)
        await self._worker.reload(tables)
