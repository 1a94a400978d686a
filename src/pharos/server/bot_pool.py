"""Bots think in threads; compiled rules release the GIL.

Requests are served in order and a table makes one at a time, so many tables share the pool fairly. Until the kernels of a
game are compiled, interim bots answer at once.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import TypeVar

from ..bots import Bot, bot, levels
from ..bots.interim import interim_bot
from ..bots.protocol import budget_within
from ..coach.hint import Coach, Hint
from ..coach.remark import Remark, remark
from ..core.errors import BadChoice
from ..core.game import Game
from ..core.records import Record
from ..core.registry import replay
from ..runtime.machine_code import NotCompiledError
from . import metrics

log = logging.getLogger("pharos.bots")
T = TypeVar("T")


class BotPool:
    """Threads in which bots think."""

    def __init__(self, threads: int, milliseconds: int, is_ready: Callable[[str], bool]) -> None:
        self.size = max(1, threads)
        self.is_ready = is_ready
        """Tells whether the compiled bots of a game are in the cache; called in threads."""
        self._threads = ThreadPoolExecutor(self.size, thread_name_prefix="bot")
        self._milliseconds = milliseconds
        self._thread_local = threading.local()
        self._waiting = 0
        self._idle = asyncio.Event()
        self._idle.set()

    def stop(self) -> None:
        """Stop; running bots finish, queued ones are cancelled."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], T]) -> T:
        """Run short work that somebody waits for, in its turn."""
        self._waiting += 1
        self._idle.clear()
        try:
            return await self._in_thread(work)
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._idle.set()

    async def idle(self) -> None:
        """Wait until nobody waits for a bot."""
        await self._idle.wait()

    async def run_unawaited(self, work: Callable[[], T]) -> T:
        """Run short work that nobody waits for; `idle` tells when to."""
        return await self._in_thread(work)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def choose(self, record: Record, seat: int, level: str, key: str) -> str:
        """The text of a bot's action; the key seeds its random choices."""
        return await self.run(partial(self._think, record, seat, level, key))

    async def hint(self, record: Record, seat: int, *, is_deeper: bool) -> Hint:
        """The coach's hint for a seat that has to decide, from what it knows."""
        return await self.run(partial(self._hint, record, seat, is_deeper=is_deeper))

    def _hint(self, record: Record, seat: int, *, is_deeper: bool) -> Hint:
        started, known = time.perf_counter(), replay(record).seat(seat)
        try:
            return self._coach(record.game, is_deeper=is_deeper, is_interpreted=not self.is_ready(record.game)).hint(known)
        except NotCompiledError as error:
            log.warning("the coach's kernels are incomplete", extra={"game": record.game, "missing": str(error)})
            return self._coach(record.game, is_deeper=is_deeper, is_interpreted=True).hint(known)
        finally:
            metrics.hint_seconds.observe(time.perf_counter() - started)

    async def remark(self, record: Record, ply: int) -> Remark | None:
        """What a coach says of its decision at a ply, from public knowledge; None while it is not revealed."""
        return await self.run(partial(self._remark, record, ply))

    def _remark(self, record: Record, ply: int) -> Remark | None:
        game = replay(record)
        try:
            return remark(
                game, ply, self._coach(record.game, is_deeper=False, is_interpreted=not self.is_ready(record.game))
            )
        except NotCompiledError:
            return remark(game, ply, self._coach(record.game, is_deeper=False, is_interpreted=True))

    def _coach(self, game: str, *, is_deeper: bool, is_interpreted: bool) -> Coach:
        """The coach of a game in this thread; it keeps buffers between hints."""
        coaches: dict[tuple[str, bool, bool], Coach] = self._thread_local.__dict__.setdefault("coaches", {})
        key = game, is_deeper, is_interpreted
        if key not in coaches:
            coaches[key] = Coach(game, is_deeper=is_deeper, is_interpreted=is_interpreted)
        return coaches[key]

    def _think(self, record: Record, seat: int, level: str, key: str) -> str:
        started = time.perf_counter()
        seed = int.from_bytes(hashlib.sha256(f"{key}:{seat}".encode()).digest()[:7])
        game = replay(record)
        try:
            action = self._action(game, seat, level, seed)
            if action not in game.legal(seat):
                raise ValueError(f"illegal action {action}")
        except Exception:
            log.exception("bot failed", extra={"game": record.game, "level": level})
            metrics.bot_failures.inc()
            action = Random(seed).choice(game.legal(seat))
        metrics.bot_seconds.observe(time.perf_counter() - started)
        return game.ruleset.text(action)

    def _action(self, game: Game, seat: int, level: str, seed: int) -> int:
        """The choice of the compiled bot, or of its interim bot if it is not compiled yet."""
        id = game.ruleset.id
        if self.is_ready(id):
            try:
                return self._chosen(self._bot(level, id, bot), game, seat, seed)
            except NotCompiledError as error:
                log.warning("compiled bot is incomplete", extra={"game": id, "level": level, "missing": str(error)})
        return self._chosen(self._bot(level, id, interim_bot), game, seat, seed)

    def _chosen(self, player: Bot, game: Game, seat: int, seed: int) -> int:
        """The choice of a bot with the simulations of its level, or as many of them as the time limit allows."""
        return player.choose(game.seat(seat), seed, budget_within(player, self._milliseconds)).action

    def _bot(self, level: str, game: str, make: Callable[[str, str], Bot]) -> Bot:
        """A bot of this thread; bots keep buffers between decisions."""
        bots: dict[tuple[str, str, Callable[[str, str], Bot]], Bot] = self._thread_local.__dict__.setdefault("bots", {})
        if (level, game, make) not in bots:
            bots[level, game, make] = make(level, game)
        return bots[level, game, make]


def check_level(level: str, game: str) -> str:
    """The level if it exists; raises BadChoice. Bot specs are not accepted from clients: they could ask for anything."""
    if level not in levels(game):
        raise BadChoice("unknown-level", got=level, expected=", ".join(levels(game)))
    return level
