"""Where the work is done: threads of this process, processes, or a Dask cluster, all behind `concurrent.futures`.

Kernels release the GIL, so threads are the default; processes are for bots written in Python.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ..core.errors import BadChoice

_SMALL, _LARGE = 1, 8  # deals handed over at once: more where handing over costs more


@dataclass(frozen=True)
class Crew:
    """An executor, how many work in it, and how many deals to hand over at once."""

    executor: Executor
    workers: int
    portion: int = _SMALL


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def crew(*, workers: int | None = None, processes: bool = False, cluster: str | None = None) -> Iterator[Crew]:
    """Workers for the time of a run; work that has not begun is dropped when it ends."""
    if cluster is not None:
        with _on_cluster(cluster) as hired:
            yield hired
        return
    n = workers or cores()
    with _closing(_processes(n) if processes else ThreadPoolExecutor(n)) as executor:
        yield Crew(executor, n, _LARGE if processes else _SMALL)


@contextmanager
def _closing(executor: Any) -> Iterator[Any]:
    try:
        yield executor
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def _processes(n: int) -> ProcessPoolExecutor:
    """Fresh processes, as forking one with threads in it is asking for trouble; Ctrl-C is for this process alone."""
    import multiprocessing
    import signal

    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(n, context, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))


@contextmanager
def _on_cluster(address: str) -> Iterator[Crew]:
    """The workers of a Dask cluster that runs already; raises BadChoice."""
    try:
        from distributed import Client
    except ImportError as error:
        raise BadChoice("arena-lacks", got="cluster", expected="dask, distributed") from error
    try:
        client: Any = Client(address, timeout=10)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise BadChoice("arena-cluster", got=address) from error
    try:
        workers = sum(client.nthreads().values())
        if not workers:
            raise BadChoice("arena-cluster", got=address)
        with client.get_executor(pure=False) as executor:
            yield Crew(executor, workers, _LARGE)
    finally:
        client.close()
