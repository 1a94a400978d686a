"""What every training run keeps in its directory: `recipe.json`, and `log.jsonl` with one line per round."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ..arena.executors import ArenaExecutor
from ..bots.net_kernels import Weights, save_net
from ..core.json_types import JsonObject
from .gate import Score
from .recipe import Recipe, recipe_from
from .start import Start, check_form, read_start

Progress = Callable[[str, int, int], None]
"""Called with a stage, how much of it is done, and its total."""


class StoredRun:
    """A training run of a game in a directory, from which a stopped run resumes."""

    def __init__(
        self,
        game: str,
        directory: Path,
        recipe: Recipe,
        *,
        start: Start | None = None,
        executor: ArenaExecutor | None = None,
        progress: Progress | None = None,
        on_round: Callable[[JsonObject], None] | None = None,
    ):
        self.game, self.directory, self.executor = game, directory, executor
        self.progress = progress or (lambda stage, done, of: None)
        self.on_round = on_round
        (directory / "rounds").mkdir(parents=True, exist_ok=True)
        self.recipe = self._stored_recipe(replace(recipe, **start.changes) if start else recipe, start)
        self.start = self.read_start(game, directory / "start.npz") if self.recipe.start else None
        self.rounds = 0
        self.prepare()

    def prepare(self) -> None:
        """Set up the net in training, or read it where the run stopped."""
        raise NotImplementedError

    @classmethod
    def form(cls, game: str) -> Weights:
        """Return an untrained net as it is stored."""
        raise NotImplementedError

    @classmethod
    def read_start(cls, game: str, path: Path) -> Start:
        """Read a net that a run of this game can start with; raises BadChoice if the file holds none."""
        return read_start(path, lambda weights: cls.adapted(game, weights))

    @classmethod
    def adapted(cls, game: str, weights: Weights) -> Weights:
        """Return a net in the form that the run trains; raises ValueError if it has another one."""
        return check_form(weights, cls.form(game))

    def _stored_recipe(self, recipe: Recipe, start: Start | None) -> Recipe:
        path = self.directory / "recipe.json"
        if path.exists():
            return recipe_from(json.loads(path.read_text(encoding="utf-8"))["recipe"])
        if start:
            save_net(self.directory / "start.npz", start.weights, **start.facts)
        path.write_text(json.dumps({"game": self.game, "recipe": recipe.as_dict()}, indent=1), encoding="utf-8")
        return recipe

    def train(self, rounds: int) -> None:
        """Continue until this many rounds after the bootstrap are done."""
        raise NotImplementedError

    def log(self) -> list[JsonObject]:
        """Return the log of every round; for a round that was stopped and repeated, the last entry."""
        lines = (self.directory / "log.jsonl").read_text(encoding="utf-8").splitlines()
        return list({entry["round"]: entry for entry in map(json.loads, lines)}.values())

    def facts(self) -> JsonObject:
        """Return what nets of the run say about their training."""
        log = self.log()
        return {
            "game": self.game,
            "rounds": self.recipe.earlier_rounds + self.rounds - 1,
            "games": list(self.recipe.games_before(log))[-1],
            "recipe": self.recipe.as_dict(),
            "curve": log,
        } | ({"start": self.start.facts} if self.start else {})

    def add_to_log(
        self, number: int, losses: dict[str, float], scores: dict[str, Score], seconds: float, *, is_better: bool
    ) -> JsonObject:
        """Write the line of a finished round; returns it."""
        entry: JsonObject = {
            "round": number,
            "games": self.recipe.games_of(number),
            "seconds": round(seconds, 1),
            "losses": {name: round(loss, 4) for name, loss in losses.items()},
            "scores": {name: [round(score.share, 4), round(score.error, 4), score.games] for name, score in scores.items()},
            "is_better": is_better,
        }
        with (self.directory / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")
        return entry

    def counted(self, stage: str, of: int) -> Callable[[int], None]:
        """Return a function that reports how much more of a stage is done."""
        done = 0

        def count(more: int) -> None:
            nonlocal done
            done += more
            self.progress(stage, done, of)

        return count
