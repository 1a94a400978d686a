"""How the coach reads 7 Wonders: shields beside both neighbours, sets of science symbols, and chains."""

from __future__ import annotations

from functools import cache, partial

from ...core.coach_guide import CoachGuide, Gain, Piece, lead
from ...core.ruleset import Parts, View
from .constants import DEFEAT, VICTORY
from .tables import rows_of
from .vocabulary import SYMBOLS

_AGES = (1, 2, 3)


def gains(view: View, after: View, seat: int) -> list[Gain]:
    """What a city has gained: shields beside a neighbour, and complete sets of symbols."""
    own = view["cities"][seat]
    neighbours = [view["cities"][city] for city in own["neighbours"].values()]
    value_of = partial(_conflict, max(1, int(view["age"])))
    changes = [
        gain
        for city in neighbours
        if city["seat"] is not None
        for gain in lead(city["seat"], own["shields"], after["shields"], city["shields"], value_of)
    ]
    more = _sets(after["science"]) - _sets(own["science"])
    return changes + ([Gain("set", float(more))] if more > 0 else [])


def _conflict(age: int, own: int, theirs: int) -> int:
    """R26: what a conflict at the end of an age brings."""
    return VICTORY[age - 1] if own > theirs else DEFEAT if own < theirs else 0


def _sets(science: View) -> int:
    """R30: the complete sets of symbols; a wild symbol counts as whichever helps most."""
    wild, counts = int(science["wild"]), [int(science[symbol]) for symbol in SYMBOLS]
    full = 0
    while sum(max(0, full + 1 - count) for count in counts) <= wild:
        full += 1
    return full


def piece(view: View, action: Parts) -> Piece | None:
    """The card of the hand that a move builds, sells or puts under a stage."""
    is_built = action["verb"] in ("build", "free") and not action.get("is_for_free_city")
    is_used = is_built or action["verb"] in ("stage", "sell")
    card = str(action["card"]) if is_used and "card" in action else None
    return Piece(card, card, is_built) if card else None


def opens(view: View, card: str) -> tuple[str, ...]:
    """The cards of later ages that a card makes free."""
    return _chains(int(view["edition"])).get(card, ())


@cache
def _chains(edition: int) -> dict[str, tuple[str, ...]]:
    successors: dict[str, list[str]] = {}
    for age in _AGES:
        for row in rows_of(edition, age):
            for first in row.after:
                successors.setdefault(first, []).append(row.name)
    return {first: tuple(dict.fromkeys(later)) for first, later in successors.items()}


GUIDE = CoachGuide(gains, lambda view, action: [], piece, opens)
