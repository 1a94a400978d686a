"""Every piece of Duel with everything needed to draw and describe it; derived from the data rows."""

from __future__ import annotations

from ...core.ruleset import Message
from . import cards, payload_types, wonders
from .constants import CAPITAL, SALE, SALE_COLOUR, SALE_PER_CARD, ZONES
from .layouts import covered_by, places
from .names import BACKS
from .payload_types import CardRow, Catalogue, LayoutRow
from .tables import split_cost
from .vocabulary import COLOURS, COUNTED, RESOURCES, SYMBOLS, Back, Card, Effect

_OBJECT = {
    "produce": "resources",
    "produce-one": "resource",
    "fixed-price": "resource",
    "science": "symbol",
    "destroy": "on",
    "discount": "on",
}


def effects(row: tuple[Effect, ...]) -> list[payload_types.Effect]:
    """The verbs of a row as plain data."""
    return [{"verb": effect.verb, "amount": effect.amount, "what": effect.what} for effect in row]


def effect_message(effect: payload_types.Effect) -> Message:
    """A verb of the catalogue as a sentence."""
    verb, what = effect["verb"], effect["what"]
    key = _OBJECT.get(verb, "counted")
    value = list(what) if key == "resource" else what.split() if key == "counted" else what
    return f"effect-{verb}", {"amount": effect["amount"], key: value}


def catalogue() -> Catalogue:
    """All pieces by kind."""
    decks = (cards.AGE_1, cards.AGE_2, cards.AGE_3, cards.GUILDS)
    return {
        "card": [_card(row, back) for back, deck in zip(BACKS, decks, strict=True) for row in deck],
        "wonder": [
            {"name": row.name, "coins": coins, "cost": cost, "effects": effects(row.effects)}
            for row in wonders.WONDERS
            for coins, cost in [split_cost(row.cost)]
        ],
        "token": [{"name": row.name, "effects": effects(row.effects)} for row in wonders.TOKENS],
        "layout": [_layout(1), _layout(2), _layout(3)],
        "zone": [{"first": zone.first, "points": zone.points, "coins": zone.coins} for zone in ZONES],
        "capital": [{"spaces": CAPITAL}],
        "sale": [{"coins": SALE, "each": SALE_PER_CARD, "colour": SALE_COLOUR}],
    }


def _card(row: Card, back: Back) -> CardRow:
    coins, cost = split_cost(row.cost)
    entry: CardRow = {
        "name": row.name,
        "age": back,
        "colour": row.colour,
        "coins": coins,
        "cost": cost,
        "effects": effects(row.effects),
    }
    if row.after and row.by:
        entry["after"], entry["by"] = row.after, row.by
    later = next((other for other in cards.CARDS if other.after == row.name), None)
    if later and later.by:
        entry["gives"], entry["before"] = later.by, later.name
    return entry


def _layout(age: payload_types.Age) -> LayoutRow:
    return {
        "age": age,
        "slots": [{"row": row, "x": x, "up": up} for row, x, up in places(age)],
        "covered_by": covered_by(age),
    }


def message_ids() -> set[str]:
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
