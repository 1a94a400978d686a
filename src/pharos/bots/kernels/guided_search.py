"""What every search with a net offers to bots: iterations from a position, and what was found at its root.

The tree itself is that of `net_search`: `puct.py`, or `decoupled_puct.py` if all seats decide at once.
"""

from __future__ import annotations

from ...core.backend import Numbers, Reals, entry_point, kernel
from .net import Net, Nets
from .net_search import Settings, Tree, Trees, clear_tree, iterate, root_action, root_gains, root_size, root_tries
from .rules import States


@kernel
def grow(
    states: States, tree: Tree, seat: int, seats: int, iterations: int, seed: int, settings: Settings, net: Net, out: Numbers
) -> None:
    """Search the position in state 0 for this many iterations."""
    for turn in range(iterations):
        iterate(states, tree, -1, seat, seats, seed + turn, settings, net, out)


@kernel
def list_root(tree: Tree, actions: Numbers, visits: Numbers) -> int:
    """Write the root's actions with their visits; returns how many."""
    n = root_size(tree)
    for k in range(n):
        actions[k] = root_action(tree, k)
        visits[k] = int(root_tries(tree, k))
    return n


@entry_point
def clear(trees: Trees) -> None:
    """Forget everything."""
    clear_tree(trees[0])


@entry_point
def search(
    states: States, seat: int, seats: int, iterations: int, seed: int, settings: Settings, trees: Trees, nets: Nets,
    out: Numbers,
) -> None:  # fmt: skip
    """Search the position in state 0 for this many iterations, continuing from earlier ones."""
    grow(states, trees[0], seat, seats, iterations, seed, settings, nets[0], out)


@entry_point
def root_total(trees: Trees, seat: int) -> float:
    """Return a seat's value, summed over all iterations."""
    return trees[0].totals[seat]


@entry_point
def root_actions(trees: Trees, actions: Numbers, visits: Numbers, values: Reals) -> int:
    """Write the root's actions with their visits and mean values; returns how many."""
    tree = trees[0]
    n = list_root(tree, actions, visits)
    for k in range(n):
        values[k] = root_gains(tree, k) / max(1.0, root_tries(tree, k))
    return n
