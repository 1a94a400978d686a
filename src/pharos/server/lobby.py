"""What people do at a table besides playing: make it, sit, swap, start, leave, play again. Each is an entry of the log."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from ..core.chance import MASK
from ..core.errors import BadChoice
from ..core.records import read_record
from ..core.registry import kind, replay
from .entries import Entry
from .guests import Guest
from .house import House, new_id
from .messages import ForkBody, QuickBody, SeatPlan, TableBody
from .play import moment
from .pool import check_level
from .rooms import Draft, Room
from .tables import Table, made_spec


class Lobby:
    """Makes tables and changes them on behalf of guests."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def make(self, guest: Guest, body: TableBody, **more: Any) -> Room:
        """A new table; raises BadChoice if game, options or bots make no sense, or the guest has too many."""
        await self._check_number(guest)
        found = kind(body.game)
        players = body.players or (len(body.seats) if body.seats else found.seats[0])
        found.check_players(players)
        options = found.checked_options(dict(body.options))
        found.parameters(players, options)
        check_level(body.level, body.game)
        plans = _checked_plans(body, players)
        log = [self._first(guest, made_spec(body, options, players) | more, body.seed)]
        for seat, plan in enumerate(plans):
            if plan.sort == "me":
                self._next(log, "sat", seat, {"guest": guest.id, "name": guest.name})
            elif plan.sort == "bot":
                self._next(log, "bot", seat, {"level": plan.level or body.level})
        return await self.house.make(log[0].table, log)

    async def quick(self, guest: Guest, body: QuickBody) -> Room:
        """A table against bots, started."""
        players = body.players or kind(body.game).seats[0]
        plans = [SeatPlan(sort="me"), *[SeatPlan(sort="bot", level=body.level)] * (players - 1)]
        given = body.model_dump(exclude={"players"})
        room = await self.make(guest, TableBody(**given, players=players, seats=plans))
        await self.start(guest, room)
        return room

    async def _check_number(self, guest: Guest) -> None:
        storage, settings = self.house.storage, self.house.settings
        if await storage.count(host=guest.id) >= settings.tables_per_guest:
            raise BadChoice("too-many-tables", most=settings.tables_per_guest)
        if await storage.count() >= settings.tables:
            raise BadChoice("too-many-tables", most=settings.tables)

    def _first(self, guest: Guest, spec: dict[str, Any], seed: int | None = None) -> Entry:
        data = {"spec": spec, "guest": guest.id, "name": guest.name} | ({"seed": seed} if seed is not None else {})
        return Entry(new_id(), 1, "made", time.time(), self.house.worker, None, data)

    def _next(self, log: list[Entry], sort: Any, seat: int | None, data: dict[str, Any]) -> None:
        log.append(Entry(log[0].table, len(log) + 1, sort, log[0].at, self.house.worker, seat, data))

    # Before the start

    async def sit(self, guest: Guest, room: Room, seat: int) -> None:
        """Take a free seat, giving up another one at this table."""

        async def decide() -> Draft | None:
            place = _open_place(room.table, seat)
            if place.guest == guest.id:
                return None
            if place.sort != "open":
                raise BadChoice("seat-taken", seat=seat)
            return "sat", seat, {"guest": guest.id, "name": guest.name}

        await room.change(decide)
        if seat in room.seats_here():
            await self.house.note_here(room, seat)

    async def free(self, guest: Guest, room: Room, seat: int) -> None:
        """Make a seat free: one's own, or any as the host."""

        async def decide() -> Draft | None:
            place = _open_place(room.table, seat)
            if place.guest != guest.id:
                _check_host(room.table, guest)
            return ("stood", seat, {}) if place.sort != "open" else None

        await room.change(decide)

    async def seat_bot(self, guest: Guest, room: Room, seat: int, level: str | None) -> None:
        """A bot takes a seat that no person holds."""
        level = check_level(level or room.table.spec["level"], room.table.game)

        async def decide() -> Draft:
            _check_host(room.table, guest)
            if _open_place(room.table, seat).sort == "person":
                raise BadChoice("seat-taken", seat=seat)
            return "bot", seat, {"level": level}

        await room.change(decide)

    async def swap(self, guest: Guest, room: Room, seats: tuple[int, int]) -> None:
        """Two seats change places."""

        async def decide() -> Draft:
            _check_host(room.table, guest)
            for seat in seats:
                _open_place(room.table, seat)
            return "swapped", None, {"seats": list(seats)}

        await room.change(decide)

    async def start(self, guest: Guest, room: Room, **given: Any) -> None:
        """Deal: from here on the seed is fixed, and its hash is shown."""

        async def decide() -> Draft:
            _check_host(room.table, guest)
            if room.table.status != "open":
                raise BadChoice("already-started")
            free = [seat for seat, place in enumerate(room.table.places) if place.sort == "open"]
            if free:
                raise BadChoice("seats-free", seats=" ".join(map(str, free)))
            wanted = room.table.wanted
            deal = {"seed": secrets.randbelow(MASK) if wanted is None else wanted, "salt": secrets.token_hex(16)}
            return "started", None, deal | {"is_watched": room.table.is_watched} | given

        await room.change(decide)

    # At any time

    async def leave(self, guest: Guest, room: Room) -> None:
        """Leave for good: the seat becomes free, or a bot's during play; the table passes on, or is closed."""
        if room.table.seat_of(guest.id) is not None and room.table.status in ("open", "playing"):
            await room.change(lambda: _leaving(room.table, guest))
        if room.table.host == guest.id and room.table.status in ("open", "playing"):
            await room.change(lambda: _passing_on(room.table, guest))

    async def move(self, guest: Guest, room: Room, seat: int, holder: str) -> None:
        """A seat goes to another device; the link works once, because its holder is then another."""

        async def decide() -> Draft | None:
            table = room.table
            if table.places[seat].guest == guest.id:
                return None
            if table.places[seat].guest != holder or table.seat_of(guest.id) is not None:
                raise BadChoice("bad-link")
            return "moved", seat, {"guest": guest.id}

        await room.change(decide)
        if seat in room.seats_here():
            await self.house.note_here(room, seat)

    async def rematch(self, guest: Guest, room: Room) -> Room:
        """A new table with the same seats; who asks second gets the first one's."""
        old = room.table
        if old.status != "finished":
            raise BadChoice("not-finished")
        if old.seat_of(guest.id) is None and old.host != guest.id:
            raise BadChoice("not-your-seat")
        if old.rematch is None:
            await self._check_number(guest)
            id = await self._again(guest, old)

            async def decide() -> Draft | None:
                return ("rematch", None, {"table": id}) if room.table.rematch is None else None

            await room.change(decide)
            if room.table.rematch != id:
                await (await self.house.room(id)).change(_closing)
        return await self.house.room(room.table.rematch or "")

    async def _again(self, guest: Guest, old: Table) -> str:
        spec = {name: value for name, value in old.spec.items() if name not in ("forked_from", "is_import")}
        log = [self._first(guest, spec | {"seed_is_given": False})]
        for seat, place in enumerate(old.places):
            if place.sort == "person":
                self._next(log, "sat", seat, {"guest": place.guest, "name": place.name})
            elif place.sort == "bot":
                self._next(log, "bot", seat, {"level": place.level})
        await self.house.make(log[0].table, log)
        return log[0].table

    # Other beginnings

    async def fork(self, guest: Guest, old: Table, body: ForkBody) -> Room:
        """A new table against bots from a move of a finished game."""
        if old.status != "finished":
            raise BadChoice("not-finished")
        if body.seat >= len(old.places):
            raise BadChoice("bad-seat", got=body.seat, most=len(old.places) - 1)
        past = await asyncio.to_thread(moment, old, body.ply)
        plans = [SeatPlan(sort="bot", level=body.level) for _ in old.places]
        plans[body.seat] = SeatPlan(sort="me")
        made = TableBody(game=old.game, players=len(old.places), options=old.spec["options"], seats=plans, level=body.level)
        if past.is_over:
            raise BadChoice("game-over")
        room = await self.make(guest, made, forked_from=old.id, seed_is_given=True)
        deal: dict[str, Any] = {"seed": old.seed, "start": old.start, "moves": old.moves[: body.ply]}
        if body.fresh:
            anew = past.reshuffled(body.seat, secrets.randbelow(MASK))
            deal = {"start": anew.position_text(), "moves": []}
        await self.start(guest, room, **deal)
        return room

    async def bring(self, guest: Guest, text: str, *, is_public: bool) -> Room:
        """A record as a finished table to look at; raises BadText or IllegalAction naming its first wrong line."""
        await self._check_number(guest)
        record = read_record(text)
        if len(record.moves) > 5000:
            raise BadChoice("too-long", most=5000)
        game = await asyncio.to_thread(replay, record, engine="twin")
        if not game.is_over:
            raise BadChoice("not-finished")
        body = TableBody(game=record.game, players=record.players, options={}, is_public=is_public)
        log = [self._first(guest, made_spec(body, game.options, record.players) | {"is_import": True})]
        for seat, name in enumerate(record.names[: record.players]):
            self._next(log, "sat", seat, {"guest": f"import-{seat}", "name": name[:32]})
        deal = {"seed": record.seed, "salt": record.notes.get("seed-salt", ""), "start": record.start}
        self._next(log, "started", None, deal | {"moves": record.moves, "is_watched": False})
        return await self.house.make(log[0].table, log)


def _checked_plans(body: TableBody, players: int) -> list[SeatPlan]:
    plans = body.seats or [SeatPlan(sort="me"), *[SeatPlan()] * (players - 1)]
    if len(plans) != players or sum(plan.sort == "me" for plan in plans) > 1:
        raise BadChoice("bad-seats", got=len(plans), expected=players)
    for plan in plans:
        if plan.level is not None:
            check_level(plan.level, body.game)
    return plans


def _open_place(table: Table, seat: int) -> Any:
    """A place of a table that has not begun; raises BadChoice."""
    if table.status != "open":
        raise BadChoice("already-started")
    if not 0 <= seat < len(table.places):
        raise BadChoice("bad-seat", got=seat, most=len(table.places) - 1)
    return table.places[seat]


def _check_host(table: Table, guest: Guest) -> None:
    if table.host != guest.id:
        raise BadChoice("not-the-host")


async def _closing() -> Draft:
    return "closed", None, {}


async def _leaving(table: Table, guest: Guest) -> Draft | None:
    return ("left", None, {"guest": guest.id}) if table.seat_of(guest.id) is not None else None


async def _passing_on(table: Table, guest: Guest) -> Draft | None:
    """The first who is here, else the first who sits, becomes host; nobody left closes a table."""
    if table.host != guest.id:
        return None
    people = sorted(table.people(), key=lambda place: place.worker is None)
    if people:
        return "host", None, {"guest": people[0].guest, "name": people[0].name}
    return "closed", None, {}
