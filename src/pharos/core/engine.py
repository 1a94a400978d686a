"""Runs a room's kernels, either as the interpreted twin or compiled; the same calls, the same results.

An engine owns the form of the states: a list of twin objects, or a NumPy array of records. Everything above it
(games, bots, server) holds `states` and an index and does not care which.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from . import cache
from .structs import Struct, dtype_of, freeze, thaw

_NATIVE = "pharos_native"
_lock = threading.RLock()
_engines: dict[tuple[str, bool], Engine] = {}


class TwinStates(list[Any]):
    """States of the twin: writing one into a place copies it, as it does in an array of records."""

    def __setitem__(self, i: Any, state: Any) -> None:
        super().__setitem__(i, state.clone())


class Engine:
    """One room's kernels: `rules` is the module with the contract's entry points, `State` its state class."""

    def __init__(self, room: str, *, native: bool) -> None:
        self.room = room
        self.is_native = native
        self.rules = _load_native(room) if native else import_module(f"pharos.games.{room}.rules")
        self.State: type[Struct] = self.rules.State
        self.TwinState: type[Struct] = import_module(f"pharos.games.{room}.rules").State

    def states(self, n: int = 1) -> Any:
        """Room for n states, all zero."""
        if not self.is_native:
            return TwinStates(self.State() for _ in range(n))
        import numpy as np

        return np.frombuffer(bytearray(n * dtype_of(self.State).itemsize), dtype_of(self.State))

    def numbers(self, n: int) -> Any:
        """Room for n numbers (legal actions, points)."""
        if not self.is_native:
            return [0] * n
        import numpy as np

        return np.zeros(n, np.int64)

    def row(self, values: list[int]) -> Any:
        """These numbers in the form that kernels take."""
        if not self.is_native:
            return list(values)
        import numpy as np

        return np.array(values, np.int64)

    def copy(self, states: Any) -> Any:
        """Equal and independent states."""
        if not self.is_native:
            return TwinStates(state.clone() for state in states)
        import numpy as np

        return np.frombuffer(bytearray(states.data), states.dtype)

    def thaw(self, states: Any, i: int = 0) -> Any:
        """State i as a twin object, for views and texts; a copy when compiled, the object itself in the twin."""
        return thaw(self.TwinState, states[i]) if self.is_native else states[i]

    def store(self, states: Any, i: int, twin: Struct) -> None:
        """Write a twin state into place i."""
        states[i] = freeze(twin) if self.is_native else twin


def _load_native(room: str) -> ModuleType:
    """Import the room once more under the native name, with its own cache directory."""
    import numba

    import pharos

    if _NATIVE not in sys.modules:
        package = ModuleType(_NATIVE)
        package.__path__ = list(pharos.__path__)
        sys.modules[_NATIVE] = package
    directory = cache.directory(f"games.{room}.rules")
    if directory is not None:
        directory.mkdir(parents=True, exist_ok=True)
        numba.config.CACHE_DIR = str(directory)  # type: ignore[attr-defined]
    return import_module(f"{_NATIVE}.games.{room}.rules")


def is_interpreted() -> bool:
    """Whether PHAROS_INTERPRET asks for plain Python throughout."""
    return os.environ.get("PHAROS_INTERPRET", "") not in ("", "0")


def engine(room: str, *, native: bool) -> Engine:
    """The one engine of that room and kind."""
    with _lock:
        key = (room, native)
        if key not in _engines:
            _engines[key] = Engine(room, native=native)
        return _engines[key]


def best_engine(room: str) -> Engine:
    """Compiled if that costs no compilation now, else the twin: nobody waits for a compiler unasked."""
    if is_interpreted():
        return engine(room, native=False)
    return engine(room, native=(room, True) in _engines or is_warm(room))


def is_warm(room: str) -> bool:
    """Whether the room's rules have been compiled and kept."""
    return cache.is_warm(cache.directory(f"games.{room}.rules"))


def warm(room: str, parameters: list[list[int]], told: Callable[[str, int, int], None] | None = None) -> None:
    """Compile every entry point of a room by playing with it, telling (what, done, of) before each step."""
    native = engine(room, native=True)
    steps = list(_warm_steps(native, parameters))
    for done, (name, step) in enumerate(steps):
        if told:
            told(name, done, len(steps))
        step()
    if told:
        told("", len(steps), len(steps))
    cache.mark_warm(cache.directory(f"games.{room}.rules"))


def _warm_steps(native: Engine, parameters: list[list[int]]) -> Iterator[tuple[str, Callable[[], Any]]]:
    rules, states, out = native.rules, native.states(2), native.numbers(4096)
    row = native.row(parameters[0])
    yield "deal", lambda: rules.deal(states, 0, 1, row)
    yield "to_act", lambda: rules.to_act(states, 0)
    yield "legal", lambda: rules.legal(states, 0, _first_seat(rules, states), out)
    yield "apply", lambda: rules.apply(states, 0, _first_seat(rules, states), int(out[0]))
    yield "reshuffle", lambda: rules.reshuffle(states, 0, 0, 1)
    yield "is_over", lambda: rules.is_over(states, 0)
    yield "returns", lambda: rules.returns(states, 0, out)
    yield "score", lambda: rules.score(states, 0, 0, out)
    yield "copy_state", lambda: rules.copy_state(states, 0, 1)
    yield "wander", lambda: rules.wander(states, 0, 1, out)
    yield "playout", lambda: rules.playout(states, 0, out)
    yield "play_batch", lambda: rules.play_batch(states, native.row([1]), row, out)


def _first_seat(rules: Any, states: Any) -> int:
    bits = int(rules.to_act(states, 0))
    return (bits & -bits).bit_length() - 1
