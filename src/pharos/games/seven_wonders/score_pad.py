"""The score pad of 7 Wonders at a real table, for both editions and the Free City; derived from the data rows."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.payload_types import words
from ...core.score_pad import PadCategory, PadItem, PadLabel, PadTable, PadWonder, ScorePad, category, message
from . import boards
from .catalogue import effect_message, effects
from .constants import COINS_PER_POINT, DEFEAT, GUILDS_MORE, SYMBOL_SET, VICTORY
from .names import CARD_NAMES
from .tables import AGES, LEAST_CITIES, MOST_CITIES, deck, rows_of
from .vocabulary import COLOURS, SIDES, SYMBOLS, Board, Card, Category, Edition, Effect, Stage

NEIGHBOURS = 2
CONFLICTS = NEIGHBOURS * AGES  # R26: conflicts of a city in a game
ORDER: dict[Edition, tuple[Category, ...]] = {
    1: words(Category),
    2: ("wonder", "treasury", "military", "civilian", "commerce", "science", "guilds"),
}
"""R52: the lines of the printed pad, which the editions count in a different order."""


def pads() -> list[ScorePad]:
    """The pads of both editions."""
    return [_pad(edition) for edition in ORDER]


def message_ids() -> set[str]:
    """The message ids that only the pads use."""
    return {f"pad-{id}" for id in ("victory", "defeat", "coins", "wild", "stage", "copied", "free-city")}


def _pad(edition: Edition) -> ScorePad:
    """R31, R47, R53: most points win, then most coins, then the victory is shared."""
    least = LEAST_CITIES if edition == 2 else LEAST_CITIES - 1  # R33: two players run a third city
    return {
        "game": "seven-wonders",
        "options": {"edition": str(edition)},
        "wonders": [_wonder(board, edition, side) for board in boards.EDITIONS[edition - 1] for side in (0, 1)],
        "stages": "wonder",
        "tables": [_table(edition, players) for players in range(least, MOST_CITIES + 1)],
        "supremacies": [],
        "by_points": "points",
        "tie": {"category": "treasury", "measure": "count", "reason": "coins"},
        "shared": "shared",
    }


def _wonder(board: Board, edition: Edition, side: int) -> PadWonder:
    name = SIDES[edition - 1][side]
    return {
        "id": f"{board.name}-{name}",
        "piece": board.name,
        "label": message(f"board-{board.name}"),
        "side": message(f"side-{name}"),
        "stages": [_stage(number, stage, edition) for number, stage in enumerate(board.sides[side], 1)],
    }


def _stage(number: int, stage: Stage, edition: Edition) -> PadItem:
    """R15: stages are built from the first to the last; some add a wild symbol or a guild to copy."""
    verbs = {effect.verb: effect.amount for effect in stage.effects}
    item: PadItem = {
        "id": f"stage-{number}",
        "label": message("pad-stage", stage=number),
        "points": verbs.get("points", 0),
        "most": 1,
    }
    if number > 1:
        item["after"] = [f"stage-{number - 1}"]
    if "wild-science" in verbs:
        item["adds"] = {"wild": verbs["wild-science"]}
    if "copy" in verbs:  # R23: the copied guild may be the one with a wild symbol
        item["adds"] = {"wild": 1, "copied": _dearest_guild(edition)}
    return item


def _dearest_guild(edition: Edition) -> int:
    """The most points that a copied guild can give."""
    values = (effect.amount * _most_of(row, edition, MOST_CITIES) for row in _guilds(edition) for effect in _points_of(row))
    return max(values)


def _table(edition: Edition, players: int) -> PadTable:
    cities = max(players, LEAST_CITIES)
    categories = {each["id"]: each for each in _categories(edition, cities, has_free_city=players < cities)}
    table: PadTable = {"players": players, "categories": [categories[id] for id in ORDER[edition]]}
    if players < cities:
        table["note"] = message("pad-free-city")
    return table


def _categories(edition: Edition, cities: int, *, has_free_city: bool) -> Iterator[PadCategory]:
    yield _military(cities, has_free_city=has_free_city)
    yield category("treasury", [_coins()], takes_points=False)
    yield {"id": "wonder", "rule": "stages", "items": [], "takes_points": True}
    yield category("civilian", [_printed(row, edition, cities) for row in _rows("blue", edition, cities)])
    yield _science(edition, cities)
    yield category("commerce", [_counting(r, edition, cities) for r in _rows("yellow", edition, cities) if _points_of(r)])
    guilds = category("guilds", [_counting(row, edition, cities) for row in _guilds(edition) if _points_of(row)])
    guilds["items"].append({"id": "copied", "label": message("pad-copied"), "points": 1, "most": 0, "holders": 1})
    guilds["most_kinds"] = cities + GUILDS_MORE  # R32
    yield guilds


def _military(cities: int, *, has_free_city: bool) -> PadCategory:
    """R26: tokens of 1, 3 or 5 points for a victory and one of -1 for a defeat, two conflicts an age."""
    won: list[PadItem] = [
        {
            "id": f"victory-{age}",
            "label": message("pad-victory", age=age),
            "points": points,
            "most": NEIGHBOURS,
            "copies": cities,
        }
        for age, points in enumerate(VICTORY, 1)
    ]
    lost: PadItem = {"id": "defeat", "label": message("pad-defeat"), "points": DEFEAT, "most": CONFLICTS}
    line = category("military", [*won, lost])
    line["most_in_all"] = CONFLICTS
    line["is_balanced"] = not has_free_city
    return line


def _coins() -> PadItem:
    """R12: each full 3 coins are a point."""
    return {"id": "coins", "label": message("pad-coins"), "points": 1, "each": COINS_PER_POINT}


def _science(edition: Edition, cities: int) -> PadCategory:
    """R30: squares and sets; R13: no card twice in a city; a wild symbol comes from a guild or a stage."""
    items: list[PadItem] = []
    for symbol in SYMBOLS:
        rows = [row for row in _rows("green", edition, cities) if row.effects[0].what == symbol]
        copies = sum(_copies(row, edition, cities) for row in rows)
        items.append({"id": symbol, "label": message(f"symbol-{symbol}"), "points": 0, "most": len(rows), "copies": copies})
    wild = sum(effect.verb == "wild-science" for row in _guilds(edition) for effect in row.effects)
    items.append({"id": "wild", "label": message("pad-wild"), "points": 0, "most": wild})
    return {
        "id": "science",
        "rule": "science",
        "items": items,
        "takes_points": True,
        "set_points": SYMBOL_SET,
        "wild": "wild",
    }


def _printed(row: Card, edition: Edition, cities: int) -> PadItem:
    """A card with its points printed on it."""
    points = sum(effect.amount for effect in row.effects if effect.verb == "points")
    return {
        "id": row.name,
        "label": message(f"card-{row.name}"),
        "points": points,
        "most": 1,
        "copies": _copies(row, edition, cities),
    }


def _counting(row: Card, edition: Edition, cities: int) -> PadItem:
    """R11, R28, R29: a card whose points are counted at the end; its number is that of the things it counts."""
    effect = _points_of(row)[0]
    item: PadItem = {
        "id": row.name,
        "label": message(f"card-{row.name}"),
        "hint": _hint(effect),
        "points": effect.amount,
        "most": _most_of(row, edition, cities),
        "holders": _copies(row, edition, cities),
    }
    if effect.verb == "points-if-complete":
        item["points"], item["complete"] = 0, effect.amount
    return item


def _hint(effect: Effect) -> PadLabel:
    id, values = effect_message(effects((effect,))[0])
    return message(id, **values)


def _points_of(row: Card) -> list[Effect]:
    return [effect for effect in row.effects if effect.verb in ("points-per", "points-if-complete")]


def _most_of(row: Card, edition: Edition, cities: int) -> int:
    """The most things that a card can count, no matter whose they are."""
    effects = _points_of(row)
    if not effects or effects[0].verb == "points-if-complete":
        return len(effects)
    where = len(effects[0].where.split())
    return sum(_most_counted(what, where, edition, cities) for what in effects[0].what.split())


def _most_counted(what: str, where: int, edition: Edition, cities: int) -> int:
    """R13, R26: the most of a thing that one city or several neighbouring ones can have."""
    if what == "defeat":
        return CONFLICTS * where
    if what == "stage":
        longest = sorted(max(map(len, board.sides)) for board in boards.EDITIONS[edition - 1])
        return sum(longest[-where:])
    if what == "purple":
        return min(len(_guilds(edition)), cities + GUILDS_MORE)
    rows = _rows(what, edition, cities)
    return min(where * len(rows), sum(_copies(row, edition, cities) for row in rows))


def _rows(colour: str, edition: Edition, cities: int) -> list[Card]:
    """R34: the rows of a colour that are in play, each name once."""
    assert colour in COLOURS
    rows = (row for age in range(1, AGES + 1) for row in rows_of(edition, age) if row.colour == colour)
    return list({row.name: row for row in rows if _copies(row, edition, cities)}.values())


def _copies(row: Card, edition: Edition, cities: int) -> int:
    """R34: how many cards of a name are in play; a guild is there once."""
    number = CARD_NAMES.index(row.name)
    return sum(deck(edition, cities, age).count(number) for age in range(1, AGES + 1)) if row.marks else 1


def _guilds(edition: Edition) -> list[Card]:
    return [row for row in rows_of(edition, AGES) if not row.marks]
