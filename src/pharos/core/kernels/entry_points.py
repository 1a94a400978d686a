"""The entry points of a game: functions over arrays of states, called from Python, bots and other kernels.

They are the same in every game. Each game's `rules.py` supplies the kernels over one state that they call.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from ..backend import ENDLESS, Numbers, count, entry_point, kernel
from ..rng import seed_rng
from .rules import (
    NEW_STATE,
    State,
    begin,
    count_points,
    decide,
    list_legal,
    may_decide,
    owing_seats,
    play_random,
    player_count,
    redeal,
)

States = MutableSequence[State]


@kernel
def start(states: States, i: int, seed: int, parameters: Numbers) -> None:
    """Write a new game over state i."""
    states[i] = NEW_STATE[0]
    seed_rng(states[i], seed)
    begin(states[i], parameters)


@entry_point
def deal(states: States, i: int, seed: int, parameters: Numbers) -> None:
    """Set up a new game in state i; a game's ruleset makes the parameters from player count and options."""
    start(states, i, seed, parameters)


@entry_point
def to_act(states: States, i: int) -> int:
    """Return the bit set of the seats that owe a decision."""
    return owing_seats(states[i])


@entry_point
def legal(states: States, i: int, seat: int, out: Numbers) -> int:
    """Write the legal action numbers of a seat; returns how many."""
    s = states[i]
    return list_legal(s, seat, out) if may_decide(s, seat) else 0


@entry_point
def apply(states: States, i: int, seat: int, action: int) -> None:
    """Carry out an action that `legal` listed."""
    decide(states[i], seat, action)


@entry_point
def is_over(states: States, i: int) -> bool:
    """Whether the game has ended."""
    return states[i].ended != 0


@entry_point
def ending(states: States, i: int) -> int:
    """Return how the game ended: 0 while it is in progress, then 1 for the first of the ruleset's `reasons`."""
    return int(states[i].ended)


@entry_point
def returns(states: States, i: int, out: Numbers) -> None:
    """Write each seat's share of the victory, in thousandths."""
    s = states[i]
    for seat in range(player_count(s)):
        out[seat] = 1000 // count(s.winners) if s.winners >> seat & 1 else 0


@entry_point
def score(states: States, i: int, seat: int, out: Numbers) -> int:
    """Write the score sheet of a seat as if the game ended now; returns the total."""
    return count_points(states[i], seat, out)


@entry_point
def reshuffle(states: States, i: int, seat: int, seed: int) -> None:
    """Redeal everything that a seat cannot know."""
    seed_rng(states[i], seed)
    redeal(states[i], seat)


@entry_point
def copy_state(states: States, source: int, target: int) -> None:
    """Copy one state over another."""
    states[target] = states[source]


@entry_point
def random_moves(states: States, i: int, most: int, out: Numbers) -> int:
    """Make at most this many random decisions; returns how many."""
    return play_random(states[i], most, out)


@entry_point
def playout(states: States, i: int, out: Numbers) -> int:
    """Play to the end with random actions; returns the number of decisions."""
    return play_random(states[i], ENDLESS, out)


@entry_point
def play_batch(states: States, seeds: Sequence[int], parameters: Numbers, out: Numbers) -> int:
    """Play a random game from each seed; returns the number of decisions.

    Games use the states in turn. With as many states as seeds, every finished game stays in its own state for `ending`,
    `returns` and `score`.
    """
    plies = 0
    for k in range(len(seeds)):
        i = k % len(states)
        start(states, i, seeds[k], parameters)
        plies += play_random(states[i], ENDLESS, out)
    return plies
