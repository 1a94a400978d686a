"""Plays games between bots: single games, and deals with all their rotations, which are the unit of all statistics."""

from __future__ import annotations

import threading
from dataclasses import asdict, dataclass

from ..bots import Bot, Budget
from ..core.game import Game
from ..core.json_types import JsonObject
from ..core.outcome import Outcome
from ..core.registry import new
from ..runtime import loader
from . import kernel_games, user_bots
from .deals import LineUp, Plan, bot_seed, rotated
from .referee import Forfeit, Referee

_own = threading.local()  # searching bots have large buffers, so each thread creates them once


@dataclass(frozen=True)
class Fault:
    """Who forfeited a game, and why."""

    seat: int
    decision: int
    why: str
    detail: str
    trace: str = ""
    """The traceback, if the bot raised."""


@dataclass(frozen=True)
class Played:
    """One game: seating, shares of the victory, places, the score sheet and the time spent thinking."""

    bots: LineUp
    shares: tuple[float, ...]
    places: tuple[float, ...]
    reason: str
    points: tuple[tuple[int, ...], ...]
    """By seat and category; empty if the game was forfeited."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    fault: Fault | None = None


@dataclass(frozen=True)
class DealPlayed:
    """One deal at one table: its games, one per rotation."""

    table: int
    deal: int
    games: tuple[Played, ...]

    def data(self) -> JsonObject:
        """Convert to plain data."""
        return asdict(self)

    @classmethod
    def of(cls, data: JsonObject) -> DealPlayed:
        """Restore from plain data."""
        return cls(data["table"], data["deal"], tuple(_played(game) for game in data["games"]))


def _played(data: JsonObject) -> Played:
    rows = {name: tuple(data[name]) for name in ("bots", "shares", "places", "decisions", "seconds")}
    fault = Fault(**data["fault"]) if data["fault"] else None
    return Played(**rows, reason=data["reason"], points=tuple(map(tuple, data["points"])), fault=fault)


def play_deal(plan: Plan, table: int, deal: int) -> DealPlayed:
    """Play one deal at one table, in every rotation."""
    games = (play_game(plan, plan.tables[table], deal, rotation) for rotation in range(plan.players))
    return DealPlayed(table, deal, tuple(games))


def play_game(plan: Plan, lineup: LineUp, deal: int, rotation: int) -> Played:
    """Play one game of a deal: inside kernels if all its bots allow it, otherwise decision by decision."""
    seated = rotated(lineup, rotation)
    specs = [plan.spec(bot) for bot in seated]
    seed = plan.deal_seed(deal)
    if kernel_games.can_play(plan.game, specs):
        end = kernel_games.play(plan.game, plan.players, plan.options, specs, seed, rotation)
        return _judged(seated, end.outcome, end.decisions, end.seconds)
    return Table(plan, seated, seed, rotation).play()


class Table:
    """A game that is played decision by decision."""

    def __init__(self, plan: Plan, seated: LineUp, seed: int, rotation: int) -> None:
        self.plan, self.seated, self.seed, self.rotation = plan, seated, seed, rotation
        self.game = start(plan.game, plan.players, plan.options, seed)
        self.referees: list[Referee] = []

    def play(self) -> Played:
        """Play to the end or to a forfeit."""
        seat = 0
        try:
            while len(self.referees) < len(self.seated):
                seat = len(self.referees)
                self.referees.append(self._referee(self.plan.bots[self.seated[seat]]))
            while not self.game.is_over:
                seat = self.game.to_act[0]
                self._step(seat)
        except Forfeit as forfeit:
            return self._forfeited(seat, forfeit)
        outcome = self.game.outcome
        assert outcome is not None
        return _judged(self.seated, outcome, *self._thinking())

    def _step(self, seat: int) -> None:
        referee = self.referees[seat]
        action = referee.decide(self.game, seat, bot_seed(self.seed, self.rotation, seat, referee.decisions))
        self.game.play(seat, action)

    def _referee(self, spec: str) -> Referee:
        budget = Budget(milliseconds=self.plan.milliseconds) if self.plan.milliseconds else None
        return Referee(self._bot(spec), budget, self.plan.limit, user_bots.is_user_bot(spec))

    def _bot(self, spec: str) -> Bot:
        """Return the bot of a spec: threads reuse built-in bots, which have no memory; each game makes its own user bots."""
        if user_bots.is_user_bot(spec):
            try:
                return user_bots.make(spec, self.plan.game, self.plan.sources)
            except Exception as error:
                raise Forfeit.raised(error) from error
        return builtin_bot(spec, self.plan.game)

    def _thinking(self) -> tuple[tuple[int, ...], tuple[float, ...]]:
        """Return the number of decisions and the seconds of each seat."""
        missing = len(self.seated) - len(self.referees)
        decisions = [referee.decisions for referee in self.referees] + [0] * missing
        return tuple(decisions), tuple([referee.seconds for referee in self.referees] + [0.0] * missing)

    def _forfeited(self, seat: int, forfeit: Forfeit) -> Played:
        """Score a forfeit: the seat gets nothing and the last place; the others share the victory equally."""
        n = len(self.seated)
        decisions, seconds = self._thinking()
        return Played(
            bots=self.seated,
            shares=tuple(0.0 if other == seat else 1 / (n - 1) for other in range(n)),
            places=tuple(float(n) if other == seat else n / 2 for other in range(n)),
            reason="forfeit",
            points=(),
            decisions=decisions,
            seconds=seconds,
            fault=Fault(seat, decisions[seat], forfeit.why, forfeit.detail, forfeit.trace),
        )


def start(game: str, players: int, options: dict[str, str], seed: int) -> Game:
    """Start a new game on compiled rules, unless plain Python is requested."""
    return new(game, players=players, seed=seed, engine="interpreted" if loader.is_interpreted() else "compiled", **options)


def builtin_bot(spec: str, game: str) -> Bot:
    """Return this thread's own bot for a spec."""
    bots: dict[tuple[str, str], Bot] = _own.__dict__.setdefault("bots", {})
    if (game, spec) not in bots:
        bots[game, spec] = user_bots.make(spec, game, {})
    return bots[game, spec]


def _judged(seated: LineUp, outcome: Outcome, decisions: tuple[int, ...], seconds: tuple[float, ...]) -> Played:
    won = set(outcome.winners)
    return Played(
        bots=seated,
        shares=tuple(1 / len(won) if seat in won else 0.0 for seat in range(len(seated))),
        places=places(outcome),
        reason=outcome.reason,
        points=tuple(tuple(sheet.values()) for sheet in outcome.points),
        decisions=decisions,
        seconds=seconds,
    )


def places(outcome: Outcome) -> tuple[float, ...]:
    """Return the place of each seat; tied seats get the mean of their places."""
    places: dict[int, float] = {}
    for group in outcome.ranking:
        mean = len(places) + (len(group) + 1) / 2
        places.update(dict.fromkeys(group, mean))
    return tuple(places[seat] for seat in sorted(places))
