"""Tuning the greedy bots: weights are moved by CMA-ES and judged by games on common deals against those they came from.

    pharos tune duel --generations 60 --deals 200 --seed 1

Every candidate of a generation plays the same deals, in every seat, against copies of the present weights; the next
generation gets new deals. At the end the found weights meet the old ones on deals that no generation has seen. The same
command gives the same weights.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..core.kind import Kind
from ..core.registry import kind
from .rooms import bot_room

_LEAST = 0.2  # weights smaller than this move as if they were this large
UNTUNED = "scale"  # turns a lead into a chance to win: greedy play does not use it
_UNSEEN = 1 << 40  # deals from here on are kept for the last judgement


@dataclass(frozen=True)
class Progress:
    """A generation: its number, the best share of victories in it, and the weights it is centred on."""

    generation: int
    best: float
    weights: list[float]


class Judge:
    """Plays a candidate against copies of the present weights, whole games inside kernels."""

    def __init__(self, found: Kind, players: int, old: list[float]) -> None:
        self.room = bot_room(found.room)
        self.players, self.old = players, old
        engine = self.room.engine
        self.states, self.out = engine.states(4), engine.numbers(max(found.max_legal, 64))
        self.row = engine.row(found.parameters(players, found.checked_options({})))
        self.shares = engine.numbers(16)

    def share(self, candidate: list[float], first: int, deals: int) -> float:
        """The candidate's share of the victories on these deals, each played once in every seat."""
        rules = self.room.engine.rules
        weights = self.room.weights([*candidate, *self.old * (self.players - 1)])
        total = 0
        for seed in range(first, first + deals):
            for place in range(self.players):
                seats = self.room.engine.row([(seat - place) % self.players for seat in range(self.players)])
                rules.deal(self.states, 0, seed, self.row)
                self.room.greedy.play_match(self.states, seats, weights, self.out)
                rules.returns(self.states, 0, self.shares)
                total += int(self.shares[place])
        return total / (1000 * deals * self.players)


def tune(
    game: str, *, players: int | None = None, generations: int = 60, deals: int = 200, seed: int = 1, step: float = 0.3
) -> Iterator[Progress]:
    """Look for better weights; yields after every generation."""
    import cma

    found = kind(game)
    old = [float(weight) for weight in bot_room(found.room).insight.WEIGHTS]
    names = bot_room(found.room).insight.FEATURES
    scale = [0.0 if names[k % len(names)] == UNTUNED else max(abs(weight), _LEAST) for k, weight in enumerate(old)]
    judge = Judge(found, players or found.seats[0], old)
    search = cma.CMAEvolutionStrategy([0.0] * len(old), step, {"seed": seed, "verbose": -9})
    for generation in range(generations):
        asked = search.ask()
        shares = [judge.share(_moved(old, x, scale), generation * deals, deals) for x in asked]
        search.tell(asked, [-share for share in shares])
        yield Progress(generation + 1, max(shares), _moved(old, search.mean, scale))


def _moved(old: list[float], x: Any, scale: list[float]) -> list[float]:
    return [round(w + float(a) * s, 3) for w, a, s in zip(old, x, scale, strict=True)]


def verdict(game: str, weights: list[float], *, players: int | None = None, deals: int = 1000) -> float:
    """The share of victories of new weights against the present ones, on deals that no generation has seen."""
    found = kind(game)
    judge = Judge(found, players or found.seats[0], [float(weight) for weight in bot_room(found.room).insight.WEIGHTS])
    return judge.share(weights, _UNSEEN, deals)


def as_rows(game: str, weights: list[float]) -> str:
    """The weights as they stand in the room's insight, one row for each age or phase."""
    n = len(bot_room(kind(game).room).insight.FEATURES)
    rows = (weights[first : first + n] for first in range(0, len(weights), n))
    return "\n".join("      " + " ".join(f"{weight:.2f}," for weight in row) for row in rows)
