"""What a seat gets to see of a game, as plain data: its view, its actions with their prices, its events."""

from __future__ import annotations

from typing import Any

from ..core.errors import PharosError
from ..core.game import Game
from ..core.kind import Event, Kind, View
from ..core.kind import Phrase as Sentence

Plain = dict[str, Any]


def phrase(sentence: Sentence | None) -> Plain | None:
    """A sentence as it is sent."""
    return {"id": sentence[0], "values": sentence[1]} if sentence else None


def view(game: Game, seat: int | None, *, live_score: bool) -> View:
    """What a seat may know; without the running score where the table hides it."""
    found = game.view(seat)
    if not live_score and found.get("outcome") is None:
        for city in found.get("cities", ()):
            city.pop("score", None)
    return found


def events(kind: Kind, told: list[Event]) -> list[Plain]:
    """Events with their sentences."""
    return [{"event": event, "phrase": phrase(kind.event_phrase(event))} for event in told]


def steps(game: Game, seat: int, action: int) -> list[Plain]:
    """How an action is paid for, with the sentences."""
    return [{"step": step, "phrase": phrase(game.kind.step_phrase(step))} for step in game.explain(seat, action)]


def actions(game: Game, seat: int | None) -> list[Plain]:
    """All that a seat may do now."""
    if seat is None:
        return []
    kind = game.kind
    return [
        {"action": kind.text(action), "phrase": phrase(kind.phrase(action)), "steps": steps(game, seat, action)}
        for action in game.legal(seat)
    ]


def reason(error: PharosError) -> Plain:
    """An expected mistake as it is sent."""
    return {"id": error.id, "values": {name: _value(value) for name, value in error.values.items()}}


def _value(value: Any) -> Any:
    if isinstance(value, PharosError):
        return reason(value)
    if isinstance(value, list | tuple):
        return [_value(item) for item in value]
    return value if isinstance(value, str | int | float | bool | None) else str(value)
