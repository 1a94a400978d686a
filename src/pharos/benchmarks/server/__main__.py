"""`make bench-server`, or: python -m pharos.benchmarks.server --tables 250 --seconds 20"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from ...core.engine import is_warm
from ...core.json_types import JsonObject
from ...core.registry import ruleset, warm
from .balancer import balancer_process
from .boardgame_io import boardgame_io_process, measure_boardgame_io
from .load import Load, create, measure, rounded, soak
from .players import Table, Tally
from .postgres import temporary_postgresql
from .process import kilobytes, server_process
from .targets import compared
from .views import view_costs
from .wire import Address

Section = Callable[[argparse.Namespace], JsonObject]


async def reconnect(address: Address, game: str, players: int, rounds: int) -> float:
    """The longest time in milliseconds until all players of a table that reconnect together have their views."""
    table, worst = (await _created(address, game, players, 1))[0], 0.0
    for _ in range(rounds):
        started = time.perf_counter()
        pairs = zip(table.players, table.cookies, strict=True)
        await asyncio.gather(*(player.connect(cookie, views=True) for player, cookie in pairs))
        worst = max(worst, time.perf_counter() - started)
        await table.leave()
    return 1e3 * worst


async def idle(address: Address, process: int, game: str, players: int, tables: int) -> float:
    """Kilobytes of memory for each started table without clients."""
    await _created(address, game, players, 20)
    before = kilobytes(process)
    await _created(address, game, players, tables)
    return (kilobytes(process) - before) / tables


async def _created(address: Address, game: str, players: int, n: int) -> list[Table]:
    tables = [Table(address, Tally(), players, lambda player: None, views=True) for _ in range(n)]
    await create(tables, game)
    return tables


# Sections


def views(given: argparse.Namespace) -> JsonObject:
    """The cost of views, in microseconds of processor time per seat and decision."""
    return {f"{game}, {players}": view_costs(game, players) for game, players in (("duel", 2), (given.game, given.players))}


def standing(given: argparse.Namespace) -> JsonObject:
    """Tables at rest: memory, and the time to reconnect."""
    with server_process(given.database, given.port) as process:
        address = Address("127.0.0.1", given.port)
        return {
            "idle_kB_per_table": asyncio.run(idle(address, process, given.game, given.players, 100)),
            "reconnect_7_ms": asyncio.run(reconnect(address, "seven-wonders", 7, 5)),
        }


def browsers(given: argparse.Namespace) -> JsonObject:
    """Clients with views, as browsers are: saturating and paced, and a game of Duel with as many sockets."""
    load = Load(given.game, given.tables, given.players, given.seconds, views=True, rate=None)
    duel = Load("duel", given.tables * given.players // 2, 2, given.seconds, views=True, rate=None)
    paced = Load(given.game, given.tables, given.players, given.seconds, views=True, rate=given.rate)
    return {name: _measured(given, one) for name, one in (("saturating", load), ("paced", paced), ("duel", duel))}


def programs(given: argparse.Namespace) -> JsonObject:
    """Clients without views, as bots are."""
    return {"saturating": _measured(given, Load(given.game, given.tables, given.players, given.seconds, False, None))}


def _measured(given: argparse.Namespace, load: Load) -> dict[str, float]:
    """The figures of a load on a fresh server."""
    with server_process(given.database, given.port) as process:
        measured = rounded(asyncio.run(measure(Address("127.0.0.1", given.port), [process], load)))
        return measured | {"memory_MB": round(kilobytes(process) / 1024, 1)}


def postgresql(given: argparse.Namespace) -> JsonObject:
    """Browsers on PostgreSQL: one worker, then several behind a balancer, at random and by table."""
    load = Load(given.game, given.tables, given.players, given.seconds, views=True, rate=None)
    results: JsonObject = {}
    for workers, by_table in ((1, False), (2, False), (2, True), (4, False), (4, True)):
        name = f"{workers} workers" + (", by table" if by_table else "") if workers > 1 else "1 worker"
        with _cluster(given.port, workers, by_table=by_table) as (port, processes):
            results[name] = rounded(asyncio.run(measure(Address("127.0.0.1", port), processes, load)))
    return results


@contextmanager
def _cluster(port: int, workers: int, *, by_table: bool) -> Iterator[tuple[int, list[int]]]:
    """Workers on one PostgreSQL, behind a balancer if there are several; yields the port and the workers' processes."""
    with ExitStack() as stack:
        database = stack.enter_context(temporary_postgresql())
        ports = [port + 1 + n for n in range(workers)]
        processes = [stack.enter_context(server_process(database, worker)) for worker in ports]
        if workers > 1:
            stack.enter_context(balancer_process(port, ports, by_table=by_table))
        yield (port if workers > 1 else ports[0]), processes


def boardgame_io(given: argparse.Namespace) -> JsonObject:
    """boardgame.io with as many sockets, Pharos right after it, and the ratio of both."""
    with boardgame_io_process(given.port) as process:
        other = rounded(asyncio.run(measure_boardgame_io(given.port, process, given.tables, given.seconds)))
    load = Load("seven-wonders", given.tables, 4, given.seconds, views=True, rate=None)
    ours = _measured(given, load)
    names = ("actions_per_s", "p99_ms", "cpu_ms_per_action", "bytes_per_action")
    return {"boardgame.io": other, "pharos": ours, "ratio": {name: round(ours[name] / other[name], 2) for name in names}}


SECTIONS: dict[str, Section] = {
    "views": views,
    "standing": standing,
    "browsers": browsers,
    "programs": programs,
    "postgresql": postgresql,
    "boardgame-io": boardgame_io,
}


def run_soak(given: argparse.Namespace) -> None:
    """Run a long load; prints a line of JSON for each reading of the server's memory."""
    load = Load(given.game, given.tables, given.players, given.soak, views=True, rate=given.rate)
    with server_process(given.database, given.port) as process:
        running = soak(Address("127.0.0.1", given.port), process, load, lambda line: print(json.dumps(line), flush=True))
        asyncio.run(running)


def compile_rules(games: set[str]) -> None:
    """Compile the rules of games that are not in the cache, so that compiled rules are measured."""
    for game in sorted(games):
        if not is_warm(ruleset(game).package):
            print(f"compiling {game} ...", file=sys.stderr)
            warm(game)


def main() -> None:
    """Measure and print one JSON object for each section, and at the end which targets were met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="seven-wonders")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--rate", type=float, default=1200.0, help="actions per second of the paced load")
    parser.add_argument("--only", choices=SECTIONS, action="append", help="run only these sections")
    parser.add_argument("--database", default=None, help="of the sections with one worker (default: SQLite)")
    parser.add_argument("--port", type=int, default=8341, help="the first of five ports")
    parser.add_argument(
        "--soak", type=float, default=None, metavar="SECONDS", help="only watch the memory under a long load"
    )
    given = parser.parse_args()
    compile_rules({given.game, "duel"})
    if given.soak:
        run_soak(given)
        return
    started, results = time.perf_counter(), JsonObject()
    for name in given.only or SECTIONS:
        load = os.getloadavg()[0]
        results[name] = SECTIONS[name](given)
        _print({"section": name, "cores": os.cpu_count(), "load": load, **results[name]})
    _print({"section": "targets", "seconds": round(time.perf_counter() - started), **compared(results)})


def _print(figures: JsonObject) -> None:
    json.dump(figures, sys.stdout, indent=2)
    print(flush=True)


if __name__ == "__main__":
    main()
