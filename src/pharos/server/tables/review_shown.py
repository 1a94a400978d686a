"""Reviews, mistakes and attempts as they are sent: actions become sentences for the locales."""

from __future__ import annotations

from ...coach.practice import Attempt
from ...coach.review import DEEPER, Review, Reviewer, as_dict
from ...core.errors import BadChoice
from ...core.json_types import JsonObject
from ...core.ruleset import Ruleset
from ..review_payloads import AttemptShown, MistakeShown, ReviewShown
from . import sentences


def review(reviewed: Review, *, is_deeper: bool, seconds: float) -> ReviewShown:
    """The review of a game that took some seconds."""
    plain = as_dict(reviewed) | {"is_deeper": is_deeper}
    plain["deeper_seconds"] = None if is_deeper else max(1, round(DEEPER * seconds))
    for seat in plain["seats"]:
        seat["turning_points"] = [_point(reviewed.game.ruleset, point) for point in seat["turning_points"]]
    return ReviewShown.model_validate(plain)


def _point(ruleset: Ruleset, point: JsonObject) -> JsonObject:
    return {**point, **{name: _message(ruleset, point[name]) for name in ("played", "better")}}


def _message(ruleset: Ruleset, action: str | None) -> sentences.Plain | None:
    return None if action is None else sentences.message(ruleset.action_message(ruleset.parse(action)))


def mistake(reviewer: Reviewer, ply: int) -> MistakeShown:
    """A decision to try again; raises BadChoice if there was no choice."""
    verdict = reviewer.moments[ply].verdict if 0 <= ply < len(reviewer.moments) else None
    if verdict is None:
        raise BadChoice("no-decision", got=ply)
    game = reviewer.analyst.game.at(ply)
    shown = sentences.actions(game, verdict.seat, game.legal(verdict.seat))
    return MistakeShown.model_validate({"ply": ply, "seat": verdict.seat, "actions": shown})


def attempt(ruleset: Ruleset, tried: Attempt) -> AttemptShown:
    """A graded try."""
    better = None if tried.better is None else sentences.message(ruleset.action_message(tried.better))
    reasons = [reason.as_dict() for reason in tried.reasons]
    return AttemptShown.model_validate(
        {"grade": tried.grade, "loss": round(tried.loss, 4), "better": better, "reasons": reasons}
    )
