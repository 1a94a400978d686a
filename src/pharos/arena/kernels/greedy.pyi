"""The greedy bot of the game, as the kernels of the arena call it; `kernel_games.py` binds it."""

from typing import Any

def best_action(states: Any, i: int, spare: int, seat: int, weights: Any, out: Any) -> int: ...
