"""The score pad of Architects at a real table; derived from the data rows."""

from __future__ import annotations

from ...core.score_pad import PadCategory, PadItem, PadWonder, ScorePad, category, message
from . import cards, wonders
from .catalogue import effect_message, effects
from .constants import CAT_POINTS, VICTORY_POINTS
from .names import KIND_NAMES
from .scoring import CATEGORIES
from .tables import MOST_PLAYERS
from .vocabulary import COSTS, Card, Token, Wonder

_COUNTED = {"cat": "blue", "victory": "military", "token": "progress"}
"""The categories of the things that progress tokens count."""


def pads() -> list[ScorePad]:
    """R39: most points win, then most stages, then the victory is shared."""
    categories = {each["id"]: each for each in _categories()}
    lines = [categories[id] for id in CATEGORIES]
    return [
        {
            "game": "architects",
            "options": {},
            "wonders": [_wonder(row) for row in wonders.WONDERS],
            "stages": "wonder",
            "tables": [{"players": players, "categories": lines} for players in range(2, MOST_PLAYERS + 1)],
            "supremacies": [],
            "by_points": "points",
            "tie": {"category": "wonder", "measure": "count", "reason": "stages"},
            "shared": "shared",
        }
    ]


def message_ids() -> set[str]:
    """The message ids that only the pad uses."""
    return {f"pad-{id}" for id in ("stage", "cat", "victory")}


def _wonder(row: Wonder) -> PadWonder:
    """R7: a stage is built after all those on the levels below."""
    stages: list[PadItem] = []
    for level in row.levels:
        below = [stage["id"] for stage in stages]
        for stage in level:
            number = COSTS.index(stage.cost) + 1
            item: PadItem = {
                "id": f"stage-{number}",
                "label": message("pad-stage", count=int(stage.cost[0]), sort="same" if "=" in stage.cost else "different"),
                "points": stage.points,
                "most": 1,
            }
            stages.append(item if not below else {**item, "after": below})
    return {"id": row.name, "piece": row.name, "label": message(f"wonder-{row.name}"), "stages": stages}


def _categories() -> list[PadCategory]:
    """R37, R59: stages, cat, blue cards, military victory tokens and progress tokens."""
    cat: PadItem = {"id": "cat", "label": message("pad-cat"), "points": CAT_POINTS, "most": 1, "holders": 1}
    victory: PadItem = {"id": "victory", "label": message("pad-victory"), "points": VICTORY_POINTS}  # R51: no limit
    return [
        {"id": "wonder", "rule": "stages", "items": [], "takes_points": False},
        category("cat", [cat], takes_points=False),
        category("blue", [_card(row) for row in cards.CARDS if row.colour == "blue"]),
        category("military", [victory], takes_points=False),
        category("progress", [_token(row) for row in wonders.TOKENS]),
    ]


def _card(row: Card) -> PadItem:
    """R55: there are no more cards of a kind than in all decks together."""
    amounts = {effect.verb: effect.amount for effect in row.effects}
    copies = sum(deck[KIND_NAMES.index(row.name)] for deck in cards.DECKS.values())
    return {
        "id": row.name,
        "label": message(f"card-{row.name}"),
        "points": amounts["points"],
        "most": copies,
        "copies": copies,
    }


def _token(row: Token) -> PadItem:
    """R38: points of a token, of both copies, of a complete wonder, or for each thing it counts."""
    item: PadItem = {
        "id": row.name,
        "label": message(f"token-{row.name}"),
        "points": 0,
        "most": row.copies,
        "copies": row.copies,
    }
    for effect in row.effects:
        if effect.verb == "points":
            item["points"] = effect.amount
        elif effect.verb == "points-complete":
            item["complete"] = effect.amount
        elif effect.verb == "points-both":
            item["by_count"] = [0, item["points"], effect.amount]
        elif effect.verb == "points-per":
            item["points"] = effect.amount
            item["per"] = {"category": _COUNTED[effect.what], "items": _things(effect.what)}
            id, values = effect_message(effects((effect,))[0])
            item["hint"] = message(id, **values)
    return item


def _things(what: str) -> list[str]:
    """The items that count as a thing: blue cards with a cat, victory tokens, progress tokens."""
    if what == "cat":
        return [row.name for row in cards.CARDS if any(effect.verb == "cat" for effect in row.effects)]
    return ["victory"] if what == "victory" else [row.name for row in wonders.TOKENS]
