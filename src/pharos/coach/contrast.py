"""Why one action is better than another: points, coins, tempo, denial, supremacies, shields, sets and chains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from statistics import fmean, stdev

from ..bots.outlook import Outlook
from ..core.seat import Seat
from .forecast import Forecast, Forecaster
from .reasons import Reason, at_once, most_important
from .themes import Themes

_LEAST_CHANCE = 0.04  # the smallest change of a supremacy's probability worth mentioning
_LEAST_POINTS = 0.8
_SURE = 2  # standard errors by which a difference must exceed chance


@dataclass(frozen=True)
class Contrast:
    """Two actions side by side: what to expect after each, and what each gains over the other."""

    good: Forecast
    bad: Forecast
    gains: tuple[Reason, ...]
    """What the better action gains, most important first."""
    losses: tuple[Reason, ...]
    """What the other action gains instead."""


def contrast(forecaster: Forecaster, seat: Seat, better: int, worse: int, seed: int = 0) -> Contrast:
    """Compare two actions in the same imagined worlds, judged by what the seat knows."""
    good, bad = (forecaster.after(seat, action, seed) for action in (better, worse))
    themes = Themes(forecaster.player, seat, better, worse)
    gains = [*at_once(seat, better, worse), *themes.all(forecaster, better, seed), *_expected(forecaster, seat, good, bad)]
    losses = [*at_once(seat, worse, better), *themes.all(forecaster, worse, seed), *_expected(forecaster, seat, bad, good)]
    return Contrast(good, bad, most_important(gains), most_important(losses))


def reasons(forecaster: Forecaster, seat: Seat, better: int, worse: int, seed: int = 0) -> tuple[Reason, ...]:
    """Return the most important reasons for one action and against another, judged by what the seat knows."""
    difference = contrast(forecaster, seat, better, worse, seed)
    return difference.gains or (
        Reason("overall", difference.good.mean.chances[seat.number] - difference.bad.mean.chances[seat.number]),
    )


def _expected(forecaster: Forecaster, seat: Seat, good: Forecast, bad: Forecast) -> Iterator[Reason]:
    """Yield what the forecasts expect later, unless it may be chance."""
    for other in range(seat.players):
        is_own = other == seat.number
        for way in forecaster.supremacies:
            change = _change(good, bad, partial(_way, other, way))
            if (change if is_own else -change) >= _LEAST_CHANCE:
                before, now = (each.mean.ways[other][way] for each in (bad, good))
                yield Reason("supremacy" if is_own else "threat", abs(change), other, way=way, before=before, now=now)
        for category in forecaster.ruleset.categories:
            change = _change(good, bad, partial(_points, other, category))
            if (change if is_own else -change) >= _LEAST_POINTS:
                yield Reason("points" if is_own else "denial", abs(change), other, category)


def _way(seat: int, way: str, outlook: Outlook) -> float:
    return outlook.ways[seat][way]


def _points(seat: int, category: str, outlook: Outlook) -> float:
    return outlook.points[seat][category]


def _change(good: Forecast, bad: Forecast, figure: Callable[[Outlook], float]) -> float:
    """Return by how much a figure is higher in one forecast than in the other; 0 if that may be chance."""
    changes = [figure(a) - figure(b) for a, b in zip(good.worlds, bad.worlds, strict=True)]
    change = fmean(changes)
    error = stdev(changes) / len(changes) ** 0.5 if len(changes) > 1 else 0.0
    return change if abs(change) > _SURE * error else 0.0
