"""Runs a plan: hands deals to workers, keeps results as they come, goes on where an earlier run stopped."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Protocol

from ..core.errors import PharosError
from . import custom, fast
from .deals import Plan
from .executors import Crew, crew
from .match import DealPlayed, house_bot, play_deal, start

Key = tuple[int, int]
"""A deal and a table."""
_lock = threading.Lock()
_own = threading.local()


class Keeper(Protocol):
    """Keeps results (see `store.py`)."""

    def load(self) -> list[DealPlayed]:
        """What is there from earlier runs."""
        ...

    def keep(self, played: DealPlayed) -> None:
        """Add one."""
        ...


def run(
    plan: Plan,
    deals: int,
    *,
    hired: Crew | None = None,
    keeper: Keeper | None = None,
    told: Callable[[int, int], None] | None = None,
    is_decided: Callable[[list[DealPlayed]], bool] | None = None,
) -> list[DealPlayed]:
    """All results in order of deals; `told(done, of)` hears of the progress.

    `is_decided` is asked after every deal, in order, about all results up to it: where it stops does not depend on who was
    quick.
    """
    if hired is None:
        with crew() as own:
            return run(plan, deals, hired=own, keeper=keeper, told=told, is_decided=is_decided)
    keys = [(deal, table) for deal in range(deals) for table in range(len(plan.tables))]
    found = {(played.deal, played.table): played for played in (keeper.load() if keeper else [])}
    line = Line(plan, keys, found, is_decided)
    if told:
        told(line.done, len(keys))
    if line.is_complete():
        return line.results()
    for played in _work(plan, hired, [key for key in keys if key not in found]):
        if keeper:
            keeper.keep(played)
        found[played.deal, played.table] = played
        if line.is_complete():
            break
        if told:
            told(len(found.keys() & set(keys)), len(keys))
    if told:
        told(line.end, line.end)
    return line.results()


class Line:
    """Results in order of deals, and how far the question has been asked."""

    def __init__(
        self,
        plan: Plan,
        keys: list[Key],
        found: dict[Key, DealPlayed],
        is_decided: Callable[[list[DealPlayed]], bool] | None,
    ) -> None:
        self.keys, self.found, self.is_decided = keys, found, is_decided
        self.tables = len(plan.tables)
        self.end = len(keys)
        self.asked = 0

    @property
    def done(self) -> int:
        """How many of the wanted results are there."""
        return sum(key in self.found for key in self.keys)

    def is_complete(self) -> bool:
        """Whether nothing more need be played."""
        while self.asked < self.end and self.keys[self.asked] in self.found:
            self.asked += 1
            if self.is_decided and self.asked % self.tables == 0 and self.is_decided(self.results(self.asked)):
                self.end = self.asked
        return self.asked >= self.end

    def results(self, end: int | None = None) -> list[DealPlayed]:
        """The results up to the end."""
        return [self.found[key] for key in self.keys[: self.end if end is None else end]]


def _work(plan: Plan, hired: Crew, keys: list[Key]) -> Iterator[DealPlayed]:
    """Results as they come; only a few portions are handed over ahead, so that stopping is quick."""
    portions = iter([keys[i : i + hired.portion] for i in range(0, len(keys), hired.portion)])
    running: set[Future[list[DealPlayed]]] = set()
    try:
        while True:
            while len(running) < 2 * hired.workers and (portion := next(portions, None)):
                running.add(hired.executor.submit(play_deals, plan, portion))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        for future in running:
            future.cancel()


def play_deals(plan: Plan, keys: list[Key]) -> list[DealPlayed]:
    """A portion of deals; the function that workers run."""
    prepare(plan)
    return [play_deal(plan, table, deal) for deal, table in keys]


def prepare(plan: Plan) -> None:
    """Let everything of the house compile and take its room before clocks run: one decision of every bot in every thread."""
    prepared: set[tuple[str, int, tuple[str, ...]]] = _own.__dict__.setdefault("prepared", set())
    key = (plan.game, plan.players, plan.bots)
    if key in prepared:
        return
    prepared.add(key)
    with _lock:
        _open(plan)
        for lineup in plan.tables:
            specs = [plan.spec(bot) for bot in lineup]
            if fast.can_play(plan.game, specs):
                fast.play(plan.game, plan.players, plan.options, specs, 0, 0)
            else:
                for spec in {*specs}:
                    _try(plan, spec)


def _open(plan: Plan) -> None:
    """The first decision of a game, for nothing: it loads the rules."""
    game = start(plan.game, plan.players, plan.options, 0)
    seat = game.to_act[0]
    game.play(seat, game.reshuffled(seat, 1).legal(seat)[0])
    game.view(seat)


def _try(plan: Plan, spec: str) -> None:
    """One decision of a bot of the house, for nothing; what is wrong with it will show in its games."""
    if custom.is_custom(spec):
        return
    game = start(plan.game, plan.players, plan.options, 0)
    try:
        house_bot(spec, plan.game).choose(game.seat(game.to_act[0]), 0)
    except PharosError:
        raise
    except Exception:
        return
