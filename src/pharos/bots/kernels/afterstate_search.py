"""Flat search guided by a network of afterstates: it decides for all seats in playouts, and values what they lead to."""

from __future__ import annotations

import math
from typing import NamedTuple

from ...core.backend import Numbers, Reals, entry_point, kernel, lowest
from .afterstates import Work, value_action
from .flat import halve, note_points
from .rules import States, apply, copy_state, is_over, legal, reshuffle, returns, to_act


class Settings(NamedTuple):
    """How to search: decisions per playout, and how many of the chances on the way count (their mean is the value)."""

    depth: int
    evaluations: int


@kernel
def choose(states: States, i: int, spare: int, seat: int, net: Reals, work: Work, out: Numbers) -> int:
    """Return the legal action after which the seat's chance is best, the first one if tied; `work.best` has all chances."""
    n = legal(states, i, seat, out)
    best, best_chance = int(out[0]), -1.0
    for k in range(n):
        value_action(states, i, spare, seat, int(out[k]), net, work)
        if work.chances[seat] > best_chance:
            best, best_chance = int(out[k]), work.chances[seat]
            for p in range(len(work.best)):
                work.best[p] = work.chances[p]
    return best


@kernel
def continue_by_net(states: States, seat: int, decisions: int, net: Reals, work: Work, out: Numbers) -> float:
    """Continue the game in state 1; returns the chance of a seat that the last decision left it."""
    chance = 0.0
    while decisions > 0 and not is_over(states, 1):
        decisions -= 1
        mover = lowest(to_act(states, 1))
        action = choose(states, 1, 2, mover, net, work, out)
        chance = work.best[seat]
        apply(states, 1, mover, action)
    return chance


@kernel
def try_action(
    states: States, seat: int, action: int, seed: int, settings: Settings, net: Reals, work: Work, out: Numbers
) -> float:
    """Play out an action, up to the set depth, in a world dealt from the seed; returns the mean chance on the way."""
    copy_state(states, 0, 1)
    reshuffle(states, 1, seat, seed)
    apply(states, 1, seat, action)
    total = 0.0
    for k in range(settings.evaluations):
        decisions = settings.depth * (k + 1) // settings.evaluations - settings.depth * k // settings.evaluations
        chance = continue_by_net(states, seat, decisions, net, work, out)
        if is_over(states, 1):
            returns(states, 1, out)
            total += (settings.evaluations - k) * out[seat] / 1000.0
            break
        total += chance
    return total / settings.evaluations


@entry_point
def search(
    states: States, seat: int, budget: int, seed: int, settings: Settings, net: Reals, work: Work, weights: Reals,
    actions: Numbers, visits: Numbers, values: Reals, points: Numbers, order: Numbers, out: Numbers,
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
                values[k] += try_action(states, seat, int(actions[k]), world, settings, net, work, out)
                visits[k] += 1
                note_points(states, seat, k, weights, points, out)
        alive = halve(order, alive, visits, values)
    return n


@entry_point
def appraise(
    states: States, seat: int, seed: int, net: Reals, work: Work, actions: Numbers, values: Reals, out: Numbers
) -> int:  # fmt: skip
    """Write the legal actions of a seat in state 0 and its chance after each, without a playout; returns how many."""
    reshuffle(states, 0, seat, seed)
    n = legal(states, 0, seat, actions)
    for k in range(n):
        value_action(states, 0, 1, seat, int(actions[k]), net, work)
        values[k] = work.chances[seat]
    return n


@entry_point
def foresee(states: States, seat: int, seed: int, net: Reals, work: Work, out: Numbers) -> int:
    """Write each seat's chance after the best action of a seat in state 0 to `work.best`; returns the action."""
    reshuffle(states, 0, seat, seed)
    return choose(states, 0, 1, seat, net, work, out)
