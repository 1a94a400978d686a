"""When the end of the game can be searched exactly; bound by the loader. Not every game has such a module."""

from .rules import States

MOST_DECISIONS: int

def is_open(states: States, i: int) -> bool: ...
