"""What makes the server fast must change nothing: frames, the short way to the wire, remembered actions; and the driver."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

import pharos
from pharos.client import Client
from pharos.core.engine import engine
from pharos.server.bench.lines import Address
from pharos.server.bench.load import Load, measure
from pharos.server.connections import Connection, dumps, writing
from pharos.server.frames import framed
from pharos.server.play import Play
from pharos.server.rooms import Room
from pharos.server.rounds import Later
from pharos.server.sight import actions
from pharos.server.tables import Place, Table

from .conftest import Served, serving
from .test_play import Bare

GAMES = [("duel", 2), ("seven-wonders", 2), ("seven-wonders", 3), ("seven-wonders", 5), ("architects", 2), ("architects", 4)]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_frames_are_those_of_the_protocol(size: int) -> None:
    body = b"x" * size
    told = Frame(Opcode.TEXT, body).serialize(mask=False)
    assert framed([body]) == bytes(told)
    assert framed([body, b"y"]) == bytes(told) + bytes(Frame(Opcode.TEXT, b"y").serialize(mask=False))


def connection_with(write: Any, sent: list[str]) -> Connection:
    async def send(text: str) -> None:
        sent.append(text)

    room: Any = Bare()
    return Connection(room, None, send, write, wants_views=True)


def test_messages_of_one_moment_leave_together() -> None:
    async def scenario() -> tuple[list[bytes], list[str]]:
        wire: list[bytes] = []
        sent: list[str] = []

        def write(frames: bytes) -> bool:
            wire.append(frames)
            return True

        connection = connection_with(write, sent)
        async with writing(connection):
            connection.put(b"1")
            connection.put(b"2")
            connection.look()
            await asyncio.sleep(0)
            connection.close(b"bye")
            await connection.closed.wait()
        return wire, sent

    wire, sent = asyncio.run(scenario())
    assert wire == [framed([b"1", b"2", b"view"])]
    assert sent == ["bye"]


def test_a_client_that_is_behind_gets_everything_in_order() -> None:
    async def scenario() -> list[str]:
        order: list[str] = []
        moods = [True, False, False, True, True]

        def write(frames: bytes) -> bool:
            keeps_up = moods.pop(0)
            if keeps_up:
                order.append(frames[2:].decode())
            return keeps_up

        connection = connection_with(write, order)
        async with writing(connection):
            for n in range(5):
                connection.put(b"%d" % n)
                await asyncio.sleep(0.01)
        return order

    assert asyncio.run(scenario()) == ["0", "1", "2", "3", "4"]


def test_it_also_works_without_the_short_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pharos.server.socket.EXTENSION", "other")
    with serving(f"sqlite:///{tmp_path}/t.sqlite3") as served:
        ended = Client(served.url, "Ana")
        table = ended.quick("duel", level="apprentice", seed=3)
        assert ended.play(table["id"], lambda turn: turn.actions[0])["status"] == "finished"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_remembered_actions_are_those_that_are_legal(game: str, players: int) -> None:
    """What a seat may do changes only with its basis, whatever others do meanwhile; changes of mind and undo included."""
    engine(pharos.kind(game).room, native=True)
    rng = random.Random(7)
    table = Table("t", {"game": game, "options": pharos.new(game, players=players).options}, status="playing", seed=11)
    table.places = [Place("person", name="x") for _ in range(players)]
    storage: Any = None
    room = Room(storage, table, Play(table), Later())
    play = room.play
    assert play is not None
    assert play._quick is not None, "the compiled rules are asked"
    sequence = 0
    while not play.game.is_over and sequence < 400:
        for seat in range(players):
            assert play.legal(seat, room.basis[seat]) == play.game.legal(seat)
            assert dumps(room.offers(seat)) == dumps(actions(play.game, seat))
        seat = rng.choice([*play.game.to_act, *play.game.may_change])
        sequence += 1
        known, before = play.game.state.learnt, play.game.to_act
        play.take(seat, rng.choice(play.legal_texts(seat, room.basis[seat])), set())
        room.renew_basis(seat, sequence, before, has_news=play.game.state.learnt != known)
        if sequence % 7 == 0:
            ply = len(play.game.history) - 1
            play.rewind(play.without(ply, only=False), ply, only=False)
            sequence += 1
            room.renew_basis(seat, sequence, before, has_news=True)
    assert sequence > 20


def test_the_driver_plays_real_games(local: Served) -> None:
    address = Address(local.settings.host, local.settings.port)
    for rate, views in ((None, False), (40.0, True)):
        load = Load("duel", 2, 2, 1.5, views=views, rate=rate, warm_up=0.2)
        found = asyncio.run(measure(address, os.getpid(), load))
        assert found.actions_per_s > 0
        assert found.refused == 0
        assert found.messages_per_action > 2
        assert rate is None or found.actions_per_s <= 1.3 * rate
