"""What the coach needs to know about a game: its part `coach.py` reads from views what a move gains besides points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from .ruleset import Parts, View

GainKind = Literal["lead", "battle", "set", "stage", "token"]


@dataclass(frozen=True)
class Gain:
    """Something that a city has after a move and did not have before."""

    kind: GainKind
    """`lead`: more shields than a neighbour, or as many; `battle`: victory tokens; `set`: a set of science symbols;
    `stage`: of the wonder; `token`: of progress."""
    amount: float = 1.0
    """How many; for a lead, the points that it brings if it lasts until a conflict."""
    seat: int | None = None
    """The neighbour who is overtaken or drawn level with."""
    own: int = 0
    theirs: int = 0
    """The shields of both."""


@dataclass(frozen=True)
class Piece:
    """A card that a move puts out of the reach of others."""

    place: str
    """Where it came from: the next player to take something from there takes this card."""
    card: str
    is_gained: bool = True
    """Whether it joins the seat's city, rather than being sold or put under a stage."""


@dataclass(frozen=True)
class CoachGuide:
    """How the coach reads a game."""

    gains: Callable[[View, View, int], list[Gain]]
    """What a seat has gained, from a view before its move and its city afterwards."""
    aims: Callable[[View, Parts], list[Gain]]
    """What a move (its parts) will complete, according to the seat's view, where `gains` cannot see it yet."""
    piece: Callable[[View, Parts], Piece | None]
    """The card that a move (its parts) uses up, if the public view or the seat's hand shows it."""
    opens: Callable[[View, str], tuple[str, ...]]
    """The cards that a built card makes free."""


def lead(seat: int, own: int, now: int, theirs: int, value_of: Callable[[int, int], int]) -> list[Gain]:
    """Return the gain of having more shields than before, if it changes how a conflict with a neighbour ends."""
    swing = value_of(now, theirs) - value_of(own, theirs)
    return [Gain("lead", float(swing), seat, now, theirs)] if swing > 0 else []
