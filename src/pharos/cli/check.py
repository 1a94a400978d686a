"""`pharos check`: is a record right, and if not, which line is the first wrong one?"""

from pathlib import Path
from typing import Annotated

import typer

from ..locales import Words
from .files import read_text


def add_to(app: typer.Typer, say: Words) -> None:
    """The command in the reader's language."""

    @app.command(help=say.say("cli-check"))
    def check(file: Annotated[Path, typer.Argument(help=say.say("cli-file"))]) -> None:
        from ..core.registry import replay

        game = replay(read_text(file))
        outcome = game.outcome
        print(say.say("cli-right", game=say.say(f"{game.kind.id}-name"), n=len(game.history)))
        if outcome is None:
            print(say.say("cli-unfinished"))
            return
        winners = say.listed([game.names[seat] for seat in outcome.winners])
        reason = say.say(f"{game.kind.id}-reason-{outcome.reason}")
        print(say.say("cli-verdict", winners=winners, n=len(outcome.winners), reason=reason))
