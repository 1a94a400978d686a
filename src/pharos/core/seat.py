"""A game as one seat sees it: everything that a bot gets."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, SupportsIndex

from .engine import Engine
from .errors import IllegalAction
from .ruleset import Ruleset, Step, View
from .structs import States

if TYPE_CHECKING:
    from .game import Game

_SNAPSHOT = 1  # the seed for redealing what the seat cannot know


class Seat:
    """One seat of a game at one moment: its view, its legal actions, and worlds consistent with all it has seen.

    A seat has no part of the real game: everything it cannot know is redealt before the seat is created, so nothing in it
    leads back to the truth. It is a snapshot: ask the game for a new seat after each decision.
    """

    def __init__(self, game: Game, number: int) -> None:
        self._world = game.reshuffled(number, _SNAPSHOT)
        self.number = number

    def __eq__(self, other: object) -> bool:
        """Whether both are the same seat and know the same."""
        return isinstance(other, Seat) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[Hashable, ...]:
        return self.number, *self._world.position_key

    def __repr__(self) -> str:
        state = "over" if self._world.is_over else f"{len(self.legal)} legal actions"
        return f"<Seat {self.number} of {self.players}, {self.ruleset.id}, {state}>"

    def __str__(self) -> str:
        return self.board()

    def board(self, *, language: str | None = None) -> str:
        """Return the table as the seat sees it, drawn as text."""
        return self._world.board(self.number, language=language)

    def svg(self, *, language: str | None = None) -> str:
        """Return a picture of the table as the seat sees it."""
        return self._world.svg(self.number, language=language)

    def _repr_html_(self) -> str:
        return self.svg()

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""
        return self._world.ruleset

    @property
    def players(self) -> int:
        """The number of players."""
        return self._world.players

    @property
    def view(self) -> View:
        """Everything that the seat may know."""
        return self._world.view(self.number)

    @property
    def legal(self) -> list[int]:
        """The numbers of its legal actions."""
        return self._world.legal(self.number)

    @property
    def texts(self) -> list[str]:
        """The texts of its legal actions."""
        return self._world.legal_texts(self.number)

    def text(self, action: SupportsIndex) -> str:
        """Return the text of an action."""
        return self.ruleset.text(self._world.action(action))

    def check(self, action: SupportsIndex | str) -> IllegalAction | None:
        """Return None if the action is legal, otherwise the reason."""
        return self._world.check(self.number, action)

    def explain(self, action: SupportsIndex | str) -> list[Step]:
        """Explain how an action would be paid for."""
        return self._world.explain(self.number, action)

    def imagine(self, seed: SupportsIndex) -> Game:
        """Return a game that starts here, with everything unknown to the seat redealt. Play it as you like."""
        return self._world.reshuffled(self.number, seed)

    def store(self, engine: Engine, states: States, i: int) -> None:
        """Write the position as the seat knows it to index i of an engine's states, for kernels."""
        engine.store(states, i, self._world.state)
