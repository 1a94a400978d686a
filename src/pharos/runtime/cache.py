"""Where compiled kernels are kept: one directory per module, named by a hash of everything that its code depends on.

Numba does not notice a change in a callee or a table of another file, so the directory's name changes instead. A directory
also records on which machines everything in it has been compiled: its module is warm only there.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path

from .modules import fingerprint

_KEEP_SECONDS = 30 * 24 * 3600
_OURS = re.compile(r".+-[0-9a-f]{16}")


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


def directory(module: str) -> Path | None:
    """The cache directory of a kernel module with its current sources; None if nothing can be cached."""
    base = root()
    return base / f"{module}-{fingerprint(module)}" if base else None


def is_warm(*modules: str) -> bool:
    """Whether all entry points of these modules, and of those that were marked with them, are in the cache.

    That is: compiled from the current sources, in this installation, for this kind of processor.
    """
    directories = [directory(module) for module in modules]
    if not all(path is not None and any(path.glob("warm-*")) for path in directories):
        return False
    return all(_is_marked(name) for module in modules for name in [module, *_marked_with(module)])


def mark_warm(*modules: str) -> None:
    """Remember that all entry points of these modules are in the cache, and delete what has not been used for a month."""
    for module in modules:
        path = directory(module)
        if path is not None:
            path.mkdir(parents=True, exist_ok=True)
            (path / _marker()).write_text("\n".join(modules), encoding="utf-8")
    _sweep()


def _is_marked(module: str) -> bool:
    path = directory(module)
    return path is not None and (path / _marker()).is_file()


def _marked_with(module: str) -> list[str]:
    path = directory(module)
    return (path / _marker()).read_text(encoding="utf-8").split() if path and _is_marked(module) else []


def mark_used(path: Path) -> None:
    """Make a cache directory and note that it is in use."""
    path.mkdir(parents=True, exist_ok=True)
    os.utime(path)


def _sweep() -> None:
    base = root()
    for path in base.iterdir() if base else ():
        if _OURS.fullmatch(path.name) and time.time() - path.stat().st_mtime > _KEEP_SECONDS:
            shutil.rmtree(path, ignore_errors=True)


@cache
def _marker() -> str:
    """The name of the file that marks a directory as warm on such machines: Numba compiles for the processor it runs on."""
    from llvmlite import binding

    wanted = (os.environ.get("NUMBA_CPU_NAME", ""), os.environ.get("NUMBA_CPU_FEATURES", ""))
    machine = (platform.machine(), binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten(), *wanted)
    return f"warm-{hashlib.sha256('|'.join(machine).encode()).hexdigest()[:8]}"
