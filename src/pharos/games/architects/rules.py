"""The contract of Architects: the kernels that the entry points of every game are made of (see `core/kernels/`)."""

from __future__ import annotations

from ...core.backend import Numbers, kernel
from ...core.turns import may_decide, owing_seats
from .playouts import play_random
from .scoring import count_points
from .setup import begin, redeal
from .state import NEW_STATE, State
from .turn import choice, decide

__all__ = [
    "NEW_STATE",
    "State",
    "begin",
    "count_points",
    "decide",
    "list_legal",
    "may_decide",
    "owing_seats",
    "play_random",
    "player_count",
    "redeal",
]


@kernel
def player_count(s: State) -> int:
    """The number of players."""
    return int(s.players)


@kernel
def list_legal(s: State, seat: int, out: Numbers) -> int:
    """Write the legal actions of the due decision; returns how many."""
    for k in range(s.choices):
        out[k] = choice(s, seat, k)
    return int(s.choices)
