"""The compact action numbers of the game, or its action numbers as they are; `loading.py` binds them."""

from ...core.backend import Numbers
from ...core.structs import States

def make_compact(states: States, i: int, seat: int, actions: Numbers, n: int) -> None: ...
