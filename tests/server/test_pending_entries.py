"""Concurrent decisions: stored together, applied in order, never on top of an entry that was not stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import pharos
from pharos.core.errors import BadChoice
from pharos.server.db.entries import Entry
from pharos.server.db.statements import Statement
from pharos.server.db.storage import Storage
from pharos.server.db.write_queue import Key, OnStored, WriteQueue
from pharos.server.tables.background_queue import BackgroundQueue
from pharos.server.tables.clocks import Clocks
from pharos.server.tables.live_table import LiveTable
from pharos.server.tables.pending_entries import _Lock
from pharos.server.tables.places import Place
from pharos.server.tables.table import Table
from pharos.server.tables.table_game import TableGame
from pharos.server.tables.table_log import Draft

from .conftest import Served
from .test_live_table import seated
from .test_storage import entry, make, run


class FakeStorage:
    """A storage whose answers the test controls."""

    is_postgresql = False
    worker_id = "one"

    def __init__(self) -> None:
        self.asked: list[tuple[Entry, asyncio.Future[bool], Callable[[bool], None] | None]] = []
        self.elsewhere: list[Entry] = []

    def append(self, entry: Entry, callback: Callable[[bool], None] | None = None) -> asyncio.Future[bool]:
        self.asked.append((entry, asyncio.get_running_loop().create_future(), callback))
        return self.asked[-1][1]

    async def log(self, id: str, after: int = 0) -> list[Entry]:
        return [entry for entry in self.elsewhere if entry.sequence > after]

    def answer(self, *outcomes: bool) -> None:
        for outcome in outcomes:
            _, stored, callback = self.asked.pop(0)
            if callback:
                callback(outcome)
            if not stored.done():
                stored.set_result(outcome)

    @property
    def wanted(self) -> list[tuple[int, str, int | None]]:
        return [(entry.sequence, entry.kind, entry.seat) for entry, _, _ in self.asked]


def live_table_of(storage: Any) -> LiveTable:
    options = pharos.new("seven-wonders", players=4).options
    table = Table("t", {"game": "seven-wonders", "options": options}, status="playing", seed=11)
    table.places = [Place("person", f"g{seat}", f"n{seat}") for seat in range(4)]
    return LiveTable(storage, table, TableGame(table), BackgroundQueue())


def run_scenario(scenario: Callable[[FakeStorage, LiveTable], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = FakeStorage()
        await scenario(storage, live_table_of(storage))

    asyncio.run(run())


async def pause() -> None:
    for _ in range(12):
        await asyncio.sleep(0)


def act(live: LiveTable, seat: int) -> asyncio.Task[int]:
    assert live.table_game is not None
    return asyncio.create_task(live.act(seat, live.table_game.decision_versions[seat], live.game.legal_texts(seat)[0]))


def talk() -> Draft:
    return "chat", 1, {"name": "n1", "text": "hello"}


def close() -> Draft:
    return "closed", None, {}


def test_decisions_of_different_seats_are_stored_concurrently() -> None:
    async def scenario(storage: FakeStorage, live: LiveTable) -> None:
        tasks = [act(live, seat) for seat in (2, 0, 3, 1)]
        await pause()
        assert storage.wanted == [(1, "act", 2), (2, "act", 0), (3, "act", 3), (4, "act", 1)]
        storage.answer(True, True)
        await pause()
        assert [task.done() for task in tasks] == [True, True, False, False], "each is acknowledged when it is stored"
        assert live.table.sequence == 2
        assert live.table_game is not None
        assert live.table_game.to_act == (1, 3)
        storage.answer(True, True)
        await pause()
        assert [await task for task in tasks] == [1, 2, 3, 4]
        assert [seat for seat, _ in live.table.moves] == [2, 0, 3, 1]
        assert live.game.state.turn == 2
        assert not live.log._pending.is_locked

    run_scenario(scenario)


def act_now(live: LiveTable, seat: int, acknowledged: list[int]) -> asyncio.Future[bool] | None:
    assert live.table_game is not None
    seen, action = live.table_game.decision_versions[seat], live.game.legal_texts(seat)[0]
    return live.act_now(seat, seen, action, acknowledged.append)


def test_a_decision_with_nothing_in_its_way_is_acknowledged_the_moment_it_is_stored() -> None:
    async def scenario(storage: FakeStorage, live: LiveTable) -> None:
        acknowledged: list[int] = []
        stored = [act_now(live, seat, acknowledged) for seat in (1, 3)]
        assert storage.wanted == [(1, "act", 1), (2, "act", 3)], "no task had to run"
        assert acknowledged == [], "nothing is acknowledged before it is stored"
        storage.answer(True)
        assert acknowledged == [1], "no task had to run for this either"
        storage.answer(True)
        await pause()
        assert [future is not None and await future for future in stored] == [True, True]
        assert [seat for seat, _ in live.table.moves] == [1, 3]
        assert not live.log.is_busy

    run_scenario(scenario)


def test_a_decision_that_must_wait_or_is_refused_is_left_to_a_task() -> None:
    async def scenario(storage: FakeStorage, live: LiveTable) -> None:
        acknowledged: list[int] = []
        assert live.act_now(0, 0, "build nothing", acknowledged.append) is None
        assert not live.log.is_busy, "a refusal keeps no lock"
        assert act_now(live, 0, acknowledged) is not None
        assert act_now(live, 0, acknowledged) is None, "one decision of a seat after the other"
        closing = asyncio.create_task(live.change(close))
        await pause()
        storage.answer(True)
        await pause()
        assert acknowledged == [1]
        assert storage.wanted == [(2, "closed", None)]
        assert act_now(live, 1, acknowledged) is None, "the table is being closed"
        storage.answer(True)
        assert await closing == 2

    run_scenario(scenario)


def test_a_decision_whose_place_was_taken_is_not_acknowledged() -> None:
    async def scenario(storage: FakeStorage, live: LiveTable) -> None:
        acknowledged: list[int] = []
        stored = act_now(live, 0, acknowledged)
        storage.answer(False)
        await pause()
        assert stored is not None
        assert not await stored
        assert acknowledged == []
        assert live.table.sequence == 0
        assert not live.log.is_busy, "the table goes on"

    run_scenario(scenario)


def test_the_lock_goes_to_whoever_asked_first_and_survives_those_who_give_up() -> None:
    async def run() -> None:
        lock, order = _Lock(), list[int]()

        async def hold(number: int) -> None:
            await lock.acquire()
            order.append(number)

        assert lock.try_acquire()
        tasks = [asyncio.create_task(hold(number)) for number in range(4)]
        await pause()
        tasks[0].cancel()  # while it waits
        lock.release()
        tasks[1].cancel()  # just after it got the lock
        assert not lock.try_acquire(), "nobody overtakes those who wait"
        await pause()
        assert order == [2]
        lock.release()
        await pause()
        assert order == [2, 3]
        lock.release()
        assert lock.try_acquire()

    asyncio.run(run())


def test_a_seat_waits_for_its_own_decision_and_so_does_a_change_of_the_table() -> None:
    async def scenario(storage: FakeStorage, live: LiveTable) -> None:
        first, again, closing = act(live, 0), act(live, 0), asyncio.create_task(live.change(close))
        await pause()
        assert storage.wanted == [(1, "act", 0)]
        storage.answer(True)
        await pause()
        assert await first == 1
        with pytest.raises(BadChoice) as refused:
            await again
        assert refused.value.id == "stale"
        assert storage.wanted == [(2, "closed", None)]
        storage.answer(True)
        assert await closing == 2

    run_scenario(scenario)


def test_talk_goes_beside_decisions_and_decisions_beside_talk() -> None:
    async def scenario(storage: FakeStorage, live: LiveTable) -> None:
        tasks = [asyncio.create_task(live.note(1, talk)), act(live, 0), act(live, 1)]
        await pause()
        assert storage.wanted == [(1, "chat", 1), (2, "act", 0)], "one thing of a seat after the other"
        storage.answer(True, True)
        await pause()
        assert storage.wanted == [(3, "act", 1)]
        storage.answer(True)
        assert [await task for task in tasks] == [1, 2, 3]
        assert [said.text for said in live.table.chat] == ["hello"]

    run_scenario(scenario)


def test_nothing_goes_beside_where_clocks_run() -> None:
    async def scenario(storage: FakeStorage, live: LiveTable) -> None:
        live.table.clocks = Clocks(time.time(), (60.0,) * 4, 0.0)
        tasks = [act(live, seat) for seat in range(2)]
        await pause()
        assert storage.wanted == [(1, "act", 0)], "what the second pays depends on the first"
        storage.answer(True)
        await pause()
        storage.answer(True)
        assert [await task for task in tasks] == [1, 2]

    run_scenario(scenario)


def test_decisions_behind_a_lost_race_are_made_again() -> None:
    async def scenario(storage: FakeStorage, live: LiveTable) -> None:
        tasks = [act(live, seat) for seat in range(3)]
        await pause()
        text = live.game.legal_texts(3)[0]
        storage.elsewhere.append(Entry("t", 1, "act", time.time(), "other", 3, {"action": text}))
        storage.answer(False)
        assert not live.log._pending.can_join(3), "nothing joins what is bound to fail"
        storage.answer(False, False)
        await pause()
        assert live.table.moves == [(3, text)]
        assert storage.wanted == [(2, "act", 0)]
        while storage.asked:
            storage.answer(True)
            await pause()
        assert [await task for task in tasks] == [2, 3, 4]
        assert live.game.state.turn == 2

    run_scenario(scenario)


def test_a_decision_counts_even_if_its_client_disconnects() -> None:
    async def scenario(storage: FakeStorage, live: LiveTable) -> None:
        leaving, staying = act(live, 0), act(live, 1)
        await pause()
        leaving.cancel()
        await pause()
        storage.answer(True, True)
        await pause()
        assert leaving.cancelled()
        assert await staying == 2
        assert [seat for seat, _ in live.table.moves] == [0, 1]

    run_scenario(scenario)


def test_an_entry_that_fails_to_take_effect_locks_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(storage: FakeStorage, live: LiveTable) -> None:
        monkeypatch.setattr(live, "_apply_act", lambda entry: 1 / 0)
        first = act(live, 0)
        await pause()
        storage.answer(True)
        assert await first == 1
        await pause()
        assert not live.log._pending.is_locked

    run_scenario(scenario)


# The write queue


def write_queue_of(write: Any) -> WriteQueue:
    write_queue = WriteQueue(write)
    write_queue.start()
    return write_queue


def test_what_waits_behind_a_lost_entry_is_not_tried() -> None:
    tried: list[list[Key]] = []

    async def write(entries: list[Entry], _: list[Statement], on_stored: OnStored) -> None:
        tried.append([(entry.table, entry.sequence) for entry in entries])
        await asyncio.sleep(0.01)
        on_stored({(entry.table, entry.sequence) for entry in entries if (entry.table, entry.sequence) != ("a", 5)})

    async def scenario() -> list[bool]:
        write_queue = write_queue_of(write)
        first = write_queue.append(entry("a", 5))
        await asyncio.sleep(0.005)
        rest = [write_queue.append(entry(*key)) for key in (("a", 6), ("b", 9), ("a", 7))]
        outcomes = await asyncio.gather(first, *rest)
        await write_queue.stop()
        return outcomes

    assert asyncio.run(scenario()) == [False, False, True, False]
    assert tried == [[("a", 5)], [("b", 9)]]


def test_what_was_to_follow_the_second_in_a_race_of_one_batch_is_not_stored(database: str) -> None:
    """The entry of a client that has gone may still wait in the queue while others write to the same place."""

    async def scenario(storage: Storage) -> None:
        await make(storage, "a")
        wanted = (("a", 2, "left behind"), ("a", 2, "decided"), ("a", 3, "decided upon that"))
        outcomes = await asyncio.gather(*(storage.append(entry(table, at, text=text)) for table, at, text in wanted))
        assert outcomes == [True, False, False]
        assert [one.data.get("text") for one in await storage.log("a", 1)] == ["left behind"]

    run(database, scenario)


def test_after_an_error_nothing_of_that_table_is_written_with_a_gap() -> None:
    async def write(entries: list[Entry], _: list[Statement], on_stored: OnStored) -> None:
        if any((entry.table, entry.sequence) == ("a", 5) for entry in entries):
            raise OSError("disk full")
        on_stored({(entry.table, entry.sequence) for entry in entries})

    async def scenario() -> list[Any]:
        write_queue = write_queue_of(write)
        asked = [write_queue.append(entry(*key)) for key in (("a", 5), ("b", 2), ("a", 6), ("b", 3))]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        await write_queue.stop()
        return [type(one) if isinstance(one, Exception) else one for one in outcomes]

    assert asyncio.run(scenario()) == [OSError, True, False, True]


def test_a_batch_stores_nothing_behind_a_place_that_was_taken(database: str) -> None:
    async def scenario(storage: Storage) -> None:
        for table in ("a", "b"):
            await make(storage, table)
        assert await storage.append(entry("a", 2, text="first"))
        wanted = (("a", 2), ("b", 2), ("a", 3), ("b", 3), ("a", 4))
        outcomes = await asyncio.gather(*(storage.append(entry(*key, text="later")) for key in wanted))
        assert outcomes == [False, True, False, True, False]
        assert [one.sequence for one in await storage.log("a")] == [1, 2]
        assert [one.sequence for one in await storage.log("b")] == [1, 2, 3]

    run(database, scenario)


def test_decisions_sent_at_once_are_all_stored_and_sent(served: Served) -> None:
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


def test_only_the_acknowledgement_of_an_own_decision_counts_as_seen(local: Served) -> None:
    guests = [local.guest(f"P{seat}") for seat in range(3)]
    table = guests[0].make("seven-wonders", players=3)["id"]
    for seat in (1, 2):
        guests[seat].sit(table, seat)
    guests[0].start(table)
    with guests[0].connect(table) as mine:
        turn = next(mine.turns())
        before = mine.sequence
        mine._note({"type": "ack", "id": None, "sequence": before + 5})
        assert mine.sequence == before, "news of what happened before the chat message may still be on their way"
        stored = mine.act(turn.actions[0])
        assert stored is not None
        assert mine.undo() == stored + 1, "at once, before any news"
