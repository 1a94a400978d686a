"""`pharos dataset` and `pharos convert`: store the decisions of games for learning programs."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..core.extras import require
from ..locales import Words
from .arena import STOPPED, progress
from .compiling import compile_bots
from .files import read_text
from .play import read_options, read_seed


def add_to(app: typer.Typer, say: Words) -> None:
    """Add both commands, with help in the reader's language."""
    from ..core.registry import game_ids

    @app.command(help=say.say("dataset-about"))
    def dataset(
        game: Annotated[str, typer.Argument(help=say.say("cli-game", games=", ".join(game_ids())))],
        bot: Annotated[str, typer.Option(help=say.say("lab-bot"))],
        out: Annotated[Path, typer.Option(help=say.say("dataset-out"))],
        games: Annotated[int, typer.Option(help=say.say("lab-games"), min=1)] = 1000,
        players: Annotated[int | None, typer.Option(help=say.say("lab-players"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say.say("cli-option"))] = None,
        seed: Annotated[str, typer.Option(help=say.say("arena-seed"))] = "1",
        shard: Annotated[int, typer.Option(help=say.say("dataset-shard"), min=1)] = 100,
        workers: Annotated[int | None, typer.Option(help=say.say("arena-workers"), min=1)] = None,
        processes: Annotated[bool, typer.Option("--processes", help=say.say("arena-processes"))] = False,
        cluster: Annotated[str | None, typer.Option(help=say.say("arena-cluster"))] = None,
    ) -> None:
        require("research", "pyarrow")
        from ..arena.deals import plan
        from ..arena.executors import open_executor
        from ..research.datasets import generate

        if cluster is None:
            compile_bots(plan(game, [bot], players=players, options=read_options(option or [])))
        try:
            with (
                open_executor(workers=workers, processes=processes, cluster=cluster) as executor,
                progress(say.say("arena-playing")) as on_progress,
            ):
                made = generate(
                    game,
                    bot,
                    games,
                    out,
                    executor,
                    players=players,
                    options=read_options(option or []),
                    seed=read_seed(seed) or 0,
                    shard=shard,
                    on_progress=on_progress,
                )
        except KeyboardInterrupt:
            print(say.say("dataset-stopped"), file=sys.stderr)
            sys.exit(STOPPED)
        print(say.say("dataset-saved", games=made.games, rows=len(made), folder=str(out)))

    @app.command(help=say.say("dataset-convert"))
    def convert(
        records: Annotated[list[Path], typer.Argument(help=say.say("dataset-records"))],
        out: Annotated[Path, typer.Option(help=say.say("dataset-out"))],
    ) -> None:
        require("research", "pyarrow")
        from ..core.records import read_record
        from ..research.datasets import convert as store

        paths = [path for given in records for path in (sorted(given.glob("*.txt")) if given.is_dir() else [given])]
        with progress(say.say("dataset-converting")) as on_progress:
            made = store([read_record(read_text(path)) for path in paths], out, on_progress=on_progress)
        print(say.say("dataset-saved", games=made.games, rows=len(made), folder=str(out)))
