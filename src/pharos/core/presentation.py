"""What people read and see of games and errors: sentences, boards as text, pictures, progress.

The packages that write and draw them depend on core, so core names them here and loads them on first use.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .errors import PharosError

Report = Callable[[str, int, int], None]
"""A function that is called with what is compiled next, how many steps are done, and of how many."""

_SENTENCES = "pharos.locales"
_BOARDS = "pharos.drawing"
_COMPILING = "pharos.cli.compiling"


def sentence(error: PharosError) -> str:
    """Return an error as a sentence in the language of the environment; its values if the locales have no sentence."""
    locales = import_module(_SENTENCES)
    language = locales.preferred()
    try:
        return str(locales.words(language if language in locales.languages() else "en").error(error))
    except KeyError:
        return ", ".join(f"{name}: {value}" for name, value in error.values.items())


def board_text(game: object, seat: int | None, language: str | None) -> str:
    """Return the table as a seat sees it, drawn as text."""
    return str(import_module(_BOARDS).board_text(game, seat, language))


def board_svg(game: object, seat: int | None, language: str | None) -> str:
    """Return the table as a seat sees it, as an SVG picture."""
    return str(import_module(_BOARDS).board_svg(game, seat, language))


def announce_compiling(game: str, compile: Callable[[Report], None] | None = None) -> None:
    """Announce that kernels of a game are about to be compiled; on a terminal, compile them with a progress bar."""
    import_module(_COMPILING).announce(game, compile)


def compile_rules(game: str) -> None:
    """Announce that the rules of a game are being compiled; on a terminal, compile them with a progress bar."""
    import_module(_COMPILING).compile_rules(game)
