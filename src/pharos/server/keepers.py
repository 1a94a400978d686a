"""What the server does of itself at a table: bots decide, clocks run out, absent seats are taken over.

The worker that wrote the latest entry goes on; another one steps in only if nothing happens for a while (it may have died).
No lock is needed: should two do the same, the unique key of the log lets one through.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ..core.errors import PharosError
from .play import record_of
from .rooms import Draft, Room

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("pharos.tables")
LATE = 10.0
"""A clock found run out so many seconds ago was not watched: the server was away, and nobody pays for that."""
PATROL = 10.0
"""How often seats on other workers are looked after, and failed work is tried again."""
QUICKER = 0.2
"""A pause after somebody else was quicker, so that two who disagree do not run in circles."""


class Keeper:
    """Looks after one table."""

    def __init__(self, house: House, room: Room) -> None:
        self.house, self.room = house, room
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = False

    @property
    def is_busy(self) -> bool:
        """Whether there is something to be done, now or later."""
        return self._alarm is not None or self._task is not None

    def stop(self) -> None:
        """Look no longer."""
        self._is_stopped = True
        if self._alarm:
            self._alarm.cancel()
        if self._task:
            self._task.cancel()

    def arm(self) -> None:
        """Set the alarm for the next thing to do."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._task or self._is_stopped:
            return
        due = self.due()
        if due is not None:
            delay = max(0.0, due - time.time())
            self._alarm = asyncio.get_running_loop().call_later(min(delay, 3600.0), self._ring)

    def due(self) -> float | None:
        """When something is to be done next; None if only people can go on."""
        room = self.room
        if room.table.status != "playing" or room.play is None:
            return None
        times = [time for time in (self._bots_due(), self._clock_due(), self._absence_due()) if time is not None]
        if not times:
            return None
        is_ours = room.table.worker == room.storage.worker
        return min(times) + (0.0 if is_ours else self.house.settings.stand_in)

    def _bots_due(self) -> float | None:
        """Bots decide at once where seats decide together, else at a pace that people can follow."""
        table = self.room.table
        if not any(place.is_bot for place in table.places):
            return None
        to_act = self.room.game.to_act
        if not any(table.places[seat].is_bot for seat in to_act):
            return None
        given = table.spec.get("pace")
        pace = self.house.settings.pace if given is None else given
        is_watched = bool(self.room.connections) and len(to_act) == 1
        return table.played_at + (pace if is_watched else 0.0)

    def _clock_due(self) -> float | None:
        table = self.room.table
        if table.clocks is None:
            return None
        found = table.clocks.deadline(seat for seat in self.room.game.to_act if table.places[seat].is_person)
        return found[0] if found else None

    def _absence_due(self) -> float | None:
        table, worker = self.room.table, self.room.storage.worker
        if table.absence is None:
            return None
        people = [place for place in table.places if place.is_person]
        times = [place.since + table.absence for place in people if place.worker is None]
        if any(place.worker not in (None, worker) for place in people):
            times.append(time.time() + PATROL)
        return min(times, default=None)

    def _ring(self) -> None:
        self._alarm = None
        self._task = asyncio.create_task(self._work(), name=f"keeper {self.room.table.id}")

    async def _work(self) -> None:
        wait = 0.0
        try:
            await self._patrol()
            await self._act()
        except PharosError:
            wait = QUICKER
        except Exception:
            wait = PATROL
            log.exception("keeper failed", extra={"table": self.room.table.id})
        self._task = None
        if wait and not self._is_stopped:
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)
        else:
            self.arm()

    async def _patrol(self) -> None:
        """Seats whose worker is gone are away, and who has been away for too long is taken over."""
        room, absence = self.room, self.room.table.absence
        if absence is None:
            return
        own = room.storage.worker
        if any(place.worker not in (None, own) for place in room.table.places):
            alive = await room.storage.alive()
            for seat, place in enumerate(room.table.places):
                if place.worker is not None and place.worker not in alive:
                    await self.house.note_away(room, seat)
        for seat, place in enumerate(room.table.places):
            if place.is_person and place.worker is None and time.time() >= place.since + absence:
                await self._take_over(seat, absence)

    async def _take_over(self, seat: int, absence: int) -> None:
        async def decide() -> Draft | None:
            place = self.room.table.places[seat]
            is_due = place.is_person and place.worker is None and time.time() >= place.since + absence
            return ("taken", seat, {}) if is_due and self.room.table.status == "playing" else None

        await self.room.change(decide)

    async def _act(self) -> None:
        """One decision of a bot, or for a seat whose clock has run out."""
        room = self.room
        if room.table.status != "playing" or room.play is None:
            return
        table, now = room.table, time.time()
        bots = [seat for seat in room.game.to_act if table.places[seat].is_bot]
        if bots and now + 0.001 >= (self._bots_due() or now):
            await self._think(bots[0], table.places[bots[0]].level or table.spec["level"], "bot")
        elif table.clocks and (deadline := self._clock_due()) is not None and now >= deadline:
            if now > deadline + LATE:
                await room.change(self._resume)
                return
            running = [seat for seat in room.game.to_act if table.places[seat].is_person]
            found = table.clocks.deadline(running)
            if found:
                await self._think(found[1], table.spec["level"], "clock")

    async def _resume(self) -> Draft | None:
        deadline = self._clock_due()
        return ("resumed", None, {}) if deadline is not None and time.time() > deadline + LATE else None

    async def _think(self, seat: int, level: str, by: str) -> None:
        room = self.room
        seen, record = room.table.sequence, record_of(room.table, moves=list(room.table.moves))
        key = f"{room.table.salt}:{len(record.moves)}"
        action = await self.house.pool.choose(record, seat, level, key)
        await room.act(seat, seen, action, by)
        await room.in_step()
