"""`pharos puzzles`: mine positions with one clearly best move, and verify them."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import BadChoice
from ..locales import Words
from .compiling import compile_all_bots
from .files import read_text, write_text
from .play import read_seed
from .progress import STOPPED, progress

if TYPE_CHECKING:
    from ..coach.puzzles import Puzzle
    from ..core.game import Game

FAILED = 1  # exit code if a puzzle does not hold


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the commands, with help in the reader's language."""
    from ..coach.puzzles.recipe import games_with_puzzles

    puzzles = typer.Typer(help=say.say("puzzles-about"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(puzzles, name="puzzles")
    game_help = say.say("cli-game", games=", ".join(games_with_puzzles()))

    @puzzles.command(help=say.say("puzzles-mine"))
    def mine(
        game: Annotated[str, typer.Argument(help=game_help)],
        count: Annotated[int, typer.Option(help=say.say("puzzles-count"), min=1)] = 300,
        keep: Annotated[int | None, typer.Option(help=say.say("puzzles-keep"), min=1)] = None,
        deals: Annotated[int | None, typer.Option(help=say.say("puzzles-deals"), min=1)] = None,
        seed: Annotated[str, typer.Option(help=say.say("puzzles-seed"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say.say("arena-workers"), min=1)] = None,
        processes: Annotated[bool, typer.Option("--processes", help=say.say("arena-processes"))] = False,
        cluster: Annotated[str | None, typer.Option(help=say.say("arena-cluster"))] = None,
        out: Annotated[Path | None, typer.Option(help=say.say("puzzles-out"))] = None,
    ) -> None:
        from ..arena.executors import open_executor
        from ..arena.mining import MiningStore
        from ..arena.mining import mine as run

        number = read_seed(seed) or 0
        folder = out or Path("puzzles") / game
        store = MiningStore(folder, game, number)
        if cluster is None:
            compile_all_bots(game)
        try:
            with (
                open_executor(workers=workers, processes=processes, cluster=cluster) as executor,
                progress(say.say("puzzles-mining")) as on_progress,
            ):
                picked = run(game, count, executor, store, seed=number, deals=deals, on_progress=on_progress)
        except KeyboardInterrupt:
            print(say.say("puzzles-stopped"), file=sys.stderr)
            sys.exit(STOPPED)
        picked = store.choose(picked, keep or count)
        print(say.say("puzzles-mined", n=len(picked), file=str(store.chosen_path)))

    _add_others(puzzles, game_help, say)


def _add_others(puzzles: typer.Typer, game_help: str, say: Words) -> None:
    """Add the commands that do not play games between bots."""

    @puzzles.command(name="mine-server", help=say.say("puzzles-mine-server"))
    def mine_server(
        game: Annotated[str, typer.Argument(help=game_help)],
        database: Annotated[str | None, typer.Option(help=say.say("puzzles-database"))] = None,
        out: Annotated[Path, typer.Option(help=say.say("puzzles-out-file"))] = Path("puzzles.jsonl"),
    ) -> None:
        mined = mine_shared(game, database, say)
        write_text(out, "".join(puzzle.line() + "\n" for puzzle in mined))
        print(say.say("puzzles-mined", n=len(mined), file=str(out)))

    @puzzles.command(help=say.say("puzzles-explain"))
    def explain(
        game: Annotated[str, typer.Argument(help=game_help)],
        file: Annotated[Path, typer.Option(help=say.say("puzzles-explain-file"))],
    ) -> None:
        from ..coach.puzzles.finder import Finder

        compile_all_bots(game)
        finder, stored = Finder(game), _read(game, file)
        write_text(file, "".join(finder.explained(puzzle).line() + "\n" for puzzle in stored))
        print(say.say("puzzles-mined", n=len(stored), file=str(file)))

    @puzzles.command(help=say.say("puzzles-verify"))
    def verify(
        game: Annotated[str, typer.Argument(help=game_help)],
        file: Annotated[Path | None, typer.Option(help=say.say("puzzles-file"))] = None,
        part: Annotated[int, typer.Option(help=say.say("puzzles-part"), min=1)] = 1,
        drop: Annotated[bool, typer.Option("--drop", help=say.say("puzzles-drop"))] = False,
    ) -> None:
        if drop and file is None:
            raise BadChoice("puzzles-drop-file")
        wrong = verify_all(game, _read(game, file), part, say)
        if file is not None and drop:
            kept = [puzzle for puzzle in _read(game, file) if puzzle.line() not in wrong]
            write_text(file, "".join(puzzle.line() + "\n" for puzzle in kept))
        if wrong and not drop:
            sys.exit(FAILED)


def _read(game: str, file: Path | None) -> "tuple[Puzzle, ...]":
    """Return the puzzles of a file, or those that come with the game."""
    from ..coach.puzzles.puzzle import read_puzzles, shipped

    return shipped(game) if file is None else tuple(read_puzzles(read_text(file).splitlines()))


def mine_shared(game: str, database: str | None, say: Words) -> "list[Puzzle]":
    """Mine the finished games of a server whose players agreed, each position once."""
    import asyncio

    from ..coach.puzzles.mining import mine_game
    from ..core.extras import require
    from .admin import server_settings
    from .serve import LIBRARIES

    require("server", *LIBRARIES)
    from ..server.admin.shared_games import shared_games

    async def games() -> "list[Game]":
        return [each async for each in shared_games(server_settings(database, None), game)]

    compile_all_bots(game)
    puzzles: dict[str, Puzzle] = {}
    with progress(say.say("puzzles-mining")) as on_progress:
        shared = asyncio.run(games())
        for n, each in enumerate(shared, 1):
            puzzles |= {puzzle.id: puzzle for puzzle in mine_game(each)}
            on_progress(n, len(shared))
    return list(puzzles.values())


def verify_all(game: str, puzzles: "tuple[Puzzle, ...]", part: int, say: Words) -> dict[str, str]:
    """Verify puzzles and print those that do not hold; returns their lines and what is wrong with them."""
    from ..coach.puzzles.finder import Finder
    from ..coach.puzzles.verify import verify

    compile_all_bots(game)
    finder, wrong = Finder(game), dict[str, str]()
    with progress(say.say("puzzles-verifying")) as on_progress:
        for n, puzzle in enumerate(puzzles, 1):
            fault = verify(finder, puzzle, part)
            if fault:
                wrong[puzzle.line()] = fault
                print(say.say("puzzles-fault", puzzle=puzzle.id, fault=fault))
            on_progress(n, len(puzzles))
    print(say.say("puzzles-verified", n=len(puzzles) - len(wrong), of=len(puzzles)))
    return wrong
