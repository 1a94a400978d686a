"""The greedy bot of the game, as the kernels of the arena call it; `kernel_games.py` binds it."""

from ...core.backend import Numbers, Reals
from ...core.structs import States

def best_action(states: States, i: int, spare: int, seat: int, weights: Reals, out: Numbers) -> int: ...
