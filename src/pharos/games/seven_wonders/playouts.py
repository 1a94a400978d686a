"""Random playouts: every legal action equally likely, made without listing the actions of a turn."""

from __future__ import annotations

from ...core.backend import Numbers, kernel, lowest
from ...core.rng import draw_fast
from .actions import A_CITY
from .choices import find_options, menu_action, menu_size
from .hands import free_city
from .legal import list_legal, owing_seats
from .pending import due
from .state import TURN, State
from .turn import decide


@kernel
def random_action(s: State, seat: int, out: Numbers) -> int:
    """A choice that the seat owes, each equally likely."""
    if due(s) == TURN:
        own = s.cities[seat].committed < 0
        find_options(s, seat if own else free_city(s))
        action = menu_action(s, draw_fast(s, menu_size(s)))
        return action if own else A_CITY + action
    return int(out[draw_fast(s, list_legal(s, seat, out))])


@kernel
def play_random(s: State, most: int, out: Numbers) -> int:
    """Make at most this many random decisions; returns how many."""
    plies = 0
    while s.depth and plies < most:
        seat = lowest(owing_seats(s))
        decide(s, seat, random_action(s, seat, out))
        plies += 1
    return plies
