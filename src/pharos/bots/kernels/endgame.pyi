"""When the end of the game can be searched exactly; bound by the loader. Not every game has such a module."""

from typing import Any

MOST_DECISIONS: int

def is_open(states: Any, i: int) -> bool: ...
