"""The game's guided playouts, as the guided tree calls them; bound by the loader."""

from ...core.backend import Numbers
from .rules import States

def guided_moves(states: States, i: int, most: int, out: Numbers) -> int: ...
