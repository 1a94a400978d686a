"""Flat search: sequential halving distributes playouts over the root's actions, each in a new deal of everything hidden."""

from __future__ import annotations

import math
from typing import NamedTuple

from ...core.backend import ENDLESS, Numbers, Reals, entry_point, kernel
from .evaluation import CATEGORIES, point_margin, win_probability
from .greedy import play_on
from .rules import States, apply, copy_state, is_over, legal, random_moves, reshuffle, returns, score


class Settings(NamedTuple):
    """How to search: decisions per playout, number of evaluations on the way (their mean counts), and in percent the random
    decisions and the weight of winning in a result."""

    depth: int
    evaluations: int
    random: int
    result_weight: int


@kernel
def result(states: States, i: int, seat: int, share_of_100: int, out: Numbers) -> float:
    """Return the value of a finished game to a seat: a weighted mean of its share of the victory and its point margin."""
    returns(states, i, out)
    won = out[seat] / 1000.0
    if share_of_100 >= 100:
        return won
    part = share_of_100 / 100.0
    return part * won + (1.0 - part) * 0.5 * (1.0 + math.tanh(point_margin(states, i, seat, out) / 8.0))


@kernel
def continue_playout(states: States, most: int, random_of_100: int, weights: Reals, out: Numbers) -> None:
    """Continue the game in state 1 for at most this many decisions."""
    if random_of_100 >= 100:
        random_moves(states, 1, most, out)
    else:
        play_on(states, 1, 2, most, random_of_100, weights, out)


@kernel
def try_action(states: States, seat: int, action: int, seed: int, settings: Settings, weights: Reals, out: Numbers) -> float:
    """Play out an action, up to the set depth, in a world dealt from the seed; returns the mean evaluation."""
    copy_state(states, 0, 1)
    reshuffle(states, 1, seat, seed)
    apply(states, 1, seat, action)
    total = 0.0
    for k in range(settings.evaluations):
        most = settings.depth * (k + 1) // settings.evaluations - settings.depth * k // settings.evaluations
        continue_playout(states, most, settings.random, weights, out)
        if is_over(states, 1):
            total += (settings.evaluations - k) * result(states, 1, seat, settings.result_weight, out)
            break
        total += win_probability(states, 1, seat, weights)
    return total / settings.evaluations


@kernel
def note_points(states: States, seat: int, place: int, weights: Reals, points: Numbers, out: Numbers) -> None:
    """Add the final points by category for one action, if requested, continuing to the end of the game."""
    if len(points):
        play_on(states, 1, 2, ENDLESS, 0, weights, out)
        score(states, 1, seat, out)
        for category in range(CATEGORIES):
            points[place * CATEGORIES + category] += out[category]


@kernel
def halve(order: Numbers, alive: int, visits: Numbers, values: Reals) -> int:
    """Keep the better half of the remaining actions, best first; returns how many are left."""
    for i in range(1, alive):
        k = order[i]
        mean = values[k] / max(1, visits[k])
        j = i - 1
        while j >= 0 and values[order[j]] / max(1, visits[order[j]]) < mean:
            order[j + 1] = order[j]
            j -= 1
        order[j + 1] = k
    return (alive + 1) // 2


@entry_point
def search(
    states: States, seat: int, budget: int, seed: int, settings: Settings, weights: Reals, actions: Numbers,
    visits: Numbers, values: Reals, points: Numbers, order: Numbers, out: Numbers,
) -> int:  # fmt: skip
    """Search the legal actions of a seat in state 0; writes them, their visits and total values; returns how many.

    All actions are tried in the same worlds. Afterwards `order` holds their indices, best first.
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
                values[k] += try_action(states, seat, int(actions[k]), world, settings, weights, out)
                visits[k] += 1
                note_points(states, seat, k, weights, points, out)
        alive = halve(order, alive, visits, values)
    return n
