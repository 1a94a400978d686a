"""How well people decided in their finished games: figures for their statistics, computed while no bot is thinking.

The games that wait are those with results of people and without figures, so a restart forgets none. Games are analysed one
at a time, the latest first. Of several workers, each analyses the games that ended there, and one of them those left over.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import asdict

from ...core.errors import PharosError
from ...core.registry import game_ids, game_spec
from ..db.coach_rows import CoachRows, Performance
from .analysis_cache import AnalysisCache, GameAnalysis
from .table import Table, table_of
from .worker import Worker

log = logging.getLogger("pharos.performances")
SEARCH = 600.0
"""Seconds between searches for games that a worker has left over."""
COMPILED = 30.0
"""Seconds between looks whether the bots of games that wait are compiled by now."""


def performance_rows(table: Table, analysis: GameAnalysis) -> list[Performance]:
    """One row for each person; none for imported games, which do not prove who played."""
    if table.spec.get("is_import"):
        return []
    first = table.imported_moves  # decisions before the game was continued from here are not theirs
    return [
        Performance(
            table.id,
            seat,
            **asdict(analysis.figures(seat, first)),
            hints=table.hints[seat],
            made=analysis.made(seat, first),
        )
        for seat, place in enumerate(table.places)
        if place.occupant == "person"
    ]


class Performances:
    """Analyses the finished games of people in the background."""

    def __init__(self, worker: Worker, rows: CoachRows, analyses: AnalysisCache) -> None:
        self._worker, self._rows, self._analyses = worker, rows, analyses
        self._waiting: dict[str, str] = {}
        """The tables that wait and their games, the latest last."""
        self._refused: set[str] = set()
        """Games that cannot be analysed; a restart tries them again."""
        self._has_new = asyncio.Event()

    def start(self) -> None:
        """Analyse games from now on, until the worker stops."""
        self._worker.on_finished = self.add
        self._worker.repeat(SEARCH, self.find)
        self._worker.spawn(self._run())

    def add(self, table: Table) -> None:
        """A game has ended: it is the next to be analysed."""
        if not table.spec.get("is_import") and any(place.occupant == "person" for place in table.places):
            self._waiting[table.id] = table.game
            self._has_new.set()

    async def find(self) -> None:
        """Find games that wait, also those that another worker has left; the first of all workers does so."""
        if self._worker.id != min(await self._worker.storage.alive()):
            return
        left = {id: game for id, game in await self._rows.unmeasured() if id not in self._refused}
        self._waiting = {**left, **self._waiting}
        self._has_new.set()

    async def _run(self) -> None:
        while True:
            self._has_new.clear()
            id = await self._next()
            if id is not None:
                await self._measure(id)
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(COMPILED):
                    await self._has_new.wait()

    async def _next(self) -> str | None:
        """Take the latest of the games whose bots are compiled; the others keep waiting."""
        ready = {game for game in set(self._waiting.values()) if await asyncio.to_thread(self._is_ready, game)}
        id = next((id for id, game in reversed(self._waiting.items()) if game in ready), None)
        if id is not None:
            del self._waiting[id]
        return id

    def _is_ready(self, game: str) -> bool:
        """Whether a game has a coach, and its kernels are compiled; reads files, so it runs in a thread."""
        return game in game_ids() and game_spec(game).has_evaluation and self._worker.preparation.is_ready(game)

    async def _measure(self, id: str) -> None:
        """Store how well people decided in a game; a game that cannot be analysed stops nothing else."""
        try:
            table = table_of(await self._worker.storage.log(id))
            analysis = self._analyses.of(table)
            await self._analyses.complete(analysis)
            await self._rows.add_performances(performance_rows(table, analysis))
        except PharosError as error:
            self._refused.add(id)
            log.info("game cannot be analysed", extra={"table": id, "reason": error.id})
        except Exception:
            self._refused.add(id)
            log.exception("background analysis failed", extra={"table": id})
