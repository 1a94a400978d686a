"""The conformance suite on Duel, deep and broad, and ten thousand games by the twin and the compiled rules in step."""

from __future__ import annotations

from random import Random

import pytest

from pharos import kind
from pharos.conformance import check_game
from pharos.core.engine import engine
from pharos.core.structs import differences

WONDERS = ("draft", "first-game")
DUEL = kind("duel")


@pytest.mark.parametrize("wonders", WONDERS)
@pytest.mark.parametrize("seed", range(1000, 1015))
def test_every_check_at_every_decision(seed: int, wonders: str) -> None:
    assert check_game("duel", seed=seed, care=1.0, wonders=wonders) >= 35


@pytest.mark.parametrize("wonders", WONDERS)
@pytest.mark.parametrize("first", range(2000, 2400, 100))
def test_some_checks_over_many_games(first: int, wonders: str) -> None:
    for seed in range(first, first + 100):
        check_game("duel", seed=seed, care=0.001, wonders=wonders)


def play_in_step(seed: int, draft: int) -> None:
    """One random game in both engines: the same choices at every decision, the same state at the end, no piece lost."""
    twin, native = engine("duel", native=False), engine("duel", native=True)
    slow, fast, random = twin.rules, native.rules, Random(seed)
    ours, theirs, mine, yours = twin.states(), native.states(), twin.numbers(73), native.numbers(73)
    slow.deal(ours, 0, seed, twin.row([2, draft]))
    fast.deal(theirs, 0, seed, native.row([2, draft]))
    pieces = DUEL.inventory(ours[0])
    while seats := slow.to_act(ours, 0):
        seat = seats >> 1
        n = slow.legal(ours, 0, seat, mine)
        assert fast.to_act(theirs, 0) == seats
        assert fast.legal(theirs, 0, seat, yours) == n > 0
        assert mine[:n] == yours[:n].tolist()
        action = mine[random.randrange(n)]
        slow.apply(ours, 0, seat, action)
        fast.apply(theirs, 0, seat, action)
    assert differences(ours[0], native.thaw(theirs)) == []
    assert DUEL.inventory(ours[0]) == pieces
    assert DUEL.outcome(ours[0]) is not None


@pytest.mark.parametrize("wonders", WONDERS)
@pytest.mark.parametrize("first", range(0, 5000, 500))
def test_ten_thousand_random_games_in_step(first: int, wonders: str) -> None:
    for seed in range(first, first + 500):
        play_in_step(seed, int(wonders == "draft"))
