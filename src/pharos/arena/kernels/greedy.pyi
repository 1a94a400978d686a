"""The room's greedy bot, as the arena's kernels call it; bound by `fast.py`."""

from typing import Any

def best_action(states: Any, i: int, spare: int, seat: int, weights: Any, out: Any) -> int: ...
