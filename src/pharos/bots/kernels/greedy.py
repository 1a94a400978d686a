"""One decision ahead: the action that looks best, and playouts that mix such actions with random ones."""

from __future__ import annotations

from typing import Any

from ...core.backend import entry, kernel, lowest
from ...core.chance import pick
from .insight import worth
from .rules import apply, is_over, legal, reshuffle, to_act, wander


@kernel
def best_action(states: Any, i: int, spare: int, seat: int, weights: Any, out: Any) -> int:
    """The legal action of most worth; the first of equals."""
    n = legal(states, i, seat, out)
    best, best_worth = int(out[0]), -1e18
    for k in range(n):
        value = worth(states, i, spare, seat, int(out[k]), weights)
        if value > best_worth:
            best, best_worth = int(out[k]), value
    return best


@entry
def appraise(states: Any, seat: int, weights: Any, out: Any, values: Any) -> int:
    """Write the legal actions of a seat in state 0 and what each is worth; returns how many."""
    reshuffle(states, 0, seat, 1)
    n = legal(states, 0, seat, out)
    for k in range(n):
        values[k] = worth(states, 0, 1, seat, int(out[k]), weights)
    return n


@kernel
def play_on(states: Any, i: int, spare: int, most: int, random_of_100: int, weights: Any, out: Any) -> None:
    """Play on for so many decisions: each is random so many times out of a hundred, else the one that looks best."""
    while most > 0 and not is_over(states, i):
        most -= 1
        seat = lowest(to_act(states, i))
        if random_of_100 >= 100 or pick(states[i], 100) < random_of_100:
            wander(states, i, 1, out)
        else:
            apply(states, i, seat, best_action(states, i, spare, seat, weights, out))


@entry
def play_match(states: Any, seats: Any, weights: Any, out: Any) -> None:
    """Play the game in state 0 to the end by its greedy bots: seats[p] is the row of weights of seat p, -1 for random."""
    size = len(weights) // len(seats)
    while not is_over(states, 0):
        seat = lowest(to_act(states, 0))
        if seats[seat] < 0:
            wander(states, 0, 1, out)
        else:
            own = weights[seats[seat] * size : (seats[seat] + 1) * size]
            apply(states, 0, seat, best_action(states, 0, 1, seat, own, out))
