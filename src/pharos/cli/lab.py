"""`pharos lab`: statistics over many games."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..locales import Words
from .arena import print_sheet
from .files import write_text
from .play import read_options, read_seed
from .progress import STOPPED
from .shared_options import (
    BotSpec,
    Cluster,
    GameOption,
    GameOptions,
    Games,
    Players,
    Processes,
    Seed,
    Workers,
    explained,
    games_of,
)

if TYPE_CHECKING:
    from ..arena.lab import Row, Tally
    from ..arena.report import Sheet
    from ..core.openings import Openings

SHOWN = 20  # rows of a long table in the terminal; the file has all of them


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""
    from ..core.registry import game_ids

    first_game = game_ids()[0]
    lab = typer.Typer(help=say.say("lab-about"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(lab, name="lab")
    _add_openings(lab, say, first_game)

    @lab.callback()
    def studies() -> None:
        """Group the studies under one command."""

    @lab.command(help=say.say("lab-wonders"))
    @explained(say)
    def wonders(
        game: GameOption = first_game,
        players: Players = None,
        games: Games = 10_000,
        bot: BotSpec = "greedy",
        option: GameOptions = None,
        seed: Seed = "1",
        workers: Workers = None,
        processes: Processes = False,
        cluster: Cluster = None,
        out: Annotated[Path, typer.Option(help="lab-out")] = Path("lab"),
    ) -> None:
        from ..arena.lab import study
        from ..core.registry import ruleset

        seats, options = players or ruleset(game).seats[0], read_options(option or [])
        where = games_of(game, bot, seats, options, say, workers=workers, processes=processes, cluster=cluster)
        with _until_stopped(say, out), where as (executor, on_progress):
            start = time.perf_counter()
            tally = study(
                game, bot, games, executor, players=seats, options=options, seed=read_seed(seed) or 0,
                on_progress=on_progress, kept_in=out,
            )  # fmt: skip
            spent = time.perf_counter() - start
        headline = say.say("lab-headline", game=say.say(f"{game}-name"), players=seats, games=tally.games, bot=bot)
        Study(tally, game, say).report(out, headline, _command(game, seats, games, bot, option or [], seed))
        print(say.say("lab-time", n=tally.games, seconds=round(spent)))
        print(say.say("lab-saved", folder=str(out)))


def _add_openings(lab: typer.Typer, say: Words, first_game: str) -> None:
    """Add the study of openings."""

    @lab.command(help=say.say("lab-openings"))
    @explained(say)
    def openings(
        game: GameOption = first_game,
        players: Players = None,
        games: Games = 1_000,
        bot: BotSpec = "greedy",
        option: GameOptions = None,
        seed: Seed = "1",
        workers: Workers = None,
        processes: Processes = False,
        cluster: Cluster = None,
        out: Annotated[Path, typer.Option(help="lab-openings-out")] = Path("openings.json"),
    ) -> None:
        from ..arena.openings import count_openings

        options = read_options(option or [])
        where = games_of(game, bot, players, options, say, workers=workers, processes=processes, cluster=cluster)
        with where as (executor, on_progress):
            counted = count_openings(
                game, bot, games, executor, players=players, options=options, seed=read_seed(seed) or 0,
                on_progress=on_progress,
            )  # fmt: skip
        _store_openings(out, counted)
        print(say.say("lab-openings-saved", n=games, file=str(out)))


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


def _command(game: str, players: int, games: int, bot: str, options: list[str], seed: str) -> str:
    """Return the command line that reproduces these tables."""
    words = ["pharos lab wonders", f"--game {game}", f"--players {players}", f"--games {games}", f"--bot {bot}"]
    return " ".join([*words, *(f"--option {option}" for option in options), f"--seed {seed}"])


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
