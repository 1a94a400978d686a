"""Many games side by side, on all cores: every call steps, masks or observes all of them in compiled code."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Self, SupportsIndex, TypeVar, overload

from ..core.backend import Numbers
from ..core.encoder import CompactActions, Encoder
from ..core.errors import BadChoice, IllegalAction
from ..core.game import Game
from ..core.numbers import whole_number
from ..core.registry import position, ruleset
from ..core.structs import States, freeze
from ..runtime.entropy import fresh_seed
from .arrays import checked_row, numbers, output
from .loading import VecKernels

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

    Mask = TypeVar("Mask", NDArray[np.bool_], NDArray[np.int8])
    Rows = TypeVar("Rows", NDArray[np.float32], NDArray[np.int8])

_PADDING = 8  # keeps rows of choices from starting at the same place of a memory page
_SEEDS = 1 << 62
_SMALL = 64  # a thread takes at least this many games


class VecGame:
    """n games of the same kind; the seat that decides next acts in each of them. A new game follows a finished one at once.

    Every array has one row for each game and is overwritten by the next step; copy what you want to keep.
    """

    seats: NDArray[np.int64]
    """The seat that decides next."""
    dones: NDArray[np.bool_]
    """Whether the latest step ended a game; `seats`, masks and observations are then those of the next one."""
    rewards: NDArray[np.float32]
    """By seat: 0 until a game ends, then 1 for a victory alone and what makes the sum zero for the others."""

    def __init__(
        self, game: str, n: SupportsIndex = 1024, *, seed: SupportsIndex | None = None, players: SupportsIndex | None = None,
        threads: int | None = None, actions: str = "compact", engine: str = "compiled", **options: object,
    ) -> None:  # fmt: skip
        import numpy as np

        size = whole_number(n)
        if size is None or size < 1:
            raise BadChoice("bad-vector-size", got=repr(n) if size is None else size)
        if actions not in ("compact", "full"):
            raise BadChoice("bad-option", option="actions", got=actions, expected="compact, full")
        self.ruleset = ruleset(game)
        self.players = self.ruleset.checked_players(players)
        self.options = self.ruleset.checked_options(options)
        self.n = n = size
        self._arguments = {"game": game, "n": n, "players": self.players, "actions": actions, "engine": engine, **options}
        self._kernels = VecKernels(game, compact=actions == "compact", compiled=_is_compiled(engine))
        self._engine = self._kernels.engine
        self._is_compact = actions == "compact" and self._kernels.spec.compact_part is not None
        self._parameters = self._engine.row(self.ruleset.parameters(self.players, self.options))
        self._chunks = _chunks(n, threads if self._engine.is_compiled else 1)
        self._pool = ThreadPoolExecutor(len(self._chunks)) if len(self._chunks) > 1 else None
        self._scratch = [self._engine.numbers(max(self.ruleset.max_legal, 64)) for _ in self._chunks]
        self._states = self._engine.states(n)
        self.seats, self.dones = np.zeros(n, np.int64), np.zeros(n, np.bool_)
        self.rewards = np.zeros((n, self.players), np.float32)
        self.seeds = np.zeros(n, np.int64)
        """The seed of each game in progress: `pharos.new` deals the same game from it."""
        self._counts, self._lengths = np.zeros(n, np.int64), np.zeros(n, np.int64)
        width = self.ruleset.max_legal + _PADDING
        self._actions, self._numbers = np.zeros((n, width), np.int32), np.zeros((n, width), np.int32)
        self._chances: States = None
        self._results: NDArray[np.int32] = np.zeros((n, self._kernels.stepping.POINTS + self.players), np.int32)
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<VecGame {self.ruleset.id}, {self.players} players, {self.n} games>"

    def __len__(self) -> int:
        return self.n

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __getstate__(self) -> dict[str, object]:
        """Return what is copied and pickled: how the games were made, and every array."""
        states = self._states.tobytes() if self._engine.is_compiled else [freeze(state) for state in self._states]
        chances = self._chances.tobytes() if self._engine.is_compiled else [chance.rng for chance in self._chances]
        return {"arguments": self._arguments, "states": states, "chances": chances, "arrays": self._arrays}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        """Restore copied or pickled games, with a thread for each core of this machine."""
        import numpy as np

        self.__init__(**stored["arguments"], seed=0)  # type: ignore[misc]
        for array, values in zip(self._arrays, stored["arrays"], strict=True):
            array[:] = values
        if self._engine.is_compiled:
            self._states[:] = np.frombuffer(stored["states"], self._states.dtype)
            self._chances[:] = np.frombuffer(stored["chances"], self._chances.dtype)
            return
        self._chances = self._kernels.chances(stored["chances"])
        for k, state in enumerate(stored["states"]):
            self._engine.store(self._states, k, self._engine.melt(state))

    @property
    def _arrays(self) -> tuple[NDArray[np.generic], ...]:
        return self.seeds, *self._choices, self.dones, self.rewards, self._results

    def reset(self, seed: SupportsIndex | None = None) -> None:
        """Start all games over; the same seed always gives the same games."""
        import numpy as np

        start = fresh_seed(_SEEDS) if seed is None else whole_number(seed)
        if start is None or start < 0:
            raise BadChoice("bad-seed", got=str(seed), most=_SEEDS)
        drawn = np.random.SeedSequence(start).generate_state(self.n + 1, np.uint64)
        self.seeds[:] = int(drawn[0]) % _SEEDS + np.arange(self.n)
        self._chances = self._kernels.chances((drawn[1:] >> np.uint64(1)).astype(np.int64))
        self.dones[:], self.rewards[:] = False, 0
        self._each(self._kernels.stepping.begin_games, self._states, self._parameters, self.seeds, *self._choices)

    @property
    def _choices(self) -> tuple[NDArray[np.generic], ...]:
        return self._lengths, self.seats, self._counts, self._actions, self._numbers

    def step(self, actions: ArrayLike) -> None:
        """Carry out one decision in every game; raises IllegalAction and changes nothing if one of them is illegal."""
        chosen = numbers(actions, self.n)
        wrong = int(self._kernels.stepping.first_illegal(chosen, self._counts, self._numbers))
        if wrong >= 0:
            raise IllegalAction("vector-action", game=wrong, got=int(chosen[wrong]), seat=int(self.seats[wrong]))
        ends = self.dones, self.rewards, self._results
        before = self._states, chosen, self._parameters, self.seeds
        self._each(self._kernels.stepping.step_games, *before, *self._choices, *ends)

    @overload
    def mask(self, out: None = None) -> NDArray[np.bool_]: ...
    @overload
    def mask(self, out: Mask) -> Mask: ...
    def mask(self, out: NDArray[np.generic] | None = None) -> NDArray[np.generic]:
        """Write 1 for every legal action of the deciding seats, 0 for all others; `out` is bool or int8."""
        import numpy as np

        out = output(out, (self.n, self.n_actions), np.bool_, np.int8)
        self._each(self._kernels.stepping.write_masks, None, self._counts, self._numbers, out, scratch=False)
        return out

    @overload
    def observe(self, out: None = None, seats: ArrayLike | None = None) -> NDArray[np.float32]: ...
    @overload
    def observe(self, out: Rows, seats: ArrayLike | None = None) -> Rows: ...
    def observe(self, out: NDArray[np.generic] | None = None, seats: ArrayLike | None = None) -> NDArray[np.generic]:
        """Write what the deciding seats (or other `seats`) may know; `out` is float32 or int8."""
        import numpy as np

        out = output(out, (self.n, len(self.columns)), np.float32, np.int8)
        seats = self.seats if seats is None else numbers(seats, self.n, most=self.players - 1)
        self._each(self._kernels.observing().observe_games, self._states, seats, out, scratch=False)
        return out

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Choose a legal action in every game, each equally likely."""
        import numpy as np

        chosen: NDArray[np.int64] = output(out, (self.n,), np.int64)
        self._each(
            self._kernels.stepping.sample_choices, None, self._chances, self._counts, self._numbers, chosen, scratch=False
        )
        return chosen

    @property
    def n_actions(self) -> int:
        """Action numbers run from 0 to n_actions - 1."""
        return len(self.action_names) if self._is_compact else self.ruleset.actions

    @cached_property
    def action_names(self) -> tuple[str, ...]:
        """The names of the action numbers: in games with compact numbers these, otherwise the texts of the actions."""
        if self._is_compact:
            return CompactActions(self._kernels.spec, self._engine).names
        return tuple(map(self.ruleset.text, range(self.ruleset.actions)))

    @cached_property
    def columns(self) -> list[str]:
        """The names of the columns of an observation."""
        return Encoder(self._kernels.spec, self._engine).columns(self.players)

    @property
    def reasons(self) -> NDArray[np.int32]:
        """How the latest finished game of each row ended, as an index in `ruleset.reasons`; valid where `dones` is set."""
        return self._results[:, self._kernels.stepping.REASON]

    @property
    def lengths(self) -> NDArray[np.int32]:
        """The number of decisions of the latest finished game of each row."""
        return self._results[:, self._kernels.stepping.LENGTH]

    @property
    def winners(self) -> NDArray[np.bool_]:
        """Who won the latest finished game of each row, by seat."""
        import numpy as np

        return (self._results[:, self._kernels.stepping.WINNERS, None] >> np.arange(self.players) & 1).astype(np.bool_)

    @property
    def points(self) -> NDArray[np.int32]:
        """The points of the latest finished game of each row, by seat."""
        return self._results[:, self._kernels.stepping.POINTS :]

    def text(self, k: SupportsIndex, number: int) -> str:
        """Return the text of a legal action number of game k."""
        k = checked_row(k, self.n)
        for j in range(int(self._counts[k])):
            if self._numbers[k, j] == number:
                return self.ruleset.text(int(self._actions[k, j]))
        raise IllegalAction("vector-action", game=k, got=number, seat=int(self.seats[k]))

    def game(self, k: SupportsIndex) -> Game:
        """Return a copy of game k from here on, including hidden cards."""
        text = self.ruleset.position_text(self._engine.thaw(self._states, checked_row(k, self.n)))
        name = "compiled" if self._engine.is_compiled else "interpreted"
        return position(self.ruleset.id, text, players=self.players, engine=name, **self.options)

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _each(
        self,
        kernel: Callable[..., object],
        states: States | None,
        *arrays: NDArray[np.generic] | Numbers,
        scratch: bool = True,
    ) -> None:
        """Run a kernel on all games, every thread on its own part of them."""
        before = () if states is None else (states,)
        tasks = [
            (*before, *chunk, *arrays, *((own,) if scratch else ()))
            for chunk, own in zip(self._chunks, self._scratch, strict=True)
        ]
        if self._pool is None:
            kernel(*tasks[0])
            return
        for running in [self._pool.submit(kernel, *task) for task in tasks]:
            running.result()


def _is_compiled(engine: str) -> bool | None:
    """Return what an engine's name asks for; compiled, unless PHAROS_INTERPRET asks for plain Python."""
    if engine not in ("compiled", "interpreted"):
        raise BadChoice("bad-engine", got=engine, expected="compiled, interpreted")
    return None if engine == "compiled" else False


def _chunks(n: int, threads: int | None) -> list[tuple[int, int]]:
    """Divide n games among threads: by default one for each core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    many = max(1, min(threads or cores, n // _SMALL))
    ends = [n * part // many for part in range(many + 1)]
    return list(pairwise(ends))
