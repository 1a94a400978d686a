"""The score pad of a game played at a real table: its categories, what counts in them, and the limits of every number.

A pad is plain data, built by a game from its own tables (`score_pad.py` of its package). `score_sheet.py` sums a sheet
up by it, `score_checks.py` checks it, and so does the web client while it is offline.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from .json_types import Json, JsonObject

POINTS = "points"
"""The key of an entry whose points were typed in, instead of the items that make them up."""


class PadLabel(TypedDict):
    """Words of the pad: `<game>-<id>` in the locales, and the values they use."""

    id: str
    values: JsonObject


class Per(TypedDict):
    """Items of a category that another item counts."""

    category: str
    items: list[str]


class PadItem(TypedDict):
    """Something that is counted or ticked in a category, and what it is worth."""

    id: str
    label: PadLabel
    hint: NotRequired[PadLabel]
    """What to count for it."""
    points: int
    """For each one."""
    each: NotRequired[int]
    """How many of it make up the points (default: 1)."""
    by_count: NotRequired[list[int]]
    """The points for 0, 1, 2 ... of it, where they are not proportional."""
    most: NotRequired[int]
    """How many a player can have (default: no limit)."""
    copies: NotRequired[int]
    """How many all players together can have."""
    holders: NotRequired[int]
    """How many players can have any."""
    per: NotRequired[Per]
    """The points are for each of these items that the player has."""
    complete: NotRequired[int]
    """The points instead, once every stage of the player's wonder is built."""
    after: NotRequired[list[str]]
    """Items that are required as well."""
    adds: NotRequired[dict[str, int]]
    """By how many it raises `most` of items in other categories."""


class PadCategory(TypedDict):
    """A line of the score pad."""

    id: str
    """`<game>-category-<id>` in the locales."""
    rule: Literal["sum", "science", "stages"]
    """`stages`: the items are those of the player's wonder. `science`: squares and sets, see `set_points`."""
    items: list[PadItem]
    takes_points: bool
    """Whether points may be typed in instead of items."""
    set_points: NotRequired[int]
    """Science: the points of a set of one symbol each."""
    wild: NotRequired[str]
    """Science: the item that stands for any symbol."""
    most_in_all: NotRequired[int]
    """How many items a player can have together."""
    most_kinds: NotRequired[int]
    """How many different items a player can have."""
    most_at_table: NotRequired[int]
    """How many different items all players together can have, each counted for everybody who has it."""
    is_balanced: NotRequired[bool]
    """Whether the table has as many items with positive points as with negative ones."""


class PadWonder(TypedDict):
    """A wonder, or one side of a wonder board."""

    id: str
    piece: str
    """The wonder without its side, as in the results of online games."""
    label: PadLabel
    side: NotRequired[PadLabel]
    stages: list[PadItem]


class PadTable(TypedDict):
    """The lines of the pad for a number of players, in the order of the printed pad."""

    players: int
    note: NotRequired[PadLabel]
    """What is special about this number of players."""
    categories: list[PadCategory]


class TieBreak(TypedDict):
    """What decides between equal totals."""

    category: str
    measure: Literal["points", "count", "kinds"]
    """The points of the category, how many items are in it, or how many different ones."""
    reason: str
    """The reason for the victory that it gives."""


class ScorePad(TypedDict):
    """The pad for one set of options, such as an edition."""

    game: str
    options: dict[str, str]
    wonders: list[PadWonder]
    """The wonders that a player can have; empty where players do not have one each."""
    stages: NotRequired[str]
    """The category of the stages of a player's wonder."""
    tables: list[PadTable]
    supremacies: list[str]
    """Reasons for which a player wins at once, whatever the points."""
    by_points: str
    """The reason of a victory by points."""
    tie: TieBreak
    shared: str
    """The reason of a tie that nothing breaks."""


Entry = dict[str, int]
"""What a player has in a category: counts of items by id, or typed `points`."""


class SheetPlayer(TypedDict):
    """A player's column of the score sheet."""

    name: str
    wonder: NotRequired[str | None]
    entries: dict[str, Entry]
    """By category; what is left out counts as nothing."""


class Supremacy(TypedDict):
    """A victory that ended the game at once."""

    reason: str
    winner: int


class ScoreSheet(TypedDict):
    """A filled-in score sheet."""

    game: str
    options: dict[str, str]
    players: list[SheetPlayer]
    supremacy: NotRequired[Supremacy | None]


class Problem(TypedDict):
    """Something impossible on a sheet: `pad-problem-<id>` in the locales."""

    id: str
    player: int | None
    """None if it concerns the whole table."""
    category: str | None
    item: str | None
    """An item of the category, or the piece of a wonder."""
    most: int | None
    """How many there can be."""
    got: int | None
    """How many there are."""


class Tally(TypedDict):
    """A sheet with its totals."""

    points: list[dict[str, int]]
    """For each player, the points by category."""
    totals: list[int]
    ranking: list[list[int]]
    """The players of each rank."""
    winners: list[int]
    reason: str
    """Why they won: `<game>-reason-<id>` in the locales."""
    problems: list[Problem]


def message(id: str, **values: Json) -> PadLabel:
    """A label or a hint."""
    return {"id": id, "values": values}


def category(id: str, items: Sequence[PadItem], *, takes_points: bool = True) -> PadCategory:
    """A category whose points are the sum of its items."""
    return {"id": id, "rule": "sum", "items": list(items), "takes_points": takes_points}
