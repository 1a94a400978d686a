"""The outcome of a game: who won, how, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Outcome:
    """The result. `reason` is an id for the locales; `points[seat][category]` is the score sheet of the rulebook."""

    winners: tuple[int, ...]
    reason: str
    points: tuple[dict[str, int], ...]
    ranking: tuple[tuple[int, ...], ...] = field(default=())

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's total."""
        return tuple(sum(sheet.values()) for sheet in self.points)

    @property
    def is_shared(self) -> bool:
        """Whether more than one seat won."""
        return len(self.winners) > 1


def sheet(score: Mapping[str, object]) -> dict[str, int]:
    """Return a score sheet of a view as a plain dictionary."""
    return {category: points for category, points in score.items() if isinstance(points, int)}
