"""`pharos lab`: statistics over many games."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..locales import Words
from .arena import print_sheet
from .files import write_text
from .progress import STOPPED
from .shared_options import BotGames, Games, takes

if TYPE_CHECKING:
    from ..arena.lab import Row, Tally
    from ..arena.report import Sheet
    from ..core.openings import Openings

SHOWN = 20  # rows of a long table in the terminal; the file has all of them


@dataclass(frozen=True, kw_only=True)
class PieceGames(BotGames):
    """Options of the study of pieces."""

    games: Games = 10_000
    out: Annotated[Path, typer.Option(help="lab-out")] = Path("lab")

    @property
    def seats(self) -> int:
        """The number of players, by default the smallest."""
        from ..core.registry import ruleset

        return ruleset(self.game).checked_players(self.players)

    @property
    def command_line(self) -> str:
        """The command line that reproduces the tables."""
        games = f"--game {self.game} --players {self.seats} --games {self.games} --bot {self.bot}"
        return " ".join(
            ["pharos lab wonders", games, *(f"--option {text}" for text in self.option or []), f"--seed {self.seed}"]
        )


@dataclass(frozen=True, kw_only=True)
class OpeningGames(BotGames):
    """Options of the study of openings."""

    out: Annotated[Path, typer.Option(help="lab-openings-out")] = Path("openings.json")


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""
    lab = typer.Typer(help=say.say("lab-about"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(lab, name="lab")

    @lab.callback()
    def studies() -> None:
        """Group the studies under one command."""

    @lab.command(help=say.say("lab-openings"))
    @takes(OpeningGames, say)
    def openings(request: OpeningGames) -> None:
        from ..arena.openings import count_openings

        with request.executor(say) as (executor, on_progress):
            counted = count_openings(
                request.game, request.bot, request.games, executor, players=request.players, options=request.options,
                seed=request.first_seed, on_progress=on_progress,
            )  # fmt: skip
        _store_openings(request.out, counted)
        print(say.say("lab-openings-saved", n=request.games, file=str(request.out)))

    @lab.command(help=say.say("lab-wonders"))
    @takes(PieceGames, say)
    def wonders(request: PieceGames) -> None:
        from ..arena.lab import study

        with _until_stopped(say, request.out), request.executor(say) as (executor, on_progress):
            start = time.perf_counter()
            tally = study(
                request.game, request.bot, request.games, executor, players=request.players, options=request.options,
                seed=request.first_seed, on_progress=on_progress, kept_in=request.out,
            )  # fmt: skip
            spent = time.perf_counter() - start
        headline = say.say(
            "lab-headline", game=say.say(f"{request.game}-name"), players=request.seats, games=tally.games, bot=request.bot
        )
        Study(tally, request.game, say).report(request.out, headline, request.command_line)
        print(say.say("lab-time", n=tally.games, seconds=round(spent)))
        print(say.say("lab-saved", folder=str(request.out)))


def _store_openings(file: Path, counted: "Openings") -> None:
    """Write figures to a file, replacing earlier ones of the same kind of table."""
    from json import dumps, loads

    rows = loads(file.read_text(encoding="utf-8")) if file.exists() else []
    kept = [row for row in rows if (row["players"], row["options"]) != (counted.players, counted.options)]
    rows = sorted([*kept, counted.as_dict()], key=lambda row: (row["players"], str(row["options"])))
    write_text(file, "[\n" + ",\n".join(dumps(row, separators=(",", ":")) for row in rows) + "\n]\n")


@contextmanager
def _until_stopped(say: Words, folder: Path) -> Iterator[None]:
    """Let Ctrl-C stop the run, keep what has been counted, and say so."""
    try:
        yield
    except KeyboardInterrupt:
        from ..arena.lab_progress import games_in

        print(say.say("lab-stopped", games=games_in(folder)), file=sys.stderr)
        sys.exit(STOPPED)


class Study:
    """Reports the results in a tally."""

    def __init__(self, tally: "Tally", game: str, say: Words) -> None:
        from ..arena.report import Formatter

        self.tally, self.game, self.say, self.formatter = tally, game, say, Formatter(say, game)

    def name(self, row: "Row") -> str:
        """Return the name of a piece."""
        return " ".join(self.say.say(f"{self.game}-{message}") for message in row["messages"]) or str(row["id"])

    def report(self, folder: Path, headline: str, command: str) -> None:
        """Print the tables and write the files: a CSV and plots for each kind of piece, and one page with everything."""
        from ..arena.lab import as_csv
        from .renderers import console

        screen = console()
        screen.print(headline, style="bold", markup=False)
        page = [f"# {headline}", f"`{command}`"]
        for kind in self.tally.sums:
            print_sheet(screen, self.sheet(kind, SHOWN))
            write_text(folder / f"{kind}.csv", as_csv(self.tally, kind, self.name))
            page += [f"## {self.say.say(f'lab-by-{kind}')}", *self.draw(folder, kind), _markdown(self.sheet(kind))]
        write_text(folder / "report.md", "\n\n".join(page) + "\n")

    def sheet(self, kind: str, most: int | None = None) -> "Sheet":
        """Return the figures of one kind of piece, best first; at most `most` rows if given."""
        from ..arena.report import Sheet

        rows = self.tally.rows(kind)
        columns = [f"column-{name}" for name in (kind, "times", "win", "points", "place")]
        title = self.say.say(f"lab-by-{kind}")
        if most is not None and len(rows) > most:
            title += f" ({self.say.say('lab-best', n=most, of=len(rows))})"
        return Sheet(title, [self.say.say(f"lab-{name}") for name in columns], [self.cells(row) for row in rows[:most]])

    def cells(self, row: "Row") -> list[str]:
        """Format a row."""
        formatter = self.formatter
        figures = [self.figure(row["win"], 100), self.figure(row["points"]), self.figure(row["place"])]
        return [self.name(row), formatter.number(row["times"], 0), *figures]

    def figure(self, interval: dict[str, float], scale: int = 1) -> str:
        """Format a mean and the half-width of its interval."""
        value, error = (
            self.formatter.number(scale * x, 2) for x in (interval["value"], interval["high"] - interval["value"])
        )
        return self.formatter.word("plus-minus", value=value, error=error)

    def draw(self, folder: Path, kind: str) -> list[str]:
        """Plot win rate and points of one kind of piece; returns the pictures for the page."""
        from ..arena.plots import scaled, whiskers

        rows = self.tally.rows(kind)
        names = [self.name(row) for row in rows]
        images = []
        fair = 100 / len(self.tally.names["seat"][0])
        figures = {"win": [scaled(row["win"], 100) for row in rows], "points": [row["points"] for row in rows]}
        for measure, level in (("win", fair), ("points", None)):
            label = self.say.say(f"lab-column-{measure}")
            write_text(folder / f"{kind}-{measure}.svg", whiskers(names, figures[measure], label, level).decode())
            images.append(f"![{label}]({kind}-{measure}.svg)")
        return images


def _markdown(sheet: "Sheet") -> str:
    lines = [sheet.head, ["---", *["---:"] * (len(sheet.head) - 1)], *sheet.rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
