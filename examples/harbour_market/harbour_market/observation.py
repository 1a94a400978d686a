"""What a seat may know, as a row of numbers for learning programs. `seat0` is the observing seat."""

from __future__ import annotations

from pharos.core.backend import Matrix, entry_point, kernel
from pharos.core.columns import Columns, clear_row, put, put_bits, seat_columns

from .cards import GOODS
from .state import State, States
from .tables import CARD_NAMES, N_GOODS

_TABLE = Columns()
_LEFT = _TABLE.add("deck")
_PLACE = _TABLE.add("place", CARD_NAMES)  # in the market: 1 + the cards before it
_ON_CARD = _TABLE.add("coins", CARD_NAMES)

_CITY = Columns()
_TO_ACT = _CITY.add("to_act")
_COINS = _CITY.add("coins")
_GOOD = _CITY.add("good", GOODS)
_CARD = _CITY.add("card", CARD_NAMES)

_FIRST, _WIDTH = len(_TABLE), len(_CITY)


def columns(players: int) -> list[str]:
    """Return the names of the columns."""
    return seat_columns(_TABLE, _CITY, [f"seat{p}" for p in range(players)])


@kernel
def _observe_city(s: State, p: int, out: Matrix, row: int, first: int) -> None:
    """Write one merchant, from its first column on."""
    me = s.cities[p]
    put(out, row, first + _TO_ACT, s.ended == 0 and s.seat == p)
    put(out, row, first + _COINS, me.coins)
    for good in range(N_GOODS):
        put(out, row, first + _GOOD + good, me.goods[good])
    put_bits(out, row, first + _CARD, int(me.cards))


@entry_point
def observe(states: States, i: int, seat: int, out: Matrix, row: int) -> None:
    """Write what a seat may know of state i to a row."""
    s = states[i]
    clear_row(out, row)
    put(out, row, _LEFT, s.left)
    for place in range(s.offered):
        card = int(s.market[place])
        put(out, row, _PLACE + card, 1 + place)
        put(out, row, _ON_CARD + card, s.coins[card])
    for p in range(s.players):
        _observe_city(s, p, out, row, _FIRST + (p - seat if p >= seat else p - seat + s.players) * _WIDTH)
