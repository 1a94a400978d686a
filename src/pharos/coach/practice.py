"""Learning from mistakes: another try at a decision of a finished game, graded against the coach's action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..core.errors import BadChoice
from .reasons import Reason
from .review import Reviewer

Grade = Literal["best", "good", "weak"]
_EQUAL = 0.02  # an action that loses less than this is as good as the coach's
_GOOD = 0.5  # a good action loses less than this fraction of what the mistake lost


@dataclass(frozen=True)
class Attempt:
    """How good another try is."""

    grade: Grade
    loss: float
    better: int | None = None
    reasons: tuple[Reason, ...] = ()
    """Why the best action is better than the one played, once it was found."""


def attempt(reviewer: Reviewer, ply: int, action: int) -> Attempt:
    """Grade a try at the decision made at a ply, by what its seat knew; raises BadChoice if there was no choice."""
    verdict = reviewer.moments[ply].verdict if 0 <= ply < len(reviewer.moments) else None
    if verdict is None:
        raise BadChoice("no-decision", got=ply)
    seat = reviewer.analyst.game.at(ply).seat(verdict.seat)
    reason = seat.check(action)
    if reason is not None:
        raise reason
    if action == verdict.advice:
        return Attempt("best", 0.0, verdict.advice, reviewer.reasons(ply))
    best, own = (reviewer.forecaster.after(seat, each, ply).mean.chances[verdict.seat] for each in (verdict.advice, action))
    loss = max(0.0, best - own)
    if loss <= _EQUAL and action != verdict.action:
        return Attempt("best", loss, verdict.advice, reviewer.reasons(ply))
    is_good = action != verdict.action and loss < _GOOD * verdict.gain
    return Attempt("good" if is_good else "weak", loss)
