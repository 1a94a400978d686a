"""`pharos games`: what can be played."""

import typer

from ..locales import Words


def add_to(app: typer.Typer, say: Words) -> None:
    """The command in the reader's language."""

    @app.command(help=say.say("cli-games"))
    def games() -> None:
        from ..core.registry import game_ids, kind

        for id in game_ids():
            found = kind(id)
            seats = say.say("cli-seats", least=found.seats[0], most=found.seats[-1])
            print(f"{id:15} {say.say(f'{id}-name')} · {seats}")
            print(f"{'':15} {say.say(f'{id}-about')}")
            for option in found.options:
                values = ", ".join(option.values) if option.values else "…"
                print(f"{'':15} --option {option.name}={option.default} ({values}): {say.say(f'{id}-option-{option.name}')}")
