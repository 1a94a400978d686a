"""Random playouts: every legal action equally likely, made without listing the actions of a turn."""

from __future__ import annotations

from ...core.backend import Numbers, kernel
from ...core.rng import draw_fast
from .choices import list_legal, turn_choices, turn_move
from .pending import due, due_seat
from .state import TURN, State
from .turn import decide_other, take_turn


@kernel
def random_action(s: State, p: int, out: Numbers) -> int:
    """A legal action of any decision but a turn."""
    return int(out[draw_fast(s, list_legal(s, p, out))])


@kernel
def random_turn(s: State, p: int) -> None:
    """Take a random turn."""
    take_turn(s, p, turn_move(s, draw_fast(s, turn_choices(s, p))))


@kernel
def play_random(s: State, most: int, out: Numbers) -> int:
    """Make at most this many random decisions; returns how many."""
    plies = 0
    while s.depth and plies < most:
        p = due_seat(s)
        if due(s) == TURN:
            random_turn(s, p)
        else:
            decide_other(s, p, random_action(s, p, out))
        plies += 1
    return plies
