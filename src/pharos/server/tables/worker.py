"""A worker: the live tables of this process, loaded when somebody connects and dropped when nothing is left to do."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from itertools import count
from typing import IO

import orjson

from ...core.errors import BadChoice, PharosError
from ...core.registry import game_ids
from .. import metrics
from ..bot_pool import BotPool
from ..config import Settings
from ..db.engines import DATABASE_ERRORS
from ..db.entries import Entry
from ..db.file_lock import lock_file
from ..db.pg_notify import RETRY, PgListener
from ..db.rating_rows import rate_waiting
from ..db.storage import Storage
from ..db.writers import RELOAD
from ..preparation import Preparation
from .automation import Automation
from .background_queue import BackgroundQueue
from .clocks import now
from .live_table import LiveTable
from .sentences import goodbye
from .table import Table, table_of
from .table_game import TableGame
from .table_log import Draft
from .viewers import Viewer

log = logging.getLogger("pharos.worker")
IDLE = 60.0
"""Seconds without a client after which a table leaves the memory."""
BEAT = 4.0
STOP_SECONDS = 4.0
"""How long the database may take to store the last entries when the server stops."""
DAY = 86400.0
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
"""What ids look like; nothing else reaches the database."""


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def _resume() -> Draft:
    return "resumed", None, {}


class Worker:
    """The live tables of this process and its recurring work."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = new_id()
        self.storage = Storage(settings.url, self.id)
        self.preparation = Preparation(self._on_prepared)
        self.bot_pool = BotPool(settings.bots, settings.bot_milliseconds, self.preparation.is_ready)
        self.live_tables: dict[str, LiveTable] = {}
        self.automations: dict[str, Automation] = {}
        self.on_table_changed: Callable[[LiveTable], None] = lambda live: None
        """Called after each change of a table."""
        self.on_finished: Callable[[Table], None] = lambda table: None
        """Called once the result of a game is stored."""
        self.is_stopping = False
        self._background = BackgroundQueue()
        self._loading: dict[str, asyncio.Lock] = {}
        self._swept: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._file_lock: IO[str] | None = None
        self._database_check: asyncio.Future[None] | None = None
        self._listener = PgListener(settings.url, self.id, self._on_notify) if settings.is_postgresql else None

    async def start(self) -> None:
        """Open the database and resume running games; raises BadChoice if another process serves the SQLite file."""
        self._file_lock = lock_file(self.settings)
        await self.storage.start()
        if self._listener:
            await self._listener.start()
        self.repeat(BEAT, self.storage.beat)
        self.repeat(BEAT if self.settings.is_postgresql else IDLE, self.sweep)
        self.repeat(IDLE / 4, self.unload_idle)
        self.repeat(3600.0, self.close_stale)
        self.repeat(IDLE, lambda: rate_waiting(self.storage))
        if self.settings.warm:
            self.spawn(self.preparation.run(game_ids()))

    async def stop(self) -> None:
        """Stop all work, store what is queued and disconnect."""
        self.is_stopping = True
        for automation in self.automations.values():
            automation.stop()
        for task in list(self._tasks):
            task.cancel()
        self.bot_pool.stop()
        if self._listener:
            await self._listener.stop()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self.storage.stop()
        except Exception as error:  # it hangs, or it was stopped before us
            log.error("the database does not answer; queued entries are lost", extra={"error": type(error).__name__})
            await self.storage.abort()
        if self._file_lock:
            self._file_lock.close()

    def spawn(self, work: Awaitable[None]) -> None:
        """Run something in the background until the worker stops."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_ended)

    def _on_ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("background work failed", exc_info=error)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again until the worker stops."""
        self.spawn(self._every(seconds, work))

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("recurring work failed")
            await asyncio.sleep(seconds)

    async def check_database(self) -> None:
        """Store a heartbeat, one for all who ask at the same time; raises if the database does not."""
        if self._database_check is None or self._database_check.done():
            self._database_check = asyncio.ensure_future(self.storage.beat())
        await asyncio.shield(self._database_check)

    # Loading tables

    async def live_table(self, id: str, entries: list[Entry] | None = None) -> LiveTable:
        """A live table, loaded if needed, from its entries if these are given; raises BadChoice for an unknown id."""
        if not ID.fullmatch(id):
            raise BadChoice("no-table", got=id[:24])
        live = self.live_tables.get(id)
        if live is not None:
            live.log.used = time.monotonic()
            return live
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                return self.live_tables.get(id) or await self._load(id, entries)
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    async def _load(self, id: str, entries: list[Entry] | None) -> LiveTable:
        stored = entries or await self.storage.log(id)
        if not stored:
            raise BadChoice("no-table", got=id[:24])
        table = table_of(stored)
        table.continue_at(now())
        table_game = await self._replayed(table) if table.seed is not None else None
        live = self.live_tables[id] = LiveTable(self.storage, table, table_game, self._background)
        automation = self.automations[id] = Automation(self, live)
        live.on_change = lambda: self._changed(live, automation)
        live.on_finished = lambda: self.on_finished(table)
        metrics.live_tables.set(len(self.live_tables))
        if not entries:
            await live.log.catch_up()
        await self._repair(live)
        automation.arm()
        return live

    def _changed(self, live: LiveTable, automation: Automation) -> None:
        automation.arm()
        self.on_table_changed(live)

    async def _replayed(self, table: Table) -> TableGame | None:
        """The game of a table. None if the present rules refuse an old finished game, which is then shown from its stored
        result; raises BadChoice if they refuse one in progress."""
        try:
            return await asyncio.to_thread(TableGame, table)
        except PharosError as error:
            result = await self.storage.result(table.id)
            if result is None:
                raise BadChoice("outdated-game", version=table.version) from error
            table.status, table.result, table.is_outdated = "finished", result, True
            return None

    async def _repair(self, live: LiveTable) -> None:
        """Complete what a worker that died left unfinished."""
        table = live.table
        if table.status == "finished" and not table.is_outdated:
            await live.store_result()
        if table.status != "playing":
            return
        if table.is_decided:
            await live.store_rated_game()
        if not self.settings.is_postgresql and table.clocks and table.worker != self.id:
            await live.change(_resume)  # the only worker restarted: nobody's clock pays for the time it was down
        if any(place.worker not in (None, self.id) for place in table.places):
            alive = await self.storage.alive()
            for seat, place in enumerate(table.places):
                if place.worker is not None and place.worker not in alive:
                    await self.note_away(live, seat)

    async def create(self, id: str, entries: list[Entry]) -> LiveTable:
        """Create a table from the first entries of its log."""
        first = entries[0].data
        spec = first["spec"]
        await self.storage.make(id, spec["game"], is_public=spec["is_public"], host=first["guest"], log=entries)
        return await self.live_table(id, entries)

    # Recurring work

    async def unload_idle(self) -> None:
        """Drop tables without clients at which nothing is left to do."""
        time_now = time.monotonic()
        for id, live in list(self.live_tables.items()):
            if live.viewers or self.automations[id].is_busy or live.log.is_busy or time_now - live.log.used < IDLE:
                continue
            self.automations.pop(id).stop()
            self.live_tables.pop(id).on_change = lambda: None
        metrics.live_tables.set(len(self.live_tables))

    async def sweep(self) -> None:
        """Load running games that need the server and that no worker attends to."""
        running = await self.storage.needing_server()
        self._swept = {id: sequence for id, sequence, _ in running if self._swept.get(id) == sequence}
        for id, sequence, at in running:
            is_known = id in self._swept or id in self.live_tables
            is_unattended = not self.settings.is_postgresql or abs(now() - at) > self.settings.stand_in
            if not is_known and is_unattended:
                self._swept[id] = sequence
                await self._try_load(id)

    async def close_stale(self) -> None:
        """Close tables that were never started or have been abandoned."""
        for status, days in (("open", self.settings.open_days), ("playing", self.settings.playing_days)):
            for id in await self.storage.stale(status, now() - days * DAY):
                live = await self._try_load(id)
                if live is None:
                    continue

                def decide(live: LiveTable = live) -> Draft | None:
                    return ("closed", None, {}) if live.table.status in ("open", "playing") else None

                await live.change(decide)

    async def _try_load(self, id: str) -> LiveTable | None:
        """A live table, or None if its log cannot be read; one such table stops nothing else."""
        try:
            return await self.live_table(id)
        except Exception:
            log.exception("table cannot be loaded", extra={"table": id})
            return None

    def _on_notify(self, tables: set[str] | None) -> None:
        """Other workers have stored entries of these tables, or of any if None."""
        self._drop(id.removeprefix(RELOAD) for id in tables or () if id.startswith(RELOAD))
        for id in list(self.live_tables) if tables is None else tables:
            if id in self.live_tables:
                self.spawn(self._catch_up(id))

    async def _catch_up(self, id: str) -> None:
        """Apply what other workers have stored."""

        async def catch_up() -> None:
            if live := self.live_tables.get(id):
                await live.log.catch_up()

        await self._insist(catch_up, id)

    async def _insist(self, work: Callable[[], Awaitable[None]], table: str) -> None:
        """Do something until the database answers, because nothing else will remind us of it. Only the first failure is
        logged, because many tables try at the same time."""
        for attempt in count():
            try:
                await work()
                break
            except DATABASE_ERRORS:
                if attempt == 0:
                    log.exception("the database does not answer; trying again", extra={"table": table})
                await asyncio.sleep(RETRY)

    # Disconnecting clients

    def disconnect_where(self, last: bytes, is_meant: Callable[[Viewer], bool]) -> None:
        """Disconnect some clients of all tables, after a last message."""
        for live in list(self.live_tables.values()):
            live.dismiss(last, is_meant)

    async def reload(self, tables: list[str]) -> None:
        """Reload tables, here and in the other workers; their clients reconnect."""
        self._drop(tables)
        await self.storage.notify_reload(tables)

    def _drop(self, tables: Iterable[str]) -> None:
        for id in set(tables) & set(self.live_tables):
            live = self.live_tables.pop(id)
            live.on_change = lambda: None
            self.automations.pop(id).stop()
            self._swept.pop(id, None)
            live.dismiss(goodbye("table-changed"), lambda viewer: True)

    # Bots that are being compiled

    def _on_prepared(self, game: str) -> None:
        """Send the progress of a game's bots to the clients of its tables."""
        message = self.preparation.message(game)
        for live in self.live_tables.values():
            if live.table.game == game:
                live.presentation.broadcast(message)

    # Presence

    async def connect(self, live: LiveTable, viewer: Viewer) -> None:
        """Add a client to a table. A player who returns replaces the substitute bot."""
        metrics.connections.inc()
        try:
            self._check_admitted(live, viewer)
        except BadChoice as error:
            viewer.close(goodbye(error.id))
            return
        live.viewers.add(viewer)
        self.automations[live.table.id].arm()
        self.preparation.request(live.table.game)
        if self.preparation.percent(live.table.game) is not None:
            viewer.put(orjson.dumps(self.preparation.message(live.table.game)))
        for seat in live.table.seats_of(viewer.guest):
            await self.note_here(live, seat)

    def _check_admitted(self, live: LiveTable, viewer: Viewer) -> None:
        """Raises BadChoice if a client may no longer connect: its table may have changed since the handshake began."""
        if self.live_tables.get(live.table.id) is not live:
            raise BadChoice("table-changed")
        live.table.check_admitted(viewer.guest)

    def disconnect(self, live: LiveTable, viewer: Viewer) -> None:
        """Remove a client from a table. If it was a seat's last one, the others learn of it after a grace period."""
        live.viewers.discard(viewer)
        live.log.used = time.monotonic()
        metrics.connections.dec()
        for seat in () if self.is_stopping else live.table.seats_of(viewer.guest):
            self.spawn(self._miss(live, seat))

    async def _miss(self, live: LiveTable, seat: int) -> None:
        """Store after a grace period that a player is absent, unless they are back by then."""

        async def note() -> None:
            if live.table.places[seat].worker == self.id:
                await self.note_away(live, seat)

        await asyncio.sleep(self.settings.grace)
        await self._insist(note, live.table.id)

    async def note_here(self, live: LiveTable, seat: int) -> None:
        """Store that a player is connected here."""

        def decide() -> Draft | None:
            place = live.table.places[seat]
            is_new = place.worker != self.id or place.bot_substitutes
            return ("here", seat, {}) if place.occupant == "person" and is_new and live.table.status != "closed" else None

        await live.note(seat, decide)

    async def note_away(self, live: LiveTable, seat: int) -> None:
        """Store that a player is absent."""

        def decide() -> Draft | None:
            place = live.table.places[seat]
            is_new = place.occupant == "person" and place.worker is not None and seat not in live.seats_here()
            return ("away", seat, {}) if is_new else None

        await live.note(seat, decide)
