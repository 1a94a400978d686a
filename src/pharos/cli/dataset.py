"""`pharos dataset` and `pharos convert`: store the decisions of games for learning programs."""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from ..core.extras import require
from ..locales import Words
from .files import read_text
from .progress import STOPPED, progress
from .shared_options import BotGames, BotSpec, GameArgument, takes


@dataclass(frozen=True, kw_only=True)
class DatasetGames(BotGames):
    """Options of `pharos dataset`."""

    game: GameArgument = field()
    bot: BotSpec = field()
    out: Annotated[Path, typer.Option(help="dataset-out")]
    shard: Annotated[int, typer.Option(help="dataset-shard", min=1)] = 100


def add_to(app: typer.Typer, say: Words) -> None:
    """Add both commands, with help in the reader's language."""

    @app.command(help=say.say("dataset-about"))
    @takes(DatasetGames, say)
    def dataset(request: DatasetGames) -> None:
        require("research", "pyarrow")
        from ..research.datasets import generate

        try:
            with request.executor(say) as (executor, on_progress):
                made = generate(
                    request.game, request.bot, request.games, request.out, executor, players=request.players,
                    options=request.options, seed=request.first_seed, shard=request.shard, on_progress=on_progress,
                )  # fmt: skip
        except KeyboardInterrupt:
            print(say.say("dataset-stopped"), file=sys.stderr)
            sys.exit(STOPPED)
        print(say.say("dataset-saved", games=made.games, rows=len(made), folder=str(request.out)))

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
