"""The tree search of `tree.py` with the game's guided playouts instead of random ones: an anchor for learned bots."""

from __future__ import annotations

from ...core.backend import ENDLESS, Numbers, Reals, entry_point, kernel
from .flat import result
from .playouts import guided_moves
from .rules import States, copy_state, reshuffle
from .tree import Settings, Tree, Trees, descend, note_values


@kernel
def judge_by_playout(states: States, tree: Tree, seats: int, share_of_100: int, out: Numbers) -> None:
    """Play to the end and write each seat's value."""
    guided_moves(states, 1, ENDLESS, out)
    for seat in range(seats):
        tree.values[seat] = result(states, 1, seat, share_of_100, out)


@entry_point
def search(
    states: States, seat: int, seats: int, iterations: int, seed: int, settings: Settings, trees: Trees, weights: Reals,
    out: Numbers,
) -> None:  # fmt: skip
    """Grow the tree below the position in state 0 by this many iterations; it may have been grown before."""
    tree = trees[0]
    for turn in range(iterations):
        copy_state(states, 0, 1)
        reshuffle(states, 1, seat, seed + turn)
        length = descend(states, tree, settings, weights, out)
        judge_by_playout(states, tree, seats, settings.result_weight, out)
        note_values(tree, length)
