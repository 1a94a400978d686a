"""Search for games in which all seats decide at once: every seat learns on its own which of its actions do well.

Each iteration deals everything hidden anew. For the first few decisions of the searching seat all seats choose by their own
statistics, kept by what the searching seat has done so far; then the game is played out. The statistics live in one hash
table that the caller makes once.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from ...core.backend import ENDLESS, entry, kernel, lowest
from .flat import result
from .greedy import play_on
from .insight import worth
from .rules import apply, copy_state, is_over, legal, reshuffle, to_act

_DEPTH = 256


class Memory(NamedTuple):
    """What each seat has learnt about its actions, in a hash table, and the scratch of an iteration."""

    keys: Any  # node, seat and action in one number, 0 empty
    tried: Any  # how often
    gains: Any  # the sum of what the seat got
    looks: Any  # what the action looked worth at first sight, 0 not looked at
    places: Any  # scratch: where the legal actions are kept
    path: Any  # scratch: the places of an iteration
    movers: Any  # scratch: who chose them
    values: Any  # scratch: what each seat got


class Knobs(NamedTuple):
    """How to search: boldness, sharpness of first sight, own decisions searched, and how playouts go and are judged."""

    bold: float
    sharp: float
    decisions: int
    random: int
    share: int


@kernel
def place_of(memory: Memory, node: int, seat: int, action: int) -> int:
    """Where the statistics of a seat's action at a node are kept; -1 if the table is full thereabouts."""
    key = (node * 8 + seat) * (1 << 20) + action + 1
    size = len(memory.keys)
    place = ((node * 40503 + seat * 9973 + action * 7919) & 0x7FFFFFFF) % size
    for _ in range(64):
        if memory.keys[place] == key or memory.keys[place] == 0:
            memory.keys[place] = key
            return place
        place = place + 1 if place + 1 < size else 0
    return -1


@kernel
def look_up(states: Any, memory: Memory, node: int, seat: int, weights: Any, out: Any) -> int:
    """List the seat's legal actions and find their places, looking at new ones; returns how many."""
    n = legal(states, 1, seat, out)
    for k in range(n):
        place = place_of(memory, node, seat, int(out[k]))
        memory.places[k] = place
        if place >= 0 and memory.looks[place] == 0.0:
            memory.looks[place] = worth(states, 1, 2, seat, int(out[k]), weights) + 1e-9
    return n


@kernel
def choose(memory: Memory, n: int, knobs: Knobs) -> int:
    """Which of the listed actions to try: what it has brought, and a bonus for what was tried little and looks good."""
    total, best = 0, -1e18
    for k in range(n):
        if memory.places[k] >= 0:
            total += memory.tried[memory.places[k]]
            best = max(best, memory.looks[memory.places[k]])
    chosen, chosen_score = 0, -1e18
    for k in range(n):
        place = memory.places[k]
        if place >= 0:
            look = math.exp(max(-30.0, (memory.looks[place] - best) * knobs.sharp)) + 0.02
            mean = memory.gains[place] / memory.tried[place] if memory.tried[place] else 0.45
            score = mean + knobs.bold * look * math.sqrt(total + 1.0) / (1.0 + memory.tried[place])
            if score > chosen_score:
                chosen, chosen_score = k, score
    return chosen


@kernel
def descend(states: Any, memory: Memory, seat: int, knobs: Knobs, weights: Any, out: Any) -> int:
    """All seats choose by what they have learnt, for the first decisions of the searching seat; returns the length."""
    node, own, length = 0, 0, 0
    while own < knobs.decisions and length < _DEPTH and not is_over(states, 1):
        mover = lowest(to_act(states, 1))
        k = choose(memory, look_up(states, memory, node, mover, weights, out), knobs)
        action = int(out[k])
        memory.path[length] = memory.places[k]
        memory.movers[length] = mover
        length += 1
        if mover == seat:
            own += 1
            node = (node * 131 + action + 1) & 0xFFFFFF
        apply(states, 1, mover, action)
    return length


@entry
def clear(memory: Memory) -> None:
    """Forget everything."""
    for place in range(len(memory.keys)):
        memory.keys[place] = 0
        memory.tried[place] = 0
        memory.gains[place] = 0.0
        memory.looks[place] = 0.0


@entry
def search(
    states: Any, seat: int, seats: int, iterations: int, seed: int, knobs: Knobs, memory: Memory, weights: Any, out: Any
) -> None:
    """Try out the position in state 0 so many times; what was learnt before counts."""
    for turn in range(iterations):
        copy_state(states, 0, 1)
        reshuffle(states, 1, seat, seed + turn)
        length = descend(states, memory, seat, knobs, weights, out)
        play_on(states, 1, 2, ENDLESS, knobs.random, weights, out)
        for p in range(seats):
            memory.values[p] = result(states, 1, p, knobs.share, out)
        for step in range(length):
            if memory.path[step] >= 0:
                memory.tried[memory.path[step]] += 1
                memory.gains[memory.path[step]] += memory.values[memory.movers[step]]


@entry
def root_actions(states: Any, seat: int, memory: Memory, actions: Any, visits: Any, values: Any) -> int:
    """Write the root's actions with their visits and mean values; returns how many."""
    n = legal(states, 0, seat, actions)
    for k in range(n):
        place = place_of(memory, 0, seat, int(actions[k]))
        visits[k] = memory.tried[place] if place >= 0 else 0
        values[k] = memory.gains[place] / max(1, memory.tried[place]) if place >= 0 else 0.0
    return n
