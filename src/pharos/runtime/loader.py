"""Loads kernel modules: interpreted as usual, or a second time under a compiled name.

The compiled copy of `pharos.games.duel.rules` is `pharos_compiled.games.duel.rules`, that of `mygame.rules` is
`mygame_compiled.rules`. Compiled copies see only each other: imports of Pharos and of the module's own package, relative or
absolute, lead to compiled copies. The `__init__.py` of a package is not run again: kernels live in modules.
"""

from __future__ import annotations

import ast
import os
import sys
import threading
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import TYPE_CHECKING

from . import cache
from .modules import PHAROS, binding, file_of, location, read, resolve

if TYPE_CHECKING:
    from .machine_code import MachineCode

lock = threading.RLock()
"""Held while kernels are loaded; code that builds on loaded kernels may hold it too."""
_SUFFIX = "_compiled"
_SUBTYPES = r"Record\(rng\["
"""Numba warns that it treats every record that begins with a generator as one, which is what kernels ask for."""
_packages = {PHAROS}
"""Top-level packages of which compiled copies may be loaded."""
_loaded: dict[str, None] = {}


def is_interpreted() -> bool:
    """Whether PHAROS_INTERPRET asks for plain Python throughout."""
    return os.environ.get("PHAROS_INTERPRET", "") not in ("", "0")


def compiled_name(module: str) -> str:
    """The name of a module's compiled copy."""
    top, dot, rest = module.partition(".")
    return f"{top}{_SUFFIX}{dot}{rest}"


def load(module: str, *, compiled: bool) -> ModuleType:
    """A kernel module, interpreted or compiled."""
    with lock:
        if _finder not in sys.meta_path:
            sys.meta_path.insert(0, _finder)
        module = resolve(module)
        if not compiled:
            return import_module(module)
        _packages.add(module.partition(".")[0])
        warnings.filterwarnings("ignore", message=_SUBTYPES)
        return import_module(compiled_name(module))


def loaded_entry_points() -> list[str]:
    """The modules whose compiled entry points have been loaded so far."""
    return list(_loaded)


class _Finder(MetaPathFinder):
    """Finds compiled copies by the name of the original, and the files and neighbours of bound packages."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        top, dot, rest = fullname.partition(".")
        original = f"{top.removesuffix(_SUFFIX)}{dot}{rest}"
        is_copy = original != fullname and original.partition(".")[0] in _packages
        if not is_copy:
            original = fullname
        if resolve(original) != original:
            meant = resolve(original)
            if is_copy:
                _packages.add(meant.partition(".")[0])
            return ModuleSpec(fullname, _Neighbour(compiled_name(meant) if is_copy else meant))
        if not is_copy and binding(fullname) is None:
            return None
        return _file_spec(fullname, original) or _package_spec(fullname, original)


def _file_spec(fullname: str, original: str) -> ModuleSpec | None:
    file = file_of(original)
    if file is None:
        return None
    return spec_from_file_location(fullname, file, loader=_CompiledCopy(fullname, str(file), original))


def _package_spec(fullname: str, original: str) -> ModuleSpec | None:
    folder = location(original)
    if not folder.is_dir():
        return None
    spec = ModuleSpec(fullname, _EmptyPackage(), is_package=True)
    spec.submodule_search_locations = [str(folder)]
    return spec


_finder = _Finder()


class _EmptyPackage(Loader):
    """A package whose `__init__.py` is not run."""

    def exec_module(self, module: ModuleType) -> None:
        pass


class _Neighbour(Loader):
    """Another module under the name that a bound package knows it by."""

    def __init__(self, meant: str) -> None:
        self._meant = meant

    def exec_module(self, module: ModuleType) -> None:
        sys.modules[module.__name__] = import_module(self._meant)


class _CompiledCopy(SourceFileLoader):
    """Loads a source file with its imports redirected to compiled copies."""

    def __init__(self, fullname: str, path: str, original: str) -> None:
        super().__init__(fullname, path)
        self._original = original

    def get_code(self, fullname: str) -> CodeType:
        """The code of the copy; it has no docstrings, so that editing one leaves the bytecode as it is."""
        tree = _CompiledImports({PHAROS, self._original.partition(".")[0]}).visit(read(Path(self.path)))
        return compile(ast.fix_missing_locations(tree), self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        """Run the file; its entry points find their cache under `__kernel_cache__`."""
        module.__dict__["__kernel_cache__"] = partial(_kernel_cache, self._original)
        super().exec_module(module)


class _CompiledImports(ast.NodeTransformer):
    """Turns absolute imports of some packages into imports of their compiled copies."""

    def __init__(self, packages: set[str]) -> None:
        self._packages = packages

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        if not node.level and node.module and node.module.partition(".")[0] in self._packages:
            node.module = compiled_name(node.module)
        return node

    def visit_Import(self, node: ast.Import) -> ast.AST | list[ast.stmt]:
        made: list[ast.stmt] = []
        for alias in node.names:
            top = alias.name.partition(".")[0]
            if top not in self._packages:
                made.append(ast.copy_location(ast.Import([alias]), node))
                continue
            copy = compiled_name(alias.name)
            made.append(ast.copy_location(ast.Import([ast.alias(copy, alias.asname)]), node))
            if alias.asname is None:
                made.append(ast.copy_location(ast.Import([ast.alias(compiled_name(top), top)]), node))
        return made


def _kernel_cache(module: str, function: Callable[..., object]) -> MachineCode | None:
    """Where an entry point of a module is cached; None if nothing can be cached."""
    from .machine_code import MachineCode

    _loaded[module] = None
    directory = cache.directory(module)
    if directory is None:
        return None
    cache.mark_used(directory)
    return MachineCode(function, directory)
