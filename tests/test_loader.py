"""Kernel modules of other packages, loaded a second time to be compiled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from pharos.runtime import loader, modules

FILES = {
    "__init__.py": "assert __name__ == 'other_game', 'the package is run once only'\n",
    "cards.py": (
        "import pharos.core.backend\n"
        "import pharos.core.backend as same\n"
        "import math\n\n"
        "PRICES = pharos.core.backend.constants([2, 3, 5])\n"
        "IS_COMPILED = same.COMPILED and pharos.core.backend is same\n"
        "HALF = math.floor(0.5)\n"
    ),
    "prices.py": (
        "from pharos.core.backend import kernel\n"
        "from other_game import cards\n"
        "from other_game.cards import PRICES\n\n\n"
        "@kernel\n"
        "def price(card: int) -> int:\n"
        "    return PRICES[card]\n"
    ),
    "rules.py": (
        "from pharos.core.backend import COMPILED, entry_point\n"
        "from . import prices\n"
        "from .prices import price\n\n\n"
        "@entry_point\n"
        "def total(first: int, second: int) -> int:\n"
        "    return price(first) + price(second)\n"
    ),
    "kernels/__init__.py": "",
    "kernels/twice.py": (
        "from pharos.core.backend import entry_point\n"
        "from .rules import total\n\n\n"
        "@entry_point\n"
        "def twice(first: int, second: int) -> int:\n"
        "    return 2 * total(first, second)\n"
    ),
    "closures.py": (
        "from pharos.core.backend import entry_point\n\n\n"
        "def made(n: int):\n"
        "    @entry_point\n"
        "    def plus(x: int) -> int:\n"
        "        return x + n\n"
        "    return plus\n"
    ),
}


@pytest.fixture
def package(tmp_path: Path, empty_cache: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of kernels by somebody else, importable in this test only."""
    folder = tmp_path / "other_game"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] in ("other_game", "other_game_compiled")]:
        del sys.modules[name]


def test_the_interpreted_engine_imports_a_package_as_usual(package: Path) -> None:
    rules = loader.load("other_game.rules", compiled=False)
    assert rules is sys.modules["other_game.rules"]
    assert not rules.COMPILED
    assert rules.total(0, 2) == 7


@pytest.mark.compiled
def test_a_compiled_copy_sees_compiled_copies_only(package: Path) -> None:
    rules = loader.load("other_game.rules", compiled=True)
    cards = sys.modules["other_game_compiled.cards"]
    assert rules.__name__ == "other_game_compiled.rules"
    assert rules.COMPILED
    assert cards.IS_COMPILED
    assert rules.prices.cards is cards
    assert not loader.load("other_game.cards", compiled=False).IS_COMPILED
    assert rules.total(0, 2) == 7
    assert len(rules.total.overloads) == 1


@pytest.mark.compiled
def test_kernels_written_once_are_bound_to_a_game(package: Path) -> None:
    modules.bind("other_game.on_rules", "other_game.kernels", rules="other_game.rules")
    for is_compiled in (False, True):
        bound = loader.load("other_game.on_rules.twice", compiled=is_compiled)
        assert bound.total is loader.load("other_game.rules", compiled=is_compiled).total
        assert bound.twice(0, 2) == 14


@pytest.mark.compiled
def test_kernels_of_pharos_are_bound_to_a_game_of_another_package(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "_packages", {"pharos"})
    modules.bind("pharos.core.on_other_game", "other_game.kernels", rules="other_game.rules")
    bound = loader.load("pharos.core.on_other_game.twice", compiled=True)
    assert bound.total is sys.modules["other_game_compiled.rules"].total
    for name in [name for name in sys.modules if ".core.on_other_game" in name]:
        del sys.modules[name]


@pytest.mark.compiled
def test_an_entry_point_must_not_be_a_closure(package: Path) -> None:
    with pytest.raises(TypeError, match="plus is a closure"):
        loader.load("other_game.closures", compiled=True).made(1)


def test_packages_that_only_sound_compiled_are_left_alone() -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("somebody_compiled")
