"""The rating list: Bradley-Terry strengths in Elo points (fitted by choix), with bootstrap intervals over deals.

At tables of more than two the model is Plackett-Luce on the places, fitted by breaking each game's ranking into its pairs;
shared places count half for each.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .deals import Plan
from .match import DealPlayed
from .summary import Rating

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

SAMPLES = 400
_ALPHA = 0.01  # a tiny draw between every pair, so that strengths stay finite
_ELO = 400 / math.log(10)


def comparisons(plan: Plan, results: Sequence[DealPlayed]) -> Array:
    """For each deal, count how often each bot (row) placed before each other bot (column), over all games and tables."""
    import numpy as np

    n = len(plan.bots)
    places = {deal: place for place, deal in enumerate(sorted({played.deal for played in results}))}
    wins = np.zeros((len(places), n, n))
    for played in results:
        matrix = wins[places[played.deal]]
        for game in played.games:
            for one in range(len(game.bots)):
                for other in range(len(game.bots)):
                    a, b = game.bots[one], game.bots[other]
                    if a != b and game.places[one] <= game.places[other]:
                        matrix[a, b] += 1.0 if game.places[one] < game.places[other] else 0.5
    return wins


def strengths(wins: Array) -> Array:
    """Return Elo strengths with mean zero from a matrix of wins."""
    import choix

    fitted: Array = choix.ilsr_pairwise_dense(wins, alpha=_ALPHA, max_iter=1000, tol=1e-6)
    centred: Array = (fitted - fitted.mean()) * _ELO
    return centred


def rate(plan: Plan, results: Sequence[DealPlayed]) -> list[Rating]:
    """Return the rating list, strongest first."""
    import numpy as np

    wins = comparisons(plan, results)
    chance = np.random.default_rng(1)
    deals = len(wins)
    drawn = chance.multinomial(deals, np.full(deals, 1 / deals), SAMPLES)
    samples = np.array([strengths(np.tensordot(weights, wins, 1)) for weights in drawn])
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    values = strengths(wins.sum(axis=0))
    rows: list[Rating] = [
        {"bot": spec, "rating": float(values[bot]), "low": float(low[bot]), "high": float(high[bot])}
        for bot, spec in enumerate(plan.bots)
    ]
    return sorted(rows, key=lambda row: -row["rating"])
