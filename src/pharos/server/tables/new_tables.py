"""New tables: empty ones, those that start at once, continued and imported games, rematches."""

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
from ..db.entries import ClockSpec, Entry, EntryData, EntryKind, TableSpec
from ..guests import Guest
from ..ratings import terms
from ..table_bodies import ForkBody, QuickBody, SeatPlan, TableBody
from ..texts import cleaned
from .clocks import now
from .live_table import LiveTable
from .lobby import Lobby, check_companions, sitting, with_device
from .table import Table
from .table_game import position_at
from .table_log import Draft
from .worker import Worker, new_id

MAX_IMPORTED_MOVES = 5000
_NotAgain = Literal["forked_from", "is_import", "daily", "bot_key"]
NOT_AGAIN: tuple[_NotAgain, ...] = get_args(_NotAgain)
"""Settings that a rematch does not take over."""


class NewTables:
    """Creates tables on behalf of guests."""

    def __init__(self, worker: Worker, lobby: Lobby) -> None:
        self.worker, self.lobby = worker, lobby

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
                self._next(log, "sat", seat, sitting(guest, plan.name))
            elif plan.sort == "bot":
                self._next(log, "bot", seat, {"level": plan.level or body.level})
        return await self.worker.create(log[0].table, log)

    async def quick(self, guest: Guest, body: QuickBody) -> LiveTable:
        """A new table against bots, started at once."""
        players = body.players or ruleset(body.game).seats[0]
        plans = [SeatPlan(sort="me"), *[SeatPlan(sort="bot", level=body.level)] * (players - 1)]
        live = await self.create(guest, TableBody(**body.model_dump(exclude={"players"}), players=players, seats=plans))
        await self.lobby.start(guest, live)
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
        await self.lobby.start(guest, live, deal)
        return live

    async def play_puzzle(self, guest: Guest, puzzle: Puzzle, level: str) -> LiveTable:
        """A new table against bots that continues from a puzzle. Everything that its seat cannot know is dealt again."""
        plans = [SeatPlan(sort="bot", level=level) for _ in range(puzzle.players)]
        plans[puzzle.seat] = SeatPlan(sort="me")
        new = TableBody(game=puzzle.game, players=len(plans), options=puzzle.options, seats=plans, level=level)
        live = await self.create(guest, new)
        redealt = await asyncio.to_thread(puzzle.start().reshuffled, puzzle.seat, secrets.randbelow(MASK))
        await self.lobby.start(guest, live, {"start": redealt.position_text(), "moves": []})
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
        self._next(log, "started", None, deal | {"moves": record.moves, "needs_server": False})
        return await self.worker.create(log[0].table, log)

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
        """A table with the settings and seats of another; those of an imported game are open, because they are nobody's."""
        spec = old.spec.copy()
        for name in NOT_AGAIN:
            spec.pop(name, None)
        log = [self._first(guest, spec | {"seed_is_given": False, "version": __version__})]
        for seat, place in enumerate(old.places):
            if place.occupant == "person" and not old.spec.get("is_import"):
                again = EntryData(guest=place.guest or "", name=place.name, is_companion=place.is_companion)
                self._next(log, "sat", seat, with_device(again, place.device))
            elif place.occupant == "bot" and not old.is_rated:
                self._next(log, "bot", seat, {"level": place.level})
        await self.worker.create(log[0].table, log)
        return log[0].table

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


def _checked_plans(guest: Guest, body: TableBody, players: int) -> list[SeatPlan]:
    plans = body.seats or [SeatPlan(sort="me"), *[SeatPlan()] * (players - 1)]
    own = [plan for plan in plans if plan.sort == "me"]
    if len(plans) != players or sum(plan.name is None for plan in own) > 1:
        raise BadChoice("bad-seats", got=len(plans), expected=players)
    for plan in plans:
        if plan.level is not None:
            check_level(plan.level, body.game)
    check_companions([plan.name or guest.name for plan in own], has_clock=body.clock is not None)
    return plans


def made_spec(body: TableBody, options: dict[str, str], players: int) -> TableSpec:
    """The settings in a table's first entry, without the seed."""
    return {
        "game": body.game,
        "players": players,
        "options": options,
        "level": body.level,
        "clock": ClockSpec(bank=body.clock.bank, increment=body.clock.increment) if body.clock else None,
        "absence": body.absence,
        "replace_after": body.replace_after,
        "pace": body.pace,
        "live_score": body.live_score,
        "spectators": body.spectators,
        "undo": body.undo,
        "is_rated": body.is_rated,
        "group": body.group,
        "puzzles": body.puzzles,
        "hints": body.hints,
        "is_public": body.is_public,
        "seed_is_given": body.seed is not None,
        "version": __version__,
    }


def _closing() -> Draft:
    return "closed", None, {}
