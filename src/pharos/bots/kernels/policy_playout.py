"""What follows a new position of a search with a net: the policy continues, and every position on the way is evaluated.

`tree` is the tree of either search: its `values` hold each seat's value, its `sums` are scratch space.
"""

from __future__ import annotations

from typing import Protocol

from ...core.backend import Numbers, kernel, lowest
from .net import Net, Work, action_logit, forward_pass, victory
from .rules import States, apply, is_over, legal, returns, to_act


class Leaf(Protocol):
    """What a tree has for the position that an iteration arrives at."""

    work: Work
    values: list[float]
    sums: list[float]


@kernel
def finish(states: States, tree: Leaf, seats: int, out: Numbers) -> None:
    """Write the values of a finished game."""
    returns(states, 1, out)
    for seat in range(seats):
        tree.values[seat] = out[seat] / 1000.0


@kernel
def favourite(states: States, tree: Leaf, mover: int, net: Net, out: Numbers) -> int:
    """Return the action that the policy likes best, after `forward_pass`."""
    n = legal(states, 1, mover, out)
    best, best_logit = int(out[0]), -(1 << 60)
    for k in range(n):
        logit = action_logit(net, tree.work, mover, int(out[k]))
        if logit > best_logit:
            best, best_logit = int(out[k]), logit
    return best


@kernel
def play_on(states: States, tree: Leaf, seats: int, depth: int, net: Net, out: Numbers) -> None:
    """Let the policy continue from a position after `forward_pass`; the mean of all values on the way replaces its own."""
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
                forward_pass(states, 1, mover, net, tree.work)
                victory(net, tree.work, mover, seats, tree.values)
        for p in range(seats):
            tree.sums[p] += tree.values[p]
    for p in range(seats):
        tree.values[p] = tree.sums[p] / (depth + 1)
