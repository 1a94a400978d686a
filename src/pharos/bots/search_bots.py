"""Greedy, flat and tree search bots, the same for every game; kernels do the work."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial

from ..core.backend import ENDLESS, Numbers, Reals
from ..core.registry import game_spec, ruleset
from ..core.seat import Seat
from .kernel_loader import GameKernels, game_kernels
from .protocol import Budget, Candidate, Choice

_CHUNK = 64  # simulations between two checks of the clock
_PLACES, _DEPTH = 1 << 16, 512
_TRUNCATED = 8  # decisions of each seat in a truncated playout


class KernelBot:
    """What all bots that run kernels share: buffers, and the position as their seat knows it."""

    name = ""
    is_interpreted = False
    """Whether to run the kernels as plain Python even if they could be compiled."""

    def __init__(self, game: str) -> None:
        self.ruleset = ruleset(game)
        self.spec = self.name
        self._kernels: GameKernels | None = None

    @property
    def kernels(self) -> GameKernels:
        """The searches of the game, loaded on first use."""
        if self._kernels is None:
            self._kernels = game_kernels(self.ruleset.package, interpreted=self.is_interpreted)
            self._prepare(self._kernels)
        return self._kernels

    def _prepare(self, kernels: GameKernels) -> None:
        engine = kernels.engine
        self.states = engine.states(4)
        self.weights = kernels.weights()
        self.actions, self.visits = (engine.numbers(self.ruleset.max_legal) for _ in range(2))
        self.values = kernels.reals(self.ruleset.max_legal)
        self.out = engine.numbers(max(self.ruleset.max_legal, 64))

    def load(self, seat: Seat) -> GameKernels:
        """Copy the position into state 0; the kernels redeal what the seat cannot know before they search."""
        kernels = self.kernels
        seat.store(kernels.engine, self.states, 0)
        return kernels

    def ranked(self, n: int, points: list[dict[str, float]] | None = None) -> tuple[Candidate, ...]:
        """Return the candidates that a kernel wrote, best first."""
        candidates = [
            Candidate(int(self.actions[k]), float(self.values[k]), int(self.visits[k]), points[k] if points else {})
            for k in range(n)
        ]
        return tuple(sorted(candidates, key=lambda candidate: (-candidate.visits, -candidate.value)))


class GreedyBot(KernelBot):
    """Chooses the action with the best evaluation one decision ahead, by the tuned weights of the game."""

    name = "greedy"

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Choose the action with the highest value."""
        kernels = self.load(seat)
        n = kernels.greedy.appraise(self.states, seat.number, self.weights, self.actions, self.values)
        best = max(range(n), key=lambda k: self.values[k])
        return Choice(int(self.actions[best]), self.ranked(n) if reasons else ())


class FlatBot(KernelBot):
    """Playouts over the root's actions by sequential halving; `random` is the percentage of random moves in them."""

    name = "flat"

    def __init__(
        self,
        game: str,
        simulations: int = 500,
        depth: int | None = None,
        random: int | None = None,
        result_weight: int = 50,
        seed: int = 0,
        evaluations: int = 1,
    ) -> None:
        super().__init__(game)
        if evaluations < 1:
            raise ValueError(evaluations)
        self.simulations, self.depth, self.seed = simulations, depth, seed
        self.random = game_spec(game).playout_randomness if random is None else random
        self.result_weight, self.evaluations = result_weight, evaluations
        self.spec = f"{self.name}:{simulations}"

    def horizon(self, players: int) -> int:
        """Return the length of a playout in decisions: to the end of the game by default, or `depth`."""
        return ENDLESS if self.depth is None else self.depth

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Choose the action with the best playouts."""
        kernels = self.load(seat)
        points = kernels.reals(self.ruleset.max_legal * kernels.evaluation.CATEGORIES if reasons else 0)
        order = kernels.engine.numbers(self.ruleset.max_legal)

        def search(simulations: int, points: Reals) -> int:
            return self.search(seat, simulations, mixed_seed(seed, self.seed), points, order)

        wanted = simulations_of(self.simulations, budget)
        if budget and budget.milliseconds and wanted > _CHUNK:
            wanted = min(wanted, _affordable(partial(search, points=kernels.reals(0)), budget))
        n = search(wanted, points)
        for k in range(n):
            self.values[k] /= max(1, int(self.visits[k]))
        chosen = int(self.actions[int(order[0])])
        return Choice(chosen, self.ranked(n, self._points(points, n)) if reasons else ())

    def search(self, seat: Seat, simulations: int, seed: int, points: Reals, order: Numbers) -> int:
        """Search the position in state 0; writes actions, visits, total values and their order; returns how many actions."""
        flat = self.kernels.flat
        settings = flat.Settings(self.horizon(seat.players), self.evaluations, self.random, self.result_weight)
        n: int = flat.search(
            self.states, seat.number, simulations, seed, settings, self.weights,
            self.actions, self.visits, self.values, points, order, self.out,
        )  # fmt: skip
        return n

    def _points(self, sums: Reals, n: int) -> list[dict[str, float]]:
        names = self.ruleset.categories
        return [
            {name: float(sums[k * len(names) + c]) / max(1, int(self.visits[k])) for c, name in enumerate(names)}
            for k in range(n)
        ]


class TruncatedFlatBot(FlatBot):
    """Flat search with truncated playouts: a few greedy decisions per seat, evaluated several times on the way."""

    def __init__(
        self,
        game: str,
        simulations: int = 600,
        depth: int | None = None,
        random: int = 0,
        result_weight: int = 50,
        seed: int = 0,
        evaluations: int = 4,
    ) -> None:
        super().__init__(game, simulations, depth, random, result_weight, seed, evaluations)

    def horizon(self, players: int) -> int:
        """Return eight decisions per seat by default, or `depth`."""
        return _TRUNCATED * players if self.depth is None else self.depth


class SearchBot(KernelBot):
    """A search that runs in portions until its budget is used up, and chooses the most visited action."""

    def __init__(self, game: str, simulations: int, seed: int) -> None:
        super().__init__(game)
        self.simulations, self.seed = simulations, seed
        self.spec = f"{self.name}:{simulations}"

    def clear(self) -> None:
        """Forget the search before."""
        raise NotImplementedError

    def simulate(self, seat: Seat, simulations: int, seed: int) -> None:
        """Search on from the position in state 0."""
        raise NotImplementedError

    def list_root(self, seat: Seat) -> int:
        """Write the root's actions with their visits and values; return how many there are."""
        raise NotImplementedError

    def spend(self, seat: Seat, budget: Budget | None, seed: int) -> None:
        """Search until the budget is used up."""
        for first, n in _chunks(simulations_of(self.simulations, budget), budget):
            self.simulate(seat, n, seed + first)

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Choose the most visited action."""
        kernels = self.load(seat)
        kernels.engine.rules.reshuffle(self.states, 0, seat.number, 1)
        self.clear()
        self.spend(seat, budget, mixed_seed(seed, self.seed))
        candidates = self.ranked(self.list_root(seat))
        return Choice(candidates[0].action, candidates if reasons else ())


class TreeBot(SearchBot):
    """Tree search with chance nodes and greedy priors; playouts of at most `depth` decisions, `random` percent random."""

    name = "tree"
    kernel = "tree"

    def __init__(
        self,
        game: str,
        simulations: int = 800,
        exploration: float = 1.0,
        prior_weight: float = 0.4,
        depth: int = 1000,
        random: int = 100,
        result_weight: int = 50,
        seed: int = 0,
    ) -> None:
        super().__init__(game, simulations, seed)
        self._settings = exploration, prior_weight, depth, random, result_weight

    def _prepare(self, kernels: GameKernels) -> None:
        super()._prepare(kernels)
        self.tree = kernels.tree.new_tree()
        self.settings = kernels.tree.Settings(*self._settings)

    def clear(self) -> None:
        """Cut the tree down."""
        self.kernels.tree.clear(self.tree)

    def simulate(self, seat: Seat, simulations: int, seed: int) -> None:
        """Grow the tree."""
        self.kernels.load(self.kernel).search(
            self.states, seat.number, seat.players, simulations, seed, self.settings, self.tree, self.weights, self.out
        )

    def list_root(self, seat: Seat) -> int:
        """Read the actions at the root of the tree."""
        n: int = self.kernels.tree.root_actions(self.tree, self.actions, self.visits, self.values)
        return n


class DecoupledBot(SearchBot):
    """Search for games in which all seats decide at once: each seat keeps its own statistics."""

    name = "decoupled"

    def __init__(
        self,
        game: str,
        simulations: int = 500,
        exploration: float = 0.5,
        prior_weight: float = 0.3,
        decisions: int = 1,
        random: int = 20,
        result_weight: int = 50,
        seed: int = 0,
    ) -> None:
        super().__init__(game, simulations, seed)
        self._settings = exploration, prior_weight, decisions, random, result_weight

    def _prepare(self, kernels: GameKernels) -> None:
        super()._prepare(kernels)
        numbers, reals = kernels.engine.numbers, kernels.reals
        statistics = {
            "keys": numbers(_PLACES),
            "tried": numbers(_PLACES),
            "gains": reals(_PLACES),
            "greedy_values": reals(_PLACES),
        }
        scratch = {"path": numbers(_DEPTH), "movers": numbers(_DEPTH), "values": reals(16)}
        self.memory = kernels.decoupled.Memory(**statistics, places=numbers(self.ruleset.max_legal), **scratch)
        self.settings = kernels.decoupled.Settings(*self._settings)

    def clear(self) -> None:
        """Forget all statistics."""
        self.kernels.decoupled.clear(self.memory)

    def simulate(self, seat: Seat, simulations: int, seed: int) -> None:
        """Add to the statistics."""
        self.kernels.decoupled.search(
            self.states, seat.number, seat.players, simulations, seed, self.settings, self.memory, self.weights, self.out
        )

    def list_root(self, seat: Seat) -> int:
        """Read the statistics of the seat's actions."""
        n: int = self.kernels.decoupled.root_actions(
            self.states, seat.number, self.memory, self.actions, self.visits, self.values
        )
        return n


def _chunks(limit: int, budget: Budget | None) -> Iterator[tuple[int, int]]:
    """Yield portions of simulations (first, how many): all at once, or until the time is up."""
    if not budget or not budget.milliseconds:
        yield 0, limit
        return
    end = time.monotonic() + budget.milliseconds / 1000
    for first in range(0, limit, _CHUNK):
        yield first, min(_CHUNK, limit - first)
        if time.monotonic() >= end:
            return


def _affordable(search: Callable[[int], int], budget: Budget) -> int:
    """Estimate how many simulations fit into a budget's milliseconds, from the time that a few of them take."""
    start = time.monotonic()
    search(_CHUNK)
    spent = max(time.monotonic() - start, 1e-6)
    assert budget.milliseconds is not None
    return max(_CHUNK, int(_CHUNK * (budget.milliseconds / 1000 - spent) / spent))


def simulations_of(own: int, budget: Budget | None) -> int:
    """Return the number of simulations: the budget's, or the bot's default; with a time limit, practically unlimited."""
    if budget and budget.simulations:
        return budget.simulations
    return 1_000_000 if budget and budget.milliseconds else own


def mixed_seed(seed: int, own: int) -> int:
    """Combine the seeds of the call and of the spec."""
    return (seed * 1_000_003 + own * 7919) & ((1 << 60) - 1)
