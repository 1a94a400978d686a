"""Optimisations change nothing: direct frames and cached actions. Also the benchmark driver."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable, Generator
from functools import partial
from importlib import import_module
from inspect import iscoroutinefunction
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Literal

import orjson
import pytest
from fastapi import APIRouter
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader
from websockets.sync.client import connect
from websockets.typing import Subprotocol

import pharos
from pharos.benchmarks.server.load import Load, measure
from pharos.benchmarks.server.wire import Address
from pharos.client import Client
from pharos.core.engine import engine
from pharos.server import api
from pharos.server.api import games
from pharos.server.payloads import PROTOCOL
from pharos.server.tables.background_queue import BackgroundQueue
from pharos.server.tables.places import Place
from pharos.server.tables.presentation import Presentation
from pharos.server.tables.sentences import actions
from pharos.server.tables.table import Table
from pharos.server.tables.table_game import TableGame
from pharos.server.ws.connections import Connection, writing
from pharos.server.ws.frames import MIN_DEFLATED, WINDOW_BITS, framed
from pharos.server.ws.messages import MessageSchemas, schemas

from .conftest import SECONDS, Served, request, serving
from .test_live_table import FakeLiveTable

GAMES = [("duel", 2), ("seven-wonders", 2), ("seven-wonders", 3), ("seven-wonders", 5), ("architects", 2), ("architects", 4)]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_frames_are_those_of_the_protocol(size: int) -> None:
    body = b"x" * size
    expected = Frame(Opcode.TEXT, body).serialize(mask=False)
    assert framed([body]) == bytes(expected)
    assert framed([body, b"y"]) == bytes(expected) + bytes(Frame(Opcode.TEXT, b"y").serialize(mask=False))


@pytest.mark.parametrize("size", [0, MIN_DEFLATED - 1, MIN_DEFLATED, 70000])
def test_long_messages_are_compressed_for_clients_that_accept_it(size: int) -> None:
    body = random.Random(size).randbytes(size // 2).hex().encode()
    frames = framed([body, b"y"], deflates=True)
    parser = _parsed(frames)
    assert [bytes(frame.data) for frame in parser] == [body, b"y"]
    assert (len(frames) < len(framed([body, b"y"]))) == (len(body) >= MIN_DEFLATED)


def _parsed(data: bytes) -> list[Frame]:
    """What a client that negotiated the extension reads."""
    reader = StreamReader()
    reader.feed_data(data)
    reader.feed_eof()
    extension = PerMessageDeflate(True, True, WINDOW_BITS, WINDOW_BITS)
    parsed: list[Frame] = []
    while not _finished(reader.at_eof()):
        parsed.append(_finished(Frame.parse(reader.read_exact, mask=False, extensions=[extension])))
    return parsed


def _finished(steps: Generator[None, None, Any]) -> Any:
    """The result of a parser that has all its data."""
    try:
        while True:
            next(steps)
    except StopIteration as stop:
        return stop.value


def test_no_request_takes_the_way_through_a_thread() -> None:
    """FastAPI runs endpoints and dependencies that are plain functions in threads, which costs more than most of them do."""
    calls: list[Callable[..., Any]] = []

    def gather(dependant: Dependant) -> None:
        calls.extend([dependant.call] if dependant.call else [])
        for inner in dependant.dependencies:
            gather(inner)

    for module in iter_modules(api.__path__):
        for value in vars(import_module(f"{api.__name__}.{module.name}")).values():
            for route in value.routes if isinstance(value, APIRouter) else ():
                assert isinstance(route, APIRoute)
                gather(route.dependant)
    assert len(calls) > 100
    assert [call for call in calls if not iscoroutinefunction(call)] == []


def test_schemas_of_messages_are_built_once(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[MessageSchemas] = []

    def counted() -> MessageSchemas:
        built.append(schemas())
        return built[-1]

    games._schemas.cache_clear()
    monkeypatch.setattr(games, "schemas", counted)
    answers = [request("GET", f"{local.url}/api/messages") for _ in range(3)]
    assert len(built) == 1, "whoever asks again and again does not keep the server from everybody else"
    assert {answer.text for answer in answers} == {answers[0].text}
    assert answers[0].json() == json.loads(built[0].model_dump_json())


@pytest.mark.parametrize(("offer", "is_accepted"), [("deflate", True), (None, False)])
def test_compression_is_up_to_the_client(local: Served, offer: Literal["deflate"] | None, is_accepted: bool) -> None:
    id = local.guest("Ana").quick("duel")["id"]
    url = f"ws{local.url.removeprefix('http')}/api/tables/{id}/play"
    with connect(url, subprotocols=[Subprotocol(PROTOCOL)], compression=offer) as socket:
        assert json.loads(socket.recv(SECONDS))["type"] == "welcome"
        assert bool(socket.protocol.extensions) == is_accepted


def connection_with(write: Any, sent: list[str]) -> Connection:
    async def send(text: str) -> None:
        sent.append(text)

    live: Any = FakeLiveTable()
    return Connection(live, None, send, write, wants_views=True)


def kept_in(wire: list[list[bytes]]) -> Callable[[list[bytes]], bool]:
    """A way to write that always keeps up."""

    def write(messages: list[bytes]) -> bool:
        wire.append(messages)
        return True

    return write


def test_messages_of_one_moment_leave_together() -> None:
    async def scenario() -> tuple[list[list[bytes]], list[str]]:
        wire: list[list[bytes]] = []
        sent: list[str] = []
        connection = connection_with(kept_in(wire), sent)
        async with writing(connection):
            connection.put(b"1")
            connection.put_news(b"2", may_wait=False)
            await asyncio.sleep(0)
            connection.close(b"bye")
            await connection.closed.wait()
        return wire, sent

    wire, sent = asyncio.run(scenario())
    assert wire == [[b"1", b"2", b"view"]]
    assert sent == ["bye"]


def test_news_that_may_wait_leave_with_the_next_message_but_after_answers() -> None:
    async def scenario() -> list[list[bytes]]:
        wire: list[list[bytes]] = []
        connection = connection_with(kept_in(wire), [])
        for message in (b"1", b"2"):
            connection.put_news(message, may_wait=True)
        await asyncio.sleep(0)
        connection.reply(b"ack")
        assert wire == [[b"ack"]], "at once"
        connection.put(b"chat")
        await asyncio.sleep(0)
        connection.put_news(b"3", may_wait=True)
        connection.release_news()
        await asyncio.sleep(0)
        return wire

    assert asyncio.run(scenario()) == [[b"ack"], [b"1", b"2", b"chat", b"view"], [b"3", b"view"]]


def test_a_request_for_the_view_is_answered_while_the_full_state_is_on_its_way() -> None:
    async def scenario() -> list[list[bytes]]:
        wire: list[list[bytes]] = []
        connection = connection_with(kept_in(wire), [])
        connection.send_full_state()
        connection.answer_resync()
        await asyncio.sleep(0)
        connection.put_news(b"1", may_wait=False)
        connection.send_full_state()
        await asyncio.sleep(0)
        return wire

    assert asyncio.run(scenario()) == [[b"welcome", b"view"], [b"1", b"welcome"]]


def test_clients_are_sent_to_table_by_table_and_one_that_fails_stops_no_other() -> None:
    """Under load, the network is polled between two tables, so that acknowledgements do not wait for all news."""

    async def scenario() -> list[str]:
        background, order = BackgroundQueue(), list[str]()
        tables = [Presentation(Table(name), None, background) for name in ("first", "second")]

        def fail() -> None:
            order.append("fails")
            raise OSError

        for table in tables:
            table.flush_soon(fail)
            table.flush_soon(partial(order.append, table.table.id))
        for _ in range(3):
            await asyncio.sleep(0)
            order.append("poll")
        return order

    assert asyncio.run(scenario()) == ["fails", "first", "poll", "fails", "second", "poll", "poll"]


def test_a_client_that_is_behind_gets_everything_in_order() -> None:
    async def scenario() -> list[str]:
        order: list[str] = []
        moods = [True, False, False, True, True]

        def write(messages: list[bytes]) -> bool:
            keeps_up = moods.pop(0)
            if keeps_up:
                order.extend(message.decode() for message in messages)
            return keeps_up

        connection = connection_with(write, order)
        async with writing(connection):
            for n in range(5):
                connection.put(b"%d" % n)
                await asyncio.sleep(0.01)
        return order

    assert asyncio.run(scenario()) == ["0", "1", "2", "3", "4"]


def test_it_also_works_without_direct_frames(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pharos.server.ws.socket.EXTENSION", "other")
    with serving(f"sqlite:///{tmp_path}/t.sqlite3") as served:
        ended = Client(served.url, "Ana")
        table = ended.quick("duel", level="apprentice", seed=3)
        assert ended.play(table["id"], lambda turn: turn.actions[0])["status"] == "finished"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_cached_actions_are_the_legal_ones(game: str, players: int) -> None:
    """A seat's choices change only with its decision version, whatever others do; changes of mind and undo included."""
    engine(pharos.ruleset(game).package, compiled=True)
    rng = random.Random(7)
    table = Table("t", {"game": game, "options": pharos.new(game, players=players).options}, status="playing", seed=11)
    table.places = [Place("person", name="x") for _ in range(players)]
    table_game = TableGame(table)
    presentation = Presentation(table, table_game, BackgroundQueue())
    assert table_game._mirror is not None, "the compiled rules list the actions"
    sequence = 0
    while not table_game.game.is_over and sequence < 400:
        for seat in range(players):
            assert table_game.legal(seat) == table_game.game.legal(seat)
            expected = actions(table_game.game, seat, table_game.game.legal(seat))
            assert orjson.dumps(presentation.states.legal_actions(seat)) == orjson.dumps(expected)
        seat = rng.choice([*table_game.game.to_act, *table_game.game.revisable_seats])
        sequence += 1
        table_game.play(seat, rng.choice(table_game.legal_texts(seat)), sequence)
        if sequence % 7 == 0:
            ply = len(table_game.game.history) - 1
            sequence += 1
            table_game.rewind(table_game.without(ply, only=False), ply, seat, sequence, only=False)
    assert sequence > 20


def test_the_driver_plays_real_games(local: Served) -> None:
    address = Address(local.settings.host, local.settings.port)
    for rate, views in ((None, False), (40.0, True)):
        load = Load("duel", 2, 2, 1.5, views=views, rate=rate, warm_up=0.2)
        figures = asyncio.run(measure(address, [os.getpid()], load))
        assert figures.actions_per_s > 0
        assert figures.refused == 0
        assert figures.messages_per_action > 2
        assert rate is None or figures.actions_per_s <= 1.3 * rate
