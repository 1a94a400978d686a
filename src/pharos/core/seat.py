"""A game as one seat sees it: what a bot gets, and all it gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import IllegalAction
from .kind import Kind, View

if TYPE_CHECKING:
    from .game import Game


class Seat:
    """One seat of a game: its view, its legal actions, and worlds that agree with all it has seen."""

    def __init__(self, game: Game, number: int) -> None:
        self._game = game
        self.number = number

    @property
    def kind(self) -> Kind:
        """The game that is played."""
        return self._game.kind

    @property
    def players(self) -> int:
        """How many play."""
        return self._game.players

    @property
    def view(self) -> View:
        """All that the seat may know."""
        return self._game.view(self.number)

    @property
    def legal(self) -> list[int]:
        """The numbers of its legal actions."""
        return self._game.legal(self.number)

    @property
    def texts(self) -> list[str]:
        """Their texts."""
        return self._game.legal_texts(self.number)

    def text(self, action: int) -> str:
        """The text of an action."""
        return self.kind.text(action)

    def check(self, action: int | str) -> IllegalAction | None:
        """None if the action is legal, else the reason."""
        return self._game.check(self.number, action)

    def explain(self, action: int | str) -> list[dict[str, Any]]:
        """How an action would be paid for."""
        return self._game.explain(self.number, action)

    def imagine(self, seed: int) -> Game:
        """A world as the seat may imagine it: everything it cannot know is dealt anew. Play on in it as you like."""
        return self._game.reshuffled(self.number, seed)
