"""A live table: its log, its game and its clients put together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from ...core.errors import BadChoice
from ...core.game import Game
from .. import metrics
from ..db.entries import Entry, EntryData
from ..db.rating_rows import additions, rate_waiting
from ..db.storage import Storage
from ..limits import Rates
from ..ratings.rated_game import rated_game
from . import undo
from .background_queue import BackgroundQueue
from .clocks import now
from .presentation import Presentation
from .results import result_rows
from .sentences import goodbye
from .table import Table
from .table_game import TableGame
from .table_log import Decide, Draft, TableLog
from .viewers import Viewer

SEATING = ("moved", "sat", "left", "stood", "removed")
"""Entries after which a client may see something else than before."""


class LiveTable:
    """A table in memory."""

    def __init__(self, storage: Storage, table: Table, table_game: TableGame | None, background: BackgroundQueue) -> None:
        self.storage, self.table, self.table_game = storage, table, table_game
        self.log = TableLog(storage, table, self._apply, self._changed, background)
        self.presentation = Presentation(table, table_game, background)
        self.viewers = self.presentation.viewers
        self.on_change: Callable[[], None] = lambda: None
        """Called after each change."""
        self.on_finished: Callable[[], None] = lambda: None
        """Called once the result is stored."""
        self.chat_rates = Rates(1.0, 5.0)
        """How fast each guest may write, over all of their connections."""
        self.bot_moves = 0
        """How many moves nobody but bots has made since a person acted or several seats decided at once."""
        self._finish_if_over()

    def _changed(self) -> None:
        self.on_change()

    @property
    def game(self) -> Game:
        """The game; raises BadChoice before the start, or if the present rules refuse its moves."""
        self.table.check_replayable()
        if self.table_game is None:
            raise BadChoice("not-started")
        return self.table_game.game

    def seats_here(self) -> set[int]:
        """The seats whose players are connected to this worker."""
        return {seat for viewer in self.viewers for seat in self.table.seats_of(viewer.guest)}

    # Changes

    async def change(self, decide: Decide) -> int:
        """Change the table; returns the sequence number once the change is applied."""
        return await self.log.change(decide)

    async def note(self, seat: int | None, decide: Decide) -> int:
        """Store chat or presence, which no decision depends on; applied soon after."""
        return await self.log.write(decide, seat=seat, may_join=lambda: True)

    async def act(self, seat: int, seen: int, action: str, by: str = "person") -> int:
        """Store a seat's decision, based on what it has seen. Raises BadChoice, BadText or IllegalAction."""
        started = time.perf_counter()
        sequence = await self.log.write(
            lambda: self._draft_act(seat, seen, action, by), seat=seat, may_join=lambda: self._is_independent(seat)
        )
        _count_act(started, by)
        return sequence

    def act_now(self, seat: int, seen: int, action: str, on_stored: Callable[[int], None]) -> asyncio.Future[bool] | None:
        """Store a person's decision without a task, if nothing is in its way (see `TableLog.write_now`)."""
        started = time.perf_counter()

        def count(sequence: int) -> None:
            _count_act(started, "person")
            on_stored(sequence)

        return self.log.write_now(
            lambda: self._draft_act(seat, seen, action), count, seat=seat, may_join=lambda: self._is_independent(seat)
        )

    def _draft_act(self, seat: int, seen: int, action: str, by: str = "person") -> Draft:
        game = self._playing()
        game.check_seen(seat, seen)
        data: EntryData = {"action": game.checked(seat, action)}
        if by != "person":
            data["by"] = by
        self._run_clocks(data, seat)
        return "act", seat, data

    def _is_independent(self, seat: int) -> bool:
        """Whether a seat's decision leaves the choices of all other seats as they are."""
        return self.table_game is not None and self.table.clocks is None and seat in self.table_game.to_act

    async def undo(self, seat: int, seen: int) -> int:
        """Undo a seat's latest decision without asking; raises BadChoice."""

        def decide() -> Draft:
            game = self._playing()
            game.check_seen(seat, seen)
            return undo.draft_undo(self.table, game, seat)

        return await self.change(decide)

    async def ask_takeback(self, seat: int, seen: int) -> int:
        """Ask the other players to undo a seat's latest decision; raises BadChoice."""

        def decide() -> Draft | None:
            game = self._playing()
            game.check_seen(seat, seen)
            return undo.draft_takeback(self.table, game, seat)

        return await self.change(decide)

    async def answer_takeback(self, seat: int, *, accept: bool) -> int:
        """Accept or decline the pending takeback; raises BadChoice if there is none."""
        return await self.change(lambda: undo.draft_answer(self.table, self._playing(), seat, accept=accept))

    def _playing(self) -> TableGame:
        if self.table.status != "playing" or self.table_game is None:
            raise BadChoice("game-over" if self.table.status == "finished" else "not-started")
        return self.table_game

    def _run_clocks(self, data: EntryData, decided: int) -> None:
        if self.table.clocks:
            time = max(now(), self.table.at)
            before, after = (self.table.clocks.after(time, self.game.to_act, seat) for seat in (None, decided))
            data["left"] = [round(left, 3) for left in after.left]
            if before != after:
                data["before"] = [round(left, 3) for left in before.left]

    # Applying stored entries

    def _apply(self, entry: Entry) -> Awaitable[None] | None:
        """Apply an entry and send it to the clients. Nothing else runs in between, so nobody sees half of it."""
        if entry.kind == "act":
            return self._apply_act(entry)
        if entry.kind == "undo":
            return self._apply_undo(entry)
        if entry.kind == "started":
            return self._apply_start(entry)
        self.table.apply(entry)
        if entry.kind == "removed":
            self.dismiss(goodbye("removed"), lambda viewer: self.table.is_removed(viewer.guest))
        if entry.kind in ("left", "moved", "host") and self.table.status == "playing":
            self._dismiss_spectators()
        if entry.kind == "remark":
            self.presentation.broadcast({"type": "remark", "sequence": entry.sequence, "remark": entry.data})
        elif entry.kind in ("chat", "reaction"):
            said = self.table.said(entry).model_dump()
            self.presentation.broadcast({"type": "chat", "sequence": entry.sequence, "said": said})
        else:
            self.presentation.send_table(full_state=entry.kind in SEATING)
        return self.store_rated_game() if entry.kind == "left" and self.table.is_decided else None

    def _apply_act(self, entry: Entry) -> Awaitable[None] | None:
        assert self.table_game is not None
        assert entry.seat is not None
        viewers = {viewer.seat for viewer in self.viewers} | ({None} if self.table.has_companions else set())
        is_lone_bot = "by" in entry.data and len(self.table_game.to_act) == 1
        self.bot_moves = self.bot_moves + 1 if is_lone_bot else 0
        events = self.table_game.play(entry.seat, entry.data["action"], entry.sequence, viewers)
        self.table.apply(entry)
        self._finish_if_over()
        self._draw_curtains()
        self.presentation.send_news(entry, events)
        return self._announce_result() if self.table.status == "finished" else None

    async def _apply_undo(self, entry: Entry) -> None:
        game = self.table_game
        assert game is not None
        ply, only = entry.data["ply"], bool(entry.data.get("only"))
        past = await asyncio.to_thread(game.without, ply, only=only)
        game.rewind(past, ply, entry.seat, entry.sequence, only=only)
        self.table.apply(entry)
        self.bot_moves = 0
        self._draw_curtains()
        self.presentation.send_news(entry, {})

    def _draw_curtains(self) -> None:
        """Hide the view of each device on which it is another person's turn now."""
        if self.table_game and self.table.has_companions:
            for viewer in self.viewers:
                viewer.draw_curtain_unless_due(self.table_game.to_act)

    async def _apply_start(self, entry: Entry) -> None:
        started = Table(self.table.id, self.table.spec, places=self.table.places)
        started.apply(entry)
        self.table_game = await asyncio.to_thread(TableGame, started)
        self.table.apply(entry)
        self.presentation.table_game = self.table_game
        self._dismiss_spectators()
        self.presentation.send_table(full_state=True)

    def _dismiss_spectators(self) -> None:
        """Disconnect spectators from a table that does not allow them during the game."""
        if not self.table.spec["spectators"]:
            self.dismiss(goodbye("no-spectators"), self._is_stranger)

    def _is_stranger(self, viewer: Viewer) -> bool:
        """Whether a client neither plays nor hosts."""
        return not self.table.seats_of(viewer.guest) and viewer.guest != self.table.host

    def dismiss(self, last: bytes, is_dismissed: Callable[[Viewer], bool]) -> None:
        """Disconnect some clients, after a last message."""
        for viewer in [viewer for viewer in self.viewers if is_dismissed(viewer)]:
            self.viewers.discard(viewer)
            viewer.close(last)

    # The end

    def _finish_if_over(self) -> None:
        if self.table_game and self.table.status == "playing" and self.table_game.game.is_over:
            self.table.status = "finished"
            self.table.result = self.table_game.game.record().result

    async def _announce_result(self) -> None:
        await self.store_result()
        self.on_finished()
        self.presentation.send_table()

    async def store_result(self) -> None:
        """Store the result of a finished game; idempotent."""
        table = self.table
        rated = rated_game(table, self.game.outcome)
        more = additions(self.storage, rated) if rated else []
        await self.storage.finish(table.id, table.result, result_rows(table, self.game), table.at, more)
        if rated:
            await rate_waiting(self.storage)

    async def store_rated_game(self) -> None:
        """Store and rate a rated game that all but one have left; idempotent."""
        rated = rated_game(self.table, None)
        if rated:
            await self.storage.write(*additions(self.storage, rated))
            await rate_waiting(self.storage)


def _count_act(started: float, by: str) -> None:
    metrics.store_seconds.observe(time.perf_counter() - started)
    metrics.actions_by[by].inc()
