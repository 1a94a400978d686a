"""Finished games whose players agreed that positions may become puzzles."""

from __future__ import annotations

from collections.abc import AsyncIterator

from sqlalchemy import select

from ...core.errors import PharosError
from ...core.game import Game
from ...core.registry import replay
from ..config import Settings
from ..db import schema
from ..tables.table import table_of
from ..tables.table_game import record_of
from . import opened


async def shared_games(settings: Settings, game: str) -> AsyncIterator[Game]:
    """Yield the finished games of a kind whose table has the setting; those that the present rules refuse are left out."""
    async with opened(settings) as storage:
        t = schema.tables.c
        async with storage.engine.connect() as connection:
            ids = list((await connection.execute(select(t.id).where(t.status == "finished", t.game == game))).scalars())
        for id in ids:
            table = table_of(await storage.log(id))
            if not table.spec.get("puzzles") or table.spec.get("is_import"):
                continue
            try:
                yield replay(record_of(table))
            except PharosError:
                continue
