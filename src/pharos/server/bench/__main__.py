"""`make bench-server`, or: python -m pharos.server.bench --tables 250 --seconds 20"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from typing import Any

from .lines import Address
from .load import Load, make, measure, rounded, soak
from .seats import Table, Tally
from .worker import kilobytes, worker


async def reconnect(address: Address, game: str, players: int, rounds: int) -> float:
    """The longest time until all seats of a table that reconnect together have their views, in milliseconds."""
    table, worst = (await _made(address, game, players, 1))[0], 0.0
    for _ in range(rounds):
        began = time.perf_counter()
        cookies = zip(table.seats, table.cookies, strict=True)
        await asyncio.gather(*(seat.connect(cookie, views=True) for seat, cookie in cookies))
        worst = max(worst, time.perf_counter() - began)
        table.leave()
    return 1e3 * worst


async def idle(address: Address, process: int, game: str, players: int, tables: int) -> float:
    """Kilobytes of memory for each started table that nobody looks at."""
    await _made(address, game, players, 20)
    before = kilobytes(process)
    await _made(address, game, players, tables)
    return (kilobytes(process) - before) / tables


async def _made(address: Address, game: str, players: int, n: int) -> list[Table]:
    tables = [Table(address, Tally(), players, lambda seat: None, views=True) for _ in range(n)]
    await make(tables, game)
    return tables


def figures(given: argparse.Namespace) -> dict[str, Any]:
    """All that is measured, each load on a server of its own."""
    address = Address("127.0.0.1", given.port)
    found: dict[str, Any] = {"cores": os.cpu_count(), "load": os.getloadavg()[0], "settings": vars(given)}
    with worker(given.database, given.port) as process:
        found["idle_kB_per_table"] = asyncio.run(idle(address, process, given.game, given.players, 100))
        found["reconnect_7_ms"] = asyncio.run(reconnect(address, "seven-wonders", 7, 5))
    for name, rate in (("saturating", None), ("paced", given.rate)):
        if given.only in (None, name):
            load = Load(given.game, given.tables, given.players, given.seconds, given.views, rate)
            with worker(given.database, given.port) as process:
                found[name] = rounded(asyncio.run(measure(address, process, load)))
                found[name]["memory_MB"] = round(kilobytes(process) / 1024, 1)
    return found


def soaked(given: argparse.Namespace) -> None:
    """A long and gentle load; prints a line of JSON for each look at the server's memory."""
    load = Load(given.game, given.tables, given.players, given.soak, given.views, given.rate)
    with worker(given.database, given.port) as process:
        told = soak(Address("127.0.0.1", given.port), process, load, lambda line: print(json.dumps(line), flush=True))
        asyncio.run(told)


def main() -> None:
    """Measure and print one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="seven-wonders")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=1500.0, help="actions a second of the paced load")
    parser.add_argument("--only", choices=("saturating", "paced"), help="one of the two loads")
    parser.add_argument("--views", action="store_true", help="send full views after every decision, as to a browser")
    parser.add_argument("--database", default=None)
    parser.add_argument("--port", type=int, default=8341)
    parser.add_argument(
        "--soak", type=float, default=None, metavar="SECONDS", help="only look at the memory under a long load"
    )
    given = parser.parse_args()
    if given.soak:
        soaked(given)
        return
    json.dump(figures(given), sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
