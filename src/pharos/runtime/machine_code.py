"""Keeps the machine code of entry points in files, one for each function and signature.

Numba's own file cache stamps every function with the hash of its whole file and with its line, so an edited comment would
compile everything again. Here the name of the directory identifies the sources (see `cache.py`). There is no index, so
processes that compile at the same time cannot harm each other. If several need the same function, one compiles it while the
others wait for its file.
"""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar
from uuid import uuid4

from .file_lock import locked

_MOST_SECONDS = 600.0  # that a process waits for another one to compile a function, before it does so itself


class NotCompiledError(RuntimeError):
    """An entry point is not in the cache, and this process must not compile it."""


class MachineCode:
    """The files of one entry point, with the interface that Numba's dispatchers expect of a cache."""

    may_compile: ClassVar[bool] = True
    """Whether this process may compile what the cache lacks; if not, it raises NotCompiledError."""

    @classmethod
    @contextmanager
    def never_compiling(cls) -> Iterator[None]:
        """Forbid compiling in this process inside the block."""
        before, cls.may_compile = cls.may_compile, False
        try:
            yield
        finally:
            cls.may_compile = before

    def __init__(self, function: Callable[..., object], directory: Path) -> None:
        self._function = function
        self._directory = directory

    @property
    def cache_path(self) -> str:
        """The directory of the files."""
        return str(self._directory)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled function for a signature; None if it has not been compiled yet and may be compiled now."""
        from numba.core.compiler import CompileResult

        target_context.refresh()
        try:
            data = self._file(sig, target_context.codegen()).read_bytes()
        except FileNotFoundError:
            if not MachineCode.may_compile:
                raise NotCompiledError(self._function.__qualname__) from None
            return None
        return CompileResult._rebuild(target_context, *pickle.loads(data))  # type: ignore[no-untyped-call]

    def compiling_once(self, dispatcher: Any) -> Callable[[Any], Any]:
        """The `compile` of a dispatcher, except that it waits while another process compiles the same signature."""
        from numba.core.compiler_lock import global_compiler_lock

        compile = dispatcher.compile

        def compile_once(sig: Any) -> Any:
            with global_compiler_lock:  # taken first: a thread that waited for it with our lock would block this process
                path = self._file(sig, dispatcher.targetctx.codegen())
                if path.is_file() or not MachineCode.may_compile:
                    return compile(sig)
                with locked(path.with_suffix(".lock"), _MOST_SECONDS):
                    return compile(sig)

        return compile_once

    def save_overload(self, sig: Any, data: Any) -> None:
        """Store a compiled function."""
        from numba.core.serialize import dumps

        if data.lifted or data.library.has_dynamic_globals:
            raise RuntimeError(f"{self._function.__qualname__} cannot be cached: it uses lifted code or huge global arrays")
        path = self._file(sig, data.codegen)
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f"{path.name}.{uuid4().hex[:16]}")
        temporary.write_bytes(dumps(data._reduce()))  # type: ignore[no-untyped-call]
        os.replace(temporary, path)

    def _file(self, sig: Any, codegen: Any) -> Path:
        key = hashlib.sha256(repr((sig, codegen.magic_tuple())).encode()).hexdigest()[:16]
        return self._directory / f"{self._function.__qualname__}-{key}.nbc"

    def enable(self) -> None:
        """Do nothing: the cache is always in use."""

    def disable(self) -> None:
        """Do nothing: the cache is always in use."""

    def flush(self) -> None:
        """Forget what has been compiled."""
        for path in self._directory.glob(f"{self._function.__qualname__}-*.nbc"):
            path.unlink(missing_ok=True)
