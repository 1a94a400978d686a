"""Prepares compiled bots in another process, so that the server never compiles and nobody waits for it.

Games are compiled one at a time, those of open tables first. Until a game is ready, its bots play on interpreted rules.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Iterable
from signal import SIGINT, SIGTERM

from ..bots import compile as bot_kernels
from ..bots import levels
from ..bots.interim import is_weaker_interim
from ..core import engine
from ..core.registry import ruleset
from ..runtime import loader

log = logging.getLogger("pharos.bots")

_STOPPED = (-SIGINT, -SIGTERM)
"""Exit codes of a compiler that was asked to stop, as happens when the whole process group of the server is."""


class Preparation:
    """Which games have compiled bots, and how far the compilation of the others is."""

    def __init__(self, on_change: Callable[[str], None]) -> None:
        self._on_change = on_change
        """Called with a game whenever its progress changes."""
        self._ready: set[str] = set()
        self._percent: dict[str, int] = {}
        self._waiting: list[str] = []
        self._requested: list[str] = []
        self._current: tuple[str, Process] | None = None
        self._is_interrupted = False

    def is_ready(self, game: str) -> bool:
        """Whether the compiled bots of a game are in the cache. Reads files, so call it in a thread."""
        if game not in self._ready and not loader.is_interpreted():
            if engine.is_warm(ruleset(game).package) and bot_kernels.is_warm(game):
                self._ready.add(game)
        return game in self._ready

    def percent(self, game: str) -> int | None:
        """How far the compilation of a game is; None if nothing is being prepared for it."""
        return self._percent.get(game)

    def message(self, game: str) -> dict[str, object]:
        """The progress of a game as its tables get it."""
        weaker = [level for level in levels(game) if is_weaker_interim(level, game)]
        return {"type": "preparing", "percent": self.percent(game), "levels": weaker}

    async def run(self, games: Iterable[str]) -> None:
        """Compile all games that are not in the cache."""
        for game in games:
            if not await asyncio.to_thread(self.is_ready, game):
                self._waiting.append(game)
                self._note(game, 0)
        while self._waiting:
            self._waiting.sort(key=self._rank)
            await self._compile(self._waiting[0])

    def _rank(self, game: str) -> int:
        return self._requested.index(game) if game in self._requested else len(self._requested)

    def request(self, game: str) -> None:
        """Compile a game before those that nobody has requested; the current one of these is interrupted.

        Interruption loses one step at most: each compiled function is stored at once.
        """
        if game not in self._requested and game in self._percent:
            self._requested.append(game)
            if self._current and self._current[0] not in self._requested:
                self._is_interrupted = True
                with contextlib.suppress(ProcessLookupError):
                    self._current[1].terminate()

    async def _compile(self, game: str) -> None:
        module = "pharos.server.compile_game"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, game, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL
        )
        self._current, self._is_interrupted = (game, process), False
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                self._note(game, max(int(line), self._percent[game]))
            await self._end(game, await process.wait())
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            raise
        finally:
            self._current = None

    async def _end(self, game: str, code: int) -> None:
        """Note that a game is ready; an interrupted one keeps waiting, a failed one stays interpreted."""
        if code == 0:
            await asyncio.to_thread(self.is_ready, game)
            log.info("bots compiled", extra={"game": game})
        elif self._is_interrupted or code in _STOPPED:
            return
        else:
            log.error("bots cannot be compiled and run interpreted", extra={"game": game})
        self._waiting.remove(game)
        self._note(game, None)

    def _note(self, game: str, percent: int | None) -> None:
        if percent is None:
            self._percent.pop(game, None)
        else:
            self._percent[game] = percent
        self._on_change(game)
