"""What a game's `rules.py` provides: the kernels that the entry points are made of."""

from collections.abc import MutableSequence

from ..backend import Numbers
from ..structs import Struct

class State(Struct):
    """One game: any fields, and among them these."""

    rng: int
    info_epoch: int
    ended: int
    winners: int

NEW_STATE: MutableSequence[State]

def begin(s: State, parameters: Numbers) -> None:
    """Set a new game up in a state with default fields and a seeded generator."""

def player_count(s: State) -> int:
    """How many seats play."""

def owing_seats(s: State) -> int:
    """Bit set of the seats that owe a decision."""

def may_decide(s: State, seat: int) -> bool:
    """Whether a seat owes a decision, or has made one that it can still change."""

def list_legal(s: State, seat: int, out: Numbers) -> int:
    """Write the legal actions of a seat that may decide; returns how many."""

def decide(s: State, seat: int, action: int) -> None:
    """Carry out a legal action and everything that follows from it."""

def count_points(s: State, seat: int, out: Numbers) -> int:
    """Write the score sheet of a seat as if the game ended now; returns the total."""

def redeal(s: State, seat: int) -> None:
    """Draw everything again that a seat cannot know."""

def play_random(s: State, most: int, out: Numbers) -> int:
    """Make at most so many random decisions; returns how many."""
