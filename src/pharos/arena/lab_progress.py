"""Stores the sums of a lab run on disk, so that a stopped run can be resumed.

They are reused only for the same plan, number of games and version of the code; otherwise a run starts from scratch.
"""

from __future__ import annotations

import json
from pathlib import Path

from ..core.errors import BadChoice
from ..core.json_types import JsonObject
from .deals import Plan
from .lab import Portion, Tally
from .store import header

_NAME = "tally.json"


def games_in(folder: Path) -> int:
    """Return the number of games stored in a folder."""
    path = folder / _NAME
    return int(json.loads(path.read_bytes())["games"]) if path.exists() else 0


class LabProgress:
    """The file that stores a tally and the portions of games counted in it."""

    def __init__(self, folder: Path, plan: Plan, games: int) -> None:
        self.path = folder / _NAME
        self.header = header(plan) | {"games": games}

    def load(self) -> tuple[Tally, set[Portion]]:
        """Return what is stored, or nothing if it belongs to another run or was cut off."""
        try:
            stored = json.loads(self.path.read_bytes())
        except (OSError, ValueError):
            return Tally(), set()
        if stored.get("header") != self.header:
            return Tally(), set()
        return _tally(stored), {(first, end) for first, end in stored["done"]}

    def save(self, tally: Tally, done: set[Portion]) -> None:
        """Replace what is stored."""
        data = {"header": self.header, "done": sorted(done), "games": tally.games, "names": tally.names}
        data["sums"] = {kind: sums.tolist() for kind, sums in tally.sums.items()}
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps(data), encoding="utf-8")
            fresh.replace(self.path)
        except OSError as error:
            raise BadChoice("no-write", got=str(self.path), why="other") from error


def _tally(stored: JsonObject) -> Tally:
    import numpy as np

    names = {kind: (tuple(ids), tuple(map(tuple, messages))) for kind, (ids, messages) in stored["names"].items()}
    return Tally(stored["games"], names, {kind: np.array(rows, np.int64) for kind, rows in stored["sums"].items()})
