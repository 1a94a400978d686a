"""Tuning: it repeats itself, its starts fit the weights, and the weights in use are those that the recipes found."""

from __future__ import annotations

from pathlib import Path

import pytest

import pharos
from pharos.bots.kernel_loader import game_kernels
from pharos.bots.tune import as_rows, is_present, recipe_of, tune, verdict
from pharos.core.registry import ruleset

GAMES = pharos.game_ids()
LOGS = Path(__file__).parent.parent.parent / "docs" / "tuning"


def present(game: str) -> list[float]:
    return [float(weight) for weight in game_kernels(ruleset(game).package).evaluation.WEIGHTS]


@pytest.mark.parametrize("game", GAMES)
def test_start_and_weights_have_the_same_names(game: str) -> None:
    names = game_kernels(ruleset(game).package).evaluation.FEATURES
    assert len(set(names)) == len(names)
    assert len(recipe_of(game).start) == len(present(game)) == 3 * len(names)


@pytest.mark.parametrize("game", GAMES)
def test_tuning_finds_weights_and_repeats_itself(game: str) -> None:
    runs = [list(tune(game, generations=2, deals=1, seed=4)) for _ in range(2)]
    assert runs[0] == runs[1]
    assert runs[0] != list(tune(game, generations=2, deals=1, seed=5))
    weights = runs[0][-1].weights
    assert weights != list(recipe_of(game).start)
    assert all(0 <= share <= 1 for _, _, share in verdict(game, weights, deals=1))
    assert not is_present(game, weights)
    assert is_present(game, present(game))
    assert len(as_rows(game, weights).splitlines()) == 3


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_in_use_are_those_of_the_log(game: str) -> None:
    log = (LOGS / f"{game}.txt").read_text(encoding="utf-8")
    recipe = recipe_of(game)
    assert log.startswith(f"$ pharos tune {game}\n")
    assert as_rows(game, present(game)) in log
    assert sum(line.startswith("Generation ") for line in log.splitlines()) == recipe.generations
