"""The suite of the house for every number of players, twin and compiled rules in step."""

from __future__ import annotations

import pytest

from pharos.conformance import check_game
from pharos.core.engine import engine


@pytest.mark.parametrize("players", range(2, 8))
def test_conformance(players: int) -> None:
    for seed in range(6):
        assert check_game("architects", seed=seed, players=players, care=0.05) > 20


@pytest.mark.parametrize("players", [2, 3])
def test_conformance_with_every_check_at_every_decision(players: int) -> None:
    check_game("architects", seed=99, players=players)


@pytest.mark.parametrize("wonder", ["alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes"])
def test_conformance_of_every_wonder(wonder: str) -> None:
    for seed in range(2):
        check_game("architects", seed=seed, care=0.2, wonders=f"{wonder} random")


@pytest.mark.parametrize("players", range(2, 8))
def test_random_games_are_the_same_in_twin_and_compiled(players: int) -> None:
    parameters = [players, *[-1] * 7]
    twin, native = engine("architects", native=False), engine("architects", native=True)
    ours, theirs = twin.states(), native.states()
    for seed in range(40):
        plies = []
        for rules, states, form in ((twin.rules, ours, twin), (native.rules, theirs, native)):
            rules.deal(states, 0, seed, form.row(parameters))
            plies.append(rules.playout(states, 0, form.numbers(8)))
        assert plies[0] == plies[1]
        assert native.thaw(theirs) == twin.thaw(ours)
