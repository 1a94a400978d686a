"""The lab: plays many games of one bot against itself and counts what won, by wonder, card, token and seat.

All sums are integers, so they do not depend on how the work is split. The unit is the game: copies of a card held by
several seats of a game are counted together, and the intervals are those of a ratio of sums over games.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.engine import Engine
from ..core.json_types import JsonObject
from ..core.structs import States, dtype_of, freeze
from . import kernel_games
from .deals import Plan, plan
from .executors import ArenaExecutor, completed
from .match import Table, start
from .pieces import Pieces, pieces_of
from .runner import prepare

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .pieces import Finals

    Sums = NDArray[np.int64]

Row = JsonObject
"""The figures of one piece: its id, the messages that name it, how often it occurred, and each measure with its interval."""
Portion = tuple[int, int]
"""The first game and the one after the last."""
PORTION = 250
_KEEP_EVERY = 40  # portions between two saves
MEASURES = ("win", "points", "place")
_SCALES = (1000, 1, 2)  # sums hold thousandths of victories, points and half places


@dataclass
class Tally:
    """Sums by kind of piece: counts, measures, and the products that the intervals need."""

    games: int = 0
    names: dict[str, tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]] = field(default_factory=dict)
    sums: dict[str, Sums] = field(default_factory=dict)

    def add(self, pieces: Pieces, measures: Sums) -> None:
        """Count pieces of one kind: mask and measures by game and seat."""
        import numpy as np

        mask = pieces.mask.astype(np.int64)
        n = mask.sum(axis=1)
        rows = [n.sum(axis=0), (n * n).sum(axis=0)]
        for measure in measures:
            y = np.einsum("gsi,gs->gi", mask, measure)
            rows += [y.sum(axis=0), (y * y).sum(axis=0), (y * n).sum(axis=0)]
        self.names[pieces.kind] = (pieces.ids, pieces.messages)
        self.sums[pieces.kind] = np.array(rows)

    def merge(self, other: Tally) -> None:
        """Add another tally's sums."""
        self.games += other.games
        self.names |= other.names
        for kind, sums in other.sums.items():
            self.sums[kind] = self.sums[kind] + sums if kind in self.sums else sums

    def rows(self, kind: str) -> list[Row]:
        """Return the figures of one kind of piece, highest win rate first; pieces that never occurred are left out."""
        ids, messages = self.names[kind]
        rows = [_row(ids[i], messages[i], self.sums[kind][:, i]) for i in range(len(ids)) if self.sums[kind][0, i]]
        return sorted(rows, key=lambda row: -float(row["win"]["value"]))


def _row(id: str, messages: tuple[str, ...], sums: Sums) -> Row:
    n, nn = float(sums[0]), float(sums[1])
    row: Row = {"id": id, "messages": messages, "times": int(n)}
    for place, (name, scale) in enumerate(zip(MEASURES, _SCALES, strict=True)):
        y, yy, yn = (float(value) for value in sums[2 + 3 * place : 5 + 3 * place])
        ratio = y / n
        error = 1.96 * max(0.0, yy - 2 * ratio * yn + ratio * ratio * nn) ** 0.5 / n
        row[name] = {"value": ratio / scale, "low": (ratio - error) / scale, "high": (ratio + error) / scale}
    return row


def study(
    game: str,
    bot: str,
    games: int,
    executor: ArenaExecutor,
    *,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
    kept_in: Path | None = None,
) -> Tally:
    """Play this many games and count, resuming from what is stored in the folder; raises BadChoice."""
    from .lab_progress import LabProgress

    made = plan(game, [bot], players=players, options=options, seed=seed)
    progress = LabProgress(kept_in, made, games) if kept_in else None
    tally, done = progress.load() if progress else (Tally(), set())
    try:
        for (_, first, end), part in completed(executor, count_games, [(made, *each) for each in _portions(games, done)]):
            tally.merge(part)
            done.add((first, end))
            if on_progress:
                on_progress(tally.games, games)
            if progress and len(done) % _KEEP_EVERY == 0:
                progress.save(tally, done)
    finally:
        if progress:
            progress.save(tally, done)
    return tally


def _portions(games: int, done: set[Portion]) -> list[Portion]:
    """Return the portions of games that remain."""
    portions = [(first, min(first + PORTION, games)) for first in range(0, games, PORTION)]
    return [portion for portion in portions if portion not in done]


def count_games(made: Plan, first: int, end: int) -> Tally:
    """Play a portion of games and count the pieces of each seat; workers run this function."""
    import numpy as np

    prepare(made)
    in_kernels = kernel_games.can_play(made.game, [made.spec(bot) for bot in made.tables[0]])
    finals, measures = (_inside if in_kernels else _outside)(made, range(first, end))
    tally = Tally(games=len(finals))
    seats = np.broadcast_to(np.eye(made.players, dtype=bool), (len(finals), made.players, made.players))
    names = tuple(str(seat + 1) for seat in range(made.players))
    for pieces in (*pieces_of(made.game, finals, made.players), Pieces("seat", names, ((),) * made.players, seats)):
        tally.add(pieces, measures)
    return tally


def _inside(made: Plan, deals: range) -> tuple[Finals, Sums]:
    """Play games inside kernels."""
    table = kernel_games.table(made.game, made.players, made.options)
    specs = [made.spec(bot) for bot in made.tables[0]]
    finals = FinishedGames(table.engine, made.players)
    for deal in deals:
        table.play(specs, made.deal_seed(deal), 0)
        finals.add(table.states)
    return finals.data()


def _outside(made: Plan, deals: range) -> tuple[Finals, Sums]:
    """Play games decision by decision; forfeited games are left out."""
    engine = start(made.game, made.players, made.options, 0)._engine
    finals = FinishedGames(engine, made.players)
    for deal in deals:
        table = Table(made, made.tables[0], made.deal_seed(deal), 0)
        if table.play().fault is None:
            finals.add(table.game._states)
    return finals.data()


class FinishedGames:
    """Finished states and the results of each seat."""

    def __init__(self, engine: Engine, players: int) -> None:
        self.engine, self.players = engine, players
        self.out = engine.numbers(64)
        self.dtype = dtype_of(engine.State)
        self.states: list[Finals] = []
        self.reached: list[tuple[list[int], list[int]]] = []

    def add(self, states: States) -> None:
        """Add state 0."""
        import numpy as np

        rules, seats = self.engine.rules, range(self.players)
        self.states.append(states[:1].copy() if self.engine.is_compiled else np.array([freeze(states[0])], self.dtype))
        points = [int(rules.score(states, 0, seat, self.out)) for seat in seats]
        rules.returns(states, 0, self.out)
        self.reached.append(([int(self.out[seat]) for seat in seats], points))

    def data(self) -> tuple[Finals, Sums]:
        """Return all states as one array, and the measures by game and seat."""
        import numpy as np

        finals = np.concatenate([np.zeros(0, self.dtype), *self.states])
        won, points = (
            np.array([pair[which] for pair in self.reached], np.int64).reshape(-1, self.players) for which in (0, 1)
        )
        rank = points + 1_000_000 * (won > 0)
        before = (rank[:, None, :] > rank[:, :, None]).sum(axis=2)
        level = (rank[:, None, :] == rank[:, :, None]).sum(axis=2)
        return finals, np.array([won, points, 2 * before + level + 1])


def as_csv(tally: Tally, kind: str, names: Callable[[Row], str]) -> str:
    """Return the figures of one kind of piece as CSV."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    bounds = [f"{name}{end}" for name in MEASURES for end in ("", "_low", "_high")]
    writer.writerow([kind, "name", "times", *bounds])
    for row in tally.rows(kind):
        figures = [f"{row[name][end]:.5f}" for name in MEASURES for end in ("value", "low", "high")]
        writer.writerow([row["id"], names(row), row["times"], *figures])
    return file.getvalue()
