"""PUCT search guided by a net, for games in which seats decide in turn and chance events are revealed in between.

Each iteration redeals everything that the searching seat cannot know and walks down the tree. A child belongs to an action
and to what chance revealed after it (its chance key), so draws are chance nodes whose branches occur with their exact
probabilities. A new node is expanded at once: one forward pass gives each seat's win chance and the priors of its
actions. A finished game counts with its actual result. Each seat maximises its own value (max^n).
"""

from __future__ import annotations

import math
from collections.abc import MutableSequence
from typing import Annotated, NamedTuple

from ...core.backend import Numbers, blank, kernel, lowest
from ...core.rng import HasRng, draw_fast
from ...core.structs import I32, I64, Struct
from .encoder import SEATS
from .evaluation import chance_key
from .net import Net, Work, action_logit, exp_of, forward_pass, victory
from .policy_playout import finish, play_on
from .rules import States, apply, copy_state, is_over, legal, reshuffle, to_act

DEPTH = 256
MOST_ACTIONS = 512  # of the root that get noise
MOST_NODES, _MOST_EDGES = 40_000, 480_000
_PLACE_BITS = 17
_PLACES = 1 << _PLACE_BITS  # size of the hash table: a power of two, with space to spare
_NODES, _EDGES = 0, 1  # indices in Tree.counts
FIRST, MANY, _FROM, _KEY = range(4)  # fields of a node: first edge, number of edges, parent edge and hash slot, chance key
TRIED, GAINS, PRIOR, ACTION = range(4)  # fields of an edge: visits, the mover's total value, prior, action
WIDTH = 4  # fields per node and per edge
R64 = Annotated[float, "f8"]


class Tree(Struct):
    """A tree: nodes, their edges (actions), and a hash table from edge and chance key to the node below."""

    work: Work
    counts: Annotated[list[I64], 2]  # numbers used in nodes and in edges
    nodes: Annotated[list[I64], MOST_NODES * WIDTH]
    edges: Annotated[list[R64], _MOST_EDGES * WIDTH]
    below: Annotated[list[I32], _PLACES]  # hash table: the first number of a node; 0 is empty
    path: Annotated[list[I64], DEPTH]  # scratch: the edges of an iteration
    movers: Annotated[list[I64], DEPTH]  # scratch: the seats that took them
    chances: Annotated[list[R64], MOST_NODES]  # the mover's win chance by the net, for each node
    shifts: Annotated[list[R64], MOST_ACTIONS]  # scratch: noise for each action of the root
    likings: Annotated[list[R64], MOST_ACTIONS]  # scratch: the policy's output for each action of the root
    is_out: Annotated[list[I64], MOST_ACTIONS]  # scratch: which actions of the root are no longer considered
    values: Annotated[list[R64], SEATS]  # scratch: each seat's value in an iteration
    sums: Annotated[list[R64], SEATS]  # scratch: each seat's values along a playout
    totals: Annotated[list[R64], SEATS]  # each seat's value, summed over all iterations


class Settings(NamedTuple):
    """How to search: the weight of the priors, how far the value of an untried action lies below that of its node, and how
    many decisions the policy makes from a new position, all of which are evaluated."""

    exploration: float
    reduction: float
    depth: int = 0


Trees = MutableSequence[Tree]


def new_tree() -> Trees:
    """Allocate an empty tree in the form that kernels take."""
    return blank(Tree)


@kernel
def node_below(tree: Tree, edge: int, key: int) -> int:
    """Return the node that an edge leads to under this chance key, creating it if necessary; -1 if the tree is full."""
    place = (edge // WIDTH * 40503 + key * 9973) & _PLACES - 1
    while tree.below[place]:
        node = int(tree.below[place])
        if tree.nodes[node + _KEY] == key and tree.nodes[node + _FROM] >> _PLACE_BITS == edge:
            return node
        place = (place + 1) & _PLACES - 1
    node = int(tree.counts[_NODES])
    if node >= MOST_NODES * WIDTH:
        return -1
    tree.below[place] = node
    start(tree, node, edge << _PLACE_BITS | place, key)
    return node


@kernel
def start(tree: Tree, node: int, origin: int, key: int) -> None:
    """Initialise a node without edges."""
    tree.nodes[node + MANY] = 0
    tree.nodes[node + _FROM] = origin
    tree.nodes[node + _KEY] = key
    tree.counts[_NODES] = node + WIDTH


@kernel
def expand(states: States, tree: Tree, node: int, mover: int, net: Net, out: Numbers) -> None:
    """Give a node its edges, with priors from the policy head of the last `forward_pass`, unless the tree is full."""
    n = legal(states, 1, mover, out)
    base = int(tree.counts[_EDGES])
    if base + n * WIDTH > _MOST_EDGES * WIDTH:
        return
    best, total = -(1 << 60), 0
    for k in range(n):
        edge = base + k * WIDTH
        logit = action_logit(net, tree.work, mover, int(out[k]))
        tree.edges[edge + TRIED] = 0.0
        tree.edges[edge + GAINS] = 0.0
        tree.edges[edge + PRIOR] = logit
        tree.edges[edge + ACTION] = out[k]
        best = max(best, logit)
    for k in range(n):
        edge = base + k * WIDTH
        odds = exp_of(best - int(tree.edges[edge + PRIOR])) + 1
        tree.edges[edge + PRIOR] = odds
        total += odds
    for k in range(n):
        tree.edges[base + k * WIDTH + PRIOR] /= total
    tree.nodes[node + FIRST] = base
    tree.nodes[node + MANY] = n
    tree.counts[_EDGES] += n * WIDTH


@kernel
def select(tree: Tree, node: int, settings: Settings) -> int:
    """Return the edge to follow: by its mean value, plus a bonus for a high prior and few visits."""
    best, best_score = -1, -1e18
    first, end = tree.nodes[node + FIRST], tree.nodes[node + FIRST] + tree.nodes[node + MANY] * WIDTH
    hits, gains = 1.0, tree.chances[node // WIDTH]
    for edge in range(first, end, WIDTH):
        hits += tree.edges[edge + TRIED]
        gains += tree.edges[edge + GAINS]
    hope = gains / hits - settings.reduction
    reach = settings.exploration * math.sqrt(hits)
    for edge in range(first, end, WIDTH):
        n = tree.edges[edge + TRIED]
        value = tree.edges[edge + GAINS] / n if n > 0.0 else hope
        value += tree.edges[edge + PRIOR] * reach / (n + 1.0)
        if value > best_score:
            best, best_score = edge, value
    return best


@kernel
def root_size(tree: Tree) -> int:
    """Return how many actions the root has."""
    return int(tree.nodes[MANY])


@kernel
def root_edge(tree: Tree, k: int) -> int:
    """Return the edge of the root's k-th action."""
    return int(tree.nodes[FIRST]) + k * WIDTH


@kernel
def root_action(tree: Tree, k: int) -> int:
    """Return the root's k-th action."""
    return int(tree.edges[root_edge(tree, k) + ACTION])


@kernel
def root_tries(tree: Tree, k: int) -> float:
    """Return how often the root's k-th action was tried."""
    return tree.edges[root_edge(tree, k) + TRIED]


@kernel
def root_gains(tree: Tree, k: int) -> float:
    """Return the total value of the root's k-th action."""
    return tree.edges[root_edge(tree, k) + GAINS]


@kernel
def root_chance(tree: Tree) -> float:
    """Return the mover's win chance at the root by the net alone."""
    return tree.chances[0]


@kernel
def visit(states: States, tree: Tree, node: int, mover: int, seats: int, settings: Settings, net: Net, out: Numbers) -> None:
    """Evaluate a new position with the net: write its values, and the edges of its node if there is one."""
    forward_pass(states, 1, mover, net, tree.work)
    victory(net, tree.work, mover, seats, tree.values)
    if node >= 0:
        tree.chances[node // WIDTH] = tree.values[mover]
        expand(states, tree, node, mover, net, out)
    if settings.depth > 0:
        play_on(states, tree, seats, settings.depth, net, out)


@kernel
def descend(states: States, tree: Tree, first: int, seats: int, settings: Settings, net: Net, out: Numbers) -> int:
    """Walk down to a new position or the end of the game and evaluate it; returns the length of the path.

    `first` is the action of the root to try, by its number; -1 leaves that to the search.
    """
    node, length = 0, 0
    while not is_over(states, 1):
        mover = lowest(to_act(states, 1))
        if node < 0 or tree.nodes[node + MANY] == 0 or length == DEPTH:
            visit(states, tree, node, mover, seats, settings, net, out)
            return length
        edge = root_edge(tree, first) if first >= 0 and length == 0 else select(tree, node, settings)
        apply(states, 1, mover, int(tree.edges[edge + ACTION]))
        tree.path[length] = edge
        tree.movers[length] = mover
        length += 1
        node = node_below(tree, edge, chance_key(states, 1))
    finish(states, tree, seats, out)
    return length


@kernel
def iterate(
    states: States, tree: Tree, first: int, seat: int, seats: int, seed: int, settings: Settings, net: Net, out: Numbers
) -> None:
    """Search the position in state 0 once, in a world drawn from a seed; `first` is as in `descend`."""
    copy_state(states, 0, 1)
    reshuffle(states, 1, seat, seed)
    length = descend(states, tree, first, seats, settings, net, out)
    for step in range(length):
        tree.edges[tree.path[step] + TRIED] += 1.0
        tree.edges[tree.path[step] + GAINS] += tree.values[tree.movers[step]]
    for p in range(seats):
        tree.totals[p] += tree.values[p]


@kernel
def clear_tree(tree: Tree) -> None:
    """Reset the tree to one node without edges."""
    for node in range(WIDTH, tree.counts[_NODES], WIDTH):
        tree.below[tree.nodes[node + _FROM] & _PLACES - 1] = 0
    for p in range(SEATS):
        tree.totals[p] = 0.0
    start(tree, 0, 0, 0)
    tree.counts[_EDGES] = 0


@kernel
def uniform(rng: HasRng) -> float:
    """Return a random fraction above 0 and at most 1."""
    return (draw_fast(rng, 1 << 30) + 1) / (1 << 30)


@kernel
def draw_gamma(rng: HasRng, shape: float) -> float:
    """Draw from the gamma distribution with a shape below 1 (Jöhnk's method)."""
    while True:
        x = math.pow(uniform(rng), 1.0 / shape)
        y = math.pow(uniform(rng), 1.0 / (1.0 - shape))
        if x + y <= 1.0:
            return -math.log(uniform(rng)) * x / max(x + y, 1e-300)


@kernel
def add_noise(tree: Tree, rng: HasRng, concentration: float, part: float) -> None:
    """Mix Dirichlet noise into the root's priors, so that self-play also tries actions that the policy dislikes."""
    n = min(root_size(tree), MOST_ACTIONS)
    total, shape = 1e-12, min(concentration / max(n, 1), 0.9)
    for k in range(n):
        tree.shifts[k] = draw_gamma(rng, shape)
        total += tree.shifts[k]
    for k in range(n):
        edge = root_edge(tree, k)
        tree.edges[edge + PRIOR] = (1.0 - part) * tree.edges[edge + PRIOR] + part * tree.shifts[k] / total
