"""The house: all tables of this worker, loaded when somebody comes and let go when nothing is to be done."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from ..core.errors import BadChoice
from . import metrics
from .config import Settings
from .connections import Connection
from .entries import Entry
from .keepers import Keeper
from .news import News
from .play import Play
from .pool import Pool
from .rooms import Draft, Room
from .rounds import Later
from .storage import Storage
from .tables import table_of

log = logging.getLogger("pharos.house")
IDLE = 60.0
"""Seconds after which a table that nobody looks at leaves the memory."""
BEAT = 4.0
DAY = 86400.0


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(12)


async def _resume() -> Draft:
    """With one worker, a log that another one wrote means that the server was away: nobody's clock pays for it."""
    return "resumed", None, {}


class House:
    """What this worker knows and does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = new_id()
        self.storage = Storage(settings.url, self.worker)
        self.pool = Pool(settings.bots, settings.bot_milliseconds)
        self.rooms: dict[str, Room] = {}
        self.keepers: dict[str, Keeper] = {}
        self.is_stopping = False
        self._later = Later()
        self._loading: dict[str, asyncio.Lock] = {}
        self._looked_at: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._news = News(settings.url, self.worker, self._heard) if settings.is_postgresql else None

    async def start(self) -> None:
        """Open the database and go on with what was under way."""
        await self.storage.start()
        if self._news:
            await self._news.start()
        self.spawn(self._every(BEAT, self.storage.beat))
        self.spawn(self._every(BEAT, self.sweep))
        self.spawn(self._every(IDLE / 4, self.let_go))
        self.spawn(self._every(3600.0, self.close_stale))

    async def stop(self) -> None:
        """Finish what is being written, say goodbye, leave."""
        self.is_stopping = True
        for keeper in self.keepers.values():
            keeper.stop()
        for task in list(self._tasks):
            task.cancel()
        self.pool.stop()
        if self._news:
            await self._news.stop()
        await self.storage.stop()

    def spawn(self, work: Awaitable[None]) -> None:
        """Do something beside; it is remembered, so that it ends with the house."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("recurring work failed")
            await asyncio.sleep(seconds)

    # Tables in memory

    async def room(self, id: str, log_of: list[Entry] | None = None) -> Room:
        """A live table, from its log if that is at hand; raises BadChoice if there is none of that id."""
        found = self.rooms.get(id)
        if found is not None:
            found.used = time.monotonic()
            return found
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                return self.rooms.get(id) or await self._load(id, log_of)
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    async def _load(self, id: str, given: list[Entry] | None) -> Room:
        log_of = given or await self.storage.log(id)
        if not log_of:
            raise BadChoice("no-table", got=id[:24])
        table = table_of(log_of)
        play = await asyncio.to_thread(Play, table) if table.seed is not None else None
        room = self.rooms[id] = Room(self.storage, table, play, self._later)
        keeper = self.keepers[id] = Keeper(self, room)
        room.changed = lambda _: keeper.arm()
        metrics.rooms.set(len(self.rooms))
        if not given:
            await room.catch_up()
        await self._take_up(room)
        keeper.arm()
        return room

    async def _take_up(self, room: Room) -> None:
        """Put right what a worker that ended in the middle left behind."""
        table = room.table
        if table.status == "finished":
            await room.settle()
        if table.status != "playing":
            return
        if not self.settings.is_postgresql and table.clocks and table.worker != self.worker:
            await room.change(_resume)
        if any(place.worker not in (None, self.worker) for place in table.places):
            alive = await self.storage.alive()
            for seat, place in enumerate(table.places):
                if place.worker is not None and place.worker not in alive:
                    await self.note_away(room, seat)

    async def make(self, table: str, log_of: list[Entry]) -> Room:
        """A new table from the beginning of its log."""
        first = log_of[0].data
        spec = first["spec"]
        await self.storage.make(table, spec["game"], is_public=spec["is_public"], host=first["guest"], log=log_of)
        return await self.room(table, log_of)

    async def let_go(self) -> None:
        """Drop tables that nobody looks at and in which nothing is to be done."""
        now = time.monotonic()
        for id, room in list(self.rooms.items()):
            if room.connections or self.keepers[id].is_busy or room.round.is_on or now - room.used < IDLE:
                continue
            self.keepers.pop(id).stop()
            self.rooms.pop(id).changed = lambda _: None
        metrics.rooms.set(len(self.rooms))

    async def sweep(self) -> None:
        """Take up games that wait for the server and that no worker looks after."""
        watched = await self.storage.watched()
        self._looked_at = {id: sequence for id, sequence, _ in watched if self._looked_at.get(id) == sequence}
        for id, sequence, at in watched:
            is_known = id in self._looked_at or id in self.rooms
            if not is_known and (not self.settings.is_postgresql or time.time() > at + self.settings.stand_in):
                self._looked_at[id] = sequence
                await self.room(id)

    async def close_stale(self) -> None:
        """Close tables that nobody starts or goes on with."""
        for status, days in (("open", self.settings.open_days), ("playing", self.settings.playing_days)):
            for id in await self.storage.stale(status, time.time() - days * DAY):
                room = await self.room(id)

                async def decide(room: Room = room) -> Draft | None:
                    return ("closed", None, {}) if room.table.status in ("open", "playing") else None

                await room.change(decide)

    def _heard(self, tables: set[str] | None) -> None:
        """Other workers have written."""
        for id in list(self.rooms) if tables is None else tables:
            if id in self.rooms:
                self.spawn(self.rooms[id].catch_up())

    # Who is here

    async def come(self, connection: Connection) -> None:
        """A client looks at a table: a seat's holder is here, and an absent seat is handed back."""
        room = connection.room
        room.connections.add(connection)
        metrics.connections.inc()
        self.keepers[room.table.id].arm()
        seat = connection.seat
        if seat is not None:
            await self.note_here(room, seat)

    async def note_here(self, room: Room, seat: int) -> None:
        """Write down that a seat's holder is connected here."""

        async def decide() -> Draft | None:
            place = room.table.places[seat]
            is_news = place.worker != self.worker or place.is_taken
            return ("here", seat, {}) if place.sort == "person" and is_news and room.table.status != "closed" else None

        await room.note(seat, decide)

    def go(self, connection: Connection) -> None:
        """A client is gone; if it was a seat's last, the others are told after a while."""
        room, seat = connection.room, connection.seat
        room.connections.discard(connection)
        room.used = time.monotonic()
        metrics.connections.dec()
        if seat is not None and not self.is_stopping:
            self.spawn(self._miss(room, seat))

    async def _miss(self, room: Room, seat: int) -> None:
        await asyncio.sleep(self.settings.grace)
        with contextlib.suppress(BadChoice):
            if seat not in room.seats_here() and room.table.places[seat].worker == self.worker:
                await self.note_away(room, seat)

    async def note_away(self, room: Room, seat: int) -> None:
        """Write down that a seat's holder is not connected."""

        async def decide() -> Draft | None:
            place = room.table.places[seat]
            is_news = place.sort == "person" and place.worker is not None and seat not in room.seats_here()
            return ("away", seat, {}) if is_news else None

        await room.note(seat, decide)
