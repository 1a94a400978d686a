"""The game of a live table: the interpreted game for views and events, and a compiled mirror that lists legal actions."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from ...core.engine import Engine, best_engine
from ...core.errors import BadChoice
from ...core.game import Game
from ...core.records import Record
from ...core.registry import replay
from ...core.ruleset import Event, Ruleset, View
from .table import Table, seed_hash

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def record_of(table: Table, *, moves: list[tuple[int, str]] | None = None) -> Record:
    """A table's game as a record. It contains the seed: never send it before the game is over."""
    return Record(
        game=table.game,
        players=len(table.places),
        options=dict(table.spec["options"]),
        seed=table.seed or 0,
        names=table.names(),
        moves=table.moves if moves is None else moves,
        start=table.start,
    )


def record_text(table: Table) -> str:
    """The record of a finished game, with the proof that its deal was fixed at the start."""
    record = record_of(table)
    record.result = table.result
    record.notes = {"seed-hash": seed_hash(table.seed or 0, table.salt), "seed-salt": table.salt, "table": table.id}
    return str(record)


def position_at(table: Table, ply: int) -> Game:
    """The game after a number of decisions; raises BadChoice if there were fewer."""
    if ply > len(table.moves):
        raise BadChoice("bad-ply", got=ply, most=len(table.moves))
    return replay(record_of(table, moves=table.moves[:ply]), engine="interpreted")


class CompiledMirror:
    """A compiled copy of a game, for the question asked after every decision: which actions are legal?"""

    def __init__(self, game: Game, engine: Engine) -> None:
        self._engine, self._states, self._max_legal = engine, engine.states(), game.ruleset.max_legal
        engine.store(self._states, 0, game.state)
        self.legal(0)  # loads the compiled code here and now

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions."""
        out = _buffer(self._engine.package, self._max_legal)
        n = self._engine.rules.legal(self._states, 0, seat, out)
        legal: list[int] = out[:n].tolist()
        return legal

    def play_unchecked(self, seat: int, action: int) -> None:
        """Take an action that is known to be legal."""
        self._engine.rules.apply(self._states, 0, seat, action)


_thread = threading.local()


def _buffer(package: str, max_legal: int) -> NDArray[np.int64]:
    """A buffer for the legal actions of a game, shared by all of its tables in this thread."""
    import numpy as np

    buffers: dict[str, NDArray[np.int64]] = _thread.__dict__
    if package not in buffers:
        buffers[package] = np.zeros(max_legal, np.int64)
    return buffers[package]


def _mirror_of(game: Game) -> CompiledMirror | None:
    """A compiled mirror, if that needs no compilation now."""
    engine = best_engine(game.ruleset.package)
    return CompiledMirror(game, engine) if engine.is_compiled else None


class TableGame:
    """A game in progress, with what each seat's next decision depends on."""

    def __init__(self, table: Table) -> None:
        self.game: Game = replay(record_of(table, moves=[]), engine="interpreted")
        self._epochs: list[int] = []
        """For each decision: the information epoch before it."""
        for seat, action in table.moves:
            self._epochs.append(self.game.state.info_epoch)
            self.game.play(seat, action)
        self._mirror = _mirror_of(self.game)
        self._legal: dict[int, tuple[int, list[int]]] = {}
        self._views: dict[int | None, View] = {}
        """Views of the current position."""
        self._earlier_views: dict[int | None, View] = {}
        """Views of earlier positions since anything was revealed."""
        self.decision_versions = [table.last_move_seq] * len(table.places)
        """For each seat: the sequence number at which its choices last changed."""
        self.to_act: tuple[int, ...] = self.game.to_act
        """The seats that owe a decision, computed once per state."""
        self._revisable_seats: tuple[int, ...] | None = None
        self.is_unseen = False
        """Whether the latest decision is one that its seat may still change: the others only learn that it was made."""
        self.seen_version = table.last_move_seq
        """The sequence number of the latest decision that was not unseen: whatever everybody sees is as it was then."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""
        return self.game.ruleset

    @property
    def revisable_seats(self) -> tuple[int, ...]:
        """The seats that may still change their decision, computed once per state."""
        if self._revisable_seats is None:
            self._revisable_seats = self.game.revisable_seats
        return self._revisable_seats

    # Decisions

    def play(
        self, seat: int, action: str, sequence: int, viewers: set[int | None] | None = None
    ) -> Mapping[int | None, list[Event]]:
        """Take an action that was checked before it was stored; returns what each viewer saw of it."""
        game, number, was_to_act = self.game, _number(self.ruleset, action), self.to_act
        before = game.state.clone() if viewers else None
        epoch = game.state.info_epoch
        self._epochs.append(epoch)
        game.play_unchecked(seat, number)
        events = self.ruleset.events_for(before, seat, number, game.state, viewers) if viewers else {}
        if self._mirror:
            self._mirror.play_unchecked(seat, number)
        self.to_act, self._revisable_seats = game.to_act, None
        revealed = game.state.info_epoch != epoch
        self._earlier_views = {} if revealed else self._earlier_views | self._views
        self._views = {}
        self._renew_versions(seat, sequence, was_to_act, revealed=revealed)
        self.is_unseen = not revealed and seat in self.revisable_seats
        self.seen_version = self.seen_version if self.is_unseen else sequence
        return events

    def _renew_versions(self, decided: int | None, sequence: int, was_to_act: tuple[int, ...], *, revealed: bool) -> None:
        """A seat's choices change with its own decisions, when its turn comes or goes, and when anything is revealed."""
        for seat in range(len(self.decision_versions)):
            if revealed or seat == decided or (seat in was_to_act) != (seat in self.to_act):
                self.decision_versions[seat] = sequence

    def check_seen(self, seat: int, seen: int) -> None:
        """Raises BadChoice if a seat's choices have changed since the sequence number it has seen."""
        if seen < self.decision_versions[seat]:
            raise BadChoice("stale", seen=seen, now=self.decision_versions[seat])

    def checked(self, seat: int, text: str) -> str:
        """The canonical text of a legal action; raises BadText or IllegalAction."""
        number = _number(self.ruleset, text)
        error = None if number in self.legal(seat) else self.game.check(seat, number)
        if error:
            raise error
        return _text(self.ruleset, number)

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions, cached by its decision version."""
        version, cached = self.decision_versions[seat], self._legal.get(seat)
        if cached is None or cached[0] != version:
            cached = self._legal[seat] = (version, (self._mirror or self.game).legal(seat))
        return cached[1]

    def legal_texts(self, seat: int) -> list[str]:
        """A seat's legal actions as texts."""
        return [_text(self.ruleset, action) for action in self.legal(seat)]

    # Views

    def views(self, seats: Iterable[int | None]) -> Mapping[int | None, View]:
        """The views of these seats, built once per position. They share parts, so nobody may change them."""
        missing = [seat for seat in seats if seat not in self._views]
        if missing:
            self._views.update(self.ruleset.views(self.game.state, missing, self._earlier_views, self.legal))
        return self._views

    # Undo

    def undoable(self, seat: int, imported_moves: int) -> tuple[int, bool] | None:
        """The ply of a seat's latest decision if it revealed nothing and nobody has acted since, and whether later decisions
        stay: in a simultaneous turn, the unseen choices of others do not count."""
        own = self.latest_decision(seat, imported_moves)
        if own is None or self.has_revealed(own):
            return None
        is_revisable = seat in self.revisable_seats
        return (own, is_revisable) if is_revisable or own == len(self.game.history) - 1 else None

    def latest_decision(self, seat: int, imported_moves: int) -> int | None:
        """The ply of a seat's latest decision at this table."""
        history = self.game.history
        return next((ply for ply in range(len(history) - 1, imported_moves - 1, -1) if history[ply][0] == seat), None)

    def has_revealed(self, ply: int) -> bool:
        """Whether anything was revealed by a decision or since."""
        return bool(self._epochs[ply] != self.game.state.info_epoch)

    def without(self, ply: int, *, only: bool) -> Game:
        """The game without a decision, or without it and all later ones. Works on a copy, so any thread may call it."""
        past = self.game.copy()
        past.history = past.history[:ply] + (past.history[ply + 1 :] if only else [])
        return past.at(len(past.history))

    def rewind(self, game: Game, ply: int, seat: int | None, sequence: int, *, only: bool) -> None:
        """Continue with a game that `without` returned."""
        was_to_act = self.to_act
        self.game, self._mirror, self.to_act, self._revisable_seats = game, _mirror_of(game), game.to_act, None
        self._epochs[ply : ply + 1 if only else None] = []
        self._views, self._earlier_views = {}, {}
        self.is_unseen, self.seen_version = False, sequence
        self._renew_versions(seat, sequence, was_to_act, revealed=not only)


@lru_cache(1 << 14)
def _number(ruleset: Ruleset, text: str) -> int:
    """The number of an action; few texts make up most of what is played."""
    return ruleset.parse(text)


@lru_cache(1 << 14)
def _text(ruleset: Ruleset, action: int) -> str:
    """The text of an action."""
    return ruleset.text(action)
