"""`pharos tune`: look for better weights for a greedy bot."""

from typing import Annotated

import typer

from ..locales import Words


def add_to(app: typer.Typer, say: Words) -> None:
    """The command in the reader's language."""

    @app.command(help=say.say("cli-tune"))
    def tune(
        game: Annotated[str, typer.Argument(help=say.say("cli-tune-game"))],
        players: Annotated[int | None, typer.Option(help=say.say("cli-players"))] = None,
        generations: Annotated[int, typer.Option(help=say.say("cli-generations"), min=1)] = 60,
        deals: Annotated[int, typer.Option(help=say.say("cli-tune-deals"), min=1)] = 200,
        seed: Annotated[int, typer.Option(help=say.say("cli-tune-seed"), min=1)] = 1,
    ) -> None:
        from ..bots import tune as tuning

        weights: list[float] = []
        for progress in tuning.tune(game, players=players, generations=generations, deals=deals, seed=seed):
            weights = progress.weights
            print(say.say("cli-generation", n=progress.generation, best=f"{progress.best:.3f}"), flush=True)
        print(tuning.as_rows(game, weights))
        share = tuning.verdict(game, weights, players=players, deals=5 * deals)
        print(say.say("cli-tuned", share=f"{share:.3f}"))
