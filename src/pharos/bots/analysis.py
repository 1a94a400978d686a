"""A game looked at afterwards: everybody's chance to win at every moment, and what each decision gave away.

from pharos.bots.analysis import analyse
for moment in analyse(pharos.replay(text)):
    print(moment.ply, moment.chances, moment.verdict)

Chances are shares of victories in playouts by greedy bots whose tastes differ a little. Before each, all that one seat
cannot know is dealt anew, the seats taking turns: a moment is judged by what could be known then, not by what came. The
same game gives the same analysis, in whichever order its moments are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from typing import Any

from ..core.game import Game
from .protocol import Bot
from .registry import bot
from .rooms import bot_room

_TASTES = 16  # sets of weights that playouts choose from
_SPARE, _PAST = 2, 3  # places of states: two to play in, one to begin from, then the game's own
_LEAST = 0.03  # of a victory: what is worth a word
_BEYOND = 2_000_003  # the seeds of one moment lie so far from those of the next, those of its verdict in the middle


@dataclass(frozen=True)
class Effort:
    """How carefully a game is looked at."""

    playouts: int
    """For the chances at a moment."""
    worlds: int
    """In which the played and the advised action are compared; a quarter as many decide whether that is worth while."""
    adviser: str
    """The bot that says what it would have done."""
    taste: float
    """How much weights differ from playout to playout: the standard deviation of their logarithms."""


EFFORTS = {
    "duel": Effort(100, 100, "architect", 0.6),
    "seven-wonders": Effort(98, 80, "architect", 0.3),
    "architects": Effort(42, 40, "builder", 0.6),
}
"""By game. Tastes are those that foretold winners best (see docs/bots.md); playouts of Architects are slow."""


@dataclass(frozen=True)
class Verdict:
    """What is to be said of a decision."""

    seat: int
    action: int
    advice: int
    """What the adviser would have done."""
    gain: float = 0.0
    """By how much of a victory that would have been better: measured in worlds that the adviser has not seen; 0 where it
    agrees or soon proves no better."""
    error: float = 0.0
    """The standard error of the gain."""

    @property
    def is_clear(self) -> bool:
        """Whether the gain is worth a word and hardly chance."""
        return self.gain >= _LEAST and self.gain > 2 * self.error


@dataclass(frozen=True)
class Moment:
    """A moment of a game: each seat's chance to win, and what was decided then (None at the end)."""

    ply: int
    chances: tuple[float, ...]
    verdict: Verdict | None


class Analyst:
    """Looks at one game, at whichever moment it is asked for. Not for several threads at once."""

    def __init__(self, game: Game, effort: Effort | None = None) -> None:
        self.game = game
        self.effort = effort or EFFORTS[game.kind.id]
        self.plies = len(game.history)
        self._room = bot_room(game.kind.room)
        self._adviser: Bot = bot(self.effort.adviser, game.kind.id)
        self._rules = self._room.engine.rules
        self._out = self._room.engine.numbers(max(game.kind.max_legal, 64))
        self._seats = self._room.engine.numbers(_TASTES)
        self._tastes = self._make_tastes()
        self._states = self._make_past()
        self._chances: dict[int, tuple[float, ...]] = {}

    def _make_tastes(self) -> Any:
        random = Random(1)
        weights = [
            float(weight) * random.lognormvariate(0.0, self.effort.taste)
            for _ in range(_TASTES)
            for weight in self._room.insight.WEIGHTS
        ]
        return self._room.weights(weights)

    def _make_past(self) -> Any:
        engine = self._room.engine
        states = engine.states(_PAST + self.plies + 1)
        engine.store(states, _PAST, self.game.at(0).state)
        for ply, (seat, action) in enumerate(self.game.history):
            self._rules.copy_state(states, _PAST + ply, _PAST + ply + 1)
            self._rules.apply(states, _PAST + ply + 1, seat, action)
        return states

    def moment(self, ply: int) -> Moment:
        """The game after so many decisions, and what is to be said of the next."""
        return Moment(ply, self.chances(ply), self.verdict(ply) if ply < self.plies else None)

    def chances(self, ply: int) -> tuple[float, ...]:
        """Each seat's chance to win; while seats choose unseen, that of the moment before they began."""
        while ply and self._is_between(ply):
            ply -= 1
        if ply not in self._chances:
            self._chances[ply] = self._estimate(ply)
        return self._chances[ply]

    def _is_between(self, ply: int) -> bool:
        state = self._room.engine.thaw(self._states, _PAST + ply)
        return bool(self.game.kind.to_change(state))

    def _estimate(self, ply: int) -> tuple[float, ...]:
        players, sums = self.game.players, [0.0] * self.game.players
        n = 1 if self._rules.is_over(self._states, _PAST + ply) else self.effort.playouts
        random = Random(ply)
        for world in range(n):
            self._rules.copy_state(self._states, _PAST + ply, 0)
            self._rules.reshuffle(self._states, 0, world % players, ply * _BEYOND + world + 1)
            for seat, share in enumerate(self._play_out(random)):
                sums[seat] += share
        return tuple(total / n for total in sums)

    def _play_out(self, random: Random) -> list[float]:
        """Play on in state 0; each seat's share of the victory."""
        for seat in range(self.game.players):
            self._seats[seat] = random.randrange(_TASTES)
        self._room.greedy.play_match(self._states, self._seats, self._tastes, self._out)
        self._rules.returns(self._states, 0, self._out)
        return [int(self._out[seat]) / 1000 for seat in range(self.game.players)]

    def verdict(self, ply: int) -> Verdict | None:
        """What is to be said of the decision made then; None where there was nothing to decide."""
        seat, played = self.game.history[ply]
        then = self.game.at(ply)
        if len(then.legal(seat)) == 1:
            return None
        advice = self._adviser.choose(then.seat(seat), ply + 1).action
        if advice == played:
            return Verdict(seat, played, advice)
        screen = max(2, self.effort.worlds // 4)
        if fmean(self._gains(ply, advice, 0, screen)) <= 0:
            return Verdict(seat, played, advice)
        gains = self._gains(ply, advice, screen, self.effort.worlds)
        return Verdict(seat, played, advice, fmean(gains), stdev(gains) / len(gains) ** 0.5)

    def _gains(self, ply: int, advice: int, first: int, n: int) -> list[float]:
        """What the advised action brings more than the played one in each of n worlds that the seat may imagine."""
        seat, played = self.game.history[ply]
        gains = []
        for world in range(first, first + n):
            self._rules.copy_state(self._states, _PAST + ply, _SPARE)
            self._rules.reshuffle(self._states, _SPARE, seat, ply * _BEYOND + _BEYOND // 2 + world)
            gains.append(self._after(seat, advice, world) - self._after(seat, played, world))
        return gains

    def _after(self, seat: int, action: int, world: int) -> float:
        """The seat's share of the victory after an action in the spare world, with the same tastes whatever the action."""
        self._rules.copy_state(self._states, _SPARE, 0)
        self._rules.apply(self._states, 0, seat, action)
        return self._play_out(Random(world))[seat]


def analyse(game: Game, effort: Effort | None = None) -> Iterator[Moment]:
    """Every moment of a game, from the first decision to the end."""
    analyst = Analyst(game, effort)
    return (analyst.moment(ply) for ply in range(analyst.plies + 1))
