"""The random bot: every legal action is equally likely."""

from __future__ import annotations

from random import Random

from ..core.seat import Seat
from .protocol import Budget, Candidate, Choice


class RandomBot:
    """Chooses uniformly among legal actions: a baseline, and a deliberately weak opponent."""

    spec = "random"

    def __init__(self, game: str) -> None:
        """Accept any game: the view is enough."""

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Choose any legal action."""
        legal = seat.legal
        chosen = Random(seed).choice(legal)
        return Choice(chosen, tuple(Candidate(action, 1 / len(legal)) for action in legal) if reasons else ())
