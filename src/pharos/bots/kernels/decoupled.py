"""Search for games in which all seats decide at once: every seat learns independently which of its actions do well.

Each iteration redeals everything hidden. For the first few decisions of the searching seat, all seats choose by their own
statistics, keyed by what the searching seat has done so far; then the game is played out. The statistics live in one hash
table that the caller allocates once.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from ...core.backend import ENDLESS, Numbers, Reals, entry_point, kernel, lowest
from .evaluation import action_value
from .flat import result
from .greedy import play_on
from .rules import States, apply, copy_state, is_over, legal, reshuffle, to_act

_DEPTH = 256


class Memory(NamedTuple):
    """What each seat has learned about its actions, in a hash table, and the scratch space of an iteration."""

    keys: Numbers  # node, seat and action in one number; 0 is empty
    tried: Numbers  # visits
    gains: Reals  # total value for the seat
    greedy_values: Reals  # the greedy value of the action; 0 if not computed yet
    places: Numbers  # scratch: slots of the legal actions
    path: Numbers  # scratch: slots visited in an iteration
    movers: Numbers  # scratch: the seats that chose them
    values: Reals  # scratch: each seat's value


class Settings(NamedTuple):
    """How to search: exploration, weight of the priors, number of own decisions, and how playouts run and are evaluated."""

    exploration: float
    prior_weight: float
    decisions: int
    random: int
    result_weight: int


@kernel
def place_of(memory: Memory, node: int, seat: int, action: int) -> int:
    """Return the slot of a seat's action at a node; -1 if that part of the table is full."""
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
def look_up(states: States, memory: Memory, node: int, seat: int, weights: Reals, out: Numbers) -> int:
    """List the seat's legal actions and find their slots, evaluating new ones; returns how many."""
    n = legal(states, 1, seat, out)
    for k in range(n):
        place = place_of(memory, node, seat, int(out[k]))
        memory.places[k] = place
        if place >= 0 and memory.greedy_values[place] == 0.0:
            memory.greedy_values[place] = action_value(states, 1, 2, seat, int(out[k]), weights) + 1e-9
    return n


@kernel
def choose(memory: Memory, n: int, settings: Settings) -> int:
    """Return the listed action to try: by its mean value, plus a bonus for a high prior and few visits."""
    total, best = 0, -1e18
    for k in range(n):
        if memory.places[k] >= 0:
            total += memory.tried[memory.places[k]]
            best = max(best, memory.greedy_values[memory.places[k]])
    chosen, chosen_score = 0, -1e18
    for k in range(n):
        place = memory.places[k]
        if place >= 0:
            prior = math.exp(max(-30.0, (memory.greedy_values[place] - best) * settings.prior_weight)) + 0.02
            mean = memory.gains[place] / memory.tried[place] if memory.tried[place] else 0.45
            score = mean + settings.exploration * prior * math.sqrt(total + 1.0) / (1.0 + memory.tried[place])
            if score > chosen_score:
                chosen, chosen_score = k, score
    return chosen


@kernel
def descend(states: States, memory: Memory, seat: int, settings: Settings, weights: Reals, out: Numbers) -> int:
    """Let all seats choose by their statistics for the first decisions of the searching seat; returns the path length."""
    node, own, length = 0, 0, 0
    while own < settings.decisions and length < _DEPTH and not is_over(states, 1):
        mover = lowest(to_act(states, 1))
        k = choose(memory, look_up(states, memory, node, mover, weights, out), settings)
        action = int(out[k])
        memory.path[length] = memory.places[k]
        memory.movers[length] = mover
        length += 1
        if mover == seat:
            own += 1
            node = (node * 131 + action + 1) & 0xFFFFFF
        apply(states, 1, mover, action)
    return length


@entry_point
def clear(memory: Memory) -> None:
    """Forget everything."""
    for place in range(len(memory.keys)):
        memory.keys[place] = 0
        memory.tried[place] = 0
        memory.gains[place] = 0.0
        memory.greedy_values[place] = 0.0


@entry_point
def search(
    states: States,
    seat: int,
    seats: int,
    iterations: int,
    seed: int,
    settings: Settings,
    memory: Memory,
    weights: Reals,
    out: Numbers,
) -> None:
    """Run this many iterations from the position in state 0, continuing from earlier statistics."""
    for turn in range(iterations):
        copy_state(states, 0, 1)
        reshuffle(states, 1, seat, seed + turn)
        length = descend(states, memory, seat, settings, weights, out)
        play_on(states, 1, 2, ENDLESS, settings.random, weights, out)
        for p in range(seats):
            memory.values[p] = result(states, 1, p, settings.result_weight, out)
        for step in range(length):
            if memory.path[step] >= 0:
                memory.tried[memory.path[step]] += 1
                memory.gains[memory.path[step]] += memory.values[memory.movers[step]]


@entry_point
def root_actions(states: States, seat: int, memory: Memory, actions: Numbers, visits: Numbers, values: Reals) -> int:
    """Write the root's actions with their visits and mean values; returns how many."""
    n = legal(states, 0, seat, actions)
    for k in range(n):
        place = place_of(memory, 0, seat, int(actions[k]))
        visits[k] = memory.tried[place] if place >= 0 else 0
        values[k] = memory.gains[place] / max(1, memory.tried[place]) if place >= 0 else 0.0
    return n
