"""The data rows as numbers that kernels read: one `Piece` per card, wonder and token, and the layouts as bit sets.

Resources are packed counters: five lanes of seven bits in an int, wood lowest. Prices and sold symbols are packed in the
opposite order, so that the middle lane of the product of missing units and prices is their sum (see `payment.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from ...core.backend import constants, table
from ...core.structs import I8, I16, I32, I64, Struct
from . import cards, layouts, wonders
from .constants import PRICE, SALE_COLOUR
from .vocabulary import COLOURS, COUNTED, MANUFACTURED, RAW, RESOURCES, SYMBOLS, Card, Effect, Token, Wonder

LANE = 7  # bits of a packed counter
LANE_MASK = (1 << LANE) - 1
WONDER_ROW, COIN_SETS, TOKEN_ROW = (COUNTED.index(name) for name in ("wonder", "coin_set", "token"))
BROWN, GREY, BLUE, GREEN, YELLOW, RED, PURPLE = range(len(COLOURS))
SALE_ROW = COLOURS.index(SALE_COLOUR)
N_ROWS = len(COUNTED)
N_RESOURCES, N_RAW = len(RESOURCES), len(RAW)
N_CARDS, N_WONDERS, N_TOKENS = len(cards.CARDS), len(wonders.WONDERS), len(wonders.TOKENS)
AGES = len(layouts.LAYOUTS)
SLOTS = len(layouts.places(1))  # the layout of every age has as many cards
ALL_SLOTS = (1 << SLOTS) - 1
_DECKS = (cards.AGE_1, cards.AGE_2, cards.AGE_3, cards.GUILDS)
FIRST_OF_AGE = (0, *accumulate(map(len, _DECKS), initial=0))  # and where the last deck ends
FIRST_GUILD, GUILDS_END = FIRST_OF_AGE[AGES + 1], FIRST_OF_AGE[AGES + 2]


class Piece(Struct):
    """What a card, wonder or token costs and does."""

    age: I8  # 1 to 3, guilds 4, others 0
    row: I8  # its place in COUNTED: the colour of a card, wonder, token
    coins: I16  # cost in coins
    cost: I64  # cost in resources, packed
    chain: I32  # bit of the chain symbol that makes it free
    gives: I32  # bit of the chain symbol it carries
    points: I16
    shields: I8
    science: I16  # bit of its symbol
    produce: I64  # units every turn, packed
    trade_symbols: I64  # the same on brown and grey cards, packed the other way: what raises the opponent's prices
    one_raw: I8  # 1: one raw material of choice every turn
    one_made: I8  # 1: one manufactured good of choice every turn
    fixed: I64  # lanes of the resources it prices at 1 coin, packed the other way
    income: I16  # coins once
    income_each: I8  # coins once for each thing counted
    income_of: I16  # bit set of things counted
    points_each: I8  # points at the end for each thing counted
    points_of: I16  # bit set of things counted
    most: I8  # 1: counted in the city that has most
    loses: I8  # coins the opponent loses
    destroys: I8  # 1 + colour of the opponent's card to destroy
    again: I8  # 1: play again
    revives: I8  # 1: build from the discard pile
    library: I8  # how many set-aside tokens are drawn to choose from
    cheaper_blue: I8  # fewer resources for later blue cards
    cheaper_wonder: I8  # fewer resources for later wonders
    economy: I8  # 1: receives what the opponent spends on trade
    more_shields: I8  # added to later red cards
    theology: I8  # 1: later wonders let the player play again
    chain_coins: I8  # coins for each card built free by chain
    has_ability: I8  # 1: any of the six above


def pack(resources: str) -> int:
    """Resource letters as packed counters, wood lowest."""
    return sum(1 << LANE * RESOURCES.index(letter) for letter in resources)


def pack_back(resources: str) -> int:
    """Resource letters as packed counters, papyrus lowest."""
    return sum(1 << LANE * (N_RESOURCES - 1 - RESOURCES.index(letter)) for letter in resources)


FRESH_PRICES = PRICE * pack_back("".join(RESOURCES))


def split_cost(cost: str) -> tuple[int, str]:
    """'2GP' is 2 coins, one glass and one papyrus."""
    digits = cost.rstrip("".join(RESOURCES))
    return int(digits or 0), cost[len(digits) :]


def _bits(names: str) -> int:
    return sum(1 << COUNTED.index(name) for name in names.split())


_NUMBERS = {
    "points": "points",
    "shields": "shields",
    "coins": "income",
    "opponent-loses": "loses",
    "library": "library",
    "more-shields": "more_shields",
    "coins-on-chain": "chain_coins",
}
_ABILITIES = ("discount", "economy", "more-shields", "theology", "coins-on-chain")
_FLAGS = {"play-again": "again", "revive": "revives", "economy": "economy", "theology": "theology"}


def _apply(piece: Piece, effect: Effect) -> None:
    """Write one verb of a row into the numbers."""
    verb, amount, what = effect.verb, effect.amount, effect.what
    if verb in _NUMBERS:
        setattr(piece, _NUMBERS[verb], amount)
    elif verb in _FLAGS:
        setattr(piece, _FLAGS[verb], 1)
    elif verb == "produce":
        piece.produce, piece.trade_symbols = pack(what), pack_back(what)
    elif verb == "produce-one":
        piece.one_raw, piece.one_made = int(what == RAW), int(what == MANUFACTURED)
    elif verb == "fixed-price":
        piece.fixed = pack_back(what) * LANE_MASK
    elif verb == "science":
        piece.science = 1 << SYMBOLS.index(what)
    elif verb in ("coins-per", "most-coins"):
        piece.income_each, piece.income_of, piece.most = amount, _bits(what), int(verb == "most-coins")
    elif verb in ("points-per", "most-points"):
        piece.points_each, piece.points_of, piece.most = amount, _bits(what), int(verb == "most-points")
    elif verb == "destroy":
        piece.destroys = 1 + COLOURS.index(what)
    elif verb == "discount":
        setattr(piece, f"cheaper_{what}", amount)
    else:
        raise ValueError(f"no such verb: {verb}")
    piece.has_ability |= int(verb in _ABILITIES)


CHAINS = tuple(card.after for card in cards.CARDS if card.after)


def _piece(row: Card | Wonder | Token) -> Piece:
    coins, resources = split_cost("" if isinstance(row, Token) else row.cost)
    piece = Piece(coins=coins, cost=pack(resources))
    if isinstance(row, Card):
        piece.row = COLOURS.index(row.colour)
        piece.age = next(n for n, deck in enumerate(_DECKS, 1) if row in deck)
        piece.chain = 1 << CHAINS.index(row.after) if row.after else 0
        piece.gives = 1 << CHAINS.index(row.name) if row.name in CHAINS else 0
    else:
        piece.row = WONDER_ROW if isinstance(row, Wonder) else TOKEN_ROW
    for effect in row.effects:
        _apply(piece, effect)
    return piece


def _slots(numbers: Iterable[int]) -> int:
    return sum(1 << n for n in numbers)


_CARDS = [_piece(row) for row in cards.CARDS]

CARD = table(_CARDS)
WONDER = table(_piece(row) for row in wonders.WONDERS)
TOKEN = table(_piece(row) for row in wonders.TOKENS)
COUNTING_CARDS = constants(
    number for number, piece in enumerate(_CARDS) if piece.points_each
)  # that count points at the end

COVERED_BY = constants(_slots(above) for age in range(1, AGES + 1) for above in layouts.covered_by(age))
COVERS = constants(
    _slots(under for under, above in enumerate(layouts.covered_by(age)) if slot in above)
    for age in range(1, AGES + 1)
    for slot in range(SLOTS)
)


def _frees(at: int, nth: int) -> int:
    """The first (0) or second (1) of the slots that a slot covers, as its bit, and above that all that cover it."""
    under = [slot for slot in range(SLOTS) if COVERS[at] >> slot & 1]
    return 1 << under[nth] | int(COVERED_BY[at - at % SLOTS + under[nth]]) << SLOTS if nth < len(under) else 0


FREES, FREES_TOO = (constants(_frees(at, nth) for at in range(AGES * SLOTS)) for nth in (0, 1))
FACE_UP = constants(_slots(n for n, place in enumerate(layouts.places(age)) if place[2]) for age in range(1, AGES + 1))
FIRST_GAME = constants(
    next(n for n, wonder in enumerate(wonders.WONDERS) if wonder.name == name)
    for four in wonders.FIRST_GAME
    for name in four
)
