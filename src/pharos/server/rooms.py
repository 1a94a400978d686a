"""A live table: its log, the game it tells, and the clients who look at it. Every change goes one way:

decide (is it allowed now?), store (its place in the log, for good), apply (to table and game), tell (each client what it may
know). One change at a time; if another worker was quicker, its entries are applied first and the decision is made anew.
"""

from __future__ import annotations

import asyncio
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
from .storage import Storage
from .tables import Table

Draft = tuple[Sort, int | None, dict[str, Any]]
"""An entry before it has its place: kind, seat, data."""
Decide = Callable[[], Awaitable[Draft | None]]


class Room:
    """A table in memory."""

    def __init__(self, storage: Storage, table: Table, play: Play | None) -> None:
        self.storage, self.table, self.play = storage, table, play
        self.lock = asyncio.Lock()
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
        async with self.lock:
            while True:
                draft = await self._decided(decide)
                if draft is None:
                    return self.table.sequence
                kind, seat, data = draft
                now = max(time.time(), self.table.at)
                entry = Entry(self.table.id, self.table.sequence + 1, kind, now, self.storage.worker, seat, data)
                if await self.storage.append(entry):
                    await self._apply(entry)
                    return entry.sequence
                metrics.races.inc()
                await self._catch_up()

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
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for entry in await self.storage.log(self.table.id, self.table.sequence):
            await self._apply(entry)

    async def _apply(self, entry: Entry) -> None:
        """From here to the telling of an action nothing waits, so nobody sees half of it."""
        self.used = time.monotonic()
        if entry.kind == "act":
            self._apply_act(entry)
        elif entry.kind == "undo":
            await self._apply_undo(entry)
        elif entry.kind in ("chat", "reaction"):
            self.table.apply(entry)
            self.tell({"type": "chat", "sequence": entry.sequence, "said": self.table.said(entry).model_dump()})
        else:
            await self._apply_other(entry)
        if entry.kind in ("act", "undo", "started"):
            await self._finish()
        self.changed(self)

    async def _apply_other(self, entry: Entry) -> None:
        if entry.kind == "started":
            fresh = Table(self.table.id)
            fresh.spec, fresh.places = self.table.spec, self.table.places
            fresh.apply(entry)
            self.play = await asyncio.to_thread(Play, fresh)
        self.table.apply(entry)
        if entry.kind == "started":
            self.basis = [entry.sequence] * len(self.table.places)
        for connection in self.connections:
            self._tell_table(connection)
            if entry.kind in ("started", "moved", "sat", "left", "stood"):
                connection.greet()

    def _tell_table(self, connection: Connection) -> None:
        told = self.table.told(connection.guest)
        connection.put(dumps({"type": "table", "sequence": self.table.sequence, "table": told}))

    def tell(self, message: dict[str, Any]) -> None:
        """The same to all."""
        text = dumps(message)
        for connection in self.connections:
            connection.put(text)

    # Decisions of the game

    @property
    def game(self) -> Game:
        """The game; raises BadChoice before the start."""
        if self.play is None:
            raise BadChoice("not-started")
        return self.play.game

    async def act(self, seat: int, seen: int, action: str, by: str = "person") -> int:
        """A seat's decision, made on what it had seen; raises BadChoice, BadText or IllegalAction."""

        async def decide() -> Draft:
            play = self._playing()
            self._check_seen(seat, seen)
            data: dict[str, Any] = {"action": play.checked(seat, action, self.basis[seat])}
            if by != "person":
                data["by"] = by
            self._run_clocks(data, seat)
            return "act", seat, data

        began = time.perf_counter()
        sequence = await self.change(decide)
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
