"""Stores results on disk: one line per deal, below a header that identifies the plan.

A stopped run resumes from them. The folder name contains a hash of the plan and of the code that plays it, so results of
changed bots or rules never mix with old ones.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

from .. import __version__
from ..core.errors import BadChoice
from ..core.json_types import Json, JsonObject
from ..core.registry import ruleset
from ..runtime.modules import content_hash
from .deals import PATIENCE, Plan
from .match import DealPlayed

FORMAT = 1
_PACKAGE = Path(__file__).resolve().parent.parent


def code_mark(game: str) -> str:
    """Return a short hash of all code that runs in a game between bots; comments and docstrings do not count."""
    folders = [_PACKAGE / part for part in ("core", "bots", "arena/kernels")]
    folders.append(Path(str(files(ruleset(game).package))))
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    paths += [_PACKAGE / "arena" / f"{name}.py" for name in ("deals", "kernel_games", "match", "referee", "user_bots")]
    digest = hashlib.sha256()
    for path in paths:
        digest.update(content_hash(path).encode())
    return digest.hexdigest()[:12]


def header(plan: Plan) -> JsonObject:
    """Describe the plan that results belong to; user bots appear as the hash of their source."""
    marks = {spec: hashlib.sha256(text.encode()).hexdigest()[:12] for spec, text in plan.sources.items()}
    wanted = json.loads(json.dumps(asdict(plan) | {"sources": marks}))
    return {"pharos": FORMAT, "version": __version__, "code": code_mark(plan.game), "plan": wanted}


def folder_name(plan: Plan) -> str:
    """Return the folder name for a plan's results."""
    text = json.dumps(header(plan), sort_keys=True)
    return f"{plan.game}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"


def command(plan: Plan, deals: int, more: tuple[str, ...] = ()) -> str:
    """Return the command line that reproduces these results."""
    import shlex

    options = [f"--option {name}={shlex.quote(value)}" for name, value in _given(plan).items()]
    is_meeting = len(plan.tables) > 1
    bots = plan.bots if is_meeting else [plan.bots[bot] for bot in plan.tables[0]]
    words = ["pharos arena", plan.game, *map(shlex.quote, bots), *options]
    words += [f"--players {plan.players}"] if len(ruleset(plan.game).seats) > 1 else []
    words += ["--round-robin"] if is_meeting and len(plan.bots) <= plan.players else []
    words += [f"--milliseconds {plan.milliseconds}"] if plan.milliseconds else []
    words += [f"--patience {plan.patience:g}"] if plan.patience != PATIENCE else []
    return " ".join([*words, f"--deals {deals}", f"--seed {plan.seed}", *more])


def _given(plan: Plan) -> dict[str, str]:
    """Return the options that differ from the defaults."""
    usual = ruleset(plan.game).checked_options({})
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
        """Load stored results, dropping a line cut off by a stopped run. Raises BadChoice if they belong to another plan."""
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


def _read(line: bytes) -> Json:
    try:
        return json.loads(line)
    except ValueError:
        return None
