"""Payloads of puzzles: lists, positions to solve, graded tries and solutions."""

from __future__ import annotations

from typing import Literal

from .payload_base import DEFAULT_LEVEL, GameAction, Given, Line, Sent, Word
from .payloads import Message, Reason, Shown, StepShown
from .review_payloads import ReasonShown


class PuzzleListed(Sent):
    """A puzzle in a list."""

    id: str
    rating: int
    """How hard it is: the deeper a search has to look, the higher."""
    themes: list[str]
    """`puzzles-theme-<theme>` in the locales."""
    players: int


class PuzzleShown(Sent):
    """A puzzle to solve: a position as one seat knows it."""

    id: str
    game: str
    seat: int
    players: int
    options: dict[str, str]
    rating: int
    themes: list[str]
    source: Literal["bots", "host"]
    """Who played the game that the position comes from."""
    shown: Shown


class PuzzleTry(Given):
    """An action that might be the solution."""

    action: Line


class PuzzleGraded(Sent):
    """How good a try is."""

    grade: Literal["best", "good", "weak"]
    """`good` does the same as the solution in a worse way."""
    loss: float
    """How much of a victory it loses, compared with the solution."""


class PuzzleSolution(Sent):
    """The solution, why it is better than what a greedy player does, and how it was verified."""

    best: list[str]
    parts: GameAction
    message: Message
    """The solution as a sentence."""
    greedy: Message
    """What a greedy player does, as a sentence."""
    greedy_parts: GameAction
    reasons: list[ReasonShown]
    value: float
    """The probability to win after the solution."""
    margin: float
    """How much less the best of the other actions wins."""
    worlds: int
    """Imagined worlds in which all actions were compared."""
    search: str
    """The bot that found the solution with every seed."""
    depth: int
    """Simulations from which a search always finds it."""


class PuzzleExplained(Sent):
    """Why an action is not possible, or how it would be paid for."""

    error: Reason | None
    steps: list[StepShown]


class PuzzlePlayBody(Given):
    """A new table against bots that continues from a puzzle."""

    level: Word = DEFAULT_LEVEL
