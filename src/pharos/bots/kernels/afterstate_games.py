"""Whole games between networks of afterstates and greedy bots, and the afterstates that a network learns from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core.backend import Matrix, Numbers, Reals, entry_point, kernel, lowest
from ...core.rng import draw_fast, seed_rng
from .afterstate_search import choose
from .afterstates import MOST_INPUTS, Work, enter_afterstate, note_chances, note_inputs
from .greedy import best_action
from .rules import States, apply, deal, is_over, legal, returns, to_act

STATES = 4
"""How many states `play_game` takes."""
_SPARE, _NOTED, _RNG = 1, 2, 3


class Samples(NamedTuple):
    """Afterstates, one after the other, with the inputs of every city."""

    counts: Numbers  # number of afterstates, number of inputs
    places: Numbers  # the inputs that are not zero
    amounts: Reals
    ends: Numbers  # where the inputs of each city end
    targets: Matrix  # by afterstate and seat: the chance to learn


@kernel
def note(states: States, seats: int, seat: int, action: int, samples: Samples, net: Reals, work: Work) -> None:
    """Note the afterstate of an action in state 0, with the chances that the network gives."""
    row, at = int(samples.counts[0]), int(samples.counts[1])
    if row == samples.targets.shape[0] or at + seats * MOST_INPUTS > len(samples.places):
        return
    coming = enter_afterstate(states, 0, _NOTED, seat, action)
    if is_over(states, _NOTED):
        return
    for p in range(seats):
        n = note_inputs(states, _NOTED, seat, coming, p, work.places, work.amounts)
        for k in range(n):
            samples.places[at + k] = work.places[k]
            samples.amounts[at + k] = work.amounts[k]
        at += n
        samples.ends[row * seats + p] = at
    note_chances(states, _NOTED, seat, coming, net, work)
    for p in range(seats):
        samples.targets[row, p] = work.chances[p]
    samples.counts[0], samples.counts[1] = row + 1, at


@kernel
def trace_back(states: States, seats: int, first: int, trace: float, samples: Samples, out: Numbers) -> None:
    """Replace the chances of a finished game by its lambda returns: what followed, the nearer the more."""
    returns(states, 0, out)
    for p in range(seats):
        target = out[p] / 1000.0
        for row in range(int(samples.counts[0]) - 1, first - 1, -1):
            chance = samples.targets[row, p]
            samples.targets[row, p] = target
            target = trace * target + (1.0 - trace) * chance


@entry_point
def play_game(
    states: States, seed: int, parameters: Numbers, kinds: Numbers, random_of_100: int, trace: float,
    nets: Sequence[Reals], weights: Sequence[Reals], samples: Samples, work: Work, out: Numbers,
) -> None:  # fmt: skip
    """Play a game in state 0 from a seed. kinds[p] is the network of seat p, or -1 - the row of weights of a greedy bot.

    Some decisions are random, with the given percentage. The afterstates are noted while there is space.
    """
    deal(states, 0, seed, parameters)
    seed_rng(states[_RNG], seed + 1)
    seats, first = len(kinds), int(samples.counts[0])
    while not is_over(states, 0):
        seat = lowest(to_act(states, 0))
        if draw_fast(states[_RNG], 100) < random_of_100:
            action = int(out[draw_fast(states[_RNG], legal(states, 0, seat, out))])
        elif kinds[seat] >= 0:
            action = choose(states, 0, _SPARE, seat, nets[kinds[seat]], work, out)
        else:
            action = best_action(states, 0, _SPARE, seat, weights[-1 - kinds[seat]], out)
        note(states, seats, seat, action, samples, nets[0], work)
        apply(states, 0, seat, action)
    trace_back(states, seats, first, trace, samples, out)
