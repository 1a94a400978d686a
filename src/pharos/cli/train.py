"""`pharos train`: train the net that guides a game's search."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.json_types import JsonObject
from ..locales import Words
from .files import write_text
from .progress import STOPPED

if TYPE_CHECKING:
    from ..learning.recipe import Recipe
    from ..learning.stored_run import StoredRun


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""
    from ..core.registry import game_ids

    @app.command(help=say.say("train-about"))
    def train(
        game: Annotated[str, typer.Argument(help=say.say("cli-game", games=", ".join(game_ids())))],
        rounds: Annotated[int, typer.Option(help=say.say("train-rounds"), min=0)] = 20,
        games: Annotated[int | None, typer.Option(help=say.say("train-games"), min=1)] = None,
        simulations: Annotated[int | None, typer.Option(help=say.say("train-simulations"), min=2)] = None,
        seed: Annotated[int | None, typer.Option(help=say.say("train-seed"), min=1)] = None,
        start: Annotated[Path | None, typer.Option(help=say.say("train-start"))] = None,
        changes: Annotated[list[str] | None, typer.Option("--set", help=say.say("train-set"))] = None,
        threads: Annotated[int, typer.Option(help=say.say("train-threads"), min=1)] = 1,
        processes: Annotated[bool, typer.Option("--processes", help=say.say("train-processes"))] = False,
        cluster: Annotated[str | None, typer.Option(help=say.say("train-cluster"))] = None,
        out: Annotated[Path | None, typer.Option(help=say.say("train-out"))] = None,
    ) -> None:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy reads it on import
        from ..arena.executors import open_executor
        from ..core.registry import game_spec
        from ..learning.recipe import read_changes, recipe_of

        wanted = read_changes(changes or ()) | {"games": games, "full": simulations, "seed": seed}
        run_type: type[StoredRun] = game_spec(game).load(game_spec(game).training_run)
        first = run_type.read_start(game, start) if start else None
        given = {name: value for name, value in wanted.items() if value is not None} | (first.changes if first else {})
        recipe = recipe_of(game, **given)
        folder = out or default_folder(game, recipe)
        run = run_type(game, folder, recipe, start=first)
        run.on_round = lambda entry: print(round_line(say, entry), flush=True)
        try:
            with (
                stages(say) as run.progress,
                open_executor(workers=threads, processes=processes, cluster=cluster) as run.executor,
            ):
                run.train(rounds)
        except KeyboardInterrupt:
            if run.rounds:
                write_report(folder, run, say)
            print(say.say("train-stopped", folder=str(folder)), file=sys.stderr)
            sys.exit(STOPPED)
        write_report(folder, run, say)
        print(say.say("train-saved", folder=str(folder)))


def default_folder(game: str, recipe: "Recipe") -> Path:
    """Return the default folder of a run: one per game and recipe."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("pharos")) / "training" / f"{game}-{recipe.mark}"


def percent(say: Words, score: list[float]) -> str:
    """Format a share with half its 95 % interval."""
    share, error = (say.say("arena-number-1", value=100 * value) for value in (score[0], 1.96 * score[1]))
    return say.say("arena-plus-minus", value=share, error=error)


def round_line(say: Words, entry: JsonObject) -> str:
    """Summarise a finished round in one line."""
    losses = {name: say.say("arena-number-2", value=value) for name, value in entry["losses"].items()}
    pace = say.say("arena-number-1", value=entry["games"] / max(entry["seconds"], 0.1))
    message = "train-round" if "policy" in losses else "train-round-value"
    line = say.say(message, n=entry["round"], games=entry["games"], pace=pace, **losses)
    shares = [f"{who_is(say, name)} {percent(say, score)}" for name, score in entry["scores"].items()]
    return "; ".join([line, *shares])


def who_is(say: Words, name: str) -> str:
    """Return the display name of an opponent."""
    role, _, row = name.partition(" ")
    return say.say("train-best") if name == "best" else say.say("train-rival", n=int(row)) if role == "rival" else name


@contextmanager
def stages(say: Words) -> Iterator[Callable[[str, int, int], None]]:
    """Show a progress bar for each stage of a round on stderr."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TaskID,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class PaceColumn(ProgressColumn):
        """How many games or positions a second."""

        def render(self, task: Task) -> Text:
            pace = task.finished_speed or task.speed
            return Text(say.say("train-pace", pace=say.say("arena-number-1", value=pace)) if pace else "")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), PaceColumn(), TimeRemainingColumn())
    tasks: dict[str, TaskID] = {}
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:

        def show(stage: str, done: int, of: int) -> None:
            if stage not in tasks:
                tasks[stage] = bar.add_task(say.say(f"train-stage-{stage}"), total=of)
            bar.update(tasks[stage], completed=done, total=of)

        yield show


def write_report(folder: Path, run: "StoredRun", say: Words) -> None:
    """Write the curves and figures of a run as one page."""
    from ..core.errors import BadChoice
    from ..learning.report import page

    try:
        write_text(folder / "report.html", page(run.game, run.recipe, run.log(), say))
    except BadChoice as error:
        print(say.error(error), file=sys.stderr)
