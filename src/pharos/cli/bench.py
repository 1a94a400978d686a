"""`pharos bench`: measure performance on this machine."""

from typing import Annotated

import typer

from ..locales import Words


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""

    @app.command(help=say.say("cli-bench"))
    def bench(
        game: Annotated[str | None, typer.Argument(help=say.say("cli-bench-game"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say.say("cli-json"))] = False,
        cold: Annotated[bool, typer.Option("--cold", help=say.say("cli-cold"))] = False,
        rounds: Annotated[int, typer.Option(help=say.say("cli-rounds"), min=1)] = 7,
    ) -> None:
        from ..bench import figures
        from ..core.registry import ruleset

        if game:
            ruleset(game)  # raises BadChoice before anything is measured
        if json:
            import json as writer

            print(writer.dumps({figure.name: figure.data() for figure in figures(game, cold=cold, rounds=rounds)}))
            return
        print(say.say("cli-bench-head", rounds=rounds))
        for figure in figures(game, cold=cold, rounds=rounds):
            spread = f"± {figure.spread:,.3g}"
            print(f"{figure.name:42} {figure.value:>14,.4g} {figure.unit:8} {spread}")
