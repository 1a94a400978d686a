"""Runs work in threads, in processes or on a Dask cluster, all behind `concurrent.futures`.

Kernels release the GIL, so threads are the default; processes are for bots written in Python.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from ..core.errors import BadChoice
from ..core.extras import require

Arguments = TypeVar("Arguments", bound=tuple[object, ...])
Result = TypeVar("Result")
_SMALL, _LARGE = 1, 8  # deals per submission: more where submitting costs more


@dataclass(frozen=True)
class ArenaExecutor:
    """A pool of workers, their number, and how many deals to submit at once."""

    pool: Executor
    workers: int
    portion: int = _SMALL


def completed(
    executor: ArenaExecutor, function: Callable[..., Result], tasks: Sequence[Arguments]
) -> Iterator[tuple[Arguments, Result]]:
    """Yield the arguments and results of a function as they arrive; few tasks are submitted ahead, so stopping is quick."""
    waiting = iter(tasks)
    running: dict[Future[Result], Arguments] = {}
    try:
        while True:
            while len(running) < 2 * executor.workers and (task := next(waiting, None)) is not None:
                running[executor.pool.submit(function, *task)] = task
            if not running:
                return
            ready, _ = wait(running, return_when=FIRST_COMPLETED)
            yield from ((running.pop(future), future.result()) for future in ready)
    finally:
        for future in running:
            future.cancel()


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def open_executor(
    *, workers: int | None = None, processes: bool = False, cluster: str | None = None
) -> Iterator[ArenaExecutor]:
    """Open a pool of workers for one run; when the run ends, work that has not started is dropped."""
    if cluster is not None:
        with _on_cluster(cluster) as executor:
            yield executor
        return
    n = workers or cores()
    with _closing(_processes(n) if processes else ThreadPoolExecutor(n)) as pool:
        yield ArenaExecutor(pool, n, _LARGE if processes else _SMALL)


@contextmanager
def _closing(pool: Executor) -> Iterator[Executor]:
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _processes(n: int) -> ProcessPoolExecutor:
    """Spawn fresh processes, because forking a multi-threaded process is unsafe; only the parent process handles Ctrl-C."""
    import multiprocessing
    import signal

    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(n, context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))


@contextmanager
def _on_cluster(address: str) -> Iterator[ArenaExecutor]:
    """Connect to the workers of a running Dask cluster; raises BadChoice."""
    require("cluster", "dask", "distributed")
    from distributed import Client

    try:
        client: Any = Client(address, timeout=10)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise BadChoice("arena-cluster", got=address) from error
    try:
        workers = sum(client.nthreads().values())
        if not workers:
            raise BadChoice("arena-cluster", got=address)
        with client.get_executor(pure=False) as pool:
            yield ArenaExecutor(pool, workers, _LARGE)
    finally:
        client.close()
