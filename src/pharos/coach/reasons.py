"""Why one action is better than another, as data: what it gains in points, coins, tempo, denial and supremacies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Literal

from ..bots.outlook import Outlook
from ..core.game import Game
from ..core.seat import Seat
from .forecast import Forecaster, imagined, wins_at_once

Kind = Literal["wins", "supremacy", "threat", "tempo", "points", "denial", "coins", "overall", "judgement"]
MOST = 3
"""The most reasons for one action."""
_LEAST_CHANCE = 0.04  # the smallest change of a supremacy's probability worth telling
_LEAST_POINTS = 0.8
_LEAST_COINS = 2
_SURE_WORLDS = 4  # worlds in which a victory at once is checked
_WEIGHTS = {"wins": 9.0, "supremacy": 1.0, "threat": 1.0, "tempo": 0.08, "points": 0.02, "denial": 0.02, "coins": 0.012}
"""How important a reason is, as a share of the victory: per unit of probability, point or coin."""


@dataclass(frozen=True)
class Reason:
    """One thing that the better action gains."""

    kind: Kind
    amount: float = 0.0
    """Points, coins, or the change of a probability."""
    seat: int | None = None
    """Whose points are denied, or whose supremacy is prevented."""
    category: str | None = None
    """The category of the points."""
    way: str | None = None
    """The supremacy, with its probability after the worse and after the better action."""
    before: float = 0.0
    now: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        """Return the reason as plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Contrast:
    """Two actions side by side: what to expect after each, and what each gains over the other."""

    good: Outlook
    bad: Outlook
    gains: tuple[Reason, ...]
    """What the better action gains, most important first."""
    losses: tuple[Reason, ...]
    """What the other action gains instead."""


def contrast(forecaster: Forecaster, seat: Seat, better: int, worse: int, seed: int = 0) -> Contrast:
    """Compare two actions in the same imagined worlds, judged by what the seat knows."""
    good, bad = (forecaster.after(seat, action, seed) for action in (better, worse))
    gains = [*at_once(seat, better, worse), *_expected(forecaster, seat, good, bad)]
    losses = [*at_once(seat, worse, better), *_expected(forecaster, seat, bad, good)]
    return Contrast(good, bad, most_important(gains), most_important(losses))


def reasons(forecaster: Forecaster, seat: Seat, better: int, worse: int, seed: int = 0) -> tuple[Reason, ...]:
    """Return the most important reasons for one action and against another, judged by what the seat knows."""
    found = contrast(forecaster, seat, better, worse, seed)
    return found.gains or (Reason("overall", found.good.chances[seat.number] - found.bad.chances[seat.number]),)


def most_important(found: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return the reasons worth telling, most important first; a victory at once needs no other."""
    ranked = sorted(found, key=lambda reason: -_WEIGHTS[reason.kind] * reason.amount)
    wins = tuple(reason for reason in ranked if reason.kind == "wins")
    return wins or tuple(ranked[:MOST])


def at_once(seat: Seat, better: int, worse: int) -> Iterator[Reason]:
    """Yield what can be seen right after the action, in every imagined world."""
    if wins_at_once(seat, better, _SURE_WORLDS) and not wins_at_once(seat, worse, _SURE_WORLDS):
        yield Reason("wins", 1.0)
        return
    worlds = range(1, _SURE_WORLDS + 1)
    pairs = [(imagined(seat, better, world), imagined(seat, worse, world)) for world in worlds]
    if all(seat.number in good.to_act and seat.number not in bad.to_act for good, bad in pairs):
        yield Reason("tempo", 1.0)
    if not any(seat.number in good.revisable_seats for good, _ in pairs):
        coins = min(_coins(good, seat.number) - _coins(bad, seat.number) for good, bad in pairs)
        if coins >= _LEAST_COINS:
            yield Reason("coins", float(coins))


def _coins(game: Game, seat: int) -> int:
    """Return a seat's coins; 0 in games without."""
    return int(game.view(seat)["cities"][seat].get("coins", 0)) if "cities" in game.view(seat) else 0


def _expected(forecaster: Forecaster, seat: Seat, good: Outlook, bad: Outlook) -> Iterator[Reason]:
    """Yield what the forecasts expect later."""
    for other in range(seat.players):
        is_own = other == seat.number
        for way in forecaster.supremacies:
            before, now = bad.ways[other][way], good.ways[other][way]
            change = now - before if is_own else before - now
            if change >= _LEAST_CHANCE:
                yield Reason("supremacy" if is_own else "threat", change, other, way=way, before=before, now=now)
        for category in forecaster.ruleset.categories:
            change = good.points[other][category] - bad.points[other][category]
            if (change if is_own else -change) >= _LEAST_POINTS:
                yield Reason("points" if is_own else "denial", abs(change), other, category)
