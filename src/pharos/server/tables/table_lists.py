"""Lists of tables with players, levels and results, and whose turn it is at a guest's own tables."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from ...core.errors import PharosError
from ...core.registry import replay
from ..db.entries import Entry
from ..db.storage import Listed, Storage
from ..payloads import TableListed
from .table import Table, table_of
from .table_game import record_of
from .worker import Worker

log = logging.getLogger("pharos.tables")
MAX_TURNS = 20
"""The number of running games of a guest whose turn is looked up, the most recent first."""
CACHED_TURNS = 2000


async def listed(storage: Storage, rows: list[Listed]) -> list[TableListed]:
    """Index rows as list items; the seating comes from the few entries that decide it."""
    tables = _readable(await storage.seatings([row.id for row in rows]))
    return [_listed(row, tables[row.id]) for row in rows if row.id in tables]


def _readable(logs: dict[str, list[Entry]]) -> dict[str, Table]:
    """The tables that their logs define; one that cannot be read is left out of the list, and all others stay in it."""
    tables: dict[str, Table] = {}
    for id, entries in logs.items():
        try:
            tables[id] = table_of(entries)
        except Exception:
            log.warning("table cannot be listed", extra={"table": id})
    return tables


def _listed(row: Listed, table: Table, guest: str | None = None) -> TableListed:
    places = table.places
    return TableListed(
        id=row.id,
        game=row.game,
        options=table.spec["options"],
        status=row.status,
        players=len(places),
        free=sum(place.occupant == "open" for place in places),
        names=[place.name or place.level or "" for place in places],
        levels=[place.level for place in places],
        result=row.result,
        made=row.made,
        touched=row.touched,
        is_rated=table.is_rated,
        you=table.seat_of(guest),
        yours=table.seats_of(guest),
    )


class OwnTables:
    """The tables of guests, with the seats that owe a decision."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._turns: OrderedDict[tuple[str, int], list[int]] = OrderedDict()
        """Seats to act by table and latest sequence number."""

    async def of(self, guest: str) -> list[TableListed]:
        """A guest's tables, without running games that they left: those that wait for the guest first, then the latest."""
        storage = self._worker.storage
        rows = await storage.tables_of(guest)
        tables = _readable(await storage.seatings([row.id for row in rows]))
        listed = [_listed(row, tables[row.id], guest) for row in rows if row.id in tables]
        listed = [item for item in listed if item.status == "finished" or _belongs(tables[item.id], guest)]
        turns = await self._to_act([item.id for item in listed if item.status == "playing"][:MAX_TURNS])
        listed = [item.model_copy(update={"to_act": turns.get(item.id, [])}) for item in listed]
        return sorted(listed, key=lambda item: not set(item.yours) & set(item.to_act))

    async def _to_act(self, ids: list[str]) -> dict[str, list[int]]:
        """The seats that owe a decision at running tables, from memory or from their logs."""
        live = {id: self._worker.live_tables[id] for id in ids if id in self._worker.live_tables}
        turns = {id: list(table.table_game.to_act) for id, table in live.items() if table.table_game}
        for id, sequence in (await self._worker.storage.latest([id for id in ids if id not in turns])).items():
            turns[id] = await self._stored(id, sequence)
        return turns

    async def _stored(self, id: str, sequence: int) -> list[int]:
        if (id, sequence) not in self._turns:
            self._turns[id, sequence] = await self._replayed(id)
            while len(self._turns) > CACHED_TURNS:
                self._turns.popitem(last=False)
        return self._turns[id, sequence]

    async def _replayed(self, id: str) -> list[int]:
        """The seats that owe a decision, from the log; none if it cannot be read."""
        try:
            return await asyncio.to_thread(_to_act, table_of(await self._worker.storage.log(id)))
        except Exception:
            log.warning("table cannot be read", extra={"table": id})
            return []


def _belongs(table: Table, guest: str) -> bool:
    return table.host == guest or table.seat_of(guest) is not None


def _to_act(table: Table) -> list[int]:
    """The seats that owe a decision; none in a game that today's rules cannot replay."""
    try:
        return list(replay(record_of(table), engine="interpreted").to_act)
    except PharosError:
        return []
