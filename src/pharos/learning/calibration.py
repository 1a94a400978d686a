"""How well win probabilities predict winners: squared errors and a reliability curve.

`python -m pharos.learning.calibration seven-wonders 3` measures games of three players; without a number, the fewest.

Bots that make one decision in ten at random play games; at four moments of each, the chances are compared with the result.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean, stdev

from ..bots import bot
from ..bots.analysis import Analyst
from ..core.game import Game
from ..core.registry import game_spec, new
from ..core.spec import Effort

MOMENTS = (0.15, 0.40, 0.65, 0.85)
"""Fractions of a game at which chances are evaluated."""
PLAYERS = ("rules", "greedy")
_BINS = 10
_RANDOM = 0.1


@dataclass(frozen=True)
class Sample:
    """The chances at a moment and each seat's share of the victory."""

    chances: tuple[float, ...]
    shares: tuple[float, ...]

    @property
    def squared_error(self) -> float:
        """The squared error, summed over the seats."""
        return sum((chance - share) ** 2 for chance, share in zip(self.chances, self.shares, strict=True))


def play(id: str, spec: str, seed: int, players: int | None = None) -> Game:
    """Play a game between bots that make one decision in ten at random."""
    game, player, random = new(id, players=players, seed=seed), bot(spec, id), Random(seed)
    while not game.is_over:
        seat = game.to_act[0]
        is_random = random.random() < _RANDOM
        legal = game.legal(seat)
        game.play(seat, random.choice(legal) if is_random else player.choose(game.seat(seat), len(game.history)).action)
    return game


def samples(id: str, effort: Effort, games: int, players: int | None = None) -> list[Sample]:
    """Return the chances at four moments of this many games of each kind of bot."""
    samples = []
    for seed in range(games):
        for spec in PLAYERS:
            game = play(id, spec, seed, players)
            outcome = game.outcome
            assert outcome is not None
            shares = tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(game.players))
            analyst = Analyst(game, effort)
            samples += [Sample(analyst.chances(int(part * analyst.plies)), shares) for part in MOMENTS]
    return samples


def curve(samples: Sequence[Sample]) -> list[tuple[float, float, int]]:
    """Return the reliability curve: mean chance, share of victories and number of seats in each tenth."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(_BINS)]
    for sample in samples:
        for chance, share in zip(sample.chances, sample.shares, strict=True):
            bins[min(int(chance * _BINS), _BINS - 1)].append((chance, share))
    return [(fmean(chance for chance, _ in part), fmean(share for _, share in part), len(part)) for part in bins if part]


def main(game: str, players: int | None = None, games: int = 50) -> None:
    """Print the squared error and the curve of the game's analysis, and those of playouts for comparison."""
    usual = game_spec(game).effort
    for name, effort in {"playouts": replace(usual, playouts=60, has_net=False), "analysis": usual}.items():
        measured = samples(game, effort, games, players)
        errors = [sample.squared_error for sample in measured]
        print(f"{name}: squared error {fmean(errors):.3f} ± {stdev(errors) / len(errors) ** 0.5:.3f}")
        for chance, share, n in curve(measured):
            print(f"  {chance:.2f} {share:.2f} {n}")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
