"""Loads what a game's net needs: encoder, net, guided search, and the weights that ship with the game."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import cache as remembered
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import IO, TYPE_CHECKING, cast

from ..core.json_types import Json, JsonObject
from ..core.registry import ruleset
from ..core.structs import Struct
from .kernel_loader import game_kernels

if TYPE_CHECKING:
    import numpy as np

Weights = dict[str, "np.ndarray"]
"""The arrays of a net by name."""
Nets = Sequence[Struct]
"""Nets in the form that kernels take: an array of records in compiled code, a list of plain objects otherwise."""
_FILE = "net.npz"


class NetKernels:
    """The encoder, net and guided search of a game, all compiled or all interpreted."""

    def __init__(self, game: str) -> None:
        self.ruleset = ruleset(game)
        self.bots = game_kernels(self.ruleset.package)
        self.engine = self.bots.engine
        self.net = self.load("net")
        self.tree = self.load("net_search")
        self.search = self.load("guided_search")
        self.encoder = sys.modules[f"{self.net.__package__}.encoder"]

    def load(self, name: str) -> ModuleType:
        """Load another module of `bots/kernels` that uses the encoder."""
        return self.bots.load(name)

    def nets(self, *weights: Weights) -> Nets:
        """Return nets in the form that kernels take, in an array."""
        made = [self.net.make_net(rows) for rows in weights]
        if not self.engine.is_compiled:
            return [net for nets in made for net in nets]
        import numpy as np

        return cast(Nets, np.concatenate(made).astype(made[0].dtype))

    def adopted(self, nets: Nets) -> Nets:
        """Return nets from `nets`, perhaps of another process, in the form that the kernels of this one take."""
        return cast(Nets, cast("np.ndarray", nets).astype(self.nets_dtype)) if self.engine.is_compiled else nets

    @property
    def nets_dtype(self) -> np.dtype:
        """The type of a net in compiled kernels."""
        dtype: np.dtype = self.net.dtype_of(self.net.Net)
        return dtype


@remembered
def _kernels(game: str, is_compiled: bool) -> NetKernels:
    return NetKernels(game)


def net_kernels(game: str) -> NetKernels:
    """Return the kernels of a game's net, loaded once per engine."""
    return _kernels(game, game_kernels(ruleset(game).package).engine.is_compiled)


def has_encoder(game: str) -> bool:
    """Whether the game has an encoder, so that a net can be trained for it."""
    package = f"{ruleset(game).package}.bots"
    return find_spec(package) is not None and find_spec(f"{package}.encoder") is not None


def has_net(game: str) -> bool:
    """Whether the game ships a net."""
    package = f"{ruleset(game).package}.bots"
    return find_spec(package) is not None and files(package).joinpath(_FILE).is_file()


def shipped_net(game: str) -> tuple[Weights, JsonObject]:
    """Return the integer weights that ship with a game, and the facts of their training."""
    with files(f"{ruleset(game).package}.bots").joinpath(_FILE).open("rb") as file:
        return load_net(file)


def load_net(file: Path | IO[bytes]) -> tuple[Weights, JsonObject]:
    """Return the arrays and the facts of a stored net."""
    import numpy as np

    with np.load(file) as stored:
        arrays = {name: stored[name] for name in stored.files if name != "facts"}
        return arrays, json.loads(bytes(stored["facts"]))


def save_net(path: Path, arrays: Weights, **facts: Json) -> None:
    """Store arrays and plain facts in one file, atomically."""
    import numpy as np

    text = np.frombuffer(json.dumps(facts).encode(), np.uint8)
    temporary = path.with_suffix(".tmp.npz")
    np.savez_compressed(temporary, allow_pickle=False, facts=text, **arrays)
    temporary.replace(path)
