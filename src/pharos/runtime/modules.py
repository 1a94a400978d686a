"""Finds the files that a kernel module is made of, and hashes their code.

A kernel module has a dotted name such as `pharos.games.duel.rules`. Packages of kernels that are written once for all games
are bound to each game (see `bind`): the files of the package, with modules of the game as their neighbours.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from threading import Lock

PHAROS = "pharos"
_LIBRARIES = ("numba", "llvmlite", "numpy")
_parsing = Lock()
"""Python 3.11 fails if two threads turn sources into syntax trees at the same time."""


@dataclass(frozen=True)
class Binding:
    """A package of kernels bound to one game: where its files are, and which modules replace its other imports."""

    template: str
    neighbours: dict[str, str]


_bindings: dict[str, Binding] = {}


def bind(package: str, template: str, **neighbours: str) -> None:
    """Make `package` a copy of the package `template`, with other modules as neighbours under the names given."""
    wanted = Binding(template, neighbours)
    if _bindings.get(package) != wanted:
        _bindings[package] = wanted
        fingerprint.cache_clear()


def binding(package: str) -> Binding | None:
    """The binding of a package; None if it has its own files."""
    return _bindings.get(package)


def resolve(module: str) -> str:
    """The module that a name stands for: a neighbour of a bound package, or the module itself."""
    package, _, name = module.rpartition(".")
    bound = _bindings.get(package)
    return resolve(bound.neighbours[name]) if bound and name in bound.neighbours else module


def location(module: str) -> Path:
    """The path of a module without its suffix, or of a package; nothing is imported to find it."""
    if bound := _bindings.get(module):
        return location(bound.template)
    package, _, name = module.rpartition(".")
    if package:
        return location(package) / name
    spec = find_spec(module)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"no package named {module!r}", name=module)
    return Path(next(iter(spec.submodule_search_locations))).resolve()


def file_of(module: str) -> Path | None:
    """The source file of a module; None for packages and for what does not exist."""
    path = location(resolve(module))
    path = path.with_name(f"{path.name}.py")
    return path if path.is_file() else None


def sources(module: str) -> dict[str, Path]:
    """All modules that a kernel module is made of and their files, found by following its imports."""
    files: dict[str, Path] = {}
    waiting = [resolve(module)]
    while waiting:
        name = waiting.pop()
        path = file_of(name)
        if path is not None and name not in files:
            files[name] = path
            waiting += map(resolve, imports(name, read(path)))
    return dict(sorted(files.items()))


def imports(module: str, tree: ast.Module) -> Iterator[str]:
    """The names of modules, or of what they define, that a module imports from Pharos or from its own package."""
    own = {PHAROS, module.partition(".")[0]}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.partition(".")[0] in own)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(module, node)
            if base.partition(".")[0] in own:
                yield base
                yield from (f"{base}.{alias.name}" for alias in node.names)


def absolute(module: str, node: ast.ImportFrom) -> str:
    """The full name of the module that a `from ... import` names."""
    if not node.level:
        return node.module or ""
    package = module.split(".")[: -node.level]
    return ".".join([*package, node.module] if node.module else package)


def read(path: Path) -> ast.Module:
    """The syntax tree of a file, without docstrings."""
    source = path.read_bytes()
    with _parsing:
        tree = ast.parse(source, str(path))
    return without_docstrings(tree)


def without_docstrings(tree: ast.Module) -> ast.Module:
    """Remove all docstrings from a tree, in place: those of modules, classes and functions, and those below attributes."""
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            body = getattr(node, name, None)
            if isinstance(body, list):
                rest = [statement for statement in body if not _is_docstring(statement)]
                setattr(node, name, rest or [ast.copy_location(ast.Pass(), old) for old in body[:1]])
    return tree


def _is_docstring(statement: ast.AST) -> bool:
    """Whether a statement is nothing but a string."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


@cache
def content_hash(path: Path) -> str:
    """Return a hash of the code in a file; comments, docstrings and formatting do not count."""
    return hashlib.sha256(ast.dump(read(path)).encode()).hexdigest()


@cache
def fingerprint(module: str) -> str:
    """A short hash of everything that the compiled code of a module depends on.

    That is the code it is made of, where it is installed, Python and the libraries that compile it. Comments, docstrings and
    formatting do not count.
    """
    digest = hashlib.sha256("|".join([sys.version, *map(version, _LIBRARIES)]).encode())
    for name, path in sources(module).items():
        digest.update(f"|{name}|{path}|{content_hash(path)}".encode())
    return digest.hexdigest()[:16]


def forget() -> None:
    """Read all files again when they are next needed."""
    content_hash.cache_clear()
    fingerprint.cache_clear()
