"""Reasons for an action as data, what can be seen of them right after it, and which of them are worth mentioning."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Literal

from ..core.game import Game
from ..core.json_types import JsonObject
from ..core.seat import Seat
from .forecast import imagined, wins_at_once

ReasonKind = Literal[
    "wins", "supremacy", "threat", "tempo", "lead", "battle", "set", "stage", "token", "keeps", "opens",
    "points", "denial", "coins", "overall", "judgement",
]  # fmt: skip
MOST = 3
"""The most reasons for one action."""
_LEAST_COINS = 2
_SURE_WORLDS = 4  # worlds in which an immediate victory is checked
_WEIGHTS = {
    "wins": 9.0, "supremacy": 1.0, "threat": 1.0, "tempo": 0.08, "lead": 0.02, "battle": 0.06, "set": 0.14, "stage": 0.08,
    "token": 0.08, "keeps": 0.05, "opens": 0.1, "points": 0.02, "denial": 0.02, "coins": 0.012,
}  # fmt: skip
"""How important a reason is, as a share of the victory: per unit of probability, point, coin or piece."""


@dataclass(frozen=True)
class Reason:
    """One thing that the better action gains."""

    kind: ReasonKind
    amount: float = 0.0
    """Points, coins, pieces, or the change of a probability."""
    seat: int | None = None
    """Whose points or card are denied, whose supremacy is prevented, or who is overtaken in shields."""
    category: str | None = None
    """The category of the points."""
    way: str | None = None
    """The supremacy, with its probability after the worse and after the better action."""
    before: float = 0.0
    now: float = 0.0
    card: str | None = None
    """The card that is kept from somebody, who would get it in a share `now` of the imagined worlds; or that a chain makes
    free, which the seat builds in a share `before` of them after the worse action and `now` after the better one."""
    own: int = 0
    theirs: int = 0
    """The shields of the seat and of whom it overtakes or draws level with."""

    def as_dict(self) -> JsonObject:
        """Return the reason as plain data."""
        return asdict(self)


def most_important(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return the reasons worth mentioning, most important first; an immediate victory needs no other."""
    ranked = sorted(reasons, key=lambda reason: -_WEIGHTS[reason.kind] * reason.amount)
    wins = tuple(reason for reason in ranked if reason.kind == "wins")
    return wins or tuple(_varied(ranked))[:MOST]


def _varied(ranked: Iterable[Reason]) -> Iterator[Reason]:
    """Leave out what is denied to somebody in other categories than the most important one."""
    denied = set()
    for reason in ranked:
        if reason.kind != "denial" or reason.seat not in denied:
            yield reason
        if reason.kind == "denial":
            denied.add(reason.seat)


def at_once(seat: Seat, better: int, worse: int) -> Iterator[Reason]:
    """Yield what can be seen right after the action, in every imagined world."""
    if wins_at_once(seat, better, _SURE_WORLDS) and not wins_at_once(seat, worse, _SURE_WORLDS):
        yield Reason("wins", 1.0)
        return
    worlds = range(1, _SURE_WORLDS + 1)
    pairs = [(imagined(seat, better, world), imagined(seat, worse, world)) for world in worlds]
    if all(_has_turn(good, seat) and not _has_turn(bad, seat) for good, bad in pairs):
        yield Reason("tempo", 1.0)
    if not any(seat.number in good.revisable_seats for good, _ in pairs):
        coins = min(_coins(good, seat.number) - _coins(bad, seat.number) for good, bad in pairs)
        if coins >= _LEAST_COINS:
            yield Reason("coins", float(coins))


def _has_turn(game: Game, seat: Seat) -> bool:
    """Whether the seat owes a decision of the same kind again, and not just one that completes its move."""
    due = game.view(seat.number)["decision"]
    return seat.number in game.to_act and (due or {}).get("kind") == (seat.view["decision"] or {}).get("kind")


def _coins(game: Game, seat: int) -> int:
    """Return a seat's coins; 0 in games without coins."""
    return int(game.view(seat)["cities"][seat].get("coins", 0)) if "cities" in game.view(seat) else 0
