"""The contract of Architects: the entry points of the room. What they do stands in `setup.py` and `turn.py`."""

from __future__ import annotations

from typing import Any

from ...core.backend import ENDLESS, count, entry, kernel
from ...core.chance import pick
from .scoring import count_points
from .setup import found, redeal, set_up
from .state import KEEP, State
from .turn import carry_out, choice, step

__all__ = [
    "State",
    "apply",
    "copy_state",
    "deal",
    "is_over",
    "legal",
    "play_batch",
    "playout",
    "reshuffle",
    "returns",
    "score",
    "to_act",
    "wander",
]


@entry
def deal(states: Any, i: int, seed: int, parameters: Any) -> None:
    """Set a new game up; parameters are the number of players and the wonder of each of seven seats, -1 for random."""
    set_up(states[i], seed, parameters)


@entry
def to_act(states: Any, i: int) -> int:
    """Bit set of seats that owe a decision."""
    s = states[i]
    bits: int = 0 if s.ended else 1 << s.seat
    return bits


@entry
def legal(states: Any, i: int, seat: int, out: Any) -> int:
    """Write the legal action numbers of a seat and return how many."""
    s = states[i]
    if s.ended or s.seat != seat:
        return 0
    for k in range(s.choices):
        out[k] = choice(s, seat, k)
    n: int = s.choices
    return n


@entry
def apply(states: Any, i: int, seat: int, action: int) -> None:
    """Carry out an action that `legal` listed, and everything that then leaves no choice."""
    s = states[i]
    carry_out(s, seat, action)
    while step(s):
        pass


@entry
def is_over(states: Any, i: int) -> bool:
    """Whether the game has ended."""
    return bool(states[i].ended)


@entry
def returns(states: Any, i: int, out: Any) -> None:
    """Each seat's share of the victory in thousandths."""
    s = states[i]
    for p in range(s.players):
        out[p] = 1000 // count(s.winners) if s.winners >> p & 1 else 0


@entry
def score(states: Any, i: int, seat: int, out: Any) -> int:
    """Write the categories of a seat's score sheet as if the game ended now; return the total."""
    return count_points(states[i], seat, out)


@entry
def reshuffle(states: Any, i: int, seat: int, seed: int) -> None:
    """Deal anew everything that a seat cannot know."""
    s = states[i]
    redeal(s, seat, seed)
    if s.due == KEEP:
        s.choices = count(found(s))


@entry
def copy_state(states: Any, source: int, target: int) -> None:
    """Copy one state over another."""
    states[target] = states[source]


@kernel
def play_on(s: State, most: int) -> int:
    """Play on, each legal action equally likely, for at most so many decisions; how many."""
    plies = 0
    while not s.ended and plies < most:
        carry_out(s, s.seat, choice(s, s.seat, pick(s, s.choices)))
        while step(s):
            pass
        plies += 1
    return plies


@entry
def playout(states: Any, i: int, out: Any) -> int:
    """Play to the end with random actions; returns the number of decisions."""
    return play_on(states[i], ENDLESS)


@entry
def wander(states: Any, i: int, most: int, out: Any) -> int:
    """Make random decisions, at most so many; returns how many."""
    return play_on(states[i], most)


@entry
def play_batch(states: Any, seeds: Any, parameters: Any, out: Any) -> int:
    """Play a random game from each seed in the first state; returns the number of decisions."""
    s = states[0]
    plies = 0
    for k in range(len(seeds)):
        set_up(s, seeds[k], parameters)
        plies += play_on(s, ENDLESS)
    return plies
