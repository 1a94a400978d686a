"""The game as each seat sees it: built once per decision, numbered, and encoded once, as a whole and as a change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

import orjson

from ...core import patches
from ...core.ruleset import View
from . import undo
from .sentences import Plain, actions_json, message
from .table import Table
from .table_game import TableGame

Position = tuple[int, list[bool]]
"""What a state depends on: the latest decision, and which seats have people."""


@dataclass
class SeatState:
    """The game as one seat sees it at one position."""

    position: Position
    shown: Plain
    version: int = 1
    patch: bytes | None = None
    """The change from the version before, as JSON."""

    @cached_property
    def json(self) -> bytes:
        """The whole state as JSON."""
        return orjson.dumps(self.shown)


@dataclass(frozen=True, slots=True)
class _Actions:
    """A seat's legal actions at a decision version."""

    version: int
    seen_version: int
    legal: list[int]
    json: orjson.Fragment


class SeatStates:
    """The state of every seat that somebody watches, spectators as seat None."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.table_game: TableGame | None = None
        self._states: dict[int | None, SeatState] = {}
        self._actions: dict[int, _Actions] = {}

    def state(self, seat: int | None, due: Callable[[], Iterable[int | None]] = tuple) -> SeatState:
        """A seat's current state. If it is out of date, those of all seats that are due are renewed together."""
        position = self.table.last_move_seq, [place.is_person for place in self.table.places]
        cached = self._states.get(seat)
        if cached is None or cached.position != position or self.table_game is None:
            self._renew(position, {seat, *due()})
        return self._states[seat]

    def _renew(self, position: Position, seats: set[int | None]) -> None:
        """Build the states of these seats. What seats share is compared once."""
        states, memo = dict(self._states), patches.Memo()
        for seat in seats:
            before = states.get(seat)
            if not (before and before.position == position and self.table_game):
                self._states[seat] = _after(before, SeatState(position, self._shown(seat, seats)), memo)

    def _shown(self, seat: int | None, seats: set[int | None]) -> Plain:
        if self.table_game is None:
            empty: list[int] = []
            return {
                "view": None, "to_act": empty, "revisable_seats": empty, "actions": empty, "may_undo": False,
                "may_ask_takeback": False, "waiting": None, "clocks": None,
            }  # fmt: skip
        game = self.table_game.game
        view = self._view(self.table_game, seat, seats)
        is_playing = self.table.status == "playing"
        may_undo, may_ask = undo.permissions(self.table, self.table_game, seat) if is_playing else (False, False)
        return {
            "view": view,
            "to_act": self.table_game.to_act,
            "revisable_seats": self.table_game.revisable_seats,
            "actions": self.legal_actions(seat) if is_playing and seat is not None else [],
            "may_undo": may_undo,
            "may_ask_takeback": may_ask,
            "waiting": message(game.ruleset.decision_message(view)) if is_playing else None,
            "clocks": self.clocks(),
        }

    def _view(self, game: TableGame, seat: int | None, seats: set[int | None]) -> View:
        """A seat's view, without the running score if the table hides it."""
        view = game.views(seats)[seat]
        if not self.table.spec["live_score"] and view.get("outcome") is None:
            cities = [{name: value for name, value in city.items() if name != "score"} for city in view["cities"]]
            return {**view, "cities": cities}
        return view

    def legal_actions(self, seat: int) -> orjson.Fragment:
        """A seat's legal actions, built once per decision version, and kept if only unseen decisions were made since. They
        are encoded at once: when any of them changes, nearly all do, so they are replaced as a whole."""
        game = self.table_game
        assert game is not None
        version, cached = game.decision_versions[seat], self._actions.get(seat)
        if cached is None or cached.version != version:
            legal = game.legal(seat)
            is_same = cached is not None and (cached.seen_version, cached.legal) == (game.seen_version, legal)
            json = cached.json if cached and is_same else orjson.Fragment(actions_json(game.game, seat, legal))
            cached = self._actions[seat] = _Actions(version, game.seen_version, legal, json)
        return cached.json

    def clocks(self) -> Plain | None:
        """The clocks now; None at a table without clocks."""
        clocks, game = self.table.clocks, self.table_game
        if clocks is None:
            return None
        running = list(game.to_act) if game and self.table.status == "playing" else []
        return {"at": clocks.at, "left": list(clocks.left), "running": running}


def _after(before: SeatState | None, state: SeatState, memo: patches.Memo) -> SeatState:
    """A state as the version after another."""
    if before:
        state.version = before.version + 1
        state.patch = orjson.dumps(patches.diff(before.shown, state.shown, memo) or {})
    return state
