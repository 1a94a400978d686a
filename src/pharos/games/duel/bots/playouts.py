"""Playouts of Duel that resemble real games: most cards are built, and some seats collect symbols."""

from __future__ import annotations

from ....core.backend import Numbers, entry_point, kernel
from ....core.rng import draw_fast
from ..choices import PLACE, USE_BUILD, USE_SELL, find_options, listed, turn_move
from ..pending import due, due_seat
from ..playouts import random_action
from ..state import TURN, State, States
from ..tables import CARD
from ..turn import decide_other, take_turn

_BUILD, _SELL, _WONDER = 8, 1, 3  # relative weights of building a card, selling it, and building a wonder


@kernel
def new_symbol(s: State, p: int) -> int:
    """Return the slot, after `find_options`, of a card that the seat can build for a new symbol; -1 if there is none."""
    for k in range(s.n_builds):
        slot = listed(s.builds, k)
        if CARD[s.layout[slot]].science & ~s.cities[p].science:
            return slot
    return -1


@kernel
def weighted_move(s: State) -> int:
    """Draw a move, after `find_options`, by the weights above; any card may go under a wonder."""
    k = draw_fast(s, s.n_builds * _BUILD + s.n_slots * _SELL + s.n_wonder_places * _WONDER)
    if k < s.n_builds * _BUILD:
        return USE_BUILD << PLACE | listed(s.builds, k // _BUILD)
    k -= s.n_builds * _BUILD
    if k < s.n_slots * _SELL:
        return USE_SELL << PLACE | listed(s.slots, k // _SELL)
    k -= s.n_slots * _SELL
    return turn_move(s, s.n_builds + s.n_slots + k // _WONDER * s.n_slots + draw_fast(s, s.n_slots))


@kernel
def play_turn(s: State, p: int, is_scientist: int) -> None:
    """Take a turn: a scientist builds a new symbol whenever possible."""
    find_options(s, p)
    slot = new_symbol(s, p) if is_scientist else -1
    take_turn(s, p, USE_BUILD << PLACE | slot if slot >= 0 else weighted_move(s))


@entry_point
def guided_moves(states: States, i: int, most: int, out: Numbers) -> int:
    """Make at most this many decisions; each seat is a scientist with probability one half; returns how many."""
    s = states[i]
    scientists, plies = draw_fast(s, 4), 0
    while s.depth and plies < most:
        p = due_seat(s)
        if due(s) == TURN:
            play_turn(s, p, scientists >> p & 1)
        else:
            decide_other(s, p, random_action(s, p, out))
        plies += 1
    return plies
