"""The sequential test: is the first bot stronger? It stops as soon as the answer is clear.

A generalised sequential probability ratio test on shares per deal (normal, with the variance observed so far) of
H1 "at least `high` Elo stronger" against H0 "at most `low`", each with an error rate of 5 %.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from ..core.errors import BadChoice
from .deals import Plan
from .match import DealPlayed
from .statistics import share_at, shares_of
from .summary import SprtFigures

_ERROR = 0.05
_BOUND = math.log((1 - _ERROR) / _ERROR)


@dataclass(frozen=True)
class Sprt:
    """The hypotheses: the first bot of a single table, and two Elo differences."""

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
        """Return the log likelihood ratio; positive favours the upper bound. Each call must extend the list of results."""
        self._shares.extend(shares_of(results[len(self._shares) :], self.plan.tables[0][0]).tolist())
        low, high = (share_at(bound, self.plan.players) for bound in (self.low, self.high))
        shares = self._shares[: len(results)]
        n, mean = len(shares), sum(shares) / len(shares)
        prior = low * (1 - low)  # one game's variance, so that a few identical deals decide nothing
        variance = (sum((share - mean) ** 2 for share in shares) + prior) / n
        return n * (high - low) * (2 * mean - low - high) / (2 * variance)

    def is_decided(self, results: Sequence[DealPlayed]) -> bool:
        """Whether the ratio has crossed a bound."""
        return bool(results) and abs(self.ratio(results)) >= _BOUND

    def data(self, results: Sequence[DealPlayed]) -> SprtFigures:
        """Return the hypotheses, the current ratio and the answer: `stronger`, `not-stronger` or `open`."""
        ratio = self.ratio(results)
        answer = "open" if abs(ratio) < _BOUND else "stronger" if ratio > 0 else "not-stronger"
        return {"low": self.low, "high": self.high, "ratio": ratio, "bound": _BOUND, "answer": answer}
