"""Tree search for games in which seats decide in turn and chance events are revealed between decisions.

Each iteration redeals everything hidden and walks down the tree. A child belongs to an action and to what chance revealed
after it (its chance key), so draws are chance nodes whose branches occur with their exact probabilities. Each seat
maximises its own value (max^n). The tree lives in a record that the caller allocates once.
"""

from __future__ import annotations

import math
from collections.abc import MutableSequence
from typing import Annotated, NamedTuple

from ...core.backend import Numbers, Reals, blank, entry_point, kernel, lowest
from ...core.structs import I32, I64, Struct
from .evaluation import action_value, chance_key, win_probability
from .flat import result
from .greedy import play_on
from .rules import States, apply, copy_state, is_over, legal, random_moves, reshuffle, to_act

_DEPTH = 256
_MOST_NODES, _MOST_EDGES = 40_000, 400_000
_PLACES = 1 << 16  # size of the hash table: a power of two, with space to spare
_NODES, _EDGES = 0, 1  # indices in Tree.counts
_FIRST, _MANY, _HITS, _KEY = range(4)  # fields of a node: its first edge, number of edges, visits, and parent key
_TRIED, _GAINS, _PRIOR, _ACTION = range(4)  # fields of an edge: visits, the mover's total value, prior, action
WIDTH = 4  # fields per node and per edge
_MARK = 40  # bits of the chance key that a hash key keeps
R64 = Annotated[float, "f8"]


class Tree(Struct):
    """A tree: nodes, their edges (actions), and a hash table from edge and mark to the node below.

    It is a single record, like a state: kernels pass a record as one address, but arrays with a reference count.
    """

    counts: Annotated[list[I64], 2]  # number of nodes, numbers used in edges
    nodes: Annotated[list[I64], _MOST_NODES * WIDTH]
    edges: Annotated[list[R64], _MOST_EDGES * WIDTH]
    below: Annotated[list[I32], _PLACES]  # hash table: the first number of a node; -1 is empty
    path: Annotated[list[I64], _DEPTH]  # scratch: the edges of an iteration
    movers: Annotated[list[I64], _DEPTH]  # scratch: the seats that took them
    values: Annotated[list[R64], 16]  # scratch: each seat's value


Trees = MutableSequence[Tree]


def new_tree() -> Trees:
    """Allocate a tree in the form that kernels take."""
    return blank(Tree)


class Settings(NamedTuple):
    """How to search: exploration, weight of the priors, and how to evaluate leaves (as flat search evaluates playouts)."""

    exploration: float
    prior_weight: float
    depth: int
    random: int
    result_weight: int


@kernel
def node_below(tree: Tree, edge: int, mark: int) -> int:
    """Return the node that an edge leads to under this chance mark, creating it if necessary; -1 if the tree is full."""
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
    """Initialise a node without visits or edges."""
    tree.nodes[node + _MANY] = 0
    tree.nodes[node + _HITS] = 0
    tree.nodes[node + _KEY] = key
    tree.counts[_NODES] = node + WIDTH


@kernel
def expand(states: States, tree: Tree, node: int, seat: int, prior_weight: float, weights: Reals, out: Numbers) -> bool:
    """Give a node its edges, with priors from the greedy evaluation; returns False if the tree is full."""
    n = legal(states, 1, seat, out)
    base = int(tree.counts[_EDGES])
    if base + n * WIDTH > _MOST_EDGES * WIDTH:
        return False
    for k in range(n):
        edge = base + k * WIDTH
        tree.edges[edge + _TRIED] = 0.0
        tree.edges[edge + _GAINS] = 0.0
        tree.edges[edge + _PRIOR] = action_value(states, 1, 2, seat, int(out[k]), weights) if prior_weight > 0.0 else 1.0 / n
        tree.edges[edge + _ACTION] = out[k]
    if prior_weight > 0.0:
        set_priors(tree, base, n, prior_weight)
    tree.nodes[node + _FIRST] = base
    tree.nodes[node + _MANY] = n
    tree.counts[_EDGES] += n * WIDTH
    return True


@kernel
def set_priors(tree: Tree, base: int, n: int, prior_weight: float) -> None:
    """Turn action values into priors that add up to one."""
    best, total = -1e18, 0.0
    first, end = base + _PRIOR, base + n * WIDTH
    for at in range(first, end, WIDTH):
        best = max(best, tree.edges[at])
    for at in range(first, end, WIDTH):
        tree.edges[at] = math.exp(max(-30.0, (tree.edges[at] - best) * prior_weight)) + 0.02
        total += tree.edges[at]
    for at in range(first, end, WIDTH):
        tree.edges[at] /= total


@kernel
def pick(tree: Tree, node: int, exploration: float, hope: float) -> int:
    """Return the edge to follow: by its mean value, plus a bonus for a high prior and few visits."""
    best, best_score = -1, -1e18
    reach = exploration * math.sqrt(tree.nodes[node + _HITS] + 1.0)
    first = tree.nodes[node + _FIRST]
    for edge in range(first, first + tree.nodes[node + _MANY] * WIDTH, WIDTH):
        n, bonus = tree.edges[edge + _TRIED], tree.edges[edge + _PRIOR] * reach
        value = (tree.edges[edge + _GAINS] * (n + 1.0) + bonus * n) / (n * (n + 1.0)) if n > 0.0 else hope + bonus
        if value > best_score:
            best, best_score = edge, value
    return best


@kernel
def hope_of(tree: Tree, length: int, mover: int) -> float:
    """Return the expected value of an untried edge: a little less than the mean of the mover's last edge."""
    if length and tree.movers[length - 1] == mover:
        last = tree.path[length - 1]
        return tree.edges[last + _GAINS] / max(1.0, tree.edges[last + _TRIED]) - 0.05
    return 0.45


@kernel
def judge_leaf(states: States, tree: Tree, seats: int, settings: Settings, weights: Reals, out: Numbers) -> None:
    """Continue for a while, then evaluate: by the result if the game is over, otherwise by each seat's win probability."""
    if settings.random >= 100:
        random_moves(states, 1, settings.depth, out)
    else:
        play_on(states, 1, 2, settings.depth, settings.random, weights, out)
    is_done = is_over(states, 1)
    for seat in range(1 if seats == 2 else seats):
        tree.values[seat] = (
            result(states, 1, seat, settings.result_weight, out) if is_done else win_probability(states, 1, seat, weights)
        )
    if seats == 2:
        tree.values[1] = 1.0 - tree.values[0]


@kernel
def descend(states: States, tree: Tree, settings: Settings, weights: Reals, out: Numbers) -> int:
    """Walk down to a new position, expanding nodes on their second visit; returns the length of the path."""
    node, length = 0, 0
    while node >= 0 and length < _DEPTH and not is_over(states, 1):
        tree.nodes[node + _HITS] += 1
        mover = lowest(to_act(states, 1))
        if tree.nodes[node + _MANY] == 0:
            if node and tree.nodes[node + _HITS] < 2:
                break
            if not expand(states, tree, node, mover, settings.prior_weight, weights, out):
                break
        edge = pick(tree, node, settings.exploration, hope_of(tree, length, mover))
        apply(states, 1, mover, int(tree.edges[edge + _ACTION]))
        tree.path[length] = edge
        tree.movers[length] = mover
        length += 1
        node = node_below(tree, edge, chance_key(states, 1))
    return length


@kernel
def note_values(tree: Tree, length: int) -> None:
    """Add the values of an iteration to the edges on its path."""
    for step in range(length):
        tree.edges[tree.path[step] + _TRIED] += 1.0
        tree.edges[tree.path[step] + _GAINS] += tree.values[tree.movers[step]]


@entry_point
def clear(trees: Trees) -> None:
    """Reset the tree to one node without edges."""
    tree = trees[0]
    for place in range(_PLACES):
        tree.below[place] = -1
    start(tree, 0, -1)
    tree.counts[_EDGES] = 0


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
        judge_leaf(states, tree, seats, settings, weights, out)
        note_values(tree, length)


@entry_point
def root_actions(trees: Trees, actions: Numbers, visits: Numbers, values: Reals) -> int:
    """Write the root's actions with their visits and mean values; returns how many."""
    tree = trees[0]
    n = int(tree.nodes[_MANY])
    for k in range(n):
        edge = tree.nodes[_FIRST] + k * WIDTH
        actions[k] = int(tree.edges[edge + _ACTION])
        visits[k] = int(tree.edges[edge + _TRIED])
        values[k] = tree.edges[edge + _GAINS] / max(1.0, tree.edges[edge + _TRIED])
    return n
