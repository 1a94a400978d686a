"""Forecasts a position: each seat's win probability, in which way, and its points by category.

from pharos.bots.outlook import outlook
seen = outlook(game.seat(0))
print(seen.chances[0], seen.ways[0]["science"], seen.points[0]["civilian"])

An outlook uses only what its seat may know, whichever seat is to act. It comes from the game's net (the chances from a short
search, everything else from single passes), or from playouts by greedy bots if the game ships no net. A network of
afterstates knows only the chances; ways of winning and points come from playouts then.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from ..core.registry import game_spec
from ..core.seat import Seat
from ..core.structs import State
from .afterstate_judge import AfterstateJudge
from .kernel_loader import game_kernels
from .net_judge import NetJudge, judge_of
from .net_kernels import has_encoder, net_kernels
from .playouts import Playouts

_WORLDS = 8  # worlds that a net sees if another seat is to act
_APART = 1_000_003  # distance between the seeds of two worlds


@dataclass(frozen=True)
class Outlook:
    """A forecast for a position."""

    chances: tuple[float, ...]
    """Each seat's win probability; a shared victory counts as a part of one."""
    ways: tuple[dict[str, float], ...]
    """Each seat's chance to win in each way. `Forecaster.way_names` lists the ways. They add up to its
    chance to win, except for shared victories."""
    points: tuple[dict[str, float], ...]
    """Each seat's expected points by category of the score sheet, if points decide."""
    is_from_net: bool


class Forecaster:
    """Finds the outlook of any number of positions of a game. Not thread-safe."""

    def __init__(self, game: str) -> None:
        self.spec = game_spec(game)
        self.kernels = game_kernels(self.spec.package)
        self.categories = self.spec.ruleset.categories
        self._states = self.kernels.engine.states(2)
        self._playouts = Playouts(self.kernels, self.spec.ruleset.max_legal, self.spec.effort.taste)
        self._judge = judge_of(game) if self.spec.effort.has_net else None
        self._encoder = net_kernels(game).encoder if has_encoder(game) else None
        self.way_names = way_names(self._encoder.WAYS) if self._encoder else ()

    @property
    def has_search(self) -> bool:
        """Whether the chances come from a search, which takes simulations."""
        return isinstance(self._judge, NetJudge)

    def outlook(self, seat: Seat, simulations: int | None = None, seed: int = 1) -> Outlook:
        """Return the outlook of a seat; `simulations` is the number of simulations or playouts, by default the analysis'."""
        rules = self.kernels.engine.rules
        seat.store(self.kernels.engine, self._states, 0)
        if rules.is_over(self._states, 0):
            return self._by_playouts(seat, 1, seed)
        n = simulations or self.spec.effort.playouts
        if isinstance(self._judge, NetJudge):
            return self._by_net(self._judge, seat, n, seed)
        seen = self._by_playouts(seat, n, seed)
        return self._corrected(self._judge, seen, seat, seed) if self._judge else seen

    def ending(self, seat: Seat, seed: int) -> State:
        """Return the game after greedy bots have finished it in a world consistent with everything that the seat knows."""
        self._redeal(seat, seed)
        self._playouts.play(self._states, seat.players, Random(seed))
        return self.kernels.engine.thaw(self._states, 0)

    def _redeal(self, seat: Seat, seed: int) -> None:
        """Put a world consistent with everything that the seat knows into state 0."""
        seat.store(self.kernels.engine, self._states, 0)
        self.kernels.engine.rules.reshuffle(self._states, 0, seat.number, seed)

    def _by_net(self, judge: NetJudge, seat: Seat, simulations: int, seed: int) -> Outlook:
        """Ask the net: once if the seat is to act, otherwise in several worlds for the seat that is."""
        worlds = 1 if self._owes(seat) else _WORLDS
        few = max(1, simulations // worlds)
        return mean([self._in_world(judge, seat, few, seed + world * _APART) for world in range(worlds)])

    def _corrected(self, judge: AfterstateJudge, seen: Outlook, seat: Seat, seed: int) -> Outlook:
        """Replace the chances of playouts by those of a network; each way of winning keeps its part of them."""
        worlds, sums = 1 if self._owes(seat) else _WORLDS, [0.0] * seat.players
        for world in range(worlds):
            self._redeal(seat, seed + world * _APART)
            for p, chance in enumerate(judge.values(self._states, 0, seat.players, 1, seed)):
                sums[p] += chance / worlds
        ways = []
        for chance, old, row in zip(sums, seen.chances, seen.ways, strict=True):
            ways.append({name: part * chance / old if old else 0.0 for name, part in row.items()})
        return replace(seen, chances=tuple(sums), ways=tuple(ways), is_from_net=True)

    def _owes(self, seat: Seat) -> bool:
        """Whether the seat is to act in state 0."""
        return int(self.kernels.engine.rules.to_act(self._states, 0)) >> seat.number & 1 == 1

    def _in_world(self, judge: NetJudge, seat: Seat, simulations: int, seed: int) -> Outlook:
        """Ask the net in one world; an unseen choice of the seat takes effect first."""
        rules = self.kernels.engine.rules
        self._redeal(seat, seed)
        if not self._owes(seat):
            judge.settle(self._states, 0)
        if rules.is_over(self._states, 0):
            shares = self._playouts.shares(self._states, 0, seat.players)
            return Outlook(tuple(shares), self._ways(shares), self._sheets(seat.players), is_from_net=True)
        bits = int(rules.to_act(self._states, 0))
        mover = seat.number if bits >> seat.number & 1 else (bits & -bits).bit_length() - 1
        chances = judge.values(self._states, 0, seat.players, simulations, seed, mover)
        ways, points = judge.heads(self._states, 0, seat.players, mover)
        return Outlook(chances, self._shared_out(ways, chances, mover), points, is_from_net=True)

    def _shared_out(self, ways: list[float], chances: tuple[float, ...], mover: int) -> tuple[dict[str, float], ...]:
        """Split each seat's chance by the ways of winning, of the mover and of all others, that the net expects."""
        half = len(self.way_names)
        splits = {True: ways[:half], False: ways[half:]}
        return tuple(
            {
                name: chance * part / sum(splits[p == mover])
                for name, part in zip(self.way_names, splits[p == mover], strict=True)
            }
            for p, chance in enumerate(chances)
        )

    def _by_playouts(self, seat: Seat, playouts: int, seed: int) -> Outlook:
        """Finish the game with greedy bots, each time in another world."""
        random, parts = Random(seed), []
        for world in range(playouts):
            self._redeal(seat, seed + world * _APART)
            shares = self._playouts.play(self._states, seat.players, random)
            parts.append(Outlook(tuple(shares), self._ways(shares), self._sheets(seat.players), is_from_net=False))
        return mean(parts)

    def _ways(self, shares: list[float]) -> tuple[dict[str, float], ...]:
        """Return how the finished game in state 0 was won, by each seat."""
        ways = []
        for p, share in enumerate(shares):
            way = int(self._encoder.way_of_winning(self._states, 0, p)) if self._encoder else -1
            ways.append({name: share if k == way else 0.0 for k, name in enumerate(self.way_names)})
        return tuple(ways)

    def _sheets(self, players: int) -> tuple[dict[str, float], ...]:
        many = len(self.categories)
        sheets = [self._playouts.points(self._states, 0, p, many) for p in range(players)]
        return tuple(dict(zip(self.categories, map(float, sheet), strict=True)) for sheet in sheets)


def way_names(ways: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the ways of winning, without saying who wins."""
    return tuple(way.removeprefix("own ") for way in ways[: len(ways) // 2])


def mean(parts: list[Outlook]) -> Outlook:
    """Return the mean of several outlooks."""
    n, players = len(parts), range(len(parts[0].chances))

    def averaged(sheets: list[dict[str, float]]) -> dict[str, float]:
        return {name: sum(sheet[name] for sheet in sheets) / n for name in sheets[0]}

    return Outlook(
        tuple(sum(part.chances[p] for part in parts) / n for p in players),
        tuple(averaged([part.ways[p] for part in parts]) for p in players),
        tuple(averaged([part.points[p] for part in parts]) for p in players),
        parts[0].is_from_net,
    )


def outlook(seat: Seat, simulations: int | None = None, seed: int = 1) -> Outlook:
    """Return the outlook of a seat; for many positions, create a `Forecaster` yourself."""
    return Forecaster(seat.ruleset.id).outlook(seat, simulations, seed)
