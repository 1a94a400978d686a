"""The lobby: what people do at a table besides playing, from creating it to the rematch. Each step is a log entry."""

from __future__ import annotations

import asyncio
import secrets
from typing import Literal, Unpack, get_args

from ... import __version__
from ...coach.puzzles.puzzle import Puzzle
from ...core.errors import BadChoice
from ...core.records import read_record
from ...core.registry import replay, ruleset
from ...core.rng import MASK
from ..bot_pool import check_level
from ..db.entries import Entry, EntryData, EntryKind, TableSpec
from ..guests import Guest
from ..payloads import ForkBody, QuickBody, SeatPlan, TableBody
from ..ratings import terms
from ..texts import cleaned
from .clocks import now
from .live_table import LiveTable
from .table import Place, Table, made_spec, pseudonym
from .table_game import position_at
from .table_log import Draft
from .worker import Worker, new_id

MAX_IMPORTED_MOVES = 5000
_NotAgain = Literal["forked_from", "is_import", "daily", "bot_key"]
NOT_AGAIN: tuple[_NotAgain, ...] = get_args(_NotAgain)
"""Settings that a rematch does not take over."""


class Lobby:
    """Creates tables and changes them on behalf of guests."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    # New tables

    async def create(self, guest: Guest, body: TableBody, **more: Unpack[TableSpec]) -> LiveTable:
        """A new table; raises BadChoice if game, options or bots are invalid, or the guest has too many tables."""
        await self._check_table_count(guest)
        rules = ruleset(body.game)
        players = body.players or (len(body.seats) if body.seats else rules.seats[0])
        rules.checked_players(players)
        options = rules.checked_options(dict(body.options))
        rules.parameters(players, options)
        check_level(body.level, body.game)
        plans = _checked_plans(guest, body, players)
        if body.is_rated:
            terms.check_settings(body, options, rules.options)
            terms.check_plans(plans, guest)
        log = [self._first(guest, made_spec(body, options, players) | more, body.seed)]
        for seat, plan in enumerate(plans):
            if plan.sort == "me":
                self._next(log, "sat", seat, _sitting(guest, plan.name))
            elif plan.sort == "bot":
                self._next(log, "bot", seat, {"level": plan.level or body.level})
        return await self.worker.create(log[0].table, log)

    async def quick(self, guest: Guest, body: QuickBody) -> LiveTable:
        """A new table against bots, started at once."""
        players = body.players or ruleset(body.game).seats[0]
        plans = [SeatPlan(sort="me"), *[SeatPlan(sort="bot", level=body.level)] * (players - 1)]
        live = await self.create(guest, TableBody(**body.model_dump(exclude={"players"}), players=players, seats=plans))
        await self.start(guest, live)
        return live

    async def fork(self, guest: Guest, old: Table, body: ForkBody) -> LiveTable:
        """A new table against bots that continues from a move of a finished game."""
        if old.status != "finished":
            raise BadChoice("not-finished")
        if body.seat >= len(old.places):
            raise BadChoice("bad-seat", got=body.seat, most=len(old.places) - 1)
        past = await asyncio.to_thread(position_at, old, body.ply)
        if past.is_over:
            raise BadChoice("game-over")
        plans = [SeatPlan(sort="bot", level=body.level) for _ in old.places]
        plans[body.seat] = SeatPlan(sort="me")
        new = TableBody(game=old.game, players=len(old.places), options=old.spec["options"], seats=plans, level=body.level)
        new.hints = True
        live = await self.create(guest, new, forked_from=old.id, seed_is_given=True)
        deal: EntryData = {"seed": old.seed, "start": old.start, "moves": old.moves[: body.ply]}
        if body.fresh:
            redealt = past.reshuffled(body.seat, secrets.randbelow(MASK))
            deal = {"start": redealt.position_text(), "moves": []}
        await self.start(guest, live, deal)
        return live

    async def play_puzzle(self, guest: Guest, puzzle: Puzzle, level: str) -> LiveTable:
        """A new table against bots that continues from a puzzle. Everything that its seat cannot know is dealt again."""
        plans = [SeatPlan(sort="bot", level=level) for _ in range(puzzle.players)]
        plans[puzzle.seat] = SeatPlan(sort="me")
        new = TableBody(game=puzzle.game, players=len(plans), options=puzzle.options, seats=plans, level=level)
        live = await self.create(guest, new)
        redealt = await asyncio.to_thread(puzzle.start().reshuffled, puzzle.seat, secrets.randbelow(MASK))
        await self.start(guest, live, {"start": redealt.position_text(), "moves": []})
        return live

    async def import_record(self, guest: Guest, text: str, *, is_public: bool) -> LiveTable:
        """A finished table from a record; raises BadText or IllegalAction that names the first invalid line."""
        await self._check_table_count(guest)
        record = read_record(text)
        if len(record.moves) > MAX_IMPORTED_MOVES:
            raise BadChoice("too-long", most=MAX_IMPORTED_MOVES)
        game = await asyncio.to_thread(replay, record, engine="interpreted")
        if not game.is_over:
            raise BadChoice("not-finished")
        body = TableBody(game=record.game, players=record.players, options={}, is_public=is_public)
        log = [self._first(guest, made_spec(body, game.options, record.players) | {"is_import": True})]
        for seat, name in enumerate(record.names[: record.players]):
            self._next(log, "sat", seat, {"guest": f"import-{seat}", "name": cleaned(name)[:32] or str(seat + 1)})
        deal = EntryData(seed=record.seed, salt=record.notes.get("seed-salt", ""), start=record.start)
        self._next(log, "started", None, deal | {"moves": record.moves, "is_watched": False})
        return await self.worker.create(log[0].table, log)

    async def _check_table_count(self, guest: Guest) -> None:
        storage, settings = self.worker.storage, self.worker.settings
        own, total = await storage.counts(guest.id)
        if own >= settings.tables_per_guest:
            raise BadChoice("too-many-tables", most=settings.tables_per_guest)
        if total >= settings.tables:
            raise BadChoice("too-many-tables", most=settings.tables)

    def _first(self, guest: Guest, spec: TableSpec, seed: int | None = None) -> Entry:
        data = EntryData(spec=spec, guest=guest.id, name=guest.name)
        if seed is not None:
            data["seed"] = seed
        return Entry(new_id(), 1, "made", now(), self.worker.id, None, data)

    def _next(self, log: list[Entry], kind: EntryKind, seat: int | None, data: EntryData) -> None:
        log.append(Entry(log[0].table, len(log) + 1, kind, log[0].at, self.worker.id, seat, data))

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
            _check_companions([*names, companion or guest.name], has_clock=bool(table.spec.get("clock")))
            return "sat", seat, _sitting(guest, companion)

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
            drawn = EntryData(seed=seed, salt=secrets.token_hex(16), is_watched=live.table.needs_server)
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

    async def rematch(self, guest: Guest, live: LiveTable) -> LiveTable:
        """A new table with the same seats; everybody who asks gets the same one."""
        old = live.table
        if old.status != "finished":
            raise BadChoice("not-finished")
        if old.seat_of(guest.id) is None and old.host != guest.id:
            raise BadChoice("not-your-seat")
        if old.rematch is None:
            await self._check_table_count(guest)
            id = await self._create_again(guest, old)

            def decide() -> Draft | None:
                return ("rematch", None, {"table": id}) if live.table.rematch is None else None

            await live.change(decide)
            if live.table.rematch != id:
                await (await self.worker.live_table(id)).change(_closing)
        return await self.worker.live_table(live.table.rematch or "")

    async def _create_again(self, guest: Guest, old: Table) -> str:
        spec = old.spec.copy()
        for name in NOT_AGAIN:
            spec.pop(name, None)
        log = [self._first(guest, spec | {"seed_is_given": False, "version": __version__})]
        for seat, place in enumerate(old.places):
            if place.occupant == "person":
                again = EntryData(guest=place.guest or "", name=place.name, is_companion=place.is_companion)
                self._next(log, "sat", seat, _with_device(again, place.device))
            elif place.occupant == "bot" and not old.is_rated:
                self._next(log, "bot", seat, {"level": place.level})
        await self.worker.create(log[0].table, log)
        return log[0].table


def _checked_plans(guest: Guest, body: TableBody, players: int) -> list[SeatPlan]:
    plans = body.seats or [SeatPlan(sort="me"), *[SeatPlan()] * (players - 1)]
    own = [plan for plan in plans if plan.sort == "me"]
    if len(plans) != players or sum(plan.name is None for plan in own) > 1:
        raise BadChoice("bad-seats", got=len(plans), expected=players)
    for plan in plans:
        if plan.level is not None:
            check_level(plan.level, body.game)
    _check_companions([plan.name or guest.name for plan in own], has_clock=body.clock is not None)
    return plans


def _sitting(guest: Guest, companion: str | None) -> EntryData:
    """What the log says about a guest who sits down, or about a companion on their device."""
    if companion is not None:
        return {"guest": guest.id, "name": companion, "is_companion": True}
    return _with_device(EntryData(guest=guest.id, name=guest.name), guest.device)


def _with_device(data: EntryData, device: str | None) -> EntryData:
    return data | {"device": device} if device else data


def _check_companions(names: list[str], *, has_clock: bool) -> None:
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


def _closing() -> Draft:
    return "closed", None, {}


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
