"""Whole games between nets and greedy bots inside one kernel, and the positions that a net learns from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core.backend import Matrix, Numbers, Reals, entry_point, kernel, lowest
from ...core.rng import draw_fast, seed_rng
from .encoder import CATEGORIES, encode, policy_row, policy_row_too, way_of_winning
from .greedy import best_action
from .halving import search_root
from .net import Net, Nets, victory
from .net_search import Settings, Tree, Trees
from .root_visits import Play, chosen_by_policy
from .rules import States, apply, copy_state, deal, is_over, legal, reshuffle, returns, score, to_act
from .teacher import teach

STATES = 5
"""How many states `play_game` takes; the first three belong to the search."""
_SPARE, _GAME, _RNG = 1, 3, 4


UNTRACED = 1000
"""In place of the number of later values: the row has its value from a search, or none."""


class Samples(NamedTuple):
    """Training positions, one per row."""

    counts: Numbers  # number of rows, number of targets
    features: Matrix  # one bit per feature, the highest bit of a byte first
    ends: Numbers  # where the targets of the row end
    targets: Matrix  # for each legal action: its policy row, its second row or -1, its visits
    seats: Numbers  # the seat to act
    has_policy: Numbers  # 1 if the visits are a policy target
    searched: Matrix  # the value found by the search, for each seat starting with the seat to act
    results: Matrix  # each seat's final share of the victory, in the same order
    ways: Numbers  # how the game was won
    points: Matrix  # by seat, in the same order, and category
    traced: Numbers  # how many values of later positions of the game `searched` sums up so far


@kernel
def note_position(states: States, seat: int, samples: Samples, out: Numbers) -> int:
    """Write the features of the position in state 0 as a new row; returns its index."""
    row = int(samples.counts[0])
    n = encode(states, 0, seat, out)
    for k in range(n):
        samples.features[row, out[k] >> 3] |= 128 >> (out[k] & 7)
    samples.seats[row] = seat
    samples.counts[0] += 1
    return row


@kernel
def note_visits(samples: Samples, row: int, seat: int, n: int, actions: Numbers, visits: Numbers) -> None:
    """Write the policy target of a row."""
    at = int(samples.counts[1])
    for k in range(n):
        samples.targets[at + k, 0] = policy_row(seat, int(actions[k]))
        samples.targets[at + k, 1] = policy_row_too(seat, int(actions[k]))
        samples.targets[at + k, 2] = visits[k]
    samples.counts[1] = at + n
    samples.ends[row] = at + n


@kernel
def note_result(states: States, seats: int, first: int, samples: Samples, out: Numbers) -> None:
    """Write the result of the game in state _GAME to all rows from `first` on."""
    for row in range(first, samples.counts[0]):
        mover = int(samples.seats[row])
        samples.ways[row] = way_of_winning(states, _GAME, mover)
        returns(states, _GAME, out)
        for k in range(seats):
            samples.results[row, k] = out[(mover + k) % seats] / 1000.0
        for k in range(seats):
            score(states, _GAME, (mover + k) % seats, out)
            for category in range(CATEGORIES):
                samples.points[row, k * CATEGORIES + category] = out[category]


@kernel
def add_values(samples: Samples, first: int, end: int, seats: int, trace: int, values: Reals) -> None:
    """Add each seat's value in the present position to the rows of the game that still trace what follows them."""
    for row in range(first, end):
        if samples.traced[row] < trace:
            samples.traced[row] += 1
            for k in range(seats):
                samples.searched[row, k] += values[(samples.seats[row] + k) % seats]


@kernel
def finish_traces(samples: Samples, first: int, seats: int, trace: int) -> None:
    """Turn traced sums into means; after the end of the game its result counts."""
    for row in range(first, samples.counts[0]):
        if samples.traced[row] <= trace:
            left = trace - samples.traced[row]
            for k in range(seats):
                samples.searched[row, k] = (samples.searched[row, k] + left * samples.results[row, k]) / trace


@kernel
def note_unsearched(
    states: States, seat: int, seats: int, played: int, has_policy: bool, trace: int, n: int, samples: Samples,
    actions: Numbers, visits: Numbers, out: Numbers,
) -> None:  # fmt: skip
    """Record the position in state 0 without the value of a search; the action played may be the policy target.

    If the action is -1, the policy target is in `visits`. With a trace, the values of the positions that follow take
    the place of the search.
    """
    row = note_position(states, seat, samples, out)
    for k in range(n):
        visits[k] = visits[k] if played < 0 else int(actions[k] == played)
    note_visits(samples, row, seat, n, actions, visits)
    samples.has_policy[row] = has_policy
    samples.traced[row] = 0 if trace else UNTRACED
    for k in range(seats):
        samples.searched[row, k] = 0.0 if trace else -1.0


@kernel
def decide_by_policy(
    states: States, seat: int, seats: int, ply: int, play: Play, tree: Tree, net: Net, samples: Samples, actions: Numbers,
    visits: Numbers, out: Numbers,
) -> int:  # fmt: skip
    """Let the policy alone decide the position in state 0; some positions are recorded without a policy target.

    Writes each seat's value to the values of the tree, as a search does.
    """
    rng = states[_RNG]
    n = legal(states, 0, seat, actions)
    is_noted = n > 1 and samples.counts[0] < len(samples.ends) and draw_fast(rng, 100) < play.noted_of_100
    action = chosen_by_policy(states, seat, ply < play.opening, net, tree.work, rng, out)
    victory(net, tree.work, seat, seats, tree.values)
    if is_noted:
        note_unsearched(states, seat, seats, action, False, play.trace, n, samples, actions, visits, out)
    return action


@kernel
def decide_by_search(
    states: States, seat: int, seats: int, ply: int, play: Play, settings: Settings, tree: Tree, net: Net, samples: Samples,
    actions: Numbers, visits: Numbers, out: Numbers,
) -> int:  # fmt: skip
    """Search the position in state 0; a full search is recorded if there is a choice to make and space for it."""
    rng = states[_RNG]
    is_full = draw_fast(rng, 100) < play.full_of_100
    if not is_full and play.quick == 0:
        return decide_by_policy(states, seat, seats, ply, play, tree, net, samples, actions, visits, out)
    chosen = search_root(states, seat, seats, ply, is_full, play, settings, tree, net, rng, actions, visits, out)
    n = legal(states, 0, seat, out)
    if is_full and n > 1 and samples.counts[0] < len(samples.ends):
        row = note_position(states, seat, samples, out)
        note_visits(samples, row, seat, n, actions, visits)
        samples.has_policy[row] = 1
        samples.traced[row] = UNTRACED
        for k in range(seats):
            samples.searched[row, k] = tree.values[(seat + k) % seats]
    return int(actions[chosen])


@kernel
def decide_greedily(
    states: States, seat: int, seats: int, play: Play, weights: Reals, is_noted: int, samples: Samples,
    actions: Numbers, visits: Numbers, out: Numbers,
) -> int:  # fmt: skip
    """Return the greedy action in state 0, or sometimes a random one; some positions are recorded on request."""
    rng = states[_RNG]
    n = legal(states, 0, seat, actions)
    action = best_action(states, 0, _SPARE, seat, weights, out)
    if is_noted and n > 1 and samples.counts[0] < len(samples.ends) and draw_fast(rng, 100) < play.full_of_100:
        is_taught = is_noted == 1 and play.lessons > 0
        if is_taught:
            teach(states, seat, seats, play.lessons, draw_fast(rng, 1 << 30), n, weights, actions, visits, out)
        note_unsearched(states, seat, seats, -1 if is_taught else action, is_noted == 1, 0, n, samples, actions, visits, out)
    return int(actions[draw_fast(rng, n)]) if draw_fast(rng, 100) < play.random_of_100 else action


@entry_point
def play_game(
    states: States, seed: int, parameters: Numbers, kinds: Numbers, noted: Numbers, play: Play, settings: Settings,
    trees: Trees, nets: Nets, weights: Sequence[Reals], samples: Samples, actions: Numbers, visits: Numbers,
    out: Numbers,
) -> int:  # fmt: skip
    """Play a game in state 3 from a seed; returns the number of decisions.

    kinds[p] is the net of seat p, or -1 - the row of weights of a greedy bot. Greedy bots with noted[p] = 1 give policy and
    result targets, those with 2 only result targets.
    """
    deal(states, _GAME, seed, parameters)
    seed_rng(states[_RNG], seed + 1)
    seats, ply, first = len(kinds), 0, int(samples.counts[0])
    while not is_over(states, _GAME):
        seat = lowest(to_act(states, _GAME))
        copy_state(states, _GAME, 0)
        reshuffle(states, 0, seat, seed + ply)
        earlier = int(samples.counts[0])
        if kinds[seat] >= 0:
            action = decide_by_search(
                states, seat, seats, ply, play, settings, trees[0], nets[kinds[seat]], samples, actions, visits, out
            )
            add_values(samples, first, earlier, seats, play.trace, trees[0].values)
        else:
            own = weights[-1 - kinds[seat]]
            action = decide_greedily(states, seat, seats, play, own, int(noted[seat]), samples, actions, visits, out)
        apply(states, _GAME, seat, action)
        ply += 1
    note_result(states, seats, first, samples, out)
    finish_traces(samples, first, seats, play.trace)
    return ply
