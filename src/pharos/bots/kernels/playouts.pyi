"""The game's guided playouts, as the guided tree calls them; bound by the loader."""

from typing import Any

def guided_moves(states: Any, i: int, most: int, out: Any) -> int: ...
