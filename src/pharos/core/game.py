"""A game in progress: one clear object for people and programs."""

from __future__ import annotations

from typing import Any, Self

from . import engine as engines
from .chance import MASK
from .errors import BadChoice, IllegalAction
from .kind import Event, Kind, View
from .outcome import Outcome
from .records import Record
from .seat import Seat


class Game:
    """A game in progress; made by `pharos.new`, `pharos.replay` or `pharos.position`."""

    __slots__ = (
        "_buffer",
        "_engine",
        "_rules",
        "_start",
        "_states",
        "history",
        "kind",
        "names",
        "options",
        "players",
        "seed",
    )

    def __init__(self, kind: Kind, *, players: int, options: dict[str, str], seed: int, engine: engines.Engine) -> None:
        self.kind = kind
        self.players = players
        self.options = options
        self.seed = seed
        self.names = [f"{seat + 1}" for seat in range(players)]
        self.history: list[tuple[int, int]] = []
        self._start: str | None = None
        self._use(engine)
        self._rules.deal(self._states, 0, seed, engine.row(kind.parameters(players, options)))

    def _use(self, engine: engines.Engine) -> None:
        self._engine = engine
        self._rules = engine.rules
        self._states = engine.states()
        self._buffer = engine.numbers(self.kind.max_legal)

    def _place(self, state: Any, start: str) -> None:
        """Put a position in place of the deal."""
        self._engine.store(self._states, 0, state)
        self._start = start

    @property
    def state(self) -> Any:
        """The whole truth as a twin object; for views, tests and analysis, not for bots."""
        return self._engine.thaw(self._states)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._rules.is_over(self._states, 0))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return _seats(int(self._rules.to_act(self._states, 0)))

    @property
    def may_change(self) -> tuple[int, ...]:
        """The seats that have decided but may still change their mind, because others have not decided yet."""
        return _seats(self.kind.to_change(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self.kind.outcome(self.state)

    def legal(self, seat: int) -> list[int]:
        """The numbers of all actions that a seat may take now; empty if it owes none and can change none."""
        n = self._rules.legal(self._states, 0, seat, self._buffer)
        actions: list[int] = self._buffer[:n] if type(self._buffer) is list else self._buffer[:n].tolist()
        return actions

    def legal_texts(self, seat: int) -> list[str]:
        """The same as texts."""
        return [self.kind.text(action) for action in self.legal(seat)]

    def action(self, action: int | str) -> int:
        """The number of an action given as number or text."""
        return self.kind.parse(action) if isinstance(action, str) else action

    def check(self, seat: int, action: int | str) -> IllegalAction | None:
        """None if the action is legal, else the reason with its id and values."""
        number = self.action(action)
        if number in self.legal(seat):
            return None
        if self.is_over:
            return IllegalAction("game-over")
        if seat not in self.to_act and seat not in self.may_change:
            return IllegalAction("not-your-turn", seat=seat)
        return self.kind.why_not(self.state, seat, number)

    def play(self, seat: int, action: int | str) -> None:
        """Take an action; raises IllegalAction and changes nothing if the rules forbid it."""
        number = self.kind.parse(action) if isinstance(action, str) else action
        if number not in self.legal(seat):
            reason = self.check(seat, number)
            assert reason is not None
            raise reason
        self.take(seat, number)

    def take(self, seat: int, action: int) -> None:
        """Take an action that is known to be legal: `play` without the question."""
        self._rules.apply(self._states, 0, seat, action)
        self.history.append((seat, action))

    def play_telling(self, seat: int, action: int | str) -> dict[int | None, list[Event]]:
        """Take an action and return what it made visible: to each seat, and under None to everybody."""
        before = self.state.clone()
        number = self.action(action)
        self.play(seat, number)
        after = self.state
        viewers: list[int | None] = [None, *range(self.players)]
        return {viewer: self.kind.events(before, seat, number, after, viewer) for viewer in viewers}

    def view(self, seat: int | None = None) -> View:
        """All that a seat may know; without a seat, what everybody may know."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadChoice("bad-seat", got=seat, most=self.players - 1)
        return self.kind.view(self.state, seat)

    def seat(self, number: int) -> Seat:
        """The game as one seat sees it: what a bot gets."""
        return Seat(self, number)

    def explain(self, seat: int, action: int | str) -> list[dict[str, Any]]:
        """How that action would be paid for, step by step."""
        return self.kind.explain(self.state, seat, self.action(action))

    def reshuffled(self, seat: int, seed: int) -> Self:
        """A copy in which all that the seat cannot know has been dealt anew, consistent with all it has seen."""
        game = self.copy()
        game._rules.reshuffle(game._states, 0, seat, seed & MASK)
        return game

    def copy(self) -> Self:
        """An equal and independent game."""
        game = object.__new__(type(self))
        game.kind, game.players, game.seed, game._start = self.kind, self.players, self.seed, self._start
        game.options, game.names, game.history = dict(self.options), list(self.names), list(self.history)
        game._engine, game._rules = self._engine, self._rules
        game._states = self._engine.copy(self._states)
        game._buffer = self._engine.numbers(self.kind.max_legal)
        return game

    def undo(self, seat: int) -> bool:
        """Take back to before the seat's latest decision, unless somebody has learnt something since; False if not."""
        own = next((i for i in range(len(self.history) - 1, -1, -1) if self.history[i][0] == seat), None)
        if own is None:
            return False
        earlier = self.at(own)
        if earlier.state.learnt != self.state.learnt:
            return False
        self._states, self.history = earlier._states, earlier.history
        return True

    def at(self, ply: int) -> Self:
        """The game as it was after its first `ply` decisions."""
        game = self.copy()
        game._states, game.history = self._engine.states(), []
        if self._start is None:
            row = self._engine.row(self.kind.parameters(self.players, self.options))
            game._rules.deal(game._states, 0, self.seed, row)
        else:
            self._engine.store(game._states, 0, self.kind.read_position(self._start))
        for seat, action in self.history[:ply]:
            game._rules.apply(game._states, 0, seat, action)
        game.history = self.history[:ply]
        return game

    def record(self) -> Record:
        """The game as a record: it prints as text, replays and validates."""
        return Record(
            game=self.kind.id,
            players=self.players,
            options=dict(self.options),
            seed=self.seed,
            names=list(self.names),
            start=self._start,
            moves=[(seat, self.kind.text(action)) for seat, action in self.history],
            result=_result(self.outcome),
        )

    def position_text(self) -> str:
        """The whole position as readable text, hidden things included; `pharos.position` reads it."""
        return self.kind.position_text(self.state)


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def _result(outcome: Outcome | None) -> str | None:
    if outcome is None:
        return None
    winners = " ".join(map(str, outcome.winners))
    return f"{outcome.reason} | winners {winners} | points {' '.join(map(str, outcome.totals))}"
