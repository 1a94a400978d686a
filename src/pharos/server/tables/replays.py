"""Replays: every position of a finished game with every view, and event logs as one seat may see them."""

from __future__ import annotations

import threading
from collections import OrderedDict

import orjson

from ...core.game import Game
from ..payloads import LogEntry
from . import sentences
from .table import Table
from .table_game import position_at

CACHED_GAMES = 16
STRIDE = 8
"""Decisions between two stored positions; any other position is a few decisions away."""


class Replay:
    """A finished game with positions to resume from."""

    def __init__(self, table: Table) -> None:
        game = position_at(table, 0)
        self._moves = [(seat, game.ruleset.parse(action)) for seat, action in table.moves]
        self._positions = [game.copy()]
        for ply, move in enumerate(self._moves, 1):
            game.play_unchecked(*move)
            if ply % STRIDE == 0:
                self._positions.append(game.copy())

    def at(self, ply: int) -> Game:
        """A copy of the game after a number of decisions."""
        first = ply // STRIDE * STRIDE
        game = self._positions[ply // STRIDE].copy()
        for move in self._moves[first:ply]:
            game.play_unchecked(*move)
        return game


class Replays:
    """Caches replays, so that a step in either direction costs a few decisions."""

    def __init__(self) -> None:
        self._cache: OrderedDict[str, Replay] = OrderedDict()
        self._lock = threading.Lock()

    def _replay(self, table: Table) -> Replay:
        with self._lock:
            replay = self._cache.get(table.id)
        replay = replay or Replay(table)
        with self._lock:
            self._cache[table.id] = replay
            self._cache.move_to_end(table.id)
            while len(self._cache) > CACHED_GAMES:
                self._cache.popitem(last=False)
        return replay

    def position(self, table: Table, ply: int) -> bytes:
        """A ReplayShown as JSON: all views after a number of decisions, and the events of the last one unredacted."""
        game = self._replay(table).at(max(0, ply - 1))
        decision: sentences.Plain = {"seat": None, "action": None, "message": None, "events": []}
        if ply:
            seat, action = table.moves[ply - 1]
            number = game.ruleset.parse(action)
            before = game.state.clone()
            game.play_unchecked(seat, number)
            seen = game.ruleset.events(before, seat, number, game.state, seat)
            message = sentences.message(game.ruleset.action_message(number))
            decision = {"seat": seat, "action": action, "message": message, "events": sentences.events(game.ruleset, seen)}
        return orjson.dumps({
            "ply": ply,
            "plies": len(table.moves),
            "to_act": game.to_act,
            "everybody": game.view(None),
            "views": [game.view(seat) for seat in range(game.players)],
            "full_view": game.ruleset.full_view(game.state),
            **decision,
        })  # fmt: skip

    def log(self, table: Table, viewer: int | None) -> list[LogEntry]:
        """The events of each decision so far, as a viewer may see them."""
        game, entries = position_at(table, 0), []
        for ply, (seat, action) in enumerate(table.moves):
            before, number = game.state.clone(), game.ruleset.parse(action)
            game.play(seat, number)
            seen = game.ruleset.events(before, seat, number, game.state, viewer)
            entries.append(
                LogEntry.model_validate({"ply": ply, "seat": seat, "events": sentences.events(game.ruleset, seen)})
            )
        return entries
