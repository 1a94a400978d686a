"""Golden games and golden counts: the same seeds give the same games, for 2 to 7 players, for ever.

When a rule changes on purpose, renew the games, correct the tables below and read the difference:

    PHAROS_GOLDEN=1 pytest tests/architects/test_golden.py
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from tests.architects.conftest import fresh, mover

import pharos

GOLDEN = Path(__file__).parent / "golden"

# Over 40 random games from seeds 0 to 39: decisions, points of all players, games ended by points, stages, shared.
COUNTS: dict[int, tuple[int, int, int, int, int]] = {
    2: (2313, 3003, 38, 2, 0),
    3: (3387, 4638, 39, 1, 0),
    4: (4265, 5761, 38, 2, 0),
    5: (4895, 6602, 34, 6, 0),
    6: (6039, 7891, 38, 1, 1),
    7: (6845, 9238, 34, 4, 2),
}
# How many ways the next 1, 2, 3, ... decisions can go, 40 decisions into the golden game.
WAYS: dict[int, list[int]] = {
    2: [3, 9, 27, 86, 275],
    3: [3, 9, 29, 93, 286],
    4: [3, 13, 46, 138, 413],
    5: [3, 9, 27, 88, 264],
    6: [3, 9, 26, 78, 206],
    7: [3, 9, 27, 82, 246],
}


def golden(players: int) -> str:
    """The record of a random game as it was once played."""
    return (GOLDEN / f"{players}.txt").read_text(encoding="utf-8")


def text_of(game: pharos.Game) -> str:
    """Its record, without the version that wrote it."""
    return "".join(line for line in str(game.record()).splitlines(True) if not line.startswith("version"))


def random_record(players: int) -> str:
    """A random game as a record."""
    game, random = pharos.new("architects", players=players, seed=players + 10, engine="interpreted"), Random(players)
    while not game.is_over:
        legal = game.legal(mover(game))
        game.play(mover(game), legal[random.randrange(len(legal))])
    return text_of(game)


@pytest.fixture(scope="module", autouse=True)
def _renewed() -> None:
    if os.environ.get("PHAROS_GOLDEN"):
        for players in range(2, 8):
            (GOLDEN / f"{players}.txt").write_text(random_record(players), encoding="utf-8")


@pytest.mark.parametrize("players", range(2, 8))
def test_golden_games_are_played_again_by_the_same_chance(players: int) -> None:
    assert random_record(players) == golden(players)


@pytest.mark.parametrize("players", range(2, 8))
def test_golden_games(players: int) -> None:
    record = golden(players)
    assert text_of(pharos.replay(record, engine="interpreted")) == record


def ways(game: pharos.Game, depth: int) -> int:
    """In how many ways the next decisions can go."""
    if depth == 0 or game.is_over:
        return 1
    total = 0
    for action in game.legal(mover(game)):
        after = game.copy()
        after.play(mover(game), action)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize("players", range(2, 8))
def test_golden_ways(players: int) -> None:
    game = pharos.replay(golden(players), engine="interpreted").at(40)
    assert [ways(game, depth) for depth in range(1, 6)] == WAYS[players]


@pytest.mark.parametrize("players", range(2, 8))
def test_golden_counts(players: int) -> None:
    rules = fresh(0, players=players)._rules
    states, out = fresh(0, players=players)._states, [0] * 8
    decisions = points = 0
    ended = [0, 0, 0, 0]
    for seed in range(40):
        rules.deal(states, 0, seed, [players, *[-1] * 7])
        decisions += rules.playout(states, 0, out)
        points += sum(rules.score(states, 0, seat, out) for seat in range(players))
        ended[states[0].ended] += 1
    assert (decisions, points, *ended[1:]) == COUNTS[players]
