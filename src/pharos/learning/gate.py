"""Matches between nets and against greedy rivals, each deal played from every seat, and the test for a new net.

Shares of games with several player counts are made comparable: with n players, n / 2 times the share of the victory counts,
so that one half is even for every n.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean, pvariance, stdev

from ..bots.net_kernels import NetKernels, Nets
from .recipe import Recipe
from .self_play import Table

FAIR = 0.5
"""The share of equal players, for every player count."""
_FIRST_SEED = 1 << 60  # far from all seeds of self-play
_BOUND = math.log(0.95 / 0.05)  # both error rates of the sequential test are 5 %


@dataclass(frozen=True)
class Score:
    """A player's result over a number of games: the mean share of the victory and its standard error."""

    share: float
    error: float
    games: int


def score_of(shares: list[float], games: int) -> Score:
    """Return the score from the mean shares of single deals."""
    return Score(fmean(shares), stdev(shares) / len(shares) ** 0.5 if len(shares) > 1 else 0.5, games)


def evidence(shares: list[float], low: float, high: float) -> float:
    """Return the log likelihood ratio of two mean shares, with the variance of the deals, for a sequential test."""
    if len(shares) < _LEAST:
        return 0.0
    variance = max(pvariance(shares), 1e-3)
    return (high - low) * (2 * fmean(shares) - low - high) * len(shares) / (2 * variance)


_LEAST = 20  # deals before the test may decide


class Match:
    """Games of net 0 against copies of another player: 1 is the second net, -1 - row a rival."""

    def __init__(self, kernels: NetKernels, recipe: Recipe, nets: Nets, other: int, first_deal: int = 0) -> None:
        self.recipe, self.nets, self.other, self.deal = recipe, nets, other, first_deal
        self.table = Table(kernels)
        iterations = recipe.gate_iterations
        self.how = kernels.load("self_play").Play(iterations, iterations, 100, 0.0, 1.0, 0, 0, 1, 0, 0, 0)
        self.settings = kernels.tree.Settings(recipe.exploration, recipe.reduction, recipe.depth)
        self.nothing = self.table.samples(0)
        self.shares: list[float] = []
        self.games = 0

    def play(self, games: int) -> Score:
        """Play at least this many games."""
        while self.games < games:
            self._play_deal()
        return score_of(self.shares, self.games)

    def decide(self, games: int, low: float, high: float) -> tuple[Score, bool]:
        """Play until the test decides, or at least this many games; returns the score, and whether the share is `high`."""
        while abs(evidence(self.shares, low, high)) < _BOUND and self.games < games:
            self._play_deal()
        return score_of(self.shares, self.games), evidence(self.shares, low, high) >= _BOUND

    def _play_deal(self) -> None:
        """Play a deal from every seat; the player counts of the recipe take turns."""
        players, options = self.recipe.table(self.deal)
        total, seed = 0.0, _FIRST_SEED + 2 * self.deal
        for kinds in seatings(players, self.other):
            self.table.play(self.nets, seed, kinds, [0] * players, self.how, self.settings, self.nothing, options)
            total += self.table.shares(players)[kinds.index(0)]
        self.shares.append(total / 2)
        self.games += players
        self.deal += 1


def seatings(players: int, other: int) -> Iterator[list[int]]:
    """Yield the seatings with net 0 in each seat in turn and the other player in all others."""
    for seat in range(players):
        yield [0 if p == seat else other for p in range(players)]
