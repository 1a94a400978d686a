"""The game's encoder, as nets and searches call it; bound by the loader."""

from typing import Any

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
def encode(states: Any, i: int, seat: int, out: Any) -> int: ...
def choosing(states: Any, i: int) -> int: ...
def way_of_winning(states: Any, i: int, seat: int) -> int: ...
