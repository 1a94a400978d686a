"""The openings of Duel: the draft of the wonders, and the first turns of age I."""

from __future__ import annotations

from ...core.openings import Choices, Label, OpeningGuide
from ...core.ruleset import View
from ...core.seat import Seat

TURNS = 4
"""The first turns of age I that are counted."""
_CARDS = 20  # cards of the layout of age I


def _taken(view: View) -> int:
    """How many cards of the first layout are gone."""
    return _CARDS - len(view["layout"])


def is_past(view: View) -> bool:
    """Whether the first turns are over."""
    return int(view["age"]) > 1 or (view["age"] == 1 and _taken(view) >= TURNS)


def choices(seat: Seat) -> Choices | None:
    """A pick of the draft, or one of the first turns; a wonder counts as one option, whichever card it uses."""
    view, text = seat.view, seat.ruleset.text
    due = view["decision"]
    if not due or due["seat"] != seat.number or is_past(view):
        return None
    if due["kind"] == "draft":
        drafted = sum(len(city["wonders"]) for city in view["cities"])
        return Choices(f"draft-{drafted + 1}", {action: text(action) for action in seat.legal})
    if due["kind"] == "turn" and view["age"] == 1:
        options = {action: text(action).partition(" using ")[0] for action in seat.legal}
        return Choices(f"turn-{_taken(view) + 1}", options)
    return None


def dealt(view: View) -> list[str]:
    """Nothing: wonders are drafted."""
    return []


def label(option: str) -> Label:
    """An option for people."""
    verb, piece = option.split()
    return Label(verb, (f"{'wonder' if verb in ('draft', 'wonder') else 'card'}-{piece}",))


OPENINGS = OpeningGuide(choices, is_past, dealt, label)
