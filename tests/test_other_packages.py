"""A game from another package: installed into its own directory, it works everywhere, and no file of Pharos knows it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path

import pytest

from pharos.core.spec import GameSpec

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "harbour_market"
GAME = "harbour-market"
PHAROS = "from pharos.cli.main import run; run()"
PLAY_ON_THE_SERVER = """
import subprocess, sys, time, urllib.request
from pharos.client import Client

port, database = sys.argv[1:]
flags = ["--port", port, "--database", f"sqlite:///{database}", "--no-warm", "--pace", "0"]
server = subprocess.Popen([sys.executable, "-c", "from pharos.cli.main import run; run()", "serve", *flags])
url = f"http://127.0.0.1:{port}"
try:
    for _ in range(600):
        try:
            urllib.request.urlopen(url + "/api/health").close()
            break
        except OSError:
            time.sleep(0.1)
    with Client(url, "Ana") as client:
        assert "harbour-market" in [game["id"] for game in client.games()]
        assert "harbour-market-card-lighthouse = Farol" in client.get("/api/words/pt-BR")
        table = client.quick("harbour-market", level="apprentice", seed=7)
        ended = client.play(table["id"], lambda turn: turn.actions[0])
        assert ended["status"] == "finished", ended
        assert "harbour-market" in client.record(table["id"])
finally:
    server.terminate()
    server.wait()
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed; its rules are interpreted, so that nothing is compiled."""
    source, site = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("site")
    shutil.copytree(EXAMPLE, source / "package")
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--target", str(site)]
    subprocess.run([sys.executable, "-m", "pip", "install", *flags, str(source / "package")], check=True)
    paths = os.pathsep.join(filter(None, [str(ROOT / "src"), str(site), os.environ.get("PYTHONPATH", "")]))
    data = str(tmp_path_factory.mktemp("data"))
    return {**os.environ, "PYTHONPATH": paths, "PHAROS_INTERPRET": "1", "XDG_DATA_HOME": data, "PHAROS_LANG": "en"}


def python(environment: Mapping[str, str], cwd: Path, *arguments: str, typed: str = "") -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=cwd, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.server
def test_its_own_tests_and_conformance_pass(installed: dict[str, str], tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE / "tests", tmp_path / "tests")
    out = python(installed, tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert " passed" in out


@pytest.mark.server
def test_it_is_played_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    command = ("-c", PHAROS, "play", GAME, "--bot", "rules", "--seed", "3")
    out = python(installed, tmp_path, *command, typed="1\n" * 4)
    assert "Score sheet" in out
    assert "Bot 1 takes" in out


@pytest.mark.server
def test_its_table_in_the_terminal_is_in_the_language_of_the_reader(installed: dict[str, str], tmp_path: Path) -> None:
    shown = python(
        {**installed, "PHAROS_LANG": "pt-BR"}, tmp_path, "-c", PHAROS, "play", GAME, "--seed", "3", typed="quit\n"
    )
    lines = [line.strip() for line in shown.splitlines()]
    assert {"Mercado", "Carta: Sacas de Trigo", "Moedas: 3", "grão: 0"} <= set(lines)
    assert not {line.partition(":")[0] for line in lines} & {
        "market",
        "card",
        "price",
        "coins",
        "deck",
        "cities",
        "points",
        "goods",
    }


@pytest.mark.server
def test_it_is_played_in_the_arena(installed: dict[str, str], tmp_path: Path) -> None:
    command = ("-c", PHAROS, "arena", GAME, "greedy", "random", "--deals", "3", "--workers", "1", "--no-report", "--json")
    assert '"greedy"' in python(installed, tmp_path, *command)


@pytest.mark.server
def test_it_is_played_on_the_server(installed: dict[str, str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    python(installed, tmp_path, "-c", PLAY_ON_THE_SERVER, port, str(tmp_path / "tables.sqlite3"))


@pytest.mark.slow
@pytest.mark.compiled
def test_its_rules_and_bots_are_compiled(installed: dict[str, str], tmp_path: Path) -> None:
    environment = {**installed, "PHAROS_INTERPRET": "0", "PHAROS_CACHE": str(tmp_path / "cache")}
    python(environment, tmp_path, "-c", "from pharos.conformance import check_game; check_game('harbour-market', seed=1)")
    python(environment, tmp_path, "-c", PHAROS, "warm", GAME)
    again = python(environment, tmp_path, "-c", PHAROS, "warm", GAME)
    assert again.count(f"{GAME}: ") == 2, "rules and bots have been compiled"


def test_no_file_of_pharos_knows_it() -> None:
    for path in (ROOT / "src" / "pharos").rglob("*"):
        if path.suffix in (".py", ".ftl"):
            text = path.read_text(encoding="utf-8")
            assert "harbour_market" not in text, path
            assert GAME not in text, path


def test_the_page_on_adding_a_game_quotes_the_example() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    quoted = re.findall(r"^```text\n# (\S+)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(quoted) >= 5
    for name, text in quoted:
        assert text in (EXAMPLE / name).read_text(encoding="utf-8"), name


def test_the_page_on_adding_a_game_lists_the_files_of_the_example() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for path in (EXAMPLE / "harbour_market").iterdir():
        if path.name not in ("__init__.py", "__pycache__"):
            assert path.name in page, path.name


def test_the_page_on_adding_a_game_explains_every_field_of_a_spec() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|", page, re.MULTILINE)
    explained = {name for row in rows for name in re.findall(r"\w+", row)}
    assert explained >= {field.name for field in fields(GameSpec)}
