"""Finished games, looked at again: every moment with every view, and logs as one seat may know them."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from ..core.game import Game
from . import sight
from .messages import LogEntry, ReplayShown
from .play import moment
from .tables import Table

KEPT = 16


class Archive:
    """Remembers the moment last looked at of a few games, so that stepping on costs one decision."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Game] = OrderedDict()
        self._lock = threading.Lock()

    def _game(self, table: Table, ply: int) -> Game:
        with self._lock:
            kept = self._kept.get(table.id)
            game = kept.copy() if kept is not None and len(kept.history) <= ply else None
        if game is None:
            game = moment(table, ply)
        for seat, action in table.moves[len(game.history) : ply]:
            game.play(seat, action)
        with self._lock:
            self._kept[table.id] = game
            self._kept.move_to_end(table.id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return game.copy()

    def moment(self, table: Table, ply: int) -> ReplayShown:
        """All that anybody knew after so many decisions; with the events of the decision before as all may know them now."""
        game = self._game(table, max(0, ply - 1))
        shown: dict[str, Any] = {"seat": None, "action": None, "phrase": None, "events": []}
        if ply:
            seat, action = table.moves[ply - 1]
            told = game.play_telling(seat, action)[seat]
            phrase = sight.phrase(game.kind.phrase(game.kind.parse(action)))
            shown = {"seat": seat, "action": action, "phrase": phrase, "events": sight.events(game.kind, told)}
        return ReplayShown(
            ply=ply,
            plies=len(table.moves),
            to_act=list(game.to_act),
            everybody=game.view(None),
            views=[game.view(seat) for seat in range(game.players)],
            **shown,
        )

    def log(self, table: Table, viewer: int | None) -> list[LogEntry]:
        """What each decision so far made visible to a viewer."""
        game, found = moment(table, 0), []
        for ply, (seat, action) in enumerate(table.moves):
            before, number = game.state.clone(), game.kind.parse(action)
            game.play(seat, number)
            told = game.kind.events(before, seat, number, game.state, viewer)
            found.append(LogEntry.model_validate({"ply": ply, "seat": seat, "events": sight.events(game.kind, told)}))
        return found
