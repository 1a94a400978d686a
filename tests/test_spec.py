"""The spec of a game: every part can be loaded, importing it is cheap, and other packages add games by entry points."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import pharos
from pharos.bots import bot, bot_names, levels
from pharos.core import registry
from pharos.core.spec import GameSpec

DOCS = Path(__file__).parent.parent / "docs"
SPECS = pharos.game_specs()


@pytest.mark.parametrize("game", SPECS)
def test_a_spec_names_its_own_package(game: str) -> None:
    spec = pharos.game_spec(game)
    assert spec.id == spec.ruleset.id == game
    assert spec.package == spec.ruleset.package
    assert spec.has_evaluation


@pytest.mark.parametrize("game", SPECS)
def test_every_part_can_be_loaded(game: str) -> None:
    spec = pharos.game_spec(game)
    for part in (spec.recipe_part, spec.lab_part, spec.terminal_part):
        assert part is not None
        assert spec.load(part) is not None
    for offer in spec.bots:
        assert callable(spec.load(offer.factory))
    assert spec.page is not None
    assert (DOCS / spec.page).is_file()


@pytest.mark.parametrize("game", SPECS)
def test_levels_and_adviser_are_bots_of_the_game(game: str) -> None:
    spec = pharos.game_spec(game)
    for level in (*levels(game), spec.effort.adviser, *(benchmark.bot for benchmark in spec.benchmarks)):
        assert bot(level, game).spec.partition(":")[0] in bot_names(game)


def test_specs_are_cheap_to_import() -> None:
    code = "import sys, pharos; pharos.game_specs(); print({'numba', 'numpy', 'rich', 'typer'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.strip() == "set()"


def test_nothing_outside_a_game_lists_the_games() -> None:
    """Examples in docstrings and default arguments name one game; no file names all of them."""
    for path in (Path(pharos.__file__).parent).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not all(f'"{game}"' in text for game in SPECS), path


def test_entry_points_add_games(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = GameSpec(package="pharos.games.duel", id="other")
    monkeypatch.setattr(registry, "entry_points", lambda group: [Loaded(spec)])
    registry.game_specs.cache_clear()
    try:
        assert pharos.game_spec("other") is spec
        assert set(pharos.game_ids()) == {*SPECS, "other"}
    finally:
        registry.game_specs.cache_clear()


def test_a_second_game_of_the_same_name_is_ignored_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [Loaded(GameSpec(package="another_duel", id="duel"))])
    registry.game_specs.cache_clear()
    try:
        with pytest.warns(UserWarning, match="another_duel"):
            assert pharos.game_spec("duel").package == "pharos.games.duel"
    finally:
        registry.game_specs.cache_clear()


class Loaded(EntryPoint):
    """An entry point that is there already."""

    def __init__(self, spec: GameSpec) -> None:
        object.__setattr__(self, "_spec", spec)

    def load(self) -> GameSpec:
        spec: GameSpec = self.__dict__["_spec"]
        return spec
