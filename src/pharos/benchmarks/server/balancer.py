"""A small TCP balancer, to measure several workers behind one address.

By default each connection goes to the next worker. By table, all connections of a table go to the same one, as a proxy does
that hashes the table's id.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import re
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .process import running, wait_until_up

TABLE = re.compile(rb"/api/tables/([^/? ]+)")
CHUNK = 1 << 16
Choose = Callable[[bytes], int]
"""Chooses the port of a worker for a request."""


def choose_next(ports: list[int]) -> Choose:
    """One worker after the other."""
    turns = itertools.cycle(ports)
    return lambda request: next(turns)


def choose_by_table(ports: list[int]) -> Choose:
    """The same worker for all requests about a table; anyone for the rest."""
    otherwise = choose_next(ports)

    def choose(request: bytes) -> int:
        table = TABLE.search(request.partition(b"\r\n")[0])
        return ports[zlib.crc32(table[1]) % len(ports)] if table else otherwise(request)

    return choose


async def serve(port: int, choose: Choose) -> None:
    """Accept connections until cancelled."""

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            request = await reader.read(CHUNK)
            worker_reader, worker_writer = await asyncio.open_connection("127.0.0.1", choose(request))
            worker_writer.write(request)
            await asyncio.gather(_copy(reader, worker_writer), _copy(worker_reader, writer))

    server = await asyncio.start_server(forward, "127.0.0.1", port, backlog=1024)
    async with server:
        await server.serve_forever()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Copy until one side closes, then close the other."""
    try:
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    finally:
        writer.close()


@contextmanager
def balancer_process(port: int, workers: list[int], *, by_table: bool) -> Iterator[int]:
    """Run a balancer in front of workers; yields its process id."""
    command = [sys.executable, "-m", "pharos.benchmarks.server.balancer", str(port), *map(str, workers)]
    with running([*command, "--by-table"] if by_table else command) as process:
        wait_until_up(f"http://127.0.0.1:{port}")
        yield process


def main() -> None:
    """Run a balancer until it is stopped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("workers", type=int, nargs="+")
    parser.add_argument("--by-table", action="store_true")
    given = parser.parse_args()
    choose = (choose_by_table if given.by_table else choose_next)(given.workers)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(given.port, choose))


if __name__ == "__main__":
    main()
