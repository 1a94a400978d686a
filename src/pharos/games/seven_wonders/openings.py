"""The openings of 7 Wonders: the boards that seats play, the sides they choose, and the first turns of age I."""

from __future__ import annotations

from ...core.openings import Choices, Label, OpeningGuide
from ...core.ruleset import View
from ...core.seat import Seat

TURNS = 3
"""The first turns of age I that are counted."""
_VERBS = {"free": "build"}


def is_past(view: View) -> bool:
    """Whether the first turns are over."""
    return int(view["age"]) > 1 or (view["age"] == 1 and int(view["turn"]) > TURNS)


def choices(seat: Seat) -> Choices | None:
    """One of the first turns: what is done with which card, however it is paid for. A stage is one option."""
    view, parts = seat.view, seat.ruleset.action_parts
    due = view["decision"]
    if not due or due["kind"] != "turn" or view["age"] != 1 or is_past(view):
        return None
    own = {action: parts(action) for action in seat.legal}
    options = {
        action: "stage" if each["verb"] == "stage" else f"{_VERBS.get(str(each['verb']), each['verb'])} {each['card']}"
        for action, each in own.items()
        if not each.get("is_for_free_city")
    }
    return Choices(f"turn-{view['turn']}", options) if options else None


def dealt(view: View) -> list[str]:
    """The board and side of each seat."""
    return [f"{city['board']} {city['side']}" for city in view["cities"] if city["seat"] is not None]


def label(option: str) -> Label:
    """An option for people."""
    first, _, second = option.partition(" ")
    if first == "stage":
        return Label("stage")
    return (
        Label(first, (f"card-{second}",))
        if first in ("build", "sell")
        else Label("dealt", (f"board-{first}", f"side-{second}"))
    )


OPENINGS = OpeningGuide(choices, is_past, dealt, label)
