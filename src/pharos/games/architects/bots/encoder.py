"""Encodes positions of Architects for the net: binary features of everything public, as the seat to act sees it.

Cities are counted from the seat to act, to its left. The contract of an encoder is described in `pharos.learning`.
"""

from __future__ import annotations

from ....core.backend import Numbers, constants, count, entry_point, kernel, lowest
from ....core.features import mark_bits, mark_steps, mark_thresholds
from ..actions import A_STAGE, PAYMENTS, STAGE_FIRST
from ..construction import LEFT, RIGHT, deck_at, offered
from ..payment import types_with
from ..scoring import spoils, total_points
from ..setup import searched_kinds
from ..stages import available
from ..state import KEEP, REACH, SHARED, STAGES, City, State, States
from ..tables import (
    CARD_KIND,
    CENTRE,
    DECK_SIZE,
    LANE,
    LANE_MASK,
    MOST_PLAYERS,
    N_GOODS,
    N_KINDS,
    N_RESOURCES,
    N_STAGES,
    N_SYMBOLS,
    N_TOKENS,
    N_WONDERS,
)
from .city_inputs import lack, least_lack

UNITS, HIDDEN = 128, 32
SEATS, CATEGORIES = MOST_PLAYERS, 5
WAYS = ("own points", "own stages", "other points", "other stages")
N_WAYS = len(WAYS)
COUNTED_WAYS = (0, 1, 2, 3)  # points decide every game

_LACK = 5  # how much a stage lacks: 0 to 4
_GREY, _COINS, _SYMBOL, _SYMBOLS, _CATS, _SHIELDS, _HORNED, _VICTORIES = 3, 5, 2, 3, 5, 8, 4, 6
_TOTALS, _TOTAL_STEP, _LEADS, _LEAD_STEP = 24, 3, 21, 2
_FLIPPED = 7  # conflict tokens on their war side: 0 to 6
_SIDE = 3  # features of a top card: it pays a stage, completes a set, allows an extra card
_HEIGHTS = constants((1, 2, 4, 8, 16, 32))  # steps in which the height of a deck is counted
_IN_DECK, _IN_CENTRE = 2, 4  # steps in which cards of a kind in a deck are counted
_EXTRAS, _PILED = 3, 12

# The first feature of each group of a city, relative to the first of the city.
C_WONDER = 0
C_BUILT = C_WONDER + N_WONDERS
C_STAGES = C_BUILT + N_WONDERS * N_STAGES
C_LACK = C_STAGES + N_STAGES
C_GREY = C_LACK + N_STAGES * _LACK
C_TYPES = C_GREY + N_RESOURCES * _GREY
C_SAME = C_TYPES + N_RESOURCES
C_COINS = C_SAME + 4
C_SYMBOL = C_COINS + _COINS
C_SYMBOLS = C_SYMBOL + N_SYMBOLS * _SYMBOL
C_CATS = C_SYMBOLS + _SYMBOLS
C_PAWN = C_CATS + _CATS
C_SHIELDS = C_PAWN + 1
C_HORNED = C_SHIELDS + _SHIELDS
C_VICTORIES = C_HORNED + _HORNED
C_TOKEN = C_VICTORIES + _VICTORIES
C_TWICE = C_TOKEN + N_TOKENS
C_TOTAL = C_TWICE + 1
C_SPOILS = C_TOTAL + _TOTALS
C_LEAD = C_SPOILS + 2 * _FLIPPED
C_SIDE = C_LEAD + _LEADS
N_CITY = C_SIDE + 2 * _SIDE

# The first feature of each group of the table.
F_TOP = SEATS * N_CITY  # by deck: to the left, to the right, then the others, from the left
F_HEIGHT = F_TOP + MOST_PLAYERS * N_KINDS
F_CENTRE_HEIGHT = F_HEIGHT + MOST_PLAYERS * len(_HEIGHTS)
F_CENTRE_TOP = F_CENTRE_HEIGHT + len(_HEIGHTS)
F_IN_DECK = F_CENTRE_TOP + N_KINDS
F_IN_CENTRE = F_IN_DECK + 2 * N_KINDS * _IN_DECK
F_PLAYERS = F_IN_CENTRE + N_KINDS * _IN_CENTRE
F_DUE = F_PLAYERS + MOST_PLAYERS + 1
F_EXTRAS = F_DUE + 6
F_TRIGGERED = F_EXTRAS + _EXTRAS
F_FLIPPED = F_TRIGGERED + N_TOKENS
F_PEACE = F_FLIPPED + _FLIPPED
F_OFFER = F_PEACE + _FLIPPED
F_UNSEEN = F_OFFER + N_TOKENS
F_PILED = F_UNSEEN + N_TOKENS
F_SEARCHED = F_PILED + _PILED
F_REACH = F_SEARCHED + N_KINDS  # the tops of all decks by wonder, when any of them may be taken
N_FEATURES = F_REACH + N_WONDERS * N_KINDS
MAX_ACTIVE = 512

# Rows of the policy head: every action but stages, then the stage to construct and the payment.
P_STAGE = A_STAGE
P_PAYMENT = P_STAGE + N_STAGES
N_POLICY = P_PAYMENT + max(PAYMENTS)

_COIN = LANE * N_RESOURCES
_GREENS = (1 << LANE * N_SYMBOLS) - 1
_HORNED_LANE = LANE * 6


@kernel
def stage_of(action: int) -> int:
    """Return the stage that an action constructs."""
    stage = N_STAGES - 1
    while action < STAGE_FIRST[stage]:
        stage -= 1
    return stage


@kernel
def policy_row(seat: int, action: int) -> int:
    """Return the row of the policy head for an action."""
    return action if action < A_STAGE else P_STAGE + stage_of(action)


@kernel
def policy_row_too(seat: int, action: int) -> int:
    """Return the second row that is added to the first, or -1: the payment of a stage."""
    return -1 if action < A_STAGE else P_PAYMENT + action - STAGE_FIRST[stage_of(action)]


@kernel
def _encode_wonder(me: City, first: int, out: Numbers, n: int) -> int:
    """Encode a wonder: its stages, and what the next ones lack."""
    out[n] = first + C_WONDER + me.wonder
    n = mark_bits(int(me.built), first + C_BUILT + me.wonder * N_STAGES, out, n + 1)
    n = mark_steps(count(me.built), N_STAGES, first + C_STAGES, out, n)
    left = available(me)
    while left:
        stage = lowest(left)
        left &= left - 1
        out[n] = first + C_LACK + stage * _LACK + lack(me, me.goods, stage)
        n += 1
    return n


@kernel
def _encode_goods(me: City, first: int, out: Numbers, n: int) -> int:
    """Encode the cards that can be spent."""
    for resource in range(N_RESOURCES):
        n = mark_steps(me.goods >> LANE * resource & LANE_MASK, _GREY, first + C_GREY + resource * _GREY, out, n)
    n = mark_steps(count(types_with(me.goods, 1)), N_RESOURCES, first + C_TYPES, out, n)
    for same in range(1, 5):
        if types_with(me.goods, same):
            out[n] = first + C_SAME + same - 1
            n += 1
    n = mark_steps(me.goods >> _COIN, _COINS, first + C_COINS, out, n)
    symbols = 0
    for symbol in range(N_SYMBOLS):
        cards = me.cards >> LANE * symbol & LANE_MASK
        symbols += cards
        n = mark_steps(cards, _SYMBOL, first + C_SYMBOL + symbol * _SYMBOL, out, n)
    return mark_steps(symbols, _SYMBOLS, first + C_SYMBOLS, out, n)


@kernel
def _encode_gains(s: State, p: int, first: int, out: Numbers, n: int) -> int:
    """Encode what counts at the end or in a battle: tokens, cats, shields, victories, points."""
    me = s.cities[p]
    n = mark_bits(int(me.tokens), first + C_TOKEN, out, n)
    if me.twice:
        out[n] = first + C_TWICE
        n += 1
    n = mark_steps(int(me.cats), _CATS, first + C_CATS, out, n)
    if s.cat == p:
        out[n] = first + C_PAWN
        n += 1
    n = mark_steps(int(me.shields), _SHIELDS, first + C_SHIELDS, out, n)
    horned = (me.cards >> _HORNED_LANE & LANE_MASK) + (me.cards >> _HORNED_LANE + LANE & LANE_MASK)
    n = mark_steps(horned, _HORNED, first + C_HORNED, out, n)
    n = mark_steps(int(me.victories), _VICTORIES, first + C_VICTORIES, out, n)
    n = mark_steps(total_points(s, p) // _TOTAL_STEP, _TOTALS, first + C_TOTAL, out, n)
    prize = spoils(s, p)
    if prize:
        out[n] = first + C_SPOILS + (prize - 1) * _FLIPPED + s.conflict - s.peace
        n += 1
    return n


@kernel
def _encode_side(s: State, p: int, side: int, first: int, out: Numbers, n: int) -> int:
    """Encode what the top card of the deck on one side would do for a city."""
    deck = deck_at(s, p, side)
    if s.left[deck] == 0:
        return n
    me, kind = s.cities[p], s.cards[deck * DECK_SIZE + s.left[deck] - 1]
    goods, cards = CARD_KIND[kind].goods, CARD_KIND[kind].cards & _GREENS
    if goods and least_lack(me, me.goods) and least_lack(me, me.goods + goods) == 0:
        out[n] = first
        n += 1
    if cards:
        greens = (me.cards & _GREENS) + cards
        if types_with(greens, 2) or types_with(greens, 1) == 0b111:
            out[n] = first + 1
            n += 1
    if CARD_KIND[kind].triggers & me.tokens:
        out[n] = first + 2
        n += 1
    return n


@kernel
def _encode_lead(s: State, seat: int, p: int, first: int, out: Numbers, n: int) -> int:
    """Encode how far the seat to act is ahead of another city, or of the best of the others."""
    own, best = total_points(s, seat), -1
    for other in range(s.players):
        if other == p or (p == seat and other != seat):
            best = max(best, total_points(s, other))
    step = (own - best + _LEADS) // _LEAD_STEP
    out[n] = first + C_LEAD + min(max(step, 0), _LEADS - 1)
    return n + 1


@kernel
def _encode_city(s: State, seat: int, p: int, first: int, out: Numbers, n: int) -> int:
    """Encode one city."""
    n = _encode_wonder(s.cities[p], first, out, n)
    n = _encode_goods(s.cities[p], first, out, n)
    n = _encode_gains(s, p, first, out, n)
    n = _encode_lead(s, seat, p, first, out, n)
    n = _encode_side(s, p, LEFT, first + C_SIDE, out, n)
    return _encode_side(s, p, RIGHT, first + C_SIDE + _SIDE, out, n)


@kernel
def _encode_tops(s: State, seat: int, out: Numbers, n: int) -> int:
    """Encode the top card and the height of each deck between two seats."""
    for k in range(s.players):
        deck = seat + k if seat + k < s.players else seat + k - s.players
        place = 0 if k == 0 else 1 if k == s.players - 1 else k + 1
        height = int(s.left[deck])
        if height:
            top = s.cards[deck * DECK_SIZE + height - 1]
            out[n] = F_TOP + place * N_KINDS + top
            n = mark_thresholds(height, _HEIGHTS, F_HEIGHT + place * len(_HEIGHTS), out, n + 1)
            if s.due == REACH:
                out[n] = F_REACH + s.cities[deck].wonder * N_KINDS + top
                n += 1
    return n


@kernel
def _encode_kinds(s: State, deck: int, steps: int, step: int, first: int, out: Numbers, n: int) -> int:
    """Encode how many cards of each kind a deck has, whatever their order."""
    goods = cards = 0
    for place in range(deck * DECK_SIZE, deck * DECK_SIZE + s.left[deck]):
        goods += CARD_KIND[s.cards[place]].goods
        cards += CARD_KIND[s.cards[place]].cards
    for kind in range(N_KINDS):
        many = goods & LANE_MASK if kind < N_GOODS else cards & LANE_MASK
        n = mark_steps((many + step - 1) // step, steps, first + kind * steps, out, n)
        if kind < N_GOODS:
            goods >>= LANE
        else:
            cards >>= LANE
    return n


@kernel
def _encode_decks(s: State, seat: int, out: Numbers, n: int) -> int:
    """Encode the decks: their tops, and what is in those that the seat takes from."""
    n = _encode_tops(s, seat, out, n)
    n = _encode_kinds(s, deck_at(s, seat, LEFT), _IN_DECK, 1, F_IN_DECK, out, n)
    n = _encode_kinds(s, deck_at(s, seat, RIGHT), _IN_DECK, 1, F_IN_DECK + N_KINDS * _IN_DECK, out, n)
    n = _encode_kinds(s, CENTRE, _IN_CENTRE, 2, F_IN_CENTRE, out, n)
    height = int(s.left[CENTRE])
    n = mark_thresholds(height, _HEIGHTS, F_CENTRE_HEIGHT, out, n)
    if height and s.knows >> seat & 1:
        out[n] = F_CENTRE_TOP + s.cards[CENTRE * DECK_SIZE + height - 1]
        n += 1
    return n


@kernel
def _encode_table(s: State, out: Numbers, n: int) -> int:
    """Encode what all cities share: players, the decision, conflict tokens, progress tokens."""
    out[n] = F_PLAYERS + s.players
    out[n + 1] = F_DUE + s.due
    out[n + 2] = F_FLIPPED + s.conflict - s.peace
    out[n + 3] = F_PEACE + s.peace
    n = mark_steps(int(s.extras), _EXTRAS, F_EXTRAS, out, n + 4)
    n = mark_bits(int(s.triggered), F_TRIGGERED, out, n)
    n = mark_bits(offered(s), F_OFFER, out, n)
    unseen = 0
    for place in range(s.piled):
        unseen |= 1 << s.pile[place]
    n = mark_bits(unseen, F_UNSEEN, out, n)
    n = mark_steps(int(s.piled), _PILED, F_PILED, out, n)
    return mark_bits(searched_kinds(s), F_SEARCHED, out, n) if s.due == KEEP else n


@entry_point
def encode(states: States, i: int, seat: int, out: Numbers) -> int:
    """Write the numbers of the active features for the seat to act; returns how many."""
    s = states[i]
    n = 0
    for k in range(s.players):
        p = seat + k if seat + k < s.players else seat + k - s.players
        n = _encode_city(s, seat, p, k * N_CITY, out, n)
    return _encode_table(s, out, _encode_decks(s, seat, out, n))


@entry_point
def way_of_winning(states: States, i: int, seat: int) -> int:
    """Return how a finished game was won, seen from a seat, as an index in WAYS; -1 for a shared victory."""
    s = states[i]
    if s.ended == SHARED:
        return -1
    way = 1 if s.ended == STAGES else 0
    return way if s.winners >> seat & 1 else way + 2
