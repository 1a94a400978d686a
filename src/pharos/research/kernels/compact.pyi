"""The compact action numbers of the game, or its action numbers as they are; `loading.py` binds them."""

from typing import Any

def make_compact(states: Any, i: int, seat: int, actions: Any, n: int) -> None: ...
