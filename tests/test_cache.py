"""Compiled code is kept under a name that changes with everything it depends on, and with nothing else."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any

import pytest

import pharos
from pharos.core import engine
from pharos.core.json_types import JsonObject
from pharos.runtime import cache, modules

FILES = {
    "__init__.py": "",
    "numbers.py": "ONE = 1\n",
    "prices.py": (
        '"""What things cost."""\n'
        "from pharos.core.backend import kernel\n"
        "from small_game.numbers import ONE\n\n\n"
        "@kernel\n"
        "def price(n: int) -> int:\n"
        '    """The price of n things."""\n'
        "    return n + ONE  # each\n"
    ),
    "rules.py": (
        "from pharos.core.backend import entry_point\n"
        "from .prices import price\n\n\n"
        "@entry_point\n"
        "def total(n: int) -> int:\n"
        "    return price(n) * 2\n"
    ),
    "view.py": "from .rules import total\n",
}
RULES = "small_game.rules"


def write(folder: Path) -> Path:
    """The small game as a package below a folder."""
    package = folder / "small_game"
    package.mkdir(parents=True)
    for name, text in FILES.items():
        (package / name).write_text(text)
    return package


@pytest.fixture
def package(tmp_path: Path, empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package of kernels that this process can find: rules import prices, which import numbers."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return write(tmp_path)


def fingerprint() -> str:
    modules.forget()
    return modules.fingerprint(RULES)


def test_sources_follow_imports_and_leave_out_what_is_not_imported(package: Path) -> None:
    sources = modules.sources(RULES)
    assert {name for name in sources if name.startswith("small_game")} == {RULES, "small_game.prices", "small_game.numbers"}
    assert "pharos.core.backend" in sources


def test_a_change_in_a_file_far_away_changes_the_name(package: Path) -> None:
    before = fingerprint()
    (package / "numbers.py").write_text("ONE = 2\n")
    assert fingerprint() != before


def test_a_change_in_a_view_does_not(package: Path) -> None:
    before = fingerprint()
    (package / "view.py").write_text("")
    assert fingerprint() == before


def edit_words(package: Path) -> None:
    """Change docstrings, comments, blank lines and formatting, but nothing that runs."""
    (package / "prices.py").write_text(
        "# Prices.\n\n\n"
        "from pharos.core.backend import kernel\n"
        "from small_game.numbers import (\n    ONE,\n)\n\n"
        "@kernel\n"
        "def price(n: int) -> int:\n"
        "    return (n + ONE)\n"
    )
    rules = package / "rules.py"
    text = rules.read_text().replace(
        "def total(n: int) -> int:\n", 'def total(n: int) -> int:\n    """What n things cost."""\n'
    )
    rules.write_text(f'"""The rules."""\n\n# A comment.\n\n{text}')
    (package / "numbers.py").write_text('ONE = 1\n"""The number of things."""\n')


def test_docstrings_comments_and_formatting_do_not_count(package: Path) -> None:
    before = fingerprint()
    edit_words(package)
    assert fingerprint() == before


def test_threads_parse_one_file_at_a_time(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parse, busy, overlaps = ast.parse, Lock(), []

    def slow(*given: Any) -> Any:
        overlaps.append(busy.locked())
        with busy:
            time.sleep(0.01)
            return parse(*given)

    monkeypatch.setattr(ast, "parse", slow)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(modules.read, [package / "prices.py"] * 4))
    assert overlaps == [False] * 4


def test_a_bound_package_is_made_of_its_template_and_its_neighbours(package: Path) -> None:
    (package / "searches").mkdir()
    (package / "searches" / "search.py").write_text("from ..numbers import ONE\nfrom .rules import total\n")
    modules.bind("small_game.on_itself", "small_game.searches", rules=RULES)
    sources = modules.sources("small_game.on_itself.search")
    assert sources["small_game.on_itself.search"] == (package / "searches" / "search.py").resolve()
    assert {RULES, "small_game.numbers", "small_game.prices"} <= set(sources)


def test_duel_depends_on_its_data_and_on_core() -> None:
    names = {path.name for path in modules.sources("pharos.games.duel.rules").values()}
    assert {"cards.py", "wonders.py", "layouts.py", "payment.py", "rng.py", "backend.py"} <= names
    assert not names & {"view.py", "cache.py", "loader.py"}


def test_the_first_writable_place_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    monkeypatch.setenv("PHAROS_CACHE", str(blocked / "below"))
    cache.root.cache_clear()
    try:
        place = cache.root()
        assert place is not None
        assert blocked not in place.parents
    finally:
        cache.root.cache_clear()


def test_warm_is_remembered_and_what_nobody_uses_is_swept(package: Path, empty_cache: Path) -> None:
    unused, foreign = empty_cache / "pharos.games.duel.rules-0123456789abcdef", empty_cache / "photographs"
    for old in (unused, foreign):
        old.mkdir(parents=True)
        os.utime(old, (0, 0))
    assert not cache.is_warm(RULES)
    cache.mark_warm(RULES)
    assert cache.is_warm(RULES)
    assert not unused.exists()
    assert foreign.exists()


def test_a_module_is_warm_only_with_those_that_were_warmed_with_it(package: Path, empty_cache: Path) -> None:
    (package / "search.py").write_text("DEPTH = 3\n")
    cache.mark_warm(RULES, "small_game.search")
    assert cache.is_warm(RULES)
    (package / "search.py").write_text("DEPTH = 4\n")
    modules.forget()
    assert not cache.is_warm(RULES)


SCRIPT = """
import json, sys
from pharos.runtime import cache, loader
is_warm = cache.is_warm("small_game.rules")
rules = loader.load("small_game.rules", compiled=True)
from numba.core import event
with event.install_recorder("numba:compile") as seen:
    total = rules.total(int(sys.argv[1]))
cache.mark_warm("small_game.rules")
print(json.dumps({"is_warm": is_warm, "compiled": len(seen.buffer) // 2, "total": total}))
"""


def run(folder: Path, **environment: str) -> JsonObject:
    """Load the compiled rules in a process of their own, ask for the price of 20 things and mark them as warm."""
    paths = os.pathsep.join([str(folder), *filter(None, sys.path)])
    process = subprocess.run(
        [sys.executable, "-c", SCRIPT, "20"],
        env=os.environ | {"PYTHONPATH": paths, "PHAROS_CACHE": str(folder.parent / "cache")} | environment,
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    answer: JsonObject = json.loads(process.stdout)
    return answer


COLD = {"is_warm": False, "compiled": 2, "total": 42}
WARM = {"is_warm": True, "compiled": 0, "total": 42}


@pytest.mark.compiled
def test_an_edited_comment_compiles_nothing_and_an_edited_constant_everything(tmp_path: Path) -> None:
    package = write(tmp_path / "first")
    assert run(package.parent) == COLD
    assert run(package.parent) == WARM
    edit_words(package)
    assert run(package.parent) == WARM
    (package / "numbers.py").write_text("ONE = 5\n")
    assert run(package.parent) == COLD | {"total": 50}


@pytest.mark.compiled
def test_a_copy_at_another_place_and_another_processor_are_not_warm(tmp_path: Path) -> None:
    package = write(tmp_path / "first")
    assert run(package.parent) == COLD
    shutil.copytree(package, tmp_path / "second" / "small_game")
    assert run(tmp_path / "second") == COLD
    assert run(package.parent, NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="") == COLD
    assert run(package.parent) == WARM


@pytest.mark.compiled
def test_what_two_processes_need_at_the_same_time_is_compiled_once(tmp_path: Path) -> None:
    package = write(tmp_path / "first")
    with ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(run, [package.parent] * 2))
    assert [answer["total"] for answer in answers] == [42, 42]
    assert sum(answer["compiled"] for answer in answers) == COLD["compiled"]


def test_auto_never_compiles(tmp_path: Path) -> None:
    script = "import sys, pharos; game = pharos.new('duel', seed=1); print('numba' in sys.modules, game._engine.is_compiled)"
    command = [sys.executable, "-c", script]
    environment = os.environ | {"PHAROS_CACHE": str(tmp_path), "PHAROS_INTERPRET": ""}
    process = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert process.stdout.split() == ["False", "False"]


@pytest.mark.compiled
@pytest.mark.parametrize("game", pharos.game_ids())
def test_a_warm_game_compiles_nothing(game: str) -> None:
    """Warming compiles whatever a game needs of the compiled rules."""
    from numba.core import event

    pharos.warm(game)
    assert engine.is_warm(pharos.ruleset(game).package)
    with event.install_recorder("numba:compile") as seen:
        playing, random = pharos.new(game, seed=3), Random(3)
        assert playing._engine.is_compiled
        while not playing.is_over:
            seat = playing.to_act[0]
            playing.reshuffled(seat, 5)
            playing.copy().play_with_events(seat, playing.legal(seat)[0])
            playing.play(seat, random.choice(playing.legal(seat)))
        assert pharos.replay(str(playing.record())).outcome == playing.outcome
    assert not seen.buffer
