"""Games that a net trains on: whole games inside kernels, wherever the arena runs work, and the positions they produce."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from threading import local
from typing import TYPE_CHECKING, cast

from ..arena.executors import ArenaExecutor, completed, open_executor
from ..bots.kernel_loader import GameKernels
from ..bots.net_kernels import NetKernels, Nets, net_kernels
from ..core.backend import Reals
from .recipe import Recipe

if TYPE_CHECKING:
    import numpy as np

    from ..bots.kernels.puct import Settings
    from ..bots.kernels.root_visits import Play
    from ..bots.kernels.self_play import Samples

_PORTION = 50  # games that a thread plays at a time
_TARGETS = 24  # most policy targets per position, on average
_APART = 1 << 32  # distance between the seeds of two rounds


def rival_weights(package: str, kernels: GameKernels) -> Sequence[Reals]:
    """Return the weights of all rivals of a game's package, one row each."""
    evaluation = kernels.evaluation
    rivals = import_module(f"{package}.bots.training").RIVALS
    rows = [
        [
            changes.get(evaluation.FEATURES[k % len(evaluation.FEATURES)], weight)
            for k, weight in enumerate(evaluation.WEIGHTS)
        ]
        for changes in rivals
    ]
    if not kernels.engine.is_compiled:
        return rows
    import numpy as np

    return cast(Sequence[Reals], np.array(rows, np.float64))


@dataclass
class Positions:
    """Training positions, with the same arrays as the kernel's `Samples`."""

    features: np.ndarray
    ends: np.ndarray
    targets: np.ndarray
    has_policy: np.ndarray
    searched: np.ndarray
    results: np.ndarray
    ways: np.ndarray
    points: np.ndarray
    games: int = 0

    def __len__(self) -> int:
        return len(self.ends)


def joined(parts: Sequence[Positions]) -> Positions:
    """Concatenate positions."""
    import numpy as np

    arrays = {
        field.name: np.concatenate([getattr(part, field.name) for part in parts])
        for field in fields(Positions)
        if field.name not in ("ends", "games")
    }
    shifts = np.cumsum([0, *(len(part.targets) for part in parts[:-1])])
    ends = np.concatenate([part.ends + shift for part, shift in zip(parts, shifts, strict=True)])
    return Positions(ends=ends, games=sum(part.games for part in parts), **arrays)


class Table:
    """The buffers of one thread, and the games it plays with them."""

    def __init__(self, kernels: NetKernels) -> None:
        self.kernels = kernels
        engine, ruleset = kernels.engine, kernels.ruleset
        self.states = engine.states(kernels.load("self_play").STATES)
        self.trees = kernels.tree.new_tree()
        self.actions, self.visits = engine.numbers(ruleset.max_legal), engine.numbers(ruleset.max_legal)
        self.out = engine.numbers(max(ruleset.max_legal, kernels.encoder.MAX_ACTIVE, 64))
        self.weights = rival_weights(ruleset.package, kernels.bots)

    def play(
        self, nets: Nets, seed: int, kinds: Sequence[int], noted: Sequence[int], play: Play, settings: Settings,
        samples: Samples, options: dict[str, str] | None = None,
    ) -> int:  # fmt: skip
        """Play one game; returns the number of decisions."""
        engine, ruleset = self.kernels.engine, self.kernels.ruleset
        parameters = engine.row(ruleset.parameters(len(kinds), ruleset.checked_options(options or {})))
        plies: int = self.kernels.load("self_play").play_game(
            self.states, seed, parameters, engine.row(list(kinds)), engine.row(list(noted)), play, settings, self.trees,
            nets, self.weights, samples, self.actions, self.visits, self.out,
        )  # fmt: skip
        return plies

    def shares(self, players: int) -> list[float]:
        """Return each seat's share of the victory in the game just played."""
        self.kernels.engine.rules.returns(self.states, 3, self.out)
        return [int(self.out[seat]) / 1000 for seat in range(players)]

    def samples(self, rows: int) -> Samples:
        """Allocate space for this many positions."""
        import numpy as np

        encoder = self.kernels.encoder
        samples: Samples = self.kernels.load("self_play").Samples(
            counts=np.zeros(2, np.int64),
            features=np.zeros((rows, (encoder.N_FEATURES + 7) // 8), np.uint8),
            ends=np.zeros(rows, np.int64),
            targets=np.zeros((rows * _TARGETS + self.kernels.ruleset.max_legal, 3), np.int16),
            seats=np.zeros(rows, np.int8),
            has_policy=np.zeros(rows, np.int8),
            searched=np.zeros((rows, encoder.SEATS), np.float32),
            results=np.zeros((rows, encoder.SEATS), np.float32),
            ways=np.zeros(rows, np.int8),
            points=np.zeros((rows, encoder.SEATS * encoder.CATEGORIES), np.int16),
            traced=np.zeros(rows, np.int16),
        )
        return samples


def taken(samples: Samples, games: int) -> Positions:
    """Return what the kernel wrote, cut to size."""
    rows, targets = (int(n) for n in samples.counts)
    lengths = {field.name: rows for field in fields(Positions) if field.name != "games"} | {"targets": targets}
    return Positions(games=games, **{name: getattr(samples, name)[:length].copy() for name, length in lengths.items()})


def seating(recipe: Recipe, seed: int, rivals: int, *, is_bootstrap: bool) -> tuple[list[int], list[int]]:
    """Return who sits where in a game: nets and rivals as `play_game` takes them, and which of them are recorded."""
    from random import Random

    random = Random(seed)
    players, _ = recipe.table(seed // 2)
    if is_bootstrap:
        rows = [random.randrange(rivals) for _ in range(players)]
        return [-1 - row for row in rows], [1 if row == 0 else 2 for row in rows]
    kinds = [0] * players
    if random.randrange(100) < recipe.rival_games:
        kinds[random.randrange(players)] = -1 - random.randrange(rivals)
    return kinds, [0] * players


def play_games(
    kernels: NetKernels, recipe: Recipe, nets: Nets, round_number: int, games: int, *,
    executor: ArenaExecutor | None = None, progress: Callable[[int], None] | None = None,
) -> Positions:  # fmt: skip
    """Play the games of a round, in one thread or wherever the executor runs; the same recipe and net give the same games.

    Round 0 is the bootstrap, without nets, unless the run started with a net.
    """
    if executor is None:
        with open_executor(workers=1) as alone:
            return play_games(kernels, recipe, nets, round_number, games, executor=alone, progress=progress)
    is_bootstrap = round_number == 0 and not recipe.start
    first = recipe.seed * (1 << 48) + round_number * _APART
    starts = range(first, first + 2 * games, 2 * _PORTION)
    tasks = [
        (kernels.ruleset.id, recipe, nets, start, min(_PORTION, games - (start - first) // 2), is_bootstrap)
        for start in starts
    ]
    parts: dict[int, Positions] = {}
    for task, positions in completed(executor, play_portion, tasks):
        parts[task[3]] = positions
        if progress:
            progress(positions.games)
    return joined([parts[start] for start in starts])


_own = local()  # the tables of a thread


def table_of(game: str) -> Table:
    """Return the table of this thread for a game, whose buffers are large."""
    kernels = net_kernels(game)
    if game not in (tables := _own.__dict__) or tables[game].kernels is not kernels:
        tables[game] = Table(kernels)
    table: Table = tables[game]
    return table


def play_portion(game: str, recipe: Recipe, nets: Nets, first: int, games: int, is_bootstrap: bool) -> Positions:
    """Play some games of a round, in this thread of this process."""
    table = table_of(game)
    kernels = table.kernels
    play = kernels.load("self_play").Play(
        recipe.full,
        recipe.quick,
        recipe.bootstrap_noted if is_bootstrap else recipe.full_of_100,
        recipe.noise,
        recipe.concentration,
        recipe.opening,
        recipe.bootstrap_random if is_bootstrap else recipe.rival_random,
        recipe.halving,
        recipe.noted_of_100,
        recipe.trace,
        recipe.lessons,
    )
    settings = kernels.tree.Settings(recipe.exploration, recipe.reduction, recipe.depth)
    samples, rivals, nets = table.samples(games * 128), len(table.weights), kernels.adopted(nets)
    for seed in range(first, first + 2 * games, 2):
        kinds, noted = seating(recipe, seed, rivals, is_bootstrap=is_bootstrap)
        table.play(nets, seed, kinds, noted, play, settings, samples, recipe.table(seed // 2)[1])
    return taken(samples, games)
