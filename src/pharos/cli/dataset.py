"""`pharos dataset` and `pharos convert`: store the decisions of games for learning programs."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..core.extras import require
from ..locales import Words
from .files import read_text
from .play import read_options, read_seed
from .progress import STOPPED, progress
from .shared_options import (
    BotSpec,
    Cluster,
    GameArgument,
    GameOptions,
    Games,
    Players,
    Processes,
    Seed,
    Workers,
    explained,
    games_of,
)


def add_to(app: typer.Typer, say: Words) -> None:
    """Add both commands, with help in the reader's language."""

    @app.command(help=say.say("dataset-about"))
    @explained(say)
    def dataset(
        game: GameArgument,
        bot: BotSpec,
        out: Annotated[Path, typer.Option(help="dataset-out")],
        games: Games = 1000,
        players: Players = None,
        option: GameOptions = None,
        seed: Seed = "1",
        shard: Annotated[int, typer.Option(help="dataset-shard", min=1)] = 100,
        workers: Workers = None,
        processes: Processes = False,
        cluster: Cluster = None,
    ) -> None:
        require("research", "pyarrow")
        from ..research.datasets import generate

        options = read_options(option or [])
        where = games_of(game, bot, players, options, say, workers=workers, processes=processes, cluster=cluster)
        try:
            with where as (executor, on_progress):
                made = generate(
                    game, bot, games, out, executor, players=players, options=options, seed=read_seed(seed) or 0,
                    shard=shard, on_progress=on_progress,
                )  # fmt: skip
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
