"""The bot whose search a network of afterstates guides, and the networks in the form that kernels take."""

from __future__ import annotations

from functools import cache as remembered
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

from ..core.backend import Numbers, Reals
from ..core.json_types import JsonObject
from ..core.registry import ruleset
from ..core.seat import Seat
from .kernel_loader import GameKernels
from .net_kernels import Weights, load_net
from .protocol import Budget, Choice
from .search_bots import FlatBot, mixed_seed

if TYPE_CHECKING:
    from .kernels.afterstates import Work

_FILE = "afterstates.npz"
_DEPTH, _EVALUATIONS = 2, 1


def has_afterstates(game: str) -> bool:
    """Whether the game has a network of afterstates."""
    package = f"{ruleset(game).package}.bots"
    return find_spec(package) is not None and files(package).joinpath(_FILE).is_file()


@remembered
def shipped_afterstates(game: str) -> tuple[Weights, JsonObject]:
    """Return the network that ships with a game, and the facts of its training."""
    with files(f"{ruleset(game).package}.bots").joinpath(_FILE).open("rb") as file:
        return load_net(file)


def network(kernels: GameKernels, weights: Weights) -> Reals:
    """Return a network in the form that kernels take."""
    return kernels.weights(weights["net"].tolist())


def new_work(kernels: GameKernels) -> Work:
    """Allocate the scratch space of the kernels."""
    module = kernels.load("afterstates")
    reals, seats = kernels.reals, module.SEATS
    return cast(
        "Work",
        module.Work(
            places=kernels.engine.numbers(module.MOST_INPUTS),
            amounts=reals(module.MOST_INPUTS),
            sums=reals(module.WIDTH),
            part=reals(seats),
            chances=reals(seats),
            best=reals(seats),
        ),
    )


class AfterstateBot(FlatBot):
    """Flat search in which a network of afterstates decides for all seats, and values what the playouts lead to.

    A playout takes `depth` decisions of each seat; the mean of `evaluations` chances on the way counts. With `depth=0` the
    bot plays the action after which its chance is best, without any playout.
    """

    name = "search"

    def __init__(
        self,
        game: str,
        simulations: int = 600,
        depth: int = _DEPTH,
        seed: int = 0,
        evaluations: int = _EVALUATIONS,
        weights: Weights | None = None,
    ) -> None:
        super().__init__(game, simulations, depth, seed=seed, evaluations=evaluations)
        self._weights = weights

    def _prepare(self, kernels: GameKernels) -> None:
        super()._prepare(kernels)
        self.net = network(kernels, shipped_afterstates(self.ruleset.id)[0] if self._weights is None else self._weights)
        self.work = new_work(kernels)

    def horizon(self, players: int) -> int:
        """Return the length of a playout in decisions of all seats."""
        assert self.depth is not None
        return self.depth * players

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Choose the action with the best playouts, or with the best afterstate."""
        if self.depth:
            return super().choose(seat, seed, budget, reasons=reasons)
        kernels = self.load(seat)
        n = kernels.load("afterstate_search").appraise(
            self.states, seat.number, mixed_seed(seed, self.seed), self.net, self.work, self.actions, self.values, self.out
        )
        best = max(range(n), key=lambda k: self.values[k])
        return Choice(int(self.actions[best]), self.ranked(n) if reasons else ())

    def search(self, seat: Seat, simulations: int, seed: int, points: Reals, order: Numbers) -> int:
        """Search the position in state 0."""
        kernel = self.kernels.load("afterstate_search")
        n: int = kernel.search(
            self.states, seat.number, simulations, seed, kernel.Settings(self.horizon(seat.players), self.evaluations),
            self.net, self.work, self.weights, self.actions, self.visits, self.values, points, order, self.out,
        )  # fmt: skip
        return n
