"""The two loads and what is measured under them.

Saturating: every player acts as soon as it owes a decision, a closed loop of a thousand players. By Little's law one round
takes players / rate whatever the server does; the server decides where they wait.

Paced: players that owe a decision queue in the driver, which releases them at a fixed rate, as thinking people would act.
This measures the latency at that rate.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass

from .players import Player, Table, Tally
from .process import cpu_seconds, kilobytes
from .wire import Address

TICK = 0.002
MAX_CATCH_UP = 0.05
"""Seconds of missed releases that the pacer catches up on."""


@dataclass
class Load:
    """What to play, and how."""

    game: str
    tables: int
    players: int
    seconds: float
    views: bool
    rate: float | None
    """Actions per second; None to saturate the server."""
    warm_up: float = 8.0
    """Seconds of play before measuring; tables start one after the other, so that games do not all end together."""


@dataclass
class Figures:
    """The measured figures."""

    actions_per_s: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    turn_p50_ms: float
    """From an acknowledgement to the next decision owed, including the other players' time."""
    cpu_ms_per_action: float
    share_of_a_core: float
    driver_share_of_a_core: float
    messages_per_action: float
    bytes_per_action: float
    median_message_bytes: float
    games: int
    refused: int
    late: int
    """Paced: releases missed because no player owed a decision."""


class Pacer:
    """Releases players at a fixed rate."""

    def __init__(self, rate: float) -> None:
        self.rate, self.late = rate, 0
        self._queue: deque[Player] = deque()

    def due(self, player: Player) -> None:
        """Queue a player that owes a decision."""
        self._queue.append(player)

    async def run(self) -> None:
        """In every tick, release as many as the elapsed time allows. After a stall nothing is caught up."""
        credit, at = 0.0, time.perf_counter()
        while True:
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            credit, at = min(credit + (now - at) * self.rate, 1 + MAX_CATCH_UP * self.rate), now
            while credit >= 1:
                credit -= 1
                self._next()

    def _next(self) -> None:
        while self._queue:
            player = self._queue.popleft()
            if player.is_due:
                player.act()
                return
        self.late += 1


@dataclass
class Run:
    """A running load."""

    load: Load
    tally: Tally
    tables: list[Table]
    pacer: Pacer | None


@asynccontextmanager
async def playing(address: Address, load: Load) -> AsyncIterator[Run]:
    """Run a load, warmed up; all connections are closed at the end."""
    tally, pacer = Tally(), Pacer(load.rate) if load.rate else None
    due: Callable[[Player], None] = pacer.due if pacer else Player.act
    tables = [Table(address, tally, load.players, due, views=load.views) for _ in range(load.tables)]
    await create(tables, load.game)
    tasks = [asyncio.create_task(pacer.run())] if pacer else []
    try:
        for table in tables:
            tasks.append(asyncio.create_task(table.play()))
            await asyncio.sleep(load.warm_up / 2 / load.tables)
        await asyncio.sleep(load.warm_up / 2)
        yield Run(load, tally, tables, pacer)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(table.leave() for table in tables), return_exceptions=True)


async def measure(address: Address, processes: list[int], load: Load) -> Figures:
    """Play for a while and measure, with the processor time of these processes."""
    async with playing(address, load) as run:
        return await _figures(run, processes)


async def soak(address: Address, process: int, load: Load, report: Callable[[dict[str, float]], None]) -> None:
    """Play for a long time and report the server's memory twenty times."""
    async with playing(address, load) as run:
        started = time.perf_counter()
        for _ in range(20):
            await asyncio.sleep(load.seconds / 20)
            spent, memory = time.perf_counter() - started, kilobytes(process) / 1024
            report(
                {"seconds": round(spent), "actions": len(run.tally.waits), "games": run.tally.games, "MB": round(memory, 1)}
            )


async def create(tables: list[Table], game: str) -> None:
    """Create all tables, eight at a time."""
    slots = asyncio.Semaphore(8)

    async def one(table: Table) -> None:
        async with slots:
            await table.create(game)

    await asyncio.gather(*(one(table) for table in tables))


async def _figures(run: Run, processes: list[int]) -> Figures:
    pacer = run.pacer
    late = pacer.late if pacer else 0
    figures = await next_figures(run.tally, processes, run.load.seconds)
    figures.late = pacer.late - late if pacer else 0
    return figures


async def next_figures(tally: Tally, processes: list[int], seconds: float) -> Figures:
    """The figures of the next seconds. The driver collects no garbage meanwhile: its pauses would count as the server's."""
    tally.clear()
    gc.disable()
    try:
        started, used, own = time.perf_counter(), _cpu_seconds(processes), time.process_time()
        await asyncio.sleep(seconds)
        spent, used, own = time.perf_counter() - started, _cpu_seconds(processes) - used, time.process_time() - own
    finally:
        gc.enable()
    return _figures_of(tally, spent, used, own)


def _figures_of(tally: Tally, spent: float, used: float, own: float) -> Figures:
    """The figures of a load: seconds that it took, processor time of the server and of the driver."""
    waits, sizes = sorted(tally.waits), list(tally.sizes)
    n = len(waits)
    return Figures(
        actions_per_s=n / spent,
        p50_ms=1e3 * waits[n // 2],
        p99_ms=1e3 * waits[int(n * 0.99)],
        worst_ms=1e3 * waits[-1],
        turn_p50_ms=1e3 * statistics.median(tally.turns or [0.0]),
        cpu_ms_per_action=1e3 * used / n,
        share_of_a_core=used / spent,
        driver_share_of_a_core=own / spent,
        messages_per_action=len(sizes) / n,
        bytes_per_action=sum(sizes) / n,
        median_message_bytes=statistics.median(sizes),
        games=tally.games,
        refused=tally.refused,
        late=0,
    )


def _cpu_seconds(processes: list[int]) -> float:
    return sum(cpu_seconds(process) for process in processes)


def rounded(figures: Figures) -> dict[str, float]:
    """The figures as they are printed."""
    return {name: round(value, 3) for name, value in asdict(figures).items()}
