"""One-ply search: the action with the best evaluation, and playouts that mix such actions with random ones."""

from __future__ import annotations

from ...core.backend import Numbers, Reals, entry_point, kernel, lowest
from ...core.rng import draw_fast
from .evaluation import action_value
from .rules import States, apply, is_over, legal, random_moves, reshuffle, to_act


@kernel
def best_action(states: States, i: int, spare: int, seat: int, weights: Reals, out: Numbers) -> int:
    """Return the legal action with the highest value, the first one if tied."""
    n = legal(states, i, seat, out)
    best, best_value = int(out[0]), -1e18
    for k in range(n):
        value = action_value(states, i, spare, seat, int(out[k]), weights)
        if value > best_value:
            best, best_value = int(out[k]), value
    return best


@entry_point
def appraise(states: States, seat: int, weights: Reals, out: Numbers, values: Reals) -> int:
    """Write the legal actions of a seat in state 0 and their values; returns how many."""
    reshuffle(states, 0, seat, 1)
    n = legal(states, 0, seat, out)
    for k in range(n):
        values[k] = action_value(states, 0, 1, seat, int(out[k]), weights)
    return n


@kernel
def play_on(states: States, i: int, spare: int, most: int, random_of_100: int, weights: Reals, out: Numbers) -> None:
    """Continue for at most this many decisions, each random with the given percentage, otherwise greedy."""
    while most > 0 and not is_over(states, i):
        most -= 1
        seat = lowest(to_act(states, i))
        if random_of_100 >= 100 or draw_fast(states[i], 100) < random_of_100:
            random_moves(states, i, 1, out)
        else:
            apply(states, i, seat, best_action(states, i, spare, seat, weights, out))


@entry_point
def play_match(states: States, seats: Numbers, weights: Reals, out: Numbers) -> None:
    """Play the game in state 0 to the end with greedy bots: seats[p] is seat p's row of weights, -1 for random."""
    size = len(weights) // len(seats)
    while not is_over(states, 0):
        seat = lowest(to_act(states, 0))
        if seats[seat] < 0:
            random_moves(states, 0, 1, out)
        else:
            own = weights[seats[seat] * size : (seats[seat] + 1) * size]
            apply(states, 0, seat, best_action(states, 0, 1, seat, own, out))
