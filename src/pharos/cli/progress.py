"""A progress bar for commands that play many games, and how they end when somebody stops them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

STOPPED = 130  # the usual exit code after Ctrl-C


@contextmanager
def progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar on stderr, so that the output can be piped."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
