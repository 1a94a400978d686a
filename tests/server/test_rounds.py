"""Seats that decide together: stored side by side, in effect in their order, never upon something that was not stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import pharos
from pharos.core.errors import BadChoice
from pharos.server.clocks import Clocks
from pharos.server.entries import Entry
from pharos.server.journal import Journal, Key, Statement
from pharos.server.play import Play
from pharos.server.rooms import Draft, Room
from pharos.server.rounds import Later
from pharos.server.storage import Storage
from pharos.server.tables import Place, Table

from .conftest import Served
from .test_play import seated
from .test_storage import entry, make, run


class Shelf:
    """A storage that says when something is stored."""

    is_postgresql = False
    worker = "one"

    def __init__(self) -> None:
        self.asked: list[tuple[Entry, asyncio.Future[bool], Callable[[bool], None] | None]] = []
        self.elsewhere: list[Entry] = []

    def append(self, entry: Entry, told: Callable[[bool], None] | None = None) -> asyncio.Future[bool]:
        self.asked.append((entry, asyncio.get_running_loop().create_future(), told))
        return self.asked[-1][1]

    async def log(self, id: str, after: int = 0) -> list[Entry]:
        return [entry for entry in self.elsewhere if entry.sequence > after]

    def answer(self, *outcomes: bool) -> None:
        for outcome in outcomes:
            _, stored, told = self.asked.pop(0)
            if told:
                told(outcome)
            if not stored.done():
                stored.set_result(outcome)

    @property
    def wanted(self) -> list[tuple[int, str, int | None]]:
        return [(entry.sequence, entry.kind, entry.seat) for entry, _, _ in self.asked]


def room_of(shelf: Any) -> Room:
    options = pharos.new("seven-wonders", players=4).options
    table = Table("t", {"game": "seven-wonders", "options": options}, status="playing", seed=11)
    table.places = [Place("person", f"g{seat}", f"n{seat}") for seat in range(4)]
    return Room(shelf, table, Play(table), Later())


def scene(scenario: Callable[[Shelf, Room], Awaitable[None]]) -> None:
    async def go() -> None:
        shelf = Shelf()
        await scenario(shelf, room_of(shelf))

    asyncio.run(go())


async def pause() -> None:
    for _ in range(12):
        await asyncio.sleep(0)


def act(room: Room, seat: int) -> asyncio.Task[int]:
    return asyncio.create_task(room.act(seat, room.basis[seat], room.game.legal_texts(seat)[0]))


async def talk() -> Draft:
    return "chat", 1, {"name": "n1", "text": "hello"}


async def close() -> Draft:
    return "closed", None, {}


def test_all_who_owe_a_decision_are_stored_side_by_side() -> None:
    async def scenario(shelf: Shelf, room: Room) -> None:
        tasks = [act(room, seat) for seat in (2, 0, 3, 1)]
        await pause()
        assert shelf.wanted == [(1, "act", 2), (2, "act", 0), (3, "act", 3), (4, "act", 1)]
        shelf.answer(True, True)
        await pause()
        assert [task.done() for task in tasks] == [True, True, False, False], "each is acknowledged when it is stored"
        assert room.table.sequence == 2
        assert room.play is not None
        assert room.play.to_act == (1, 3)
        shelf.answer(True, True)
        await pause()
        assert [await task for task in tasks] == [1, 2, 3, 4]
        assert [seat for seat, _ in room.table.moves] == [2, 0, 3, 1]
        assert room.game.state.turn == 2
        assert not room.round.is_on

    scene(scenario)


def test_a_seat_waits_for_its_own_decision_and_so_does_a_change_of_the_table() -> None:
    async def scenario(shelf: Shelf, room: Room) -> None:
        first, again, closing = act(room, 0), act(room, 0), asyncio.create_task(room.change(close))
        await pause()
        assert shelf.wanted == [(1, "act", 0)]
        shelf.answer(True)
        await pause()
        assert await first == 1
        with pytest.raises(BadChoice) as refused:
            await again
        assert refused.value.id == "stale"
        assert shelf.wanted == [(2, "closed", None)]
        shelf.answer(True)
        assert await closing == 2

    scene(scenario)


def test_talk_goes_beside_decisions_and_decisions_beside_talk() -> None:
    async def scenario(shelf: Shelf, room: Room) -> None:
        tasks = [asyncio.create_task(room.note(1, talk)), act(room, 0), act(room, 1)]
        await pause()
        assert shelf.wanted == [(1, "chat", 1), (2, "act", 0)], "one thing of a seat after the other"
        shelf.answer(True, True)
        await pause()
        assert shelf.wanted == [(3, "act", 1)]
        shelf.answer(True)
        assert [await task for task in tasks] == [1, 2, 3]
        assert [said.text for said in room.table.chat] == ["hello"]

    scene(scenario)


def test_nothing_goes_beside_where_clocks_run() -> None:
    async def scenario(shelf: Shelf, room: Room) -> None:
        room.table.clocks = Clocks(time.time(), (60.0,) * 4, 0.0)
        tasks = [act(room, seat) for seat in range(2)]
        await pause()
        assert shelf.wanted == [(1, "act", 0)], "what the second pays depends on the first"
        shelf.answer(True)
        await pause()
        shelf.answer(True)
        assert [await task for task in tasks] == [1, 2]

    scene(scenario)


def test_what_follows_a_lost_race_is_decided_anew() -> None:
    async def scenario(shelf: Shelf, room: Room) -> None:
        tasks = [act(room, seat) for seat in range(3)]
        await pause()
        text = room.game.legal_texts(3)[0]
        shelf.elsewhere.append(Entry("t", 1, "act", time.time(), "other", 3, {"action": text}))
        shelf.answer(False)
        assert not room.round.may_add(3), "nothing joins what is bound to fail"
        shelf.answer(False, False)
        await pause()
        assert room.table.moves == [(3, text)]
        assert shelf.wanted == [(2, "act", 0)]
        while shelf.asked:
            shelf.answer(True)
            await pause()
        assert [await task for task in tasks] == [2, 3, 4]
        assert room.game.state.turn == 2

    scene(scenario)


def test_who_leaves_before_the_answer_has_decided_all_the_same() -> None:
    async def scenario(shelf: Shelf, room: Room) -> None:
        leaving, staying = act(room, 0), act(room, 1)
        await pause()
        leaving.cancel()
        await pause()
        shelf.answer(True, True)
        await pause()
        assert leaving.cancelled()
        assert await staying == 2
        assert [seat for seat, _ in room.table.moves] == [0, 1]

    scene(scenario)


def test_an_entry_that_fails_to_take_effect_locks_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(shelf: Shelf, room: Room) -> None:
        monkeypatch.setattr(room, "_apply_act", lambda entry: 1 / 0)
        first = act(room, 0)
        await pause()
        shelf.answer(True)
        assert await first == 1
        await pause()
        assert not room.round.is_on

    scene(scenario)


# The journal


def journal_of(write: Any) -> Journal:
    journal = Journal(write)
    journal.start()
    return journal


def test_what_waits_behind_a_lost_entry_is_not_tried() -> None:
    tried: list[list[Key]] = []

    async def write(entries: list[Entry], _: list[Statement]) -> set[Key]:
        tried.append([(entry.table, entry.sequence) for entry in entries])
        await asyncio.sleep(0.01)
        return {(entry.table, entry.sequence) for entry in entries if (entry.table, entry.sequence) != ("a", 5)}

    async def scenario() -> list[bool]:
        journal = journal_of(write)
        first = journal.append(entry("a", 5))
        await asyncio.sleep(0.005)
        rest = [journal.append(entry(*key)) for key in (("a", 6), ("b", 9), ("a", 7))]
        found = await asyncio.gather(first, *rest)
        await journal.stop()
        return found

    assert asyncio.run(scenario()) == [False, False, True, False]
    assert tried == [[("a", 5)], [("b", 9)]]


def test_after_an_error_nothing_of_that_table_is_written_with_a_gap() -> None:
    async def write(entries: list[Entry], _: list[Statement]) -> set[Key]:
        if any((entry.table, entry.sequence) == ("a", 5) for entry in entries):
            raise OSError("disk full")
        return {(entry.table, entry.sequence) for entry in entries}

    async def scenario() -> list[Any]:
        journal = journal_of(write)
        asked = [journal.append(entry(*key)) for key in (("a", 5), ("b", 2), ("a", 6), ("b", 3))]
        found = await asyncio.gather(*asked, return_exceptions=True)
        await journal.stop()
        return [type(one) if isinstance(one, Exception) else one for one in found]

    assert asyncio.run(scenario()) == [OSError, True, False, True]


def test_a_batch_stores_nothing_behind_a_place_that_was_taken(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        for table in ("a", "b"):
            await make(storage, table)
        assert await storage.append(entry("a", 2, text="first"))
        wanted = (("a", 2), ("b", 2), ("a", 3), ("b", 3), ("a", 4))
        found = await asyncio.gather(*(storage.append(entry(*key, text="later")) for key in wanted))
        assert found == [False, True, False, True, False]
        assert [one.sequence for one in await storage.log("a")] == [1, 2]
        assert [one.sequence for one in await storage.log("b")] == [1, 2, 3]

    run(database, scenario)


def test_decisions_sent_at_once_are_all_kept_and_all_told(served: Served) -> None:
    seats = list(seated(served, "seven-wonders", 4).values())
    for _ in range(3):
        for seat in seats:
            seat.turn()
        for seat in seats:
            seat.send(type="act", id="x", seen=seat.viewed, action=seat.actions()[-1])
        for seat in seats:
            seat.acted = seat.until("ack", id="x")["sequence"]
        sequences = sorted(seat.acted for seat in seats)
        assert sequences == list(range(sequences[0], sequences[0] + 4))
    for seat in seats:
        seat.turn()
    assert {seat.shown["view"]["turn"] for seat in seats} == {4}
