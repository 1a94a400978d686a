"""The lab: very many games of one bot against itself, and what won in them, by wonder, card, token and seat.

Sums are whole numbers, so they are the same however the work is split. The unit is the game: what several seats of a game
did with copies of a card is counted together, and intervals are those of a ratio of sums over games.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.structs import dtype_of, freeze
from . import fast
from .deals import Plan, plan
from .executors import Crew
from .match import Table, start
from .pieces import Pieces, pieces_of
from .running import prepare

if TYPE_CHECKING:
    import numpy as np

    Sums = np.ndarray[Any, np.dtype[np.int64]]

Portion = tuple[int, int]
"""The first game and the one after the last."""
PORTION = 250
_KEEP_EVERY = 40  # portions between two visits to the disk
MEASURES = ("win", "points", "place")
_SCALES = (1000, 1, 2)  # sums hold thousandths of victories, points, half places


@dataclass
class Tally:
    """Sums by sort of piece: how often, the measures, and their products for the intervals."""

    games: int = 0
    names: dict[str, tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]] = field(default_factory=dict)
    sums: dict[str, Sums] = field(default_factory=dict)

    def add(self, pieces: Pieces, measures: Sums) -> None:
        """Count a sort of pieces: mask and measures by game and seat."""
        import numpy as np

        mask = pieces.mask.astype(np.int64)
        n = mask.sum(axis=1)
        rows = [n.sum(axis=0), (n * n).sum(axis=0)]
        for measure in measures:
            y = np.einsum("gsi,gs->gi", mask, measure)
            rows += [y.sum(axis=0), (y * y).sum(axis=0), (y * n).sum(axis=0)]
        self.names[pieces.sort] = (pieces.ids, pieces.messages)
        self.sums[pieces.sort] = np.array(rows)

    def merge(self, other: Tally) -> None:
        """Add another tally's sums."""
        self.games += other.games
        self.names |= other.names
        for sort, sums in other.sums.items():
            self.sums[sort] = self.sums[sort] + sums if sort in self.sums else sums

    def rows(self, sort: str) -> list[dict[str, Any]]:
        """The figures of a sort, the highest win rate first; pieces that never came up are left out."""
        ids, messages = self.names[sort]
        rows = [_row(ids[i], messages[i], self.sums[sort][:, i]) for i in range(len(ids)) if self.sums[sort][0, i]]
        return sorted(rows, key=lambda row: -float(row["win"]["value"]))


def _row(id: str, messages: tuple[str, ...], sums: Any) -> dict[str, Any]:
    n, nn = float(sums[0]), float(sums[1])
    row: dict[str, Any] = {"id": id, "messages": messages, "times": int(n)}
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
    hired: Crew,
    *,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: int = 1,
    told: Callable[[int, int], None] | None = None,
    kept_in: Path | None = None,
) -> Tally:
    """Play so many games and count, going on from what is kept in a folder; raises BadChoice."""
    from .notebook import Notebook

    made = plan(game, [bot], players=players, options=options, seed=seed)
    notebook = Notebook(kept_in, made, games) if kept_in else None
    tally, done = notebook.load() if notebook else (Tally(), set())
    try:
        for portion, part in _work(made, _portions(games, done), hired):
            tally.merge(part)
            done.add(portion)
            if told:
                told(tally.games, games)
            if notebook and len(done) % _KEEP_EVERY == 0:
                notebook.keep(tally, done)
    finally:
        if notebook:
            notebook.keep(tally, done)
    return tally


def _portions(games: int, done: set[Portion]) -> list[Portion]:
    """The portions of games that are left."""
    portions = [(first, min(first + PORTION, games)) for first in range(0, games, PORTION)]
    return [portion for portion in portions if portion not in done]


def _work(made: Plan, portions: list[Portion], hired: Crew) -> Iterator[tuple[Portion, Tally]]:
    waiting = iter(portions)
    running: dict[Future[Tally], Portion] = {}
    try:
        while True:
            while len(running) < 2 * hired.workers and (portion := next(waiting, None)):
                running[hired.executor.submit(count_games, made, *portion)] = portion
            if not running:
                return
            ready, _ = wait(running, return_when=FIRST_COMPLETED)
            yield from ((running.pop(future), future.result()) for future in ready)
    finally:
        for future in running:
            future.cancel()


def count_games(made: Plan, first: int, end: int) -> Tally:
    """Play a portion of games and count what their seats had; the function that workers run."""
    import numpy as np

    prepare(made)
    is_fast = fast.can_play(made.game, [made.spec(bot) for bot in made.tables[0]])
    finals, measures = (_inside if is_fast else _outside)(made, range(first, end))
    tally = Tally(games=len(finals))
    seats = np.broadcast_to(np.eye(made.players, dtype=bool), (len(finals), made.players, made.players))
    names = tuple(str(seat + 1) for seat in range(made.players))
    for pieces in (*pieces_of(made.game, finals, made.players), Pieces("seat", names, ((),) * made.players, seats)):
        tally.add(pieces, measures)
    return tally


def _inside(made: Plan, deals: range) -> tuple[Any, Any]:
    """Games inside kernels."""
    table = fast.table(made.game, made.players, made.options)
    specs = [made.spec(bot) for bot in made.tables[0]]
    finals = Finals(table.engine, made.players)
    for deal in deals:
        table.play(specs, made.deal_seed(deal), 0)
        finals.add(table.states)
    return finals.data()


def _outside(made: Plan, deals: range) -> tuple[Any, Any]:
    """Games decision by decision; forfeited ones are left out."""
    engine = start(made.game, made.players, made.options, 0)._engine
    finals = Finals(engine, made.players)
    for deal in deals:
        table = Table(made, made.tables[0], made.deal_seed(deal), 0)
        if table.play().fault is None:
            finals.add(table.game._states)
    return finals.data()


class Finals:
    """Finished states and what each seat reached in them."""

    def __init__(self, engine: Any, players: int) -> None:
        self.engine, self.players = engine, players
        self.out = engine.numbers(64)
        self.states: list[Any] = []
        self.reached: list[tuple[list[int], list[int]]] = []

    def add(self, states: Any) -> None:
        """Keep state 0."""
        rules, seats = self.engine.rules, range(self.players)
        self.states.append(states[:1].tobytes() if self.engine.is_native else freeze(states[0]))
        points = [int(rules.score(states, 0, seat, self.out)) for seat in seats]
        rules.returns(states, 0, self.out)
        self.reached.append(([int(self.out[seat]) for seat in seats], points))

    def data(self) -> tuple[Any, Any]:
        """All states as one array, and the measures by game and seat."""
        import numpy as np

        dtype = dtype_of(self.engine.State)
        finals = np.frombuffer(b"".join(self.states), dtype) if self.engine.is_native else np.array(self.states, dtype)
        won, points = (
            np.array([pair[which] for pair in self.reached], np.int64).reshape(-1, self.players) for which in (0, 1)
        )
        rank = points + 1_000_000 * (won > 0)
        before = (rank[:, None, :] > rank[:, :, None]).sum(axis=2)
        level = (rank[:, None, :] == rank[:, :, None]).sum(axis=2)
        return finals, np.array([won, points, 2 * before + level + 1])


def as_csv(tally: Tally, sort: str, names: Callable[[dict[str, Any]], str]) -> str:
    """A sort's figures as CSV."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    bounds = [f"{name}{end}" for name in MEASURES for end in ("", "_low", "_high")]
    writer.writerow([sort, "name", "times", *bounds])
    for row in tally.rows(sort):
        figures = [f"{row[name][end]:.5f}" for name in MEASURES for end in ("value", "low", "high")]
        writer.writerow([row["id"], names(row), row["times"], *figures])
    return file.getvalue()
