"""Rows of web push: the browsers that want notifications, and the notifications they get."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from . import schema
from .statements import Statement
from .storage import Storage

MOST_ACQUAINTANCES = 30


@dataclass(frozen=True)
class Subscription:
    """A browser that wants notifications."""

    id: str
    guest: str
    session: str | None
    endpoint: str
    p256dh: str
    auth: str
    language: str
    origin: str
    quiet_from: int | None
    quiet_until: int | None
    timezone: str
    made: float


@dataclass(frozen=True)
class Push:
    """A notification for a guest about a table."""

    guest: str
    table_id: str
    kind: str
    turn: int
    """Tells one occasion from the next of the same kind."""
    due: float | None
    """When to send it; None once it is sent."""
    tries: int = 0


def subscription_id(endpoint: str) -> str:
    """The id of the browser with this endpoint."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


class PushRows:
    """Reads and writes what belongs to web push."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # Browsers

    async def store(self, subscription: Subscription) -> None:
        """Store a browser; what was known of it before is replaced."""
        s = schema.push_subscriptions
        await self._storage.write((delete(s).where(s.c.id == subscription.id), None), (insert(s), vars(subscription)))

    async def subscriptions(self, guest: str) -> list[Subscription]:
        """The browsers of a guest."""
        s = schema.push_subscriptions
        rows = await self._storage.rows(select(s).where(s.c.guest == guest).order_by(s.c.made))
        return [Subscription(**row._mapping) for row in rows]

    async def reachable(self, guests: Collection[str]) -> set[str]:
        """Those of these guests who want notifications on some browser."""
        s = schema.push_subscriptions
        return {row.guest for row in await self._storage.rows(select(s.c.guest).where(s.c.guest.in_(guests)).distinct())}

    async def remove(self, id: str) -> None:
        """Forget a browser."""
        await self._storage.write((delete(schema.push_subscriptions).where(schema.push_subscriptions.c.id == id), None))

    async def acquaintances(self, guest: str) -> list[tuple[str, str]]:
        """People with whom a guest has sat at a table and who want notifications: ids and names."""
        s, g, j = schema.sitters, schema.guests, schema.joined_guests
        own, b = select(s.c.table_id).where(s.c.guest == guest), schema.sanctions
        query = (
            select(g.c.id, g.c.name)
            .where(
                g.c.id.in_(select(s.c.guest).where(s.c.table_id.in_(own), s.c.guest != guest)),
                g.c.id.in_(select(schema.push_subscriptions.c.guest)),
                g.c.id.not_in(select(j.c.guest)),
                g.c.id.not_in(select(b.c.guest).where(b.c.is_banned)),
            )
            .order_by(g.c.name)
            .limit(MOST_ACQUAINTANCES)
        )
        return [(row.id, row.name) for row in await self._storage.rows(query)]

    # Notifications

    async def queue(self, push: Push) -> None:
        """Queue a notification; nothing changes if this occasion is known already."""
        p = schema.pushes
        new = self._storage.insert(p)
        values = {"turn": new.excluded.turn, "due": new.excluded.due, "tries": new.excluded.tries}
        keys = [p.c.guest, p.c.table_id, p.c.kind]
        new = new.on_conflict_do_update(index_elements=keys, set_=values, where=p.c.turn != new.excluded.turn)
        await self._storage.write((new, vars(push)))

    async def due(self) -> list[Push]:
        """The notifications that are due by now."""
        p = schema.pushes
        return [Push(**row._mapping) for row in await self._storage.rows(select(p).where(p.c.due <= time.time()).limit(100))]

    async def claim(self, push: Push) -> bool:
        """Mark a notification as sent; False if another worker has, or the occasion has passed."""
        p = schema.pushes
        place = p.c.guest == push.guest, p.c.table_id == push.table_id, p.c.kind == push.kind
        statement = update(p).where(*place, p.c.turn == push.turn, p.c.due == push.due).values(due=None)
        async with self._storage.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def put_off(self, push: Push, due: float, *, tries: int) -> None:
        """Send a notification later after all, unless a newer occasion has come."""
        p = schema.pushes
        place = p.c.guest == push.guest, p.c.table_id == push.table_id, p.c.kind == push.kind
        later = update(p).where(*place, p.c.turn == push.turn, p.c.due.is_(None))
        await self._storage.write((later, {"due": due, "tries": tries}))


def push_handovers(guest: str, profile: str) -> list[Statement]:
    """Statements that give a guest's browsers to a profile; waiting notifications are queued again when they come up."""
    s, p = schema.push_subscriptions, schema.pushes
    return [(update(s).where(s.c.guest == guest), {"guest": profile}), (delete(p).where(p.c.guest == guest), None)]
