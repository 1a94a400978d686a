"""Who may import whom, what rules may not do, and how long files and functions may be.

`docs/architecture.md` draws the packages and says why. No file is exempt from any of these tests.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from pharos.runtime.modules import absolute, sources

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pharos"
FILES = sorted(PACKAGE.rglob("*.py"))
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/rules.py"))
MAY_IMPORT = {
    "runtime": "",
    "core": "runtime",
    "games": "core",
    "client": "core",
    "conformance": "core",
    "locales": "core",
    "bots": "core runtime",
    "coach": "core runtime bots locales",
    "arena": "core runtime bots coach locales",
    "learning": "core runtime bots arena locales",
    "research": "core runtime bots arena",
    "server": "core runtime bots coach locales",
    "benchmarks": "core bots client server",
    "bench": "core bots research",
    "cli": "core runtime bots coach arena learning research locales server bench benchmarks",
    "drawing": "core locales cli",
}
"""The packages (or single modules) of Pharos, and those that each may import."""
MACHINE = {
    "asyncio", "datetime", "logging", "os", "pathlib", "random", "requests", "secrets", "shutil", "socket", "subprocess",
    "sys", "tempfile", "threading", "time", "urllib",
}  # fmt: skip
ACTS = {"eval", "exec", "input", "open", "print"}


def name_of(path: Path) -> str:
    """The module that a file holds."""
    parts = ("pharos", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in FILES}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imported(module: str, *, at_once: bool = False) -> frozenset[str]:
    """The modules that a module imports; `at_once` leaves out what functions import and what only type checkers see."""
    return frozenset(import_statements(module, at_once=at_once))


def import_statements(module: str, *, at_once: bool) -> Iterator[str]:
    """The modules that import statements name, one by one."""
    path = MODULES[module]
    within = f"{module}.__init__" if path.name == "__init__.py" else module
    for node in statements(tree_of(path).body) if at_once else ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(within, node)
            yield from (f"{base}.{alias.name}" if f"{base}.{alias.name}" in MODULES else base for alias in node.names)


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What runs when a module is imported, branches included."""
    for node in body:
        yield node
        if isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            yield from statements([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from statements([*node.body, *node.orelse, *node.finalbody])


def package_of(module: str) -> str:
    """The package below pharos that a module belongs to; empty for `pharos` itself and for foreign modules."""
    top, _, rest = module.partition(".")
    return rest.partition(".")[0] if top == "pharos" else ""


def reach(*modules: str) -> set[str]:
    """All modules of Pharos that these import, directly or through others."""
    reached: set[str] = set()
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        if module in MODULES and module not in reached:
            reached.add(module)
            waiting += imported(module)
    return reached


@cache
def rules_of(game: str) -> set[str]:
    """What a game consists of without its parts for bots, arena and terminal, which its spec names but does not import."""
    return reach(*(f"pharos.games.{game}.{name}" for name in ("rules", "game", "spec")))


def test_every_package_is_guarded_and_exists() -> None:
    assert set(MAY_IMPORT) == {package_of(module) for module in MODULES} - {""}
    assert {name for names in MAY_IMPORT.values() for name in names.split()} <= set(MAY_IMPORT)


def test_dependencies_point_one_way() -> None:
    below: set[str] = set()
    for package, names in MAY_IMPORT.items():
        assert set(names.split()) <= below, f"{package} may import only what stands above it in the table"
        below.add(package)


@pytest.mark.parametrize("package", [package for package in MAY_IMPORT if package != "games"])
def test_packages_import_only_what_they_may(package: str) -> None:
    allowed = {"", package, *MAY_IMPORT[package].split()}
    wrong = {
        (module, name)
        for module in MODULES
        if package_of(module) == package
        for name in imported(module)
        if package_of(name) not in allowed
    }
    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_a_game_reaches_nothing_but_itself_and_core(game: str) -> None:
    """Not even through another module: so no rule, view or text can touch a file, a clock or another game."""
    own, core = f"pharos.games.{game}", {*MAY_IMPORT["games"].split(), ""}
    assert not {name for name in rules_of(game) if not name.startswith(f"{own}.") and package_of(name) not in core}


@pytest.mark.parametrize("game", GAMES)
def test_a_part_of_a_game_serves_one_package(game: str) -> None:
    """What plugs into bots, arena or terminal may import that package, and no other game."""
    own = f"pharos.games.{game}"
    for module in MODULES:
        if module.startswith(f"{own}.") and module not in rules_of(game):
            packages = {package_of(name) for name in imported(module) if not name.startswith(own)}
            assert "games" not in packages, module
            assert len(packages - {"", "core"}) <= 1, module


@pytest.mark.parametrize("game", GAMES)
def test_compiled_rules_do_not_depend_on_views(game: str) -> None:
    """data -> state -> rules -> view: editing a view compiles nothing."""
    names = {path.stem for path in sources(f"pharos.games.{game}.rules").values()}
    assert not names & {"view", "game", "notation", "position", "explain", "catalogue", "spec"}


@pytest.mark.parametrize("path", [path for path in FILES if package_of(name_of(path)) in ("core", "games")], ids=name_of)
def test_core_and_games_leave_the_machine_alone(path: Path) -> None:
    assert not MACHINE & {module.partition(".")[0] for module in imported(name_of(path))}
    calls = [node.func for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)]
    assert not ACTS & {function.id for function in calls if isinstance(function, ast.Name)}


@pytest.mark.parametrize("package", sorted(MAY_IMPORT.keys() - {"games", "benchmarks"}))
def test_only_games_and_the_load_test_name_games(package: str) -> None:
    """The load test compares figures of certain games with targets; whatever else needs a game is given its id."""
    ids = {*GAMES, *(game.replace("_", "-") for game in GAMES)}
    for module, path in MODULES.items():
        if package_of(module) == package:
            strings = {node.value for node in ast.walk(tree_of(path)) if isinstance(node, ast.Constant)}
            assert not ids & strings, path


def test_no_module_is_imported_in_a_circle() -> None:
    """Follow what modules import at once until nothing is left that imports only modules already followed."""
    waiting = {module: {name for name in imported(module, at_once=True) if name in MODULES} for module in MODULES}
    while ready := [module for module, needs in waiting.items() if not needs & set(waiting)]:
        for module in ready:
            del waiting[module]
    assert not waiting


def test_heavy_libraries_are_imported_only_when_they_are_needed() -> None:
    for module in MODULES:
        tops = {name.partition(".")[0] for name in imported(module, at_once=True)}
        assert not {"numba", "llvmlite", "numpy", "fluent"} & tops, module


def test_files_are_not_too_long() -> None:
    for path in [*FILES, *sorted((ROOT / "tests").rglob("*.py"))]:
        assert path.read_text(encoding="utf-8").count("\n") <= 600, path


def test_functions_are_not_too_long() -> None:
    for path in FILES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < 60, (path, node.name)


def test_every_file_that_the_architecture_page_names_exists() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w./-]+(?:/|\.(?:py|pyi|ts|svelte|md|ftl|css|sh|toml)))`", page)
    assert len(named) > 10
    places = (ROOT, PACKAGE, ROOT / "web" / "src", ROOT / "docs")
    assert not [name for name in named if not any((place / name).exists() for place in places)]
