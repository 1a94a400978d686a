"""What a seat may know about a game of Architects, as a row of numbers for learning programs.

`seat0` is the observing seat, `seat1` its left neighbour, and so on. `docs/researchers.md` explains how to read
observations.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.backend import Matrix, entry_point, kernel
from ...core.columns import Columns, clear_row, put, put_bits, seat_columns
from .constants import FACE_UP
from .names import DECISIONS, KIND_NAMES, STAGE_NUMBERS, TOKEN_NAMES, WONDER_NAMES
from .scoring import total_points
from .stages import available
from .state import KEEP, NOBODY, NONE, State
from .tables import CENTRE, DECK_SIZE, LANE, LANE_MASK, N_GOODS, N_KINDS, N_TOKENS

_TABLE = Columns()
_DECISION = _TABLE.add("decision", DECISIONS)
_AMOUNT = _TABLE.add("searched_cards")
_EXTRAS = _TABLE.add("extra_cards")
_CONFLICT = _TABLE.add("conflict_tokens")
_PEACE = _TABLE.add("peace")
_USED = _TABLE.add("used", TOKEN_NAMES)  # this turn
_OFFER = _TABLE.add("offer", TOKEN_NAMES)
_PILE = _TABLE.add("face_down", TOKEN_NAMES)
_FOUND = _TABLE.add("found", KIND_NAMES)  # by a search of this seat
_DISCARD = _TABLE.add("discard", KIND_NAMES)
_CENTRE_LEFT = _TABLE.add("centre.left")
_CENTRE_TOP = _TABLE.add("centre.top", KIND_NAMES)  # if this seat has seen it
_CENTRE_CARD = _TABLE.add("centre.card", KIND_NAMES)

_CITY = Columns()
_TO_ACT = _CITY.add("to_act")
_CAT = _CITY.add("cat")
_WONDER = _CITY.add("wonder", WONDER_NAMES)
_STAGE = _CITY.add("stage", map(str, STAGE_NUMBERS))
_AVAILABLE = _CITY.add("available", map(str, STAGE_NUMBERS))
_CARD = _CITY.add("card", KIND_NAMES)
_SHIELDS = _CITY.add("shields")
_VICTORIES = _CITY.add("victories")
_POINTS = _CITY.add("points")  # if the game ended now
_TOKEN = _CITY.add("token", TOKEN_NAMES)
_SEARCHED = _CITY.add("deck.searched")  # the deck to the left of this seat
_DECK_LEFT = _CITY.add("deck.left")
_DECK_TOP = _CITY.add("deck.top", KIND_NAMES)
_DECK_CARD = _CITY.add("deck.card", KIND_NAMES)

_FIRST, _WIDTH = len(_TABLE), len(_CITY)


def columns(players: int) -> list[str]:
    """Return the names of the columns."""
    return seat_columns(_TABLE, _CITY, [f"seat{p}" for p in range(players)])


@kernel
def _city_column(s: State, seat: int, p: int) -> int:
    """Return the first column of city p, seen from a seat."""
    return _FIRST + (p - seat if p >= seat else p - seat + s.players) * _WIDTH


@kernel
def _put_counters(out: Matrix, row: int, first: int, goods: int, cards: int) -> None:
    """Write packed counters of cards by kind."""
    for kind in range(N_GOODS):
        put(out, row, first + kind, goods >> LANE * kind & LANE_MASK)
    for kind in range(N_GOODS, N_KINDS):
        put(out, row, first + kind, cards >> LANE * (kind - N_GOODS) & LANE_MASK)


@kernel
def _put_cards(s: State, start: int, n: int, out: Matrix, row: int, first: int) -> None:
    """Count n cards of the decks by kind, from a place on."""
    for place in range(start, start + n):
        out[row, first + s.cards[place]] += 1


@kernel
def _observe_tokens(s: State, out: Matrix, row: int) -> None:
    """Write the progress tokens on the table: face up, and those face down in an unknown order."""
    put_bits(out, row, _USED, int(s.triggered))
    for place in range(FACE_UP):
        if s.offer[place] != NONE:
            out[row, _OFFER + s.offer[place]] += 1
    for place in range(s.piled):
        out[row, _PILE + s.pile[place]] += 1


@kernel
def _observe_table(s: State, seat: int, out: Matrix, row: int) -> None:
    """Write what all cities share."""
    if s.ended == 0:
        put(out, row, _DECISION + s.due, 1)
    put(out, row, _AMOUNT, s.amount)
    put(out, row, _EXTRAS, s.extras)
    put(out, row, _CONFLICT, s.conflict)
    put(out, row, _PEACE, s.peace)
    _observe_tokens(s, out, row)
    if s.due == KEEP and s.seat == seat:
        _put_cards(s, s.deck * DECK_SIZE + s.left[s.deck] - s.amount, int(s.amount), out, row, _FOUND)
    _put_counters(out, row, _DISCARD, s.discarded_goods, s.discarded_cards)
    put(out, row, _CENTRE_LEFT, s.left[CENTRE])
    _put_cards(s, CENTRE * DECK_SIZE, int(s.left[CENTRE]), out, row, _CENTRE_CARD)
    if s.knows >> seat & 1 and s.left[CENTRE]:
        put(out, row, _CENTRE_TOP + s.cards[CENTRE * DECK_SIZE + s.left[CENTRE] - 1], 1)


@kernel
def _observe_deck(s: State, deck: int, out: Matrix, row: int, first: int) -> None:
    """Write the deck to the left of a seat: its top, and what is left in it, which everybody can work out."""
    put(out, row, first + _SEARCHED, s.due == KEEP and s.deck == deck)
    put(out, row, first + _DECK_LEFT, s.left[deck])
    if s.left[deck]:
        put(out, row, first + _DECK_TOP + s.cards[deck * DECK_SIZE + s.left[deck] - 1], 1)
    _put_cards(s, deck * DECK_SIZE, int(s.left[deck]), out, row, first + _DECK_CARD)


@kernel
def _observe_city(s: State, p: int, out: Matrix, row: int, first: int) -> None:
    """Write one city, from its first column on."""
    me = s.cities[p]
    put(out, row, first + _TO_ACT, s.ended == 0 and s.seat == p)
    put(out, row, first + _CAT, s.cat != NOBODY and s.cat == p)
    put(out, row, first + _WONDER + me.wonder, 1)
    put_bits(out, row, first + _STAGE, int(me.built))
    put_bits(out, row, first + _AVAILABLE, available(me))
    _put_counters(out, row, first + _CARD, me.goods, me.cards)
    put(out, row, first + _SHIELDS, me.shields)
    put(out, row, first + _VICTORIES, me.victories)
    put(out, row, first + _POINTS, total_points(s, p))
    for token in range(N_TOKENS):
        put(out, row, first + _TOKEN + token, (me.tokens >> token & 1) + (me.twice >> token & 1))


@entry_point
def observe(states: Sequence[State], i: int, seat: int, out: Matrix, row: int) -> None:
    """Write what a seat may know of state i to a row."""
    s = states[i]
    clear_row(out, row)
    _observe_table(s, seat, out, row)
    for p in range(s.players):
        first = _city_column(s, seat, p)
        _observe_city(s, p, out, row, first)
        _observe_deck(s, p, out, row, first)
