"""Many games side by side: dealing, listing, stepping, masking. Every kernel works on the games from `first` to `end` - 1.

Game k is row k of every array; `VecGame` describes the arrays. `scratch` belongs to one thread.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.backend import Matrix, Numbers, count, entry_point, kernel, lowest
from ...core.columns import clear_row
from ...core.rng import MASK, draw_fast
from ...core.structs import I64, States, Struct
from .compact import make_compact
from .rules import apply, deal, is_over, legal, score, to_act

REASON, LENGTH, WINNERS, POINTS = range(4)  # columns of `results`; POINTS + seat


class Chance(Struct):
    """A generator for random choices, apart from those of the deals."""

    rng: I64


@kernel
def list_choices(
    states: States, k: int, seats: Numbers, counts: Numbers, actions: Matrix, numbers: Matrix, scratch: Numbers
) -> None:
    """List the choices of the seat that decides next: as the rules number them, and as the caller sees them."""
    seat = lowest(to_act(states, k))
    n = legal(states, k, seat, scratch)
    seats[k], counts[k] = seat, n
    for j in range(n):
        actions[k, j] = scratch[j]
    make_compact(states, k, seat, scratch, n)
    for j in range(n):
        numbers[k, j] = scratch[j]


@entry_point
def begin_games(
    states: States, first: int, end: int, parameters: Numbers, seeds: Numbers, lengths: Numbers, seats: Numbers,
    counts: Numbers, actions: Matrix, numbers: Matrix, scratch: Numbers,
) -> None:  # fmt: skip
    """Deal every game from its seed."""
    for k in range(first, end):
        deal(states, k, int(seeds[k]), parameters)
        lengths[k] = 0
        list_choices(states, k, seats, counts, actions, numbers, scratch)


@kernel
def note_result(
    states: States, k: int, players: int, lengths: Numbers, rewards: Matrix, results: Matrix, scratch: Numbers
) -> None:
    """Write the result of a finished game, and rewards that add up to zero: 1 for a victory alone."""
    winners = int(states[k].winners)
    share = players / count(winners)
    results[k, REASON] = states[k].ended - 1
    results[k, LENGTH] = lengths[k]
    results[k, WINNERS] = winners
    for p in range(players):
        results[k, POINTS + p] = score(states, k, p, scratch)
        rewards[k, p] = ((share if winners >> p & 1 else 0.0) - 1.0) / (players - 1)


@kernel
def choice_of(k: int, chosen: Numbers, counts: Numbers, numbers: Matrix) -> int:
    """Return the place of the chosen number among the choices of game k, or -1."""
    for j in range(counts[k]):
        if numbers[k, j] == chosen[k]:
            return j
    return -1


@entry_point
def first_illegal(chosen: Numbers, counts: Numbers, numbers: Matrix) -> int:
    """Return the first game whose chosen number is not legal, or -1."""
    for k in range(len(chosen)):
        if choice_of(k, chosen, counts, numbers) < 0:
            return k
    return -1


@entry_point
def step_games(
    states: States, first: int, end: int, chosen: Numbers, parameters: Numbers, seeds: Numbers, lengths: Numbers,
    seats: Numbers, counts: Numbers, actions: Matrix, numbers: Matrix, dones: Numbers, rewards: Matrix,
    results: Matrix, scratch: Numbers,
) -> None:  # fmt: skip
    """Carry out one decision in each game; replace a game that has ended by a new one, from its next seed."""
    players = int(parameters[0])
    for k in range(first, end):
        j = choice_of(k, chosen, counts, numbers)
        apply(states, k, int(seats[k]), int(actions[k, j]))
        lengths[k] += 1
        if dones[k]:
            dones[k] = False
            for p in range(players):
                rewards[k, p] = 0.0
        if is_over(states, k):
            dones[k] = True
            note_result(states, k, players, lengths, rewards, results, scratch)
            seeds[k] = int(seeds[k]) + len(chosen) & MASK
            deal(states, k, int(seeds[k]), parameters)
            lengths[k] = 0
        list_choices(states, k, seats, counts, actions, numbers, scratch)


@entry_point
def write_masks(first: int, end: int, counts: Numbers, numbers: Matrix, out: Matrix) -> None:
    """Write 1 for every legal number, 0 for all others."""
    for k in range(first, end):
        clear_row(out, k)
        for j in range(counts[k]):
            out[k, numbers[k, j]] = 1


@entry_point
def sample_choices(first: int, end: int, chances: Sequence[Chance], counts: Numbers, numbers: Matrix, out: Numbers) -> None:
    """Choose a legal number in each game, each equally likely."""
    for k in range(first, end):
        out[k] = numbers[k, draw_fast(chances[k], int(counts[k]))]
