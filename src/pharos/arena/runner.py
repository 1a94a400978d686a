"""Runs a plan: submits deals to workers, stores results as they come, and resumes an earlier run."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Protocol

from ..core.errors import PharosError
from . import kernel_games, user_bots
from .deals import Plan
from .executors import ArenaExecutor, open_executor
from .match import DealPlayed, builtin_bot, play_deal, start

Key = tuple[int, int]
"""A deal and a table."""
_lock = threading.Lock()
_own = threading.local()


class ResultStore(Protocol):
    """Stores results (see `store.py`)."""

    def load(self) -> list[DealPlayed]:
        """Return the results of earlier runs."""
        ...

    def keep(self, played: DealPlayed) -> None:
        """Add a result."""
        ...


def run(
    plan: Plan,
    deals: int,
    *,
    executor: ArenaExecutor | None = None,
    store: ResultStore | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    is_decided: Callable[[list[DealPlayed]], bool] | None = None,
) -> list[DealPlayed]:
    """Return all results in the order of deals; calls `on_progress(done, of)` as they arrive.

    `is_decided` is called after every deal with all results up to it, in order, so the deal at which a run stops does not
    depend on the speed of the workers.
    """
    if executor is None:
        with open_executor() as own:
            return run(plan, deals, executor=own, store=store, on_progress=on_progress, is_decided=is_decided)
    keys = [(deal, table) for deal in range(deals) for table in range(len(plan.tables))]
    known = {(played.deal, played.table): played for played in (store.load() if store else [])}
    line = Line(plan, keys, known, is_decided)
    if on_progress:
        on_progress(line.done, len(keys))
    if line.is_complete():
        return line.results()
    for played in _work(plan, executor, [key for key in keys if key not in known]):
        if store:
            store.keep(played)
        known[played.deal, played.table] = played
        if line.is_complete():
            break
        if on_progress:
            on_progress(len(known.keys() & set(keys)), len(keys))
    if on_progress:
        on_progress(line.end, line.end)
    return line.results()


class Line:
    """Results in the order of deals, and how many the stopping rule has seen."""

    def __init__(
        self,
        plan: Plan,
        keys: list[Key],
        known: dict[Key, DealPlayed],
        is_decided: Callable[[list[DealPlayed]], bool] | None,
    ) -> None:
        self.keys, self.known, self.is_decided = keys, known, is_decided
        self.tables = len(plan.tables)
        self.end = len(keys)
        self.asked = 0

    @property
    def done(self) -> int:
        """Number of wanted results that are available."""
        return sum(key in self.known for key in self.keys)

    def is_complete(self) -> bool:
        """Whether all necessary deals have been played."""
        while self.asked < self.end and self.keys[self.asked] in self.known:
            self.asked += 1
            if self.is_decided and self.asked % self.tables == 0 and self.is_decided(self.results(self.asked)):
                self.end = self.asked
        return self.asked >= self.end

    def results(self, end: int | None = None) -> list[DealPlayed]:
        """Return the results up to the end."""
        return [self.known[key] for key in self.keys[: self.end if end is None else end]]


def _work(plan: Plan, executor: ArenaExecutor, keys: list[Key]) -> Iterator[DealPlayed]:
    """Yield results as they arrive; only a few portions are submitted ahead, so that stopping is quick."""
    portions = iter([keys[i : i + executor.portion] for i in range(0, len(keys), executor.portion)])
    running: set[Future[list[DealPlayed]]] = set()
    try:
        while True:
            while len(running) < 2 * executor.workers and (portion := next(portions, None)):
                running.add(executor.pool.submit(play_deals, plan, portion))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        for future in running:
            future.cancel()


def play_deals(plan: Plan, keys: list[Key]) -> list[DealPlayed]:
    """Play a portion of deals; workers run this function."""
    prepare(plan)
    return [play_deal(plan, table, deal) for deal, table in keys]


def prepare(plan: Plan) -> None:
    """Load and compile all built-in bots before clocks start: every bot makes one decision in every thread."""
    prepared: set[tuple[str, int, tuple[str, ...]]] = _own.__dict__.setdefault("prepared", set())
    key = (plan.game, plan.players, plan.bots)
    if key in prepared:
        return
    prepared.add(key)
    with _lock:
        _open(plan)
        for lineup in plan.tables:
            specs = [plan.spec(bot) for bot in lineup]
            if kernel_games.can_play(plan.game, specs):
                kernel_games.play(plan.game, plan.players, plan.options, specs, 0, 0)
            else:
                for spec in {*specs}:
                    _try(plan, spec)


def _open(plan: Plan) -> None:
    """Play the first decision of a trial game, to load the rules."""
    game = start(plan.game, plan.players, plan.options, 0)
    seat = game.to_act[0]
    game.play(seat, game.reshuffled(seat, 1).legal(seat)[0])
    game.view(seat)


def _try(plan: Plan, spec: str) -> None:
    """Make one decision with a built-in bot; its errors show up in its games."""
    if user_bots.is_user_bot(spec):
        return
    game = start(plan.game, plan.players, plan.options, 0)
    try:
        builtin_bot(spec, plan.game).choose(game.seat(game.to_act[0]), 0)
    except PharosError:
        raise
    except Exception:
        return
