"""The conformance suite with boards and sides chosen by name or by the players."""

from __future__ import annotations

from random import Random

import pytest

from pharos.conformance import check_game
from pharos.core.json_types import JsonObject
from pharos.games.seven_wonders.names import BOARD_NAMES
from pharos.games.seven_wonders.vocabulary import SIDES

pytestmark = pytest.mark.compiled
TABLES = [(players, edition) for players in range(2, 8) for edition in (1, 2) if (players, edition) != (2, 2)]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_choosing_boards_conforms(players: int, edition: int) -> None:
    options: JsonObject = {"edition": str(edition), "boards": "choose"}
    assert check_game("seven-wonders", seed=7, care=0.3 / players, players=players, **options) > 10


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_random_boards_of_one_side_conform(players: int, edition: int) -> None:
    """Sides alternate with the players: each side is played with odd and with even numbers of cities."""
    options: JsonObject = {"edition": str(edition), "boards": f"random-{SIDES[edition - 1][(players + edition) % 2]}"}
    assert check_game("seven-wonders", seed=7, care=0.3 / players, players=players, **options) > 10


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("seed", range(6))
def test_mixtures_of_given_boards_conform(edition: int, seed: int) -> None:
    random = Random(seed)
    players = random.randint(3, 7)
    names = random.sample(BOARD_NAMES, players)
    boards = " ".join(f"{name}-{random.choice(SIDES[edition - 1])}" for name in names)
    assert check_game("seven-wonders", seed=seed, care=0.3 / players, players=players, edition=edition, boards=boards) > 10


@pytest.mark.parametrize("board", BOARD_NAMES)
@pytest.mark.parametrize("side", [0, 1])
def test_every_board_and_side_serves_the_free_city(board: str, side: int) -> None:
    rest = [name for name in BOARD_NAMES if name != board][:2]
    boards = f"{rest[0]}-a {rest[1]}-b {board}-{SIDES[0][side]}"
    assert check_game("seven-wonders", seed=3, care=0.05, players=2, boards=boards) > 10
