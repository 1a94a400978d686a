"""The game's encoder, as nets and searches call it; bound by the loader."""

from ...core.backend import Numbers
from .rules import States

UNITS: int
HIDDEN: int
SEATS: int
CATEGORIES: int
N_WAYS: int
N_FEATURES: int
MAX_ACTIVE: int
N_POLICY: int

def policy_row(seat: int, action: int) -> int: ...
def policy_row_too(seat: int, action: int) -> int: ...
def encode(states: States, i: int, seat: int, out: Numbers) -> int: ...
def choosing(states: States, i: int) -> int: ...
def way_of_winning(states: States, i: int, seat: int) -> int: ...
