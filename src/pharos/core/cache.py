"""Where compiled kernels are kept: one directory per game, named by a hash of everything the compiled code depends on.

Numba does not notice a change in a callee or a table of another file, so the directory's name must change instead.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
_KEEP_SECONDS = 30 * 24 * 3600


def sources(*modules: str) -> list[Path]:
    """All files that kernel modules such as `games.duel.rules` are made of, found by following their relative imports."""
    found: dict[Path, None] = {}
    waiting = [_file_of(module) for module in modules]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found[path] = None
            waiting += _neighbours(path)
    return sorted(found)


def _file_of(module: str) -> Path:
    base = PACKAGE.joinpath(*module.split("."))
    return base / "__init__.py" if base.is_dir() else base.with_suffix(".py")


def _neighbours(path: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = path.parents[node.level - 1]
            base = base.joinpath(*node.module.split(".")) if node.module else base
            for candidate in (base, *(base / alias.name for alias in node.names)):
                if candidate.with_suffix(".py").is_file():
                    yield candidate.with_suffix(".py")


@cache
def fingerprint(*modules: str) -> str:
    """A short hash of the sources of kernel modules, the Python and the Numba they run on."""
    from importlib.metadata import version

    digest = hashlib.sha256(f"{sys.version}|{version('numba')}|{version('numpy')}".encode())
    for path in sources(*modules):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def root() -> Path | None:
    """The first writable of $PHAROS_CACHE, the user's cache directory and the temporary directory; None if none is."""
    from platformdirs import user_cache_dir

    wanted = [os.environ.get("PHAROS_CACHE"), user_cache_dir("pharos"), str(Path(tempfile.gettempdir()) / "pharos")]
    for place in filter(None, wanted):
        try:
            path = Path(place)
            path.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=path):
                return path
        except OSError:
            continue
    return None


def is_writable() -> bool:
    """Whether compiled code can be kept at all."""
    return root() is not None


def directory(*modules: str, name: str | None = None) -> Path | None:
    """The cache directory of kernel modules as their sources are now, named after the first unless a name is given."""
    base = root()
    return base / f"{name or modules[0].replace('.', '-')}-{fingerprint(*modules)}" if base else None


def is_warm(path: Path | None) -> bool:
    """Whether everything that belongs into a cache directory has been compiled and kept."""
    return path is not None and (path / "warm").is_file()


def mark_warm(path: Path | None) -> None:
    """Remember that everything is compiled, and drop what older versions left behind a month ago."""
    if path is None:
        return
    path.mkdir(parents=True, exist_ok=True)
    (path / "warm").touch()
    for old in path.parent.glob(f"{path.name.rpartition('-')[0]}-*"):
        if old != path and time.time() - old.stat().st_mtime > _KEEP_SECONDS:
            shutil.rmtree(old, ignore_errors=True)
