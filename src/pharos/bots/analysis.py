"""Post-game analysis: each seat's win probability at every moment, and how much each decision lost.

from pharos.bots.analysis import analyse
for moment in analyse(pharos.replay(text)):
    print(moment.ply, moment.chances, moment.verdict)

Win chances come from the game's net, in most games from a search with it. Games without a net use shares of victories in
playouts by greedy bots with slightly varied weights. Both redeal everything that a seat cannot know first: a moment is
judged by what could be known then, not by what happened later. The same game gives the same analysis, in any order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from ..core.game import Game
from ..core.registry import game_spec
from ..core.spec import Effort
from ..core.structs import State, States
from .kernel_loader import game_kernels
from .net_judge import judge_of
from .playouts import Playouts
from .protocol import Bot
from .registry import bot

_SPARE, _PAST = 2, 3  # indices of states: 0 and 1 to play in, one to start from, then the game's own
_LEAST = 0.03  # the smallest gain worth reporting, as a share of the victory
_BEYOND = 2_000_003  # distance between the seeds of two moments; the seeds of a verdict start halfway


@dataclass(frozen=True)
class Verdict:
    """The assessment of a decision."""

    seat: int
    action: int
    advice: int
    """The action that the adviser would have chosen."""
    gain: float = 0.0
    """How much better the advice is, as a share of the victory, measured in worlds that the adviser has not seen. It is 0 if
    the adviser agrees or a short comparison shows no gain."""
    error: float = 0.0
    """The standard error of the gain."""
    effects: tuple[float, ...] = ()
    """What the played action changed in each seat's win chance, compared with the advice: -gain for the seat itself. Empty
    if the gain was not measured."""
    advised: tuple[float, ...] = ()
    """Each seat's win chance after the advice; empty if the gain was not measured."""

    @property
    def is_clear(self) -> bool:
        """Whether the gain is large enough to report and unlikely to be chance."""
        return self.gain >= _LEAST and self.gain > 2 * self.error


@dataclass(frozen=True)
class Moment:
    """A moment of a game: each seat's win chance, and the verdict on the decision made then (None at the end)."""

    ply: int
    chances: tuple[float, ...]
    verdict: Verdict | None


class Analyst:
    """Analyses one game at any moment you ask for. Not thread-safe."""

    def __init__(self, game: Game, effort: Effort | None = None) -> None:
        self.game = game
        self.effort = effort or game_spec(game.ruleset.id).effort
        self.plies = len(game.history)
        self._kernels = game_kernels(game.ruleset.package)
        self._adviser: Bot = bot(self.effort.adviser, game.ruleset.id)
        self._rules = self._kernels.engine.rules
        self._playouts = Playouts(self._kernels, game.ruleset.max_legal, self.effort.taste)
        self._states = self._make_past()
        self._chances: dict[int, tuple[float, ...]] = {}
        self._judge = judge_of(game.ruleset.id) if self.effort.has_net else None

    def _make_past(self) -> States:
        engine = self._kernels.engine
        states = engine.states(_PAST + self.plies + 1)
        engine.store(states, _PAST, self.game.at(0).state)
        for ply, (seat, action) in enumerate(self.game.history):
            self._rules.copy_state(states, _PAST + ply, _PAST + ply + 1)
            self._rules.apply(states, _PAST + ply + 1, seat, action)
        return states

    def moment(self, ply: int) -> Moment:
        """Return the moment after this many decisions, with the verdict on the next one."""
        return Moment(ply, self.chances(ply), self.verdict(ply) if ply < self.plies else None)

    def chances(self, ply: int) -> tuple[float, ...]:
        """Return each seat's win chance; while seats choose secretly, that of the moment before they began."""
        while ply and self.is_between(ply):
            ply -= 1
        if ply not in self._chances:
            self._chances[ply] = self._estimate(ply)
        return self._chances[ply]

    def is_between(self, ply: int) -> bool:
        """Whether some seats have chosen secretly at that moment and others have not."""
        return bool(self.game.ruleset.revisable_seats(self._state(ply)))

    def has_revealed(self, first: int, last: int) -> bool:
        """Whether anybody learned something new between two moments besides the decisions themselves."""
        return bool(self._state(first).info_epoch != self._state(last).info_epoch)

    def _state(self, ply: int) -> State:
        return self._kernels.engine.thaw(self._states, _PAST + ply)

    def _estimate(self, ply: int) -> tuple[float, ...]:
        players, sums = self.game.players, [0.0] * self.game.players
        if self._judge:
            return self._judge.values(self._states, _PAST + ply, players, self.effort.playouts, ply * _BEYOND)
        n = 1 if self._rules.is_over(self._states, _PAST + ply) else self.effort.playouts
        random = Random(ply)
        for world in range(n):
            self._rules.copy_state(self._states, _PAST + ply, 0)
            self._rules.reshuffle(self._states, 0, world % players, ply * _BEYOND + world + 1)
            for seat, share in enumerate(self._playouts.play(self._states, players, random)):
                sums[seat] += share
        return tuple(total / n for total in sums)

    def verdict(self, ply: int) -> Verdict | None:
        """Return the verdict on the decision made then; None if there was no choice."""
        seat, played = self.game.history[ply]
        then = self.game.at(ply)
        if len(then.legal(seat)) == 1:
            return None
        advice = self._adviser.choose(then.seat(seat), ply + 1).action
        if advice == played:
            return Verdict(seat, played, advice)
        screen = max(2, self.effort.worlds // 4)
        if fmean(better[seat] - own[seat] for better, own in self._compared(ply, advice, 0, screen)) <= 0:
            return Verdict(seat, played, advice)
        worlds = self._compared(ply, advice, screen, self.effort.worlds)
        advised, own = (tuple(fmean(column) for column in zip(*side, strict=True)) for side in zip(*worlds, strict=True))
        error = stdev(better[seat] - other[seat] for better, other in worlds) / len(worlds) ** 0.5
        effects = tuple(now - then for now, then in zip(own, advised, strict=True))
        return Verdict(seat, played, advice, -effects[seat], error, effects, advised)

    def _compared(self, ply: int, advice: int, first: int, n: int) -> list[tuple[Sequence[float], Sequence[float]]]:
        """Return everybody's shares of the victory after the advice and after the played action, in each of n worlds
        consistent with the seat's view."""
        seat, played = self.game.history[ply]
        pairs = []
        for world in range(first, first + n):
            self._rules.copy_state(self._states, _PAST + ply, _SPARE)
            self._rules.reshuffle(self._states, _SPARE, seat, ply * _BEYOND + _BEYOND // 2 + world)
            pairs.append((self._after(seat, advice, world), self._after(seat, played, world)))
        return pairs

    def _after(self, seat: int, action: int, world: int) -> Sequence[float]:
        """Return each seat's share of the victory after an action in the spare world; all actions face the same weights."""
        self._rules.copy_state(self._states, _SPARE, 0)
        self._rules.apply(self._states, 0, seat, action)
        if self._judge:
            few = max(1, self.effort.playouts // 4)
            self._judge.settle(self._states, 0)
            mover = seat if int(self._rules.to_act(self._states, 0)) >> seat & 1 else None
            return self._judge.values(self._states, 0, self.game.players, few, world * _BEYOND, mover)
        return self._playouts.play(self._states, self.game.players, Random(world))


def analyse(game: Game, effort: Effort | None = None) -> Iterator[Moment]:
    """Yield every moment of a game, from the first decision to the end."""
    analyst = Analyst(game, effort)
    return (analyst.moment(ply) for ply in range(analyst.plies + 1))
