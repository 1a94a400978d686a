"""Score sheets as files, in the format that the score pad of the web client reads and writes."""

from __future__ import annotations

import csv
import io
import json

from ..core.errors import BadChoice
from ..core.json_types import JsonObject

Sheet = JsonObject
COLUMNS = (
    "id", "played", "game", "options", "supremacy", "seat", "name", "mark", "wonder", "total", "rank", "reason", "entries",
)  # fmt: skip
FORMULA = ("=", "+", "@", "\t", "\r", "-")
"""Beginnings that a spreadsheet takes for a formula."""
_OF_SHEET, _OF_PLAYER = ("id", "game", "options", "supremacy", "played"), ("name", "wonder", "entries")


def to_json(sheets: list[Sheet]) -> str:
    """All sheets with everything."""
    plain = [{name: sheet[name] for name in (*_OF_SHEET, "players")} for sheet in sheets]
    return json.dumps({"format": "pharos-score-sheets", "version": 1, "sheets": plain}, ensure_ascii=False, indent=2) + "\n"


def to_csv(sheets: list[Sheet]) -> str:
    """A row for each player: what it adds up to, and the entries from which it can be read back."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for sheet in sheets:
        for seat in range(len(sheet["players"])):
            writer.writerow([_quoted(value) for value in _row(sheet, seat)])
    return text.getvalue()


def _row(sheet: Sheet, seat: int) -> tuple[object, ...]:
    player, tally, supremacy = sheet["players"][seat], sheet["tally"], sheet["supremacy"]
    ended = supremacy["reason"] if supremacy and supremacy["winner"] == seat else ""
    rank = next(place for place, seats in enumerate(tally["ranking"], 1) if seat in seats)
    entries = " ".join(f"{id}.{item}={n}" for id, entry in player["entries"].items() for item, n in entry.items())
    options = " ".join(f"{name}={value}" for name, value in sheet["options"].items())
    return (
        sheet["id"], sheet["played"], sheet["game"], options, ended, seat, player["name"], 0, player["wonder"] or "",
        tally["totals"][seat], rank, tally["reason"], entries,
    )  # fmt: skip


def _quoted(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def read(text: str) -> list[Sheet]:
    """The sheets of a JSON or CSV file, not checked yet; raises BadChoice if it has another form."""
    try:
        sheets = _from_json(text) if text.lstrip().startswith("{") else _from_csv(text)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, csv.Error) as error:
        raise BadChoice("bad-sheets") from error
    if not sheets:
        raise BadChoice("bad-sheets")
    return sheets


def _from_json(text: str) -> list[Sheet]:
    return [
        {name: sheet[name] for name in _OF_SHEET if name in sheet}
        | {"players": [{name: player[name] for name in _OF_PLAYER if name in player} for player in sheet["players"]]}
        for sheet in json.loads(text)["sheets"]
    ]


def _from_csv(text: str) -> list[Sheet]:
    sheets: dict[str, Sheet] = {}
    for row in csv.DictReader(io.StringIO(text, newline=None)):
        new = {"id": row["id"], "played": row["played"], "game": row["game"], "options": _pairs(row["options"])}
        sheet = sheets.setdefault(row["id"], new | {"players": [], "supremacy": None})
        if row["supremacy"]:
            sheet["supremacy"] = {"reason": row["supremacy"], "winner": len(sheet["players"])}
        name = row["name"][1:] if row["name"][:1] == "'" and row["name"][1:].startswith(FORMULA) else row["name"]
        sheet["players"].append({"name": name, "wonder": row["wonder"] or None, "entries": _entries(row["entries"])})
    return list(sheets.values())


def _entries(text: str) -> dict[str, dict[str, int]]:
    entries: dict[str, dict[str, int]] = {}
    for key, value in _pairs(text).items():
        category, _, item = key.partition(".")
        entries.setdefault(category, {})[item] = int(value)
    return entries


def _pairs(text: str) -> dict[str, str]:
    return {name: value for name, _, value in (pair.partition("=") for pair in text.split())}
