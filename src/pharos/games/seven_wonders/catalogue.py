"""Every piece of 7 Wonders with everything needed to draw and describe it; derived from the data rows."""

from __future__ import annotations

from ...core.json_types import JsonObject
from ...core.payload_types import words
from ...core.ruleset import Message
from . import boards, payload_types
from .constants import DEFEAT, SALE, VICTORY
from .names import CARD_NAMES, SIDE_NAMES
from .payload_types import BoardRow, CardRow, Catalogue
from .tables import rows_of, split_cost
from .vocabulary import COLOURS, COUNTED, RESOURCES, SIDES, SYMBOLS, Age, Back, Card, Edition, Effect

_EDITIONS: tuple[Edition, ...] = words(Edition)
_AGES: tuple[Age, ...] = words(Age)
_BACKS: tuple[Back, ...] = words(Back)


def effects(row: tuple[Effect, ...]) -> list[payload_types.Effect]:
    """The verbs of a row as plain data."""
    return [{"verb": each.verb, "amount": each.amount, "what": each.what, "where": each.where} for each in row]


def effect_message(effect: payload_types.Effect) -> Message:
    """A verb of the catalogue as a sentence; `where` are the cities it looks at."""
    verb, what, where = effect["verb"], effect["what"], effect["where"].split()
    values: JsonObject = {"amount": effect["amount"]}
    if verb == "produce":
        values["resources"] = what
    elif verb in ("produce-one", "discount"):
        values["resource"] = list(what)
    elif verb == "science":
        values["symbol"] = what
    elif what:
        values["counted"] = what.split()
    if where:
        values["where"] = "all" if len(where) == 3 else "around" if len(where) == 2 else where[0]
    return f"effect-{verb}", values


def catalogue() -> Catalogue:
    """All pieces by kind; a card has one row for each edition and age in which it is printed."""
    return {
        "card": [_card(row, edition, age) for edition in _EDITIONS for age in _AGES for row in rows_of(edition, age)],
        "board": [row for edition in _EDITIONS for row in _boards(edition)],
        "victory": [{"age": age, "points": points} for age, points in zip(_AGES, VICTORY, strict=True)],
        "defeat": [{"points": DEFEAT}],
        "sale": [{"coins": SALE}],
    }


def _card(row: Card, edition: Edition, age: Age) -> CardRow:
    coins, cost = split_cost(row.cost)
    later = [other.name for n in _AGES for other in rows_of(edition, n) if row.name in other.after]
    return {
        "name": row.name,
        "edition": edition,
        "age": _BACKS[age - 1] if row.marks else "guild",
        "colour": row.colour,
        "coins": coins,
        "cost": cost,
        "marks": [int(mark) for mark in row.marks],
        "effects": effects(row.effects),
        "after": list(row.after),
        "before": later,
    }


def _boards(edition: Edition) -> list[BoardRow]:
    return [
        {
            "name": board.name,
            "edition": edition,
            "side": SIDES[edition - 1][side],
            "resource": board.resource,
            "stages": [{"cost": stage.cost, "effects": effects(stage.effects)} for stage in stages],
        }
        for board in boards.EDITIONS[edition - 1]
        for side, stages in enumerate(board.sides)
    ]


def message_ids() -> set[str]:
    """All message ids that name or describe pieces."""
    pieces = catalogue()
    stages = [stage for board in pieces["board"] for stage in board["stages"]]
    return (
        {f"card-{name}" for name in CARD_NAMES}
        | {f"board-{board.name}" for board in boards.FIRST}
        | {f"side-{side}" for side in SIDE_NAMES}
        | {f"effect-{effect['verb']}" for part in (*pieces["card"], *stages) for effect in part["effects"]}
        | {f"colour-{colour}" for colour in COLOURS}
        | {f"symbol-{symbol}" for symbol in SYMBOLS}
        | {f"{word}-{letter}" for word in ("resource", "units") for letter in RESOURCES}
        | {f"counted-{thing}" for thing in COUNTED}
        | {f"where-{place}" for place in ("self", "left", "right", "around", "all")}
    )
