"""A training run: rounds of self-play and training in a directory, from which a stopped run resumes.

While the newest net plays the games of a round, the next one trains on earlier games. The directory holds `recipe.json`,
`start.npz` (the net it started with, if any), `rounds/*.npz` (the games), `trainer.npz` (the net in training), `best.npz`
(the net that passed the last gate), `net.npz` (the same in integers, as a game ships it), `newest.npz` (the newest net in
that form) and `log.jsonl` (one line per round).
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields

from ..bots.net_kernels import Nets, Weights, load_net, net_kernels, save_net
from .gate import FAIR, Match, Score
from .ladder import against
from .nets import fractions, new_weights, playable, whole
from .self_play import Positions, joined, play_games, rival_weights
from .stored_run import StoredRun
from .training import Batch, Trainer

_JUDGED = 20_000  # positions at most that give the losses of a net before the first round


class Run(StoredRun):
    """A training run of a net that guides a tree search."""

    def prepare(self) -> None:
        """Set up the net in training, or read it where the run stopped."""
        self.kernels = net_kernels(self.game)
        weights = fractions(self.kernels, self.start.weights) if self.start else new_weights(self.kernels, self.recipe.seed)
        self.trainer = Trainer(self.kernels, self.recipe, weights)
        self.best: Weights | None = None
        self._kept: dict[int, Positions] = {}  # the games of the window, by round
        self._resume()

    @classmethod
    def form(cls, game: str) -> Weights:
        """Return an untrained net as it is stored."""
        kernels = net_kernels(game)
        return whole(kernels, new_weights(kernels, 1))

    def _resume(self) -> None:
        path = self.directory / "trainer.npz"
        if path.exists():
            stored, facts = load_net(path)
            self.trainer.restore(stored, facts["steps"])
            self.rounds = facts["rounds"]
        if (self.directory / "best.npz").exists():
            self.best = load_net(self.directory / "best.npz")[0]

    def train(self, rounds: int) -> None:
        """Continue until this many rounds after the bootstrap are done."""
        if not self.rounds:
            self._refill() if self.recipe.start else self._bootstrap()
        while self.rounds <= rounds:
            self._round()

    def _bootstrap(self) -> None:
        """Run round 0: games of greedy bots and rivals, and a first net."""
        start = time.monotonic()
        positions = self._games(0, None, self.recipe.bootstrap_games)
        losses = self._train(positions, self.recipe.bootstrap_positions, 0)
        self.best = {name: array.copy() for name, array in self.trainer.mean.items()}
        self._store(0, losses, {}, time.monotonic() - start, is_better=True)

    def _refill(self) -> None:
        """Run round 0 after a start with a net: games of this net, and its losses on them."""
        import numpy as np

        start = time.monotonic()
        positions = self._games(0, None, self.recipe.refill)
        chosen = np.arange(0, len(positions), 1 + len(positions) // _JUDGED)
        losses = self.trainer.judge(Batch(self.kernels, self.recipe, positions, chosen))
        self._store(0, losses, {}, time.monotonic() - start, is_better=True)

    def _round(self) -> None:
        """Run one round: the newest net plays while the next one trains."""
        start = time.monotonic()
        number = self.rounds
        net = {name: array.copy() for name, array in self.trainer.mean.items()}
        with ThreadPoolExecutor(1) as pool:
            games = pool.submit(self._games, number, playable(self.kernels, net), self.recipe.games)
            losses = self._train(self._window(number), self.recipe.positions, number)
            games.result()
        scores, is_better = self._gate(number)
        self._store(number, losses, scores, time.monotonic() - start, is_better=is_better)

    def _games(self, number: int, nets: Nets | None, games: int) -> Positions:
        """Return the games of a round: loaded if an interrupted run already played them, otherwise played and stored."""
        path = self.directory / "rounds" / f"{number:05}.npz"
        if not path.exists():
            count = self.counted("games", games)
            nets = playable(self.kernels, self.trainer.mean) if nets is None else nets
            positions = play_games(self.kernels, self.recipe, nets, number, games, executor=self.executor, progress=count)
            names = [field.name for field in fields(Positions) if field.name != "games"]
            save_net(path, {name: getattr(positions, name) for name in names}, games=games)
            return positions
        arrays, facts = load_net(path)
        return Positions(**arrays, games=facts["games"])

    def _window(self, number: int) -> Positions:
        """Return the games to train on in a round: the latest ones, and those of the bootstrap while there are few."""
        rounds: list[Positions] = []
        for before in range(number - 1, -1, -1):
            if sum(part.games for part in rounds) >= self.recipe.window or (
                before == 0 and number > self.recipe.bootstrap_rounds and not self.recipe.start
            ):
                break
            rounds.append(self._kept[before] if before in self._kept else self._games(before, None, 0))
        self._kept = {number - 1 - k: part for k, part in enumerate(rounds)}
        return joined(rounds)

    def _train(self, positions: Positions, count: int, number: int) -> dict[str, float]:
        import numpy as np

        rate = max(self.recipe.least_rate, self.recipe.rate / max(1, self.recipe.earlier_rounds + number) ** 0.5)
        random = np.random.default_rng([self.recipe.seed, number])
        return self.trainer.train(positions, count, rate, random, self.counted("training", count))

    def _gate(self, number: int) -> tuple[dict[str, Score], bool]:
        """Play the new net against the best one so far, against the rivals, and in some rounds against the anchors."""
        recipe, best = self.recipe, self.best
        assert best is not None
        nets = playable(self.kernels, self.trainer.mean, best)
        gate = Match(self.kernels, recipe, nets, 1, number * recipe.gate_games)
        score, is_better = gate.decide(recipe.gate_games, FAIR, FAIR + recipe.gate_gain)
        scores = {"best": score}
        for row in range(len(rival_weights(self.kernels.ruleset.package, self.kernels.bots))):
            scores[f"rival {row}"] = Match(self.kernels, recipe, nets, -1 - row, gate.deal).play(recipe.rival_gate_games)
        return scores | self._meet_anchors(number), is_better

    def _meet_anchors(self, number: int) -> dict[str, Score]:
        if number % self.recipe.anchor_every:
            return {}
        pairs = [(spec, players) for players in self.recipe.anchor_players for spec in self.recipe.anchors]
        scores = {}
        for done, (spec, players) in enumerate(pairs):
            self.progress("anchors", done, len(pairs))
            deals = range(number * 1000, number * 1000 + max(1, self.recipe.anchor_games // players))
            name = spec if len(self.recipe.anchor_players) == 1 else f"{spec} ({players})"
            scores[name] = against(self.kernels, self.recipe, self.trainer.mean, spec, players, deals)
        return scores

    def _store(
        self, number: int, losses: dict[str, float], scores: dict[str, Score], seconds: float, *, is_better: bool
    ) -> None:
        """Store a finished round: first its line in the log, last the net in training, from which a stopped run resumes."""
        entry = self.add_to_log(number, losses, scores, seconds, is_better=is_better)
        self.rounds = number + 1
        if is_better:
            self.best = {name: array.copy() for name, array in self.trainer.mean.items()}
            save_net(self.directory / "best.npz", self.best, rounds=self.rounds)
            self._store_playable("net.npz")
        self._store_playable("newest.npz")
        save_net(self.directory / "trainer.npz", self.trainer.state(), rounds=self.rounds, steps=self.trainer.steps)
        if self.on_round:
            self.on_round(entry)

    def _store_playable(self, name: str) -> None:
        """Store the newest net in integers, as a game ships it, with its recipe and its curve."""
        save_net(self.directory / name, whole(self.kernels, self.trainer.mean), **self.facts())
