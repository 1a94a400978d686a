"""The openings of Architects: the wonders that seats are dealt, and the first cards they take."""

from __future__ import annotations

from ...core.openings import Choices, Label, OpeningGuide
from ...core.ruleset import View
from ...core.seat import Seat

TURNS = 3
"""The first cards of each seat that are counted."""
UNSEEN = "unseen"
"""The option to take an unknown card."""


def _cards(city: View) -> int:
    return sum(city["cards"].values())


def is_past(view: View) -> bool:
    """Whether every seat has its first cards, or something was built."""
    return all(_cards(city) >= TURNS or _has_begun(city) for city in view["cities"])


def _has_begun(city: View) -> bool:
    return bool(city["tokens"]) or any(stage["built"] for stage in city["stages"])


def choices(seat: Seat) -> Choices | None:
    """One of the first cards of a seat: an option for each card in sight, and one for cards that are not."""
    view = seat.view
    due, own = view["decision"], view["cities"][seat.number]
    if not due or due["kind"] != "take" or due["seat"] != seat.number or _cards(own) >= TURNS or _has_begun(own):
        return None
    parts = seat.ruleset.action_parts
    options = {action: str(view["sides"][parts(action)["side"]]["card"] or UNSEEN) for action in seat.legal}
    return Choices(f"turn-{_cards(own) + 1}", options)


def dealt(view: View) -> list[str]:
    """The wonder of each seat."""
    return [f"wonder {city['wonder']}" for city in view["cities"]]


def label(option: str) -> Label:
    """An option for people."""
    if option.startswith("wonder "):
        return Label("dealt", (f"wonder-{option.removeprefix('wonder ')}",))
    return Label("unseen") if option == UNSEEN else Label("take", (f"card-{option}",))


OPENINGS = OpeningGuide(choices, is_past, dealt, label)
