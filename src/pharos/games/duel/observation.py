"""What a seat may know about a game of Duel, as a row of numbers for learning programs.

`seat0` is the observing seat, `seat1` its opponent. `docs/researchers.md` explains how to read observations.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.backend import Matrix, count, entry_point, kernel, lowest
from ...core.columns import Columns, clear_row, numbered, put, put_bits, seat_columns
from .constants import TOKEN_ZONES
from .names import CARD_NAMES, DECISIONS, TOKEN_NAMES, WONDER_NAMES
from .payment import card_trade, is_chained, wonder_trade
from .pending import decision_of, detail_of, due, due_seat, seat_of
from .scoring import total_points
from .state import CITY, DISCARD, FINISH, LAYOUT, State
from .tables import AGES, CARD, COVERED_BY, FIRST_GUILD, LANE, LANE_MASK, N_CARDS, SLOTS
from .vocabulary import COLOURS, RESOURCES, SYMBOLS

_SEATS = ("seat0", "seat1")
_FACE_DOWN, _GUILD, _FACE_UP = 1, 2, 3  # values of the columns of slots; 0: the slot is empty
_WAITING, _BUILT = 1, 2  # values of the columns of wonders

_TABLE = Columns()
_DECISION = _TABLE.add("decision", DECISIONS)
_TO_ACT = _TABLE.add("to_act", _SEATS)
_NEXT = _TABLE.add("next", _SEATS)  # the seat that moves after a turn that waits for this decision
_LAST = _TABLE.add("last", _SEATS)  # the seat that played the latest card
_AGE = _TABLE.add("age", numbered(AGES + 1))
_PAWN = _TABLE.add("pawn")  # spaces towards the opponent's capital
_CARDS_LEFT = _TABLE.add("cards_left")
_SLOT = _TABLE.add("slot", numbered(SLOTS))
_PLACE = _TABLE.add("place", CARD_NAMES)  # of a face-up card: 1 + its slot
_COVERS = _TABLE.add("covers", CARD_NAMES)  # cards that cover it
_DISCARDED = _TABLE.add("discarded", CARD_NAMES)
_BURIED = _TABLE.add("buried", CARD_NAMES)  # under a wonder
_BOARD = _TABLE.add("board", TOKEN_NAMES)
_DRAWN = _TABLE.add("drawn", TOKEN_NAMES)  # by the library, if this seat chooses
_OFFERED = _TABLE.add("offered", WONDER_NAMES)

_CITY = Columns()
_COINS = _CITY.add("coins")
_POINTS = _CITY.add("points")  # if the game ended now
_PRODUCTION = _CITY.add("production", RESOURCES)
_PRICE = _CITY.add("price", RESOURCES)
_RAW_CHOICE = _CITY.add("raw_choices")
_MADE_CHOICE = _CITY.add("manufactured_choices")
_SYMBOL = _CITY.add("symbol", SYMBOLS)
_SYMBOLS = _CITY.add("symbols")
_COLOUR = _CITY.add("cards", COLOURS)
_MILITARY_TOKEN = _CITY.add("military_token", numbered(len(TOKEN_ZONES)))  # still lies before this city
_TOKEN = _CITY.add("token", TOKEN_NAMES)
_WONDER = _CITY.add("wonder", WONDER_NAMES)
_WONDER_PRICE = _CITY.add("wonder_price", WONDER_NAMES)  # coins to pay for a waiting wonder
_CARD = _CITY.add("card", CARD_NAMES)
_CARD_PRICE = _CITY.add("card_price", CARD_NAMES)  # coins to pay for a face-up card

_FIRST, _WIDTH = len(_TABLE), len(_CITY)
_N_SYMBOLS, _N_RESOURCES, _N_COLOURS, _N_ZONES = len(SYMBOLS), len(RESOURCES), len(COLOURS), len(TOKEN_ZONES)


def columns(players: int) -> list[str]:
    """Return the names of the columns."""
    return seat_columns(_TABLE, _CITY, _SEATS)


@kernel
def _city_column(seat: int, p: int) -> int:
    """Return the first column of city p, seen from a seat."""
    return _FIRST + (p ^ seat) * _WIDTH


@kernel
def _observe_due(s: State, seat: int, out: Matrix, row: int) -> None:
    """Write the decision that is due, who owes it, and who moves next if a turn waits for it."""
    if s.depth == 0:
        return
    put(out, row, _DECISION + due(s), 1)
    put(out, row, _TO_ACT + (due_seat(s) ^ seat), 1)
    for level in range(s.depth - 1):
        if decision_of(s.stack[level]) == FINISH:
            put(out, row, _NEXT + (seat_of(s.stack[level]) ^ 1 ^ detail_of(s.stack[level]) ^ seat), 1)
    if due_seat(s) == seat:
        put_bits(out, row, _DRAWN, int(s.drawn))


@kernel
def _observe_table(s: State, seat: int, out: Matrix, row: int) -> None:
    """Write what both cities share."""
    put(out, row, _AGE + s.age, 1)
    put(out, row, _LAST + (s.last ^ seat), 1)
    put(out, row, _PAWN, -s.pawn if seat else s.pawn)
    put(out, row, _CARDS_LEFT, count(s.present))
    put_bits(out, row, _BOARD, int(s.board))
    put_bits(out, row, _OFFERED, int(s.offer))


@kernel
def _observe_places(s: State, seat: int, out: Matrix, row: int) -> None:
    """Write the cards in cities, in the discard pile and under wonders."""
    for card in range(N_CARDS):
        place = int(s.where[card])
        if place <= LAYOUT:
            continue
        if place < DISCARD:
            put(out, row, _city_column(seat, place - CITY) + _CARD + card, 1)
        else:
            put(out, row, (_DISCARDED if place == DISCARD else _BURIED) + card, 1)


@kernel
def _observe_layout(s: State, seat: int, out: Matrix, row: int) -> None:
    """Write the slots of the layout, and of face-up cards their place, what covers them and both prices."""
    left = int(s.present)
    while left:
        slot = lowest(left)
        left &= left - 1
        card = int(s.layout[slot])
        if s.shown >> slot & 1 == 0:
            put(out, row, _SLOT + slot, _GUILD if card >= FIRST_GUILD else _FACE_DOWN)
            continue
        put(out, row, _SLOT + slot, _FACE_UP)
        put(out, row, _PLACE + card, slot + 1)
        put(out, row, _COVERS + card, count(COVERED_BY[SLOTS * (s.age - 1) + slot] & s.present))
        for p in range(2):
            me = s.cities[p]
            if not is_chained(me, card):
                put(out, row, _city_column(seat, p) + _CARD_PRICE + card, CARD[card].coins + card_trade(me, card))


@kernel
def _observe_wonders(s: State, p: int, out: Matrix, row: int, first: int) -> None:
    """Write the wonders of a city; one that went back to the box is gone."""
    me = s.cities[p]
    for place in range(me.dealt):
        wonder = int(me.wonders[place])
        if me.built >> place & 1:
            put(out, row, first + _WONDER + wonder, _BUILT)
        elif me.closed >> place & 1 == 0:
            put(out, row, first + _WONDER + wonder, _WAITING)
            put(out, row, first + _WONDER_PRICE + wonder, wonder_trade(me, wonder))


@kernel
def _observe_city(s: State, p: int, out: Matrix, row: int, first: int) -> None:
    """Write one city, from its first column on."""
    me = s.cities[p]
    put(out, row, first + _COINS, me.coins)
    put(out, row, first + _POINTS, total_points(s, p))
    for r in range(_N_RESOURCES):
        put(out, row, first + _PRODUCTION + r, me.production >> LANE * r & LANE_MASK)
        put(out, row, first + _PRICE + r, me.prices >> LANE * (_N_RESOURCES - 1 - r) & LANE_MASK)
    put(out, row, first + _RAW_CHOICE, me.one_raw)
    put(out, row, first + _MADE_CHOICE, me.one_made)
    put_bits(out, row, first + _SYMBOL, int(me.science))
    put(out, row, first + _SYMBOLS, count(me.science))
    for colour in range(_N_COLOURS):
        put(out, row, first + _COLOUR + colour, me.counts[colour])
    put_bits(out, row, first + _MILITARY_TOKEN, s.military_tokens >> _N_ZONES * p & (1 << _N_ZONES) - 1)
    put_bits(out, row, first + _TOKEN, int(me.tokens))
    _observe_wonders(s, p, out, row, first)


@entry_point
def observe(states: Sequence[State], i: int, seat: int, out: Matrix, row: int) -> None:
    """Write what a seat may know of state i to a row."""
    s = states[i]
    clear_row(out, row)
    _observe_due(s, seat, out, row)
    _observe_table(s, seat, out, row)
    _observe_places(s, seat, out, row)
    _observe_layout(s, seat, out, row)
    for p in range(2):
        _observe_city(s, p, out, row, _city_column(seat, p))
