"""The two models of load, and what is measured under them.

Saturating: every seat acts as soon as it owes a decision, a thousand in a closed circle. By Little's law a seat's circle
(its action acknowledged, the others' actions, the news that it owes one again) takes seats / rate, whatever the server does;
the server decides where they wait. Paced: the seats that owe a decision queue up in the driver and are let
through so many a second, as people would be by their own thinking; this is for the delays at that rate.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass

from .lines import Address
from .seats import Seat, Table, Tally
from .worker import cpu_seconds, kilobytes

TICK = 0.002


@dataclass
class Load:
    """What is to be played, and how."""

    game: str
    tables: int
    players: int
    seconds: float
    views: bool
    rate: float | None
    """Actions a second; None for as many as it takes."""
    warm_up: float = 8.0
    """Seconds of play before measuring, in which tables begin one after the other, so that not all games end together."""


@dataclass
class Figures:
    """What was measured."""

    actions_per_s: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    turn_p50_ms: float
    """From an acknowledgement to the next decision owed, other seats' time included."""
    cpu_ms_per_action: float
    share_of_a_core: float
    driver_share_of_a_core: float
    messages_per_action: float
    bytes_per_action: float
    games: int
    refused: int
    late: int
    """Paced: actions that could not be let through in time because no seat owed one."""


class Pacer:
    """Lets seats act at a rate."""

    def __init__(self, rate: float) -> None:
        self.rate, self.late = rate, 0
        self._queue: deque[Seat] = deque()

    def due(self, seat: Seat) -> None:
        """A seat owes a decision."""
        self._queue.append(seat)

    async def run(self) -> None:
        """Every tick as many as have come due since the last."""
        credit, at = 0.0, time.perf_counter()
        while True:
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            credit, at = credit + (now - at) * self.rate, now
            while credit >= 1:
                credit -= 1
                self._next()

    def _next(self) -> None:
        while self._queue:
            seat = self._queue.popleft()
            if seat.is_due:
                seat.act()
                return
        self.late += 1


@dataclass
class Run:
    """A load under way."""

    load: Load
    tally: Tally
    tables: list[Table]
    pacer: Pacer | None


@asynccontextmanager
async def playing(address: Address, load: Load) -> AsyncIterator[Run]:
    """A load under way, warmed up; games that end are followed by others."""
    tally, pacer = Tally(), Pacer(load.rate) if load.rate else None
    due: Callable[[Seat], None] = pacer.due if pacer else Seat.act
    tables = [Table(address, tally, load.players, due, views=load.views) for _ in range(load.tables)]
    await make(tables, load.game)
    tasks = [asyncio.create_task(pacer.run())] if pacer else []
    for table in tables:
        tasks.append(asyncio.create_task(table.play()))
        await asyncio.sleep(load.warm_up / 2 / load.tables)
    await asyncio.sleep(load.warm_up / 2)
    try:
        yield Run(load, tally, tables, pacer)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in tables:
            table.leave()


async def measure(address: Address, process: int, load: Load) -> Figures:
    """Play for a while and measure."""
    async with playing(address, load) as run:
        return await _measured(run, process)


async def soak(address: Address, process: int, load: Load, told: Callable[[dict[str, float]], None]) -> None:
    """Play for long and tell twenty times how much memory the server holds."""
    async with playing(address, load) as run:
        began = time.perf_counter()
        for _ in range(20):
            await asyncio.sleep(load.seconds / 20)
            spent, memory = time.perf_counter() - began, kilobytes(process) / 1024
            told(
                {"seconds": round(spent), "actions": len(run.tally.waits), "games": run.tally.games, "MB": round(memory, 1)}
            )


async def make(tables: list[Table], game: str) -> None:
    """Make all tables, some at a time."""
    turn = asyncio.Semaphore(8)

    async def one(table: Table) -> None:
        async with turn:
            await table.make(game)

    await asyncio.gather(*(one(table) for table in tables))


async def _measured(run: Run, process: int) -> Figures:
    tally, tables, pacer = run.tally, run.tables, run.pacer
    before, late = _heard(tally, tables), pacer.late if pacer else 0
    tally.waits.clear()
    tally.turns.clear()
    games, refused = tally.games, tally.refused
    began, used, own = time.perf_counter(), cpu_seconds(process), time.process_time()
    await asyncio.sleep(run.load.seconds)
    spent = time.perf_counter() - began
    used, own = cpu_seconds(process) - used, time.process_time() - own
    waits, after = sorted(tally.waits), _heard(tally, tables)
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
        messages_per_action=(after[0] - before[0]) / n,
        bytes_per_action=(after[1] - before[1]) / n,
        games=tally.games - games,
        refused=tally.refused - refused,
        late=pacer.late - late if pacer else 0,
    )


def _heard(tally: Tally, tables: list[Table]) -> tuple[int, int]:
    lines = [seat.line for table in tables for seat in table.seats if seat.line]
    return tally.messages + sum(line.messages for line in lines), tally.bytes + sum(line.bytes for line in lines)


def rounded(figures: Figures) -> dict[str, float]:
    """As they are printed."""
    return {name: round(value, 3) for name, value in asdict(figures).items()}
