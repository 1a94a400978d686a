"""A bot of your own in twenty lines: it pays as little as it can. `pharos arena duel my_bot.py:MyBot random`"""

from random import Random

from pharos.bots import Budget, Choice
from pharos.core.seat import Seat


class MyBot:
    """Builds the card that costs the fewest coins; if it cannot build, it plays at random."""

    spec = "my_bot"

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        builds = [action for action in seat.legal if seat.text(action).startswith("build")]
        if not builds:
            return Choice(Random(seed).choice(seat.legal))
        return Choice(min(builds, key=lambda action: self.coins(seat, action)))

    def coins(self, seat: Seat, action: int) -> int:
        return sum(step.get("coins", 0) for step in seat.explain(action))
