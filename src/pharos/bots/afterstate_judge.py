"""Evaluates positions with a game's network of afterstates: win chances after the best action of the seat to act."""

from __future__ import annotations

from ..core.registry import ruleset
from ..core.structs import States
from .afterstate_bots import network, new_work, shipped_afterstates
from .kernel_loader import game_kernels
from .net_kernels import Weights


class AfterstateJudge:
    """Evaluates positions of a game in which seats act one at a time, or with other weights. Not thread-safe."""

    def __init__(self, game: str, weights: Weights | None = None) -> None:
        self._kernels = game_kernels(ruleset(game).package)
        self._states = self._kernels.engine.states(3)
        self._net = network(self._kernels, shipped_afterstates(game)[0] if weights is None else weights)
        self._work = new_work(self._kernels)
        self._out = self._kernels.engine.numbers(max(ruleset(game).max_legal, 64))

    def values(
        self, states: States, i: int, players: int, simulations: int, seed: int, mover: int | None = None
    ) -> tuple[float, ...]:
        """Return each seat's win chance in state i, with the knowledge of the seat to act. No simulations are needed."""
        rules = self._kernels.engine.rules
        if rules.is_over(states, i):
            rules.returns(states, i, self._out)
            return tuple(int(self._out[seat]) / 1000 for seat in range(players))
        bits = int(rules.to_act(states, i))
        self._states[0] = states[i]
        seat = (bits & -bits).bit_length() - 1 if mover is None else mover
        self._kernels.load("afterstate_search").foresee(self._states, seat, seed, self._net, self._work, self._out)
        return tuple(float(self._work.best[p]) for p in range(players))

    def settle(self, states: States, i: int) -> None:
        """Do nothing: no seat chooses unseen."""
