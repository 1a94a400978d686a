"""The random bot: every legal action is equally likely."""

from __future__ import annotations

from random import Random

from ..core.seat import Seat
from .protocol import Budget, Candidate, Choice


class RandomBot:
    """Uniform over legal actions: the yardstick, and a deliberately weak opponent."""

    spec = "random"

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Any legal action."""
        legal = seat.legal
        chosen = Random(seed).choice(legal)
        return Choice(chosen, tuple(Candidate(action, 1 / len(legal)) for action in legal) if reasons else ())
