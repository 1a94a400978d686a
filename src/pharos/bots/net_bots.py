"""The bot that searches with a net: a tree with chance nodes, guided by learned values and priors."""

from __future__ import annotations

import math
import time

from ..core.registry import game_spec
from ..core.seat import Seat
from .endgame import ExactSearch, has_endgame, proven
from .kernel_loader import GameKernels
from .net_kernels import NetKernels, Weights, net_kernels, shipped_net
from .protocol import Budget, Choice
from .search_bots import SearchBot, simulations_of

DEFAULTS = {"exploration": 0.8, "reduction": 0.1, "depth": 0}
"""Settings of the search, unless the spec of the game has others."""
HALVING = 100_000
"""The root is searched by sequential halving up to this many simulations; with a time limit alone, never."""
_NODES = 4  # positions of the exact search per simulation
_EXACT_PART = 0.25  # its part of a time limit


class PuctBot(SearchBot):
    """Tree search guided by the game's net; `exploration` weighs priors, `reduction` lowers the value of untried actions.

    Up to `halving` simulations, the root is searched by sequential halving; with a time limit alone, by PUCT. From every new
    position the policy continues for `depth` decisions, all of which are evaluated. The end of the game is searched exactly
    where the game allows it.
    """

    name = "search"

    def __init__(
        self,
        game: str,
        simulations: int = 800,
        exploration: float | None = None,
        reduction: float | None = None,
        halving: int = HALVING,
        depth: int | None = None,
        seed: int = 0,
        weights: Weights | None = None,
    ) -> None:
        super().__init__(game, simulations, seed)
        self.halving = halving
        usual = DEFAULTS | game_spec(game).net_settings
        self._settings = (
            usual["exploration"] if exploration is None else exploration,
            usual["reduction"] if reduction is None else reduction,
            int(usual["depth"]) if depth is None else depth,
        )
        self._weights = weights

    def _prepare(self, kernels: GameKernels) -> None:
        super()._prepare(kernels)
        self.net_kernels: NetKernels = net_kernels(self.ruleset.id)
        self.nets = self.net_kernels.nets(shipped_net(self.ruleset.id)[0] if self._weights is None else self._weights)
        self.trees = self.net_kernels.tree.new_tree()
        self.settings = self.net_kernels.tree.Settings(*self._settings)
        is_exact = has_endgame(self.ruleset.package)
        self.exact = ExactSearch(kernels, self.ruleset.max_legal) if is_exact else None

    def choose(self, seat: Seat, seed: int, budget: Budget | None = None, *, reasons: bool = False) -> Choice:
        """Choose the most visited action; near the end of the game, one that is proven best."""
        start, budget = time.monotonic(), budget or Budget()
        self.load(seat)
        values = self._exact_values(seat, budget)
        if budget.milliseconds:
            spent = int(1000 * (time.monotonic() - start))
            budget = Budget(budget.simulations, max(1, budget.milliseconds - spent))
        choice = super().choose(seat, seed, budget, reasons=True)
        candidates = proven(choice.candidates, values) if values else choice.candidates
        return Choice(candidates[0].action, candidates if reasons else ())

    def _exact_values(self, seat: Seat, budget: Budget) -> dict[int, float]:
        """Return the exact values of the actions, if the end of the game is near; see `ExactSearch.values`."""
        if self.exact is None:
            return {}
        seconds = _EXACT_PART * budget.milliseconds / 1000 if budget.milliseconds else None
        return self.exact.values(seat, _NODES * simulations_of(self.simulations, budget), seconds)

    def spend(self, seat: Seat, budget: Budget | None, seed: int) -> None:
        """Search until the budget is used up."""
        simulations = simulations_of(self.simulations, budget)
        if simulations > self.halving:
            super().spend(seat, budget, seed)
            return
        end = time.monotonic() + budget.milliseconds / 1000 if budget and budget.milliseconds else math.inf
        halving = self.net_kernels.load("halving")
        how = self.settings, self.trees, self.nets, self.out
        n, done = halving.begin_search(self.states, seat.number, seat.players, seed, *how), 0
        while done < simulations - 1 and time.monotonic() < end:
            done = halving.advance_search(self.states, n, simulations - 1, done, seat.number, seat.players, seed + 1, *how)

    def clear(self) -> None:
        """Cut the tree down."""
        self.net_kernels.search.clear(self.trees)

    def simulate(self, seat: Seat, simulations: int, seed: int) -> None:
        """Grow the tree."""
        self.net_kernels.search.search(
            self.states, seat.number, seat.players, simulations, seed, self.settings, self.trees, self.nets, self.out
        )

    def list_root(self, seat: Seat) -> int:
        """Read the actions at the root of the tree."""
        n: int = self.net_kernels.search.root_actions(self.trees, self.actions, self.visits, self.values)
        return n
