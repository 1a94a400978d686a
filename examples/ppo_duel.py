"""PPO on Duel by self-play, in one file, with nothing but NumPy: both seats share one net.

    UPDATES=40 python examples/ppo_duel.py

Without UPDATES it makes only a few updates, to show that it runs. For serious training, replace `Net` by your framework's.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np

from pharos.research import VecGame

UPDATES = int(os.environ.get("UPDATES", "2"))
GAMES, STEPS, EPOCHS, BATCH, UNITS = 128, 32, 2, 1024, 128
RATE, GAMMA, LAMBDA, CLIP, ENTROPY = 1e-3, 1.0, 0.95, 0.2, 0.01
Array = np.ndarray[Any, np.dtype[Any]]


class Net:
    """One hidden layer, then the logits of all actions and a value, trained by Adam."""

    def __init__(self, columns: int, actions: int, rng: np.random.Generator) -> None:
        shapes = {"w": (columns, UNITS), "b": (UNITS,), "policy": (UNITS, actions), "value": (UNITS, 1)}
        self.weights = {name: rng.normal(0, shape[0] ** -0.5, shape).astype(np.float32) for name, shape in shapes.items()}
        self.weights["policy"] *= 0.01
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def __call__(self, rows: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the probabilities of all actions and the values."""
        hidden = np.maximum(rows @ self.weights["w"] + self.weights["b"], 0)
        logits = np.where(masks, hidden @ self.weights["policy"], -1e9)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), (hidden @ self.weights["value"])[:, 0]

    def learn(self, rows: Array, hidden: Array, to_logits: Array, to_values: Array) -> None:
        """Follow the gradients with respect to logits and values."""
        to_hidden = to_logits @ self.weights["policy"].T + to_values[:, None] * self.weights["value"].T
        to_hidden *= hidden > 0
        self.update("policy", hidden.T @ to_logits)
        self.update("value", hidden.T @ to_values[:, None])
        self.update("w", rows.T @ to_hidden)
        self.update("b", to_hidden.sum(0))

    def update(self, name: str, gradient: Array) -> None:
        """Make a step of Adam."""
        first, second = self.moments[name]
        first += 0.1 * (gradient - first)
        second += 0.001 * (gradient**2 - second)
        self.updates += name == "policy"
        right = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        self.weights[name] -= RATE * right * first / (np.sqrt(second) + 1e-8)


def scaled(rows: Array) -> Array:
    """Scale observations to values near one."""
    return rows * np.float32(0.25)


def draw(chances: Array, rng: np.random.Generator) -> Array:
    """Draw an action for each row."""
    sums = chances.cumsum(1)
    picked: Array = (sums <= rng.random((len(chances), 1)) * sums[:, -1:]).sum(1)
    return picked


def play(games: VecGame, net: Net, rng: np.random.Generator) -> dict[str, Array]:
    """Collect STEPS decisions of every game, with advantages as the deciding seat sees them."""
    shape = (STEPS, games.n)
    data: dict[str, Array] = {
        "rows": np.zeros((*shape, len(games.columns)), np.float32),
        "masks": np.zeros((*shape, games.n_actions), np.bool_),
        "actions": np.zeros(shape, np.int64),
        **{name: np.zeros(shape, np.float32) for name in ("chances", "values", "rewards", "goes_on", "sides")},
    }
    every = np.arange(games.n)
    for t in range(STEPS):
        seats = games.seats.copy()
        data["rows"][t] = scaled(games.observe())
        _, chances, data["values"][t] = net(data["rows"][t], games.mask(data["masks"][t]))
        data["actions"][t] = draw(chances, rng)
        data["chances"][t] = chances[every, data["actions"][t]]
        games.step(data["actions"][t])
        data["rewards"][t] = games.rewards[every, seats]
        data["goes_on"][t] = ~games.dones
        data["sides"][t] = np.where(games.seats == seats, 1, -1)  # the other seat's value counts against this one
    after = net(scaled(games.observe()), games.mask())[2]
    data["advantages"] = advantages(data, after)
    data["returns"] = data["advantages"] + data["values"]
    return {name: array.reshape(-1, *array.shape[2:]) for name, array in data.items()}


def advantages(data: dict[str, Array], after: Array) -> Array:
    """Generalised advantage estimation for two seats whose interests are opposite."""
    gains, ahead = np.zeros_like(data["values"]), np.zeros_like(after)
    for t in reversed(range(STEPS)):
        carry = GAMMA * data["goes_on"][t] * data["sides"][t]
        error = data["rewards"][t] + carry * after - data["values"][t]
        gains[t] = ahead = error + LAMBDA * carry * ahead
        after = data["values"][t]
    return gains


def improve(net: Net, data: dict[str, Array], rng: np.random.Generator) -> None:
    """Make the clipped updates of PPO."""
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(data["actions"])), len(data["actions"]) // BATCH):
            rows, taken = data["rows"][part], data["actions"][part]
            gain = data["advantages"][part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            hidden, chances, values = net(rows, data["masks"][part])
            ratio = chances[np.arange(len(part)), taken] / data["chances"][part]
            is_open = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            logs = np.log(np.maximum(chances, 1e-12))
            to_logits = (is_open * ratio * gain)[:, None] * chances
            to_logits[np.arange(len(part)), taken] -= is_open * ratio * gain
            to_logits += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
            net.learn(rows, hidden, to_logits / len(part), (values - data["returns"][part]) / len(part))


def wins_against_random(net: Net, games: VecGame, rng: np.random.Generator) -> float:
    """Let the net play seat 0 against random moves; returns its share of wins."""
    games.reset(1)
    won = np.zeros(0)
    while len(won) < games.n:
        _, chances, _ = net(scaled(games.observe()), games.mask())
        games.step(np.where(games.seats == 0, chances.argmax(1), games.sample()))
        won = np.append(won, games.winners[games.dones, 0])
    return float(won.mean())


def main() -> None:
    rng = np.random.default_rng(0)
    games = VecGame("duel", n=GAMES, seed=0)
    net = Net(len(games.columns), games.n_actions, rng)
    for update in range(UPDATES):
        improve(net, play(games, net, rng), rng)
        if update % 20 == 19 or update == UPDATES - 1:
            rate = wins_against_random(net, VecGame("duel", n=GAMES, seed=1), rng)
            print(f"update {update + 1:4}: {rate:.0%} of {GAMES} games won against random moves")


if __name__ == "__main__":
    main()
