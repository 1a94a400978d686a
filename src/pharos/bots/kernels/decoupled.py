"""Search for games in which all seats decide at once: every seat learns on its own which of its actions do well.

Each iteration deals everything hidden anew. For the first few decisions of the searching seat all seats choose by their own
statistics, kept by what the searching seat has done so far; then the game is played out. The statistics live in one hash
table that the caller makes once.
"""

from __future__ import annotations

import math
from typing import Any

from ...core.backend import entry, kernel, lowest
from .flat import result
from .greedy import play_out
from .insight import worth
from .rules import apply, copy_state, is_over, legal, reshuffle, to_act

_DEPTH = 256


@kernel
def place_of(node: int, seat: int, action: int, keys: Any) -> int:
    """Where the statistics of a seat's action at a node are kept; -1 if the table is full."""
    key = (node * 8 + seat) * (1 << 20) + action + 1
    size = len(keys)
    place = ((node * 40503 + seat * 9973 + action * 7919) & 0x7FFFFFFF) % size
    for _ in range(64):
        if keys[place] == key or keys[place] == 0:
            keys[place] = key
            return place
        place = place + 1 if place + 1 < size else 0
    return -1


@kernel
def choose(
    states: Any, node: int, seat: int, bold: float, sharpness: float, weights: Any, keys: Any, tried: Any, gains: Any, looks: Any,
    out: Any, places: Any,
) -> int:  # fmt: skip
    """The place in `out` of the action to try: what it has brought, and a bonus for what was tried little and looks good."""
    n = legal(states, 1, seat, out)
    total, best = 0, -1e18
    for k in range(n):
        places[k] = place_of(node, seat, int(out[k]), keys)
        place = places[k]
        if place >= 0:
            if looks[place] == 0.0:
                looks[place] = worth(states, 1, 2, seat, int(out[k]), weights) + 1e-9
            total += tried[place]
            best = max(best, looks[place])
    chosen, chosen_score = 0, -1e18
    for k in range(n):
        place = places[k]
        if place >= 0:
            look = math.exp(max(-30.0, (looks[place] - best) * sharpness)) + 0.02
            mean = gains[place] / tried[place] if tried[place] else 0.45
            score = mean + bold * look * math.sqrt(total + 1.0) / (1.0 + tried[place])
            if score > chosen_score:
                chosen, chosen_score = k, score
    return chosen


@entry
def clear(keys: Any, tried: Any, gains: Any, looks: Any) -> None:
    """Forget all statistics."""
    for k in range(len(keys)):
        keys[k] = 0
        tried[k] = 0
        gains[k] = 0.0
        looks[k] = 0.0


@entry
def search(
    states: Any, seat: int, seats: int, iterations: int, seed: int, bold: float, sharpness: float, decisions: int,
    random_of_100: int, weights: Any, keys: Any, tried: Any, gains: Any, looks: Any, path: Any, movers: Any, values: Any, out: Any,
    places: Any,
) -> None:  # fmt: skip
    """Try out the position in state 0 so many times; the statistics may have been begun before."""
    for turn in range(iterations):
        copy_state(states, 0, 1)
        reshuffle(states, 1, seat, seed + turn)
        node, own, length = 0, 0, 0
        while not is_over(states, 1) and own < decisions and length < _DEPTH:
            mover = lowest(to_act(states, 1))
            k = choose(states, node, mover, bold, sharpness, weights, keys, tried, gains, looks, out, places)
            action = int(out[k])
            path[length] = places[k]
            movers[length] = mover
            length += 1
            if mover == seat:
                own += 1
                node = (node * 131 + action + 1) & 0xFFFFFF
            apply(states, 1, mover, action)
        play_out(states, 1, 2, random_of_100, weights, out)
        for p in range(seats):
            values[p] = result(states, 1, p, out)
        for step in range(length):
            if path[step] >= 0:
                tried[path[step]] += 1
                gains[path[step]] += values[movers[step]]


@entry
def root_actions(states: Any, seat: int, keys: Any, tried: Any, gains: Any, out: Any, visits: Any, values: Any) -> int:
    """Write the root's actions with their visits and mean values; returns how many."""
    n = legal(states, 0, seat, out)
    for k in range(n):
        place = place_of(0, seat, int(out[k]), keys)
        visits[k] = tried[place] if place >= 0 else 0
        values[k] = gains[place] / max(1, tried[place]) if place >= 0 else 0.0
    return n
