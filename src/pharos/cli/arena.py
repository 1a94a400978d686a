"""`pharos arena`: bots against bots on duplicate deals."""

import json as writer
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import BadChoice
from ..locales import Words
from .compiling import compile_bots
from .files import write_text
from .play import read_options, read_seed
from .progress import STOPPED, progress
from .shared_options import Cluster, GameArgument, GameOptions, Processes, Seed, Workers, explained

if TYPE_CHECKING:
    from rich.console import Console

    from ..arena.deals import Plan
    from ..arena.executors import ArenaExecutor
    from ..arena.match import DealPlayed
    from ..arena.report import Sheet
    from ..arena.sprt import Sprt
    from ..arena.summary import Summary

WIDEST = 1000  # columns that a table may have; a narrower terminal wraps the lines itself


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""

    @app.command(help=say.say("arena-about"))
    @explained(say)
    def arena(
        game: GameArgument,
        bots: Annotated[list[str], typer.Argument(help="arena-bots")],
        deals: Annotated[int, typer.Option(help="arena-deals", min=1)] = 100,
        seed: Seed = "1",
        players: Annotated[int | None, typer.Option(help="cli-players")] = None,
        option: GameOptions = None,
        round_robin: Annotated[bool, typer.Option("--round-robin", help="arena-round-robin")] = False,
        milliseconds: Annotated[int | None, typer.Option(help="arena-milliseconds", min=1)] = None,
        patience: Annotated[float, typer.Option(help="arena-patience", min=0.01)] = 60.0,
        sprt: Annotated[bool, typer.Option("--sprt", help="arena-sprt")] = False,
        elo0: Annotated[float, typer.Option(help="arena-elo0")] = 0.0,
        elo1: Annotated[float, typer.Option(help="arena-elo1")] = 20.0,
        workers: Workers = None,
        processes: Processes = False,
        cluster: Cluster = None,
        out: Annotated[Path | None, typer.Option(help="arena-out")] = None,
        again: Annotated[bool, typer.Option("--again", help="arena-again")] = False,
        json: Annotated[bool, typer.Option("--json", help="cli-json")] = False,
        no_report: Annotated[bool, typer.Option("--no-report", help="arena-no-report")] = False,
    ) -> None:
        from ..arena.deals import plan
        from ..arena.executors import open_executor
        from ..arena.sprt import Sprt

        made = plan(
            game, bots, players=players, options=read_options(option or []), seed=read_seed(seed) or 0,
            round_robin=round_robin, milliseconds=milliseconds, patience=patience,
        )  # fmt: skip
        question = Sprt(made, elo0, elo1) if sprt else None
        if cluster is None:
            compile_bots(made)
        with open_executor(workers=workers, processes=processes, cluster=cluster) as executor:
            match = Match(made, deals, out or default_folder(made), say, question)
            match.play(executor, again)
        match.report(as_json=json, has_page=not no_report)


def default_folder(plan: "Plan") -> Path:
    """Return the default folder for results."""
    from platformdirs import user_data_dir

    from ..arena.store import folder_name

    return Path(user_data_dir("pharos")) / "arena" / folder_name(plan)


class Match:
    """One call of the arena: plays, stores and reports."""

    def __init__(self, plan: "Plan", deals: int, folder: Path, say: Words, question: "Sprt | None") -> None:
        self.plan, self.deals, self.folder, self.say, self.question = plan, deals, folder, say, question
        self.results: list[DealPlayed] = []

    def play(self, executor: "ArenaExecutor", again: bool) -> None:
        """Play the deals that are still missing; Ctrl-C keeps the results so far."""
        from ..arena.runner import run
        from ..arena.store import Store

        store = Store(self.folder, self.plan, again=again)
        is_decided = self.question.is_decided if self.question else None
        try:
            with progress(self.say.say("arena-playing")) as on_progress:
                self.results = run(
                    self.plan, self.deals, executor=executor, store=store, on_progress=on_progress, is_decided=is_decided
                )
        except KeyboardInterrupt:
            print(self.say.say("arena-stopped", n=len(store.load())), file=sys.stderr)
            sys.exit(STOPPED)

    def summary(self) -> "Summary":
        """Return all figures and the plan they belong to."""
        from ..arena.statistics import summarise
        from ..arena.store import command, header

        about = header(self.plan)
        more = ("--sprt", f"--elo0 {self.question.low:g}", f"--elo1 {self.question.high:g}") if self.question else ()
        return {
            "command": command(self.plan, self.deals, more),
            "version": about["version"],
            "code": about["code"],
            "sources": about["plan"]["sources"],
            **summarise(self.plan, self.results),
            "sprt": self.question.data(self.results) if self.question else None,
        }

    def report(self, *, as_json: bool, has_page: bool) -> None:
        """Print the figures, and write them next to the results."""
        from ..arena.report import page

        summary = self.summary()
        write_text(self.folder / "summary.json", writer.dumps(summary, indent=1) + "\n")
        if has_page:
            try:
                write_text(self.folder / "report.html", page(summary, self.results, self.say))
            except BadChoice as error:
                has_page = False
                print(self.say.error(error), file=sys.stderr)
        if as_json:
            print(writer.dumps(summary))
            return
        show(summary, self.say)
        print(self.say.say("arena-saved" if has_page else "arena-saved-no-report", folder=str(self.folder)))


def show(summary: "Summary", say: Words) -> None:
    """Print the figures."""
    from ..arena.report import MOST_TRACES, Formatter, fault_lines, headline, sheets, traces, verdict
    from .renderers import console

    formatter, screen = Formatter(say, summary["game"]), console()
    screen.print(headline(summary, formatter), style="bold", markup=False)
    screen.print(summary["command"], markup=False, soft_wrap=True)
    for sheet in sheets(summary, formatter):
        print_sheet(screen, sheet)
    lines = fault_lines(summary, formatter)
    for line in lines[:10]:
        screen.print(line, markup=False, soft_wrap=True)
    if len(lines) > 10:
        screen.print(formatter.word("more-faults", n=len(lines) - 10), markup=False)
    for trace in traces(summary)[:MOST_TRACES]:
        screen.print(trace, markup=False, soft_wrap=True)
    for line in verdict(summary, formatter):
        screen.print(line, markup=False, soft_wrap=True)


def print_sheet(screen: "Console", sheet: "Sheet") -> None:
    """Print one table; titles wrap at spaces where figures are narrower, and nothing is truncated."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for place, name in enumerate(sheet.head):
        width = max((len(row[place]) for row in sheet.rows), default=0)
        title = name if len(name) <= width else name.replace(" ", "\n")
        table.add_column(Text(title), justify="right" if place else "left", no_wrap=True)
    for row in sheet.rows:
        table.add_row(*map(Text, row))
    screen.print(sheet.title, style="bold", markup=False)
    Console(highlight=False, width=WIDEST).print(table)
    screen.print()
