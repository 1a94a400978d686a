"""Values of the game's afterstates, as searches and self-play call them; bound by the loader."""

from typing import NamedTuple

from ...core.backend import Numbers, Reals
from .rules import States

MOST_INPUTS: int
N_INPUTS: int
N_WEIGHTS: int
SEATS: int
UNITS: int
WIDTH: int

class Work(NamedTuple):
    places: Numbers
    amounts: Reals
    sums: Reals
    part: Reals
    chances: Reals
    best: Reals

def value_action(states: States, i: int, spare: int, p: int, action: int, net: Reals, work: Work) -> None: ...
def enter_afterstate(states: States, i: int, spare: int, p: int, action: int) -> int: ...
def note_inputs(states: States, i: int, mover: int, coming: int, seat: int, places: Numbers, amounts: Reals) -> int: ...
def note_chances(states: States, i: int, mover: int, coming: int, net: Reals, work: Work) -> None: ...
