"""Trains the network behind `win_probability` of a game that has one: `python -m pharos.bots.training architects`.

Greedy bots finish games that began with random decisions, so the network learns what greedy play makes of a position, which
is what a playout would estimate. One game in ten is held out. The command prints the rows of the network and the mean loss
on the held-out games (-log of the chance given to the winner) for each number of players. It takes about ten minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from ..core.registry import ruleset
from .kernel_loader import game_kernels

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_EPOCHS, _BATCH, _RATE = 12, 1024, 3e-3
_HELD_OUT = 10  # one game in this many is held out
_SEED = 1

Array: TypeAlias = "NDArray[np.floating]"
Sample: TypeAlias = tuple[Array, Array]
"""Inputs by position, seat and input; shares of the victory by position and seat."""


def training_games(game: str, players: int, positions: int) -> tuple[Sample, Sample]:
    """Play games with this many players; returns the training positions and those held out."""
    import numpy as np

    rules, kernels = ruleset(game), game_kernels(ruleset(game).package)
    kernel, engine = kernels.load("training_games"), kernels.engine
    states, out, weights = engine.states(4), engine.numbers(rules.max_legal), kernels.weights()
    row = engine.row(rules.parameters(players, rules.checked_options({})))
    inputs = np.zeros((positions, players, kernels.evaluation.N_INPUTS), np.float32)
    shares, held_out = np.zeros((positions, players), np.float32), np.zeros(positions, bool)
    first, number = 0, 0
    while first < positions:
        number += 1
        end = kernel.play_training_game(states, players << 40 | number, row, weights, inputs, shares, first, out)
        held_out[first:end] = number % _HELD_OUT == 0
        first = end
    return (inputs[~held_out], shares[~held_out]), (inputs[held_out], shares[held_out])


class Network:
    """A linear part and a hidden layer, with the moments of Adam."""

    def __init__(self, inputs: int, units: int) -> None:
        import numpy as np

        chance = np.random.default_rng(_SEED)
        layer = chance.normal(0, inputs**-0.5, (inputs, units))
        parts = np.zeros(inputs), layer, chance.normal(0, 0.3 * units**-0.5, units)
        self.parts: list[Array] = [part.astype(np.float32) for part in parts]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.steps = 0

    def chances(self, inputs: Array) -> tuple[Array, Array]:
        """Return each seat's win chance and the activations of the hidden units."""
        import numpy as np

        straight, layer, out = self.parts
        units = np.maximum(0, inputs @ layer)
        values = inputs @ straight + units @ out
        odds = np.exp(values - values.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), units

    def learn(self, inputs: Array, shares: Array, rate: float) -> None:
        """Make one gradient step on a batch."""
        chances, units = self.chances(inputs)
        wrong = ((chances - shares) / len(inputs)).ravel()
        flat, units = inputs.reshape(len(wrong), -1), units.reshape(len(wrong), -1)
        below = wrong[:, None] * self.parts[2] * (units > 0)
        self.steps += 1
        for k, slope in enumerate((flat.T @ wrong, flat.T @ below, units.T @ wrong)):
            self._move(k, slope + 1e-5 * self.parts[k], rate)

    def _move(self, k: int, slope: Array, rate: float) -> None:
        import numpy as np

        first, second = self.moments[k]
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        up = second / (1 - 0.999**self.steps)
        self.parts[k] -= rate * first / (1 - 0.9**self.steps) / (np.sqrt(up) + 1e-8)


def batches(samples: list[Sample], chance: np.random.Generator) -> Iterator[Sample]:
    """Yield all positions once, in random batches with equal player counts."""
    cuts = []
    for which, (inputs, _) in enumerate(samples):
        order = chance.permutation(len(inputs))
        cuts += [(which, order[first : first + _BATCH]) for first in range(0, len(order), _BATCH)]
    for place in chance.permutation(len(cuts)):
        which, chosen = cuts[place]
        yield samples[which][0][chosen], samples[which][1][chosen]


def loss(network: Network, sample: Sample) -> float:
    """Return the mean of -log of the chance given to the winner."""
    import numpy as np

    chances, _ = network.chances(sample[0])
    return float(-(sample[1] * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


def spread(samples: list[Sample]) -> Array:
    """Return the typical size of each input."""
    import numpy as np

    squares = [np.square(inputs).mean(axis=(0, 1)) for inputs, _ in samples]
    size: Array = np.sqrt(np.mean(squares, axis=0)) + 0.05
    return size


def rows(network: Network, size: Array) -> list[list[float]]:
    """Return the network as the game stores it: one row per input, then one for the output of the units."""
    import numpy as np

    straight, layer, out = network.parts
    rows = np.column_stack([straight, layer]) / size[:, None]
    return [[round(float(x), 3) for x in row] for row in (*rows, np.concatenate([[0.0], out]))]


def train(game: str) -> tuple[list[list[float]], list[float]]:
    """Train a network; returns its rows, and the held-out loss for each number of players."""
    import numpy as np

    evaluation = game_kernels(ruleset(game).package).evaluation
    both = [training_games(game, players, positions) for players, positions in evaluation.TRAINING_POSITIONS.items()]
    size = spread([seen for seen, _ in both])
    seen, held_out = ([(inputs / size, shares) for inputs, shares in part] for part in zip(*both, strict=True))
    network, chance = Network(evaluation.N_INPUTS, evaluation.UNITS), np.random.default_rng(_SEED)
    for epoch in range(_EPOCHS):
        rate = _RATE * (1 - epoch / _EPOCHS)
        for inputs, shares in batches(seen, chance):
            network.learn(inputs, shares, rate)
    return rows(network, size), [loss(network, sample) for sample in held_out]


if __name__ == "__main__":
    trained, losses = train(sys.argv[1])
    for line in trained:
        print("    " + " ".join(f"{x:.3f}," for x in line))
    print(*(f"{x:.4f}" for x in losses))
