"""Random playouts: every legal action equally likely."""

from __future__ import annotations

from ...core.backend import Numbers, kernel
from ...core.rng import draw_fast
from .state import State
from .turn import choice, decide


@kernel
def play_random(s: State, most: int, out: Numbers) -> int:
    """Make at most this many random decisions; returns how many."""
    plies = 0
    while not s.ended and plies < most:
        decide(s, s.seat, choice(s, s.seat, draw_fast(s, s.choices)))
        plies += 1
    return plies
