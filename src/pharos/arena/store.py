"""Results on disk: one line for every deal, added as it comes, under a header that says what they are results of.

A run that was stopped goes on from them. The place is named by a hash of the plan and of the program that plays it, so
neither a changed bot nor a changed rule is ever mixed up with old results.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .. import __version__
from ..core.errors import BadChoice
from ..core.registry import kind
from .deals import PATIENCE, Plan
from .match import DealPlayed

FORMAT = 1
_PACKAGE = Path(__file__).resolve().parent.parent


def code_mark(game: str) -> str:
    """A short hash of all code that a game between bots runs through."""
    digest = hashlib.sha256()
    for part in ("core", f"games/{kind(game).room}", "bots", "arena/kernels"):
        for path in sorted((_PACKAGE / part).rglob("*.py")):
            digest.update(path.read_bytes())
    for name in ("custom", "deals", "fast", "match", "referee"):
        digest.update((_PACKAGE / "arena" / f"{name}.py").read_bytes())
    return digest.hexdigest()[:12]


def header(plan: Plan) -> dict[str, Any]:
    """What results are results of; people's own programs by their hash."""
    marks = {spec: hashlib.sha256(text.encode()).hexdigest()[:12] for spec, text in plan.sources.items()}
    wanted = json.loads(json.dumps(asdict(plan) | {"sources": marks}))
    return {"pharos": FORMAT, "version": __version__, "code": code_mark(plan.game), "plan": wanted}


def folder_name(plan: Plan) -> str:
    """The name of the folder for a plan's results."""
    text = json.dumps(header(plan), sort_keys=True)
    return f"{plan.game}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"


def command(plan: Plan, deals: int, more: tuple[str, ...] = ()) -> str:
    """The command line that gives these results again."""
    import shlex

    options = [f"--option {name}={shlex.quote(value)}" for name, value in _given(plan).items()]
    is_meeting = len(plan.tables) > 1
    bots = plan.bots if is_meeting else [plan.bots[bot] for bot in plan.tables[0]]
    words = ["pharos arena", plan.game, *map(shlex.quote, bots), *options]
    words += [f"--players {plan.players}"] if len(kind(plan.game).seats) > 1 else []
    words += ["--round-robin"] if is_meeting and len(plan.bots) <= plan.players else []
    words += [f"--milliseconds {plan.milliseconds}"] if plan.milliseconds else []
    words += [f"--patience {plan.patience:g}"] if plan.patience != PATIENCE else []
    return " ".join([*words, f"--deals {deals}", f"--seed {plan.seed}", *more])


def _given(plan: Plan) -> dict[str, str]:
    """Options that differ from the defaults."""
    usual = kind(plan.game).checked_options({})
    return {name: value for name, value in plan.options.items() if value != usual[name]}


class Store:
    """The results file of one plan."""

    def __init__(self, folder: Path, plan: Plan, *, again: bool = False) -> None:
        self.folder, self.plan = folder, plan
        self.path = folder / "results.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if again or not self.path.exists():
                self.path.write_text(json.dumps(header(plan)) + "\n", encoding="utf-8")
        except OSError as error:
            raise BadChoice("no-write", got=str(self.path), why="other") from error

    def load(self) -> list[DealPlayed]:
        """What is there; a line that was cut off when a run was stopped is dropped. Raises BadChoice for another plan's."""
        lines = self.path.read_bytes().split(b"\n")
        if _read(lines[0]) != header(self.plan):
            raise BadChoice("arena-other-results", got=str(self.path))
        whole = [line for line in lines[:-1] if _read(line) is not None]
        if lines[-1] or len(whole) < len(lines) - 1:
            self.path.write_bytes(b"".join(line + b"\n" for line in whole))
        return [DealPlayed.of(json.loads(line)) for line in whole[1:]]

    def keep(self, played: DealPlayed) -> None:
        """Add one result."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(played.data()) + "\n")


def _read(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None
