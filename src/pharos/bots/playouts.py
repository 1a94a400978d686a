"""Playouts by greedy bots with slightly varied weights: a forecast of a position for games without a net."""

from __future__ import annotations

from random import Random

from ..core.structs import States
from .kernel_loader import GameKernels

_TASTES = 16  # sets of weights that playouts choose from


class Playouts:
    """Plays the game in state 0 to the end, as often as you like. Not thread-safe."""

    def __init__(self, kernels: GameKernels, max_legal: int, taste: float) -> None:
        self.kernels = kernels
        self._out = kernels.engine.numbers(max(max_legal, 64))
        self._seats = kernels.engine.numbers(_TASTES)
        random = Random(1)
        weights = [
            float(weight) * random.lognormvariate(0.0, taste)
            for _ in range(_TASTES)
            for weight in kernels.evaluation.WEIGHTS
        ]
        self._tastes = kernels.weights(weights)

    def play(self, states: States, players: int, random: Random) -> list[float]:
        """Play state 0 to the end; returns each seat's share of the victory."""
        for seat in range(players):
            self._seats[seat] = random.randrange(_TASTES)
        self.kernels.greedy.play_match(states, self._seats, self._tastes, self._out)
        return self.shares(states, 0, players)

    def shares(self, states: States, i: int, players: int) -> list[float]:
        """Return each seat's share of the victory in a finished game."""
        self.kernels.engine.rules.returns(states, i, self._out)
        return [int(self._out[seat]) / 1000 for seat in range(players)]

    def points(self, states: States, i: int, seat: int, categories: int) -> list[int]:
        """Return the points of a seat by category in a finished game."""
        self.kernels.engine.rules.score(states, i, seat, self._out)
        return [int(self._out[category]) for category in range(categories)]
