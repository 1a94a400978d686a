"""Finds the network that judges positions of Architects: `python -m pharos.bots.odds` prints its rows.

Greedy bots play games out from positions that random decisions have led astray, so the network learns what greedy play makes
of a position, which is what a playout would ask. A tenth of the games is kept aside; the last line is the mean loss on them
(-log of the chance given to the winner) for each number of players. It takes about ten minutes.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.registry import kind
from .insight.architects_odds import N_INPUTS, UNITS
from .rooms import bot_room

if TYPE_CHECKING:
    import numpy as np

POSITIONS = {2: 500_000, 3: 80_000, 4: 200_000, 5: 50_000, 6: 50_000, 7: 50_000}
"""Positions to learn from, by number of players."""
_EPOCHS, _BATCH, _RATE = 12, 1024, 3e-3
_ASIDE = 10  # one game of so many is not learnt from
_SEED = 1

Sample = tuple[Any, Any]
"""Inputs by position, seat and input; shares of the victory by position and seat."""


def lessons(players: int, positions: int) -> tuple[Sample, Sample]:
    """Positions of games with so many players: those to learn from, those kept aside."""
    import numpy as np

    found, room = kind("architects"), bot_room("architects")
    kernel = import_module(f"{room.flat.__package__}.lessons")
    engine = room.engine
    states, out, weights = engine.states(4), engine.numbers(found.max_legal), room.weights()
    row = engine.row(found.parameters(players, found.checked_options({})))
    inputs = np.zeros((positions, players, N_INPUTS), np.float32)
    shares, aside = np.zeros((positions, players), np.float32), np.zeros(positions, bool)
    first, game = 0, 0
    while first < positions:
        game += 1
        end = kernel.play_lesson(states, players << 40 | game, row, weights, inputs, shares, first, out)
        aside[first:end] = game % _ASIDE == 0
        first = end
    return (inputs[~aside], shares[~aside]), (inputs[aside], shares[aside])


class Network:
    """A straight part and a layer of units, with Adam's moments."""

    def __init__(self, inputs: int, units: int) -> None:
        import numpy as np

        chance = np.random.default_rng(_SEED)
        layer = chance.normal(0, inputs**-0.5, (inputs, units))
        parts = np.zeros(inputs), layer, chance.normal(0, 0.3 * units**-0.5, units)
        self.parts: list[Any] = [part.astype(np.float32) for part in parts]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.steps = 0

    def chances(self, inputs: Any) -> tuple[Any, Any]:
        """Each seat's chance, and what the units say."""
        import numpy as np

        straight, layer, out = self.parts
        units = np.maximum(0, inputs @ layer)
        values = inputs @ straight + units @ out
        odds = np.exp(values - values.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), units

    def learn(self, inputs: Any, shares: Any, rate: float) -> None:
        """One step down the loss of a batch."""
        chances, units = self.chances(inputs)
        wrong = ((chances - shares) / len(inputs)).ravel()
        flat, units = inputs.reshape(len(wrong), -1), units.reshape(len(wrong), -1)
        below = wrong[:, None] * self.parts[2] * (units > 0)
        self.steps += 1
        for k, slope in enumerate((flat.T @ wrong, flat.T @ below, units.T @ wrong)):
            self._move(k, slope + 1e-5 * self.parts[k], rate)

    def _move(self, k: int, slope: Any, rate: float) -> None:
        import numpy as np

        first, second = self.moments[k]
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        up = second / (1 - 0.999**self.steps)
        self.parts[k] -= rate * first / (1 - 0.9**self.steps) / (np.sqrt(up) + 1e-8)


def batches(samples: list[Sample], chance: np.random.Generator) -> Iterator[Sample]:
    """All positions once, in random batches, each of one number of players."""
    cuts = []
    for which, (inputs, _) in enumerate(samples):
        order = chance.permutation(len(inputs))
        cuts += [(which, order[first : first + _BATCH]) for first in range(0, len(order), _BATCH)]
    for place in chance.permutation(len(cuts)):
        which, chosen = cuts[place]
        yield samples[which][0][chosen], samples[which][1][chosen]


def loss(network: Network, sample: Sample) -> float:
    """The mean of -log of the chance given to the winner."""
    import numpy as np

    chances, _ = network.chances(sample[0])
    return float(-(sample[1] * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


def spread(samples: list[Sample]) -> Any:
    """How large each input usually is."""
    import numpy as np

    squares = [np.square(inputs).mean(axis=(0, 1)) for inputs, _ in samples]
    return np.sqrt(np.mean(squares, axis=0)) + 0.05


def rows(network: Network, size: Any) -> list[list[float]]:
    """The network as it stands in the insight: a row for each input, then one for what the units add."""
    import numpy as np

    straight, layer, out = network.parts
    table = np.column_stack([straight, layer]) / size[:, None]
    return [[round(float(x), 3) for x in row] for row in (*table, np.concatenate([[0.0], out]))]


def find() -> tuple[list[list[float]], list[float]]:
    """Learn; the rows, and the loss on games kept aside for each number of players."""
    import numpy as np

    both = [lessons(players, positions) for players, positions in POSITIONS.items()]
    size = spread([seen for seen, _ in both])
    seen, aside = ([(inputs / size, shares) for inputs, shares in part] for part in zip(*both, strict=True))
    network, chance = Network(N_INPUTS, UNITS), np.random.default_rng(_SEED)
    for epoch in range(_EPOCHS):
        rate = _RATE * (1 - epoch / _EPOCHS)
        for inputs, shares in batches(seen, chance):
            network.learn(inputs, shares, rate)
    return rows(network, size), [loss(network, sample) for sample in aside]


if __name__ == "__main__":
    found, losses = find()
    for line in found:
        print("    " + " ".join(f"{x:.3f}," for x in line))
    print(*(f"{x:.4f}" for x in losses))
