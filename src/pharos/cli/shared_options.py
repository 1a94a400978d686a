"""Options that several commands share, and how commands explain their options in the reader's language."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import MISSING, Field, dataclass, field, fields
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Annotated, TypeVar, get_args, get_origin

import typer

from ..locales import Words
from .compiling import compile_bots
from .play import read_options, read_seed
from .progress import progress

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from ..arena.executors import ArenaExecutor

C = TypeVar("C", bound=Callable[..., object])
T = TypeVar("T", bound="DataclassInstance")

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
    translated = _translator(say)

    def explain(command: C) -> C:
        command.__annotations__ = {name: translated(annotation) for name, annotation in command.__annotations__.items()}
        return command

    return explain


def takes(options: type[T], say: Words) -> Callable[[Callable[[T], None]], Callable[..., None]]:
    """Give a command the fields of a dataclass as options, the required ones first; it is called with an instance."""
    translated = _translator(say)
    parameters = [_parameter(option, translated) for option in fields(options)]
    signature = Signature(sorted(parameters, key=lambda parameter: parameter.default is not Parameter.empty))

    def expand(command: Callable[[T], None]) -> Callable[..., None]:
        def run(**values: object) -> None:
            command(options(**values))

        run.__name__, run.__signature__ = command.__name__, signature  # type: ignore[attr-defined]
        return run

    return expand


def _translator(say: Words) -> Callable[[object], object]:
    """Return what turns the message ids in annotations into sentences."""
    from ..core.registry import game_ids

    games = ", ".join(game_ids())

    def translated(annotation: object) -> object:
        if get_origin(annotation) is not Annotated:
            return annotation
        value, option = get_args(annotation)
        option = copy(option)
        option.help = say.say(option.help, games=games)
        return Annotated[value, option]

    return translated


def _parameter(option: "Field[object]", translated: Callable[[object], object]) -> Parameter:
    """Return a field of a dataclass as the parameter of a command."""
    default = option.default if option.default_factory is MISSING else option.default_factory()
    default = Parameter.empty if default is MISSING else default
    return Parameter(option.name, Parameter.KEYWORD_ONLY, default=default, annotation=translated(option.type))


def _first_game() -> str:
    from ..core.registry import game_ids

    return game_ids()[0]


@dataclass(frozen=True, kw_only=True)
class BotGames:
    """Options of the commands that play games between copies of a bot and store what they find."""

    game: GameOption = field(default_factory=_first_game)
    players: Players = None
    games: Games = 1000
    bot: BotSpec = "greedy"
    option: GameOptions = None
    seed: Seed = "1"
    workers: Workers = None
    processes: Processes = False
    cluster: Cluster = None

    @property
    def options(self) -> dict[str, str]:
        """The options of the game; raises BadChoice."""
        return read_options(self.option or [])

    @property
    def first_seed(self) -> int:
        """The seed as a number; raises BadChoice."""
        return read_seed(self.seed) or 0

    @contextmanager
    def executor(self, say: Words) -> Iterator[tuple["ArenaExecutor", Callable[[int, int], None]]]:
        """Compile what the games need, unless a cluster plays them, and open what plays them; with a progress bar."""
        from ..arena.deals import plan
        from ..arena.executors import open_executor

        if self.cluster is None:
            compile_bots(plan(self.game, [self.bot], players=self.players, options=self.options))
        with (
            open_executor(workers=self.workers, processes=self.processes, cluster=self.cluster) as executor,
            progress(say.say("arena-playing")) as on_progress,
        ):
            yield executor, on_progress
