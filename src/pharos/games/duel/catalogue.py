"""Every piece of Duel with all that is needed to draw and describe it; read off the data rows."""

from __future__ import annotations

from typing import Any

from ...core.kind import Phrase
from . import cards, wonders
from .layouts import covered_by, places
from .tables import split_cost
from .vocabulary import COLOURS, COUNTED, RESOURCES, SYMBOLS, Effect

_OBJECT = {
    "produce": "resources",
    "produce-one": "resource",
    "fixed-price": "resource",
    "science": "symbol",
    "destroy": "on",
    "discount": "on",
}


def effects(row: tuple[Effect, ...]) -> list[dict[str, Any]]:
    """The verbs of a row as plain data."""
    return [{"verb": effect.verb, "amount": effect.amount, "what": effect.what} for effect in row]


def effect_phrase(effect: dict[str, Any]) -> Phrase:
    """A verb of the catalogue as a sentence."""
    verb, what = effect["verb"], effect["what"]
    key = _OBJECT.get(verb, "counted")
    value = list(what) if key == "resource" else what.split() if key == "counted" else what
    return f"effect-{verb}", {"amount": effect["amount"], key: value}


def catalogue() -> dict[str, list[dict[str, Any]]]:
    """All pieces by sort."""
    return {
        "card": [
            {"name": row.name, "age": age, "colour": row.colour, **_cost(row.cost), "effects": effects(row.effects)}
            | ({"after": row.after, "by": row.by} if row.after else {})
            | _gives(row.name)
            for age, deck in (("1", cards.AGE_1), ("2", cards.AGE_2), ("3", cards.AGE_3), ("guild", cards.GUILDS))
            for row in deck
        ],
        "wonder": [{"name": row.name, **_cost(row.cost), "effects": effects(row.effects)} for row in wonders.WONDERS],
        "token": [{"name": row.name, "effects": effects(row.effects)} for row in wonders.TOKENS],
        "layout": [
            {
                "age": age,
                "slots": [{"row": row, "x": x, "up": up} for row, x, up in places(age)],
                "covered_by": covered_by(age),
            }
            for age in (1, 2, 3)
        ],
    }


def _cost(cost: str) -> dict[str, Any]:
    coins, resources = split_cost(cost)
    return {"coins": coins, "cost": resources}


def _gives(name: str) -> dict[str, Any]:
    """The chain symbol a card carries: the reverse of the row of the card that it makes free."""
    later = next((row for row in cards.CARDS if row.after == name), None)
    return {"gives": later.by, "before": later.name} if later else {}


def words() -> set[str]:
    """All message ids of Duel that name or describe pieces."""
    rows = (*cards.CARDS, *wonders.WONDERS, *wonders.TOKENS)
    return (
        {f"card-{row.name}" for row in cards.CARDS}
        | {f"wonder-{row.name}" for row in wonders.WONDERS}
        | {f"token-{row.name}" for row in wonders.TOKENS}
        | {f"chain-{row.by}" for row in cards.CARDS if row.by}
        | {f"effect-{effect.verb}" for row in rows for effect in row.effects}
        | {f"colour-{colour}" for colour in COLOURS}
        | {f"symbol-{symbol}" for symbol in SYMBOLS}
        | {f"{word}-{letter}" for word in ("resource", "units") for letter in RESOURCES}
        | {f"counted-{thing}" for thing in COUNTED}
    )
