"""Runs the kernels of a game, interpreted or compiled: the same calls, the same results.

An engine owns the representation of states: a list of plain objects, or a NumPy array of records. Everything above it
(games, bots, server) holds `states` and an index and does not care which.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import SupportsIndex, cast

from ..runtime import cache, loader, modules
from .backend import Numbers
from .structs import Frozen, State, States, Struct, dtype_of, fields, freeze, initial, melt, thaw

_engines: dict[tuple[str, bool], Engine] = {}


class InterpretedStates(list[State]):
    """States of the interpreted engine: assigning to an index copies the state, as in an array of records."""

    def __setitem__(self, i: SupportsIndex, state: State) -> None:  # type: ignore[override]
        super().__setitem__(i, state.clone())


Step = tuple[str, Callable[[], object]]
"""A step of a compilation: what it compiles, and the work."""
OnProgress = Callable[[str, int, int], None]
"""Called with (what, done, of) before each step, and once at the end."""


class Engine:
    """The kernels of one game: `rules` is the module with its entry points, `State` its state class."""

    def __init__(self, package: str, *, compiled: bool) -> None:
        self.package = package
        self.is_compiled = compiled
        self.rules = loader.load(entry_points(package), compiled=compiled)
        self.State: type[Struct] = self.rules.State
        self.InterpretedState: type[Struct] = loader.load(f"{package}.rules", compiled=False).State

    def states(self, n: int = 1) -> States:
        """Allocate n states, all zero."""
        if not self.is_compiled:
            return InterpretedStates(self.State() for _ in range(n))
        import numpy as np

        return np.frombuffer(bytearray(n * dtype_of(self.State).itemsize), dtype_of(self.State))

    def numbers(self, n: int) -> Numbers:
        """Allocate n integers (legal actions, points)."""
        if not self.is_compiled:
            return [0] * n
        import numpy as np

        return cast(Numbers, np.zeros(n, np.int64))

    def row(self, values: list[int]) -> Numbers:
        """Return these numbers in the form that kernels take."""
        if not self.is_compiled:
            return list(values)
        import numpy as np

        return cast(Numbers, np.array(values, np.int64))

    def copy(self, states: States) -> States:
        """Return equal and independent states."""
        if not self.is_compiled:
            return InterpretedStates(state.clone() for state in states)
        import numpy as np

        return np.frombuffer(bytearray(states.data), states.dtype)

    def clear_scratch(self, states: States) -> None:
        """Empty the working memory of the rules in all states: it may hold the choices of any seat."""
        for name in self.State._scratch:
            if self.is_compiled:
                states[name] = 0
                continue
            for state in states:
                setattr(state, name, initial(fields(self.State)[name]))

    def thaw(self, states: States, i: int = 0) -> State:
        """Return state i as a plain object for views and texts: a copy if compiled, the object itself if interpreted."""
        return thaw(self.InterpretedState, states[i]) if self.is_compiled else states[i]

    def melt(self, frozen: Frozen) -> State:
        """Return the interpreted state that `structs.freeze` turned into a tuple."""
        return melt(self.InterpretedState, frozen)

    def store(self, states: States, i: int, interpreted: Struct) -> None:
        """Write an interpreted state to index i."""
        states[i] = freeze(interpreted) if self.is_compiled else interpreted


def entry_points(package: str) -> str:
    """Bind the entry points that all games share to the rules of a game; returns the name of the module."""
    bound = f"pharos.core.on_{package.replace('.', '_')}"
    if modules.binding(bound) is None:
        modules.bind(bound, "pharos.core.kernels", rules=f"{package}.rules")
    return f"{bound}.entry_points"


def engine(package: str, *, compiled: bool) -> Engine:
    """Return the engine of a game, compiled or interpreted; there is one of each."""
    with loader.lock:
        key = (package, compiled)
        if key not in _engines:
            _engines[key] = Engine(package, compiled=compiled)
        return _engines[key]


def best_engine(package: str) -> Engine:
    """Return the compiled engine if it is in the cache, otherwise the interpreted one: nobody waits for a compiler."""
    if loader.is_interpreted():
        return engine(package, compiled=False)
    return engine(package, compiled=is_ready(package))


def is_ready(package: str) -> bool:
    """Whether the compiled rules of a game are loaded, or in the cache."""
    return (package, True) in _engines or is_warm(package)


def is_warm(package: str) -> bool:
    """Whether the compiled rules of a game are in the cache."""
    return cache.is_warm(entry_points(package))


def warm(package: str, parameters: list[list[int]], on_progress: OnProgress | None = None) -> None:
    """Compile every entry point of a game by playing with it; reports (what, done, of) before each step."""
    compiled = engine(package, compiled=True)
    run_steps(list(_warm_steps(compiled, parameters)), on_progress)
    cache.mark_warm(entry_points(package))


def run_steps(steps: Sequence[Step], on_progress: OnProgress | None) -> None:
    """Take named steps one after the other."""
    for done, (name, step) in enumerate(steps):
        if on_progress:
            on_progress(name, done, len(steps))
        step()
    if on_progress:
        on_progress("", len(steps), len(steps))


def _warm_steps(compiled: Engine, parameters: list[list[int]]) -> Iterator[Step]:
    rules, states, out = compiled.rules, compiled.states(2), compiled.numbers(4096)
    row = compiled.row(parameters[0])
    yield "deal", lambda: rules.deal(states, 0, 1, row)
    yield "to_act", lambda: rules.to_act(states, 0)
    yield "legal", lambda: rules.legal(states, 0, _first_seat(rules, states), out)
    yield "apply", lambda: rules.apply(states, 0, _first_seat(rules, states), int(out[0]))
    yield "reshuffle", lambda: rules.reshuffle(states, 0, 0, 1)
    yield "is_over", lambda: rules.is_over(states, 0)
    yield "ending", lambda: rules.ending(states, 0)
    yield "returns", lambda: rules.returns(states, 0, out)
    yield "score", lambda: rules.score(states, 0, 0, out)
    yield "copy_state", lambda: rules.copy_state(states, 0, 1)
    yield "random_moves", lambda: rules.random_moves(states, 0, 1, out)
    yield "playout", lambda: rules.playout(states, 0, out)
    yield "play_batch", lambda: rules.play_batch(states, compiled.row([1]), row, out)


def _first_seat(rules: ModuleType, states: States) -> int:
    bits = int(rules.to_act(states, 0))
    return (bits & -bits).bit_length() - 1
