"""Every piece of Architects with all that is needed to draw and describe it; read off the data rows."""

from __future__ import annotations

from typing import Any

from ...core.kind import Phrase
from . import cards, wonders
from .scoring import CAT_POINTS, VICTORY_POINTS
from .setup import CONFLICT
from .vocabulary import COLOURS, COSTS, COUNTED, Effect, Wonder


def effects(row: tuple[Effect, ...]) -> list[dict[str, Any]]:
    """The verbs of a row as plain data."""
    return [{"verb": effect.verb, "amount": effect.amount, "what": effect.what} for effect in row]


def effect_phrase(effect: dict[str, Any]) -> Phrase:
    """A verb of the catalogue as a sentence."""
    verb, what = effect["verb"], effect["what"]
    if verb == "take" or what == "stage":
        return f"effect-{verb}-{what}", {}
    if verb == "extra-card":
        return f"effect-{verb}", {"cards": what.split()}
    return f"effect-{verb}", {"amount": effect["amount"], "counted": what}


def stages(row: Wonder) -> list[dict[str, Any]]:
    """The stages of a wonder from the bottom up, with the level that each lies on."""
    return [
        {
            "stage": 1 + COSTS.index(stage.cost),
            "level": level,
            "count": int(stage.cost[0]),
            "identical": stage.cost[1] == "=",
            "points": stage.points,
            "effects": effects(stage.effects),
        }
        for level, side_by_side in enumerate(row.levels)
        for stage in side_by_side
    ]


def wonder_effects(row: Wonder) -> list[dict[str, Any]]:
    """What the stages of a wonder do, each effect once."""
    found: list[dict[str, Any]] = []
    for stage in stages(row):
        found += [effect for effect in stage["effects"] if effect not in found]
    return found


def catalogue() -> dict[str, list[dict[str, Any]]]:
    """All pieces by sort."""
    kinds = [row.name for row in cards.CARDS]
    return {
        "card": [{"name": row.name, "colour": row.colour, "effects": effects(row.effects)} for row in cards.CARDS],
        "wonder": [{"name": row.name, "stages": stages(row), "effects": wonder_effects(row)} for row in wonders.WONDERS],
        "token": [{"name": row.name, "copies": row.copies, "effects": effects(row.effects)} for row in wonders.TOKENS],
        "deck": [{"deck": deck, "cards": dict(zip(kinds, counts, strict=True))} for deck, counts in cards.DECKS.items()],
        "pawn": [{"pawn": "cat", "points": CAT_POINTS}],
        "victory": [{"victory": "military", "points": VICTORY_POINTS}],
        "conflict": [{"players": players, "tokens": CONFLICT[players]} for players in range(2, 8)],
    }


def words() -> set[str]:
    """All message ids of Architects that name or describe pieces."""
    verbs = [effect for card in cards.CARDS for effect in effects(card.effects)]
    verbs += [effect for token in wonders.TOKENS for effect in effects(token.effects)]
    verbs += [effect for wonder in wonders.WONDERS for effect in wonder_effects(wonder)]
    return (
        {f"card-{row.name}" for row in cards.CARDS}
        | {f"wonder-{row.name}" for row in wonders.WONDERS}
        | {f"token-{row.name}" for row in wonders.TOKENS}
        | {effect_phrase(effect)[0] for effect in verbs}
        | {f"colour-{colour}" for colour in COLOURS}
        | {f"counted-{thing}" for thing in COUNTED}
    )
