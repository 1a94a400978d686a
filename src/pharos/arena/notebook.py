"""The sums of a lab run on disk, so that a run that was stopped goes on from them.

They count only for the same plan, the same number of games and the same program; else a run starts afresh.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..core.errors import BadChoice
from .deals import Plan
from .lab import Portion, Tally
from .store import header

_NAME = "tally.json"


def games_in(folder: Path) -> int:
    """How many games are counted in a folder."""
    path = folder / _NAME
    return int(json.loads(path.read_bytes())["games"]) if path.exists() else 0


class Notebook:
    """The file that keeps a tally and the portions of games that are in it."""

    def __init__(self, folder: Path, plan: Plan, games: int) -> None:
        self.path = folder / _NAME
        self.header = header(plan) | {"games": games}

    def load(self) -> tuple[Tally, set[Portion]]:
        """What is there; nothing if it belongs to another run or was cut off."""
        try:
            found = json.loads(self.path.read_bytes())
        except (OSError, ValueError):
            return Tally(), set()
        if found.get("header") != self.header:
            return Tally(), set()
        return _tally(found), {(first, end) for first, end in found["done"]}

    def keep(self, tally: Tally, done: set[Portion]) -> None:
        """Write everything down in place of what was there."""
        data = {"header": self.header, "done": sorted(done), "games": tally.games, "names": tally.names}
        data["sums"] = {sort: sums.tolist() for sort, sums in tally.sums.items()}
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps(data), encoding="utf-8")
            fresh.replace(self.path)
        except OSError as error:
            raise BadChoice("no-write", got=str(self.path), why="other") from error


def _tally(found: dict[str, Any]) -> Tally:
    import numpy as np

    names = {sort: (tuple(ids), tuple(map(tuple, messages))) for sort, (ids, messages) in found["names"].items()}
    return Tally(found["games"], names, {sort: np.array(rows, np.int64) for sort, rows in found["sums"].items()})
