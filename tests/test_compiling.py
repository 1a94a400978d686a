"""Cold starts: compiling is announced once, by a bar on a terminal or a line in the log."""

from __future__ import annotations

import logging
import sys
import warnings
from collections.abc import Callable
from typing import Any

import pytest

import pharos
from pharos.arena.deals import plan
from pharos.bots import kernel_loader
from pharos.bots.kernel_loader import GameKernels
from pharos.cli import compiling
from pharos.core import engine, presentation
from pharos.research.loading import announce_cold_start
from pharos.research.loading import warm as warm_vectors
from pharos.runtime import cache, loader


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that nothing is compiled, and that the interpreted rules are the compiled ones."""
    interpreted = engine.engine("pharos.games.duel", compiled=False)
    monkeypatch.setattr(engine, "is_ready", lambda package: False)
    monkeypatch.setattr(engine, "is_warm", lambda package: False)
    monkeypatch.setattr(engine, "engine", lambda package, *, compiled: interpreted)
    monkeypatch.setattr(compiling, "_announced", set())
    monkeypatch.setenv("PHAROS_LANG", "en")


@pytest.mark.usefixtures("cold")
def test_a_cold_start_writes_one_line_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "pharos"):
        pharos.new("duel", seed=1, engine="compiled")
    assert [record.getMessage() for record in caplog.records] == [
        "Compiling duel. This happens once and takes a minute or two."
    ]


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("load", [announce_cold_start, lambda game: GameKernels("pharos.games.duel", compiled=True)])
def test_many_games_and_bots_from_python_say_it_too(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, load: Callable[[str], Any]
) -> None:
    """Once for each game, and not inside a compilation that shows its progress."""
    monkeypatch.setattr(loader, "load", lambda module, *, compiled: None)
    monkeypatch.setattr(cache, "is_warm", lambda *modules: False)
    monkeypatch.setattr(kernel_loader, "engine", lambda package, *, compiled: engine.engine(package, compiled=False))
    with caplog.at_level(logging.WARNING, "pharos"):
        compiling.with_progress("Compiling all", lambda report: load("duel"))
        load("duel")
        load("duel")
    assert [record.getMessage() for record in caplog.records] == [
        "Compiling all", "Compiling duel. This happens once and takes a minute or two.",
    ]  # fmt: skip


def test_a_terminal_shows_how_far_many_games_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "_announced", set())
    monkeypatch.setenv("PHAROS_LANG", "en")
    monkeypatch.setattr(cache, "is_warm", lambda *modules: False)
    monkeypatch.setattr(cache, "mark_warm", lambda *modules: None)
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    announce_cold_start("seven-wonders")
    assert "Compiling seven-wonders" in capsys.readouterr().err
    steps: list[str] = []
    warm_vectors("seven-wonders", lambda what, done, of: steps.append(what))
    assert steps == ["deal", "step", "mask", "actions", "int8", "float32"]


@pytest.mark.compiled
def test_numba_does_not_warn_of_what_kernels_ask_for() -> None:
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        loader.load("pharos.core.rng", compiled=True)
        warnings.warn("Record(rng[type=int64;offset=0];8) has been considered a subtype of Record(rng[", stacklevel=1)
        warnings.warn("something else", stacklevel=1)
    assert [str(each.message) for each in seen] == ["something else"]


def test_a_warm_start_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presentation, "compile_rules", lambda game: pytest.fail("nothing has to be compiled"))
    pharos.new("duel", seed=1)
    pharos.new("duel", seed=1, engine="interpreted")


def test_a_terminal_shows_a_bar_with_every_step(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")

    def compile(report: Callable[[str, int, int], None]) -> None:
        report("deal", 0, 2)
        report("legal", 1, 2)
        report("", 2, 2)

    compiling.with_progress("Compiling duel", compile)
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "Compiling duel" in printed.err


@pytest.mark.usefixtures("cold")
def test_commands_compile_before_they_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """With user bots and random ones only the rules are compiled, with others also their bots; not if all is interpreted."""
    asked: list[Any] = []
    monkeypatch.setattr(compiling, "compile_rules", asked.append)
    monkeypatch.setattr(compiling, "with_progress", lambda title, compile: asked.append(title))
    monkeypatch.setenv("PHAROS_INTERPRET", "1")
    compiling.compile_bots(plan("duel", ["greedy", "random"]))
    assert asked == []
    monkeypatch.setenv("PHAROS_INTERPRET", "0")
    compiling.compile_bots(plan("duel", ["random", "random"]))
    assert asked == ["duel"]
    monkeypatch.setattr("pharos.bots.compile.is_warm", lambda game: False)
    made = plan("duel", ["random", "random"])
    compiling.compile_bots(type(made)(made.game, 2, made.options, ("greedy", "random"), ((0, 1),), 1))
    assert asked == ["duel", "duel", "Compiling the duel bots"]
