"""How self-play searches a decision by default: Dirichlet noise in the priors of the root, and the visits as the target."""

from __future__ import annotations

from typing import NamedTuple

from ...core.backend import Numbers, kernel
from ...core.rng import HasRng, draw_fast
from .guided_search import grow, list_root
from .net import Net, Work, action_logit, exp_of, forward_pass
from .net_search import Settings, Tree, add_noise, clear_tree
from .rules import States, legal

_ODDS_BITS = 12  # of the odds of the policy that are dropped, so that sums of many fit into a draw


class Play(NamedTuple):
    """How to play: iterations of a full and of a quick search, the percentage of full searches, and how to vary games."""

    full: int
    quick: int  # 0 if the policy alone decides what is not searched fully
    full_of_100: int
    noise: float  # weight of Dirichlet noise in the root's priors of full searches
    concentration: float  # of that noise, divided by the number of actions
    opening: int  # decisions of a game that are drawn by visits; later ones play the most visited action
    random_of_100: int  # percentage of random decisions of greedy bots
    halving: int  # 1 for sequential halving with Gumbel noise instead of Dirichlet noise and visits
    noted_of_100: int  # percentage of the decisions by the policy alone that become positions without a policy target
    trace: int  # later decisions of the game whose mean value such a position learns; 0 if only the result counts
    lessons: int  # tries of each action that teach the policy of greedy bots; 0 if it learns their choices


@kernel
def most_visited(n: int, visits: Numbers) -> int:
    """Return the index of the most visited action."""
    best = 0
    for k in range(n):
        if visits[k] > visits[best]:
            best = k
    return best


@kernel
def drawn_by_visits(rng: HasRng, n: int, visits: Numbers) -> int:
    """Draw an index in proportion to the visits."""
    total = 0
    for k in range(n):
        total += visits[k]
    left = draw_fast(rng, max(total, 1))
    for k in range(n):
        left -= visits[k]
        if left < 0:
            return k
    return n - 1


@kernel
def chosen_by_policy(states: States, seat: int, is_opening: bool, net: Net, work: Work, rng: HasRng, out: Numbers) -> int:
    """Return the action that the policy alone likes best in state 0; in the opening, draw one by its odds."""
    forward_pass(states, 0, seat, net, work)
    n = legal(states, 0, seat, out)
    best, favourite, total = -(1 << 60), 0, 0
    for k in range(n):
        logit = action_logit(net, work, seat, int(out[k]))
        if logit > best:
            best, favourite = logit, int(out[k])
    if not is_opening:
        return favourite
    for k in range(n):
        total += (exp_of(best - action_logit(net, work, seat, int(out[k]))) >> _ODDS_BITS) + 1
    left = draw_fast(rng, total)
    for k in range(n):
        left -= (exp_of(best - action_logit(net, work, seat, int(out[k]))) >> _ODDS_BITS) + 1
        if left < 0:
            return int(out[k])
    return int(out[n - 1])


@kernel
def search_root(
    states: States, seat: int, seats: int, ply: int, is_full: bool, play: Play, settings: Settings, tree: Tree, net: Net,
    rng: HasRng, actions: Numbers, visits: Numbers, out: Numbers,
) -> int:  # fmt: skip
    """Search the position in state 0 and return the index of the action to play.

    Writes the actions, their policy targets to `visits`, and each seat's value to the values of the tree.
    """
    seed, iterations = draw_fast(rng, 1 << 30) << 20, play.full if is_full else play.quick
    clear_tree(tree)
    grow(states, tree, seat, seats, 1, seed, settings, net, out)
    if is_full and play.noise > 0.0:
        add_noise(tree, rng, play.concentration, play.noise)
    grow(states, tree, seat, seats, iterations - 1, seed + 1, settings, net, out)
    for p in range(seats):
        tree.values[p] = tree.totals[p] / iterations
    n = list_root(tree, actions, visits)
    return drawn_by_visits(rng, n, visits) if ply < play.opening else most_visited(n, visits)
