"""Separates luck from skill: where a seat's result came from, in shares of the victory.

    result = fair share + deal + own decisions + other players' decisions + chance + unexplained

Between two moments the estimate changes by what decisions lost and by what was revealed (cards, hidden choices). Two other
changes are corrections of the estimate: the best move is worth more than the moment was estimated to be, or nothing was
revealed and no decision explains the change. They are kept apart as unexplained, so the sum is always exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise

from ..bots.analysis import Analyst, Moment


@dataclass(frozen=True)
class Account:
    """Where a seat's result came from; everything but the fair share and the result is a change."""

    fair: float
    deal: float
    """What the deal and the seat were worth before the first decision."""
    own: float
    """What the seat's own decisions lost."""
    others: float
    """What the other players' decisions gave the seat."""
    chance: float
    """What cards and hidden choices changed."""
    unexplained: float
    result: float

    @property
    def luck(self) -> float:
        """What luck was worth: the deal and everything revealed later."""
        return self.deal + self.chance

    def as_dict(self) -> dict[str, float]:
        """Return the account as plain data."""
        return {name: round(value, 4) for name, value in asdict(self).items()} | {"luck": round(self.luck, 4)}


@dataclass(frozen=True)
class Swing:
    """What happened between two moments at which something could be seen: what was revealed, and what was decided."""

    first: int
    last: int
    chance: tuple[float, ...]
    unexplained: tuple[float, ...]
    decisions: tuple[tuple[int, tuple[float, ...]], ...]
    """The seats that decided, and what each decision changed for every seat."""


def swings(analyst: Analyst, moments: Sequence[Moment]) -> list[Swing]:
    """List what happened between each two moments; seats that choose secretly at the same time share one."""
    stops = [moment.ply for moment in moments if not analyst.is_between(moment.ply)]
    return [_swing(analyst, moments, first, last) for first, last in pairwise(stops)]


def _swing(analyst: Analyst, moments: Sequence[Moment], first: int, last: int) -> Swing:
    seats = range(analyst.game.players)
    made = [verdict for moment in moments[first:last] if (verdict := moment.verdict) and verdict.effects]
    decisions = tuple((verdict.seat, verdict.effects) for verdict in made)
    before, now = moments[first].chances, moments[last].chances
    corrected = tuple(sum(verdict.advised[seat] - before[seat] for verdict in made) / max(1, len(made)) for seat in seats)
    decided = tuple(sum(effects[seat] for _, effects in decisions) for seat in seats)
    rest = tuple(now[seat] - before[seat] - decided[seat] - corrected[seat] for seat in seats)
    if analyst.has_revealed(first, last):
        return Swing(first, last, rest, corrected, decisions)
    unexplained = tuple(a + b for a, b in zip(rest, corrected, strict=True))
    return Swing(first, last, (0.0,) * len(seats), unexplained, decisions)


def account(swings: Sequence[Swing], moments: Sequence[Moment], seat: int) -> Account:
    """Add up where a seat's result came from."""
    made = [(by, effects[seat]) for swing in swings for by, effects in swing.decisions]
    fair, start = 1 / len(moments[0].chances), moments[0].chances[seat]
    return Account(
        fair=fair,
        deal=start - fair,
        own=sum(change for by, change in made if by == seat),
        others=sum(change for by, change in made if by != seat),
        chance=sum(swing.chance[seat] for swing in swings),
        unexplained=sum(swing.unexplained[seat] for swing in swings),
        result=moments[-1].chances[seat],
    )
