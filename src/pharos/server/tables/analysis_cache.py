"""Post-game analyses, computed in short portions in the bot pool and cached.

At most all but one of the pool's threads work on analyses, so bots at running tables always find a free one.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from ...bots.analysis import Analyst, Moment, Verdict
from ...coach.comparison import compare
from ...coach.practice import attempt
from ...coach.review import Figures, Reviewer, deeper, figures
from ...core.errors import BadChoice
from ...core.registry import game_spec, replay
from ...core.ruleset import Ruleset
from ...runtime import loader
from ..bot_pool import BotPool
from ..db.coach_rows import MadeDecision
from ..payloads import AnalysisShown, MomentJudged
from ..preparation import Preparation
from ..review_payloads import AttemptShown, MistakeShown, ReviewShown
from . import review_shown, sentences
from .table import Table
from .table_game import record_of

CACHED_GAMES = 64
T = TypeVar("T")
PORTION = 0.25
"""Seconds that a portion takes; it may exceed them by one position."""


class GameAnalysis:
    """The analysis of one game so far; each position is analysed once, in any order."""

    def __init__(self, table: Table, *, is_deeper: bool = False) -> None:
        self.is_deeper, self.seconds = is_deeper, 0.0
        self.record = record_of(table)
        self.plies = len(self.record.moves)
        self.moments: dict[int, MomentJudged] = {}
        self.review: ReviewShown | None = None
        self.lock = asyncio.Lock()
        self._judged: dict[int, Moment] = {}
        self._analyst: Analyst | None = None
        self._reviewer: Reviewer | None = None

    def known(self, first: int) -> list[MomentJudged]:
        """The analysed positions from a ply up to the first gap."""
        last = first
        while last in self.moments:
            last += 1
        return [self.moments[ply] for ply in range(first, last)]

    def extend(self, first: int, seconds: float | None = None) -> None:
        """Analyse a portion from a ply on, one position at least (default: PORTION); runs in a thread."""
        self._analyst = self._analyst or self._made()
        start = time.monotonic()
        end = start + (PORTION if seconds is None else seconds)
        for ply in range(first, self.plies + 1):
            moment = self._judged[ply] = self._analyst.moment(ply)
            verdict = _verdict(self._analyst.game.ruleset, moment.verdict)
            chances = [round(chance, 4) for chance in moment.chances]
            self.moments[ply] = MomentJudged.model_validate({"ply": ply, "chances": chances, "verdict": verdict})
            if time.monotonic() >= end:
                break
        self.seconds += time.monotonic() - start

    def _made(self) -> Analyst:
        game = replay(self.record)
        id = game.ruleset.id
        return Analyst(game, deeper(id, game_spec(id).effort)) if self.is_deeper else Analyst(game)

    @property
    def is_complete(self) -> bool:
        """Whether every position is analysed."""
        return len(self.moments) > self.plies

    @property
    def reviewer(self) -> Reviewer:
        """What reviews the analysed game; raises BadChoice until the analysis is complete."""
        if not self.is_complete or self._analyst is None:
            raise BadChoice("not-analysed")
        self._reviewer = self._reviewer or Reviewer(self._analyst, [self._judged[ply] for ply in range(self.plies + 1)])
        return self._reviewer

    def make_review(self) -> None:
        """Review the analysed game; runs in a thread."""
        if self.review is None:
            reviewer, start = self.reviewer, time.monotonic()
            reviewed = reviewer.review(compare(reviewer.analyst.game, reviewer.analyst.effort))
            seconds = self.seconds + time.monotonic() - start
            self.review = review_shown.review(reviewed, is_deeper=self.is_deeper, seconds=seconds)

    def figures(self, seat: int, first: int = 0) -> Figures:
        """How well a seat of an analysed game decided from a ply on."""
        return figures(self.reviewer.moments[first:], seat)

    def made(self, seat: int, first: int = 0) -> list[MadeDecision]:
        """Each decision of a seat of an analysed game from a ply on: the action, the coach's, and what was lost."""
        moments = (self._judged[ply] for ply in range(first, self.plies))
        text = self.reviewer.analyst.game.ruleset.text
        return [
            {
                "ply": moment.ply,
                "action": self.record.moves[moment.ply][1],
                "advice": text(moment.verdict.advice) if moment.verdict else None,
                "loss": round(max(0.0, moment.verdict.gain), 4) if moment.verdict else 0.0,
            }
            for moment in moments
            if self.record.moves[moment.ply][0] == seat
        ]

    def mistake(self, ply: int) -> MistakeShown:
        """A decision to try again; runs in a thread."""
        return review_shown.mistake(self.reviewer, ply)

    def attempt(self, ply: int, action: str) -> AttemptShown:
        """Grade another try at a decision; runs in a thread."""
        ruleset = self.reviewer.analyst.game.ruleset
        return review_shown.attempt(ruleset, attempt(self.reviewer, ply, ruleset.parse(action)))


def _verdict(ruleset: Ruleset, verdict: Verdict | None) -> sentences.Plain | None:
    if verdict is None:
        return None
    return {
        "seat": verdict.seat,
        "action": ruleset.text(verdict.action),
        "parts": ruleset.action_parts(verdict.action),
        "played": sentences.message(ruleset.action_message(verdict.action)),
        "advice": ruleset.text(verdict.advice),
        "advice_parts": ruleset.action_parts(verdict.advice),
        "message": sentences.message(ruleset.action_message(verdict.advice)),
        "gain": round(verdict.gain, 4),
        "error": round(verdict.error, 4),
        "is_clear": verdict.is_clear,
    }


class AnalysisCache:
    """Caches the analyses of recently viewed games."""

    def __init__(self, pool: BotPool, preparation: Preparation) -> None:
        self._pool, self._preparation = pool, preparation
        self._cache: OrderedDict[str, GameAnalysis] = OrderedDict()
        self._slots = asyncio.Semaphore(max(1, pool.size - 1))

    def of(self, table: Table, *, is_deeper: bool = False) -> GameAnalysis:
        """The analysis of a finished game."""
        key = f"{table.id} deeper" if is_deeper else table.id
        analysis = self._cache.setdefault(key, GameAnalysis(table, is_deeper=is_deeper))
        self._cache.move_to_end(key)
        while len(self._cache) > CACHED_GAMES:
            self._cache.popitem(last=False)
        return analysis

    async def part(self, analysis: GameAnalysis, first: int) -> AnalysisShown:
        """Everything known from a ply on; if that is nothing, one more portion. Raises BadChoice if nothing is compiled."""
        game = analysis.record.game
        if not loader.is_interpreted() and not await asyncio.to_thread(self._preparation.is_ready, game):
            return self._unprepared(analysis, first)
        async with analysis.lock:
            if not analysis.known(first):
                async with self._slots:
                    await self._pool.run(partial(analysis.extend, first))
        moments = analysis.known(first)
        after = first + len(moments)
        return AnalysisShown(plies=analysis.plies, moments=moments, next=after if after <= analysis.plies else None)

    async def complete(self, analysis: GameAnalysis) -> None:
        """Analyse the rest of a game that nobody waits for: one position at a time, while no bot is thinking."""
        while not analysis.is_complete:
            await self._pool.idle()
            async with analysis.lock, self._slots:
                first = len(analysis.known(0))
                await self._pool.run_unawaited(partial(analysis.extend, first, 0.0))

    async def review(self, analysis: GameAnalysis) -> ReviewShown:
        """The review of an analysed game."""
        await self._think(analysis, analysis.make_review)
        assert analysis.review is not None
        return analysis.review

    async def mistake(self, analysis: GameAnalysis, ply: int) -> MistakeShown:
        """A decision of an analysed game to try again."""
        return await self._think(analysis, partial(analysis.mistake, ply))

    async def attempt(self, analysis: GameAnalysis, ply: int, action: str) -> AttemptShown:
        """Grade another try at a decision of an analysed game."""
        return await self._think(analysis, partial(analysis.attempt, ply, action))

    async def _think(self, analysis: GameAnalysis, work: Callable[[], T]) -> T:
        """Do something with an analysed game in the bot pool; raises BadChoice if its analysis is incomplete."""
        if not analysis.is_complete:
            raise BadChoice("not-analysed")
        async with analysis.lock, self._slots:
            return await self._pool.run(work)

    def _unprepared(self, analysis: GameAnalysis, first: int) -> AnalysisShown:
        """The answer while the bots that analyse are not compiled."""
        self._preparation.request(analysis.record.game)
        percent = self._preparation.percent(analysis.record.game)
        if percent is None:
            raise BadChoice("not-compiled", got=analysis.record.game)
        return AnalysisShown(plies=analysis.plies, moments=[], next=first, preparing=percent)
