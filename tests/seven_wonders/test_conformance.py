"""The conformance suite at every table: player counts, editions, and a sample of boards and sides."""

from __future__ import annotations

from random import Random

import pytest

from pharos.conformance import check_game
from pharos.games.seven_wonders.tables import BOARD_NAMES
from pharos.games.seven_wonders.vocabulary import SIDES

TABLES = [(players, edition) for players in range(2, 8) for edition in (1, 2) if (players, edition) != (2, 2)]


@pytest.mark.parametrize(("players", "edition"), TABLES)
@pytest.mark.parametrize("boards", ["choose", 0, 1])
def test_tables_conform(players: int, edition: int, boards: str | int) -> None:
    given = boards if isinstance(boards, str) else f"random-{SIDES[edition - 1][boards]}"
    assert check_game("seven-wonders", seed=7, care=0.1, players=players, edition=edition, boards=given) > 10


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("seed", range(6))
def test_mixtures_of_given_boards_conform(edition: int, seed: int) -> None:
    random = Random(seed)
    players = random.randint(3, 7)
    names = random.sample(BOARD_NAMES, players)
    boards = " ".join(f"{name}-{random.choice(SIDES[edition - 1])}" for name in names)
    assert check_game("seven-wonders", seed=seed, care=0.1, players=players, edition=edition, boards=boards) > 10


@pytest.mark.parametrize("board", BOARD_NAMES)
@pytest.mark.parametrize("side", [0, 1])
def test_every_board_and_side_serves_the_free_city(board: str, side: int) -> None:
    rest = [name for name in BOARD_NAMES if name != board][:2]
    boards = f"{rest[0]}-a {rest[1]}-b {board}-{SIDES[0][side]}"
    assert check_game("seven-wonders", seed=3, care=0.05, players=2, boards=boards) > 10
