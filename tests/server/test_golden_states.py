"""What seats are sent, over whole games: caches and shortcuts must not change a byte of it.

Each line of `fixtures/seat-states.txt` names a golden record and the hash of everything that its seats and spectators get
along the way. If a view, an event or an explanation changes on purpose, renew them all:

    PHAROS_GOLDEN=1 pytest tests/server/test_golden_states.py
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import orjson
import pytest

import pharos
from pharos.server.db.entries import TableSpec
from pharos.server.tables.places import Place
from pharos.server.tables.seat_states import SeatStates
from pharos.server.tables.sentences import events, events_json
from pharos.server.tables.table import Table
from pharos.server.tables.table_game import TableGame

TESTS = Path(__file__).parent.parent
HASHES = Path(__file__).parent / "fixtures" / "seat-states.txt"
RECORDS = (
    "architects/golden/3.txt",
    "duel/golden/draft-science.txt",
    "duel/golden/first-game-civilian.txt",
    "seven_wonders/golden/2-players-edition-1.txt",
    "seven_wonders/golden/4-players-edition-1.txt",
    "seven_wonders/golden/4-players-edition-2.txt",
    "seven_wonders/golden/5-players-edition-1.txt",
)


def hash_of(file: str) -> str:
    """The hash of all states and events that seats and spectators get while a recorded game is played."""
    record = pharos.read_record((TESTS / file).read_text(encoding="utf-8"))
    spec = TableSpec(game=record.game, options=record.options, live_score=True, undo=True)
    table = Table("t", spec, status="playing", seed=record.seed, start=record.start)
    table.places = [Place("person", name="x") for _ in range(record.players)]
    game, states, digest = TableGame(table), SeatStates(table), hashlib.sha256()
    states.table_game = game
    viewers: set[int | None] = {None, *range(record.players)}
    for seat, action in record.moves:
        for viewer in sorted(viewers, key=str):
            digest.update(states.state(viewer, lambda: viewers).json)
        table.last_move_seq += 1
        seen = game.play(seat, action, table.last_move_seq, viewers)
        table.moves.append((seat, action))
        for viewer in sorted(viewers, key=str):
            encoded = orjson.dumps(events(game.ruleset, seen[viewer]))
            assert events_json(game.ruleset, seen[viewer], {}) == encoded
            digest.update(encoded)
    return digest.hexdigest()


def hashes() -> dict[str, str]:
    return {line.split()[0]: line.split()[1] for line in HASHES.read_text(encoding="utf-8").splitlines()}


@pytest.fixture(scope="module", autouse=True)
def _renewed() -> None:
    if os.environ.get("PHAROS_GOLDEN"):
        HASHES.write_text("".join(f"{file} {hash_of(file)}\n" for file in RECORDS), encoding="utf-8")


@pytest.mark.parametrize("file", RECORDS)
def test_seats_are_sent_the_same_as_ever(file: str) -> None:
    assert hash_of(file) == hashes()[file]
