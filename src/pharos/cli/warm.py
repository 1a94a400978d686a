"""`pharos warm`: compile everything now, with a progress bar, so that nothing waits for it later."""

from collections.abc import Callable
from functools import partial
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
        from ..arena import fast
        from ..bots import warming
        from ..core.engine import is_warm
        from ..core.registry import game_ids, kind
        from ..core.registry import warm as warm_rules

        for id in game or game_ids():
            if is_warm(kind(id).room) and not again:
                print(say.say("cli-is-warm", game=id))
            else:
                with_progress(say.say("cli-warming", game=id), partial(warm_rules, id))
            if warming.is_warm(id) and fast.is_warm(id) and not again:
                print(say.say("cli-bots-are-warm", game=id))
            else:
                with_progress(say.say("cli-warming-bots", game=id), partial(warming.warm, id, more={"arena": fast.warm}))


def with_progress(title: str, compile: Callable[[Callable[[str, int, int], None]], None]) -> None:
    """Compile something under a progress bar."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[what]}"), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task(title, total=None, what="")
        compile(lambda what, done, of: progress.update(task, completed=done, total=of, what=what))
