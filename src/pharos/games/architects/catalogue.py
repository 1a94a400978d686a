"""Every piece of Architects with everything needed to draw and describe it; derived from the data rows."""

from __future__ import annotations

from ...core.ruleset import Message
from . import cards, payload_types, wonders
from .constants import CAT_POINTS, CONFLICT, VICTORY_POINTS
from .names import KIND_NAMES, STAGE_NUMBERS
from .payload_types import Catalogue, StageRow
from .tables import MOST_PLAYERS
from .vocabulary import COLOURS, COSTS, COUNTED, Effect, Wonder


def effects(row: tuple[Effect, ...]) -> list[payload_types.Effect]:
    """The verbs of a row as plain data."""
    return [{"verb": effect.verb, "amount": effect.amount, "what": effect.what} for effect in row]


def effect_message(effect: payload_types.Effect) -> Message:
    """A verb of the catalogue as a sentence."""
    verb, what = effect["verb"], effect["what"]
    if verb == "take" or what == "stage":
        return f"effect-{verb}-{what}", {}
    if verb == "extra-card":
        return f"effect-{verb}", {"cards": what.split()}
    return f"effect-{verb}", {"amount": effect["amount"], "counted": what}


def stages(row: Wonder) -> list[StageRow]:
    """The stages of a wonder from the bottom up, each with its level."""
    return [
        {
            "stage": STAGE_NUMBERS[COSTS.index(stage.cost)],
            "level": level,
            "count": int(stage.cost[0]),
            "identical": stage.cost[1] == "=",
            "points": stage.points,
            "effects": effects(stage.effects),
        }
        for level, side_by_side in enumerate(row.levels)
        for stage in side_by_side
    ]


def wonder_effects(row: Wonder) -> list[payload_types.Effect]:
    """What the stages of a wonder do, each effect once."""
    once: list[payload_types.Effect] = []
    for stage in stages(row):
        once += [effect for effect in stage["effects"] if effect not in once]
    return once


def catalogue() -> Catalogue:
    """All pieces by kind."""
    return {
        "card": [{"name": row.name, "colour": row.colour, "effects": effects(row.effects)} for row in cards.CARDS],
        "wonder": [{"name": row.name, "stages": stages(row), "effects": wonder_effects(row)} for row in wonders.WONDERS],
        "token": [{"name": row.name, "copies": row.copies, "effects": effects(row.effects)} for row in wonders.TOKENS],
        "deck": [
            {"deck": deck, "cards": dict(zip(KIND_NAMES, counts, strict=True))} for deck, counts in cards.DECKS.items()
        ],
        "pawn": [{"pawn": "cat", "points": CAT_POINTS}],
        "victory": [{"victory": "military", "points": VICTORY_POINTS}],
        "conflict": [{"players": players, "tokens": CONFLICT[players]} for players in range(2, MOST_PLAYERS + 1)],
    }


def message_ids() -> set[str]:
    """All message ids of Architects that name or describe pieces."""
    verbs = [effect for card in cards.CARDS for effect in effects(card.effects)]
    verbs += [effect for token in wonders.TOKENS for effect in effects(token.effects)]
    verbs += [effect for wonder in wonders.WONDERS for effect in wonder_effects(wonder)]
    return (
        {f"card-{row.name}" for row in cards.CARDS}
        | {f"wonder-{row.name}" for row in wonders.WONDERS}
        | {f"token-{row.name}" for row in wonders.TOKENS}
        | {effect_message(effect)[0] for effect in verbs}
        | {f"colour-{colour}" for colour in COLOURS}
        | {f"counted-{thing}" for thing in COUNTED}
    )
