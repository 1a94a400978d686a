"""A game in progress, for people and programs."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Self, SupportsIndex, cast

from . import engine as engines
from . import presentation
from .errors import BadChoice, BadText, IllegalAction
from .json_types import JsonObject
from .numbers import whole_number
from .outcome import Outcome
from .records import Record
from .rng import MASK
from .ruleset import Event, Ruleset, Step
from .seat import Seat
from .structs import Frozen, State, States, freeze

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Game:
    """A game in progress; create one with `pharos.new`, `pharos.replay` or `pharos.position`."""

    __slots__ = (
        "_buffer",
        "_engine",
        "_origin",
        "_rules",
        "_start",
        "_states",
        "history",
        "names",
        "options",
        "players",
        "ruleset",
        "seed",
    )

    def __init__(
        self, ruleset: Ruleset, *, players: int, options: dict[str, str], seed: int, engine: engines.Engine
    ) -> None:
        self.ruleset = ruleset
        self.players = players
        self.options = options
        self.seed = seed
        self.names = [f"{seat + 1}" for seat in range(players)]
        self.history: list[tuple[int, int]] = []
        self._start: str | None = None
        self._origin: States | None = None
        self._use(engine)
        self._rules.deal(self._states, 0, seed, engine.row(ruleset.parameters(players, options)))

    def _use(self, engine: engines.Engine) -> None:
        self._engine = engine
        self._rules = engine.rules
        self._states = engine.states()
        self._buffer = engine.numbers(self.ruleset.max_legal)

    def _place(self, state: State, start: str) -> None:
        """Start from a position instead of a deal."""
        self._engine.store(self._states, 0, state)
        self._start, self._origin = start, self._engine.copy(self._states)

    def _start_text(self) -> str | None:
        """Return the position that the game started from, as text; None if it started with a deal."""
        if self._start is None and self._origin is not None:
            self._start = self.ruleset.position_text(self._engine.thaw(self._origin))
        return self._start

    @property
    def state(self) -> State:
        """The complete state, including hidden information; for views, tests and analysis, not for bots."""
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
    def revisable_seats(self) -> tuple[int, ...]:
        """The seats that have decided but may still change their decision, because others have not decided yet."""
        return _seats(self.ruleset.revisable_seats(self.state))

    @property
    def ending(self) -> str | None:
        """How the game ended, as one of the ruleset's `reasons`; None while it is in progress."""
        number = int(self._rules.ending(self._states, 0))
        return self.ruleset.reasons[number - 1] if number else None

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game is in progress."""
        return self.ruleset.outcome(self.state) if self.is_over else None

    def legal(self, seat: SupportsIndex) -> list[int]:
        """Return the numbers of all legal actions of a seat; empty if it owes no decision and cannot change one."""
        n = self._rules.legal(self._states, 0, self.checked_seat(seat), self._buffer)
        actions = self._buffer[:n]
        return actions if isinstance(actions, list) else cast("NDArray[np.int64]", actions).tolist()

    def legal_texts(self, seat: SupportsIndex) -> list[str]:
        """Return the legal actions of a seat as texts."""
        return [self.ruleset.text(action) for action in self.legal(seat)]

    def action(self, action: SupportsIndex | str) -> int:
        """Return the number of an action given as a number or a text; raises BadText if there is no such action."""
        if isinstance(action, str):
            return self.ruleset.parse(action)
        number = whole_number(action)
        if number is None or not 0 <= number < self.ruleset.actions:
            raise BadText(
                "action-number", got=repr(action) if number is None else str(number), most=self.ruleset.actions - 1
            )
        return number

    def check(self, seat: SupportsIndex, action: SupportsIndex | str) -> IllegalAction | None:
        """Return None if the action is legal, otherwise the reason with its id and values."""
        number, seat = self.action(action), self.checked_seat(seat)
        if number in self.legal(seat):
            return None
        if self.is_over:
            return IllegalAction("game-over")
        if seat not in self.to_act and seat not in self.revisable_seats:
            return IllegalAction("not-your-turn", seat=seat)
        return self.ruleset.why_not(self.state, seat, number)

    def play(self, seat: SupportsIndex, action: SupportsIndex | str) -> None:
        """Take an action; raises IllegalAction and changes nothing if the rules forbid it."""
        number, seat = self.action(action), self.checked_seat(seat)
        if number not in self.legal(seat):
            reason = self.check(seat, number)
            assert reason is not None
            raise reason
        self.play_unchecked(seat, number)

    def play_unchecked(self, seat: int, action: int) -> None:
        """Take an action that is known to be legal: `play` without the check."""
        self._rules.apply(self._states, 0, seat, action)
        self.history.append((seat, action))

    def play_with_events(self, seat: SupportsIndex, action: SupportsIndex | str) -> dict[int | None, list[Event]]:
        """Take an action and return what it revealed: to each seat, and to everybody under None."""
        before = self.state.clone()
        number, seat = self.action(action), self.checked_seat(seat)
        self.play(seat, number)
        after = self.state
        viewers: list[int | None] = [None, *range(self.players)]
        return {viewer: self.ruleset.events(before, seat, number, after, viewer) for viewer in viewers}

    def view(self, seat: SupportsIndex | None = None) -> JsonObject:
        """Return everything that a seat may know; without a seat, what everybody may know."""
        return dict(self.ruleset.view(self.state, self._viewer(seat)))

    def seat(self, number: SupportsIndex) -> Seat:
        """Return the game as one seat sees it now, for a bot."""
        return Seat(self, self.checked_seat(number))

    def checked_seat(self, seat: SupportsIndex) -> int:
        """Return the number of a seat as a plain int; raises BadChoice if there is no such seat."""
        number = whole_number(seat)
        if number is None or not 0 <= number < self.players:
            raise BadChoice("bad-seat", got=repr(seat) if number is None else number, most=self.players - 1)
        return number

    def _viewer(self, seat: SupportsIndex | None) -> int | None:
        return None if seat is None else self.checked_seat(seat)

    def explain(self, seat: SupportsIndex, action: SupportsIndex | str) -> list[Step]:
        """Explain step by step how that action would be paid for."""
        return self.ruleset.explain(self.state, self.checked_seat(seat), self.action(action))

    def reshuffled(self, seat: SupportsIndex, seed: SupportsIndex) -> Self:
        """Return a new game from here, with everything unknown to the seat redealt, consistent with all it has seen.

        It contains nothing of this game that leads back to the truth: no seed, no history, no earlier position, and nothing
        that the rules noted while they listed the choices of another seat.
        """
        number = whole_number(seed)
        if number is None:
            raise BadChoice("bad-seed", got=str(seed), most=MASK)
        game = self.copy()
        game._rules.reshuffle(game._states, 0, self.checked_seat(seat), number & MASK)
        game._engine.clear_scratch(game._states)
        game.seed, game.history, game._start = number & MASK, [], None
        game._origin = game._engine.copy(game._states)
        return game

    def copy(self) -> Self:
        """Return an equal and independent game."""
        game = object.__new__(type(self))
        game.ruleset, game.players, game.seed = self.ruleset, self.players, self.seed
        game._start, game._origin = self._start, self._origin
        game.options, game.names, game.history = dict(self.options), list(self.names), list(self.history)
        game._engine, game._rules = self._engine, self._rules
        game._states = self._engine.copy(self._states)
        game._buffer = self._engine.numbers(self.ruleset.max_legal)
        return game

    def undo(self, seat: SupportsIndex) -> bool:
        """Undo the seat's latest decision; returns False if it revealed something or another seat has answered it.

        While seats choose at the same time, the secret choices of the others stay.
        """
        seat = self.checked_seat(seat)
        own = next((i for i in range(len(self.history) - 1, -1, -1) if self.history[i][0] == seat), None)
        if own is None:
            return False
        later = self.history[own + 1 :]
        earlier = self.at(own)
        if earlier.state.info_epoch != self.state.info_epoch or (later and seat not in self.revisable_seats):
            return False
        for other, action in later:
            earlier.play_unchecked(other, action)
        self._states, self.history = earlier._states, earlier.history
        return True

    def at(self, ply: SupportsIndex) -> Self:
        """Return the game as it was after its first `ply` decisions; raises BadChoice if there were fewer."""
        end = whole_number(ply)
        if end is None or not 0 <= end <= len(self.history):
            raise BadChoice("bad-ply", got=repr(ply) if end is None else end, most=len(self.history))
        game = self.copy()
        if self._origin is None:
            row = self._engine.row(self.ruleset.parameters(self.players, self.options))
            game._states = self._engine.states()
            game._rules.deal(game._states, 0, self.seed, row)
        else:
            game._states = self._engine.copy(self._origin)
        for seat, action in self.history[:end]:
            game._rules.apply(game._states, 0, seat, action)
        game.history = self.history[:end]
        return game

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        frozen = {name: getattr(self, name) for name in ("players", "options", "seed", "names", "history", "_start")}
        origin = None if self._origin is None else freeze(self._engine.thaw(self._origin))
        return _rebuild, (self.ruleset.id, self._engine.is_compiled, frozen, freeze(self.state), origin)

    def __eq__(self, other: object) -> bool:
        """Whether both games are in the same position, however they reached it."""
        return isinstance(other, Game) and self.position_key == other.position_key

    __hash__ = None  # type: ignore[assignment]

    @property
    def position_key(self) -> tuple[Hashable, ...]:
        """Return a hashable value that is equal for equal positions, for sets and dictionaries of positions."""
        options = tuple(sorted(self.options.items()))
        return self.ruleset.id, self.players, options, self.ruleset.position_text(self.state)

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"to act: {', '.join(map(str, self.to_act))}"
        return f"<Game {self.ruleset.id}, {self.players} players, {len(self.history)} decisions, {state}>"

    def __str__(self) -> str:
        return self.board()

    def board(self, seat: SupportsIndex | None = None, *, language: str | None = None) -> str:
        """Return the table as a seat sees it, drawn as text; without a seat, what everybody may know."""
        return presentation.board_text(self, self._viewer(seat), language)

    def svg(self, seat: SupportsIndex | None = None, *, language: str | None = None) -> str:
        """Return a picture of the position as a seat sees it; without a seat, what everybody may know."""
        return presentation.board_svg(self, self._viewer(seat), language)

    def _repr_html_(self) -> str:
        return self.svg()

    def record(self) -> Record:
        """Return the record of the game, which can be printed, replayed and validated."""
        return Record(
            game=self.ruleset.id,
            players=self.players,
            options=dict(self.options),
            seed=self.seed,
            names=list(self.names),
            start=self._start_text(),
            moves=[(seat, self.ruleset.text(action)) for seat, action in self.history],
            result=_result(self.outcome),
        )

    def position_text(self) -> str:
        """Return the whole position as readable text, including hidden information; `pharos.position` reads it."""
        return self.ruleset.position_text(self.state)


def _rebuild(id: str, is_compiled: bool, values: dict[str, object], state: Frozen, origin: Frozen | None) -> Game:
    """Restore a pickled game; interpreted where compiled code is not ready."""
    from .registry import ruleset

    game = object.__new__(Game)
    game.ruleset = ruleset(id)
    for name, value in values.items():
        setattr(game, name, value)
    engine = (
        engines.best_engine(game.ruleset.package) if is_compiled else engines.engine(game.ruleset.package, compiled=False)
    )
    game._use(engine)
    game._origin = None
    if origin is not None:
        engine.store(game._states, 0, engine.melt(origin))
        game._origin = engine.copy(game._states)
    engine.store(game._states, 0, engine.melt(state))
    return game


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def _result(outcome: Outcome | None) -> str | None:
    if outcome is None:
        return None
    winners = " ".join(map(str, outcome.winners))
    return f"{outcome.reason} | winners {winners} | points {' '.join(map(str, outcome.totals))}"
