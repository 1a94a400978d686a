"""Reading and writing text files, with expected mistakes as expected errors."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import BadChoice


def _why(error: OSError) -> str:
    """The sort of trouble, for the sentence."""
    sorts = ((FileNotFoundError, "missing"), (IsADirectoryError, "folder"), (PermissionError, "denied"))
    return next((name for sort, name in sorts if isinstance(error, sort)), "other")


def read_text(path: Path) -> str:
    """A text file; raises BadChoice if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadChoice("no-file", got=str(path), why=_why(error)) from error
    except UnicodeDecodeError as error:
        raise BadChoice("no-text", got=str(path)) from error


def write_text(path: Path, text: str) -> None:
    """Write a text file whole or not at all; raises BadChoice if it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".part")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise BadChoice("no-write", got=str(path), why=_why(error)) from error
