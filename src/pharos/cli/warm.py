"""`pharos warm`: compile everything now, with a progress bar, so that nothing waits for it later."""

from typing import Annotated

import typer

from ..locales import Words


def add_to(app: typer.Typer, say: Words) -> None:
    """The command in the reader's language."""

    @app.command(help=say.say("cli-warm"))
    def warm(
        game: Annotated[list[str] | None, typer.Argument(help=say.say("cli-warm-game"))] = None,
        again: Annotated[bool, typer.Option("--again", help=say.say("cli-again"))] = False,
    ) -> None:
        from ..core.engine import is_warm
        from ..core.registry import game_ids, kind

        for id in game or game_ids():
            room = kind(id).room
            if is_warm(room) and not again:
                print(say.say("cli-is-warm", game=id))
            else:
                compile_game(id, say)


def compile_game(id: str, say: Words) -> None:
    """Compile one game under a progress bar."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from ..core.registry import warm

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[what]}"), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task(say.say("cli-warming", game=id), total=None, what="")
        warm(id, lambda what, done, of: progress.update(task, completed=done, total=of, what=what))
