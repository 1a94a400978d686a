"""What clients see of a live table: its state as a whole and in changes, events and news, built once per audience."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

import orjson

from ...core.ruleset import Event
from ..db.entries import Entry
from ..payloads import PROTOCOL_VERSION
from .background_queue import BackgroundQueue
from .seat_states import SeatStates
from .sentences import Plain, events_json
from .table import Table
from .table_game import TableGame
from .table_shown import table_dict
from .viewers import Viewer

log = logging.getLogger("pharos.tables")
UNSEEN_NEWS_DELAY, OWN_NEWS_DELAY = 0.1, 0.03
"""Seconds for which the news that somebody has chosen, unseen, may wait for more: those for others, and those for the seat
itself, which has its acknowledgement. When all choose quickly, most of it leaves with what everybody waits for."""


class Presentation:
    """Builds and sends everything that the clients of one table see."""

    def __init__(self, table: Table, table_game: TableGame | None, background: BackgroundQueue) -> None:
        self.table, self._background = table, background
        self._flushes: list[Callable[[], None]] = []
        """The clients that have something to send, in the background."""
        self.viewers: set[Viewer] = set()
        self.states = SeatStates(table)
        self._is_release_scheduled = False
        self.table_game = table_game

    @property
    def table_game(self) -> TableGame | None:
        """The game; None before the start."""
        return self.states.table_game

    @table_game.setter
    def table_game(self, game: TableGame | None) -> None:
        self.states.table_game = game

    def flush_soon(self, flush: Callable[[], None]) -> None:
        """Have a client send its messages in the background, together with the others of this table."""
        self._flushes.append(flush)
        if len(self._flushes) == 1:
            self._background.add(self._flush)

    def _flush(self) -> None:
        flushes, self._flushes = self._flushes, []
        for flush in flushes:
            try:
                flush()
            except Exception:
                log.exception("client cannot be written to", extra={"table": self.table.id})

    # Messages to everybody

    def broadcast(self, message: Plain) -> None:
        """Send the same message to all clients."""
        text = orjson.dumps(message)
        for viewer in self.viewers:
            viewer.put(text)

    def send_table(self, *, full_state: bool = False) -> None:
        """Send the table to all clients, and the full state if seats may see something else than before."""
        for viewer in self.viewers:
            table = self._table(viewer)
            viewer.put(orjson.dumps({"type": "table", "sequence": self.table.sequence, "table": table}))
            if full_state:
                viewer.send_full_state()

    def send_news(self, entry: Entry, seen: Mapping[int | None, list[Event]]) -> None:
        """Send a decision to all clients, encoded once per audience. News of an unseen one may wait for a moment."""
        assert self.table_game is not None
        encoded: dict[tuple[int | None, bool], bytes] = {}
        is_unseen = self.table_game.is_unseen
        common, event_json = self._common_news(entry), dict[int, bytes]()
        head = orjson.dumps(common)[:-1]
        for viewer in self.viewers:
            key = seat, wants_views = viewer.seat, viewer.wants_views
            if key not in encoded and wants_views:
                own = events_json(self.table_game.ruleset, seen.get(seat, []), event_json)
                encoded[key] = b'%b,"events":%b}' % (head, own)  # everything else is in the view that follows
            elif key not in encoded:
                encoded[key] = orjson.dumps(common | self._news_without_views(entry, seat, seen.get(seat, [])))
            viewer.put_news(encoded[key], may_wait=is_unseen)
        if is_unseen:
            self._schedule_release(entry.seat)

    def _schedule_release(self, decided: int | None) -> None:
        """Release the news of an unseen decision soon, those for its own seat sooner."""
        loop = asyncio.get_running_loop()
        loop.call_later(OWN_NEWS_DELAY, self._release_own_news, decided)
        if not self._is_release_scheduled:
            self._is_release_scheduled = True
            loop.call_later(UNSEEN_NEWS_DELAY, self._release_news)

    def _release_own_news(self, seat: int | None) -> None:
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.release_news()

    def _release_news(self) -> None:
        self._is_release_scheduled = False
        for viewer in self.viewers:
            viewer.release_news()

    def _common_news(self, entry: Entry) -> Plain:
        """What everybody may know of a decision; omitted fields have their default value."""
        common = {"type": "news", "sequence": entry.sequence, "seat": entry.seat, "plies": len(self.table.moves)}
        if entry.kind != "act":
            common["sort"] = entry.kind
        if "by" in entry.data:
            common["by"] = entry.data["by"]
        return common

    def _news_without_views(self, entry: Entry, seat: int | None, seen: list[Event]) -> Plain:
        """For clients without views also who is next, and their legal actions whenever they have to decide."""
        game = self.table_game
        assert game is not None
        is_due = seat is not None and seat in game.to_act and game.decision_versions[seat] == entry.sequence
        return {
            "events": seen,
            "to_act": game.to_act,
            "revisable_seats": game.revisable_seats,
            "clocks": self.states.clocks(),
            "is_over": self.table.status == "finished",
            "actions": game.legal_texts(seat) if seat is not None and is_due else None,
        }

    # What one client sees

    def _table(self, viewer: Viewer) -> Plain:
        """The table as a client may see it."""
        return table_dict(self.table, viewer.guest) | {"you": viewer.seat}

    def welcome(self, viewer: Viewer) -> tuple[bytes, int]:
        """The first message to a client, with the full state, and the version of that."""
        seat = viewer.seat
        state = self.states.state(seat, self._due)
        head = orjson.dumps({
            "type": "welcome",
            "version": PROTOCOL_VERSION,
            "sequence": self.table.sequence,
            "seat": seat,
            "table": self._table(viewer),
            "remarks": list(self.table.remarks),
            "chat": [said.model_dump() for said in self.table.chat],
            "view_version": state.version,
        })  # fmt: skip
        return b'%b,"shown":%b}' % (head[:-1], state.json), state.version

    def view_message(self, seat: int | None, known: int | None) -> tuple[bytes, int]:
        """The message that brings a client with a known version of the seat's state up to date, and the new version."""
        state = self.states.state(seat, self._due)
        is_next = known == state.version - 1
        name, change = ("patch", state.patch) if is_next and state.patch else ("shown", state.json)
        head = f'{{"type":"view","sequence":{self.table.sequence},"view_version":{state.version},"{name}":'
        return b"".join((head.encode(), change, b"}")), state.version

    def _due(self) -> set[int | None]:
        """The seats whose states are about to be sent."""
        return {viewer.seat for viewer in self.viewers if viewer.needs_view}
