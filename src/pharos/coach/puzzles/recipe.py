"""What the search for puzzles needs to know about a game: its part `puzzles.py` contains one `PuzzleRecipe`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ...core.registry import game_spec
from ...core.ruleset import Parts
from ...core.seat import Seat

Theme = str
THEMES: tuple[Theme, ...] = ("science", "military", "denial", "payment", "wonder", "chain", "last")
"""All themes, in the order in which they are listed."""
Deed = tuple[object, ...]
"""What an action does, without how."""


@dataclass(frozen=True)
class Setup:
    """A kind of table that puzzles are mined from."""

    players: int
    options: dict[str, str] = field(default_factory=dict)
    weight: int = 1
    """How many of the deals, compared with the other kinds."""


@dataclass(frozen=True)
class PuzzleRecipe:
    """How puzzles of a game are found, verified and classified."""

    setups: tuple[Setup, ...]
    themes: Mapping[str, Theme]
    """The themes of supremacies and of categories of points, if a reason names them."""
    deed: Callable[[Parts], Deed]
    """The effect of an action: actions that differ only in a payment do the same."""
    traits: Callable[[Seat, Parts, Parts], set[Theme]]
    """The themes that follow from the position, from the solution and from what a greedy player does instead."""
    screen: str
    """The bot that examines every decision of a game."""
    deep: str
    """The bot that must find the solution, whatever its seed."""
    depths: tuple[int, ...]
    """Numbers of simulations, growing: the first from which the deep bot always finds the solution is its depth."""
    worlds: int
    """Worlds in which the solution is compared with every other action."""
    simulations: int = 0
    """Simulations with the game's net after each action in each world; with none, greedy bots finish the game."""
    heroes: int = 1
    """How many seats of a game are examined."""
    after: int = 0
    """The number of first decisions of each seat that are never examined."""
    skipped: int = 0
    """Up to this many further decisions of a game are skipped, so that all of its phases have a chance."""
    others: str = "greedy:temperature=1"
    """The bot of the other seats; sometimes it also plays for the examined ones."""


def recipe(game: str) -> PuzzleRecipe | None:
    """Return the recipe of a game, or None if the game has no puzzles."""
    spec = game_spec(game)
    puzzle_recipe: PuzzleRecipe | None = spec.load(spec.puzzle_part) if spec.puzzle_part else None
    return puzzle_recipe


def games_with_puzzles() -> tuple[str, ...]:
    """Return the ids of all games with puzzles."""
    from ...core.registry import game_specs

    return tuple(id for id, spec in game_specs().items() if spec.puzzle_part)
