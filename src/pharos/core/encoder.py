"""Loads what a game offers to learning programs: the kernel of its observations and its compact action numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..runtime import loader
from .backend import Matrix
from .engine import Engine
from .errors import BadChoice, IllegalAction
from .game import Game
from .spec import GameSpec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Encoder:
    """The observations of a game in one engine: what a seat may know, as a row of numbers with named columns."""

    def __init__(self, spec: GameSpec, engine: Engine) -> None:
        self._kernels = loader.load(observation_module(spec), compiled=engine.is_compiled)
        self._widths: dict[int, int] = {}

    def columns(self, players: int) -> list[str]:
        """Return the names of the columns, in order."""
        names: list[str] = self._kernels.columns(players)
        return names

    def width(self, players: int) -> int:
        """Return the number of columns."""
        if players not in self._widths:
            self._widths[players] = len(self.columns(players))
        return self._widths[players]

    def observe(self, game: Game, seat: int, out: Matrix, row: int = 0) -> None:
        """Write what a seat may know of a game of this engine to a row of an int8 or float32 array."""
        self._kernels.observe(game._states, 0, game.checked_seat(seat), out, row)

    def row(self, game: Game, seat: int) -> NDArray[np.int8]:
        """Return what a seat may know of a game of this engine, as a row of int8."""
        import numpy as np

        out = np.zeros((1, self.width(game.players)), np.int8)
        self.observe(game, seat, out)
        return out.reshape(-1)


class CompactActions:
    """The compact action numbers of a game in one engine; they number what a seat that owes a decision may do."""

    def __init__(self, spec: GameSpec, engine: Engine) -> None:
        if spec.compact_part is None:
            raise BadChoice("no-compact-actions", game=spec.id)
        self._kernels = loader.load(spec.module(spec.compact_part), compiled=engine.is_compiled)
        self._engine = engine
        self.names: tuple[str, ...] = self._kernels.NAMES

    def numbers(self, game: Game, seat: int) -> list[int]:
        """Return the compact numbers of the legal actions of a seat, in the order of `Game.legal`."""
        actions = game.legal(seat)
        out = self._engine.row(actions)
        self._kernels.make_compact(game._states, 0, seat, out, len(actions))
        return [int(number) for number in out]

    def action(self, game: Game, seat: int, number: int) -> int:
        """Return the action that a compact number stands for; raises IllegalAction if it is not legal."""
        for action, other in zip(game.legal(seat), self.numbers(game, seat), strict=True):
            if other == number:
                return action
        raise IllegalAction("illegal-number", got=number, seat=seat)


def observation_module(spec: GameSpec) -> str:
    """Return the name of the module with the observations of a game; raises BadChoice if it has none."""
    if spec.observation_part is None:
        raise BadChoice("no-observation", game=spec.id)
    return spec.module(spec.observation_part)
