"""Exact search of the end of a game of two seats in which nothing is hidden any more: alpha-beta, in portions.

State 0 is the position; state n is the position after n decisions. Values are the searching seat's share of the victory in
thousandths. The stack of the search is kept in arrays, so that the search can stop and resume at any time.
"""

from __future__ import annotations

from ...core.backend import Numbers, entry_point, kernel, lowest
from .endgame import MOST_DECISIONS, is_open
from .rules import States, apply, copy_state, is_over, legal, returns, to_act

LEVELS = MOST_DECISIONS + 1
WIDTH = 5
"""Numbers per level in `frames`; one more holds the present level."""
_MANY, _NEXT, _BEST, _ALPHA, _BETA = range(WIDTH)
_WON = 1000


@kernel
def enter(
    states: States, level: int, seat: int, alpha: int, beta: int, frames: Numbers, moves: Numbers, out: Numbers
) -> None:
    """Start with the position of a level."""
    mover, at = lowest(to_act(states, level)), level * WIDTH
    n = legal(states, level, mover, out)
    for k in range(n):
        moves[level * len(out) + k] = out[k]
    frames[at + _MANY] = n
    frames[at + _NEXT] = 0
    frames[at + _BEST] = -1 if mover == seat else _WON + 1
    frames[at + _ALPHA] = alpha
    frames[at + _BETA] = beta
    frames[LEVELS * WIDTH] = level


@kernel
def take_value(states: States, level: int, seat: int, value: int, frames: Numbers, values: Numbers) -> None:
    """Take the value of the decision tried last at a level; at the root, equally good ones must be found as well."""
    at = level * WIDTH
    if lowest(to_act(states, level)) != seat:
        frames[at + _BEST] = min(frames[at + _BEST], value)
        frames[at + _BETA] = min(frames[at + _BETA], value)
        return
    frames[at + _BEST] = max(frames[at + _BEST], value)
    frames[at + _ALPHA] = max(frames[at + _ALPHA], value if level else value - 1)
    if level == 0:
        values[frames[at + _NEXT] - 1] = value


@kernel
def is_done(frames: Numbers, level: int) -> bool:
    """Whether nothing that is left at a level can matter."""
    at = level * WIDTH
    return frames[at + _NEXT] == frames[at + _MANY] or frames[at + _ALPHA] >= frames[at + _BETA]


@entry_point
def begin(states: States, seat: int, frames: Numbers, moves: Numbers, actions: Numbers, out: Numbers) -> int:
    """Start with the position in state 0; returns the number of actions of the seat, 0 if the end is not near enough."""
    if is_over(states, 0) or lowest(to_act(states, 0)) != seat or not is_open(states, 0):
        return 0
    enter(states, 0, seat, -1, _WON + 1, frames, moves, out)
    for k in range(frames[_MANY]):
        actions[k] = moves[k]
    return int(frames[_MANY])


@entry_point
def advance(states: States, seat: int, nodes: int, frames: Numbers, moves: Numbers, values: Numbers, out: Numbers) -> bool:
    """Search this many more positions; returns whether the search is finished.

    Then the highest of `values` is exact, and so are all that equal it; lower ones are upper bounds.
    """
    level = int(frames[LEVELS * WIDTH])
    while nodes > 0:
        at = level * WIDTH
        if is_done(frames, level):
            if level == 0:
                return True
            value, level = int(frames[at + _BEST]), level - 1
            take_value(states, level, seat, value, frames, values)
            continue
        nodes -= 1
        copy_state(states, level, level + 1)
        apply(states, level + 1, lowest(to_act(states, level)), int(moves[level * len(out) + frames[at + _NEXT]]))
        frames[at + _NEXT] += 1
        if is_over(states, level + 1):
            returns(states, level + 1, out)
            take_value(states, level, seat, int(out[seat]), frames, values)
        else:
            enter(states, level + 1, seat, int(frames[at + _ALPHA]), int(frames[at + _BETA]), frames, moves, out)
            level += 1
    frames[LEVELS * WIDTH] = level
    return False
