"""Finds what is impossible on a score sheet: too many pieces, stages out of order, points that no pieces give."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .errors import BadChoice
from .score_pad import POINTS, Entry, PadCategory, PadItem, PadTable, Problem, ScorePad, ScoreSheet, SheetPlayer
from .score_points import best_symbols, items_of, science_points, stages_built, wonder_of

MOST_COUNT = 999
"""No number on a sheet is larger."""
MOST_PIECES = 99
"""No limited number of pieces is larger."""
MOST_PER = 30
"""No item counts more things than this."""


def require_fit(pad: ScorePad, table: PadTable, sheet: ScoreSheet) -> None:
    """Raise BadChoice if the sheet names something that the pad does not have, or has numbers that are out of bounds."""
    for player in sheet["players"]:
        if player.get("wonder") is not None and wonder_of(pad, player) is None:
            raise BadChoice("pad-wonder", got=str(player.get("wonder")))
        for id, entry in player["entries"].items():
            category = next((each for each in table["categories"] if each["id"] == id), None)
            if category is None:
                raise BadChoice("pad-category", got=id, expected=", ".join(each["id"] for each in table["categories"]))
            _require_entry(pad, category, player, entry)
    supremacy = sheet.get("supremacy")
    if supremacy and (supremacy["reason"] not in pad["supremacies"] or not 0 <= supremacy["winner"] < table["players"]):
        raise BadChoice("pad-supremacy", got=supremacy["reason"], expected=", ".join(pad["supremacies"]) or "-")


def _require_entry(pad: ScorePad, category: PadCategory, player: SheetPlayer, entry: Entry) -> None:
    bounds = {item["id"]: (0, MOST_PIECES if "most" in item else MOST_COUNT) for item in items_of(pad, category, player)}
    if POINTS in entry and category["takes_points"]:
        bounds = {POINTS: (-MOST_COUNT, MOST_COUNT)}
    for id, count in entry.items():
        if id not in bounds:
            raise BadChoice("pad-item", category=category["id"], got=id, expected=", ".join(bounds) or "-")
        least, most = bounds[id]
        if not least <= count <= most:
            raise BadChoice("pad-number", category=category["id"], got=count, most=most)


def problems(pad: ScorePad, table: PadTable, sheet: ScoreSheet) -> list[Problem]:
    """List everything impossible on a sheet, in the order of the players, then for the whole table."""
    wrong: list[Problem] = []
    for seat, player in enumerate(sheet["players"]):
        for category in table["categories"]:
            wrong += _problems_of_entry(pad, category, seat, player)
    for category in table["categories"]:
        wrong += _problems_of_table(pad, category, sheet["players"])
    return [*wrong, *_same_wonders(pad, sheet["players"])]


def _problem(
    id: str, player: int | None = None, category: str | None = None, item: str | None = None,
    most: int | None = None, got: int | None = None,
) -> Problem:  # fmt: skip
    return {"id": id, "player": player, "category": category, "item": item, "most": most, "got": got}


def _problems_of_entry(pad: ScorePad, category: PadCategory, seat: int, player: SheetPlayer) -> Iterator[Problem]:
    entry, id = player["entries"].get(category["id"], {}), category["id"]
    if POINTS in entry:
        if find_entry(pad, category, entry[POINTS], player) is None:
            yield _problem("impossible-points", seat, id, got=entry[POINTS])
        return
    for item in items_of(pad, category, player):
        count, most = entry.get(item["id"], 0), limit_of(pad, item, player)
        if most is not None and count > most:
            yield _problem("too-many", seat, id, item["id"], most, count)
        if count and not all(entry.get(before, 0) for before in item.get("after", [])):
            yield _problem("out-of-order", seat, id, item["id"])
    if sum(entry.values()) > category.get("most_in_all", MOST_COUNT):
        yield _problem("too-many-in-all", seat, id, None, category.get("most_in_all"), sum(entry.values()))
    if (kinds := sum(n > 0 for n in entry.values())) > category.get("most_kinds", MOST_COUNT):
        yield _problem("too-many-kinds", seat, id, None, category.get("most_kinds"), kinds)


def limit_of(pad: ScorePad, item: PadItem, player: SheetPlayer) -> int | None:
    """Return how many of an item the player can have, including those from stages of the wonder; None without a limit."""
    if "most" not in item:
        return None
    wonder, built = wonder_of(pad, player), stages_built(pad, player)
    if wonder is None:
        return item["most"] + max((_added(item, each["stages"]) for each in pad["wonders"]), default=0)
    if built is None or pad.get("stages") not in player["entries"]:
        built = wonder["stages"]
    return item["most"] + _added(item, built)


def _added(item: PadItem, stages: list[PadItem]) -> int:
    return sum(stage.get("adds", {}).get(item["id"], 0) for stage in stages)


def _problems_of_table(pad: ScorePad, category: PadCategory, players: list[SheetPlayer]) -> Iterator[Problem]:
    """Pieces that the whole table has too many of, and conflicts that somebody won and nobody lost."""
    id, most = category["id"], category.get("most_at_table", MOST_COUNT)
    entries = [player["entries"].get(id, {}) for player in players]
    for item in category["items"]:
        counts = [entry.get(item["id"], 0) for entry in entries]
        if sum(counts) > item.get("copies", MOST_COUNT * len(players)):
            yield _problem("too-many-copies", None, id, item["id"], item.get("copies"), sum(counts))
        if (holders := sum(n > 0 for n in counts)) > item.get("holders", len(players)):
            yield _problem("too-many-holders", None, id, item["id"], item.get("holders"), holders)
    if (kinds := sum(n > 0 for entry in entries for key, n in entry.items() if key != POINTS)) > most:
        yield _problem("too-many-at-table", None, id, None, most, kinds)
    if category.get("is_balanced") and not any(POINTS in entry for entry in entries):
        won, lost = (_count_signed(category, entries, sign) for sign in (1, -1))
        if won != lost:
            yield _problem("unbalanced", None, id, None, won, lost)


def _count_signed(category: PadCategory, entries: list[Entry], sign: int) -> int:
    """The number of items whose points have this sign."""
    signed = [item["id"] for item in category["items"] if sign * item["points"] > 0]
    return sum(entry.get(id, 0) for entry in entries for id in signed)


def _same_wonders(pad: ScorePad, players: list[SheetPlayer]) -> Iterator[Problem]:
    pieces = [wonder["piece"] for player in players if (wonder := wonder_of(pad, player))]
    for piece in sorted({piece for piece in pieces if pieces.count(piece) > 1}):
        yield _problem("same-wonder", item=piece)


def find_entry(pad: ScorePad, category: PadCategory, points: int, player: SheetPlayer) -> Entry | None:
    """Return items that add up to these points within the limits of the pad ("is 53 possible?"), or None."""
    if category["rule"] == "science":
        return _find_symbols(pad, category, points, player)
    if category["rule"] == "stages":
        wonder = wonder_of(pad, player)
        sides = [wonder["stages"]] if wonder else [each["stages"] for each in pad["wonders"]]
        return next((entry for stages in sides if (entry := _find_stages(stages, points)) is not None), None)
    return _find_items(pad, category, points, player)


def _find_symbols(pad: ScorePad, category: PadCategory, points: int, player: SheetPlayer) -> Entry | None:
    """The fewest symbols that add up to the points, wild ones last."""
    items = sorted(category["items"], key=lambda item: item["id"] != category.get("wild"))
    ranges = [range((limit_of(pad, item, player) or 0) + 1) for item in items]
    for counts in product(*ranges):
        entry = {item["id"]: n for item, n in zip(items, counts, strict=True)}
        if science_points(category, best_symbols(category, entry)) == points:
            return entry
    return None


def _find_stages(stages: list[PadItem], points: int) -> Entry | None:
    for built in product((0, 1), repeat=len(stages)):
        entry = {stage["id"]: n for stage, n in zip(stages, built, strict=True) if n}
        is_in_order = all(before in entry for stage in stages if stage["id"] in entry for before in stage.get("after", []))
        if is_in_order and sum(stage["points"] for stage in stages if stage["id"] in entry) == points:
            return entry
    return None


def _find_items(pad: ScorePad, category: PadCategory, points: int, player: SheetPlayer) -> Entry | None:
    """Items by the sums, numbers and kinds that they can reach, one item after another."""
    most_in_all, most_kinds = category.get("most_in_all"), category.get("most_kinds")
    reached: dict[tuple[int, int, int], Entry] = {(0, 0, 0): {}}
    for item in category["items"]:
        values = list(_values(pad, item, player, points))
        for (total, number, kinds), entry in list(reached.items()):
            for count, worth in values:
                in_all = 0 if most_in_all is None else number + count
                kinds_now = 0 if most_kinds is None else kinds + 1
                if in_all <= (most_in_all or 0) and kinds_now <= (most_kinds or 0):
                    reached.setdefault((total + worth, in_all, kinds_now), {**entry, item["id"]: count})
    return next((entry for (total, _, _), entry in reached.items() if total == points), None)


def _values(pad: ScorePad, item: PadItem, player: SheetPlayer, points: int) -> Iterator[tuple[int, int]]:
    """Every number of an item from 1, with what it can be worth; without a limit, up to the points."""
    limit = limit_of(pad, item, player)
    for count in range(1, (max(points, 0) if limit is None else limit) + 1):
        if "by_count" in item:
            yield count, item["by_count"][count]
        elif "per" in item:
            yield from ((count, count * item["points"] * n) for n in range(MOST_PER + 1))
        else:
            worths = {item["points"], item.get("complete", item["points"])}
            yield from ((count, count // item.get("each", 1) * worth) for worth in worths)
