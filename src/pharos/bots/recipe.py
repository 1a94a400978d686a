"""Recipes for tuning the weights of greedy bots. Each game has its own in `games/<game>/bots/recipe.py`.

`pharos tune GAME` follows the recipe and reproduces exactly the weights in the evaluation of the game.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TuningRecipe:
    """How a game's weights are tuned: initial weights, tables and duration."""

    start: tuple[float, ...]
    """The initial weights, in rows as in the game's `WEIGHTS`."""
    tables: tuple[tuple[int, str], ...]
    """Player count and opponents of the candidate: copies of the initial weights, or random bots."""
    generations: int
    deals: int
    """Deals that each candidate plays at each table per generation, in every seat."""
    least: float
    """Smaller weights vary as if they were this large."""
    renewal: int = 0
    """Generations after which copies of the best weights so far replace the initial ones as opponents; 0 for never."""
    step: float = 0.3
    """Step size of the first generation, relative to each weight."""
    seed: int = 1
