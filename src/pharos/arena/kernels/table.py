"""A whole game between greedy and random bots."""

from __future__ import annotations

from ...core.backend import Numbers, Reals, entry_point, lowest
from ...core.rng import draw_fast, seed_rng
from ...core.structs import States
from .greedy import best_action
from .rules import apply, is_over, legal, to_act


@entry_point
def play_table(states: States, seats: Numbers, seed: int, weights: Reals, counts: Numbers, out: Numbers) -> None:
    """Play state 0 to the end: seats[p] is 1 for greedy, 0 for random; counts[p] is the number of decisions of seat p.

    State 1 is scratch space; state 2 holds the generator of the random bots, so the generator of the deal stays untouched.
    """
    seed_rng(states[2], seed)
    for seat in range(len(seats)):
        counts[seat] = 0
    while not is_over(states, 0):
        seat = lowest(to_act(states, 0))
        if seats[seat]:
            action = best_action(states, 0, 1, seat, weights, out)
        else:
            n = legal(states, 0, seat, out)
            action = int(out[draw_fast(states[2], n)])
        apply(states, 0, seat, action)
        counts[seat] += 1
