"""What a seat may know about a game of 7 Wonders, as a row of numbers for learning programs.

`seat0` is the observing seat, `seat1` its left neighbour, and so on; with two players `free_city` follows. A seat has a
perfect memory here: cards that it has held count as seen until it learns where they went. `docs/researchers.md` explains
how to read observations.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.backend import Matrix, entry_point, kernel, lowest
from ...core.columns import Columns, clear_row, numbered, put, put_bits, seat_columns
from .actions import A_FREE, A_SELL, A_STAGE, card_of
from .compact import deciding_city, hand_bits, place_of
from .hands import card_at, choices_of, hand_for, has_free_city, slot_at, steward
from .hidden import drawn_on, in_hand_until, is_known, times_held
from .legal import owing_seats
from .names import BOARD_NAMES, CARD_NAMES, DECISIONS
from .payment import side_index
from .pending import due, due_city
from .scoring import CATEGORIES, total_points
from .state import DISCARD, SIDE, TURN, State
from .tables import (
    AGES,
    DECK,
    DEFEAT_ROW,
    FIRST_GUILD,
    HAND,
    LANE,
    LANE_MASK,
    LEAST_CITIES,
    LOW,
    N_CATEGORIES,
    N_SYMBOLS,
    STAGES,
)
from .vocabulary import COLOURS, MADE, POWERS, RAW, SYMBOLS

_TABLE = Columns()
_EDITION = _TABLE.add("second_edition")
_AGE = _TABLE.add("age", numbered(AGES + 1))
_TURN = _TABLE.add("turn")
_DECISION = _TABLE.add("decision", DECISIONS)
_FOR_FREE_CITY = _TABLE.add("decision.for_free_city")
_HAND = _TABLE.add("hand", CARD_NAMES)  # copies
_PLACE = _TABLE.add("place", CARD_NAMES)  # in the hand: 1 + the place that compact action numbers name
_CHOSEN = _TABLE.add("chosen", CARD_NAMES)  # by this seat: 1 to build, 2 for a stage, 3 to build free, 4 to sell
_SEEN = _TABLE.add("seen", CARD_NAMES)  # held in this age, whereabouts unknown since
_DISCARDED = _TABLE.add("discarded", CARD_NAMES)  # as far as known
_DISCARDS = _TABLE.add("discards", numbered(AGES))  # by age, unknown ones included

_CITY = Columns()
_TO_ACT = _CITY.add("to_act")
_DUE = _CITY.add("due")  # the decision concerns this city alone
_STEWARD = _CITY.add("steward")
_BOARD = _CITY.add("board", BOARD_NAMES)
_SIDE = _CITY.add("side", numbered(2))
_STAGE = _CITY.add("stages")
_STAGES_LEFT = _CITY.add("stages_left")
_COINS = _CITY.add("coins")
_SHIELDS = _CITY.add("shields")
_SYMBOL = _CITY.add("symbol", SYMBOLS)
_WILD = _CITY.add("symbol.wild")
_RAW = _CITY.add("usable", RAW)  # symbols that can yield it
_MADE = _CITY.add("usable", MADE)
_SOLD_RAW = _CITY.add("sold", RAW)  # of these, symbols that neighbours can buy
_SOLD_MADE = _CITY.add("sold", MADE)
_CHEAP = _CITY.add("cheap", ("raw_left", "raw_right", "made_left", "made_right"))
_POWER = _CITY.add("power", POWERS)
_FREE_USED = _CITY.add("power.used")
_COLOUR = _CITY.add("cards", COLOURS)
_DEFEATS = _CITY.add("defeats")
_VICTORIES = _CITY.add("victories", numbered(AGES))
_COPIED = _CITY.add("copied", CARD_NAMES[FIRST_GUILD:])
_POINTS = _CITY.add("points", CATEGORIES)  # if the game ended now
_CARD = _CITY.add("card", CARD_NAMES)

_FIRST, _WIDTH = len(_TABLE), len(_CITY)
_N_RAW, _N_MADE, _N_COLOURS = len(RAW), len(MADE), len(COLOURS)


def columns(players: int) -> list[str]:
    """Return the names of the columns."""
    cities = [f"seat{p}" for p in range(players)]
    return seat_columns(_TABLE, _CITY, cities if players >= LEAST_CITIES else [*cities, "free_city"])


@kernel
def _city_column(s: State, seat: int, c: int) -> int:
    """Return the first column of city c, seen from a seat."""
    if c >= s.players:
        return _FIRST + c * _WIDTH
    return _FIRST + (c - seat if c >= seat else c - seat + s.players) * _WIDTH


@kernel
def _observe_due(s: State, seat: int, out: Matrix, row: int) -> None:
    """Write the decision that is due, and the cities that it concerns."""
    if s.depth == 0:
        return
    put(out, row, _DECISION + due(s), 1)
    put(out, row, _FOR_FREE_CITY, deciding_city(s, seat) >= s.players)
    owing = owing_seats(s)
    for p in range(s.players):
        put(out, row, _city_column(s, seat, p) + _TO_ACT, owing >> p & 1)
    if due(s) != TURN and due(s) != SIDE:
        put(out, row, _city_column(s, seat, due_city(s)) + _DUE, 1)


@kernel
def _observe_hand(s: State, seat: int, out: Matrix, row: int) -> None:
    """Write the cards that the seat may choose from, with their places."""
    c = deciding_city(s, seat)
    bits, hand, left = hand_bits(s, c), hand_for(s, c), choices_of(s, c)
    while left:
        card = card_at(s, slot_at(s.age, hand, lowest(left)))
        left &= left - 1
        out[row, _HAND + card] += 1
        put(out, row, _PLACE + card, 1 + place_of(bits, card))


@kernel
def _observe_chosen(s: State, seat: int, out: Matrix, row: int) -> None:
    """Write what the seat has chosen so far this turn."""
    if s.depth and due(s) == TURN and s.cities[seat].committed >= 0:
        action = s.cities[seat].committed
        use = 1 + (action >= A_STAGE) + (action >= A_FREE) + (action >= A_SELL)
        put(out, row, _CHOSEN + card_of(action), use)


@kernel
def _first_held(s: State, seat: int, hand: int) -> int:
    """Return the first turn of this age in which a seat holds a hand."""
    passed = hand - seat if s.age == 2 else seat - hand
    return 1 + (passed if passed >= 0 else passed + s.players)


@kernel
def _observe_seen(s: State, seat: int, out: Matrix, row: int) -> None:
    """Write the cards that the seat has held in this age, unless it knows where they are now."""
    first = (s.age - 1) * DECK
    for hand in range(s.players):
        held = _first_held(s, seat, hand)
        for slot in range(first + HAND * hand, first + HAND * (hand + 1)):
            if held <= in_hand_until(s, slot) and not is_known(s, seat, slot):
                out[row, _SEEN + card_at(s, slot)] += 1
    if has_free_city(s):
        for slot in range(first + HAND * s.players, first + HAND * s.n_cities):
            if not is_known(s, seat, slot) and times_held(s, seat, slot, drawn_on(s, slot)) > 0:
                out[row, _SEEN + card_at(s, slot)] += 1


@kernel
def _observe_discards(s: State, seat: int, out: Matrix, row: int) -> None:
    """Write the discard pile, as far as the seat knows it."""
    for age in range(s.age):
        for slot in range(age * DECK, age * DECK + HAND * s.n_cities):
            if s.place[slot] == DISCARD:
                out[row, _DISCARDS + age] += 1
                if is_known(s, seat, slot):
                    out[row, _DISCARDED + card_at(s, slot)] += 1


@kernel
def _put_lanes(out: Matrix, row: int, first: int, supply: int, n: int) -> None:
    """Write how many symbols of a supply can yield each single resource."""
    for resource in range(n):
        put(out, row, first + resource, supply >> LANE * ((1 << resource) - 1) & LANE_MASK)


@kernel
def _observe_supply(s: State, c: int, out: Matrix, row: int, first: int) -> None:
    """Write what a city can use and sell, and its prices."""
    me = s.cities[c]
    _put_lanes(out, row, first + _RAW, me.own_raw, _N_RAW)
    _put_lanes(out, row, first + _MADE, me.own_made, _N_MADE)
    _put_lanes(out, row, first + _SOLD_RAW, me.sold_raw, _N_RAW)
    _put_lanes(out, row, first + _SOLD_MADE, me.sold_made, _N_MADE)
    put_bits(out, row, first + _CHEAP, int(me.cheap))


@kernel
def _observe_board(s: State, c: int, out: Matrix, row: int, first: int) -> None:
    """Write the board and the points of a city that has chosen its side."""
    me = s.cities[c]
    if me.board >= 0:
        put(out, row, first + _BOARD + me.board, 1)
    if me.board < 0 or me.side < 0:
        return
    put(out, row, first + _SIDE + me.side, 1)
    put(out, row, first + _STAGES_LEFT, STAGES[side_index(s, c)] - me.stages)
    total_points(s, c)
    for category in range(N_CATEGORIES):
        put(out, row, first + _POINTS + category, s.sheet[category])


@kernel
def _observe_city(s: State, c: int, out: Matrix, row: int, first: int) -> None:
    """Write one city, from its first column on."""
    me = s.cities[c]
    put(out, row, first + _STEWARD, has_free_city(s) and c == steward(s))
    put(out, row, first + _STAGE, me.stages)
    put(out, row, first + _COINS, me.coins)
    put(out, row, first + _SHIELDS, me.shields)
    for symbol in range(N_SYMBOLS):
        put(out, row, first + _SYMBOL + symbol, me.symbols[symbol])
    put(out, row, first + _WILD, me.wild)
    put_bits(out, row, first + _POWER, int(me.powers))
    put(out, row, first + _FREE_USED, me.used)
    for colour in range(_N_COLOURS):
        put(out, row, first + _COLOUR + colour, me.counts[colour])
    put(out, row, first + _DEFEATS, me.counts[DEFEAT_ROW])
    for age in range(AGES):
        put(out, row, first + _VICTORIES + age, me.victories[age])
    if me.copied >= 0:
        put(out, row, first + _COPIED + me.copied - FIRST_GUILD, 1)
    put_bits(out, row, first + _CARD, me.low)
    put_bits(out, row, first + _CARD + LOW, me.high)


@entry_point
def observe(states: Sequence[State], i: int, seat: int, out: Matrix, row: int) -> None:
    """Write what a seat may know of state i to a row."""
    s = states[i]
    clear_row(out, row)
    put(out, row, _EDITION, s.edition)
    put(out, row, _AGE + s.age, 1)
    put(out, row, _TURN, s.turn)
    _observe_due(s, seat, out, row)
    if s.age:
        _observe_hand(s, seat, out, row)
        _observe_chosen(s, seat, out, row)
        _observe_seen(s, seat, out, row)
        _observe_discards(s, seat, out, row)
    for c in range(s.n_cities):
        first = _city_column(s, seat, c)
        _observe_board(s, c, out, row, first)
        _observe_supply(s, c, out, row, first)
        _observe_city(s, c, out, row, first)
