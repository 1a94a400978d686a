"""Who gets which notification, and when: people who are away and owe a decision, and those whom somebody invites.

Tables only report that they have changed. Everything else happens in the background: an occasion becomes a row, and rows
that are due become requests in threads of their own. So nothing here delays a move, and a restart forgets nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException

import orjson
from pywebpush import WebPusher

from ...core.errors import BadChoice
from .. import metrics
from ..config import Settings
from ..db.push_rows import Push, PushRows, Subscription, subscription_id
from ..tables.live_table import LiveTable
from ..tables.table_lists import OwnTables
from ..tables.worker import Worker
from .keys import PushKeys
from .quiet import quiet_until
from .texts import HOURS, note_of, test_note
from .transport import post

log = logging.getLogger("pharos.push")
EVERY = 4.0
"""Seconds between two looks for what is due."""
GATHER = 0.1
"""Seconds in which occasions gather, so that one query serves many."""
THREADS = 2
RETRIES = 3
RETRY_SECONDS = 60.0
GONE = (404, 410)
MAX_NOTED = 20_000
Note = dict[str, str | int]


class Notifier:
    """Tells people who are away."""

    def __init__(self, worker: Worker, own_tables: OwnTables, keys: PushKeys) -> None:
        self.worker, self.keys = worker, keys
        self.rows = PushRows(worker.storage)
        self._own_tables = own_tables
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._noted: OrderedDict[tuple[str, str], int] = OrderedDict()
        """The latest occasion of each guest at each table, so that the database is asked once for each."""
        self._occasions: list[Push] = []
        """Events that have not been examined yet."""
        worker.on_table_changed = self.table_changed
        worker.repeat(EVERY, self.deliver)

    @property
    def _settings(self) -> Settings:
        return self.worker.settings

    # Occasions

    def table_changed(self, live: LiveTable) -> None:
        """Note who owes a decision and is away. Called after every entry, so it only looks."""
        table = live.table
        if table.worker != self.worker.id:
            return  # the worker that stored the entry takes care of it
        if table.rematch and self._is_new(table.id, table.rematch, 1):
            self.worker.spawn(self._note_rematch(live))
        if table.status != "playing" or live.table_game is None:
            return
        for seat in live.table_game.to_act:
            place, turn = table.places[seat], live.table_game.decision_versions[seat]
            if place.is_person and place.worker is None and place.guest and self._is_new(place.guest, table.id, turn):
                self._note(place.guest, table.id, "turn", turn)

    def _is_new(self, who: str, table: str, turn: int) -> bool:
        if self._noted.get((who, table)) == turn:
            return False
        self._noted[who, table] = turn
        while len(self._noted) > MAX_NOTED:
            self._noted.popitem(last=False)
        return True

    async def _note_rematch(self, live: LiveTable) -> None:
        """Notify the others that somebody wants to play again."""
        again = (await self.worker.live_table(live.table.rematch or "")).table
        for guest in {place.guest for place in live.table.people()} - {None, again.host}:
            self._note(str(guest), again.id, "rematch")

    def _note(self, guest: str, table: str, kind: str, turn: int = 1) -> None:
        """Notify a guest soon. Few want notifications, so one query finds out about everybody of a moment."""
        self._occasions.append(self._push(guest, table, kind, turn))
        if len(self._occasions) == 1:
            self.worker.spawn(self._queue_noted())

    async def _queue_noted(self) -> None:
        await asyncio.sleep(GATHER)
        noted, self._occasions = self._occasions, []
        await self._queue(noted)

    async def queue(self, guest: str, table: str, kind: str) -> None:
        """Notify a guest soon, if they want notifications; returns once that is stored."""
        await self._queue([self._push(guest, table, kind, 1)])

    def _push(self, guest: str, table: str, kind: str, turn: int) -> Push:
        return Push(guest, table, kind, turn, time.time() + self._settings.push_delay)

    async def _queue(self, pushes: list[Push]) -> None:
        reachable = await self.rows.reachable({push.guest for push in pushes})
        for push in pushes:
            if push.guest in reachable:
                await self.rows.queue(push)

    # Notifying

    async def deliver(self) -> None:
        """Send what is due."""
        for push in await self.rows.due():
            if await self.rows.claim(push):
                self.worker.spawn(self._deliver(push))

    async def _deliver(self, push: Push) -> None:
        try:
            live = await self.worker.live_table(push.table_id)
            if not _is_pending(push, live):
                return
            waiting = await self._waiting(push.guest)
            results = [await self._tell(push, live, one, waiting) for one in await self.rows.subscriptions(push.guest)]
        except BadChoice:
            return  # the table is gone
        except Exception:
            log.exception("push failed", extra={"table": push.table_id})
            return
        later = [due for due in results if due is not None]
        if later and len(later) == len(results) and push.tries < RETRIES:
            is_quiet = min(later) > time.time() + RETRY_SECONDS
            await self.rows.put_off(push, min(later), tries=push.tries + (not is_quiet))

    async def _waiting(self, guest: str) -> int:
        """How many tables are waiting for somebody: the number on the icon."""
        return sum(bool(set(item.yours) & set(item.to_act)) for item in await self._own_tables.of(guest))

    async def _tell(self, push: Push, live: LiveTable, subscription: Subscription, waiting: int) -> float | None:
        """Notify one browser; returns when to try again if it cannot be reached now."""
        quiet = quiet_until(time.time(), subscription.quiet_from, subscription.quiet_until, subscription.timezone)
        if quiet is not None:
            return quiet
        note = note_of(push.kind, live.table, push.guest, subscription.language) | {"waiting": waiting}
        status = await self.send(subscription, note, topic=f"{push.kind}:{push.table_id}", hours=HOURS[push.kind])
        return time.time() + RETRY_SECONDS if status in (0, 429) or status >= 500 else None

    async def send(self, subscription: Subscription, note: Note, *, topic: str, hours: int) -> int:
        """Send a note to one browser; returns the status of its push service, 0 if there was none. A browser that is gone is
        forgotten."""
        loop = asyncio.get_running_loop()
        status = await loop.run_in_executor(self._threads, self._post, subscription, note, topic, hours)
        metrics.pushes.labels(str(status)).inc()
        if status in GONE:
            await self.rows.remove(subscription.id)
        return status

    async def test(self, subscription: Subscription) -> int:
        """Send a note that only says that notifications work."""
        return await self.send(subscription, test_note(subscription.language), topic="test", hours=1)

    def _post(self, subscription: Subscription, note: Note, topic: str, hours: int) -> int:
        """Encrypt and send; runs in a thread."""
        info = {"endpoint": subscription.endpoint, "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth}}
        try:
            body = bytes(WebPusher(info).encode(orjson.dumps(note))["body"])
            headers = self.keys.headers(subscription.endpoint, subscription.origin) | {
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(hours * 3600),
                "Topic": subscription_id(topic)[:32],
                "Urgency": "normal",
            }
            return post(subscription.endpoint, headers, body, allow_private=self._settings.push_private)
        except (OSError, HTTPException):
            return 0

    def stop(self) -> None:
        """Send nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _is_pending(push: Push, live: LiveTable) -> bool:
    """Whether the notification is still due: nobody is notified of what they have seen or done meanwhile."""
    table, seats = live.table, live.table.seats_of(push.guest)
    if any(table.places[seat].worker is not None for seat in seats):
        return False
    if push.kind != "turn":
        return table.status == "open" and push.guest not in {viewer.guest for viewer in live.viewers}
    if table.status != "playing" or live.table_game is None:
        return False
    return any(seat in live.table_game.to_act and table.places[seat].is_person for seat in seats)
