"""Sequential halving at the root of a search with a net, for small budgets (Gumbel AlphaZero).

The actions that the policy likes best are tried equally often; the worse half is dropped, and so on. What
decides is the policy plus the values found, which count more the more often actions were tried. In self-play, Gumbel
noise varies which actions are considered, and an improved policy replaces the visits as the target.
"""

from __future__ import annotations

import math

from ...core.backend import Numbers, entry_point, kernel
from ...core.rng import HasRng, draw_fast
from .guided_search import grow, list_root
from .net import SUM_BITS, Net, Nets, action_logit, forward_pass
from .net_search import (
    MOST_ACTIONS,
    Settings,
    Tree,
    Trees,
    clear_tree,
    iterate,
    root_action,
    root_chance,
    root_gains,
    root_size,
    root_tries,
)
from .puct import uniform
from .root_visits import Play
from .root_visits import search_root as search_by_visits
from .rules import States, copy_state, reshuffle

CONSIDERED = 16
"""Most actions that are considered."""
_CERTAINTY = 50.0  # tries that the values count for before the first one
TARGET = 10_000
"""The sum of a policy target, in place of visits."""


@kernel
def read_likings(states: States, tree: Tree, seat: int, net: Net) -> int:
    """Write the policy's output for each action of the root, in state 0; returns how many actions there are."""
    copy_state(states, 0, 1)
    reshuffle(states, 1, seat, 1)
    forward_pass(states, 1, seat, net, tree.work)
    n = min(root_size(tree), MOST_ACTIONS)
    for k in range(n):
        tree.likings[k] = action_logit(net, tree.work, seat, root_action(tree, k)) / (1 << SUM_BITS)
        tree.shifts[k] = 0.0
        tree.is_out[k] = 0
    return n


@kernel
def draw_noise(tree: Tree, n: int, rng: HasRng) -> None:
    """Draw Gumbel noise for each action of the root."""
    for k in range(n):
        tree.shifts[k] = -math.log(-math.log(uniform(rng) * 0.999999))


@kernel
def most_tries(tree: Tree, n: int) -> float:
    """Return how often the most visited action of the root was tried."""
    most = 0.0
    for k in range(n):
        most = max(most, root_tries(tree, k))
    return most


@kernel
def score_of(tree: Tree, k: int, weight: float) -> float:
    """Return what decides about an action: policy, noise, and its value if it was tried."""
    tried = root_tries(tree, k)
    value = root_gains(tree, k) / tried if tried > 0.0 else 0.0
    return tree.likings[k] + tree.shifts[k] + weight * value


@kernel
def drop_to(tree: Tree, n: int, kept: int, weight: float) -> None:
    """Consider only the best actions from now on, this many; of equal ones the first."""
    left = 0
    for k in range(n):
        left += 1 - tree.is_out[k]
    while left > kept:
        worst, worst_score = -1, 1e18
        for k in range(n):
            if tree.is_out[k] == 0:
                score = score_of(tree, k, weight)
                if score <= worst_score:
                    worst, worst_score = k, score
        tree.is_out[worst] = 1
        left -= 1


@kernel
def try_each(
    states: States, tree: Tree, n: int, tries: int, most: int, seat: int, seats: int, seed: int, settings: Settings,
    net: Net, out: Numbers,
) -> int:  # fmt: skip
    """Try each action considered this often, but no more than `most` times in all; returns the number of tries.

    All actions are tried in the same worlds, so that luck does not decide between them.
    """
    done = 0
    for world in range(tries):
        for k in range(n):
            if tree.is_out[k] == 0 and done < most:
                iterate(states, tree, k, seat, seats, seed + world, settings, net, out)
                done += 1
    return done


@kernel
def begin(states: States, tree: Tree, seat: int, seats: int, seed: int, settings: Settings, net: Net, out: Numbers) -> int:
    """Visit the root of a cleared tree and read the policy's outputs for its actions; returns how many there are."""
    grow(states, tree, seat, seats, 1, seed, settings, net, out)
    return read_likings(states, tree, seat, net)


@kernel
def width_of(n: int, tries: int) -> int:
    """Return how many actions are considered at first."""
    return min(n, CONSIDERED, max(2, tries // 2))


@kernel
def phases_of(width: int) -> int:
    """Return the number of phases until two actions are left, and one for these."""
    phases = 1
    while width > 2:
        phases += 1
        width = (width + 1) // 2
    return phases


@kernel
def advance(
    states: States, tree: Tree, n: int, tries: int, done: int, seat: int, seats: int, seed: int, settings: Settings,
    net: Net, out: Numbers,
) -> int:  # fmt: skip
    """Run the next phase: try the actions considered equally often, then drop the worse half; returns the tries so far.

    The last tries go to the best action, so that it is the most visited one, whatever the number of tries.
    """
    width = width_of(n, tries)
    if done == 0:
        drop_to(tree, n, width, 0.0)
    left = 0
    for k in range(n):
        left += 1 - tree.is_out[k]
    each = max(1, tries // (phases_of(width) * left)) if left > 2 else (tries - done - 1) // left
    done += try_each(states, tree, n, each, tries - done, seat, seats, seed + done, settings, net, out)
    weight = _CERTAINTY + most_tries(tree, n)
    if left > 2:
        drop_to(tree, n, max(2, (left + 1) // 2), weight)
        return done
    drop_to(tree, n, 1, weight)
    return done + try_each(states, tree, n, tries - done, tries - done, seat, seats, seed + done, settings, net, out)


@kernel
def mean_value(tree: Tree, n: int) -> float:
    """Return the value of the root for its mover: of its actions by the policy, as far as tried, and of the net itself."""
    odds_sum, values, hits = 1e-12, 0.0, 0.0
    best = -1e18
    for k in range(n):
        best = max(best, tree.likings[k])
    for k in range(n):
        tried = root_tries(tree, k)
        if tried > 0.0:
            odds = math.exp(tree.likings[k] - best) + 1e-9
            odds_sum += odds
            values += odds * root_gains(tree, k) / tried
            hits += tried
    return (root_chance(tree) + hits * values / odds_sum) / (1.0 + hits)


@kernel
def improve_policy(tree: Tree, n: int, visits: Numbers) -> float:
    """Write the improved policy in place of visits, with the sum TARGET or a little less; returns the root's value by it."""
    usual, weight = mean_value(tree, n), _CERTAINTY + most_tries(tree, n)
    best, total, value = -1e18, 0.0, 0.0
    for k in range(n):
        tried = root_tries(tree, k)
        tree.shifts[k] = root_gains(tree, k) / tried if tried > 0.0 else usual
        best = max(best, tree.likings[k] + weight * tree.shifts[k])
    for k in range(n):
        odds = math.exp(tree.likings[k] + weight * tree.shifts[k] - best)
        total += odds
        value += odds * tree.shifts[k]
    for k in range(n):
        visits[k] = int(TARGET * math.exp(tree.likings[k] + weight * tree.shifts[k] - best) / total)
    return value / total


@kernel
def best_considered(tree: Tree, n: int) -> int:
    """Return the best of the actions that are still considered."""
    best, best_score, weight = 0, -1e18, _CERTAINTY + most_tries(tree, n)
    for k in range(n):
        score = score_of(tree, k, weight)
        if tree.is_out[k] == 0 and score > best_score:
            best, best_score = k, score
    return best


@kernel
def set_values(tree: Tree, seat: int, seats: int, value: float) -> None:
    """Write each seat's value to the values of the tree: the mover's, and what it leaves to the others."""
    others = 1e-12
    for p in range(seats):
        others += tree.totals[p] if p != seat else 0.0
    for p in range(seats):
        tree.values[p] = value if p == seat else (1.0 - value) * tree.totals[p] / others


@kernel
def search_root(
    states: States, seat: int, seats: int, ply: int, is_full: bool, play: Play, settings: Settings, tree: Tree, net: Net,
    rng: HasRng, actions: Numbers, visits: Numbers, out: Numbers,
) -> int:  # fmt: skip
    """Search as `root_visits.search_root`, by sequential halving if the recipe asks for it; noise varies the opening."""
    if play.halving == 0:
        return search_by_visits(states, seat, seats, ply, is_full, play, settings, tree, net, rng, actions, visits, out)
    seed, iterations = draw_fast(rng, 1 << 30) << 20, play.full if is_full else play.quick
    clear_tree(tree)
    n, done = begin(states, tree, seat, seats, seed, settings, net, out), 0
    if ply < play.opening:
        draw_noise(tree, n, rng)
    while done < iterations - 1:
        done = advance(states, tree, n, iterations - 1, done, seat, seats, seed + 1, settings, net, out)
    chosen = best_considered(tree, n)
    list_root(tree, actions, visits)
    set_values(tree, seat, seats, improve_policy(tree, n, visits))
    return chosen


@entry_point
def begin_search(
    states: States, seat: int, seats: int, seed: int, settings: Settings, trees: Trees, nets: Nets, out: Numbers
) -> int:
    """Begin to search the position in state 0 with a cleared tree; returns how many actions there are."""
    return begin(states, trees[0], seat, seats, seed, settings, nets[0], out)


@entry_point
def advance_search(
    states: States, n: int, tries: int, done: int, seat: int, seats: int, seed: int, settings: Settings, trees: Trees,
    nets: Nets, out: Numbers,
) -> int:  # fmt: skip
    """Run the next phase of a search of n actions with this many tries in all; returns the tries so far."""
    return advance(states, trees[0], n, tries, done, seat, seats, seed, settings, nets[0], out)
