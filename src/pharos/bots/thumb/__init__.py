"""Bots by rules of thumb: a short list per game, and the first rule that applies decides.

A rule is a function that looks at what a seat may see and returns the text of an action, or None if it does not apply. The
lists stand at the end of each game's file; the last rule of a list always applies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, TypeVar

from ...core.registry import kind
from ...core.seat import Seat
from ..protocol import Budget, Candidate, Choice

Rule = Callable[[Any], str | None]
T = TypeVar("T")


def first(rules: Iterable[Rule], look: Any) -> tuple[Rule, str]:
    """The first rule that applies, and what it says."""
    for rule in rules:
        action = rule(look)
        if action is not None:
            return rule, action
    raise LookupError("no rule of thumb applies")


def best(options: Iterable[T], value: Callable[[T], float]) -> T | None:
    """The option of most value, the first of equals; None without options or if none is worth more than nothing."""
    ranked = max(((value(option), -n, option) for n, option in enumerate(options)), key=lambda row: row[:2], default=None)
    return ranked[2] if ranked and ranked[0] > 0 else None


class ThumbBot:
    """A list of rules of thumb over what a seat may see."""

    def __init__(self, spec: str, look: Callable[[Seat], Any], rules: Sequence[Rule]) -> None:
        self.spec, self._look, self.rules = spec, look, rules

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """What the first rule that applies says."""
        _, text = first(self.rules, self._look(seat))
        action = seat.kind.parse(text)
        others = (Candidate(other, 0.0) for other in seat.legal if other != action)
        return Choice(action, (Candidate(action, 1.0), *others) if reasons else ())

    def rule(self, seat: Seat) -> str:
        """The name of the rule that decides here."""
        return first(self.rules, self._look(seat))[0].__name__


def _make(name: str, game: str) -> ThumbBot:
    rules = import_module(f"{__name__}.{kind(game).room}")
    return ThumbBot(name, rules.Look, getattr(rules, name.upper()))


rules = partial(_make, "rules")
science = partial(_make, "science")
military = partial(_make, "military")
