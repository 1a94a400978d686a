"""Encodes positions of Duel for the net: binary features of everything public, from the point of view of the seat to act.

The contract of an encoder is described in `pharos.learning`.
"""

from __future__ import annotations

from ....core.backend import Numbers, constants, count, entry_point, kernel, lowest
from ....core.features import mark_bits, mark_steps, mark_thresholds
from ..actions import A_BEGIN, A_DRAFT, A_WONDER
from ..constants import CAPITAL, MOST_WONDERS, TOKEN_ZONES, WONDERS_EACH
from ..payment import can_build, can_build_wonder, is_chained
from ..pending import decision_of, detail_of, due, seat_of
from ..scoring import total_points
from ..state import CITY, DISCARD, FINISH, LAYOUT, MILITARY, SCIENCE, SHARED, State, States
from ..tables import AGES, CARD, COVERED_BY, LANE, LANE_MASK, N_CARDS, N_TOKENS, N_WONDERS, SLOTS
from ..vocabulary import COLOURS, RESOURCES, SYMBOLS

UNITS, HIDDEN = 256, 32
SEATS, CATEGORIES = 2, 8
WAYS = ("own points", "own science", "own military", "other points", "other science", "other military")
N_WAYS = len(WAYS)
COUNTED_WAYS = (0, 3)  # the ways of winning in which points decide

_COINS = constants((*range(1, 17), 18, 20, 23, 27, 32))
_RESOURCES, _SYMBOLS, _COLOURS = len(RESOURCES), len(SYMBOLS), len(COLOURS)
_PRODUCED, _CHOICES, _MOST_OF_COLOUR, _PRICES = 3, 2, 6, 4
_DECISIONS, _CHAINS = 8, 20  # with room for more than there are
_LEADS, _LEAD_STEP, _TOTALS, _TOTAL_STEP = 25, 2, 16, 4

# The first feature of each group. In a pair of groups, the first belongs to the seat to act, the second to its opponent.
F_BUILT = 0
F_DISCARDED = F_BUILT + 2 * N_CARDS
F_BURIED = F_DISCARDED + N_CARDS
F_OPEN = F_BURIED + N_CARDS
F_COVERED = F_OPEN + N_CARDS  # by one card, then by more
F_AFFORDABLE = F_COVERED + 2 * N_CARDS
F_CHAINED = F_AFFORDABLE + 2 * N_CARDS
F_FACE_DOWN = F_CHAINED + 2 * _CHAINS  # covered by one card, then by more
F_LEFT = F_FACE_DOWN + 2 * SLOTS
F_AGE = F_LEFT + SLOTS + 1
F_DECISION = F_AGE + AGES + 1
F_DEALT = F_DECISION + _DECISIONS
F_AGAIN = F_DEALT + 2 * WONDERS_EACH + 1
F_WONDER = F_AGAIN + 2  # waiting, then built
F_PAYABLE = F_WONDER + 4 * N_WONDERS
F_OFFER = F_PAYABLE + 2 * N_WONDERS
F_WONDERS = F_OFFER + N_WONDERS
F_TOKEN = F_WONDERS + MOST_WONDERS + 1
F_BOARD = F_TOKEN + 2 * N_TOKENS
F_DRAWN = F_BOARD + N_TOKENS
F_SYMBOL = F_DRAWN + N_TOKENS
F_SYMBOLS = F_SYMBOL + 2 * _SYMBOLS
F_PAWN = F_SYMBOLS + 2 * _SYMBOLS
F_MILITARY_TOKEN = F_PAWN + 2 * CAPITAL + 1
F_COINS = F_MILITARY_TOKEN + 2 * len(TOKEN_ZONES)
F_PRODUCTION = F_COINS + 2 * len(_COINS)
F_CHOICE = F_PRODUCTION + 2 * _RESOURCES * _PRODUCED
F_PRICE = F_CHOICE + 2 * 2 * _CHOICES
F_COLOUR = F_PRICE + 2 * _RESOURCES * (_PRICES + 1)
F_LEAD = F_COLOUR + 2 * _COLOURS * _MOST_OF_COLOUR
F_TOTAL = F_LEAD + _LEADS
N_FEATURES = F_TOTAL + 2 * _TOTALS
MAX_ACTIVE = 320

# Rows of the policy head: a card to build, sell, revive, destroy or bury under a wonder, and the wonder to build.
P_BUILD = 0
P_SELL = P_BUILD + N_CARDS
P_WONDER = P_SELL + N_CARDS
P_BURY = P_WONDER + N_WONDERS
P_DRAFT = P_BURY + N_CARDS
P_TAKE = P_DRAFT + N_WONDERS
P_REVIVE = P_TAKE + N_TOKENS
P_DESTROY = P_REVIVE + N_CARDS
P_BEGIN = P_DESTROY + N_CARDS
N_POLICY = P_BEGIN + 2


@kernel
def policy_row(seat: int, action: int) -> int:
    """Return the row of the policy head for an action of a seat."""
    if action < A_WONDER:
        return P_BUILD + action
    if action < A_DRAFT:
        return P_WONDER + (action - A_WONDER) // N_CARDS
    if action < A_BEGIN:
        return P_DRAFT + action - A_DRAFT
    return P_BEGIN + (action - A_BEGIN ^ seat)


@kernel
def policy_row_too(seat: int, action: int) -> int:
    """Return the second row that is added to the first, or -1: the card that a wonder is built with."""
    return P_BURY + (action - A_WONDER) % N_CARDS if A_WONDER <= action < A_DRAFT else -1


@kernel
def _encode_places(s: State, p: int, out: Numbers, n: int) -> int:
    """Encode the cards in cities, in the discard pile and under wonders."""
    for card in range(N_CARDS):
        place = s.where[card]
        if place > LAYOUT:
            if place < DISCARD:
                out[n] = F_BUILT + (place - CITY ^ p) * N_CARDS + card
            else:
                out[n] = (F_DISCARDED if place == DISCARD else F_BURIED) + card
            n += 1
    return n


@kernel
def _encode_open(s: State, p: int, card: int, out: Numbers, n: int) -> int:
    """Encode a card that can be taken now, and which cities can afford it."""
    out[n] = F_OPEN + card
    n += 1
    for side in range(2):
        if can_build(s.cities[p ^ side], card):
            out[n] = F_AFFORDABLE + side * N_CARDS + card
            n += 1
    return n


@kernel
def _encode_layout(s: State, p: int, out: Numbers, n: int) -> int:
    """Encode visible cards, open or covered, the chains that lead to them, and face-down slots."""
    left = int(s.present)
    while left:
        slot = lowest(left)
        left &= left - 1
        covers = count(COVERED_BY[SLOTS * (s.age - 1) + slot] & s.present)
        if s.shown >> slot & 1 == 0:
            out[n] = F_FACE_DOWN + (SLOTS if covers > 1 else 0) + slot
            n += 1
            continue
        card = int(s.layout[slot])
        if covers == 0:
            n = _encode_open(s, p, card, out, n)
        else:
            out[n] = F_COVERED + (N_CARDS if covers > 1 else 0) + card
            n += 1
        for side in range(2):
            if is_chained(s.cities[p ^ side], card):
                out[n] = F_CHAINED + side * _CHAINS + lowest(CARD[card].chain)
                n += 1
    return n


@kernel
def _encode_wonders(s: State, p: int, out: Numbers, n: int) -> int:
    """Encode the wonders of both cities, built or waiting, and those that they can afford."""
    for side in range(2):
        me = s.cities[p ^ side]
        for place in range(me.dealt):
            wonder = int(me.wonders[place])
            if me.built >> place & 1:
                out[n] = F_WONDER + (2 * side + 1) * N_WONDERS + wonder
                n += 1
            elif me.closed >> place & 1 == 0:
                out[n] = F_WONDER + 2 * side * N_WONDERS + wonder
                n += 1
                if can_build_wonder(me, wonder):
                    out[n] = F_PAYABLE + side * N_WONDERS + wonder
                    n += 1
    return n


@kernel
def _encode_city(s: State, p: int, side: int, out: Numbers, n: int) -> int:
    """Encode one city: coins, production, prices, symbols, tokens, cards by colour."""
    me = s.cities[p]
    n = mark_thresholds(int(me.coins), _COINS, F_COINS + side * len(_COINS), out, n)
    for r in range(_RESOURCES):
        at = side * _RESOURCES + r
        n = mark_steps(me.production >> LANE * r & LANE_MASK, _PRODUCED, F_PRODUCTION + at * _PRODUCED, out, n)
        price = me.prices >> LANE * (_RESOURCES - 1 - r) & LANE_MASK
        out[n] = F_PRICE + at * (_PRICES + 1) + min(max(price - 1, 0), _PRICES)
        n += 1
    n = mark_steps(me.one_raw, _CHOICES, F_CHOICE + 2 * side * _CHOICES, out, n)
    n = mark_steps(me.one_made, _CHOICES, F_CHOICE + (2 * side + 1) * _CHOICES, out, n)
    n = mark_bits(me.science, F_SYMBOL + side * _SYMBOLS, out, n)
    out[n] = F_SYMBOLS + side * _SYMBOLS + min(count(me.science), _SYMBOLS - 1)
    n = mark_bits(me.tokens, F_TOKEN + side * N_TOKENS, out, n + 1)
    for colour in range(_COLOURS):
        at = F_COLOUR + (side * _COLOURS + colour) * _MOST_OF_COLOUR
        n = mark_steps(me.counts[colour], _MOST_OF_COLOUR, at, out, n)
    return n


@kernel
def _encode_table(s: State, p: int, out: Numbers, n: int) -> int:
    """Encode what both cities share: age, decision, board, conflict pawn, military tokens, lead."""
    out[n] = F_AGE + s.age
    out[n + 1] = F_DECISION + due(s)
    out[n + 2] = F_LEFT + count(s.present)
    out[n + 3] = F_DEALT + s.cities[0].dealt + s.cities[1].dealt
    out[n + 4] = F_PAWN + CAPITAL + (s.pawn if p == 0 else -s.pawn)
    out[n + 5] = F_WONDERS + min(count(s.cities[0].built) + count(s.cities[1].built), MOST_WONDERS)
    n = mark_bits(s.board, F_BOARD, out, n + 6)
    n = mark_bits(s.offer, F_OFFER, out, n)
    n = mark_bits(s.drawn, F_DRAWN, out, n)
    tokens = s.military_tokens if p == 0 else (s.military_tokens >> 2 | s.military_tokens << 2) & 0b1111
    n = mark_bits(tokens, F_MILITARY_TOKEN, out, n)
    return _encode_points(s, p, out, _encode_waiting(s, p, out, n))


@kernel
def _encode_points(s: State, p: int, out: Numbers, n: int) -> int:
    """Encode both current score sheets, and the lead."""
    own, other = total_points(s, p), total_points(s, 1 - p)
    out[n] = F_LEAD + min(max((own - other + _LEADS) // _LEAD_STEP, 0), _LEADS - 1)
    n = mark_steps(own // _TOTAL_STEP, _TOTALS, F_TOTAL, out, n + 1)
    return mark_steps(other // _TOTAL_STEP, _TOTALS, F_TOTAL + _TOTALS, out, n)


@kernel
def _encode_waiting(s: State, p: int, out: Numbers, n: int) -> int:
    """Encode whether a turn waits for this decision, and who moves after it."""
    for level in range(s.depth - 1):
        if decision_of(s.stack[level]) == FINISH:
            next_seat = seat_of(s.stack[level]) ^ 1 ^ detail_of(s.stack[level])
            out[n] = F_AGAIN + (next_seat ^ p)
            n += 1
    return n


@entry_point
def encode(states: States, i: int, seat: int, out: Numbers) -> int:
    """Write the numbers of the active features for the seat to act; returns how many."""
    s = states[i]
    n = _encode_places(s, seat, out, 0)
    if s.age:
        n = _encode_layout(s, seat, out, n)
    n = _encode_wonders(s, seat, out, n)
    for side in range(2):
        n = _encode_city(s, seat ^ side, side, out, n)
    return _encode_table(s, seat, out, n)


@entry_point
def way_of_winning(states: States, i: int, seat: int) -> int:
    """Return how a finished game was won, seen from a seat, as an index in WAYS; -1 for a shared victory."""
    s = states[i]
    if s.ended == SHARED:
        return -1
    way = 2 if s.ended == MILITARY else 1 if s.ended == SCIENCE else 0
    return way if s.winners >> seat & 1 else way + 3
