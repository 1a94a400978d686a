"""Every piece of 7 Wonders with all that is needed to draw and describe it; read off the data rows."""

from __future__ import annotations

from typing import Any

from ...core.kind import Phrase
from . import boards
from .tables import NAMES, SIDE_NAMES, rows_of, split_cost
from .vocabulary import COLOURS, COUNTED, RESOURCES, SIDES, SYMBOLS, Card, Effect

Row = dict[str, Any]


def effects(row: tuple[Effect, ...]) -> list[Row]:
    """The verbs of a row as plain data."""
    return [{"verb": each.verb, "amount": each.amount, "what": each.what, "where": each.where} for each in row]


def effect_phrase(effect: Row) -> Phrase:
    """A verb of the catalogue as a sentence; `where` are the cities it looks at."""
    verb, what, where = effect["verb"], effect["what"], effect["where"].split()
    values: Row = {"amount": effect["amount"]}
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


def catalogue() -> dict[str, list[Row]]:
    """All pieces by sort; a card has one row for each edition and age in which it is printed."""
    cards = [_card(row, edition, age) for edition in (1, 2) for age in (1, 2, 3) for row in rows_of(edition, age)]
    return {"card": cards, "board": [row for edition in (1, 2) for row in _boards(edition)]}


def _card(row: Card, edition: int, age: int) -> Row:
    coins, cost = split_cost(row.cost)
    later = [other.name for n in (1, 2, 3) for other in rows_of(edition, n) if row.name in other.after]
    return {
        "name": row.name,
        "edition": edition,
        "age": str(age) if row.marks else "guild",
        "colour": row.colour,
        "coins": coins,
        "cost": cost,
        "marks": [int(mark) for mark in row.marks],
        "effects": effects(row.effects),
        "after": list(row.after),
        "before": later,
    }


def _boards(edition: int) -> list[Row]:
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


def words() -> set[str]:
    """All message ids that name or describe pieces."""
    rows = [row for sort in catalogue().values() for row in sort]
    verbs = [effect["verb"] for row in rows for part in (row, *row.get("stages", ())) for effect in part.get("effects", ())]
    return (
        {f"card-{name}" for name in NAMES}
        | {f"board-{board.name}" for board in boards.FIRST}
        | {f"side-{side}" for side in SIDE_NAMES}
        | {f"effect-{verb}" for verb in verbs}
        | {f"colour-{colour}" for colour in COLOURS}
        | {f"symbol-{symbol}" for symbol in SYMBOLS}
        | {f"{word}-{letter}" for word in ("resource", "units") for letter in RESOURCES}
        | {f"counted-{thing}" for thing in COUNTED}
        | {f"where-{place}" for place in ("self", "left", "right", "around", "all")}
    )
