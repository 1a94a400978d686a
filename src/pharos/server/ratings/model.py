"""The rating model: Plackett-Luce (openskill) on the scale of Elo points, so that people and bots can be compared.

A difference of 400 points means odds of ten to one to finish ahead, as in the rating list of the arena.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

START, SPREAD = 1200.0, 300.0
"""The rating of somebody about whom nothing is known, and its standard deviation. `greedy` has 1200 in the arena."""
DRIFT = 3.0
"""The standard deviation by which a player may change between two games."""
ELO = 400 / math.log(10)
"""The logistic scale of Elo points."""


@dataclass(frozen=True)
class Skill:
    """What is known about a player: a normal distribution over ratings."""

    mu: float = START
    sigma: float = SPREAD

    @property
    def rating(self) -> int:
        """The most likely rating."""
        return round(self.mu)

    @property
    def uncertainty(self) -> int:
        """Half the width of the interval that holds the true rating with 95 %."""
        return round(2 * self.sigma)


@cache
def _model(players: int) -> PlackettLuce:
    """The model for a player count. Between two players who are well known, its odds are those of Elo."""
    return PlackettLuce(mu=START, sigma=SPREAD, beta=ELO / math.sqrt(players), tau=DRIFT)


def updated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills of all players after a game; players with the same place have shared it."""
    model = _model(len(skills))
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
