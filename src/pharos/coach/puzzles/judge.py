"""Compares actions of a seat in many worlds: the same worlds for all of them, with everything unknown reshuffled in each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

from ...bots.kernel_loader import game_kernels
from ...bots.net_judge import NetJudge
from ...bots.playouts import Playouts
from ...core.registry import game_spec
from ...core.seat import Seat
from ...core.structs import States

_APART = 1_000_003  # distance between the seeds of two worlds
_PLAYED, _WORLD = 0, 2  # indices of states; playouts use 0 and 1


class Judge:
    """Values actions of a game: by short searches with its net, or by greedy bots that finish the game. Not thread-safe."""

    def __init__(self, game: str, *, has_net: bool) -> None:
        spec = game_spec(game)
        self._kernels = game_kernels(spec.package)
        self._rules = self._kernels.engine.rules
        self._states: States = self._kernels.engine.states(3)
        self._playouts = Playouts(self._kernels, spec.ruleset.max_legal, spec.effort.taste)
        self._net = NetJudge(game) if has_net else None

    def values(self, seat: Seat, actions: Sequence[int], worlds: range, simulations: int) -> dict[int, list[float]]:
        """Return the seat's share of the victory after each action in each world."""
        values: dict[int, list[float]] = {action: [] for action in actions}
        for world in worlds:
            seat.store(self._kernels.engine, self._states, _WORLD)
            self._rules.reshuffle(self._states, _WORLD, seat.number, world * _APART + 1)
            for action in actions:
                values[action].append(self._value(seat, action, world, simulations))
        return values

    def _value(self, seat: Seat, action: int, world: int, simulations: int) -> float:
        self._rules.copy_state(self._states, _WORLD, _PLAYED)
        self._rules.apply(self._states, _PLAYED, seat.number, action)
        if self._net:
            chances: Sequence[float] = self._net.values(self._states, _PLAYED, seat.players, simulations, world * _APART)
        else:
            chances = self._playouts.play(self._states, seat.players, Random(world))
        return chances[seat.number]


def difference(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """Return the mean difference between two actions in the same worlds, and its standard error."""
    pairs = [a - b for a, b in zip(better, worse, strict=True)]
    return fmean(pairs), stdev(pairs) / len(pairs) ** 0.5
