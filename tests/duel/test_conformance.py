"""The conformance suite on Duel: some games with every check at every decision, and ten thousand with a few."""

from __future__ import annotations

import pytest

from pharos.conformance import check_game

WONDERS = ("draft", "first-game")
CHUNK = 250


@pytest.mark.parametrize("wonders", WONDERS)
@pytest.mark.parametrize("seed", range(1000, 1015))
def test_every_check_at_every_decision(seed: int, wonders: str) -> None:
    assert check_game("duel", seed=seed, care=1.0, wonders=wonders) >= 35


@pytest.mark.parametrize("wonders", WONDERS)
@pytest.mark.parametrize("first", range(0, 5000, CHUNK))
def test_ten_thousand_random_games(first: int, wonders: str) -> None:
    for seed in range(first, first + CHUNK):
        check_game("duel", seed=seed, care=0.0003, wonders=wonders)
