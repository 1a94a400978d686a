"""A live table: its log, the game it tells, and the clients who look at it. Every change goes one way:

decide (is it allowed now?), store (its place in the log, for good), apply (to table and game), tell (each client what it may
know). One change at a time, but for seats that decide at the same moment (see rounds); if another worker was quicker, its
entries are applied first and the decision is made anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import orjson

from ..core.errors import BadChoice, PharosError
from ..core.game import Game
from ..core.kind import Event
from . import metrics, sight
from .clocks import Clocks
from .connections import Connection, dumps
from .entries import Entry, Sort
from .messages import VERSION
from .play import Play
from .results import result_rows
from .rounds import Later, Round
from .storage import Storage
from .tables import Table

log = logging.getLogger("pharos.rooms")
Draft = tuple[Sort, int | None, dict[str, Any]]
"""An entry before it has its place: kind, seat, data."""
Decide = Callable[[], Awaitable[Draft | None]]


class Room:
    """A table in memory."""

    def __init__(self, storage: Storage, table: Table, play: Play | None, later: Later) -> None:
        self.storage, self.table, self.play = storage, table, play
        self.round = Round(later, self._go_on)
        self._has_ended = False
        self._ending: asyncio.Task[None] | None = None
        self.connections: set[Connection] = set()
        self.basis = [table.played] * len(table.places)
        """For each seat: the sequence number at which what it decides upon last changed."""
        self.used = time.monotonic()
        self.changed: Callable[[Room], None] = lambda room: None
        """Told after each change, and when somebody comes or goes."""
        self._texts: dict[int | None, tuple[int, bytes]] = {}
        self._offers: dict[int, tuple[int, bytes]] = {}
        self._close_if_over()

    # The one way of change

    async def change(self, decide: Decide) -> int:
        """Decide, store, apply, tell; the sequence number of the new entry, or of the latest if nothing was to be done."""
        async with self.round.alone():
            while True:
                draft = await self._decided(decide)
                if draft is None:
                    return self.table.sequence
                entry = self._entry(*draft)
                if await self.storage.append(entry):
                    await self._apply(entry)
                    return entry.sequence
                metrics.races.inc()
                await self._catch_up()

    def _entry(self, kind: Sort, seat: int | None, data: dict[str, Any]) -> Entry:
        """A draft in its place: after all that is on its way."""
        table, before = self.table, self.round.latest.at if self.round else self.table.at
        at, sequence = max(time.time(), before), table.sequence + len(self.round) + 1
        return Entry(table.id, sequence, kind, at, self.storage.worker, seat, data)

    async def _decided(self, decide: Decide) -> Draft | None:
        """What was decided; nothing is refused for want of news that another worker has written."""
        try:
            return await decide()
        except PharosError:
            seen = self.table.sequence
            if self.storage.is_postgresql:
                await self._catch_up()
            if self.table.sequence == seen:
                raise
            return await decide()

    async def catch_up(self) -> None:
        """Apply what other workers have written."""
        async with self.round.alone():
            await self._catch_up()

    async def _catch_up(self) -> None:
        for entry in await self.storage.log(self.table.id, self.table.sequence):
            await self._apply(entry)

    async def _apply(self, entry: Entry) -> None:
        """From here to the telling of an action nothing waits, so nobody sees half of it."""
        if entry.kind == "undo":
            await self._apply_undo(entry)
        elif entry.kind == "started":
            await self._apply_start(entry)
        else:
            self._apply_now(entry)
        if entry.kind in ("act", "undo", "started"):
            await self._finish()
        self.changed(self)

    def _apply_now(self, entry: Entry) -> None:
        self.used = time.monotonic()
        if entry.kind == "act":
            self._apply_act(entry)
            return
        self.table.apply(entry)
        if entry.kind in ("chat", "reaction"):
            self.tell({"type": "chat", "sequence": entry.sequence, "said": self.table.said(entry).model_dump()})
        else:
            self._tell_change(anew=entry.kind in ("moved", "sat", "left", "stood"))

    async def _apply_start(self, entry: Entry) -> None:
        fresh = Table(self.table.id)
        fresh.spec, fresh.places = self.table.spec, self.table.places
        fresh.apply(entry)
        self.play = await asyncio.to_thread(Play, fresh)
        self.table.apply(entry)
        self.basis = [entry.sequence] * len(self.table.places)
        self._tell_change(anew=True)

    def _tell_change(self, *, anew: bool) -> None:
        """How the table is now; who may see other things than before gets everything."""
        for connection in self.connections:
            self._tell_table(connection)
            if anew:
                connection.greet()

    def _tell_table(self, connection: Connection) -> None:
        told = self.table.told(connection.guest)
        connection.put(dumps({"type": "table", "sequence": self.table.sequence, "table": told}))

    def tell(self, message: dict[str, Any]) -> None:
        """The same to all."""
        text = dumps(message)
        for connection in self.connections:
            connection.put(text)

    # What may be on its way together

    async def note(self, seat: int | None, decide: Decide) -> int:
        """A change that has nothing to do with the game: talk, or who comes and goes. It takes effect soon."""
        return await self._keep(seat, decide, lambda: True)

    def _owes(self, seat: int) -> bool:
        """Whether what a seat decides leaves all others that owe a decision as they are."""
        return self.play is not None and self.table.clocks is None and seat in self.play.to_act

    async def _keep(self, seat: int | None, decide: Decide, may_join: Callable[[], bool]) -> int:
        """Store a change, beside what is on its way or alone; its sequence number, or the latest if there is none."""
        while True:
            draft = await self._beside(decide) if may_join() and self.round.may_add(seat) else None
            if draft is None:
                draft = await self._alone(decide)
            if draft is None:
                return self.table.sequence
            entry = self._entry(*draft)
            if await self.storage.append(entry, self.round.add(entry)):
                return entry.sequence
            metrics.races.inc()
            await self.catch_up()

    async def _beside(self, decide: Decide) -> Draft | None:
        """A change that may follow those on their way; whatever speaks against it is for a second look, alone."""
        with contextlib.suppress(PharosError):
            return await decide()
        return None

    async def _alone(self, decide: Decide) -> Draft | None:
        """A change with the lock held, which those beside it keep; it is let go when all have taken effect."""
        await self.round.begin()
        draft = None
        try:
            draft = await self._decided(decide)
        finally:
            if draft is None:
                self.round.end()
        return draft

    def _go_on(self) -> None:
        """Let what is stored take effect; after the last of it others may change the table."""
        before = self.table.status
        for entry in self.round.stored():
            try:
                self._apply_now(entry)
            except Exception:
                log.exception("entry failed", extra={"table": self.table.id, "sequence": entry.sequence})
        self._has_ended |= self.table.status != before
        if not self.round:
            if self._has_ended:
                self._ending = asyncio.create_task(self._end())
            else:
                self.round.end()
        self.changed(self)

    async def _end(self) -> None:
        self._has_ended = False
        try:
            await self._finish()
        finally:
            self.round.end()

    async def in_step(self) -> None:
        """Wait until all that is stored has taken effect."""
        async with self.round.alone():
            pass

    # Decisions of the game

    @property
    def game(self) -> Game:
        """The game; raises BadChoice before the start."""
        if self.play is None:
            raise BadChoice("not-started")
        return self.play.game

    async def act(self, seat: int, seen: int, action: str, by: str = "person") -> int:
        """Store a seat's decision, made on what it saw; it takes effect soon. Raises BadChoice, BadText or IllegalAction."""

        async def decide() -> Draft:
            play = self._playing()
            self._check_seen(seat, seen)
            data: dict[str, Any] = {"action": play.checked(seat, action, self.basis[seat])}
            if by != "person":
                data["by"] = by
            self._run_clocks(data, seat)
            return "act", seat, data

        began = time.perf_counter()
        sequence = await self._keep(seat, decide, lambda: self._owes(seat))
        metrics.kept_seconds.observe(time.perf_counter() - began)
        metrics.actions_by[by].inc()
        return sequence

    async def undo(self, seat: int, seen: int) -> int:
        """Take back a seat's latest decision; raises BadChoice."""

        async def decide() -> Draft:
            play = self._playing()
            self._check_seen(seat, seen)
            found = play.undoable(seat, self.table.given)
            if found is None:
                raise BadChoice("no-undo")
            data: dict[str, Any] = {"ply": found[0]}
            if found[1]:
                data["only"] = True
            self._run_clocks(data, None)
            return "undo", seat, data

        return await self.change(decide)

    def _playing(self) -> Play:
        if self.table.status != "playing" or self.play is None:
            raise BadChoice("game-over" if self.table.status == "finished" else "not-started")
        return self.play

    def _check_seen(self, seat: int, seen: int) -> None:
        if seen < self.basis[seat]:
            raise BadChoice("stale", seen=seen, now=self.basis[seat])

    def _run_clocks(self, data: dict[str, Any], decided: int | None) -> None:
        if self.table.clocks:
            now = max(time.time(), self.table.at)
            data["left"] = [round(left, 3) for left in self.table.clocks.after(now, self.game.to_act, decided).left]

    def _apply_act(self, entry: Entry) -> None:
        assert self.play is not None
        assert entry.seat is not None
        game = self.play.game
        known, before = game.state.learnt, self.play.to_act
        viewers = {connection.seat for connection in self.connections}
        told = self.play.take(entry.seat, entry.data["action"], viewers)
        self.table.apply(entry)
        self._close_if_over()
        self.renew_basis(entry.seat, entry.sequence, before, has_news=game.state.learnt != known)
        self._tell_news(entry, told)

    async def _apply_undo(self, entry: Entry) -> None:
        assert self.play is not None
        before = self.play.to_act
        ply, only = entry.data["ply"], bool(entry.data.get("only"))
        past = await asyncio.to_thread(self.play.without, ply, only=only)
        self.play.rewind(past, ply, only=only)
        self.table.apply(entry)
        self.renew_basis(entry.seat, entry.sequence, before, has_news=not only)
        self._tell_news(entry, {})

    def renew_basis(self, decided: int | None, sequence: int, before: tuple[int, ...], *, has_news: bool) -> None:
        """A seat decides anew upon its own decisions, on coming to move, and on what anybody learnt."""
        assert self.play is not None
        after = self.play.to_act
        for seat in range(len(self.basis)):
            if has_news or seat == decided or (seat in before) != (seat in after):
                self.basis[seat] = sequence

    def _tell_news(self, entry: Entry, told: dict[int | None, list[Event]]) -> None:
        """What all get is put into words once, what each gets once for all who look from there."""
        assert self.play is not None
        common = dumps({
            "type": "news",
            "sequence": entry.sequence,
            "sort": entry.kind,
            "seat": entry.seat,
            "by": entry.data.get("by", "person"),
            "plies": len(self.table.moves),
            "to_act": self.play.to_act,
            "may_change": self.game.may_change,
            "clocks": self.clocks_shown(),
            "is_over": self.table.status == "finished",
        })[:-1]  # fmt: skip
        made: dict[tuple[int | None, bool], bytes] = {}
        for connection in self.connections:
            key = connection.seat, connection.wants_views
            if key not in made:
                made[key] = b"%b,%b" % (common, dumps(self._own_news(entry, told.get(key[0], []), *key))[1:])
            connection.put(made[key])
            connection.look()

    def _own_news(self, entry: Entry, told: list[Event], seat: int | None, wants_views: bool) -> dict[str, Any]:
        """Events, and for who wants no views the actions, once it has come to decide or has to decide anew."""
        assert self.play is not None
        if wants_views:
            return {"events": sight.events(self.game.kind, told)}
        if seat is None or self.basis[seat] != entry.sequence or seat not in self.play.to_act:
            return {"events": told, "actions": None}
        return {"events": told, "actions": self.play.legal_texts(seat, entry.sequence)}

    # The end

    def _close_if_over(self) -> None:
        if self.play and self.table.status == "playing" and self.play.game.is_over:
            self.table.status = "finished"
            self.table.result = self.play.game.record().result

    async def _finish(self) -> None:
        if self.table.status == "finished":
            await self.settle()
            for connection in self.connections:
                self._tell_table(connection)

    async def settle(self) -> None:
        """Write down who won; doing it again changes nothing."""
        table = self.table
        await self.storage.finish(table.id, table.result, result_rows(table, self.game), table.at)

    # What clients see

    def clocks_shown(self) -> dict[str, Any] | None:
        """The clocks now."""
        clocks: Clocks | None = self.table.clocks
        if clocks is None:
            return None
        running = list(self.game.to_act) if self.play and self.table.status == "playing" else []
        return {"at": clocks.at, "left": list(clocks.left), "running": running}

    def shown(self, seat: int | None) -> bytes:
        """What a seat sees now, as JSON; made once for all who look from there."""
        kept = self._texts.get(seat)
        if kept is None or kept[0] != self.table.played or self.play is None:
            kept = self._texts[seat] = (self.table.played, dumps(self._shown(seat)))
        return kept[1]

    def _shown(self, seat: int | None) -> dict[str, Any]:
        if self.play is None:
            empty: list[int] = []
            return {
                "view": None, "to_act": empty, "may_change": empty, "actions": empty, "may_undo": False,
                "waiting": None, "clocks": None,
            }  # fmt: skip
        game = self.play.game
        view = sight.view(game, seat, live_score=self.table.spec["live_score"])
        is_on = self.table.status == "playing"
        return {
            "view": view,
            "to_act": game.to_act,
            "may_change": game.may_change,
            "actions": self.offers(seat) if is_on and seat is not None else [],
            "may_undo": is_on and seat is not None and self.play.undoable(seat, self.table.given) is not None,
            "waiting": sight.phrase(game.kind.decision_phrase(view)) if is_on else None,
            "clocks": self.clocks_shown(),
        }

    def offers(self, seat: int) -> orjson.Fragment:
        """A seat's actions with their sentences and prices, as JSON; made anew only when its basis has changed."""
        kept = self._offers.get(seat)
        if kept is None or kept[0] != self.basis[seat]:
            kept = self._offers[seat] = (self.basis[seat], dumps(sight.actions(self.game, seat)))
        return orjson.Fragment(kept[1])

    def view_now(self, seat: int | None) -> bytes:
        """The message with what a seat sees now."""
        return b'{"type":"view","sequence":%d,"shown":%b}' % (self.table.sequence, self.shown(seat))

    def welcome(self, guest: str | None) -> bytes:
        """The first message to a client: everything."""
        seat = self.table.seat_of(guest)
        head = dumps({
            "type": "welcome",
            "version": VERSION,
            "sequence": self.table.sequence,
            "seat": seat,
            "table": self.table.told(guest),
            "chat": [said.model_dump() for said in self.table.chat],
        })  # fmt: skip
        return b'%b,"shown":%b}' % (head[:-1], self.shown(seat))

    def seats_here(self) -> set[int]:
        """The seats whose holders are connected to this worker."""
        return {connection.seat for connection in self.connections if connection.seat is not None}
