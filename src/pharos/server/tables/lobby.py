"""The lobby: what people do at a table besides playing, from sitting down to leaving. Each step is a log entry."""

from __future__ import annotations

import secrets

from ...core.errors import BadChoice
from ...core.rng import MASK
from ..bot_pool import check_level
from ..db.entries import EntryData
from ..guests import Guest
from ..ratings import terms
from .clocks import now
from .live_table import LiveTable
from .places import Place, pseudonym
from .table import Table
from .table_log import Draft
from .worker import Worker


class Lobby:
    """Changes tables on behalf of guests."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    # Before the start

    async def sit(self, guest: Guest, live: LiveTable, seat: int, companion: str | None = None) -> None:
        """Take an open seat and give up your other one at this table, or seat a companion on your device there."""

        def decide() -> Draft | None:
            table, place = live.table, _place_before_start(live.table, seat)
            if place.guest == guest.id and companion is None:
                return None
            if place.occupant != "open":
                raise BadChoice("seat-taken", seat=seat)
            if table.is_removed(guest.id):
                raise BadChoice("removed")
            if live.table.is_rated:
                terms.check_contender(guest)
            here = [table.places[other] for other in table.seats_of(guest.id)]
            names = [other.name for other in here if companion is not None or other.is_companion]
            check_companions([*names, companion or guest.name], has_clock=bool(table.spec.get("clock")))
            return "sat", seat, sitting(guest, companion)

        await live.change(decide)
        if seat in live.seats_here():
            await self.worker.note_here(live, seat)

    async def free(self, guest: Guest, live: LiveTable, seat: int) -> None:
        """Free your own seat or, as the host, any seat."""

        def decide() -> Draft | None:
            place = _place_before_start(live.table, seat)
            if place.guest != guest.id:
                _check_host(live.table, guest)
            return ("stood", seat, {}) if place.occupant != "open" else None

        await live.change(decide)

    async def seat_bot(self, guest: Guest, live: LiveTable, seat: int, level: str | None) -> None:
        """Put a bot on a seat that no person has taken."""
        level = check_level(level or live.table.spec["level"], live.table.game)

        def decide() -> Draft:
            _check_host(live.table, guest)
            if live.table.is_rated:
                raise BadChoice("rated-people-only")
            if _place_before_start(live.table, seat).occupant == "person":
                raise BadChoice("seat-taken", seat=seat)
            return "bot", seat, {"level": level}

        await live.change(decide)

    async def swap(self, guest: Guest, live: LiveTable, seats: tuple[int, int]) -> None:
        """Swap two seats."""

        def decide() -> Draft:
            _check_host(live.table, guest)
            for seat in seats:
                _place_before_start(live.table, seat)
            return "swapped", None, {"seats": list(seats)}

        await live.change(decide)

    async def start(self, guest: Guest, live: LiveTable, deal: EntryData | None = None) -> None:
        """Start the game: from here on the seed is fixed and its hash public."""

        def decide() -> Draft:
            _check_host(live.table, guest)
            if live.table.status != "open":
                raise BadChoice("already-started")
            free = [seat for seat, place in enumerate(live.table.places) if place.occupant == "open"]
            if free:
                raise BadChoice("seats-free", seats=" ".join(map(str, free)))
            if live.table.is_rated:
                terms.check_start(live.table)
            requested = live.table.requested_seed
            seed = secrets.randbelow(MASK) if requested is None else requested
            drawn = EntryData(seed=seed, salt=secrets.token_hex(16), needs_server=live.table.needs_server)
            return "started", None, drawn | (deal or {})

        await live.change(decide)

    # At any time

    async def leave(self, guest: Guest, live: LiveTable) -> None:
        """Leave for good. The seat becomes open, or a bot's in a running game; another player becomes the host."""
        if live.table.seat_of(guest.id) is not None and live.table.status in ("open", "playing"):
            await live.change(lambda: _leaving(live.table, guest))
        if live.table.host == guest.id and live.table.status in ("open", "playing"):
            await live.change(lambda: _passing_on(live.table, guest))

    async def substitute(self, guest: Guest, live: LiveTable, seat: int) -> None:
        """Let a bot play for an absent player, once the wait of the table is over; raises BadChoice."""

        def decide() -> Draft | None:
            table = live.table
            if table.status != "playing":
                raise BadChoice("game-over" if table.status == "finished" else "not-started")
            if table.seat_of(guest.id) is None:
                raise BadChoice("not-your-seat")
            place = _place(table, seat)
            if place.bot_substitutes:
                return None
            wait = table.replace_after
            if wait is None or place.occupant != "person" or place.worker is not None or now() < place.since + wait:
                raise BadChoice("not-absent", seat=seat)
            return "taken", seat, {}

        await live.change(decide)

    async def remove(self, guest: Guest, live: LiveTable, who: str) -> None:
        """Remove a person from the lobby or the spectators, and keep them out; raises BadChoice."""

        def decide() -> Draft | None:
            table = live.table
            _check_host(table, guest)
            guests = {pseudonym(table.id, place.guest) for place in table.people() if place.guest}
            if who == pseudonym(table.id, guest.id) or (who in guests and table.status != "open"):
                raise BadChoice("cannot-remove")
            return ("removed", None, {"who": who}) if who not in table.removed else None

        await live.change(decide)

    async def move_seat(self, guest: Guest, live: LiveTable, seat: int, holder: str, seat_moves: int) -> None:
        """Move a seat to another device. The link works once, because it names how often the seat had moved before."""

        def decide() -> Draft | None:
            table = live.table
            if table.is_rated:
                raise BadChoice("rated-no-move")
            is_used = table.places[seat].guest != holder or table.seat_moves[seat] != seat_moves
            if is_used or table.seat_of(guest.id) is not None:
                raise BadChoice("bad-link")
            return "moved", seat, {"guest": guest.id}

        await live.change(decide)
        if seat in live.seats_here():
            await self.worker.note_here(live, seat)

    async def hand_over(self, guest: Guest, to: Guest, live: LiveTable) -> None:
        """Give the seats on a guest's device and the table to another identity of the same person. If that one sits here,
        they are left."""
        if live.table.seat_of(to.id) is not None:
            await self.leave(guest, live)
            return

        def decide() -> Draft | None:
            table, seat = live.table, live.table.seat_of(guest.id)
            if table.status not in ("open", "playing"):
                return None
            if seat is not None:
                return "moved", seat, {"guest": to.id, "is_companion": table.places[seat].is_companion}
            return ("host", None, {"guest": to.id, "name": to.name}) if table.host == guest.id else None

        for _ in live.table.seats_of(guest.id):
            await live.change(decide)
        if live.table.host == guest.id:
            await live.change(decide)


def sitting(guest: Guest, companion: str | None) -> EntryData:
    """What the log says about a guest who sits down, or about a companion on their device."""
    if companion is not None:
        return {"guest": guest.id, "name": companion, "is_companion": True}
    return with_device(EntryData(guest=guest.id, name=guest.name), guest.device)


def with_device(data: EntryData, device: str | None) -> EntryData:
    """What the log says about somebody who sits down, with their device at a rated table."""
    return data | {"device": device} if device else data


def check_companions(names: list[str], *, has_clock: bool) -> None:
    """Raises BadChoice if these people cannot share a device: they need different names, and their clocks would run while
    somebody else has the device."""
    if len(names) > 1 and has_clock:
        raise BadChoice("shared-clock")
    for name in names:
        if [other.casefold() for other in names].count(name.casefold()) > 1:
            raise BadChoice("same-name", name=name)


def _place_before_start(table: Table, seat: int) -> Place:
    """A seat of a table that has not started; raises BadChoice."""
    if table.status != "open":
        raise BadChoice("already-started")
    return _place(table, seat)


def _place(table: Table, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise BadChoice("bad-seat", got=seat, most=len(table.places) - 1)
    return table.places[seat]


def _check_host(table: Table, guest: Guest) -> None:
    if table.host != guest.id:
        raise BadChoice("not-the-host")


def _leaving(table: Table, guest: Guest) -> Draft | None:
    return ("left", None, {"guest": guest.id}) if table.seat_of(guest.id) is not None else None


def _passing_on(table: Table, guest: Guest) -> Draft | None:
    """The first connected player becomes the host, else the first seated one. Without players the table closes."""
    if table.host != guest.id:
        return None
    people = sorted(table.people(), key=lambda place: place.worker is None)
    if people:
        return "host", None, {"guest": people[0].guest or "", "name": people[0].name}
    return "closed", None, {}
