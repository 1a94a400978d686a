"""Options of 7 Wonders: the edition, and boards and sides given, drawn or chosen."""

from __future__ import annotations

from ...core.errors import BadChoice
from ...core.ruleset import Option
from .names import BOARD_NAMES
from .setup import AT_RANDOM, CHOSEN
from .vocabulary import SIDES

OPTIONS = (Option("edition", ("1", "2"), "1"), Option("boards", None, "random"))


def boards_wanted(given: str, edition: int, players: int, cities: int) -> list[tuple[int, int]]:
    """R35, R46, R54: board and side of each city, or what is left to chance or to the seats; raises BadChoice."""
    word, dash, side = given.partition("-")
    if word == "random" and (not dash or side in SIDES[edition - 1]):
        drawn = SIDES[edition - 1].index(side) if dash else AT_RANDOM
        own = CHOSEN if edition == 2 and not dash else drawn
        return [(AT_RANDOM, own if c < players else drawn) for c in range(cities)]
    if given == "choose":
        return [(CHOSEN, CHOSEN) if c < players else (AT_RANDOM, AT_RANDOM) for c in range(cities)]
    names = given.split()
    if len(names) not in (players, cities) or any(not _is_board(name, edition) for name in names):
        raise _bad_boards(given, edition, players)
    boards = [BOARD_NAMES.index(name.partition("-")[0]) for name in names]
    if len(set(boards)) < len(boards):
        raise _bad_boards(given, edition, players)
    sides = [_side(name, edition, c < players) for c, name in enumerate(names)]
    return [*zip(boards, sides, strict=True), *[(AT_RANDOM, AT_RANDOM)] * (cities - len(names))]


def _is_board(name: str, edition: int) -> bool:
    board, dash, side = name.partition("-")
    return board in BOARD_NAMES and (not dash or side in SIDES[edition - 1])


def _side(name: str, edition: int, has_seat: bool) -> int:
    """The side that a board's name gives; without one the seat chooses, and chance for the Free City."""
    _, dash, side = name.partition("-")
    if dash:
        return SIDES[edition - 1].index(side)
    return CHOSEN if has_seat else AT_RANDOM


def _bad_boards(given: str, edition: int, players: int) -> BadChoice:
    sides = " ".join(f"-{side}" for side in SIDES[edition - 1])
    return BadChoice(
        "seven-wonders-error-boards", got=given, players=players, boards=", ".join(BOARD_NAMES), sides=sides,
        random=", ".join(["random", "choose", *(f"random-{side}" for side in SIDES[edition - 1])]),
    )  # fmt: skip
