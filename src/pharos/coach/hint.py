"""Hints: one suggestion at a decision, what it gains, and what the next best move would give instead.

from pharos.coach.hint import Coach
hint = Coach("duel").hint(game.seat(0))
print(game.ruleset.text(hint.action), hint.reasons)

A hint starts from a `Seat`, so it never uses anything that the seat cannot know. The same seat gets the same hint.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from ..bots.interim import interim_bot
from ..bots.protocol import Bot, Candidate
from ..bots.registry import bot
from ..core.errors import BadChoice
from ..core.registry import game_spec
from ..core.seat import Seat
from ..core.spec import Effort
from .contrast import Contrast, contrast
from .forecast import Forecaster, settled, wins_at_once
from .reasons import Reason, at_once, most_important
from .review import deeper
from .themes import Themes

_SEED = 1  # of all searches for hints: the same position gives the same hint
_PAYMENT = ("left", "right", "cards")  # parts of an action that describe its payment
_WORLDS = 6  # imagined worlds for a simple hint, which looks one decision ahead
_LEAST_POINTS = 1


@dataclass(frozen=True)
class Hint:
    """A suggestion and the next best move."""

    action: int
    runner_up: int | None = None
    """The next best move; None if there is no other, or if the suggestion wins at once."""
    reasons: tuple[Reason, ...] = ()
    """What the suggestion gains over the runner-up, most important first."""
    instead: tuple[Reason, ...] = ()
    """What the runner-up gains over the suggestion."""
    chances: tuple[float, float] | None = None
    """The seat's win probability after the suggestion and after the runner-up; None if nobody has searched."""
    is_deeper: bool = False
    """Whether a deeper search would add nothing."""
    is_simple: bool = False
    """Whether this is only a look one decision ahead, because the game's kernels are not compiled yet."""


def hint_effort(game: str, *, is_deeper: bool = False) -> Effort:
    """Return how thoroughly to search for a hint: like an analysis at first, deeper if asked again."""
    effort = game_spec(game).effort
    return deeper(game, effort) if is_deeper else effort


class Coach:
    """Gives hints in one game: searches with compiled kernels, or looks one decision ahead without. Not thread-safe."""

    def __init__(
        self, game: str, *, is_deeper: bool = False, is_interpreted: bool = False, effort: Effort | None = None
    ) -> None:
        if not game_spec(game).has_evaluation:
            raise BadChoice("no-coach", got=game)
        self.effort = effort or hint_effort(game, is_deeper=is_deeper)
        self.is_deeper, self.is_interpreted = is_deeper, is_interpreted
        make = interim_bot if is_interpreted else bot
        self._adviser: Bot = make(self.effort.adviser, game)
        self._forecaster = None if is_interpreted else Forecaster(game, self.effort)

    def hint(self, seat: Seat) -> Hint:
        """Return a hint for a seat that has to decide."""
        candidates = self._candidates(seat)
        first, other = candidates[0], runner_up(seat, candidates)
        if wins_at_once(seat, first.action, _WORLDS):
            return Hint(first.action, reasons=(Reason("wins", 1.0),), is_deeper=True)
        if other is None:
            return Hint(first.action, is_deeper=self.is_deeper, is_simple=self.is_interpreted)
        if self._forecaster is None:
            return simple_hint(self._adviser, seat, first.action, other.action)
        difference = contrast(self._forecaster, seat, first.action, other.action, _SEED)
        return self._chosen(seat, first.action, other.action, difference)

    def explain(self, seat: Seat, action: int) -> Hint:
        """Return the reasons for an action that is already decided."""
        others = [candidate for candidate in self._candidates(seat) if candidate.action != action]
        other = runner_up(seat, [Candidate(action, 0.0), *others])
        if other is None:
            return Hint(action, is_simple=self.is_interpreted)
        if self._forecaster is None:
            return simple_hint(self._adviser, seat, action, other.action)
        return _hint(seat, action, other.action, contrast(self._forecaster, seat, action, other.action, _SEED))

    def _candidates(self, seat: Seat) -> Sequence[Candidate]:
        choice = self._adviser.choose(seat, _SEED, reasons=True)
        rest = [candidate for candidate in choice.candidates if candidate.action != choice.action]
        return [Candidate(choice.action, 0.0), *rest]

    def _chosen(self, seat: Seat, first: int, other: int, difference: Contrast) -> Hint:
        """Suggest the action that does better in the same worlds: a short search may have preferred the other."""
        if difference.good.mean.chances[seat.number] < difference.bad.mean.chances[seat.number]:
            first, other = other, first
            difference = Contrast(difference.bad, difference.good, difference.losses, difference.gains)
        return replace(_hint(seat, first, other, difference), is_deeper=self.is_deeper)


def _hint(seat: Seat, first: int, other: int, difference: Contrast) -> Hint:
    good, bad = (round(each.mean.chances[seat.number], 4) for each in (difference.good, difference.bad))
    return Hint(first, other, difference.gains or (Reason("overall", good - bad),), difference.losses, (good, bad))


def runner_up(seat: Seat, candidates: Sequence[Candidate]) -> Candidate | None:
    """Return the next best candidate that is another move, not the same one paid for differently."""
    first = _move(seat, candidates[0].action)
    others = (candidate for candidate in candidates[1:] if _move(seat, candidate.action) != first)
    return next(others, None)


def _move(seat: Seat, action: int) -> dict[str, object]:
    """Return an action as data, without its payment."""
    return {name: value for name, value in seat.ruleset.action_parts(action).items() if name not in _PAYMENT}


# Without compiled kernels


def simple_hint(player: Bot, seat: Seat, first: int, other: int) -> Hint:
    """Compare two actions by what can be seen right after them; fast with interpreted rules."""
    good, bad = (_mean_score(player, seat, action) for action in (first, other))
    themes = Themes(player, seat, first, other)
    gains = most_important([*at_once(seat, first, other), *themes.gains(first), *_points(seat, good, bad)])
    losses = most_important([*at_once(seat, other, first), *themes.gains(other), *_points(seat, bad, good)])
    return Hint(first, other, gains or (Reason("judgement"),), losses, is_simple=True)


def _mean_score(player: Bot, seat: Seat, action: int) -> dict[str, float]:
    """Return the seat's mean points by category right after an action, over several imagined worlds."""
    games = [settled(player, seat, action, world) for world in range(1, _WORLDS + 1)]
    sheets = [game.view(seat.number)["cities"][seat.number].get("score", {}) for game in games]
    return {category: fmean(sheet.get(category, 0) for sheet in sheets) for category in seat.ruleset.categories}


def _points(seat: Seat, good: dict[str, float], bad: dict[str, float]) -> Iterator[Reason]:
    """Yield the points by category that one score has more than another."""
    for category, points in good.items():
        if points - bad[category] >= _LEAST_POINTS:
            yield Reason("points", points - bad[category], seat.number, category)
