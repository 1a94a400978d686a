"""The walls of the house: who may import whom, what core and games may not do, and how long files may be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pharos"
ROOMS = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))
FILES = sorted(PACKAGE.rglob("*.py"))
FORBIDDEN = {"random", "secrets", "time", "datetime", "socket", "subprocess", "asyncio", "logging", "requests"}
MAY_TOUCH_THE_MACHINE = {"core/cache.py", "core/engine.py", "core/registry.py"}


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports, as dotted names below pharos (or their own names if foreign)."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.removeprefix("pharos.") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level:
            base = parts[: len(parts) - node.level]
            module = ".".join([*base, *((node.module or "").split(".") if node.module else [])])
            yield from (f"{module}.{alias.name}".lstrip(".") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").removeprefix("pharos.")


def inner(path: Path) -> bool:
    return name(path).startswith(("core/", "games/"))


@pytest.mark.parametrize("path", [path for path in FILES if inner(path)], ids=name)
def test_core_and_games_know_nothing_of_the_world(path: Path) -> None:
    if name(path) in MAY_TOUCH_THE_MACHINE:
        return
    assert not FORBIDDEN & {module.split(".")[0] for module in imports(path)}
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "print", "input"}


@pytest.mark.parametrize("path", [path for path in FILES if inner(path)], ids=name)
def test_arrows_point_one_way(path: Path) -> None:
    outer = ("cli", "locales", "bots", "arena", "server", "research", "bench", "conformance")
    assert not [module for module in imports(path) if module.split(".")[0] in outer]
    if name(path).startswith("core/"):
        assert not [module for module in imports(path) if module.startswith("games.")]


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_never_import_each_other(room: str) -> None:
    others = tuple(f"games.{other}" for other in ROOMS if other != room)
    for path in (PACKAGE / "games" / room).rglob("*.py"):
        assert not [module for module in imports(path) if module.startswith(others)], path


@pytest.mark.parametrize("room", ROOMS)
def test_rules_do_not_import_views(room: str) -> None:
    """data -> state -> rules -> view."""
    from pharos.core.cache import sources

    names = {path.name for path in sources(f"games.{room}.rules")}
    assert not names & {"view.py", "game.py", "notation.py", "position.py", "explain.py", "catalogue.py"}


def test_numba_is_imported_only_when_it_is_needed() -> None:
    for path in FILES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        top = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        names = {alias.name for node in top for alias in node.names} | {getattr(node, "module", "") for node in top}
        assert not {"numba", "numpy", "fluent.runtime"} & names, path


def test_files_are_not_too_long() -> None:
    tables = {"cards.py"}
    for path in [*FILES, *sorted((ROOT / "tests").rglob("*.py"))]:
        assert path.name in tables or path.read_text(encoding="utf-8").count("\n") <= 600, path


def test_functions_are_not_too_long() -> None:
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < 60, (path, node.name)
