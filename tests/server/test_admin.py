"""`pharos admin`: backup and restore between databases, checks, a person's data, pruning; never beside a running server."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from pharos.cli.main import run
from pharos.core.json_types import JsonObject
from pharos.server.admin import opened
from pharos.server.config import Settings

from .conftest import play_out, serving

NAME = "Semiramis-the-first"


def admin(capsys: pytest.CaptureFixture[str], *arguments: str | Path, database: str) -> tuple[int, str]:
    """Run a command; returns its exit code and what it printed."""
    code = 0
    try:
        run(["--lang", "en", "admin", *map(str, arguments), "--database", database])
    except SystemExit as end:
        code = int(end.code or 0)
    printed = capsys.readouterr()
    return code, printed.out + printed.err


def change(database: str, *statements: str) -> None:
    async def scenario() -> None:
        async with opened(Settings(database=database), exclusive=True) as storage, storage.engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))

    asyncio.run(scenario())


def played(database: str) -> tuple[str, str, JsonObject]:
    """A server on which two people have finished a game and chatted; returns the table, a cookie and the table as shown."""
    with serving(database) as served:
        ana, bo = served.guest(NAME), served.guest("Bo")
        id = ana.make("architects", players=2)["id"]
        bo.sit(id, 1)
        ana.start(id)
        seats = {seat: served.sit(guest, id) for seat, guest in enumerate((ana, bo))}
        seats[0].ask(type="chat", text="my secret words")
        play_out(seats)
        return id, ana.cookie, ana.get(f"/api/tables/{id}")


def test_a_backup_is_restored_into_an_empty_database(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    id, _, before = played(database)
    file = tmp_path / "backup.sqlite3"
    assert admin(capsys, "backup", file, database=database)[0] == 0
    assert file.stat().st_mode & 0o077 == 0
    assert "already exists" in admin(capsys, "backup", file, database=database)[1]
    code, said = admin(capsys, "backup", tmp_path / "nowhere" / "backup.sqlite3", database=database)
    assert code == 2
    assert "The folder of" in said
    fresh = f"sqlite:///{tmp_path}/fresh.sqlite3"
    assert admin(capsys, "restore", file, database=fresh) == (0, "Restored 1 table.\n")
    code, said = admin(capsys, "restore", file, database=fresh)
    assert code == 2
    assert "is not empty" in said
    with serving(fresh) as served:
        after = served.guest("Cy").get(f"/api/tables/{id}")
    assert {**after, "you": 0, "yours": [0], "is_host": True} | {"seats": []} == {**before, "seats": []}


@pytest.mark.parametrize(
    "command", [("check",), ("backup", "new.sqlite3"), ("export", "Ana"), ("delete", "Ana"), ("prune",)]
)
def test_a_database_that_does_not_exist_is_not_created(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = admin(capsys, *command, database=f"sqlite:///{tmp_path}/typo.sqlite3")
    assert (code, f"{tmp_path}/typo.sqlite3” does not exist" in said) == (2, True)
    assert not list(tmp_path.iterdir())


def test_a_backup_that_fails_leaves_no_file_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "backup.sqlite3"
    code, said = admin(capsys, "backup", file, database="postgresql://ana:secret@127.0.0.1:1/nowhere")
    assert (code, file.exists()) == (2, False)
    assert "postgresql://ana:***@127.0.0.1:1/nowhere" in said


def spoilt(file: Path, how: str) -> None:
    """Make a backup useless."""
    if how == "another program's":
        file.unlink()
    with sqlite3.connect(file) as database:
        if how == "newer":
            database.execute("update alembic_version set version_num = 'future'")
        else:
            database.execute("create table other (name text)")
    database.close()
    if how == "cut off":
        file.write_bytes(file.read_bytes()[:20_000])
    elif how == "no database":
        file.write_text("hello")


@pytest.mark.parametrize("how", ["newer", "another program's", "cut off", "no database"])
def test_a_file_that_is_no_backup_is_not_restored(
    how: str, migrated_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.sqlite3"
    shutil.copy(migrated_file, file)
    spoilt(file, how)
    code, said = admin(capsys, "restore", file, database=f"sqlite:///{tmp_path}/fresh.sqlite3")
    assert code == 2
    assert str(file) in said
    assert ("newer version" if how == "newer" else "not a backup") in said


def test_a_restore_overwrites_nobody(database_file: str, migrated_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(database_file) as served:
        served.guest("Ana")
    code, said = admin(capsys, "restore", migrated_file, database=database_file)
    assert code == 2
    assert "is not empty" in said
    assert admin(capsys, "export", "Ana", database=database_file)[0] == 0


def test_a_backup_goes_from_sqlite_to_postgresql(
    empty_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = f"sqlite:///{tmp_path}/source.sqlite3"
    id, cookie, _ = played(source)
    file = tmp_path / "backup.sqlite3"
    admin(capsys, "backup", file, database=source)
    assert admin(capsys, "restore", file, database=empty_database)[0] == 0
    with serving(empty_database) as served:
        player = served.sit(None, id)
        assert player.table["status"] == "finished"
        assert admin(capsys, "restore", file, database=empty_database)[0] == 2, "a server is running"
        assert cookie


def test_check_names_damaged_and_outdated_tables(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    id, _, _ = played(database)
    assert admin(capsys, "check", database=database) == (0, "Checked 1 table.\n")
    change(database, "update entries set data = '{\"action\": \"frob\"}' where kind = 'act'")
    code, said = admin(capsys, "check", database=database)
    assert code == 0
    assert f"{id}: its moves are not legal under the current rules" in said
    change(database, "update entries set data = '{}' where kind = 'made'")
    code, said = admin(capsys, "check", database=database)
    assert code == 1
    assert f"{id}: its log is damaged" in said


def test_a_persons_data_is_exported_and_deleted(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    id, _, _ = played(database)
    code, said = admin(capsys, "export", NAME, database=database)
    exported = json.loads(said)
    assert code == 0
    assert exported["guest"]["name"] == NAME
    assert "my secret words" in said
    assert {"made", "sat", "chat", "act"} <= {entry["kind"] for entry in exported["entries"]}
    assert len(exported["results"]) == 1
    assert admin(capsys, "delete", NAME, database=database) == (0, "Deleted. 1 table was changed.\n")
    code, said = admin(capsys, "export", NAME, database=database)
    assert code == 2
    assert "There is no guest" in said
    file = tmp_path / "rest.sqlite3"
    admin(capsys, "backup", file, database=database)
    rest, files = dump(f"sqlite:///{file}"), b"".join(path.read_bytes() for path in tmp_path.glob("*.sqlite3*"))
    for trace in (NAME, "my secret words", exported["guest"]["id"]):
        assert trace not in rest
        assert trace.encode() not in files
    with serving(database) as served:
        table = served.guest("Cy").get(f"/api/tables/{id}")
        assert table["status"] == "finished"
        assert [seat["name"] for seat in table["seats"]] == ["", "Bo"]


def dump(database: str) -> str:
    """Every row of a database as text."""

    async def scenario() -> str:
        async with opened(Settings(database=database)) as storage, storage.engine.connect() as connection:
            tables = ("guests", "tables", "entries", "sitters", "results")
            return str([(await connection.execute(text(f"select * from {name}"))).all() for name in tables])

    return asyncio.run(scenario())


def test_names_of_several_guests_need_an_id(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite3"
    with serving(database) as served:
        for _ in range(2):
            served.guest("Bo")
        code, said = admin(capsys, "delete", "Bo", database=database)
        assert code == 2
        assert "Another server is using" in said
    code, said = admin(capsys, "export", "Bo", database=database)
    assert code == 2
    assert "Several guests" in said


def test_prune_deletes_what_is_old_and_abandoned(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    played(database)
    with serving(database) as served:
        cy = served.guest("Cy")
        closed = cy.make("duel")["id"]
        cy.post(f"/api/tables/{closed}/leave")
    assert admin(capsys, "prune", database=database)[1] == "Tables deleted: 0. Guests deleted: 0.\n"
    change(database, "update tables set touched = 0", "update guests set made = 0")
    assert admin(capsys, "prune", database=database)[1] == "Tables deleted: 1. Guests deleted: 1.\n"
    assert admin(capsys, "prune", "--finished", database=database)[1] == "Tables deleted: 1. Guests deleted: 2.\n"
