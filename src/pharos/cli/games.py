"""`pharos games`: list the games."""

import typer

from ..locales import Words


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""

    @app.command(help=say.say("cli-games"))
    def games() -> None:
        from ..core.registry import game_ids, ruleset

        for id in game_ids():
            rules = ruleset(id)
            seats = say.say("cli-seats", least=rules.seats[0], most=rules.seats[-1])
            print(f"{id:15} {say.say(f'{id}-name')} · {seats}")
            print(f"{'':15} {say.say(f'{id}-about')}")
            for option in rules.options:
                values = ", ".join(option.values) if option.values else "…"
                print(f"{'':15} --option {option.name}={option.default} ({values}): {say.say(f'{id}-option-{option.name}')}")
