"""Tree search for games in which seats decide one after another and chance shows itself between decisions.

Each iteration deals everything hidden anew and walks down the tree. A child belongs to an action and to what chance showed
after it (its signature), so draws are chance nodes whose branches are met with their exact probabilities. Each seat prefers
what is best for itself (max^n); the tree lives in arrays that the caller makes once.
"""

from __future__ import annotations

import math
from typing import Any

from ...core.backend import entry, kernel, lowest
from .flat import result
from .insight import signature, standing, worth
from .rules import apply, copy_state, is_over, legal, reshuffle, to_act, wander

SEATS = 8  # room for values in a row of `sums`
_DEPTH = 256
# counts: how many nodes, how many edges
NODES, EDGES = 0, 1


@kernel
def child_of(edge: int, mark: int, counts: Any, keys: Any, marks: Any, children: Any) -> int:
    """The node that an edge leads to when chance has shown this mark; a new one the first time; -1 if there is no room."""
    size = len(keys)
    place = ((edge * 40503 + mark * 9973) & 0x7FFFFFFF) % size
    while keys[place] >= 0:
        if keys[place] == edge and marks[place] == mark:
            return int(children[place])
        place = place + 1 if place + 1 < size else 0
    if counts[NODES] * 2 >= size:
        return -1
    keys[place] = edge
    marks[place] = mark
    children[place] = counts[NODES]
    counts[NODES] += 1
    return int(children[place])


@kernel
def expand(
    states: Any, node: int, seat: int, sharpness: float, weights: Any, counts: Any, first: Any, many: Any, actions: Any,
    tried: Any, gains: Any, priors: Any, out: Any,
) -> bool:  # fmt: skip
    """Give a node its edges, with priors from what each action looks worth; False if there is no room."""
    n = legal(states, 1, seat, out)
    base = int(counts[EDGES])
    if base + n > len(actions):
        return False
    best = -1e18
    for k in range(n):
        actions[base + k] = out[k]
        priors[base + k] = worth(states, 1, 2, seat, int(out[k]), weights) if sharpness > 0.0 else 0.0
        best = max(best, priors[base + k])
    total = 0.0
    for k in range(n):
        priors[base + k] = math.exp(max(-30.0, (priors[base + k] - best) * sharpness)) + 0.02
        total += priors[base + k]
    for k in range(n):
        priors[base + k] /= total
        tried[base + k] = 0
        gains[base + k] = 0.0
    first[node] = base
    many[node] = n
    counts[EDGES] += n
    return True


@kernel
def pick(node: int, visits: int, bold: float, first: Any, many: Any, tried: Any, gains: Any, priors: Any, mean: float) -> int:
    """The edge to follow: what it has brought so far, and a bonus for what was tried little and looks good."""
    best, best_score = -1, -1e18
    root = bold * math.sqrt(visits + 1.0)
    for edge in range(first[node], first[node] + many[node]):
        n = tried[edge]
        value = gains[edge] / n if n else mean - 0.05
        value += priors[edge] * root / (1.0 + n)
        if value > best_score:
            best, best_score = edge, value
    return best


@kernel
def leaf_value(states: Any, seats: int, depth: int, weights: Any, values: Any, out: Any) -> None:
    """Play on a little at random, then judge: by the result if the game is over, else by how each seat stands."""
    if depth:
        wander(states, 1, depth, out)
    if is_over(states, 1):
        for seat in range(seats):
            values[seat] = result(states, 1, seat, out)
    else:
        for seat in range(seats):
            values[seat] = standing(states, 1, seat, weights)


@entry
def clear(counts: Any, keys: Any, many: Any, hits: Any) -> None:
    """An empty tree: one node, no edges."""
    counts[NODES] = 1
    counts[EDGES] = 0
    for k in range(len(keys)):
        keys[k] = -1
    for k in range(len(many)):
        many[k] = 0
        hits[k] = 0


@entry
def search(
    states: Any, seat: int, seats: int, iterations: int, seed: int, bold: float, sharpness: float, depth: int, weights: Any,
    counts: Any, keys: Any, marks: Any, children: Any, first: Any, many: Any, hits: Any, actions: Any, tried: Any, gains: Any,
    priors: Any, path: Any, movers: Any, values: Any, out: Any,
) -> None:  # fmt: skip
    """Grow the tree below the position in state 0 by so many iterations; it may have been grown before."""
    for turn in range(iterations):
        copy_state(states, 0, 1)
        reshuffle(states, 1, seat, seed + turn)
        node, length = 0, 0
        while not is_over(states, 1) and length < _DEPTH:
            hits[node] += 1
            mover = lowest(to_act(states, 1))
            if many[node] == 0:
                if hits[node] < 2 and node:
                    break
                if not expand(states, node, mover, sharpness, weights, counts, first, many, actions, tried, gains, priors, out):
                    break
            mean = gains[path[length - 1]] / max(1, tried[path[length - 1]]) if length and movers[length - 1] == mover else 0.5
            edge = pick(node, int(hits[node]), bold, first, many, tried, gains, priors, mean)
            apply(states, 1, mover, int(actions[edge]))
            path[length] = edge
            movers[length] = mover
            length += 1
            node = child_of(edge, signature(states, 1), counts, keys, marks, children)
            if node < 0:
                break
        leaf_value(states, seats, depth, weights, values, out)
        for step in range(length):
            tried[path[step]] += 1
            gains[path[step]] += values[movers[step]]


@entry
def root_actions(counts: Any, first: Any, many: Any, actions: Any, tried: Any, gains: Any, out: Any, visits: Any, values: Any) -> int:
    """Write the root's actions with their visits and mean values; returns how many."""
    for k in range(many[0]):
        edge = first[0] + k
        out[k] = actions[edge]
        visits[k] = tried[edge]
        values[k] = gains[edge] / max(1, tried[edge])
    return int(many[0])
