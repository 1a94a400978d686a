"""`pharos tune`: search for better weights for a greedy bot."""

from typing import Annotated

import typer

from ..locales import Words


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""

    @app.command(help=say.say("cli-tune"))
    def tune(
        game: Annotated[str, typer.Argument(help=say.say("cli-tune-game"))],
        generations: Annotated[int | None, typer.Option(help=say.say("cli-generations"), min=1)] = None,
        deals: Annotated[int | None, typer.Option(help=say.say("cli-tune-deals"), min=1)] = None,
        seed: Annotated[int | None, typer.Option(help=say.say("cli-tune-seed"), min=1)] = None,
    ) -> None:
        from ..bots import tune as tuning

        weights: list[float] = []
        for progress in tuning.tune(game, generations=generations, deals=deals, seed=seed):
            weights = progress.weights
            print(say.say("cli-generation", n=progress.generation, best=f"{progress.best:.3f}"), flush=True)
        print(tuning.as_rows(game, weights))
        print(say.say("cli-weights-present" if tuning.is_present(game, weights) else "cli-weights-other"))
        for players, opponents, share in tuning.verdict(game, weights):
            print(say.say("cli-tuned", players=players, opponents=opponents, share=f"{share:.3f}"))
