"""Evaluates positions with a game's net: win chances from a short search, ways of winning and points from one pass."""

from __future__ import annotations

from math import exp

from ..core.structs import States
from .afterstate_bots import has_afterstates
from .afterstate_judge import AfterstateJudge
from .net_kernels import Weights, has_net, net_kernels, shipped_net

_EXPLORATION, _REDUCTION = 1.0, 0.1
_POINTS = 10.0  # the net gives points in tens


class NetJudge:
    """Evaluates positions of a game with its net, or with other weights. Not thread-safe."""

    def __init__(self, game: str, weights: Weights | None = None) -> None:
        self.kernels = net_kernels(game)
        engine, ruleset = self.kernels.engine, self.kernels.ruleset
        self._states, self._trees = engine.states(2), self.kernels.tree.new_tree()
        self._nets = self.kernels.nets(shipped_net(game)[0] if weights is None else weights)
        self._out = engine.numbers(max(ruleset.max_legal, 64))
        self._settings = self.kernels.tree.Settings(_EXPLORATION, _REDUCTION)

    def values(
        self, states: States, i: int, players: int, simulations: int, seed: int, mover: int | None = None
    ) -> tuple[float, ...]:
        """Return each seat's win chance in state i, from a search with the knowledge of a seat to act.

        Without a mover, all seats to act search in turn, each with its part of the simulations, and the mean counts.
        """
        rules = self.kernels.engine.rules
        if rules.is_over(states, i):
            rules.returns(states, i, self._out)
            return tuple(int(self._out[seat]) / 1000 for seat in range(players))
        bits = int(rules.to_act(states, i))
        movers = [mover] if mover is not None else [p for p in range(players) if bits >> p & 1]
        few = max(1, simulations // len(movers))
        values = [self._searched(states, i, players, few, seed, each) for each in movers]
        return tuple(sum(row) / len(values) for row in zip(*values, strict=True))

    def _searched(self, states: States, i: int, players: int, simulations: int, seed: int, mover: int) -> tuple[float, ...]:
        """Return each seat's win chance in state i, from a search with the knowledge of one seat to act."""
        engine, search = self.kernels.engine, self.kernels.search
        self._states[0] = states[i]
        engine.rules.reshuffle(self._states, 0, mover, 1)
        search.clear(self._trees)
        search.search(self._states, mover, players, simulations, seed, self._settings, self._trees, self._nets, self._out)
        sums = [float(search.root_total(self._trees, seat)) for seat in range(players)]
        return tuple(total / sum(sums) for total in sums)

    def settle(self, states: States, i: int) -> None:
        """Let the seats that still owe an unseen choice make it by the policy, so that those already made take effect."""
        rules, choosing = self.kernels.engine.rules, getattr(self.kernels.encoder, "choosing", None)
        while choosing and not rules.is_over(states, i):
            owing = int(rules.to_act(states, i))
            if not int(choosing(states, i)) & ~owing:
                return
            seat = (owing & -owing).bit_length() - 1
            rules.apply(states, i, seat, self._favourite(states, i, seat))

    def _favourite(self, states: States, i: int, seat: int) -> int:
        """Return the action that the policy likes best."""
        engine, net = self.kernels.engine, self.kernels.net
        n = int(engine.rules.legal(states, i, seat, self._out))
        actions = engine.row([int(self._out[k]) for k in range(n)])
        values, logits = engine.numbers(net.N_HEADS), engine.numbers(n)
        net.outputs(states, i, seat, self._nets, net.new_work(), actions, values, logits)
        return int(actions[max(range(n), key=lambda k: int(logits[k]))])

    def heads(self, states: States, i: int, players: int, mover: int) -> tuple[list[float], tuple[dict[str, float], ...]]:
        """Return the chances of the ways of winning, and each seat's points by category if points decide: one pass."""
        engine, net = self.kernels.engine, self.kernels.net
        outputs = engine.numbers(net.N_HEADS)
        work, nothing = net.new_work(), engine.numbers(0)
        net.outputs(states, i, mover, self._nets, work, nothing, outputs, nothing)
        values = [int(value) / (1 << net.SUM_BITS) for value in outputs]
        odds = [exp(value) for value in values[net.FIRST_WAY : net.FIRST_POINTS]]
        names = self.kernels.ruleset.categories
        sheets = [values[net.FIRST_POINTS + k * len(names) :][: len(names)] for k in range(players)]
        points = [{name: _POINTS * value for name, value in zip(names, sheet, strict=True)} for sheet in sheets]
        return [odd / sum(odds) for odd in odds], tuple(points[(p - mover) % players] for p in range(players))


def judge_of(game: str) -> NetJudge | AfterstateJudge | None:
    """Return what evaluates the positions of a game with the net that it ships; None if it ships none."""
    if has_net(game):
        return NetJudge(game)
    return AfterstateJudge(game) if has_afterstates(game) else None
