"""Lists of tables, with what is worth knowing before one opens them."""

from __future__ import annotations

from .messages import TableListed
from .storage import Listed, Storage
from .tables import Table, table_of


async def listed(storage: Storage, found: list[Listed]) -> list[TableListed]:
    """Tables as lists show them; who sits where is read off the few entries that say so."""
    logs = await storage.seatings([row.id for row in found])
    return [_listed(row, table_of(logs[row.id])) for row in found if logs[row.id]]


def _listed(row: Listed, table: Table) -> TableListed:
    places = table.places
    return TableListed(
        id=row.id,
        game=row.game,
        options=table.spec["options"],
        status=row.status,
        players=len(places),
        free=sum(place.sort == "open" for place in places),
        names=[place.name or place.level or "" for place in places],
        levels=[place.level for place in places],
        result=row.result,
        made=row.made,
        touched=row.touched,
    )
