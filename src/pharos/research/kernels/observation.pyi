"""The observations of the game; `loading.py` binds them."""

from ...core.backend import Matrix
from ...core.structs import States

def observe(states: States, i: int, seat: int, out: Matrix, row: int) -> None: ...
