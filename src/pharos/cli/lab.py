"""`pharos lab`: studies over very many games."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..locales import Words
from .arena import print_sheet, progress
from .files import write_text
from .play import read_options, read_seed

if TYPE_CHECKING:
    from ..arena.lab import Tally

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
            )
        spent = time.perf_counter() - start
        Study(tally, game, say).tell(
            out, say.say("lab-headline", game=say.say(f"{game}-name"), players=seats, games=tally.games, bot=bot)
        )
        print(say.say("lab-time", n=tally.games, seconds=round(spent)))
        print(say.say("lab-kept", folder=str(out)))


class Study:
    """Tells what a tally says."""

    def __init__(self, tally: "Tally", game: str, say: Words) -> None:
        from ..arena.report import Teller

        self.tally, self.game, self.say, self.tell_number = tally, game, say, Teller(say, game)

    def name(self, row: dict[str, Any]) -> str:
        """What a piece is called."""
        return " ".join(self.say.say(f"{self.game}-{message}") for message in row["messages"]) or str(row["id"])

    def tell(self, folder: Path, headline: str) -> None:
        """Print tables, write files."""
        from ..arena.lab import as_csv
        from .table import console

        screen = console()
        screen.print(headline, style="bold", markup=False)
        for sort in self.tally.sums:
            print_sheet(screen, self.sheet(sort))
            write_text(folder / f"{sort}.csv", as_csv(self.tally, sort, self.name))
        for name, svg in self.plots():
            write_text(folder / f"{name}.svg", svg.decode())

    def sheet(self, sort: str) -> Any:
        """The figures of a sort, the best first; only the best of many."""
        from ..arena.report import Sheet

        rows = self.tally.rows(sort)
        columns = [f"column-{name}" for name in (sort, "times", "win", "points", "place")]
        title = self.say.say(f"lab-by-{sort}")
        if len(rows) > SHOWN:
            title += f" ({self.say.say('lab-best', n=SHOWN, of=len(rows))})"
        return Sheet(title, [self.say.say(f"lab-{name}") for name in columns], [self.cells(row) for row in rows[:SHOWN]])

    def cells(self, row: dict[str, Any]) -> list[str]:
        """A row as texts."""
        tell = self.tell_number
        figures = [self.figure(row["win"], 100), self.figure(row["points"]), self.figure(row["place"])]
        return [self.name(row), tell.number(row["times"], 0), *figures]

    def figure(self, found: dict[str, float], scale: int = 1) -> str:
        """A mean and the half width of its interval."""
        value, error = (self.tell_number.number(scale * x, 2) for x in (found["value"], found["high"] - found["value"]))
        return self.tell_number.word("plus-minus", value=value, error=error)

    def plots(self) -> list[tuple[str, bytes]]:
        """Win rate and points of every sort."""
        from ..arena.figures import whiskers

        found = []
        for sort in self.tally.sums:
            rows = self.tally.rows(sort)
            names = [self.name(row) for row in rows]
            wins = [{end: 100 * value for end, value in row["win"].items()} for row in rows]
            found.append((f"{sort}-win", whiskers(names, wins, self.say.say("lab-column-win"))))
            found.append(
                (f"{sort}-points", whiskers(names, [row["points"] for row in rows], self.say.say("lab-column-points")))
            )
        return found
