"""Golden games and golden counts: the same seeds give the same games, for 2 to 7 players, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.architects.conftest import fresh, mover

import pharos

GOLDEN = Path(__file__).parent / "golden"

# Over 40 random games from seeds 0 to 39: decisions, points of all players, games ended by points, stages, shared.
COUNTS: dict[int, tuple[int, int, int, int, int]] = {
    2: (2339, 3033, 38, 2, 0),
    3: (3378, 4641, 38, 2, 0),
    4: (4218, 5597, 38, 2, 0),
    5: (5257, 7031, 40, 0, 0),
    6: (5848, 7866, 34, 4, 2),
    7: (6535, 9056, 34, 5, 1),
}
# How many ways the next 1, 2, 3, ... decisions can go, 40 decisions into the golden game.
WAYS: dict[int, list[int]] = {
    2: [4, 12, 40, 130, 434],
    3: [2, 6, 20, 60, 180],
    4: [3, 9, 27, 81, 243],
    5: [3, 8, 20, 66, 204],
    6: [3, 17, 51, 155, 503],
    7: [3, 9, 28, 84, 252],
}


def golden(players: int) -> str:
    """The record of a random game as it was once played."""
    return (GOLDEN / f"{players}.txt").read_text(encoding="utf-8")


def text_of(game: pharos.Game) -> str:
    """Its record, without the version that wrote it."""
    return "".join(line for line in str(game.record()).splitlines(True) if not line.startswith("version"))


@pytest.mark.parametrize("players", range(2, 8))
def test_golden_games(players: int) -> None:
    record = golden(players)
    assert text_of(pharos.replay(record, engine="twin")) == record


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
    game = pharos.replay(golden(players), engine="twin").at(40)
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
