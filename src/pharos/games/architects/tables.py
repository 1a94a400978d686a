"""The data rows as numbers that kernels read.

The cards in front of a player are packed counters, eight bits a kind, in two ints: `goods` (the five resources, then
coins) and `cards` (the three symbols, then blue and red cards). A payment is a multiset of at most four resources in
the same packing as `goods`; payments are numbered by size, so those of a cheaper stage come first.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from ...core.backend import constants, table
from ...core.structs import I8, I16, I64, Struct
from . import cards, wonders
from .vocabulary import COSTS, COUNTED, RESOURCES, SYMBOLS, Card, Stage, Token, Wonder

LANE = 8  # bits of a packed counter
LANE_MASK = (1 << LANE) - 1
N_KINDS, N_WONDERS, N_TOKENS = len(cards.CARDS), len(wonders.WONDERS), len(wonders.TOKENS)
N_RESOURCES, N_GOODS, N_STAGES = len(RESOURCES), len(RESOURCES) + 1, len(COSTS)
N_SYMBOLS = len(SYMBOLS)
DECK_SIZE, CENTRE_SIZE = (sum(cards.DECKS[deck]) for deck in (wonders.WONDERS[0].name, cards.CENTRAL))
CENTRE = N_WONDERS  # the number of the central deck; deck p lies between seat p and the seat to its left
MOST_PLAYERS = N_WONDERS
N_CARDS = CENTRE * DECK_SIZE + CENTRE_SIZE
WHOLE = (1 << N_STAGES) - 1  # all stages of a wonder

# What a stage lets the player take (Piece.takes)
NOTHING, FROM_CENTRE, FROM_BOTH, FROM_ANY, SEARCH, PROGRESS = range(6)
_TAKES = {"central": FROM_CENTRE, "both": FROM_BOTH, "any": FROM_ANY}

# Things that points are counted from (Progress.per)
CATS, VICTORIES, PROGRESSES = (1 + COUNTED.index(name) for name in ("cat", "victory", "token"))


class CardKind(Struct):
    """What a kind of card is and does."""

    goods: I64  # one in its lane of `goods`, or nothing
    cards: I64  # one in its lane of `cards`, or nothing
    points: I8
    cat: I8  # 1: its cat icon
    shields: I8
    horns: I8
    triggers: I16  # bit set of the tokens that react to taking it


class Piece(Struct):
    """What a stage of a wonder brings."""

    points: I8
    takes: I8  # NOTHING to PROGRESS
    amount: I8  # cards to look at
    shields: I8


class Progress(Struct):
    """What a progress token brings; extra cards are with the kinds that trigger them."""

    shields: I8
    points: I8  # at the end
    complete: I8  # points instead when the wonder is complete, if any
    both: I8  # points in all with both copies, if any
    each: I8  # points for each thing counted
    per: I8  # CATS, VICTORIES, PROGRESSES


def lane(kind: int) -> int:
    """One card of a kind in the packing of `goods` or `cards`."""
    return 1 << LANE * (kind if kind < N_GOODS else kind - N_GOODS)


def _reacting(event: str) -> int:
    """Bit set of the tokens that give an extra card on that event."""
    return sum(
        1 << n
        for n, row in enumerate(wonders.TOKENS)
        for effect in row.effects
        if effect.verb == "extra-card" and event in effect.what.split()
    )


def _with(verb: str) -> int:
    """Bit set of the tokens that have a verb."""
    return sum(1 << n for n, row in enumerate(wonders.TOKENS) if any(effect.verb == verb for effect in row.effects))


def _kind(number: int, row: Card) -> CardKind:
    amounts = {effect.verb: effect.amount for effect in row.effects}
    is_good = number < N_GOODS
    return CardKind(
        goods=lane(number) if is_good else 0,
        cards=0 if is_good else lane(number),
        points=amounts.get("points", 0),
        cat=amounts.get("cat", 0),
        shields=amounts.get("shields", 0),
        horns=amounts.get("horns", 0),
        triggers=_reacting(row.name),
    )


def stage_of(wonder: Wonder, number: int) -> Stage:
    """The stage of a wonder by its number."""
    return next(stage for level in wonder.levels for stage in level if COSTS.index(stage.cost) == number)


def _piece(row: Stage) -> Piece:
    piece = Piece(points=row.points)
    for effect in row.effects:
        if effect.verb == "take":
            piece.takes = _TAKES[effect.what]
        elif effect.verb == "search":
            piece.takes, piece.amount = SEARCH, effect.amount
        elif effect.verb == "choose-token":
            piece.takes = PROGRESS
        else:
            setattr(piece, effect.verb, effect.amount)
    return piece


_NUMBERS = {"shields": "shields", "points": "points", "points-complete": "complete", "points-both": "both"}


def _progress(row: Token) -> Progress:
    progress = Progress()
    for effect in row.effects:
        if effect.verb in _NUMBERS:
            setattr(progress, _NUMBERS[effect.verb], effect.amount)
        elif effect.verb == "points-per":
            progress.each, progress.per = effect.amount, 1 + COUNTED.index(effect.what)
    return progress


def _available(wonder: Wonder, built: int) -> int:
    """Bit set of the stages that may be built after those in `built`: what is missing of the lowest open level."""
    for level in wonder.levels:
        missing = sum(1 << COSTS.index(stage.cost) for stage in level) & ~built
        if missing:
            return missing
    return 0


CARD_KIND = table(_kind(number, row) for number, row in enumerate(cards.CARDS))
STAGE = table(_piece(stage_of(row, n)) for row in wonders.WONDERS for n in range(N_STAGES))
TOKEN = table(_progress(row) for row in wonders.TOKENS)
TOKEN_SET = constants(n for n, row in enumerate(wonders.TOKENS) for _ in range(row.copies))
N_TOKEN_SET = sum(row.copies for row in wonders.TOKENS)

AVAILABLE = constants(_available(row, built) for row in wonders.WONDERS for built in range(1 << N_STAGES))
DECK = constants(kind for counts in cards.DECKS.values() for kind, n in enumerate(counts) for _ in range(n))

ON_STAGE = _reacting("stage")  # tokens that react to constructing a stage
DOUBLES = _with("double-coin")
FREES = _with("any-resources")

COUNT = tuple(int(cost[0]) for cost in COSTS)  # resources that a stage takes
IS_SAME = tuple(cost[1] == "=" for cost in COSTS)


def _cheapest(n: int, built: int) -> int:
    """The number of cards that n more stages take at least; too many if fewer are left."""
    left = sorted(COUNT[stage] for stage in range(N_STAGES) if not built >> stage & 1)
    return sum(left[:n]) if n <= len(left) else 1 << LANE


CHEAPEST = constants(_cheapest(n, built) for n in range(N_STAGES + 2) for built in range(1 << N_STAGES))

# Payments: all multisets of no more resources than a stage takes.
_SIZES = range(max(COUNT) + 1)
MULTISETS = tuple(chosen for n in _SIZES for chosen in combinations_with_replacement(range(N_RESOURCES), n))
PAYMENT = constants(sum(lane(resource) for resource in chosen) for chosen in MULTISETS)
FIRST_OF_SIZE = tuple(sum(len(chosen) < n for chosen in MULTISETS) for n in range(len(_SIZES) + 1))
SIZE = constants(len(chosen) for chosen in MULTISETS)
NATURAL = constants(  # bit 0: all different, bit 1: all identical
    int(len(set(chosen)) == len(chosen)) | int(len(set(chosen)) < 2) << 1 for chosen in MULTISETS
)
ALIKE = constants(MULTISETS.index((resource,) * n) for n in _SIZES for resource in range(N_RESOURCES))


def _subsets(n: int, types: int) -> list[int]:
    """The payments of n different resources out of a bit set, or of all of them if there are fewer."""
    own = [resource for resource in range(N_RESOURCES) if types >> resource & 1]
    return [MULTISETS.index(chosen) for chosen in combinations(own, min(n, len(own)))]


_SUBSETS = [_subsets(n, types) for n in _SIZES for types in range(1 << N_RESOURCES)]
SUBSETS = constants(payment for listed in _SUBSETS for payment in listed)
SUBSETS_FIRST = constants(sum(len(listed) for listed in _SUBSETS[:k]) for k in range(len(_SUBSETS)))
SUBSETS_COUNT = constants(len(listed) for listed in _SUBSETS)
