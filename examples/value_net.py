"""Train a value net from a dataset: from what a seat may know to its win probability, in plain NumPy.

    GAMES=20000 python examples/value_net.py

plays the games (only those that are missing), trains on nine tenths of them and tests on the rest. `search:400` instead of
`greedy` makes better data, but takes a while.
"""

import os
from pathlib import Path
from typing import Any

import numpy as np

from pharos.arena.executors import open_executor
from pharos.research.datasets import Dataset, generate

GAME, BOT, GAMES = "duel", os.environ.get("BOT", "greedy"), int(os.environ.get("GAMES", "60"))
HIDDEN, BATCH, EPOCHS, RATE = 64, 256, 4, 1e-3
Array = np.ndarray[Any, Any]


def is_test(games: Array) -> Array:
    """Every tenth game is kept for the test; all decisions of a game stay together."""
    mask: Array = games % 10 == 0
    return mask


class ValueNet:
    """One hidden layer, trained by Adam on the cross-entropy of the outcome."""

    def __init__(self, inputs: int) -> None:
        chance = np.random.default_rng(1)
        first, second = chance.normal(0, inputs**-0.5, (inputs, HIDDEN)), chance.normal(0, HIDDEN**-0.5, HIDDEN)
        self.weights: list[Array] = [first, np.zeros(HIDDEN), second, np.zeros(1)]
        self.means: list[Array] = [np.zeros_like(each) for each in self.weights]
        self.squares: list[Array] = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def predict(self, seen: Array) -> tuple[Array, Array]:
        """Return the activations of the hidden layer and the win probabilities."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        return hidden, 1 / (1 + np.exp(-(hidden @ self.weights[2] + self.weights[3])))

    def train(self, seen: Array, outcome: Array) -> None:
        """Take one step down the gradient."""
        hidden, chance = self.predict(seen)
        error = (chance - outcome) / len(outcome)
        back = np.outer(error, self.weights[2]) * (hidden > 0)
        self.steps += 1
        for k, slope in enumerate((seen.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(keepdims=True))):
            self.means[k] = 0.9 * self.means[k] + 0.1 * slope
            self.squares[k] = 0.999 * self.squares[k] + 0.001 * slope**2
            scale = np.sqrt(self.squares[k] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[k] -= RATE * self.means[k] / (1 - 0.9**self.steps) / scale


def loss(net: ValueNet, dataset: Dataset) -> float:
    """Return the mean cross-entropy on the test games; guessing even chances gives 0.693."""
    total, n = 0.0, 0
    for batch in dataset.batches(4096, columns=["game", "observation", "outcome"]):
        rows = is_test(batch["game"])
        chance = np.clip(net.predict(batch["observation"][rows].astype(np.float32))[1], 1e-6, 1 - 1e-6)
        outcome = batch["outcome"][rows]
        total -= float((outcome * np.log(chance) + (1 - outcome) * np.log(1 - chance)).sum())
        n += int(rows.sum())
    return total / n


with open_executor() as executor:
    dataset = generate(GAME, BOT, GAMES, Path(f"{GAME}-{BOT.replace(':', '-')}"), executor)
net = ValueNet(len(dataset.observation_columns))
print(f"{len(dataset)} decisions, loss {loss(net, dataset):.3f} before training")
for epoch in range(EPOCHS):
    for batch in dataset.batches(BATCH, columns=["game", "observation", "outcome"], seed=epoch):
        rows = ~is_test(batch["game"])
        net.train(batch["observation"][rows].astype(np.float32), batch["outcome"][rows])
    print(f"epoch {epoch + 1}: loss {loss(net, dataset):.3f}")
