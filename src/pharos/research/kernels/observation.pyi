"""The observations of the game; `loading.py` binds them."""

from typing import Any

def observe(states: Any, i: int, seat: int, out: Any, row: int) -> None: ...
