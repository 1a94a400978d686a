"""Tunes greedy bots: CMA-ES varies the weights and compares them with the initial ones in games on common deals.

    pharos tune duel

Every candidate of a generation plays the same deals, in every seat, against copies of the initial weights (or random
bots, see `recipe.py`); the next generation gets new deals. At the end the best weights play the initial ones on deals
that no generation has seen. The same command gives the same weights; without options, it gives those in the evaluation
of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..core.backend import Reals
from ..core.errors import BadChoice
from ..core.registry import game_spec, ruleset
from ..core.ruleset import Ruleset
from .kernel_loader import game_kernels
from .recipe import TuningRecipe

_UNSEEN = 1 << 40  # deals from here on are reserved for the final comparison


@dataclass(frozen=True)
class Progress:
    """A generation: its number, the best share of victories in it, and the weights at its centre."""

    generation: int
    best: float
    weights: list[float]


class Judge:
    """Plays a candidate at one kind of table, in whole games inside kernels."""

    def __init__(self, rules: Ruleset, players: int, others: list[float], *, random: bool = False) -> None:
        self.kernels = game_kernels(rules.package)
        self.players, self.others, self.random = players, others, random
        engine = self.kernels.engine
        self.states, self.out = engine.states(4), engine.numbers(max(rules.max_legal, 64))
        self.row = engine.row(rules.parameters(players, rules.checked_options({})))
        self.shares = engine.numbers(16)

    def share(self, candidate: list[float], first: int, deals: int) -> float:
        """Return the candidate's share of the victories on these deals, each played once in every seat."""
        weights = self.kernels.weights([*candidate, *self.others * (self.players - 1)])
        total = sum(self.won(weights, seed, place) for seed in range(first, first + deals) for place in range(self.players))
        return total / (1000 * deals * self.players)

    def won(self, weights: Reals, seed: int, place: int) -> int:
        """Return what the candidate wins on a deal in a seat, in thousandths."""
        rules = self.kernels.engine.rules
        other = -1 if self.random else 1
        seats = self.kernels.engine.row([0 if seat == place else other for seat in range(self.players)])
        rules.deal(self.states, 0, seed, self.row)
        self.kernels.greedy.play_match(self.states, seats, weights, self.out)
        rules.returns(self.states, 0, self.shares)
        return int(self.shares[place])


def recipe_of(game: str) -> TuningRecipe:
    """Return the recipe of a game; raises BadChoice if it has none."""
    spec = game_spec(game)
    if spec.recipe_part is None:
        raise BadChoice("no-recipe", got=game)
    recipe: TuningRecipe = spec.load(spec.recipe_part)
    return recipe


def judges(rules: Ruleset, others: list[float]) -> list[Judge]:
    """Return the tables of a game's recipe."""
    return [Judge(rules, players, others, random=who == "random") for players, who in recipe_of(rules.id).tables]


def tune(
    game: str, *, generations: int | None = None, deals: int | None = None, seed: int | None = None
) -> Iterator[Progress]:
    """Search for better weights than the initial ones of the game's recipe; yields after every generation."""
    import cma

    rules = ruleset(game)
    recipe = recipe_of(game)
    start = list(recipe.start)
    reach = [max(abs(weight), recipe.least) for weight in start]
    tables, many = judges(rules, start), deals or recipe.deals
    search = cma.CMAEvolutionStrategy([0.0] * len(start), recipe.step, {"seed": seed or recipe.seed, "verbose": -9})
    for generation in range(generations or recipe.generations):
        if recipe.renewal and generation and generation % recipe.renewal == 0:
            tables = judges(rules, _moved(start, search.mean, reach))
        asked = search.ask()
        shares = [
            sum(table.share(_moved(start, x, reach), generation * many, many) for table in tables) / len(tables)
            for x in asked
        ]
        search.tell(asked, [-share for share in shares])
        yield Progress(generation + 1, max(shares), _moved(start, search.mean, reach))


def _moved(start: list[float], x: Iterable[float], reach: list[float]) -> list[float]:
    return [round(w + float(a) * r, 2) + 0.0 for w, a, r in zip(start, x, reach, strict=True)]


def verdict(game: str, weights: list[float], *, deals: int = 1000) -> list[tuple[int, str, float]]:
    """Return players, opponents and share of victories at each table of the recipe, on unseen deals."""
    rules = ruleset(game)
    recipe = recipe_of(game)
    tables = zip(recipe.tables, judges(rules, list(recipe.start)), strict=True)
    return [(players, who, table.share(weights, _UNSEEN, deals)) for (players, who), table in tables]


def as_rows(game: str, weights: list[float]) -> str:
    """Format the weights as in the evaluation of the game, one row per age or phase."""
    n = len(game_kernels(ruleset(game).package).evaluation.FEATURES)
    rows = (weights[first : first + n] for first in range(0, len(weights), n))
    return "\n".join("    " + "".join(_figure(weight) for weight in row) for row in rows)


def _figure(weight: float) -> str:
    """Format a weight to the width of a column."""
    return f"{weight:.2f},".replace("-0.", "-.").rjust(6)


def is_present(game: str, weights: list[float]) -> bool:
    """Whether the bots already play with these weights."""
    return weights == [float(weight) for weight in game_kernels(ruleset(game).package).evaluation.WEIGHTS]
