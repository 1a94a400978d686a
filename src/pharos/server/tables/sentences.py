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
    return [{"event": event, "message": message(ruleset.event_message(event))} for event in seen]


def events_json(ruleset: Ruleset, seen: list[Event], encoded: dict[int, bytes]) -> bytes:
    """Events with their sentences as JSON. Viewers share events: those that were encoded before are known by identity."""
    for event in seen:
        if id(event) not in encoded:
            encoded[id(event)] = _event_json(ruleset, orjson.dumps(event))
    return b"[%b]" % b",".join([encoded[id(event)] for event in seen])


@lru_cache(1 << 13)
def _event_json(ruleset: Ruleset, encoded: bytes) -> bytes:
    """An event with its sentence; the same events happen at many tables."""
    event = orjson.loads(encoded)
    return orjson.dumps({"event": event, "message": message(ruleset.event_message(event))})


def steps(game: Game, seat: int, action: int) -> list[Plain]:
    """The payment of an action, step by step, with sentences."""
    shown: list[Plain] = orjson.loads(_steps_json(game.ruleset, orjson.dumps(game.explain(seat, action))))
    return shown


@lru_cache(1 << 13)
def _steps_json(ruleset: Ruleset, encoded: bytes) -> bytes:
    """The steps of a payment with their sentences; few payments make up most of them."""
    steps: list[Step] = orjson.loads(encoded)
    return orjson.dumps([{"step": step, "message": message(ruleset.step_message(step))} for step in steps])


def actions(game: Game, seat: int, legal: list[int]) -> list[Plain]:
    """A seat's legal actions: text, data, sentence and payment."""
    shown: list[Plain] = orjson.loads(actions_json(game, seat, legal))
    return shown


def actions_json(game: Game, seat: int, legal: list[int]) -> bytes:
    """A seat's legal actions as JSON, put together from parts that were encoded before."""
    ruleset, encoded = game.ruleset, dict[int, bytes]()
    explained = ruleset.explain_all(game.state, seat, legal)
    for steps in explained:
        if id(steps) not in encoded:
            encoded[id(steps)] = _steps_json(ruleset, orjson.dumps(steps))
    offers = [_action_json(ruleset, action) + encoded[id(steps)] for action, steps in zip(legal, explained, strict=True)]
    return b"[%b]" % (b"},".join(offers) + b"}" if offers else b"")


@lru_cache(1 << 13)
def _action_json(ruleset: Ruleset, action: int) -> bytes:
    """The part of a legal action that does not depend on the position, up to its steps."""
    offer = {
        "action": ruleset.text(action),
        "parts": ruleset.action_parts(action),
        "message": message(ruleset.action_message(action)),
    }
    return orjson.dumps(offer)[:-1] + b',"steps":'


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
