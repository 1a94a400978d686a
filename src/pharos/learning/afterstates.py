"""Learning the value of afterstates: games between copies of a network, and the network that learns from them.

Every afterstate of a game learns its lambda return: the chances that the network gave later in the game, the nearer the
more, and in the end the result. A decision is the action whose afterstate is best, so better values are better decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from ..arena.executors import ArenaExecutor, completed
from ..bots.afterstate_bots import new_work
from ..bots.kernel_loader import GameKernels, game_kernels
from ..bots.net_kernels import Weights
from ..core.registry import ruleset
from .gate import Score, score_of, seatings
from .recipe import Recipe
from .self_play import rival_weights

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_PORTION = 50  # games that a thread plays at a time
_APART = 1 << 32  # distance between the seeds of two rounds
_MATCHES = 1 << 60  # seeds of matches, far from those of self-play
_DECISIONS = 110  # most afterstates of a game that are noted, per player
_ACTIVE = 64  # inputs of a city on average, at most
_EARLY, _LATE, _TINY = 0.9, 0.999, 1e-8  # constants of Adam


@dataclass
class Afterstates:
    """What games with one number of players taught: inputs that are not zero, and the chances to learn."""

    places: NDArray[np.int16]
    amounts: NDArray[np.float32]
    ends: NDArray[np.int64]
    targets: NDArray[np.float32]
    games: int = 0

    def __len__(self) -> int:
        return len(self.targets)

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.targets.shape[1])


class Table:
    """The buffers of one thread, and the games it plays with them."""

    def __init__(self, game: str, players: int, games: int = 0) -> None:
        import numpy as np

        self.kernels = game_kernels(ruleset(game).package)
        self.module = self.kernels.load("afterstate_games")
        engine, rules = self.kernels.engine, self.kernels.engine.rules
        self.rules, self.players = rules, players
        self.states = engine.states(self.module.STATES)
        self.out = engine.numbers(max(ruleset(game).max_legal, 64))
        self.row = engine.row(ruleset(game).parameters(players, ruleset(game).checked_options({})))
        self.rivals = rival_weights(ruleset(game).package, self.kernels)
        self.work = new_work(self.kernels)
        rows = games * players * _DECISIONS
        cells = rows * players * _ACTIVE
        self.samples = self.module.Samples(
            np.zeros(2, np.int64), np.zeros(cells, np.int16), np.zeros(cells, np.float32),
            np.zeros(rows * players, np.int64), np.zeros((rows, players), np.float32),
        )  # fmt: skip

    def play(
        self, nets: NDArray[np.float64], seed: int, kinds: Sequence[int], random_of_100: int = 0, trace: float = 1.0
    ) -> None:
        """Play one game between networks, one row each, and greedy bots."""
        self.module.play_game(
            self.states, seed, self.row, self.kernels.engine.row(list(kinds)), random_of_100, trace,
            nets, self.rivals, self.samples, self.work, self.out,
        )  # fmt: skip

    def shares(self) -> list[float]:
        """Return each seat's share of the victory in the game just played."""
        self.rules.returns(self.states, 0, self.out)
        return [int(self.out[seat]) / 1000 for seat in range(self.players)]

    def taken(self, games: int) -> Afterstates:
        """Return what the games noted, cut to size."""
        rows, cells = (int(n) for n in self.samples.counts)
        places, amounts, ends, targets = self.samples[1:]
        return Afterstates(
            places[:cells].copy(), amounts[:cells].copy(), ends[: rows * self.players].copy(), targets[:rows].copy(), games
        )


def rows_of(*nets: Weights) -> NDArray[np.float64]:
    """Return networks as kernels take them, one row each."""
    import numpy as np

    return np.array([net["net"] for net in nets], np.float64)


def joined(parts: Sequence[Afterstates]) -> Afterstates:
    """Concatenate afterstates of games with the same number of players."""
    import numpy as np

    shifts = np.cumsum([0, *(len(part.places) for part in parts[:-1])])
    return Afterstates(
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.amounts for part in parts]),
        np.concatenate([part.ends + shift for part, shift in zip(parts, shifts, strict=True)]),
        np.concatenate([part.targets for part in parts]),
        sum(part.games for part in parts),
    )


def play_portion(game: str, recipe: Recipe, net: Weights, number: int, portion: int) -> Afterstates:
    """Play a portion of the games of a round, in this thread of this process."""
    from random import Random

    first = (recipe.seed << 48) + number * _APART + portion * _PORTION
    players, _ = recipe.table(portion)
    table, nets = Table(game, players, _PORTION), rows_of(net)
    for seed in range(first, first + _PORTION):
        chance = Random(seed)
        if number == 0 and not recipe.start:
            random_of_100, trace, kinds = chance.randrange(2 * recipe.bootstrap_random), 1.0, [-1] * players
        else:
            random_of_100, trace, kinds = recipe.rival_random * (seed % 2), 1 - 1 / recipe.trace, [0] * players
            if chance.randrange(100) < recipe.rival_games:
                kinds[chance.randrange(players)] = -1 - chance.randrange(len(table.rivals))
        table.play(nets, seed, kinds, random_of_100, trace)
    return table.taken(_PORTION)


def play_round(
    game: str, recipe: Recipe, net: Weights, number: int, executor: ArenaExecutor, progress: Callable[[int], None]
) -> list[Afterstates]:
    """Play the games of a round; returns them by number of players. The same recipe and network give the same games."""
    games = recipe.games_of(number)
    tasks = [(game, recipe, net, number, portion) for portion in range(max(1, games // _PORTION))]
    parts: dict[int, Afterstates] = {}
    for task, part in completed(executor, play_portion, tasks):
        parts[task[4]] = part
        progress(part.games)
    by_players: dict[int, list[Afterstates]] = {}
    for portion in sorted(parts):
        by_players.setdefault(parts[portion].players, []).append(parts[portion])
    return [joined(by_players[players]) for players in sorted(by_players)]


def meet(game: str, recipe: Recipe, nets: Sequence[Weights], other: int, games: int, first_deal: int) -> Score:
    """Return the score of network 0 against copies of another player; each deal is played from every seat.

    The other player is the second network (1), or -1 - the row of weights of a rival.
    """
    shares: list[float] = []
    played, deal, rows = 0, first_deal, rows_of(*nets)
    tables: dict[int, Table] = {}
    while played < games:
        players, _ = recipe.table(deal)
        table = tables.setdefault(players, Table(game, players))
        total = 0.0
        for kinds in seatings(players, other):
            table.play(rows, _MATCHES + deal, kinds)
            total += table.shares()[kinds.index(0)]
        shares.append(total / 2)
        played += players
        deal += 1
    return score_of(shares, played)


class Trainer:
    """A network in training: a linear part and a hidden layer that all cities share, with the moments of Adam."""

    def __init__(self, kernels: GameKernels, recipe: Recipe) -> None:
        import numpy as np

        module = kernels.load("afterstates")
        self.inputs, self.width = module.N_INPUTS, module.WIDTH
        random = np.random.default_rng(recipe.seed)
        net = np.zeros((self.inputs + 1, self.width), np.float32)
        net[:-1, 1:] = random.normal(0, 0.15, (self.inputs, self.width - 1))
        net[-1, 1:] = random.normal(0, 0.1, self.width - 1)
        self.recipe, self.net = recipe, net
        self.moments = [np.zeros_like(net), np.zeros_like(net)]
        self.steps = 0

    @property
    def weights(self) -> Weights:
        """The network as bots take it."""
        return {"net": self.net.ravel().copy()}

    def begin_with(self, net: NDArray[np.float32]) -> None:
        """Take over a network; units that it does not have do not count yet. Raises ValueError if it has more of them."""
        narrower = net.reshape(self.inputs + 1, -1)
        self.net[-1] = 0
        self.net[:, : narrower.shape[1]] = narrower

    def state(self) -> Weights:
        """Return everything that a stopped run needs to go on."""
        return {"net": self.net, "first": self.moments[0], "second": self.moments[1]}

    def restore(self, stored: Weights, steps: int) -> None:
        """Go on where `state` was taken."""
        self.net, self.moments, self.steps = stored["net"], [stored["first"], stored["second"]], steps

    def rows(self, part: Afterstates, chosen: NDArray[np.int64]) -> NDArray[np.float32]:
        """Return the inputs of all cities in the chosen afterstates, one row per city."""
        import numpy as np

        cities = (chosen[:, None] * part.players + np.arange(part.players)).ravel()
        ends = part.ends[cities]
        starts = np.where(cities > 0, part.ends[cities - 1], 0)
        lengths = ends - starts
        row = np.repeat(np.arange(len(cities)), lengths)
        cell = np.arange(len(row)) + np.repeat(starts - np.cumsum(lengths) + lengths, lengths)
        inputs = np.zeros((len(cities), self.inputs), np.float32)
        np.add.at(inputs, (row, part.places[cell]), part.amounts[cell])  # both top cards may be of one kind
        return inputs

    def loss(self, part: Afterstates, chosen: NDArray[np.int64]) -> float:
        """Return the mean cross entropy of the chances against those to learn."""
        return self._pass(part, chosen)[0]

    def _pass(
        self, part: Afterstates, chosen: NDArray[np.int64], *, learns: bool = False
    ) -> tuple[float, NDArray[np.float32] | None]:
        """Return the loss and, if asked, its slope."""
        import numpy as np

        inputs, targets = self.rows(part, chosen), part.targets[chosen]
        sums, out = inputs @ self.net[:-1], self.net[-1, 1:]
        units = np.maximum(0, sums[:, 1:])
        values = (sums[:, 0] + units @ out).reshape(-1, part.players)
        odds = np.exp(values - values.max(axis=1, keepdims=True))
        chances = odds / odds.sum(axis=1, keepdims=True)
        loss = float(-(targets * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())
        if not learns:
            return loss, None
        wrong = ((chances - targets) / len(chosen)).reshape(-1, 1)
        below = np.concatenate([wrong, wrong * out * (units > 0)], axis=1)
        slope = np.zeros_like(self.net)
        slope[:-1] = inputs.T @ below
        slope[-1, 1:] = (units.T @ wrong)[:, 0]
        return loss, slope

    def learn(self, part: Afterstates, chosen: NDArray[np.int64], rate: float) -> float:
        """Make one step of Adam; returns the loss before it."""
        import numpy as np

        loss, slope = self._pass(part, chosen, learns=True)
        assert slope is not None
        first, second = self.moments
        self.steps += 1
        first += (1 - _EARLY) * (slope - first)
        second += (1 - _LATE) * (slope * slope - second)
        speed = rate / (1 - _EARLY**self.steps)
        self.net -= speed * first / (np.sqrt(second / (1 - _LATE**self.steps)) + _TINY)
        return loss

    def train(
        self,
        rounds: Sequence[Sequence[Afterstates]],
        rate: float,
        random: np.random.Generator,
        progress: Callable[[int], None],
    ) -> float:
        """Train on positions of the rounds in the window, the newest twice as often; returns the mean loss."""
        parts = [part for older in (rounds, rounds[-1:]) for parts in older for part in parts]
        weights = [len(part) for part in parts]
        losses = []
        for _ in range(max(1, self.recipe.positions // self.recipe.batch)):
            part = parts[int(random.choice(len(parts), p=[weight / sum(weights) for weight in weights]))]
            losses.append(self.learn(part, random.integers(len(part), size=self.recipe.batch), rate))
            progress(self.recipe.batch)
        return fmean(losses)
