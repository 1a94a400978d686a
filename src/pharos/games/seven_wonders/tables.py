"""The data rows as numbers that kernels read: one `Piece` per structure and edition, one per stage, and the decks.

A structure's number is the same in both editions. Those of ages I and II come first (below `LOW`), those of age III
and the guilds follow, so that each half fits a bit set. Resources are written as lanes (see `lanes` and `payment.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ...core.backend import constants, table
from ...core.payload_types import words
from ...core.structs import I8, I16, I32, I64, Struct
from . import boards, cards
from .names import BOARD_NAMES, CARD_NAMES
from .vocabulary import (
    COLOURS,
    COUNTED,
    FOR_SALE,
    MADE,
    POWERS,
    RAW,
    SCOPES,
    SYMBOLS,
    Board,
    Card,
    Category,
    Effect,
    Stage,
)

BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE, STAGE_ROW, DEFEAT_ROW = range(len(COUNTED))
N_ROWS, N_SYMBOLS, N_CATEGORIES = len(COUNTED), len(SYMBOLS), len(words(Category))
FREE_ONCE, SEVENTH, COPY, FIRST_OF_COLOUR, FIRST_CARD, LAST_CARD = (1 << n for n in range(len(POWERS)))
CHEAP_RAW_LEFT, CHEAP_RAW_RIGHT, CHEAP_MADE_LEFT, CHEAP_MADE_RIGHT = 1, 2, 4, 8

LANE = 4  # bits of a lane: of a supply, of a cost, of a set of payments
LANE_MASK = (1 << LANE) - 1
RAW_LANES, MADE_LANES = (tuple(LANE * ((1 << n) - 1) for n in range(len(group))) for group in (RAW, MADE))  # each alone
ANY_RAW_LANE = LANE * ((1 << len(RAW)) - 2)  # all raw materials

HAND, TURNS, AGES = 7, 6, len(cards.AGES)
EDITIONS, N_BOARDS = len(boards.EDITIONS), len(BOARD_NAMES)
MOST_STAGES = max(len(side) for edition in boards.EDITIONS for board in edition for side in board.sides)
LEAST_CITIES, MOST_CITIES = 3, 7
PLAYER_COUNTS = MOST_CITIES - LEAST_CITIES + 1
DECK = HAND * MOST_CITIES


def _names(rows: Iterable[Card]) -> list[str]:
    return list(dict.fromkeys(row.name for row in rows))


N_CARDS = len(CARD_NAMES)
LOW = len(_names((*cards.AGE_1, *cards.AGE_2)))
FIRST_GUILD = CARD_NAMES.index(cards.GUILDS[0].name)
_ROWS = [row for age in cards.AGES for row in age]
SOURCES = _names(row for row in _ROWS if any(row.name in other.after for other in _ROWS))


class Piece(Struct):
    """What a structure or a stage costs and does."""

    row: I64  # its place in COUNTED: the colour of a card, stage
    coins: I64  # cost in coins
    raw: I64  # cost in raw materials, in lanes
    made: I64  # cost in manufactured goods, in lanes
    after: I32  # bit set of chain sources, any of which makes it free
    gives: I32  # its own bit as a chain source
    points: I64
    shields: I8
    symbol: I8  # 1 + its scientific symbol
    wild: I8  # scientific symbols of choice
    own_raw: I64  # what it adds to the owner's raw materials, in lanes
    own_made: I64  # what it adds to the owner's manufactured goods, in lanes
    for_sale: I8  # 1: neighbours may buy that too
    cheap: I8  # bit set of prices it lowers to 1 coin
    income: I16  # coins once
    income_each: I8  # coins once for each thing counted
    income_of: I64  # bit set of things counted
    income_in: I64  # bit set of cities looked at
    points_each: I8  # points at the end for each thing counted
    points_of: I64  # bit set of things counted
    points_in: I64  # bit set of cities looked at
    complete: I8  # points at the end if the owner's wonder is complete
    powers: I8  # bit set of lasting abilities
    revives: I8  # 1: build from the discard pile


def lanes(resources: str, symbols: str) -> int:
    """R7: one symbol that yields any one of `symbols`, among these `resources`, in lanes.

    There is a lane for each non-empty set of resources; a supply's lane says how many of its symbols
    can serve that set, a cost's lane how many units it asks of that set.
    """
    touched = sum(1 << resources.index(letter) for letter in symbols if letter in resources)
    return sum(1 << LANE * (some - 1) for some in range(1, 1 << len(resources)) if some & touched)


def cost_lanes(resources: str, cost: str) -> int:
    """The units of a cost among these resources, in lanes."""
    return sum(lanes(resources, letter) for letter in cost if letter in resources)


def split_cost(cost: str) -> tuple[int, str]:
    """'1' is a coin, 'WWG' two wood and one glass."""
    return (int(cost), "") if cost.isdecimal() else (0, cost)


def _bits(names: str, among: tuple[str, ...]) -> int:
    return sum(1 << among.index(name) for name in names.split())


_NUMBERS = {
    "points": "points",
    "shields": "shields",
    "coins": "income",
    "wild-science": "wild",
    "points-if-complete": "complete",
    "revive": "revives",
}


def _apply(piece: Piece, effect: Effect) -> None:
    """Write one verb of a row into the numbers."""
    verb, amount, what = effect.verb, effect.amount, effect.what
    if verb in _NUMBERS:
        setattr(piece, _NUMBERS[verb], amount)
    elif verb in POWERS:
        piece.powers |= 1 << POWERS.index(verb)
    elif verb == "produce":
        piece.own_raw, piece.own_made = cost_lanes(RAW, what), cost_lanes(MADE, what)
    elif verb == "produce-one":
        piece.own_raw, piece.own_made = lanes(RAW, what), lanes(MADE, what)
    elif verb == "discount":
        piece.cheap = sum((1 if what == RAW else 4) * (1 if side == "left" else 2) for side in effect.where.split())
    elif verb == "science":
        piece.symbol = 1 + SYMBOLS.index(what)
    elif verb == "coins-per":
        piece.income_each, piece.income_of, piece.income_in = amount, _bits(what, COUNTED), _bits(effect.where, SCOPES)
    elif verb == "points-per":
        piece.points_each, piece.points_of, piece.points_in = amount, _bits(what, COUNTED), _bits(effect.where, SCOPES)
    else:
        raise ValueError(f"no such verb: {verb}")


def _piece(row: Card | Stage) -> Piece:
    coins, resources = split_cost(row.cost)
    piece = Piece(coins=coins, raw=cost_lanes(RAW, resources), made=cost_lanes(MADE, resources), row=STAGE_ROW)
    if isinstance(row, Card):
        piece.row = COLOURS.index(row.colour)
        piece.after = sum(1 << SOURCES.index(name) for name in row.after)
        piece.gives = 1 << SOURCES.index(row.name) if row.name in SOURCES else 0
        piece.for_sale = int(row.colour in FOR_SALE)
    for effect in row.effects:
        _apply(piece, effect)
    return piece


def rows_of(edition: int, age: int) -> list[Card]:
    """The rows of an edition (1 or 2) and age (1 to 3, guilds among those of age III)."""
    return [row for row in cards.AGES[age - 1] if row.edition in (0, edition)]


@cache
def row_of(edition: int, card: int) -> Card | None:
    """The row of a structure in an edition, or None if that edition lacks it."""
    rows = (row for age in (1, 2, 3) for row in rows_of(edition, age))
    return next((row for row in rows if row.name == CARD_NAMES[card]), None)


def deck(edition: int, cities: int, age: int) -> list[int]:
    """R32, R34: the cards of an age for this number of cities, without guilds: one for each mark up to that number."""
    return [CARD_NAMES.index(row.name) for row in rows_of(edition, age) for mark in row.marks if int(mark) <= cities]


def _deck_rows() -> Iterable[int]:
    for edition in (1, 2):
        for cities in range(LEAST_CITIES, MOST_CITIES + 1):
            for age in (1, 2, 3):
                cards = deck(edition, cities, age)
                yield from [*cards, *[-1] * (DECK - len(cards))]


def _card_pieces() -> Iterable[Piece]:
    for edition in (1, 2):
        for card in range(N_CARDS):
            row = row_of(edition, card)
            yield _piece(row) if row else Piece()


def _side_stages(board: Board, side: int) -> Iterable[Piece]:
    for row in board.sides[side]:
        yield _piece(row)
    for _ in range(MOST_STAGES - len(board.sides[side])):
        yield Piece(row=-1)


CARD = table(_card_pieces())  # [edition * N_CARDS + card]
STAGE = table(  # [((edition * N_BOARDS + board) * 2 + side) * MOST_STAGES + stage]
    piece for edition in boards.EDITIONS for board in edition for side in (0, 1) for piece in _side_stages(board, side)
)
STAGES = constants(len(side) for edition in boards.EDITIONS for board in edition for side in board.sides)
START_RAW = constants(cost_lanes(RAW, board.resource) for edition in boards.EDITIONS for board in edition)
START_MADE = constants(cost_lanes(MADE, board.resource) for edition in boards.EDITIONS for board in edition)
DECKS = constants(_deck_rows())  # [((edition * PLAYER_COUNTS + cities - LEAST_CITIES) * AGES + age - 1) * DECK + i]
GUILDS = constants(  # bit sets over FIRST_GUILD + n
    sum(1 << CARD_NAMES.index(row.name) - FIRST_GUILD for row in cards.GUILDS if row.edition in (0, edition))
    for edition in (1, 2)
)
