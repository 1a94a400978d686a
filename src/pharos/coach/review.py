"""The review of a game: how well each seat decided, what the turning points were and why, and how much was luck.

from pharos.coach import review
for seat in review(pharos.replay(text)).seats:
    print(seat.performance, seat.accuracy, seat.turning_points)

The same game gives the same review. Every decision is judged by what its seat knew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from math import exp
from statistics import fmean

from ..bots.analysis import Analyst, Moment, Verdict
from ..bots.registry import levels, parse_spec
from ..core.game import Game
from ..core.json_types import JsonObject
from ..core.spec import Effort
from .comparison import Comparison, compare
from .contrast import reasons
from .forecast import Forecaster
from .luck import Account, Swing, account, swings
from .reasons import Reason

TURNING_POINTS = 3
DEEPER = 4
"""How many times more a deeper review searches."""
_LEAST_SWING = 0.05  # the smallest swing in win probability that can be a turning point


@dataclass(frozen=True)
class TurningPoint:
    """A decision or something revealed that changed a seat's win chance."""

    ply: int
    effect: float
    """How much the win chance of the reviewed seat changed."""
    seat: int | None = None
    """Who decided; None for something revealed."""
    played: int | None = None
    better: int | None = None
    reasons: tuple[Reason, ...] = ()
    """Why the other action was better."""
    before: float = 0.0
    now: float = 0.0
    """The win chance of the reviewed seat before and after something was revealed."""


@dataclass(frozen=True)
class Figures:
    """How well one seat decided."""

    decisions: int
    """Decisions with more than one option."""
    mistakes: int
    """Decisions that clearly lost something."""
    performance: float
    """The average loss per decision, in thousandths of a victory; 0 is perfect."""
    accuracy: float
    """How close the decisions came to the coach's, in percent."""


@dataclass(frozen=True)
class SeatReview(Figures):
    """How one seat did."""

    seat: int
    account: Account
    turning_points: tuple[TurningPoint, ...]


@dataclass(frozen=True)
class Review:
    """The review of one game."""

    game: Game
    effort: Effort
    course: tuple[Course, ...]
    seats: tuple[SeatReview, ...]
    comparison: Comparison | None


@dataclass(frozen=True)
class Course:
    """Everybody's win chance after some decisions, divided by ways of winning if the game has several."""

    ply: int
    chances: tuple[float, ...]
    ways: tuple[dict[str, float], ...] = ()


def deeper(game: str, effort: Effort) -> Effort:
    """Return the effort of a deeper review: more playouts, more worlds, and an adviser that searches longer."""
    spec = parse_spec(levels(game).get(effort.adviser, effort.adviser))
    settings = "".join(f":{key}={value}" for key, value in spec.settings.items())
    adviser = f"{spec.name}:{spec.simulations * DEEPER}{settings}" if spec.simulations else effort.adviser
    return replace(effort, playouts=effort.playouts * DEEPER, worlds=effort.worlds * DEEPER, adviser=adviser)


def review(game: Game, effort: Effort | None = None, on_progress: Callable[[int, int], None] | None = None) -> Review:
    """Review a game; calls `on_progress(done, of)` after each decision."""
    analyst = Analyst(game, effort)
    moments = []
    for ply in range(analyst.plies + 1):
        moments.append(analyst.moment(ply))
        if on_progress:
            on_progress(ply, analyst.plies)
    return Reviewer(analyst, moments).review(compare(game, analyst.effort))


class Reviewer:
    """Reviews a game from the moments that an analyst has judged."""

    def __init__(self, analyst: Analyst, moments: Sequence[Moment]) -> None:
        self.analyst, self.moments = analyst, moments
        self.forecaster = Forecaster(analyst.game.ruleset.id, analyst.effort)
        self.swings = swings(analyst, moments)
        self._reasons: dict[int, tuple[Reason, ...]] = {}

    def review(self, comparison: Comparison | None = None) -> Review:
        """Return the whole review."""
        game = self.analyst.game
        seats = tuple(self.seat(seat) for seat in range(game.players))
        return Review(game, self.analyst.effort, tuple(self.course()), seats, comparison)

    def seat(self, seat: int) -> SeatReview:
        """Return the review of one seat."""
        parts = account(self.swings, self.moments, seat)
        numbers = asdict(figures(self.moments, seat))
        return SeatReview(**numbers, seat=seat, account=parts, turning_points=tuple(self.turning_points(seat)))

    def course(self) -> list[Course]:
        """List everybody's win chances at all moments at which something could be seen."""
        stops = [0, *(swing.last for swing in self.swings)]
        return [Course(ply, self.moments[ply].chances, self._ways(ply)) for ply in stops]

    def _ways(self, ply: int) -> tuple[dict[str, float], ...]:
        """Divide the win chances of a moment by ways of winning, as the seat to act expects them."""
        if not self.forecaster.supremacies:
            return ()
        then, chances = self.analyst.game.at(ply), self.moments[ply].chances
        mover = (then.to_act or (0,))[0]
        seen = self.forecaster.now(then.seat(mover), ply)
        return tuple(
            {way: round(chance * share / (sum(row.values()) or 1.0), 4) for way, share in row.items()}
            for chance, row in zip(chances, seen.ways, strict=True)
        )

    def turning_points(self, seat: int) -> list[TurningPoint]:
        """Return what changed a seat's win chance most, in the order of the game."""
        points = [*self._mistakes(seat), *self._revelations(seat)]
        points.sort(key=lambda point: (point.seat is None, -abs(point.effect)))
        first = sorted(points[:TURNING_POINTS], key=lambda point: point.ply)
        return [point if point.seat is None else replace(point, reasons=self.reasons(point.ply)) for point in first]

    def _mistakes(self, seat: int) -> list[TurningPoint]:
        clear = [(m.ply, m.verdict) for m in self.moments if m.verdict and m.verdict.is_clear]
        return [TurningPoint(ply, v.effects[seat], v.seat, v.action, v.advice) for ply, v in clear]

    def _revelations(self, seat: int) -> list[TurningPoint]:
        return [self._revelation(swing, seat) for swing in self.swings if abs(swing.chance[seat]) >= _LEAST_SWING]

    def _revelation(self, swing: Swing, seat: int) -> TurningPoint:
        before, now = (self.moments[ply].chances[seat] for ply in (swing.first, swing.last))
        return TurningPoint(swing.last - 1, swing.chance[seat], before=before, now=now)

    def reasons(self, ply: int) -> tuple[Reason, ...]:
        """Return why the advice was better than the action played, judged by what the seat knew."""
        if ply not in self._reasons:
            verdict = self.moments[ply].verdict
            assert verdict is not None
            seat = self.analyst.game.at(ply).seat(verdict.seat)
            self._reasons[ply] = reasons(self.forecaster, seat, verdict.advice, verdict.action, ply)
        return self._reasons[ply]


def figures(moments: Sequence[Moment], seat: int) -> Figures:
    """Return how well a seat decided at some moments of a game."""
    made = [moment.verdict for moment in moments if moment.verdict and moment.verdict.seat == seat]
    return Figures(len(made), sum(verdict.is_clear for verdict in made), performance(made), accuracy(made))


def performance(made: Sequence[Verdict]) -> float:
    """Return the average loss per decision in thousandths of a victory, like the error rate of backgammon programs."""
    return round(1000 * max(0.0, fmean(verdict.gain for verdict in made)), 2) if made else 0.0


def accuracy(made: Sequence[Verdict]) -> float:
    """Return the mean accuracy of decisions in percent: 100 without a loss, about half after losing 15 % of a victory."""
    return round(fmean(_accuracy(max(0.0, verdict.gain)) for verdict in made), 1) if made else 100.0


def _accuracy(loss: float) -> float:
    return 100 * exp(-4.5 * loss)


def as_dict(review: Review) -> JsonObject:
    """Return a review as plain data for JSON."""
    text = review.game.ruleset.text
    return {
        "game": review.game.ruleset.id,
        "names": review.game.names,
        "effort": {"playouts": review.effort.playouts, "worlds": review.effort.worlds, "adviser": review.effort.adviser},
        "course": [{"ply": c.ply, "chances": _rounded(c.chances), "ways": list(c.ways)} for c in review.course],
        "seats": [_seat_dict(seat, text) for seat in review.seats],
        "comparison": review.comparison.as_dict() if review.comparison else None,
    }


def _seat_dict(seat: SeatReview, text: Callable[[int], str]) -> JsonObject:
    numbers = {name: getattr(seat, name) for name in ("seat", "decisions", "mistakes", "performance", "accuracy")}
    points = [point_dict(point, text) for point in seat.turning_points]
    return {**numbers, "account": seat.account.as_dict(), "turning_points": points}


def point_dict(point: TurningPoint, text: Callable[[int], str]) -> JsonObject:
    """Return a turning point as plain data, with actions as texts."""
    return {
        "ply": point.ply,
        "effect": round(point.effect, 4),
        "seat": point.seat,
        "played": None if point.played is None else text(point.played),
        "better": None if point.better is None else text(point.better),
        "reasons": [reason.as_dict() for reason in point.reasons],
        "before": round(point.before, 4),
        "now": round(point.now, 4),
    }


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]
