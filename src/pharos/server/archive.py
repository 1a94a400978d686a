"""Finished games, looked at again: every moment with every view, and logs as one seat may know them."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

import orjson

from ..core.game import Game
from . import sight
from .messages import LogEntry
from .play import moment
from .tables import Table

KEPT = 16
STRIDE = 8
"""Of a game every so many decisions one moment is kept; any other is a few decisions away."""


class Story:
    """A finished game from the beginning, with moments to begin from."""

    def __init__(self, table: Table) -> None:
        game = moment(table, 0)
        self._moves = [(seat, game.kind.parse(action)) for seat, action in table.moves]
        self._moments = [game.copy()]
        for ply, move in enumerate(self._moves, 1):
            game.take(*move)
            if ply % STRIDE == 0:
                self._moments.append(game.copy())

    def at(self, ply: int) -> Game:
        """The game after so many decisions; yours to go on with."""
        first = ply // STRIDE * STRIDE
        game = self._moments[ply // STRIDE].copy()
        for move in self._moves[first:ply]:
            game.take(*move)
        return game


class Archive:
    """Remembers the stories of a few games, so that stepping through one costs a few decisions a step, forth and back."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Story] = OrderedDict()
        self._lock = threading.Lock()

    def _story(self, table: Table) -> Story:
        with self._lock:
            story = self._kept.get(table.id)
        story = story or Story(table)
        with self._lock:
            self._kept[table.id] = story
            self._kept.move_to_end(table.id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return story

    def moment(self, table: Table, ply: int) -> bytes:
        """A ReplayShown as JSON: all that anybody knew after so many decisions; with the events of the decision before as
        all may know them now."""
        game = self._story(table).at(max(0, ply - 1))
        shown: dict[str, Any] = {"seat": None, "action": None, "phrase": None, "events": []}
        if ply:
            seat, action = table.moves[ply - 1]
            number = game.kind.parse(action)
            before = game.state.clone()
            game.take(seat, number)
            told = game.kind.events(before, seat, number, game.state, seat)
            phrase = sight.phrase(game.kind.phrase(number))
            shown = {"seat": seat, "action": action, "phrase": phrase, "events": sight.events(game.kind, told)}
        return orjson.dumps({
            "ply": ply,
            "plies": len(table.moves),
            "to_act": game.to_act,
            "everybody": game.view(None),
            "views": [game.view(seat) for seat in range(game.players)],
            "everything": game.kind.everything(game.state),
            **shown,
        })  # fmt: skip

    def log(self, table: Table, viewer: int | None) -> list[LogEntry]:
        """What each decision so far made visible to a viewer."""
        game, found = moment(table, 0), []
        for ply, (seat, action) in enumerate(table.moves):
            before, number = game.state.clone(), game.kind.parse(action)
            game.play(seat, number)
            told = game.kind.events(before, seat, number, game.state, viewer)
            found.append(LogEntry.model_validate({"ply": ply, "seat": seat, "events": sight.events(game.kind, told)}))
        return found
