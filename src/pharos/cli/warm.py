"""`pharos warm`: compile everything now, with a progress bar, so that nothing has to wait for it later."""

from functools import partial
from typing import Annotated

import typer

from ..locales import Words
from .compiling import with_progress


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""

    @app.command(help=say.say("cli-warm"))
    def warm(
        game: Annotated[list[str] | None, typer.Argument(help=say.say("cli-warm-game"))] = None,
        training: Annotated[bool, typer.Option("--training", help=say.say("cli-warm-training"))] = False,
        again: Annotated[bool, typer.Option("--again", help=say.say("cli-warm-again"))] = False,
    ) -> None:
        from ..arena import kernel_games
        from ..bots import compile as bot_kernels
        from ..core.engine import is_warm
        from ..core.registry import game_ids, ruleset
        from ..core.registry import warm as warm_rules
        from ..learning import compile as training_kernels
        from ..research import loading as vec_kernels

        for id in game or game_ids():
            if is_warm(ruleset(id).package) and not again:
                print(say.say("cli-is-warm", game=id))
            else:
                with_progress(say.say("cli-warming", game=id), partial(warm_rules, id))
            more = {"arena": kernel_games, "research": vec_kernels} | ({"training": training_kernels} if training else {})
            if bot_kernels.is_warm(id) and all(kernels.is_warm(id) for kernels in more.values()) and not again:
                print(say.say("cli-bots-are-warm", game=id))
            else:
                steps = {name: kernels.warm for name, kernels in more.items()}
                with_progress(say.say("cli-warming-bots", game=id), partial(bot_kernels.warm, id, more=steps))
