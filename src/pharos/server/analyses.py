"""Finished games, judged: chances to win and better decisions, worked out a portion at a time in the pool in which bots
think, and remembered. A portion is short and there is never more than one for all but one of the pool's threads, so that a
table in play waits no longer for its bots than it would for other tables'."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from functools import partial
from typing import Any

from ..bots.analysis import Analyst, Verdict
from ..core.kind import Kind
from ..core.registry import replay
from . import sight
from .messages import AnalysisShown, MomentJudged
from .play import record_of
from .pool import Pool
from .tables import Table

KEPT = 64
PORTION = 0.25
"""How long a portion takes, in seconds, and at most one moment longer."""


class Judged:
    """What is known of one game so far; moments are worked out in any order, and each once."""

    def __init__(self, table: Table) -> None:
        self.record = record_of(table)
        self.plies = len(self.record.moves)
        self.moments: dict[int, MomentJudged] = {}
        self.turn = asyncio.Lock()
        self._analyst: Analyst | None = None

    def known(self, first: int) -> list[MomentJudged]:
        """The moments that are known, from one on without a gap."""
        last = first
        while last in self.moments:
            last += 1
        return [self.moments[ply] for ply in range(first, last)]

    def go_on(self, first: int) -> None:
        """Work out a portion from a moment on; for a thread."""
        self._analyst = self._analyst or Analyst(replay(self.record))
        end = time.monotonic() + PORTION
        for ply in range(first, self.plies + 1):
            found = self._analyst.moment(ply)
            verdict = _verdict(self._analyst.game.kind, found.verdict)
            chances = [round(chance, 4) for chance in found.chances]
            self.moments[ply] = MomentJudged.model_validate({"ply": ply, "chances": chances, "verdict": verdict})
            if time.monotonic() >= end:
                break
        if len(self.moments) > self.plies:
            self._analyst = None


def _verdict(kind: Kind, verdict: Verdict | None) -> dict[str, Any] | None:
    if verdict is None:
        return None
    return {
        "seat": verdict.seat,
        "action": kind.text(verdict.action),
        "advice": kind.text(verdict.advice),
        "phrase": sight.phrase(kind.phrase(verdict.advice)),
        "gain": round(verdict.gain, 4),
        "error": round(verdict.error, 4),
        "is_clear": verdict.is_clear,
    }


class Analyses:
    """Remembers what is known of the games that were looked at last."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._kept: OrderedDict[str, Judged] = OrderedDict()
        self._at_once = asyncio.Semaphore(max(1, pool.size - 1))

    def of(self, table: Table) -> Judged:
        """What is known of a finished game."""
        judged = self._kept.setdefault(table.id, Judged(table))
        self._kept.move_to_end(table.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return judged

    async def shown(self, judged: Judged, first: int) -> AnalysisShown:
        """The game from a moment on: all that is known, or if nothing is, one portion more."""
        async with judged.turn:
            if not judged.known(first):
                async with self._at_once:
                    await self._pool.run(partial(judged.go_on, first))
        found = judged.known(first)
        after = first + len(found)
        return AnalysisShown(plies=judged.plies, moments=found, next=after if after <= judged.plies else None)
