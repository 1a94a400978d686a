"""`pharos review`: explain what decided a game, and why."""

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..locales import Words
from .files import read_text, write_text

if TYPE_CHECKING:
    from ..coach.review import Review
    from ..coach.sentences import SentenceWriter
    from ..core.game import Game


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""

    @app.command(help=say.say("cli-review"))
    def review(
        file: Annotated[Path, typer.Argument(help=say.say("cli-file"))],
        seat: Annotated[int | None, typer.Option(help=say.say("cli-review-seat"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say.say("cli-json"))] = False,
        html: Annotated[Path | None, typer.Option(help=say.say("cli-review-html"))] = None,
        deeper: Annotated[bool, typer.Option("--deeper", help=say.say("cli-review-deeper"))] = False,
    ) -> None:
        show(file, seat, is_json=json, html=html, is_deeper=deeper, say=say)


def show(file: Path, seat: int | None, *, is_json: bool, html: Path | None, is_deeper: bool, say: Words) -> None:
    """Review the game of a record; print it, or write it to a file."""
    from ..coach.page import page
    from ..coach.review import DEEPER, as_dict
    from ..coach.sentences import SentenceWriter
    from ..core.registry import replay
    from .terminal_text import printable

    game = replay(read_text(file))
    game.view(seat)
    start = time.monotonic()
    reviewed = _review(game, say, is_deeper=is_deeper)
    writer = SentenceWriter(say, game.ruleset, [printable(name) for name in game.names], seat)
    if html:
        write_text(html, page(reviewed, writer, say.language))
    elif is_json:
        from json import dumps

        print(dumps(as_dict(reviewed), ensure_ascii=False))
    else:
        print(text(reviewed, writer))
    if not is_deeper and sys.stderr.isatty():
        print(say.say("coach-deeper-takes", n=max(1, round(DEEPER * (time.monotonic() - start)))), file=sys.stderr)


def _review(game: "Game", say: Words, *, is_deeper: bool) -> "Review":
    from ..coach.review import deeper, review
    from ..core.registry import game_spec
    from .compiling import compile_all_bots

    compile_all_bots(game.ruleset.id)
    effort = game_spec(game.ruleset.id).effort

    def progress(done: int, of: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{say.say('coach-progress', done=done, of=of)}", end="\n" if done == of else "", file=sys.stderr)

    return review(game, deeper(game.ruleset.id, effort) if is_deeper else effort, progress)


def text(review: "Review", writer: "SentenceWriter") -> str:
    """Return the review as text: one part for each seat, or for the one that is addressed."""
    seats = [seat for seat in review.seats if writer.you in (None, seat.seat)]
    blocks = []
    for seat in seats:
        rows = writer.account(seat.account, seat.seat)
        wide = max(len(what) for what, _ in rows)
        points = [(point.ply + 1, writer.turning_point(point, seat.seat)) for point in seat.turning_points]
        said = [f"{writer.say('move', n=n)}: {sentence}" for n, sentence in points]
        compared = writer.comparison(review, seat.seat)
        lines = [
            writer.who(seat.seat),
            f"  {writer.summary(seat)}",
            f"  {writer.say('turning-points')}",
            *(f"    {line}" for line in said or [writer.say("no-turning-points")]),
            f"  {writer.say('account')}",
            *(f"    {what:<{wide}}  {much:>5}" for what, much in rows),
            f"    {writer.luck(seat.account, seat.seat)}",
            *([f"  {writer.say('compare')}", f"    {compared}"] if compared else []),
        ]
        blocks.append("\n".join(lines))
    return "\n\n".join([*blocks, writer.say("performance-about"), writer.say("about")])
