"""When the end of a game of Duel can be searched exactly: few cards are left, and nothing is hidden any more."""

from __future__ import annotations

from ....core.backend import count, entry_point, kernel
from ..state import State, States
from ..tables import WONDER

MOST_DECISIONS = 40
"""More decisions than follow from such a position."""
_MOST_CARDS = 8
_LAST_AGE = 3


@kernel
def _can_draw_tokens(s: State) -> bool:
    """Whether a wonder that draws tokens at random may still be built."""
    for p in range(2):
        me = s.cities[p]
        for place in range(me.dealt):
            is_left = (me.built | me.closed) >> place & 1 == 0
            if is_left and WONDER[me.wonders[place]].library:
                return True
    return False


@entry_point
def is_open(states: States, i: int) -> bool:
    """Whether nothing is hidden or left to chance until the end, and the end is near."""
    s = states[i]
    if s.age != _LAST_AGE or s.drawn or s.present & ~s.shown or count(s.present) > _MOST_CARDS:
        return False
    return not _can_draw_tokens(s)
