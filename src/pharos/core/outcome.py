"""How a game ended: who won, by what, and the score sheet."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Outcome:
    """The result. `reason` is an id for the locales; `points[seat][category]` is the rulebook's own score sheet."""

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
