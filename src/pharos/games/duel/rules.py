"""The contract of Duel: the kernels that the entry points of every game are made of (see `core/kernels/`)."""

from __future__ import annotations

from ...core.backend import Numbers, kernel
from .choices import list_legal, may_decide, owing_seats
from .playouts import play_random
from .scoring import count_points
from .setup import begin_draft, first_game, redeal, set_up
from .state import NEW_STATE, State
from .turn import begin_age_one, decide

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
def begin(s: State, parameters: Numbers) -> None:
    """Set up a new game; parameters[1] is 1 for the wonder draft, 0 for the wonders of a first game."""
    set_up(s)
    if parameters[1]:
        begin_draft(s)
    else:
        first_game(s)
        begin_age_one(s)


@kernel
def player_count(s: State) -> int:
    """Duel is for two players."""
    return 2
