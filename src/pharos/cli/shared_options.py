"""Options that several commands share, and how commands explain their options in the reader's language."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from typing import TYPE_CHECKING, Annotated, TypeVar, get_args, get_origin

import typer

from ..locales import Words
from .compiling import compile_bots
from .progress import progress

if TYPE_CHECKING:
    from ..arena.executors import ArenaExecutor

C = TypeVar("C", bound=Callable[..., object])

GameArgument = Annotated[str, typer.Argument(help="cli-game")]
GameOption = Annotated[str, typer.Option(help="cli-game")]
Players = Annotated[int | None, typer.Option(help="lab-players")]
Games = Annotated[int, typer.Option(help="lab-games", min=1)]
BotSpec = Annotated[str, typer.Option(help="lab-bot")]
GameOptions = Annotated[list[str] | None, typer.Option(help="cli-option")]
Seed = Annotated[str, typer.Option(help="arena-seed")]
Workers = Annotated[int | None, typer.Option(help="arena-workers", min=1)]
Processes = Annotated[bool, typer.Option("--processes", help="arena-processes")]
Cluster = Annotated[str | None, typer.Option(help="arena-cluster")]


def explained(say: Words) -> Callable[[C], C]:
    """Mark a command whose options have message ids as help: people read the sentences."""
    from ..core.registry import game_ids

    games = ", ".join(game_ids())

    def translated(annotation: object) -> object:
        if get_origin(annotation) is not Annotated:
            return annotation
        value, option = get_args(annotation)
        option = copy(option)
        option.help = say.say(option.help, games=games)
        return Annotated[value, option]

    def explain(command: C) -> C:
        command.__annotations__ = {name: translated(annotation) for name, annotation in command.__annotations__.items()}
        return command

    return explain


@contextmanager
def games_of(
    game: str, bot: str, players: int | None, options: dict[str, str], say: Words, *, workers: int | None, processes: bool,
    cluster: str | None,
) -> Iterator[tuple["ArenaExecutor", Callable[[int, int], None]]]:  # fmt: skip
    """Compile what games of a bot need, unless others play them, and open what plays them; with a progress bar."""
    from ..arena.deals import plan
    from ..arena.executors import open_executor

    if cluster is None:
        compile_bots(plan(game, [bot], players=players, options=options))
    with (
        open_executor(workers=workers, processes=processes, cluster=cluster) as executor,
        progress(say.say("arena-playing")) as on_progress,
    ):
        yield executor, on_progress
