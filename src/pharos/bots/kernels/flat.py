"""Flat search: playouts spread over the root's actions by sequential halving, everything hidden dealt anew for each."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from ...core.backend import ENDLESS, entry, kernel
from .greedy import play_on
from .insight import CATEGORIES, margin, standing
from .rules import apply, copy_state, is_over, legal, reshuffle, returns, score, wander


class Knobs(NamedTuple):
    """How to search: decisions of a playout, how often it is judged on the way (the mean counts), random decisions and the
    part of a victory in a result, in percent."""

    depth: int
    looks: int
    random: int
    share: int


@kernel
def result(states: Any, i: int, seat: int, share_of_100: int, out: Any) -> float:
    """What a finished game is worth to a seat: so much the share of the victory, the rest the points it was ahead."""
    returns(states, i, out)
    won = out[seat] / 1000.0
    if share_of_100 >= 100:
        return won
    part = share_of_100 / 100.0
    return part * won + (1.0 - part) * 0.5 * (1.0 + math.tanh(margin(states, i, seat, out) / 8.0))


@kernel
def go_on(states: Any, most: int, random_of_100: int, weights: Any, out: Any) -> None:
    """Play the game in state 1 on for so many decisions."""
    if random_of_100 >= 100:
        wander(states, 1, most, out)
    else:
        play_on(states, 1, 2, most, random_of_100, weights, out)


@kernel
def try_action(states: Any, seat: int, action: int, seed: int, knobs: Knobs, weights: Any, out: Any) -> float:
    """One playout after an action, of at most so many decisions, in a world dealt from the seed; the mean of its looks."""
    copy_state(states, 0, 1)
    reshuffle(states, 1, seat, seed)
    apply(states, 1, seat, action)
    total = 0.0
    for look in range(knobs.looks):
        go_on(states, knobs.depth // knobs.looks, knobs.random, weights, out)
        if is_over(states, 1):
            total += (knobs.looks - look) * result(states, 1, seat, knobs.share, out)
            break
        total += standing(states, 1, seat, weights)
    return total / knobs.looks


@kernel
def note_points(states: Any, seat: int, place: int, weights: Any, points: Any, out: Any) -> None:
    """Add up the points at the end by category for one action, if anybody asks for them, however early it was judged."""
    if len(points):
        play_on(states, 1, 2, ENDLESS, 0, weights, out)
        score(states, 1, seat, out)
        for category in range(CATEGORIES):
            points[place * CATEGORIES + category] += out[category]


@kernel
def halve(order: Any, alive: int, visits: Any, values: Any) -> int:
    """Keep the better half of the actions that are still tried, the best first; returns how many are left."""
    for i in range(1, alive):
        k = order[i]
        mean = values[k] / max(1, visits[k])
        j = i - 1
        while j >= 0 and values[order[j]] / max(1, visits[order[j]]) < mean:
            order[j + 1] = order[j]
            j -= 1
        order[j + 1] = k
    return (alive + 1) // 2


@entry
def search(
    states: Any, seat: int, budget: int, seed: int, knobs: Knobs, weights: Any, actions: Any, visits: Any, values: Any,
    points: Any, order: Any, out: Any,
) -> int:  # fmt: skip
    """Try the legal actions of a seat in state 0; writes them, their visits and sums of results; returns how many.

    All actions are tried in the same worlds. Afterwards `order` holds their places, the best first.
    """
    reshuffle(states, 0, seat, seed)
    n = legal(states, 0, seat, actions)
    for k in range(n):
        order[k] = k
        visits[k] = 0
        values[k] = 0.0
    rounds = max(1, math.ceil(math.log2(n))) if n > 1 else 1
    alive, world = n, seed
    for _ in range(rounds):
        for _ in range(max(1, budget // (rounds * alive))):
            world += 1
            for j in range(alive):
                k = int(order[j])
                values[k] += try_action(states, seat, int(actions[k]), world, knobs, weights, out)
                visits[k] += 1
                note_points(states, seat, k, weights, points, out)
        alive = halve(order, alive, visits, values)
    return n
