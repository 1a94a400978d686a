"""A flat search that teaches a first policy: greedy playouts show how good every action is, before there is a net."""

from __future__ import annotations

import math

from ...core.backend import Numbers, Reals, kernel
from .flat import Settings, try_action
from .halving import TARGET
from .rules import States

_DECISIONS, _EVALUATIONS, _RESULT_WEIGHT = 8, 4, 50  # of a playout: greedy decisions per seat, evaluations on the way
_SHARPNESS = 50.0  # an action worth 2 % less is e times less likely
_UNIT = 1_000_000


@kernel
def teach(
    states: States, seat: int, seats: int, tries: int, seed: int, n: int, weights: Reals, actions: Numbers,
    visits: Numbers, out: Numbers,
) -> None:  # fmt: skip
    """Try each of the n actions in state 0 in the same worlds, this often; writes a policy by their values to `visits`."""
    settings = Settings(_DECISIONS * seats, _EVALUATIONS, 0, _RESULT_WEIGHT)
    best, total = 0, 0.0
    for k in range(n):
        visits[k] = 0
    for world in range(tries):
        for k in range(n):
            visits[k] += int(_UNIT * try_action(states, seat, int(actions[k]), seed + world, settings, weights, out))
    for k in range(n):
        best = max(best, int(visits[k]))
    for k in range(n):
        total += math.exp(_SHARPNESS * (visits[k] - best) / (tries * _UNIT))
    for k in range(n):
        visits[k] = int(TARGET * math.exp(_SHARPNESS * (visits[k] - best) / (tries * _UNIT)) / total)
