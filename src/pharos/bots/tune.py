"""Tuning the greedy bots: weights are moved by CMA-ES and judged by games on common deals against those they came from.

    pharos tune duel

Every candidate of a generation plays the same deals, in every seat, against copies of the weights that the search began
with (or random bots, see `recipes.py`); the next generation gets new deals. At the end the found weights meet the first
ones on deals that no generation has seen. The same command gives the same weights, and without options those that stand in
`insight/`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..core.kind import Kind
from ..core.registry import kind
from .recipes import RECIPES
from .rooms import bot_room

_UNSEEN = 1 << 40  # deals from here on are kept for the last judgement


@dataclass(frozen=True)
class Progress:
    """A generation: its number, the best share of victories in it, and the weights it is centred on."""

    generation: int
    best: float
    weights: list[float]


class Judge:
    """Plays a candidate at one sort of table, whole games inside kernels."""

    def __init__(self, found: Kind, players: int, others: list[float], *, random: bool = False) -> None:
        self.room = bot_room(found.room)
        self.players, self.others, self.random = players, others, random
        engine = self.room.engine
        self.states, self.out = engine.states(4), engine.numbers(max(found.max_legal, 64))
        self.row = engine.row(found.parameters(players, found.checked_options({})))
        self.shares = engine.numbers(16)

    def share(self, candidate: list[float], first: int, deals: int) -> float:
        """The candidate's share of the victories on these deals, each played once in every seat."""
        weights = self.room.weights([*candidate, *self.others * (self.players - 1)])
        total = sum(self.won(weights, seed, place) for seed in range(first, first + deals) for place in range(self.players))
        return total / (1000 * deals * self.players)

    def won(self, weights: Any, seed: int, place: int) -> int:
        """What the candidate wins of a deal in a seat, in thousandths."""
        rules = self.room.engine.rules
        other = -1 if self.random else 1
        seats = self.room.engine.row([0 if seat == place else other for seat in range(self.players)])
        rules.deal(self.states, 0, seed, self.row)
        self.room.greedy.play_match(self.states, seats, weights, self.out)
        rules.returns(self.states, 0, self.shares)
        return int(self.shares[place])


def judges(found: Kind, others: list[float]) -> list[Judge]:
    """The tables of a game's recipe."""
    return [Judge(found, players, others, random=who == "random") for players, who in RECIPES[found.room].tables]


def tune(
    game: str, *, generations: int | None = None, deals: int | None = None, seed: int | None = None
) -> Iterator[Progress]:
    """Look for better weights than the start of the game's recipe; yields after every generation."""
    import cma

    found = kind(game)
    recipe = RECIPES[found.room]
    start = list(recipe.start)
    reach = [max(abs(weight), recipe.least) for weight in start]
    tables, many = judges(found, start), deals or recipe.deals
    search = cma.CMAEvolutionStrategy([0.0] * len(start), recipe.step, {"seed": seed or recipe.seed, "verbose": -9})
    for generation in range(generations or recipe.generations):
        if recipe.renewal and generation and generation % recipe.renewal == 0:
            tables = judges(found, _moved(start, search.mean, reach))
        asked = search.ask()
        shares = [
            sum(table.share(_moved(start, x, reach), generation * many, many) for table in tables) / len(tables)
            for x in asked
        ]
        search.tell(asked, [-share for share in shares])
        yield Progress(generation + 1, max(shares), _moved(start, search.mean, reach))


def _moved(start: list[float], x: Any, reach: list[float]) -> list[float]:
    return [round(w + float(a) * r, 2) + 0.0 for w, a, r in zip(start, x, reach, strict=True)]


def verdict(game: str, weights: list[float], *, deals: int = 1000) -> list[tuple[int, str, float]]:
    """Players, opponents and share of victories at each table of the recipe, on deals that no generation has seen."""
    found = kind(game)
    recipe = RECIPES[found.room]
    tables = zip(recipe.tables, judges(found, list(recipe.start)), strict=True)
    return [(players, who, table.share(weights, _UNSEEN, deals)) for (players, who), table in tables]


def as_rows(game: str, weights: list[float]) -> str:
    """The weights as they stand in the room's insight, one row for each age or phase."""
    n = len(bot_room(kind(game).room).insight.FEATURES)
    rows = (weights[first : first + n] for first in range(0, len(weights), n))
    return "\n".join("    " + "".join(_figure(weight) for weight in row) for row in rows)


def _figure(weight: float) -> str:
    """A weight in the width of a column."""
    return f"{weight:.2f},".replace("-0.", "-.").rjust(6)


def is_present(game: str, weights: list[float]) -> bool:
    """Whether these are the weights that the bots play with."""
    return weights == [float(weight) for weight in bot_room(kind(game).room).insight.WEIGHTS]
