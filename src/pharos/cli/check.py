"""`pharos check`: validate a record, name the first wrong line, and verify that the deal was fixed at the start."""

from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import BadText
from ..locales import Words
from .files import read_text
from .terminal_text import printable


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""

    @app.command(help=say.say("cli-check"))
    def check(file: Annotated[Path, typer.Argument(help=say.say("cli-file"))]) -> None:
        from ..core.records import read_record
        from ..core.registry import replay

        record = read_record(read_text(file))
        game = replay(record)
        outcome = game.outcome
        print(say.say("cli-valid", game=say.say(f"{game.ruleset.id}-name"), n=len(game.history)))
        if "seed-hash" in record.notes:
            check_seed(record.seed, record.notes)
            print(say.say("cli-seed-kept"))
        if outcome is None:
            print(say.say("cli-unfinished"))
            return
        winners = say.listed([printable(game.names[seat]) for seat in outcome.winners])
        reason = say.say(f"{game.ruleset.id}-reason-{outcome.reason}")
        print(say.say("cli-verdict", winners=winners, n=len(outcome.winners), reason=reason))


def check_seed(seed: int, notes: dict[str, str]) -> None:
    """Raise BadText unless the seed matches the hash shown at the start of the game."""
    from hashlib import sha256

    actual = sha256(f"{seed}:{notes.get('seed-salt', '')}".encode()).hexdigest()
    if actual != notes["seed-hash"]:
        raise BadText("seed-hash", expected=notes["seed-hash"], got=actual)
