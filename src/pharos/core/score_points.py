"""What the entries of a score sheet are worth, by the pad of a game."""

from __future__ import annotations

from collections.abc import Iterator

from .score_pad import POINTS, Entry, PadCategory, PadItem, PadWonder, ScorePad, SheetPlayer


def category_points(pad: ScorePad, category: PadCategory, player: SheetPlayer) -> int:
    """Return what a player's entry in a category is worth."""
    entry = player["entries"].get(category["id"], {})
    if POINTS in entry:
        return entry[POINTS]
    if category["rule"] == "science":
        return science_points(category, best_symbols(category, entry))
    return sum(item_points(pad, item, entry, player) for item in items_of(pad, category, player))


def items_of(pad: ScorePad, category: PadCategory, player: SheetPlayer) -> list[PadItem]:
    """Return the items of a category; where they are stages, those of the player's wonder."""
    if category["rule"] != "stages":
        return category["items"]
    wonder = wonder_of(pad, player)
    return wonder["stages"] if wonder else []


def wonder_of(pad: ScorePad, player: SheetPlayer) -> PadWonder | None:
    """Return the player's wonder; None if it is not known."""
    return next((wonder for wonder in pad["wonders"] if wonder["id"] == player.get("wonder")), None)


def item_points(pad: ScorePad, item: PadItem, entry: Entry, player: SheetPlayer) -> int:
    """Return what a player's items of one kind are worth."""
    count = entry.get(item["id"], 0)
    if "by_count" in item:
        return item["by_count"][min(count, len(item["by_count"]) - 1)]
    times = count // item.get("each", 1)
    if "per" in item:
        counted = player["entries"].get(item["per"]["category"], {})
        times *= sum(counted.get(id, 0) for id in item["per"]["items"])
    if "complete" in item and is_complete(pad, player):
        return times * item["complete"]
    return times * item["points"]


def stages_built(pad: ScorePad, player: SheetPlayer) -> list[PadItem] | None:
    """Return the built stages of the player's wonder; None if they are not known."""
    wonder = wonder_of(pad, player)
    entry = player["entries"].get(pad.get("stages", ""), {})
    if wonder is None or POINTS in entry:
        return None
    return [stage for stage in wonder["stages"] if entry.get(stage["id"], 0)]


def is_complete(pad: ScorePad, player: SheetPlayer) -> bool:
    """Whether every stage of the player's wonder is built, or may be."""
    wonder, built = wonder_of(pad, player), stages_built(pad, player)
    return wonder is None or built is None or len(built) == len(wonder["stages"])


def science_points(category: PadCategory, symbols: Entry) -> int:
    """Return the squares of the counts, plus the points for each set of different symbols."""
    return sum(n * n for n in symbols.values()) + category.get("set_points", 0) * min(symbols.values())


def best_symbols(category: PadCategory, entry: Entry) -> Entry:
    """Return the counts of symbols, with wild ones counted where they are worth most."""
    wild = category.get("wild", "")
    own = {item["id"]: entry.get(item["id"], 0) for item in category["items"] if item["id"] != wild}
    ways = (
        {id: own[id] + more for id, more in zip(own, split, strict=True)} for split in _splits(entry.get(wild, 0), len(own))
    )
    return max(ways, key=lambda symbols: science_points(category, symbols))


def _splits(number: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to split a number into this many parts."""
    if parts == 1:
        yield (number,)
        return
    for first in range(number + 1):
        yield from ((first, *rest) for rest in _splits(number - first, parts - 1))
