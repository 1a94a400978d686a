"""A rating list: strengths of a Bradley-Terry model in Elo points, by choix, with intervals by bootstrap over deals.

At tables of more than two the model is Plackett-Luce on the places, fitted by breaking each game's ranking into its pairs;
shared places count half for each.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..core.errors import BadChoice
from .deals import Plan
from .match import DealPlayed

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]

SAMPLES = 400
_ALPHA = 0.01  # a breath of a draw between everybody, so that strengths stay finite
_ELO = 400 / math.log(10)


def comparisons(plan: Plan, results: Sequence[DealPlayed]) -> Array:
    """For each deal, how often each bot (row) came before each other (column), in all its games at all tables."""
    import numpy as np

    n = len(plan.bots)
    places = {deal: place for place, deal in enumerate(sorted({played.deal for played in results}))}
    found = np.zeros((len(places), n, n))
    for played in results:
        matrix = found[places[played.deal]]
        for game in played.games:
            for one in range(len(game.bots)):
                for other in range(len(game.bots)):
                    a, b = game.bots[one], game.bots[other]
                    if a != b and game.places[one] <= game.places[other]:
                        matrix[a, b] += 1.0 if game.places[one] < game.places[other] else 0.5
    return found


def strengths(wins: Array) -> Array:
    """Elo strengths, zero on average, from a matrix of wins."""
    try:
        import choix
    except ImportError as error:
        raise BadChoice("arena-lacks", got="arena", expected="choix") from error
    fitted: Array = choix.ilsr_pairwise_dense(wins, alpha=_ALPHA, max_iter=1000, tol=1e-6)
    centred: Array = (fitted - fitted.mean()) * _ELO
    return centred


def rate(plan: Plan, results: Sequence[DealPlayed]) -> list[dict[str, Any]]:
    """The rating list, the strongest first."""
    import numpy as np

    found = comparisons(plan, results)
    chance = np.random.default_rng(1)
    deals = len(found)
    drawn = chance.multinomial(deals, np.full(deals, 1 / deals), SAMPLES)
    samples = np.array([strengths(np.tensordot(weights, found, 1)) for weights in drawn])
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    values = strengths(found.sum(axis=0))
    rows = [
        {"bot": spec, "rating": float(values[bot]), "low": float(low[bot]), "high": float(high[bot])}
        for bot, spec in enumerate(plan.bots)
    ]
    return sorted(rows, key=lambda row: -float(row["rating"]))
