"""`pharos lab`: studies over very many games."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..locales import Words
from .arena import STOPPED, print_sheet, progress
from .files import write_text
from .play import read_options, read_seed

if TYPE_CHECKING:
    from ..arena.lab import Tally
    from ..arena.report import Sheet

SHOWN = 20  # rows of a long table at the terminal; the file has them all


def add_to(app: typer.Typer, say: Words) -> None:
    """The command in the reader's language."""
    from ..core.registry import game_ids

    lab = typer.Typer(help=say.say("lab-about"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(lab, name="lab")

    @lab.callback()
    def studies() -> None:
        """More studies may come."""

    @lab.command(help=say.say("lab-wonders"))
    def wonders(
        game: Annotated[str, typer.Option(help=say.say("cli-game", games=", ".join(game_ids())))] = "seven-wonders",
        players: Annotated[int | None, typer.Option(help=say.say("lab-players"))] = None,
        games: Annotated[int, typer.Option(help=say.say("lab-games"), min=1)] = 10_000,
        bot: Annotated[str, typer.Option(help=say.say("lab-bot"))] = "greedy",
        option: Annotated[list[str] | None, typer.Option(help=say.say("cli-option"))] = None,
        seed: Annotated[str, typer.Option(help=say.say("arena-seed"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say.say("arena-workers"), min=1)] = None,
        processes: Annotated[bool, typer.Option("--processes", help=say.say("arena-processes"))] = False,
        cluster: Annotated[str | None, typer.Option(help=say.say("arena-cluster"))] = None,
        out: Annotated[Path, typer.Option(help=say.say("lab-out"))] = Path("lab"),
    ) -> None:
        from ..arena.executors import crew
        from ..arena.lab import study
        from ..core.registry import kind

        seats = players or kind(game).seats[0]
        start = time.perf_counter()
        with (
            crew(workers=workers, processes=processes, cluster=cluster) as hired,
            _until_stopped(say, out),
            progress(say.say("arena-playing")) as told,
        ):
            tally = study(
                game,
                bot,
                games,
                hired,
                players=seats,
                options=read_options(option or []),
                seed=read_seed(seed) or 0,
                told=told,
                kept_in=out,
            )
        spent = time.perf_counter() - start
        headline = say.say("lab-headline", game=say.say(f"{game}-name"), players=seats, games=tally.games, bot=bot)
        Study(tally, game, say).tell(out, headline, _command(game, seats, games, bot, option or [], seed))
        print(say.say("lab-time", n=tally.games, seconds=round(spent)))
        print(say.say("lab-kept", folder=str(out)))


@contextmanager
def _until_stopped(say: Words, folder: Path) -> Iterator[None]:
    """Ctrl-C leaves what is counted, and says so."""
    try:
        yield
    except KeyboardInterrupt:
        from ..arena.notebook import games_in

        print(say.say("lab-stopped", games=games_in(folder)), file=sys.stderr)
        sys.exit(STOPPED)


def _command(game: str, players: int, games: int, bot: str, options: list[str], seed: str) -> str:
    """The command line that gives these tables again."""
    words = ["pharos lab wonders", f"--game {game}", f"--players {players}", f"--games {games}", f"--bot {bot}"]
    return " ".join([*words, *(f"--option {option}" for option in options), f"--seed {seed}"])


class Study:
    """Tells what a tally says."""

    def __init__(self, tally: "Tally", game: str, say: Words) -> None:
        from ..arena.report import Teller

        self.tally, self.game, self.say, self.tell_number = tally, game, say, Teller(say, game)

    def name(self, row: dict[str, Any]) -> str:
        """What a piece is called."""
        return " ".join(self.say.say(f"{self.game}-{message}") for message in row["messages"]) or str(row["id"])

    def tell(self, folder: Path, headline: str, command: str) -> None:
        """Print tables, write files: a CSV and plots for each sort, and a page with everything."""
        from ..arena.lab import as_csv
        from .table import console

        screen = console()
        screen.print(headline, style="bold", markup=False)
        page = [f"# {headline}", f"`{command}`"]
        for sort in self.tally.sums:
            print_sheet(screen, self.sheet(sort, SHOWN))
            write_text(folder / f"{sort}.csv", as_csv(self.tally, sort, self.name))
            page += [f"## {self.say.say(f'lab-by-{sort}')}", *self.draw(folder, sort), _markdown(self.sheet(sort))]
        write_text(folder / "report.md", "\n\n".join(page) + "\n")

    def sheet(self, sort: str, most: int | None = None) -> "Sheet":
        """The figures of a sort, the best first; only the best of many if asked."""
        from ..arena.report import Sheet

        rows = self.tally.rows(sort)
        columns = [f"column-{name}" for name in (sort, "times", "win", "points", "place")]
        title = self.say.say(f"lab-by-{sort}")
        if most is not None and len(rows) > most:
            title += f" ({self.say.say('lab-best', n=most, of=len(rows))})"
        return Sheet(title, [self.say.say(f"lab-{name}") for name in columns], [self.cells(row) for row in rows[:most]])

    def cells(self, row: dict[str, Any]) -> list[str]:
        """A row as texts."""
        tell = self.tell_number
        figures = [self.figure(row["win"], 100), self.figure(row["points"]), self.figure(row["place"])]
        return [self.name(row), tell.number(row["times"], 0), *figures]

    def figure(self, found: dict[str, float], scale: int = 1) -> str:
        """A mean and the half width of its interval."""
        value, error = (self.tell_number.number(scale * x, 2) for x in (found["value"], found["high"] - found["value"]))
        return self.tell_number.word("plus-minus", value=value, error=error)

    def draw(self, folder: Path, sort: str) -> list[str]:
        """Plot win rate and points of a sort; returns the pictures for the page."""
        from ..arena.figures import whiskers

        rows = self.tally.rows(sort)
        names = [self.name(row) for row in rows]
        found = []
        fair = 100 / len(self.tally.names["seat"][0])
        for measure, scale, level in (("win", 100, fair), ("points", 1, None)):
            label = self.say.say(f"lab-column-{measure}")
            figures = [{end: scale * value for end, value in row[measure].items()} for row in rows]
            write_text(folder / f"{sort}-{measure}.svg", whiskers(names, figures, label, level).decode())
            found.append(f"![{label}]({sort}-{measure}.svg)")
        return found


def _markdown(sheet: "Sheet") -> str:
    lines = [sheet.head, ["---", *["---:"] * (len(sheet.head) - 1)], *sheet.rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
