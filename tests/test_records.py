"""Records: write, read, validate, replay; broken ones get a reason with the line."""

from __future__ import annotations

import pytest

import pharos
from pharos.core.errors import PharosError
from pharos.core.records import read_record


def played(decisions: int, seed: int = 7) -> pharos.Game:
    game = pharos.new("duel", seed=seed, engine="interpreted")
    for _ in range(decisions):
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[-1])
    return game


def test_a_record_replays_to_the_same_state() -> None:
    game = played(30)
    again = pharos.replay(str(game.record()), engine="interpreted")
    assert again.state == game.state
    assert again.history == game.history


def test_a_record_reads_as_it_was_written() -> None:
    game = played(12)
    game.names = ["Ana Maria", "Bo"]
    record = game.record()
    record.notes["place"] = "at home"
    again = read_record(str(record))
    again.version = None
    assert again == record


def test_a_finished_game_tells_its_result() -> None:
    game = pharos.new("duel", seed=1, engine="interpreted")
    while not game.is_over:
        seat = game.to_act[0]
        game.play(seat, game.legal(seat)[0])
    text = str(game.record())
    assert f"result {game.outcome.reason} | winners" in text if game.outcome else False
    assert pharos.replay(text).is_over


def test_a_game_from_a_position_keeps_its_start() -> None:
    game = pharos.position("duel", "age: 2\nopen: walls forum\ncoins: 9 9", engine="interpreted")
    game.play(0, "sell walls")
    again = pharos.replay(str(game.record()), engine="interpreted")
    assert again.state == game.state
    assert again.at(0).state == pharos.position("duel", "age: 2\nopen: walls forum\ncoins: 9 9", engine="interpreted").state


GOOD = str(played(3).record())


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "not-a-record"),
        ("\x00\x01", "not-a-record"),
        ("hello\nworld", "not-a-record"),
        (GOOD.replace("pharos 1", "pharos 99"), "record-format"),
        (GOOD.replace("game duel\n", ""), "record-lacks"),
        (GOOD.replace("seed 7\n", ""), "record-lacks"),
        (GOOD.replace("players 2", "players two"), "record-number"),
        (GOOD.replace("seed 7", "seed 99999999999999999999"), "record-number"),
        (GOOD.replace("seed 7", "seed ٧"), "record-number"),
        (GOOD.replace("game duel", "game chess"), "unknown-game"),
        (GOOD.replace("players 2", "players 5"), "bad-players"),
        (GOOD.replace("option wonders draft", "option wonders all"), "bad-option"),
        (GOOD.replace("option wonders draft", "option clock slow"), "unknown-option"),
        (GOOD + "what is this\n", "record-line"),
        (GOOD + "0 build\n", "record-move"),
        (GOOD + "0 build walls\n", "record-move"),
        (GOOD + "7 build walls\n", "record-move"),
        (GOOD + "result civilian | winners 0 | points 1 0\n", "record-result"),
        (GOOD + "result x\n0 build walls\n", "record-after-result"),
    ],
)
def test_a_broken_record_is_refused_with_its_reason(text: str, id: str) -> None:
    with pytest.raises(PharosError) as caught:
        pharos.replay(text, engine="interpreted")
    assert caught.value.id == id


def test_the_first_wrong_line_is_named() -> None:
    lines = GOOD.splitlines()
    lines[-2] = "0 draft nothing"
    with pytest.raises(PharosError) as caught:
        pharos.replay("\n".join(lines), engine="interpreted")
    assert caught.value.values["line"] == len(lines) - 1


def test_every_truncation_of_a_record_replays_or_gets_a_reason() -> None:
    text = str(played(40, seed=2).record())
    reasons = {reason(text[:end]) for end in range(0, len(text), 7)}
    assert {None, "record-move", "record-lacks"} <= reasons


def reason(text: str) -> str | None:
    try:
        pharos.replay(text, engine="interpreted")
    except PharosError as error:
        return error.id
    return None
