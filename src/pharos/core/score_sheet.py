"""Adds up a score sheet by the pad of its game: points, ranks, who won and why."""

from __future__ import annotations

from .errors import BadChoice
from .score_checks import problems, require_fit
from .score_pad import POINTS, PadTable, ScorePad, ScoreSheet, SheetPlayer, Tally
from .score_points import category_points


def pad_for(pads: list[ScorePad], options: dict[str, str]) -> ScorePad:
    """Return the pad for these options; raises BadChoice."""
    for pad in pads:
        if pad["options"] == options:
            return pad
    raise BadChoice("pad-options", got=_shown(options), expected=", ".join(_shown(pad["options"]) for pad in pads))


def _shown(options: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items()) or "-"


def table_for(pad: ScorePad, players: int) -> PadTable:
    """Return the lines of a pad for a number of players; raises BadChoice."""
    for table in pad["tables"]:
        if table["players"] == players:
            return table
    raise BadChoice("pad-players", got=players, expected=", ".join(str(table["players"]) for table in pad["tables"]))


def tally(pad: ScorePad, sheet: ScoreSheet) -> Tally:
    """Add up a sheet and list everything impossible on it; raises BadChoice if it does not fit the pad at all."""
    table = table_for(pad, len(sheet["players"]))
    require_fit(pad, table, sheet)
    points = [
        {category["id"]: category_points(pad, category, player) for category in table["categories"]}
        for player in sheet["players"]
    ]
    ranking, reason = _ranking(pad, sheet, points)
    return {
        "points": points,
        "totals": [sum(each.values()) for each in points],
        "ranking": ranking,
        "winners": ranking[0],
        "reason": reason,
        "problems": problems(pad, table, sheet),
    }


def _ranking(pad: ScorePad, sheet: ScoreSheet, points: list[dict[str, int]]) -> tuple[list[list[int]], str]:
    """Return the players of each rank, and why the first ones won."""
    seats = range(len(points))
    if supremacy := sheet.get("supremacy"):
        winner = supremacy["winner"]
        return [[winner], [seat for seat in seats if seat != winner]], supremacy["reason"]
    totals = [sum(each.values()) for each in points]
    ranks = [(totals[seat], _tie_measure(pad, sheet["players"][seat], points[seat])) for seat in seats]
    ranking = [[seat for seat in seats if ranks[seat] == rank] for rank in sorted(set(ranks), reverse=True)]
    if len(ranking[0]) > 1:
        return ranking, pad["shared"]
    return ranking, pad["tie"]["reason"] if totals.count(max(totals)) > 1 else pad["by_points"]


def _tie_measure(pad: ScorePad, player: SheetPlayer, points: dict[str, int]) -> int:
    """Return what decides between equal totals."""
    tie = pad["tie"]
    if tie["measure"] == "points":
        return points[tie["category"]]
    counts = [n for id, n in player["entries"].get(tie["category"], {}).items() if id != POINTS]
    return sum(counts) if tie["measure"] == "count" else sum(n > 0 for n in counts)
