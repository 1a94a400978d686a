"""A whole game between greedy and random bots."""

from __future__ import annotations

from typing import Any

from ...core.backend import entry, lowest
from ...core.chance import pick, seed_chance
from .greedy import best_action
from .rules import apply, is_over, legal, to_act


@entry
def play_table(states: Any, seats: Any, seed: int, weights: Any, counts: Any, out: Any) -> None:
    """Play state 0 to its end: seats[p] is 1 for greedy, 0 for random; counts[p] tells how often seat p decided.

    State 1 is room to try things out, state 2 holds the chance of the random bots: the deal's own chance is left alone.
    """
    seed_chance(states[2], seed)
    for seat in range(len(seats)):
        counts[seat] = 0
    while not is_over(states, 0):
        seat = lowest(to_act(states, 0))
        if seats[seat]:
            action = best_action(states, 0, 1, seat, weights, out)
        else:
            n = legal(states, 0, seat, out)
            action = int(out[pick(states[2], n)])
        apply(states, 0, seat, action)
        counts[seat] += 1
