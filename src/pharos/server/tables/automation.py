"""What the server does at a table on its own: bots move, clocks expire, bots substitute for absent players.

The worker that stored the latest entry continues. Another one steps in if nothing happens for a while, because the first may
have died. No lock is needed: if two do the same, the unique key of the log lets one through.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ...core.errors import PharosError
from .clocks import now
from .live_table import LiveTable
from .remarks import Remarks
from .table_game import record_of
from .table_log import Draft

if TYPE_CHECKING:
    from .worker import Worker

log = logging.getLogger("pharos.tables")
MAX_LATENESS = 10.0
"""A clock that expired more seconds ago was unattended: the server was down, and nobody pays for that."""
PATROL = 10.0
"""Seconds between checks of seats on other workers, and before failed work is retried."""
RETRY = 0.2
"""Seconds to wait after a refusal, so that two workers that disagree do not loop."""
SHORTER, SHORTEST = 0.75, 0.5
"""What each further move of bots in a row leaves of the pause before it, and the least that is left of a table's pace."""


def pause(pace: float, bot_moves: int) -> float:
    """Seconds before a bot moves, after that many moves of bots in a row: people can follow, and do not wait long."""
    return pace * max(SHORTEST, SHORTER**bot_moves)


class Automation:
    """Acts for bots, clocks and absent players at one table."""

    def __init__(self, worker: Worker, live: LiveTable) -> None:
        self.worker, self.live = worker, live
        self._remarks = Remarks(worker, live)
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = False

    @property
    def is_busy(self) -> bool:
        """Whether there is something to do, now or later."""
        return self._alarm is not None or self._task is not None

    def stop(self) -> None:
        """Stop acting."""
        self._is_stopped = True
        if self._alarm:
            self._alarm.cancel()
        if self._task:
            self._task.cancel()

    def arm(self) -> None:
        """Set the alarm for the next thing to do."""
        self._remarks.say()
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._task or self._is_stopped:
            return
        due = self.due()
        if due is not None:
            delay = max(0.0, due - now())
            self._alarm = asyncio.get_running_loop().call_later(min(delay, 3600.0), self._ring)

    def due(self) -> float | None:
        """The time of the next thing to do; None if only people can continue."""
        live = self.live
        if live.table.status != "playing" or live.table_game is None:
            return None
        times = [time for time in (self._thought_due(), self._clock_due(), self._absence_due()) if time is not None]
        return min(times) + (0.0 if self._is_ours else self.worker.settings.stand_in) if times else None

    @property
    def _is_ours(self) -> bool:
        """Whether this worker stored the latest entry."""
        return self.live.table.worker == self.live.storage.worker_id

    def _thought_due(self) -> float | None:
        """The time at which a bot starts to think: at once in the worker that continues, so that it is ready in time."""
        due = self._bots_due()
        return min(due, now()) if due is not None and self._is_ours else due

    def _bots_due(self) -> float | None:
        """The time at which the next bot moves, unless it still thinks."""
        table = self.live.table
        if not any(place.is_bot for place in table.places):
            return None
        to_act = self.live.game.to_act
        if not any(table.places[seat].is_bot for seat in to_act):
            return None
        is_watched = bool(self.live.viewers) and len(to_act) == 1
        return table.last_move_at + (self._pause() if is_watched else 0.0)

    def _pause(self) -> float:
        """The pause before a bot's move that people watch; the table's whole pace where nobody waits for their turn."""
        table = self.live.table
        pace = table.spec.get("pace")
        pace = self.worker.settings.pace if pace is None else pace
        is_awaited = any(place.is_person for place in table.places)
        return pause(pace, self.live.bot_moves) if is_awaited else pace

    def _clock_due(self) -> float | None:
        deadline = self._clock_deadline()
        return deadline[0] if deadline else None

    def _clock_deadline(self) -> tuple[float, int] | None:
        """The moment at which the first person's clock expires, and that seat."""
        table = self.live.table
        if table.clocks is None:
            return None
        return table.clocks.deadline(seat for seat in self.live.game.to_act if table.places[seat].is_person)

    def _absence_due(self) -> float | None:
        table, worker = self.live.table, self.live.storage.worker_id
        if table.absence is None:
            return None
        people = [place for place in table.places if place.is_person]
        times = [place.since + table.absence for place in people if place.worker is None]
        if any(place.worker not in (None, worker) for place in people):
            times.append(now() + PATROL)
        return min(times, default=None)

    def _ring(self) -> None:
        self._alarm = None
        self._task = asyncio.create_task(self._work(), name=f"automation {self.live.table.id}")

    async def _work(self) -> None:
        wait = 0.0
        try:
            await self._patrol()
            await self._act()
        except PharosError:
            wait = RETRY
        except Exception:
            wait = PATROL
            log.exception("automation failed", extra={"table": self.live.table.id})
        self._task = None
        if wait and not self._is_stopped:
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)
        else:
            self.arm()

    async def _patrol(self) -> None:
        """Mark players on dead workers as absent, and let bots substitute for those absent too long."""
        live, absence = self.live, self.live.table.absence
        if absence is None:
            return
        if any(place.worker not in (None, live.storage.worker_id) for place in live.table.places):
            alive = await live.storage.alive()
            for seat, place in enumerate(live.table.places):
                if place.worker is not None and place.worker not in alive:
                    await self.worker.note_away(live, seat)
        for seat, place in enumerate(live.table.places):
            if place.is_person and place.worker is None and now() >= place.since + absence:
                await self._substitute(seat, absence)

    async def _substitute(self, seat: int, absence: int) -> None:
        def decide() -> Draft | None:
            place = self.live.table.places[seat]
            is_due = place.is_person and place.worker is None and now() >= place.since + absence
            return ("taken", seat, {}) if is_due and self.live.table.status == "playing" else None

        await self.live.change(decide)

    async def _act(self) -> None:
        """Make one decision for a bot or for a seat whose clock has expired."""
        live = self.live
        if live.table.status != "playing" or live.table_game is None:
            return
        table, time = live.table, now()
        bots = [seat for seat in live.game.to_act if table.places[seat].is_bot]
        deadline = self._clock_deadline()
        if bots and time + 0.001 >= (self._thought_due() or time):
            await self._think(bots[0], table.places[bots[0]].level or table.spec["level"], "bot")
        elif deadline and time > deadline[0] + MAX_LATENESS:
            await live.change(self._resume)
        elif deadline and time >= deadline[0] and table.is_contested:
            await live.change(self._forfeit)
        elif deadline and time >= deadline[0]:
            await self._think(deadline[1], table.spec["level"], "clock")

    def _resume(self) -> Draft | None:
        deadline = self._clock_due()
        return ("resumed", None, {}) if deadline is not None and now() > deadline + MAX_LATENESS else None

    def _forfeit(self) -> Draft | None:
        """A player who runs out of time while ratings are at stake loses; a bot takes the seat for the others."""
        deadline, table = self._clock_deadline(), self.live.table
        if deadline is None or now() < deadline[0] or not table.is_contested or table.status != "playing":
            return None
        return "left", None, {"guest": table.places[deadline[1]].guest or "", "by": "clock"}

    async def _think(self, seat: int, level: str, by: str) -> None:
        live = self.live
        seen, record = live.table.sequence, record_of(live.table, moves=list(live.table.moves))
        key = f"{live.table.bot_key}:{len(record.moves)}"
        action = await self.worker.bot_pool.choose(record, seat, level, key)
        if by == "bot":
            await asyncio.sleep(max(0.0, (self._bots_due() or 0.0) - now()))
        await live.act(seat, seen, action, by)
        await live.log.wait_applied()
        self._remarks.note(seat)
