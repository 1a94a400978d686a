"""What the locales turn into sentences: messages, events, legal actions with payments, and refusals, as they are sent."""

from __future__ import annotations

from functools import lru_cache

import orjson

from ...core.errors import PharosError
from ...core.game import Game
from ...core.ruleset import Event, Ruleset, Step
from ...core.ruleset import Message as Sentence

Plain = dict[str, object]
"""An object of JSON."""


def message(sentence: Sentence | None) -> Plain | None:
    """A sentence as it is sent."""
    return {"id": sentence[0], "values": sentence[1]} if sentence else None


def events(ruleset: Ruleset, seen: list[Event]) -> list[Plain]:
    """Events with their sentences."""
    return [{"event": event, "phrase": message(ruleset.event_message(event))} for event in seen]


def events_json(ruleset: Ruleset, seen: list[Event], encoded: dict[int, bytes]) -> bytes:
    """Events with their sentences as JSON. Viewers share events: those that were encoded before are known by identity."""
    for event in seen:
        if id(event) not in encoded:
            encoded[id(event)] = orjson.dumps({"event": event, "phrase": message(ruleset.event_message(event))})
    return b"[%b]" % b",".join([encoded[id(event)] for event in seen])


def steps(game: Game, seat: int, action: int) -> list[Plain]:
    """The payment of an action, step by step, with sentences."""
    return _steps(game.ruleset, game.explain(seat, action))


def _steps(ruleset: Ruleset, explained: list[Step]) -> list[Plain]:
    return [_step(ruleset, orjson.dumps(step)) for step in explained]


@lru_cache(1 << 13)
def _step(ruleset: Ruleset, encoded: bytes) -> Plain:
    """A step with its sentence; few steps make up most payments."""
    step = orjson.loads(encoded)
    return {"step": step, "phrase": message(ruleset.step_message(step))}


def actions(game: Game, seat: int, legal: list[int]) -> list[Plain]:
    """A seat's legal actions: text, data, sentence and payment. They share parts, so nobody may change them."""
    ruleset, shown = game.ruleset, dict[int, list[Plain]]()
    explained = ruleset.explain_all(game.state, seat, legal)
    for steps in explained:
        if id(steps) not in shown:
            shown[id(steps)] = _steps(ruleset, steps)
    return [{**_action(ruleset, action), "steps": shown[id(steps)]} for action, steps in zip(legal, explained, strict=True)]


@lru_cache(1 << 13)
def _action(ruleset: Ruleset, action: int) -> Plain:
    """The part of a legal action that does not depend on the position."""
    return {
        "action": ruleset.text(action),
        "parts": ruleset.action_parts(action),
        "phrase": message(ruleset.action_message(action)),
    }


def reason(error: PharosError) -> Plain:
    """An expected error as it is sent."""
    return {"id": error.id, "values": {name: _value(value) for name, value in error.values.items()}}


def _value(value: object) -> object:
    if isinstance(value, PharosError):
        return reason(value)
    if isinstance(value, list | tuple):
        return [_value(item) for item in value]
    return value if isinstance(value, str | int | float | bool | None) else str(value)


def goodbye(id: str) -> bytes:
    """The last message of a connection that the server closes."""
    return orjson.dumps({"type": "bye", "error": {"id": id, "values": {}}})
