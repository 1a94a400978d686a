"""The game of a table in memory: a replay of its moves, and what was known when, so that undo needs no search."""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import Any

from ..core.engine import Engine, best_engine
from ..core.errors import BadChoice
from ..core.game import Game
from ..core.kind import Event, Kind
from ..core.records import Record
from ..core.registry import replay
from .tables import Table, seed_hash


def record_of(table: Table, *, moves: list[tuple[int, str]] | None = None) -> Record:
    """A table's game as a record; it holds the seed, so it goes to nobody before the end."""
    return Record(
        game=table.game,
        players=len(table.places),
        options=dict(table.spec["options"]),
        seed=table.seed or 0,
        names=table.names(),
        moves=table.moves if moves is None else moves,
        start=table.start,
    )


def told_record(table: Table) -> str:
    """The record of a finished game, with what proves that its deal was fixed at the start."""
    record = record_of(table)
    record.result = table.result
    record.notes = {"seed-hash": seed_hash(table.seed or 0, table.salt), "seed-salt": table.salt, "table": table.id}
    return str(record)


class Quick:
    """The same game once more, compiled, for the one question that is asked after every decision: what is legal."""

    def __init__(self, game: Game, runs: Engine) -> None:
        self._runs, self._states, self._most = runs, runs.states(), game.kind.max_legal
        runs.store(self._states, 0, game.state)
        self.legal(0)  # loads what was compiled, here and now

    def legal(self, seat: int) -> list[int]:
        """What a seat may do."""
        out = _out(self._runs, self._most)
        n = self._runs.rules.legal(self._states, 0, seat, out)
        return out[:n].tolist()  # type: ignore[no-any-return]

    def take(self, seat: int, action: int) -> None:
        """Take an action that is known to be legal."""
        self._runs.rules.apply(self._states, 0, seat, action)


_own = threading.local()


def _out(runs: Engine, most: int) -> Any:
    """Room for actions, of this thread and for all its tables."""
    rooms: dict[str, Any] = _own.__dict__
    if runs.room not in rooms:
        rooms[runs.room] = runs.numbers(most)
    return rooms[runs.room]


def _quick(game: Game) -> Quick | None:
    """The game compiled, if that costs no compilation now."""
    runs = best_engine(game.kind.room)
    return Quick(game, runs) if runs.is_native else None


class Play:
    """A game in progress with its past. The twin is used: views are read off its objects without any translation."""

    def __init__(self, table: Table) -> None:
        self.game: Game = replay(record_of(table, moves=[]), engine="twin")
        self.known: list[int] = []
        """For each decision: how much had been learnt before it."""
        for seat, action in table.moves:
            self.known.append(self.game.state.learnt)
            self.game.play(seat, action)
        self._behind = self.game.copy()
        """The same game, one decision behind while events are told: cheaper than a copy for every decision."""
        self._quick = _quick(self.game)
        self._legal: dict[int, tuple[int, list[int]]] = {}
        self.to_act: tuple[int, ...] = self.game.to_act
        """The seats that owe a decision, worked out once for each state."""

    def take(self, seat: int, action: str, viewers: set[int | None]) -> dict[int | None, list[Event]]:
        """Take a decision that was checked before it was stored; what each of the viewers saw of it."""
        game, behind = self.game, self._behind
        before, number = behind.state, _number(game.kind, action)
        self.known.append(before.learnt)
        game.take(seat, number)
        told = {viewer: game.kind.events(before, seat, number, game.state, viewer) for viewer in viewers}
        behind.take(seat, number)
        if self._quick:
            self._quick.take(seat, number)
        self.to_act = game.to_act
        return told

    def legal(self, seat: int, basis: int) -> list[int]:
        """What a seat may do; kept as long as what it decides upon (its basis) is the same."""
        kept = self._legal.get(seat)
        if kept is None or kept[0] != basis:
            kept = self._legal[seat] = (basis, (self._quick or self.game).legal(seat))
        return kept[1]

    def legal_texts(self, seat: int, basis: int) -> list[str]:
        """The same as texts."""
        kind = self.game.kind
        return [_text(kind, action) for action in self.legal(seat, basis)]

    def undoable(self, seat: int, given: int) -> tuple[int, bool] | None:
        """The own latest decision, if nothing was learnt since, and whether only it goes: others have committed too."""
        history = self.game.history
        own = next((ply for ply in range(len(history) - 1, given - 1, -1) if history[ply][0] == seat), None)
        if own is None or self.known[own] != self.game.state.learnt:
            return None
        return own, seat in self.game.may_change

    def without(self, ply: int, *, only: bool) -> Game:
        """The game as it would be without a decision (or it and all after it); works on a copy, so any thread may."""
        past = self.game.copy()
        past.history = past.history[:ply] + (past.history[ply + 1 :] if only else [])
        return past.at(len(past.history))

    def rewind(self, game: Game, ply: int, *, only: bool) -> None:
        """Go on with that game."""
        self.game, self._behind, self._quick, self.to_act = game, game.copy(), _quick(game), game.to_act
        self.known[ply : ply + 1 if only else None] = []

    def checked(self, seat: int, text: str, basis: int) -> str:
        """The canonical text of a legal action; raises BadText or IllegalAction."""
        number = _number(self.game.kind, text)
        error = None if number in self.legal(seat, basis) else self.game.check(seat, number)
        if error:
            raise error
        return _text(self.game.kind, number)


@lru_cache(1 << 14)
def _number(kind: Kind, text: str) -> int:
    """The number of an action; few texts make up most of what is played."""
    return kind.parse(text)


@lru_cache(1 << 14)
def _text(kind: Kind, action: int) -> str:
    """The text of an action."""
    return kind.text(action)


def moment(table: Table, ply: int) -> Game:
    """A finished game as it was after so many decisions; raises BadChoice."""
    if ply > len(table.moves):
        raise BadChoice("bad-ply", got=ply, most=len(table.moves))
    return replay(record_of(table, moves=table.moves[:ply]), engine="twin")
