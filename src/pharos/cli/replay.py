"""`pharos replay`: step through a record."""

from pathlib import Path
from typing import Annotated

import typer

from ..locales import Words
from .files import read_text


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""

    @app.command(help=say.say("cli-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(help=say.say("cli-file"))],
        seat: Annotated[int | None, typer.Option(help=say.say("cli-seat"))] = None,
        at: Annotated[int, typer.Option(help=say.say("cli-at"))] = 0,
        all: Annotated[bool, typer.Option("--all", help=say.say("cli-all"))] = False,
    ) -> None:
        show(file, seat, at, all, say)


def show(file: Path, seat: int | None, at: int, is_whole: bool, say: Words) -> None:
    """Step through a record: Enter goes forward, b goes back, a number jumps, q quits."""
    from ..core.registry import replay as read
    from .renderers import Translator, console, renderer, score_sheet, verdict

    game = read(read_text(file))
    game.view(seat)
    screen, translator = console(), Translator(say, game.ruleset, game.names)
    ply, end = min(at, len(game.history)), len(game.history)
    while True:
        moment = game.at(ply)
        screen.print(renderer(game.ruleset).draw(moment.view(seat), translator))
        if ply:
            events = game.at(ply - 1).play_with_events(*game.history[ply - 1])[seat]
            for event in events:
                screen.print(f"  {translator.sentence(game.ruleset.event_message(event))}", markup=False)
        if moment.is_over:
            screen.print(score_sheet(moment.view(None), translator))
            screen.print(verdict(moment.view(None), translator), style="bold", markup=False)
        if is_whole:
            if ply == end:
                return
            ply += 1
            continue
        line = screen.input(translator.term("replay-prompt", ply=ply, end=end) + " ").strip()
        if line == "q" or (not line and ply == end):
            return
        ply = int(line) if line.isdecimal() else ply - 1 if line == "b" else ply + 1
        ply = max(0, min(ply, end))
