"""Rows of score sheets and of the results that follow from them."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import Executable, delete, func, insert, literal, select, update

from ...core.json_types import JsonObject
from . import schema
from .statements import Statement
from .storage import Storage


@dataclass(frozen=True)
class StoredSheet:
    """A stored score sheet."""

    owner: str
    id: str
    game: str
    played: float
    data: JsonObject
    """The sheet as it was sent."""


class SheetRows:
    """Reads and writes score sheets."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def store(self, sheet: StoredSheet, results: list[dict[str, object]]) -> None:
        """Store a sheet and its results; a sheet with the same owner and id is replaced."""
        row = vars(sheet) | {"data": json.dumps(sheet.data, ensure_ascii=False)}
        await self._storage.write(
            *_deletions(sheet.owner, sheet.id),
            (insert(schema.sheets), row),
            (insert(schema.physical_results), [{"owner": sheet.owner, "sheet": sheet.id} | result for result in results]),
        )

    async def remove(self, owner: str, id: str) -> None:
        """Delete a sheet and its results, also for the groups that it was shared with."""
        g = schema.group_sheets
        unshared = delete(g).where(g.c.owner == owner, g.c.sheet == id)
        await self._storage.write((unshared, None), *_deletions(owner, id))

    async def sheet(self, owner: str, id: str) -> StoredSheet | None:
        """A sheet of an owner."""
        s = schema.sheets.c
        sheets = await self._all(select(schema.sheets).where(s.owner == owner, s.id == id))
        return sheets[0] if sheets else None

    async def sheets(self, owner: str, limit: int | None) -> list[StoredSheet]:
        """The sheets of an owner, the latest played first."""
        s = schema.sheets.c
        return await self._all(select(schema.sheets).where(s.owner == owner).order_by(s.played.desc(), s.id).limit(limit))

    async def count(self, owner: str) -> int:
        """How many sheets an owner has."""
        query = select(func.count()).select_from(schema.sheets).where(schema.sheets.c.owner == owner)
        return await self._storage.number(query)

    async def results(self, owner: str, name: str, game: str | None = None) -> list[dict[str, object]]:
        """Results of the seats with the owner's name, counted like those of games on the server."""
        r = schema.physical_results.c
        keys = (r.game, r.players, r.piece, r.reason, r.has_won)
        query = select(*keys, func.count().label("n"), func.avg(r.points).label("points")).group_by(*keys)
        query = query.where(r.owner == owner, func.lower(r.name) == name.lower())
        query = query.where(r.game == game) if game else query
        return [{"level": None, "is_physical": True} | row for row in await self._storage.mappings(query)]

    async def _all(self, query: Executable) -> list[StoredSheet]:
        rows = await self._storage.rows(query)
        return [StoredSheet(row.owner, row.id, row.game, row.played, json.loads(row.data)) for row in rows]


def _deletions(owner: str, id: str) -> list[Statement]:
    s, r = schema.sheets.c, schema.physical_results.c
    return [
        (delete(schema.physical_results).where(r.owner == owner, r.sheet == id), None),
        (delete(schema.sheets).where(s.owner == owner, s.id == id), None),
    ]


def handovers(guest: str, profile: str) -> list[Statement]:
    """Statements that give the sheets of a guest to a profile. A sheet that the profile has already stays as it is there."""
    s, r = schema.sheets, schema.physical_results
    known = select(s.c.id).where(s.c.owner == profile)
    copies = select(literal(profile), s.c.id, s.c.game, s.c.played, s.c.data).where(s.c.owner == guest)
    return [
        (delete(r).where(r.c.owner == guest, r.c.sheet.in_(known)), None),
        (delete(s).where(s.c.owner == guest, s.c.id.in_(known)), None),
        (insert(s).from_select(["owner", "id", "game", "played", "data"], copies), None),
        (update(r).where(r.c.owner == guest), {"owner": profile}),
        (delete(s).where(s.c.owner == guest), None),
    ]
