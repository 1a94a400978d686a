"""The contract of 7 Wonders: the kernels that the entry points of every game are made of (see `core/kernels/`)."""

from __future__ import annotations

from ...core.backend import kernel
from .hidden import redeal
from .legal import list_legal, may_decide, owing_seats
from .playouts import play_random
from .scoring import count_points
from .setup import begin
from .state import NEW_STATE, State
from .turn import decide

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
    """The number of players; the Free City has no seat."""
    return s.players
