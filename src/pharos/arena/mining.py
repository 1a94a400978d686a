"""Mines puzzles on the arena's executors: deal after deal, until enough are found. A stopped run can be resumed.

A folder keeps one line for each deal that has been played, below a header that names the game, the seed and how thoroughly
puzzles are verified. `puzzles.jsonl` beside it holds the puzzles chosen so far.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from itertools import count
from pathlib import Path

from ..coach.puzzles.mining import mine_deal
from ..coach.puzzles.puzzle import FILE, Puzzle, read_puzzle
from ..coach.puzzles.recipe import Theme, games_with_puzzles, recipe
from ..core.errors import BadChoice
from ..core.json_types import JsonObject
from .executors import ArenaExecutor, completed

_PORTION = 64  # deals that are submitted together
_DEALS = "deals.jsonl"


def header(game: str, seed: int) -> JsonObject:
    """Describe a run: results of another game, seed or recipe never mix with it. Raises BadChoice."""
    made = recipe(game)
    if made is None:
        raise BadChoice("no-puzzles", got=game, expected=", ".join(games_with_puzzles()))
    plain = {each.name: getattr(made, each.name) for each in fields(made) if each.name not in ("deed", "traits", "setups")}
    return json.loads(json.dumps({"game": game, "seed": seed, "recipe": plain}))  # type: ignore[no-any-return]


class MiningStore:
    """The folder of one run."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        self.path, self.chosen_path = folder / _DEALS, folder / FILE
        self._header = header(game, seed)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not self.path.exists():
                self.path.write_text(json.dumps(self._header) + "\n", encoding="utf-8")
        except OSError as error:
            raise BadChoice("no-write", got=str(self.path), why="other") from error

    def load(self) -> dict[int, list[Puzzle]]:
        """Return the puzzles of all deals played, without a line that was cut off; raises BadChoice for another run."""
        lines = self.path.read_text(encoding="utf-8").split("\n")
        if json.loads(lines[0]) != self._header:
            raise BadChoice("puzzles-other-run", got=str(self.path))
        if lines[-1]:
            self.path.write_text("\n".join([*lines[:-1], ""]), encoding="utf-8")
        rows = (json.loads(line) for line in lines[1:-1])
        return {row["deal"]: [read_puzzle(line) for line in row["puzzles"]] for row in rows}

    def keep(self, deal: int, puzzles: Sequence[Puzzle]) -> None:
        """Add the puzzles of one deal."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"deal": deal, "puzzles": [puzzle.line() for puzzle in puzzles]}) + "\n")

    def choose(self, puzzles: Sequence[Puzzle], wanted: int) -> list[Puzzle]:
        """Write the chosen puzzles and return them."""
        picked = chosen(puzzles, wanted)
        self.chosen_path.write_text("".join(puzzle.line() + "\n" for puzzle in picked), encoding="utf-8")
        return picked


def mine(
    game: str,
    wanted: int,
    executor: ArenaExecutor,
    store: MiningStore,
    *,
    seed: int = 1,
    deals: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> list[Puzzle]:
    """Play deals until enough puzzles are found, or this many deals are played; returns the puzzles chosen."""
    known = store.load()
    try:
        for deal, puzzles in _work(game, seed, executor, known, deals, wanted):
            known[deal] = puzzles
            store.keep(deal, puzzles)
            if on_progress:
                on_progress(min(_many(known), wanted), wanted)
    finally:
        picked = store.choose([puzzle for deal in sorted(known) for puzzle in known[deal]], wanted)
    return picked


def _many(known: dict[int, list[Puzzle]]) -> int:
    return len({puzzle.id for puzzles in known.values() for puzzle in puzzles})


def _work(
    game: str, seed: int, executor: ArenaExecutor, known: dict[int, list[Puzzle]], deals: int | None, wanted: int
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Yield deals and their puzzles as they arrive."""
    for first in count(0, _PORTION):
        end = first + _PORTION if deals is None else min(first + _PORTION, deals)
        missing = [(game, seed, deal) for deal in range(first, end) if deal not in known]
        for (_, _, deal), puzzles in completed(executor, mine_deal, missing):
            yield deal, puzzles
            if _many(known) >= wanted:
                return
        if _many(known) >= wanted or (deals is not None and end >= deals):
            return


def chosen(puzzles: Sequence[Puzzle], wanted: int) -> list[Puzzle]:
    """Choose puzzles with rare themes and rare depths first, each position once."""
    left = list({puzzle.id: puzzle for puzzle in puzzles}.values())
    counts: Counter[Theme | int] = Counter()
    picked: list[Puzzle] = []
    while left and len(picked) < wanted:
        best = min(left, key=lambda puzzle: min(counts[theme] for theme in puzzle.themes) + counts[puzzle.evidence.depth])
        left.remove(best)
        picked.append(best)
        counts.update([*best.themes, best.evidence.depth])
    return sorted(picked, key=lambda puzzle: (puzzle.rating, puzzle.id))
