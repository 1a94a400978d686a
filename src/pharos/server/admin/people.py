"""A person's data, exported or deleted by the host of a server."""

from __future__ import annotations

from sqlalchemy import or_, select, text

from ...core.errors import BadChoice
from ..config import Settings
from ..db import schema
from ..db.storage import Storage
from ..profiles.personal_data import anonymise, personal_data
from . import opened


async def export(settings: Settings, person: str) -> dict[str, object]:
    """Everything about a person, named by guest id or by a name that only one guest has; raises BadChoice."""
    async with opened(settings) as storage:
        return await personal_data(storage, await _guest(storage, person))


async def forget(settings: Settings, person: str) -> int:
    """Delete a person's data; returns the number of tables changed. Their games stay, played by nobody in particular."""
    async with opened(settings, exclusive=True) as storage:
        tables = await anonymise(storage, await _guest(storage, person))
        await _shred(storage)
        return len(tables)


async def _shred(storage: Storage) -> None:
    """Rewrite a SQLite file, which keeps deleted text in free pages otherwise."""
    if not storage.is_postgresql:
        async with storage.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text("vacuum"))


async def _guest(storage: Storage, person: str) -> str:
    g, j = schema.guests.c, schema.joined_guests.c
    query = select(g.id).where(or_(g.id == person, g.name == person), g.id.not_in(select(j.guest))).order_by(g.made)
    async with storage.engine.connect() as connection:
        ids = [str(id) for id in (await connection.execute(query)).scalars()]
    if not ids:
        raise BadChoice("no-person", got=person)
    if len(ids) > 1:
        raise BadChoice("several-people", got=person, expected=", ".join(ids))
    return ids[0]
