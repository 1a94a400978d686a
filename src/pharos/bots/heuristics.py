"""Bots that follow heuristics: a short list per game, in which the first heuristic that applies decides.

A heuristic is a function that reads what a seat may see and returns the text of an action, or None if it does not apply. The
lists are at the end of `bots/heuristics.py` of each game; the last heuristic of a list always applies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Generic, TypeVar

from ..core.registry import ruleset
from ..core.seat import Seat
from .protocol import Budget, Candidate, Choice

T = TypeVar("T")
S = TypeVar("S")
Heuristic = Callable[[S], str | None]
"""Reads a situation, which each game declares in its `bots/heuristics.py`, and proposes an action if it applies."""


def first(heuristics: Iterable[Heuristic[S]], here: S) -> tuple[Heuristic[S], str]:
    """Return the first heuristic that applies, and the action it proposes."""
    for heuristic in heuristics:
        action = heuristic(here)
        if action is not None:
            return heuristic, action
    raise LookupError("no heuristic applies")


def best(options: Iterable[T], value: Callable[[T], float]) -> T | None:
    """Return the option with the highest value, the first one if tied; None if no option has a value above zero."""
    ranked = max(((value(option), -n, option) for n, option in enumerate(options)), key=lambda row: row[:2], default=None)
    return ranked[2] if ranked and ranked[0] > 0 else None


class HeuristicBot(Generic[S]):
    """Follows a list of heuristics over what a seat may see."""

    def __init__(self, spec: str, situation: Callable[[Seat], S], heuristics: Sequence[Heuristic[S]]) -> None:
        self.spec, self._situation, self.heuristics = spec, situation, heuristics

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Choose the action of the first heuristic that applies."""
        _, text = first(self.heuristics, self._situation(seat))
        action = seat.ruleset.parse(text)
        others = (Candidate(other, 0.0) for other in seat.legal if other != action)
        return Choice(action, (Candidate(action, 1.0), *others) if reasons else ())

    def heuristic(self, seat: Seat) -> str:
        """Return the name of the heuristic that decides here."""
        return first(self.heuristics, self._situation(seat))[0].__name__


def heuristic_bot(game: str, name: str) -> HeuristicBot[object]:
    """Make the bot that follows the list `NAME` in the heuristics of a game."""
    module = import_module(f"{ruleset(game).package}.bots.heuristics")
    return HeuristicBot(name, module.Situation, getattr(module, name.upper()))
