"""What follows a new position of a search with a net: the policy continues, and every position on the way is evaluated.

`tree` is the tree of either search: its `values` hold each seat's value, its `sums` are scratch space.
"""

from __future__ import annotations

from typing import Any

from ...core.backend import kernel, lowest
from .net import Net, action_logit, see, victory
from .rules import apply, is_over, legal, returns, to_act


@kernel
def finish(states: Any, tree: Any, seats: int, out: Any) -> None:
    """Write the values of a finished game."""
    returns(states, 1, out)
    for seat in range(seats):
        tree.values[seat] = out[seat] / 1000.0


@kernel
def favourite(states: Any, tree: Any, mover: int, net: Net, out: Any) -> int:
    """Return the action that the policy likes best, after `see`."""
    n = legal(states, 1, mover, out)
    best, best_logit = int(out[0]), -(1 << 60)
    for k in range(n):
        logit = action_logit(net, tree.work, mover, int(out[k]))
        if logit > best_logit:
            best, best_logit = int(out[k]), logit
    return best


@kernel
def play_on(states: Any, tree: Any, seats: int, depth: int, net: Net, out: Any) -> None:
    """Let the policy continue from a position after `see`; the mean of all values on the way replaces its own."""
    for p in range(seats):
        tree.sums[p] = tree.values[p]
    for _ in range(depth):
        if not is_over(states, 1):
            mover = lowest(to_act(states, 1))
            apply(states, 1, mover, favourite(states, tree, mover, net, out))
            if is_over(states, 1):
                finish(states, tree, seats, out)
            else:
                mover = lowest(to_act(states, 1))
                see(states, 1, mover, net, tree.work)
                victory(net, tree.work, mover, seats, tree.values)
        for p in range(seats):
            tree.sums[p] += tree.values[p]
    for p in range(seats):
        tree.values[p] = tree.sums[p] / (depth + 1)
