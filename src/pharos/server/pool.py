"""Bots think in threads; the compiled rules release the GIL. Whoever asked first is served first, and a table asks for one
decision at a time, so many tables share the pool fairly."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

from ..bots import Bot, Budget, bot, levels
from ..core.errors import BadChoice
from ..core.records import Record
from ..core.registry import replay
from . import metrics

log = logging.getLogger("pharos.bots")


class Pool:
    """A bounded number of thinking bots."""

    def __init__(self, threads: int, milliseconds: int) -> None:
        self.size = max(1, threads)
        self._threads = ThreadPoolExecutor(self.size, thread_name_prefix="bot")
        self._budget = Budget(milliseconds=milliseconds)
        self._own = threading.local()

    def stop(self) -> None:
        """No more thinking."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], None]) -> None:
        """Do something that is not for a table in play; it waits its turn, and should be short."""
        await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def choose(self, record: Record, seat: int, level: str, key: str) -> str:
        """The text of the action that a bot takes; the key decides what it leaves to chance."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._think, record, seat, level, key)

    def _think(self, record: Record, seat: int, level: str, key: str) -> str:
        began = time.perf_counter()
        seed = int.from_bytes(hashlib.sha256(f"{key}:{seat}".encode()).digest()[:7])
        game = replay(record)
        try:
            action = self._bot(level, game.kind.id).choose(game.seat(seat), seed, self._budget).action
            if action not in game.legal(seat):
                raise ValueError(f"illegal action {action}")
        except Exception:
            log.exception("bot failed", extra={"game": record.game, "level": level})
            metrics.bot_failures.inc()
            action = Random(seed).choice(game.legal(seat))
        metrics.bot_seconds.observe(time.perf_counter() - began)
        return game.kind.text(action)

    def _bot(self, level: str, game: str) -> Bot:
        """Each thread has bots of its own: they keep buffers between decisions."""
        made: dict[tuple[str, str], Bot] = self._own.__dict__.setdefault("bots", {})
        if (level, game) not in made:
            made[level, game] = bot(level, game)
        return made[level, game]


def check_level(level: str, game: str) -> str:
    """The level if there is such a one; raises BadChoice. Specs are not for the wire: they could ask for anything."""
    if level not in levels(game):
        raise BadChoice("unknown-level", got=level, expected=", ".join(levels(game)))
    return level
