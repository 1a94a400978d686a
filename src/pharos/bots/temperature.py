"""Plausible mistakes: a bot that samples among good actions instead of always playing the best one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from ..core.seat import Seat
from .protocol import Bot, Budget, Candidate, Choice


class TemperatureBot:
    """Draws each action by exp(value / temperature) of another bot's opinion: small mistakes are common, blunders rare.

    Values are win chances in searches and points in `greedy`. The same seed gives the same choice.
    """

    def __init__(self, inner: Bot, temperature: float) -> None:
        if temperature <= 0:
            raise ValueError(temperature)
        self.inner, self.temperature = inner, temperature
        self.spec = inner.spec

    @property
    def simulations(self) -> int | None:
        """The usual number of simulations; None if the bot makes none."""
        return getattr(self.inner, "simulations", None)

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Draw an action."""
        candidates = self.inner.choose(seat, seed, budget, reasons=True).candidates
        return Choice(drawn(candidates, self.temperature, seed), candidates if reasons else ())


def drawn(candidates: Sequence[Candidate], temperature: float, seed: int) -> int:
    """Draw an action among those that the bot has tried, or among all if it tries none."""
    tried = [candidate for candidate in candidates if candidate.visits] or list(candidates)
    best = max(candidate.value for candidate in tried)
    odds = [math.exp((candidate.value - best) / temperature) for candidate in tried]
    return Random(seed).choices(tried, odds)[0].action
