"""A run that trains a network of afterstates: rounds of self-play and training, from which a stopped run resumes.

In a round the newest network plays, then it learns from these games and earlier ones. The directory holds `recipe.json`,
`rounds/*.npz` (the network that played each round, from which its games can be played again), `trainer.npz` (the network in
training), `best.npz` (the network that was strongest against the greedy bot), `newest.npz` and `log.jsonl`.
"""

from __future__ import annotations

import time
from pathlib import Path

from ..arena.executors import open_executor
from ..bots.kernel_loader import game_kernels
from ..bots.net_kernels import Weights, load_net, save_net
from ..core.registry import ruleset
from .afterstates import Afterstates, Trainer, meet, play_round
from .recipe import Recipe
from .stored_run import StoredRun


class AfterstateRun(StoredRun):
    """A training run of a network of afterstates."""

    def prepare(self) -> None:
        """Set up the net in training, or read it where the run stopped."""
        self.trainer = Trainer(game_kernels(ruleset(self.game).package), self.recipe)
        if self.start:
            self.trainer.begin_with(self.start.weights["net"])
        self.best = 0.0
        self._kept: dict[int, list[Afterstates]] = {}  # the games of the window, by round
        path = self.directory / "trainer.npz"
        if path.exists():
            stored, facts = load_net(path)
            self.trainer.restore(stored, facts["steps"])
            self.rounds, self.best = facts["rounds"], facts["best"]

    @classmethod
    def form(cls, game: str) -> Weights:
        """Return an untrained network as it is stored."""
        return Trainer(game_kernels(ruleset(game).package), Recipe()).weights

    @classmethod
    def adapted(cls, game: str, weights: Weights) -> Weights:
        """Return the network with as many units as the run trains."""
        trainer = Trainer(game_kernels(ruleset(game).package), Recipe())
        trainer.begin_with(weights["net"])
        return trainer.weights

    def train(self, rounds: int) -> None:
        """Continue until this many rounds after the bootstrap are done."""
        while self.rounds <= rounds:
            self._round(self.rounds)

    def _round(self, number: int) -> None:
        """Run one round; round 0 learns from games of the greedy bot."""
        import numpy as np

        start, recipe = time.monotonic(), self.recipe
        save_net(self._path(number), self.trainer.weights)
        window = self._window(number)
        random = np.random.default_rng([recipe.seed, number])
        count = self.counted("training", recipe.positions)
        losses = {"value": self.trainer.train(window, self._rate(number), random, count)}
        scores = {}
        if number % recipe.anchor_every == 0:
            scores["greedy"] = meet(self.game, recipe, [self.trainer.weights], -1, recipe.gate_games, 0)
        is_better = bool(scores) and scores["greedy"].share > self.best
        self.best = max(self.best, scores["greedy"].share) if scores else self.best
        entry = self.add_to_log(number, losses, scores, time.monotonic() - start, is_better=is_better)
        self.rounds = number + 1
        for name in ("newest", "best") if is_better else ("newest",):
            save_net(self.directory / f"{name}.npz", self._rounded(), **self.facts())
        state = {"rounds": self.rounds, "steps": self.trainer.steps, "best": self.best}
        save_net(self.directory / "trainer.npz", self.trainer.state(), **state)
        if self.on_round:
            self.on_round(entry)

    def _rate(self, number: int) -> float:
        """Return the learning rate: it falls evenly from the recipe's rate to the least one in its number of rounds."""
        done = min(1.0, number / max(1, self.recipe.rate_rounds))
        return self.recipe.rate + (self.recipe.least_rate - self.recipe.rate) * done

    def _path(self, number: int) -> Path:
        return self.directory / "rounds" / f"{number:05}.npz"

    def _window(self, number: int) -> list[list[Afterstates]]:
        """Return the games to learn from, oldest first: the latest ones, without the bootstrap once it is long ago."""
        is_bootstrap_over = number > self.recipe.bootstrap_rounds and not self.recipe.start
        least = max(int(is_bootstrap_over), number - self.recipe.window // self.recipe.games)
        self._kept = {k: self._kept[k] if k in self._kept else self._games(k) for k in range(least, number + 1)}
        return [self._kept[k] for k in sorted(self._kept)]

    def _games(self, number: int) -> list[Afterstates]:
        """Play the games of a round, the same ones as often as you ask."""
        weights, _ = load_net(self._path(number))
        count = self.counted("games", self.recipe.games_of(number))
        if self.executor:
            return play_round(self.game, self.recipe, weights, number, self.executor, count)
        with open_executor(workers=1) as alone:
            return play_round(self.game, self.recipe, weights, number, alone, count)

    def _rounded(self) -> Weights:
        """Return the network with weights of three decimals, as a game ships it."""
        return {name: array.round(3) for name, array in self.trainer.weights.items()}
