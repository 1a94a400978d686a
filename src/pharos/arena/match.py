"""Plays games between bots: one game, and one deal with all its rotations, which is the unit of all statistics."""

from __future__ import annotations

import threading
from dataclasses import asdict, dataclass
from typing import Any

from ..bots import Bot, Budget
from ..core.engine import is_interpreted
from ..core.game import Game
from ..core.outcome import Outcome
from ..core.registry import new
from . import custom, fast
from .deals import LineUp, Plan, mixed, rotated
from .referee import RAISED, Forfeit, Referee

_own = threading.local()  # searching bots keep large buffers, so each thread makes them once


@dataclass(frozen=True)
class Fault:
    """Who forfeited a game, and why."""

    seat: int
    decision: int
    why: str
    detail: str


@dataclass(frozen=True)
class Played:
    """One game: who sat where, who won what share, places, the score sheet, and what thinking took."""

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
    """One deal at one table: its games, one for each rotation."""

    table: int
    deal: int
    games: tuple[Played, ...]

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    @classmethod
    def of(cls, data: dict[str, Any]) -> DealPlayed:
        """Back from plain data."""
        return cls(data["table"], data["deal"], tuple(_played(game) for game in data["games"]))


def _played(data: dict[str, Any]) -> Played:
    rows = {name: tuple(data[name]) for name in ("bots", "shares", "places", "decisions", "seconds")}
    fault = Fault(**data["fault"]) if data["fault"] else None
    return Played(**rows, reason=data["reason"], points=tuple(map(tuple, data["points"])), fault=fault)


def play_deal(plan: Plan, table: int, deal: int) -> DealPlayed:
    """One deal at one table, in every rotation."""
    games = (play_game(plan, plan.tables[table], deal, rotation) for rotation in range(plan.players))
    return DealPlayed(table, deal, tuple(games))


def play_game(plan: Plan, lineup: LineUp, deal: int, rotation: int) -> Played:
    """One game of a deal: inside kernels if all its bots allow it, else decision by decision."""
    seated = rotated(lineup, rotation)
    specs = [plan.spec(bot) for bot in seated]
    seed = plan.deal_seed(deal)
    if fast.can_play(plan.game, specs):
        end = fast.play(plan.game, plan.players, plan.options, specs, seed, rotation)
        return _judged(seated, end.outcome, end.decisions, end.seconds)
    return Table(plan, seated, seed, rotation).play()


class Table:
    """A game that is played decision by decision."""

    def __init__(self, plan: Plan, seated: LineUp, seed: int, rotation: int) -> None:
        self.plan, self.seated, self.seed, self.rotation = plan, seated, seed, rotation
        self.game = start(plan.game, plan.players, plan.options, seed)
        self.referees: list[Referee] = []

    def play(self) -> Played:
        """To the end, or to a forfeit."""
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
        action = referee.decide(self.game, seat, mixed(self.seed, self.rotation, seat, referee.decisions))
        self.game.play(seat, action)

    def _referee(self, spec: str) -> Referee:
        budget = Budget(milliseconds=self.plan.milliseconds) if self.plan.milliseconds else None
        return Referee(self._bot(spec), budget, self.plan.limit, custom.is_custom(spec))

    def _bot(self, spec: str) -> Bot:
        """The house's bots remember nothing, so a thread keeps them; people's own are new in every game."""
        if custom.is_custom(spec):
            try:
                return custom.make(spec, self.plan.game, self.plan.sources)
            except Exception as error:
                raise Forfeit(RAISED, custom.told(error)) from error
        return house_bot(spec, self.plan.game)

    def _thinking(self) -> tuple[tuple[int, ...], tuple[float, ...]]:
        """Decisions and seconds of each seat."""
        missing = len(self.seated) - len(self.referees)
        decisions = [referee.decisions for referee in self.referees] + [0] * missing
        return tuple(decisions), tuple([referee.seconds for referee in self.referees] + [0.0] * missing)

    def _forfeited(self, seat: int, forfeit: Forfeit) -> Played:
        """The forfeiting seat gets nothing and the last place; the others share the victory equally."""
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
            fault=Fault(seat, decisions[seat], forfeit.why, forfeit.detail),
        )


def start(game: str, players: int, options: dict[str, str], seed: int) -> Game:
    """A new game on compiled rules, unless plain Python is asked for."""
    return new(game, players=players, seed=seed, engine="twin" if is_interpreted() else "native", **options)


def house_bot(spec: str, game: str) -> Bot:
    """This thread's own bot of a spec."""
    bots: dict[tuple[str, str], Bot] = _own.__dict__.setdefault("bots", {})
    if (game, spec) not in bots:
        bots[game, spec] = custom.make(spec, game, {})
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
    """The place of each seat; seats that share places have the mean of them."""
    found: dict[int, float] = {}
    for group in outcome.ranking:
        mean = len(found) + (len(group) + 1) / 2
        found.update(dict.fromkeys(group, mean))
    return tuple(found[seat] for seat in sorted(found))
