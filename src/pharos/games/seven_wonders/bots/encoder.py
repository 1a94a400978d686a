"""Encodes positions of 7 Wonders for the net: binary features of what the seat to act may know.

The seat's own city and both neighbours are encoded in full, all cities in short, counted from the seat to act to its left.
Then come the hand, what the seat can build from it, and the cards it has seen in hands that come back. The contract of an
encoder is described in `pharos.learning`.
"""

from __future__ import annotations

from ....core.backend import Numbers, constants, entry_point, kernel, lowest
from ....core.features import mark_bits, mark_steps, mark_thresholds
from ..actions import A_BOARD, A_BUILD, A_CITY, A_COPY, A_DECLINE, A_FREE, A_REVIVE, A_SELL, A_SIDE, A_STAGE, PAYS, card_of
from ..choices import find_options
from ..hands import card_at, free_city, hand_at, steward
from ..hidden import drawn_on, is_known, times_held
from ..payment import has_built, left_of, right_of, used_lanes
from ..pending import due, due_city
from ..scoring import total_points
from ..state import COINS, DISCARD, REVIVE, SEVENTH_CARD, SHARED, SIDE, TURN, City, State, States
from ..tables import (
    AGES,
    ANY_RAW_LANE,
    DECK,
    DEFEAT_ROW,
    EDITIONS,
    HAND,
    LANE,
    LANE_MASK,
    LOW,
    MADE_LANES,
    MOST_CITIES,
    MOST_STAGES,
    N_BOARDS,
    N_CARDS,
    N_CATEGORIES,
    N_SYMBOLS,
    RAW_LANES,
    TURNS,
)

UNITS, HIDDEN = 192, 32
SEATS, CATEGORIES = MOST_CITIES, N_CATEGORIES
WAYS = ("own points", "own coins", "other points", "other coins")
N_WAYS = len(WAYS)
COUNTED_WAYS = (0, 1, 2, 3)  # points decide every game

_COINS = constants((1, 2, 3, 4, 5, 6, 8, 10, 13, 17))
_PRODUCED, _COLOURS, _OF_COLOUR, _SYMBOL, _WILD, _SHIELDS, _DEFEATS, _POWERS = 3, 7, 6, 4, 3, 10, 6, 6
_VICTORIES = 2 * AGES
_TOTALS, _TOTAL_STEP, _LEADS, _LEAD_STEP = 22, 3, 21, 3
_SHORT_SHIELDS, _SHORT_COINS, _SYMBOLS = 8, 5, 8
_ANY_RAW = 7  # raw materials of any kind that count
_ARMS = 4  # leads in shields from -4 to 4
_STATES = 4  # of a card in the hand: cannot be built, for nothing, for at most two coins, for more
_AHEAD = 3  # turns until a hand comes back: 1, 2, more

# The first feature of each group of a city in full, relative to the first of the city.
C_CARD = 0
C_BOARD = C_CARD + N_CARDS
C_STAGES = C_BOARD + 2 * N_BOARDS
C_COINS = C_STAGES + MOST_STAGES
C_RAW = C_COINS + len(_COINS)
C_MADE = C_RAW + len(RAW_LANES) * _PRODUCED
C_ALL_RAW = C_MADE + len(MADE_LANES) * _PRODUCED
C_CHEAP = C_ALL_RAW + _ANY_RAW
C_POWERS = C_CHEAP + 4
C_USED = C_POWERS + _POWERS
C_COLOUR = C_USED + 1
C_SYMBOL = C_COLOUR + _COLOURS * _OF_COLOUR
C_WILD = C_SYMBOL + N_SYMBOLS * _SYMBOL
C_SHIELDS = C_WILD + _WILD
C_VICTORIES = C_SHIELDS + _SHIELDS
C_DEFEATS = C_VICTORIES + _VICTORIES
N_CITY = C_DEFEATS + _DEFEATS

# The same for a city in short.
S_TOTAL = 0
S_LEAD = S_TOTAL + _TOTALS
S_SHIELDS = S_LEAD + _LEADS
S_COINS = S_SHIELDS + _SHORT_SHIELDS
S_STAGES = S_COINS + _SHORT_COINS
S_SYMBOLS = S_STAGES + MOST_STAGES
N_SHORT = S_SYMBOLS + _SYMBOLS

# The first feature of each group of the table.
F_SHORT = 3 * N_CITY
F_ARMS = F_SHORT + MOST_CITIES * N_SHORT
F_HAND = F_ARMS + 2 * (2 * _ARMS + 1)
F_STAGE = F_HAND + N_CARDS * _STATES
F_SEEN = F_STAGE + _STATES
F_TURN = F_SEEN + _AHEAD * N_CARDS
F_PLAYERS = F_TURN + AGES * TURNS + 1
F_EDITION = F_PLAYERS + MOST_CITIES + 1
F_DUE = F_EDITION + EDITIONS
F_FOR_FREE_CITY = F_DUE + 6
F_STEWARD = F_FOR_FREE_CITY + 1
F_COMMITTED = F_STEWARD + 1
F_TUCKED = F_COMMITTED + N_CARDS
F_DISCARD = F_TUCKED + 1
N_FEATURES = F_DISCARD + N_CARDS
MAX_ACTIVE = 512

# Rows of the policy head: the card to build, to build for nothing, to tuck, to sell, and the payment to each side.
P_BUILD = 0
P_FREE = P_BUILD + N_CARDS
P_TUCK = P_FREE + N_CARDS
P_SELL = P_TUCK + N_CARDS
P_REVIVE = P_SELL + N_CARDS
P_COPY = P_REVIVE + N_CARDS
P_SIDE = P_COPY + N_CARDS
P_BOARD = P_SIDE + 2
P_DECLINE = P_BOARD + 2 * N_BOARDS
P_PAYMENT = P_DECLINE + 1
N_POLICY = P_PAYMENT + PAYS


@kernel
def policy_row(seat: int, action: int) -> int:
    """Return the row of the policy head for an action; choices for the Free City share those for the seat's own city."""
    if action < A_REVIVE:
        own = action - A_CITY if action >= A_CITY else action
        if own >= A_FREE:
            return (P_SELL if own >= A_SELL else P_FREE) + card_of(own)
        return (P_TUCK if own >= A_STAGE else P_BUILD) + card_of(own)
    if action < A_COPY:
        return P_REVIVE + action - A_REVIVE
    if action < A_SIDE:
        return P_COPY + action - A_COPY
    if action < A_BOARD:
        return P_SIDE + (action - A_SIDE) % 2
    return P_DECLINE if action == A_DECLINE else P_BOARD + (action - A_BOARD) % (2 * N_BOARDS)


@kernel
def policy_row_too(seat: int, action: int) -> int:
    """Return the second row that is added to the first, or -1: the payment."""
    if action >= A_REVIVE:
        return -1
    own = action - A_CITY if action >= A_CITY else action
    return P_PAYMENT + (own - A_BUILD) % PAYS if own < A_FREE else -1


@kernel
def _encode_production(me: City, first: int, out: Numbers, n: int) -> int:
    """Encode what a city produces for itself and at which prices it buys."""
    for r in range(len(RAW_LANES)):
        n = mark_steps(me.own_raw >> RAW_LANES[r] & LANE_MASK, _PRODUCED, first + C_RAW + r * _PRODUCED, out, n)
    for r in range(len(MADE_LANES)):
        n = mark_steps(me.own_made >> MADE_LANES[r] & LANE_MASK, _PRODUCED, first + C_MADE + r * _PRODUCED, out, n)
    n = mark_steps(me.own_raw >> ANY_RAW_LANE & LANE_MASK, _ANY_RAW, first + C_ALL_RAW, out, n)
    return mark_bits(int(me.cheap), first + C_CHEAP, out, n)


@kernel
def _encode_counts(me: City, first: int, out: Numbers, n: int) -> int:
    """Encode cards by colour, symbols, shields and conflict tokens."""
    for colour in range(_COLOURS):
        n = mark_steps(int(me.counts[colour]), _OF_COLOUR, first + C_COLOUR + colour * _OF_COLOUR, out, n)
    for symbol in range(N_SYMBOLS):
        n = mark_steps(int(me.symbols[symbol]), _SYMBOL, first + C_SYMBOL + symbol * _SYMBOL, out, n)
    n = mark_steps(int(me.wild), _WILD, first + C_WILD, out, n)
    n = mark_steps(int(me.shields), _SHIELDS, first + C_SHIELDS, out, n)
    for age in range(AGES):
        n = mark_steps(int(me.victories[age]), 2, first + C_VICTORIES + 2 * age, out, n)
    return mark_steps(int(me.counts[DEFEAT_ROW]), _DEFEATS, first + C_DEFEATS, out, n)


@kernel
def _encode_city(s: State, c: int, first: int, out: Numbers, n: int) -> int:
    """Encode a city in full."""
    me = s.cities[c]
    n = mark_bits(me.low, first + C_CARD, out, n)
    n = mark_bits(me.high, first + C_CARD + LOW, out, n)
    if me.board >= 0 and me.side >= 0:
        out[n] = first + C_BOARD + 2 * me.board + me.side
        n += 1
    n = mark_steps(int(me.stages), MOST_STAGES, first + C_STAGES, out, n)
    n = mark_thresholds(int(me.coins), _COINS, first + C_COINS, out, n)
    n = _encode_production(me, first, out, n)
    n = mark_bits(int(me.powers), first + C_POWERS, out, n)
    if me.used:
        out[n] = first + C_USED
        n += 1
    return _encode_counts(me, first, out, n)


@kernel
def _encode_short(s: State, c: int, own: int, first: int, out: Numbers, n: int) -> int:
    """Encode a city in short; `own` are the points of the seat to act."""
    me, points = s.cities[c], total_points(s, c)
    n = mark_steps(points // _TOTAL_STEP, _TOTALS, first + S_TOTAL, out, n)
    step = (own - points) // _LEAD_STEP + _LEADS // 2
    out[n] = first + S_LEAD + min(max(step, 0), _LEADS - 1)
    n = mark_steps(int(me.shields), _SHORT_SHIELDS, first + S_SHIELDS, out, n + 1)
    n = mark_steps(me.coins // 3, _SHORT_COINS, first + S_COINS, out, n)
    n = mark_steps(int(me.stages), MOST_STAGES, first + S_STAGES, out, n)
    symbols = me.symbols[0] + me.symbols[1] + me.symbols[2] + me.wild
    return mark_steps(symbols, _SYMBOLS, first + S_SYMBOLS, out, n)


@kernel
def _encode_cities(s: State, seat: int, out: Numbers, n: int) -> int:
    """Encode the seat's city and its neighbours in full, all cities in short, and the coming conflicts."""
    left, right = left_of(s, seat), right_of(s, seat)
    n = _encode_city(s, seat, 0, out, n)
    n = _encode_city(s, left, N_CITY, out, n)
    n = _encode_city(s, right, 2 * N_CITY, out, n)
    own = total_points(s, seat)
    for k in range(s.n_cities):
        c = seat + k if seat + k < s.n_cities else seat + k - s.n_cities
        n = _encode_short(s, c, own, F_SHORT + k * N_SHORT, out, n)
    arms = s.cities[seat].shields
    out[n] = F_ARMS + _ARMS + min(max(arms - s.cities[left].shields, -_ARMS), _ARMS)
    out[n + 1] = F_ARMS + 3 * _ARMS + 1 + min(max(arms - s.cities[right].shields, -_ARMS), _ARMS)
    return n + 2


@kernel
def _price_state(ways: int) -> int:
    """Return how a set of payments counts: 0 none, 1 for nothing, 2 for at most two coins, 3 for more."""
    if ways <= 1:
        return ways
    least, lanes = 99, used_lanes(ways)
    while lanes:
        lane = lowest(lanes)
        lanes &= lanes - 1
        least = min(least, lane // LANE + (ways >> lane & LANE_MASK) - 1)
    return 2 if least <= 2 else 3


@kernel
def _encode_hand(s: State, c: int, out: Numbers, n: int) -> int:
    """Encode the cards that a city can choose from, and whether it can build them and its next stage."""
    find_options(s, c)
    m = s.menu
    for i in range(m.n):
        out[n] = F_HAND + m.cards[i] * _STATES + _price_state(m.ways[i])
        n += 1
    out[n] = F_STAGE + _price_state(m.stage)
    return n + 1


@kernel
def _seen_in(s: State, seat: int, hand: int, first: int, end: int) -> int:
    """Return a bit set of cards from `first` to `end` that the seat has seen in a hand, and that may still be there."""
    bits = 0
    for bit in range(HAND):
        slot = (s.age - 1) * DECK + HAND * hand + bit
        if not is_known(s, seat, slot) and times_held(s, seat, slot, drawn_on(s, slot)):
            card = card_at(s, slot)
            if first <= card < end:
                bits |= 1 << (card - first)
    return bits


@kernel
def _encode_seen(s: State, seat: int, out: Numbers, n: int) -> int:
    """Encode the cards that the seat has seen in hands it will hold again in this age, by how soon."""
    low = high = 0
    last = min(TURNS - s.turn, s.players - 1)
    for ahead in range(1, last + 1):
        hand = hand_at(s, seat, s.age, s.turn + ahead)
        low |= _seen_in(s, seat, hand, 0, LOW)
        high |= _seen_in(s, seat, hand, LOW, N_CARDS)
        if ahead < _AHEAD or ahead == last:
            first = F_SEEN + (min(ahead, _AHEAD) - 1) * N_CARDS
            n = mark_bits(low, first, out, n)
            n = mark_bits(high, first + LOW, out, n)
            low = high = 0
    return n


@kernel
def _encode_discards(s: State, c: int, out: Numbers, n: int) -> int:
    """Encode the structures of the discard pile that a city can build now."""
    low = high = 0
    for slot in range(s.age * DECK):
        card = card_at(s, slot)
        if s.place[slot] == DISCARD and not has_built(s.cities[c], card):
            if card < LOW:
                low |= 1 << card
            else:
                high |= 1 << (card - LOW)
    n = mark_bits(low, F_DISCARD, out, n)
    return mark_bits(high, F_DISCARD + LOW, out, n)


@kernel
def _encode_turn(s: State, seat: int, out: Numbers, n: int) -> int:
    """Encode the choice of a turn: the hand, the steward's own choice for this turn, the cards seen."""
    is_steward = seat == steward(s)
    own = s.cities[seat].committed
    is_for_free_city = is_steward and own >= 0
    if is_steward:
        out[n] = F_STEWARD
        n += 1
    if is_for_free_city:
        out[n] = F_FOR_FREE_CITY
        out[n + 1] = F_COMMITTED + card_of(own)
        n += 2
        if A_STAGE <= own < A_FREE or own >= A_SELL:
            out[n] = F_TUCKED
            n += 1
    n = _encode_hand(s, free_city(s) if is_for_free_city else seat, out, n)
    return _encode_seen(s, seat, out, n) if s.turn > 1 else n


@kernel
def _encode_table(s: State, out: Numbers, n: int) -> int:
    """Encode what all cities share."""
    out[n] = F_TURN + ((s.age - 1) * TURNS + s.turn if s.age else 0)
    out[n + 1] = F_PLAYERS + s.players
    out[n + 2] = F_EDITION + s.edition
    out[n + 3] = F_DUE + due(s)
    return n + 4


@entry_point
def encode(states: States, i: int, seat: int, out: Numbers) -> int:
    """Write the numbers of the active features for the seat to act; returns how many."""
    s = states[i]
    n = _encode_table(s, out, _encode_cities(s, seat, out, 0))
    decision = due(s)
    if decision == TURN:
        return _encode_turn(s, seat, out, n)
    if decision == SEVENTH_CARD:
        return _encode_hand(s, due_city(s), out, n)
    if decision == REVIVE:
        return _encode_discards(s, due_city(s), out, n)
    return n


@entry_point
def choosing(states: States, i: int) -> int:
    """Return a bit set of the seats that choose at once and unseen, those that have chosen already included."""
    s = states[i]
    if s.depth == 0:
        return 0
    decision = due(s)
    bits = 0
    if decision in (TURN, SIDE):
        for seat in range(s.players):
            if s.owing >> seat & 1 or s.cities[seat].committed >= 0:
                bits |= 1 << seat
    return bits


@entry_point
def way_of_winning(states: States, i: int, seat: int) -> int:
    """Return how a finished game was won, seen from a seat, as an index in WAYS; -1 for a shared victory."""
    s = states[i]
    if s.ended == SHARED:
        return -1
    way = 1 if s.ended == COINS else 0
    return way if s.winners >> seat & 1 else way + 2
