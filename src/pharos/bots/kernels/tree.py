"""Tree search for games in which seats decide one after another and chance shows itself between decisions.

Each iteration deals everything hidden anew and walks down the tree. A child belongs to an action and to what chance showed
after it (its signature), so draws are chance nodes whose branches are met with their exact probabilities. Each seat prefers
what is best for itself (max^n); the tree lives in a record that the caller makes once.
"""

from __future__ import annotations

import math
from typing import Annotated, Any, NamedTuple, get_args

from ...core.backend import NATIVE, entry, kernel, lowest
from ...core.structs import I32, I64, Struct, dtype_of, fields
from .flat import result
from .greedy import play_on
from .insight import signature, standing, worth
from .rules import apply, copy_state, is_over, legal, reshuffle, to_act, wander

_DEPTH = 256
_MOST_NODES, _MOST_EDGES = 40_000, 400_000
_PLACES = 1 << 16  # of the hash table: a power of two, with room to spare
_NODES, _EDGES = 0, 1  # places in Tree.counts
_FIRST, _MANY, _HITS, _KEY = range(4)  # places in a node: its first edge, how many, how often it was met, and from where
_TRIED, _GAINS, _PRIOR, _ACTION = range(4)  # places in an edge: how often tried, what the mover got in all, prior, action
WIDTH = 4  # of a node and of an edge
_MARK = 40  # bits of what chance showed that are told apart
R64 = Annotated[float, "f8"]


class Tree(Struct):
    """A tree: nodes, their edges (actions), and a hash table from edge and mark to the node below.

    It is one record as states are, because kernels pass a record on as one address, and arrays with a count of their users.
    """

    counts: Annotated[list[I64], 2]  # how many nodes, how many numbers in edges
    nodes: Annotated[list[I64], _MOST_NODES * WIDTH]
    edges: Annotated[list[R64], _MOST_EDGES * WIDTH]
    below: Annotated[list[I32], _PLACES]  # hash table: the first number of a node, -1 empty
    path: Annotated[list[I64], _DEPTH]  # scratch: the edges of an iteration
    movers: Annotated[list[I64], _DEPTH]  # scratch: who took them
    values: Annotated[list[R64], 16]  # scratch: what each seat got


def plant() -> Any:
    """Room for a tree, in the form that kernels take."""
    if NATIVE:
        import numpy as np

        return np.zeros(1, dtype_of(Tree))
    tree = object.__new__(Tree)
    tree.__dict__ = {name: [0] * get_args(kind)[1] for name, kind in fields(Tree).items()}
    return [tree]


class Knobs(NamedTuple):
    """How to search: boldness, sharpness of first sight, and how leaves are judged (as flat search judges playouts)."""

    bold: float
    sharp: float
    depth: int
    random: int
    share: int


@kernel
def node_below(tree: Tree, edge: int, mark: int) -> int:
    """The node that an edge leads to when chance has shown this mark; a new one the first time; -1 if there is no room."""
    key = edge << _MARK | mark & (1 << _MARK) - 1
    place = (edge // WIDTH * 40503 + mark * 9973) & _PLACES - 1
    while tree.below[place] >= 0:
        if tree.nodes[tree.below[place] + _KEY] == key:
            return int(tree.below[place])
        place = (place + 1) & _PLACES - 1
    node = int(tree.counts[_NODES])
    if node >= _MOST_NODES * WIDTH:
        return -1
    tree.below[place] = node
    start(tree, node, key)
    return node


@kernel
def start(tree: Tree, node: int, key: int) -> None:
    """A node that was never met and has no edges."""
    tree.nodes[node + _MANY] = 0
    tree.nodes[node + _HITS] = 0
    tree.nodes[node + _KEY] = key
    tree.counts[_NODES] = node + WIDTH


@kernel
def expand(states: Any, tree: Tree, node: int, seat: int, sharp: float, weights: Any, out: Any) -> bool:
    """Give a node its edges, with priors from what each action looks worth; False if there is no room."""
    n = legal(states, 1, seat, out)
    base = int(tree.counts[_EDGES])
    if base + n * WIDTH > _MOST_EDGES * WIDTH:
        return False
    for k in range(n):
        edge = base + k * WIDTH
        tree.edges[edge + _TRIED] = 0.0
        tree.edges[edge + _GAINS] = 0.0
        tree.edges[edge + _PRIOR] = worth(states, 1, 2, seat, int(out[k]), weights) if sharp > 0.0 else 1.0 / n
        tree.edges[edge + _ACTION] = out[k]
    if sharp > 0.0:
        sharpen(tree, base, n, sharp)
    tree.nodes[node + _FIRST] = base
    tree.nodes[node + _MANY] = n
    tree.counts[_EDGES] += n * WIDTH
    return True


@kernel
def sharpen(tree: Tree, base: int, n: int, sharp: float) -> None:
    """Turn what actions look worth into priors that add up to one."""
    best, total = -1e18, 0.0
    first, end = base + _PRIOR, base + n * WIDTH
    for at in range(first, end, WIDTH):
        best = max(best, tree.edges[at])
    for at in range(first, end, WIDTH):
        tree.edges[at] = math.exp(max(-30.0, (tree.edges[at] - best) * sharp)) + 0.02
        total += tree.edges[at]
    for at in range(first, end, WIDTH):
        tree.edges[at] /= total


@kernel
def pick(tree: Tree, node: int, bold: float, hope: float) -> int:
    """The edge to follow: what it has brought so far, and a bonus for what was tried little and looks good."""
    best, best_score = -1, -1e18
    reach = bold * math.sqrt(tree.nodes[node + _HITS] + 1.0)
    first = tree.nodes[node + _FIRST]
    for edge in range(first, first + tree.nodes[node + _MANY] * WIDTH, WIDTH):
        n, bonus = tree.edges[edge + _TRIED], tree.edges[edge + _PRIOR] * reach
        value = (tree.edges[edge + _GAINS] * (n + 1.0) + bonus * n) / (n * (n + 1.0)) if n > 0.0 else hope + bonus
        if value > best_score:
            best, best_score = edge, value
    return best


@kernel
def hope_of(tree: Tree, length: int, mover: int) -> float:
    """What to expect of an edge never tried: a little less than the mover's last edge brought."""
    if length and tree.movers[length - 1] == mover:
        last = tree.path[length - 1]
        return tree.edges[last + _GAINS] / max(1.0, tree.edges[last + _TRIED]) - 0.05
    return 0.45


@kernel
def judge_leaf(states: Any, tree: Tree, seats: int, knobs: Knobs, weights: Any, out: Any) -> None:
    """Play on for a while, then judge: by the result if the game is over, else by how each seat stands."""
    if knobs.random >= 100:
        wander(states, 1, knobs.depth, out)
    else:
        play_on(states, 1, 2, knobs.depth, knobs.random, weights, out)
    is_done = is_over(states, 1)
    for seat in range(1 if seats == 2 else seats):
        tree.values[seat] = result(states, 1, seat, knobs.share, out) if is_done else standing(states, 1, seat, weights)
    if seats == 2:
        tree.values[1] = 1.0 - tree.values[0]


@kernel
def descend(states: Any, tree: Tree, knobs: Knobs, weights: Any, out: Any) -> int:
    """Walk down to a position that is new, expanding nodes met again; returns the length of the path."""
    node, length = 0, 0
    while node >= 0 and length < _DEPTH and not is_over(states, 1):
        tree.nodes[node + _HITS] += 1
        mover = lowest(to_act(states, 1))
        if tree.nodes[node + _MANY] == 0:
            if node and tree.nodes[node + _HITS] < 2:
                break
            if not expand(states, tree, node, mover, knobs.sharp, weights, out):
                break
        edge = pick(tree, node, knobs.bold, hope_of(tree, length, mover))
        apply(states, 1, mover, int(tree.edges[edge + _ACTION]))
        tree.path[length] = edge
        tree.movers[length] = mover
        length += 1
        node = node_below(tree, edge, signature(states, 1))
    return length


@entry
def clear(trees: Any) -> None:
    """An empty tree: one node, no edges."""
    tree = trees[0]
    for place in range(_PLACES):
        tree.below[place] = -1
    start(tree, 0, -1)
    tree.counts[_EDGES] = 0


@entry
def search(
    states: Any, seat: int, seats: int, iterations: int, seed: int, knobs: Knobs, trees: Any, weights: Any, out: Any
) -> None:
    """Grow the tree below the position in state 0 by so many iterations; it may have been grown before."""
    tree = trees[0]
    for turn in range(iterations):
        copy_state(states, 0, 1)
        reshuffle(states, 1, seat, seed + turn)
        length = descend(states, tree, knobs, weights, out)
        judge_leaf(states, tree, seats, knobs, weights, out)
        for step in range(length):
            tree.edges[tree.path[step] + _TRIED] += 1.0
            tree.edges[tree.path[step] + _GAINS] += tree.values[tree.movers[step]]


@entry
def root_actions(trees: Any, actions: Any, visits: Any, values: Any) -> int:
    """Write the root's actions with their visits and mean values; returns how many."""
    tree = trees[0]
    n = int(tree.nodes[_MANY])
    for k in range(n):
        edge = tree.nodes[_FIRST] + k * WIDTH
        actions[k] = int(tree.edges[edge + _ACTION])
        visits[k] = int(tree.edges[edge + _TRIED])
        values[k] = tree.edges[edge + _GAINS] / max(1.0, tree.edges[edge + _TRIED])
    return n
