"""The score pad of Duel at a real table; derived from the data rows."""

from __future__ import annotations

from ...core.score_pad import PadCategory, PadItem, PadLabel, ScorePad, category, message
from . import cards, wonders
from .catalogue import effect_message, effects
from .constants import (
    CAPITAL,
    COINS_PER_POINT,
    GUILDS_IN_PLAY,
    MOST_WONDERS,
    SYMBOLS_TO_WIN,
    TOKENS_ON_BOARD,
    WONDERS_EACH,
    ZONES,
)
from .scoring import CATEGORIES
from .vocabulary import Card, Colour, Effect, Token

SUPREMACIES = ["military", "science"]  # R44, R45
SAME_SYMBOL = 2  # cards with the same symbol


def pads() -> list[ScorePad]:
    """R57: most points win, then most points on blue cards, then the victory is shared."""
    categories = {each["id"]: each for each in _categories()}
    return [
        {
            "game": "duel",
            "options": {},
            "wonders": [],
            "tables": [{"players": 2, "categories": [categories[id] for id in CATEGORIES]}],
            "supremacies": SUPREMACIES,
            "by_points": "civilian",
            "tie": {"category": "civilian", "measure": "points", "reason": "blue-cards"},
            "shared": "shared",
        }
    ]


def message_ids() -> set[str]:
    """The message ids that only the pad uses."""
    return {"pad-coins", "pad-pawn"}


def _categories() -> list[PadCategory]:
    """R54 to R56: the lines of the rulebook's score sheet."""
    green, guilds = category("science", _printed("green")), category("guilds", [_guild(row) for row in cards.GUILDS])
    green["most_in_all"] = SAME_SYMBOL * (SYMBOLS_TO_WIN - 1)  # R45: one more symbol ends the game
    guilds["most_kinds"] = guilds["most_at_table"] = GUILDS_IN_PLAY  # R6
    return [
        category("civilian", _printed("blue")),
        green,
        category("commerce", _printed("yellow")),
        guilds,
        _wonders(),
        _progress(),
        category("treasury", [_coins()], takes_points=False),
        category("military", [_pawn()]),
    ]


def _printed(colour: Colour) -> list[PadItem]:
    """The cards of a colour with points printed on them."""
    rows = [row for row in cards.CARDS if row.colour == colour and _points(row.effects)]
    return [_piece("card", row.name, row.effects) for row in rows]


def _points(row: tuple[Effect, ...]) -> int:
    return sum(effect.amount for effect in row if effect.verb == "points")


def _piece(kind: str, name: str, row: tuple[Effect, ...]) -> PadItem:
    """A piece that exists once, with the points printed on it."""
    return {"id": name, "label": message(f"{kind}-{name}"), "points": _points(row), "most": 1, "copies": 1}


def _guild(row: Card) -> PadItem:
    """R51 to R53: a guild counts things in the city that has most; its number is that of the things."""
    effect = next(effect for effect in row.effects if effect.verb == "most-points")
    item: PadItem = {
        "id": row.name,
        "label": message(f"card-{row.name}"),
        "hint": _hint(effect),
        "points": effect.amount,
        "holders": 1,
    }
    if effect.what != "coin_set":  # R60: coins are unlimited
        item["most"] = _most_counted(effect.what)
    return item


def _hint(effect: Effect) -> PadLabel:
    id, values = effect_message(effects((effect,))[0])
    return message(id, **values)


def _most_counted(what: str) -> int:
    """How many of the things that a guild counts a city can have."""
    if what == "wonder":
        return WONDERS_EACH
    return sum(row.colour in what.split() for row in cards.CARDS)


def _wonders() -> PadCategory:
    """R33, R40: the wonders built, at most four each and seven in all."""
    line = category("wonders", [_piece("wonder", row.name, row.effects) for row in wonders.WONDERS])
    line["most_in_all"], line["most_at_table"] = WONDERS_EACH, MOST_WONDERS
    return line


def _progress() -> PadCategory:
    """R2, R38, R56: the tokens held; Mathematics counts them all."""
    names: list[str] = [row.name for row in wonders.TOKENS]
    line = category("progress", [_token(row, names) for row in wonders.TOKENS])
    drawn = sum(effect.verb == "library" for row in wonders.WONDERS for effect in row.effects)
    line["most_in_all"] = line["most_at_table"] = TOKENS_ON_BOARD + drawn
    return line


def _token(row: Token, names: list[str]) -> PadItem:
    item = _piece("token", row.name, row.effects)
    for effect in row.effects:
        if effect.verb == "points-per":
            item["points"], item["hint"] = effect.amount, _hint(effect)
            item["per"] = {"category": "progress", "items": names}
    return item


def _coins() -> PadItem:
    """R55: each full 3 coins are a point."""
    return {"id": "coins", "label": message("pad-coins"), "points": 1, "each": COINS_PER_POINT}


def _pawn() -> PadItem:
    """R54: points by the zone that the pawn stands in, for the player who is ahead."""
    ahead = [max((zone.points for zone in ZONES if spaces >= zone.first), default=0) for spaces in range(CAPITAL)]
    return {
        "id": "pawn",
        "label": message("pad-pawn"),
        "points": 1,
        "by_count": ahead,
        "most": CAPITAL - 1,
        "holders": 1,
    }
