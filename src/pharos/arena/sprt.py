"""The sequential test: is the first bot stronger or not? Stops when that is decided.

A generalised sequential probability ratio test on shares per deal (normal, with the variance seen so far): the question is
H1 "at least `high` Elo stronger" against H0 "at most `low`", each wrongly answered one time in twenty.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.errors import BadChoice
from .deals import Plan
from .match import DealPlayed
from .statistics import share_at, shares_of

_ERROR = 0.05
_BOUND = math.log((1 - _ERROR) / _ERROR)


@dataclass(frozen=True)
class Sprt:
    """The question: the first bot of a single table, and two Elo differences."""

    plan: Plan
    low: float = 0.0
    high: float = 20.0
    _shares: list[float] = field(default_factory=list, repr=False)

    def __post_init__(self) -> None:
        first = self.plan.tables[0][0]
        if len(self.plan.tables) > 1 or self.plan.tables[0].count(first) != 1:
            raise BadChoice("arena-sprt")
        if not self.low < self.high:
            raise BadChoice("arena-bounds", low=str(self.low), high=str(self.high))

    def ratio(self, results: Sequence[DealPlayed]) -> float:
        """The logarithm of the likelihood ratio; positive speaks for the upper bound. Asked about more and more results."""
        self._shares.extend(shares_of(results[len(self._shares) :], self.plan.tables[0][0]).tolist())
        low, high = (share_at(bound, self.plan.players) for bound in (self.low, self.high))
        shares = self._shares[: len(results)]
        n, mean = len(shares), sum(shares) / len(shares)
        prior = low * (1 - low)  # one game's variance, so that a few like deals decide nothing
        variance = (sum((share - mean) ** 2 for share in shares) + prior) / n
        return n * (high - low) * (2 * mean - low - high) / (2 * variance)

    def is_decided(self, results: Sequence[DealPlayed]) -> bool:
        """Whether the ratio has left its bounds."""
        return bool(results) and abs(self.ratio(results)) >= _BOUND

    def data(self, results: Sequence[DealPlayed]) -> dict[str, Any]:
        """The question, where it stands, and the answer: `stronger`, `not-stronger` or `open`."""
        ratio = self.ratio(results)
        answer = "open" if abs(ratio) < _BOUND else "stronger" if ratio > 0 else "not-stronger"
        return {"low": self.low, "high": self.high, "ratio": ratio, "bound": _BOUND, "answer": answer}
