"""The bots that calculate: greedy, flat and tree search, the same for every game; the work is done in kernels."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from ..core.backend import ENDLESS
from ..core.registry import kind
from ..core.seat import Seat
from .protocol import Budget, Candidate, Choice
from .rooms import BotRoom, bot_room

_CHUNK = 64  # simulations between two looks at the clock
_PLACES, _DEPTH = 1 << 16, 512
_OUTLOOK = 8  # decisions of each seat in the playouts of Architects' search
PLAYOUTS = {"duel": 100, "architects": 5, "seven-wonders": 20}
"""How many of a hundred decisions in playouts are random; the others are the ones that look best (see docs/bots.md)."""


class Calculator:
    """What the calculating bots share: buffers of their room, and the position as their seat may know it."""

    name = ""

    def __init__(self, game: str) -> None:
        self.kind = kind(game)
        self.spec = self.name
        self._room: BotRoom | None = None

    @property
    def room(self) -> BotRoom:
        """The room's searches, loaded when first needed."""
        if self._room is None:
            self._room = bot_room(self.kind.room)
            self._prepare(self._room)
        return self._room

    def _prepare(self, room: BotRoom) -> None:
        engine = room.engine
        self.states = engine.states(4)
        self.weights = room.weights()
        self.actions, self.visits = (engine.numbers(self.kind.max_legal) for _ in range(2))
        self.values = room.reals(self.kind.max_legal)
        self.out = engine.numbers(max(self.kind.max_legal, 64))

    def look(self, seat: Seat) -> BotRoom:
        """Put the seat's position into state 0; the kernels deal what it cannot know anew before they look at it."""
        room = self.room
        room.engine.store(self.states, 0, seat._game.state)
        return room

    def ranked(self, n: int, points: list[dict[str, float]] | None = None) -> tuple[Candidate, ...]:
        """The candidates that a kernel wrote, the best first."""
        found = [
            Candidate(int(self.actions[k]), float(self.values[k]), int(self.visits[k]), points[k] if points else {})
            for k in range(n)
        ]
        return tuple(sorted(found, key=lambda candidate: (-candidate.visits, -candidate.value)))


class GreedyBot(Calculator):
    """The action that looks best one decision ahead, by the room's tuned weights."""

    name = "greedy"

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """The action of most worth."""
        room = self.look(seat)
        n = room.greedy.appraise(self.states, seat.number, self.weights, self.actions, self.values)
        best = max(range(n), key=lambda k: self.values[k])
        return Choice(int(self.actions[best]), self.ranked(n) if reasons else ())


class FlatBot(Calculator):
    """Playouts over the root's actions by sequential halving; `random` is the share of random moves in them, in percent."""

    name = "flat"

    def __init__(
        self,
        game: str,
        simulations: int = 500,
        depth: str | None = None,
        random: str | None = None,
        share: str = "50",
        seed: str = "0",
        looks: str = "1",
    ) -> None:
        super().__init__(game)
        self.simulations, self.seed, self.share, self.looks = simulations, int(seed), int(share), int(looks)
        self.depth = None if depth is None else int(depth)
        if self.looks < 1:
            raise ValueError(looks)
        self.random = PLAYOUTS[self.kind.id] if random is None else int(random)
        self.spec = f"{self.name}:{simulations}"

    def horizon(self, players: int) -> int:
        """After how many decisions a playout is judged: at the end of the game, unless `depth` says otherwise."""
        return ENDLESS if self.depth is None else self.depth

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """The action that did best in its playouts."""
        room = self.look(seat)
        points = room.reals(self.kind.max_legal * room.insight.CATEGORIES if reasons else 0)
        order = room.engine.numbers(self.kind.max_legal)
        knobs = room.flat.Knobs(self.horizon(seat.players), self.looks, self.random, self.share)

        def search(simulations: int) -> int:
            n: int = room.flat.search(
                self.states, seat.number, simulations, _mixed(seed, self.seed), knobs, self.weights,
                self.actions, self.visits, self.values, points, order, self.out,
            )  # fmt: skip
            return n

        n = search(_affordable(search, budget) if budget and budget.milliseconds else _simulations(self.simulations, budget))
        for k in range(n):
            self.values[k] /= max(1, int(self.visits[k]))
        chosen = int(self.actions[int(order[0])])
        return Choice(chosen, self.ranked(n, self._points(points, n)) if reasons else ())

    def _points(self, sums: Any, n: int) -> list[dict[str, float]]:
        names = self.kind.categories
        return [
            {name: float(sums[k * len(names) + c]) / max(1, int(self.visits[k])) for c, name in enumerate(names)}
            for k in range(n)
        ]


class OutlookBot(FlatBot):
    """Flat search for Architects: greedy playouts of a few decisions for each seat, judged by the odds on the way."""

    def __init__(
        self,
        game: str,
        simulations: int = 600,
        depth: str | None = None,
        random: str = "0",
        share: str = "50",
        seed: str = "0",
        looks: str = "4",
    ) -> None:
        super().__init__(game, simulations, depth, random, share, seed, looks)

    def horizon(self, players: int) -> int:
        """Eight decisions for each seat, unless `depth` says otherwise."""
        return _OUTLOOK * players if self.depth is None else self.depth


class TreeBot(Calculator):
    """Tree search with chance nodes and greedy priors; playouts of at most `depth` decisions, `random` percent random."""

    name = "tree"

    def __init__(
        self,
        game: str,
        simulations: int = 800,
        bold: str = "1.0",
        sharp: str = "0.4",
        depth: str = "1000",
        random: str = "100",
        share: str = "50",
        seed: str = "0",
    ) -> None:
        super().__init__(game)
        self.simulations, self.bold, self.sharp = simulations, float(bold), float(sharp)
        self.depth, self.random, self.seed, self.share = int(depth), int(random), int(seed), int(share)
        self.spec = f"{self.name}:{simulations}"

    def _prepare(self, room: BotRoom) -> None:
        super()._prepare(room)
        self.tree = room.tree.plant()
        self.knobs = room.tree.Knobs(self.bold, self.sharp, self.depth, self.random, self.share)

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """The action most tried in the tree."""
        room = self.look(seat)
        room.engine.rules.reshuffle(self.states, 0, seat.number, 1)
        room.tree.clear(self.tree)
        first_seed = _mixed(seed, self.seed)
        for first, n in _chunks(_simulations(self.simulations, budget), budget):
            room.tree.search(
                self.states, seat.number, seat.players, n, first_seed + first, self.knobs, self.tree, self.weights, self.out
            )
        n = room.tree.root_actions(self.tree, self.actions, self.visits, self.values)
        candidates = self.ranked(n)
        return Choice(candidates[0].action, candidates if reasons else ())


class DecoupledBot(Calculator):
    """Search for games in which all decide at once: each seat keeps statistics of its own."""

    name = "decoupled"

    def __init__(
        self,
        game: str,
        simulations: int = 500,
        bold: str = "0.5",
        sharp: str = "0.3",
        decisions: str = "1",
        random: str = "20",
        share: str = "50",
        seed: str = "0",
    ) -> None:
        super().__init__(game)
        self.simulations, self.bold, self.sharp = simulations, float(bold), float(sharp)
        self.decisions, self.random, self.seed, self.share = int(decisions), int(random), int(seed), int(share)
        self.spec = f"{self.name}:{simulations}"

    def _prepare(self, room: BotRoom) -> None:
        super()._prepare(room)
        numbers, reals = room.engine.numbers, room.reals
        table = {"keys": numbers(_PLACES), "tried": numbers(_PLACES), "gains": reals(_PLACES), "looks": reals(_PLACES)}
        scratch = {"path": numbers(_DEPTH), "movers": numbers(_DEPTH), "values": reals(16)}
        self.memory = room.decoupled.Memory(**table, places=numbers(self.kind.max_legal), **scratch)
        self.knobs = room.decoupled.Knobs(self.bold, self.sharp, self.decisions, self.random, self.share)

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """The action most tried."""
        room = self.look(seat)
        room.engine.rules.reshuffle(self.states, 0, seat.number, 1)
        room.decoupled.clear(self.memory)
        first_seed = _mixed(seed, self.seed)
        for first, n in _chunks(_simulations(self.simulations, budget), budget):
            room.decoupled.search(
                self.states,
                seat.number,
                seat.players,
                n,
                first_seed + first,
                self.knobs,
                self.memory,
                self.weights,
                self.out,
            )
        n = room.decoupled.root_actions(self.states, seat.number, self.memory, self.actions, self.visits, self.values)
        candidates = self.ranked(n)
        return Choice(candidates[0].action, candidates if reasons else ())


def _chunks(limit: int, budget: Budget | None) -> Iterator[tuple[int, int]]:
    """Simulations in portions (first, how many): all at once, or until the clock says stop."""
    if not budget or not budget.milliseconds:
        yield 0, limit
        return
    end = time.monotonic() + budget.milliseconds / 1000
    for first in range(0, limit, _CHUNK):
        yield first, min(_CHUNK, limit - first)
        if time.monotonic() >= end:
            return


def _affordable(search: Callable[[int], int], budget: Budget) -> int:
    """How many simulations fit into a budget's milliseconds, by the pace of a few."""
    start = time.monotonic()
    search(_CHUNK)
    spent = max(time.monotonic() - start, 1e-6)
    assert budget.milliseconds is not None
    return max(_CHUNK, int(_CHUNK * (budget.milliseconds / 1000 - spent) / spent))


def _simulations(own: int, budget: Budget | None) -> int:
    """How many simulations: the budget's, else the bot's own; with a clock, as many as the clock allows."""
    if budget and budget.simulations:
        return budget.simulations
    return 1_000_000 if budget and budget.milliseconds else own


def _mixed(seed: int, own: int) -> int:
    """The seeds of the call and of the spec in one."""
    return (seed * 1_000_003 + own * 7919) & ((1 << 60) - 1)
