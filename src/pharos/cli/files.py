"""Reads and writes text files, and reports failures as expected errors."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import BadChoice


def _why(error: OSError) -> str:
    """Return why a file operation failed, for the error message."""
    reasons = ((FileNotFoundError, "missing"), (IsADirectoryError, "folder"), (PermissionError, "denied"))
    return next((name for error_class, name in reasons if isinstance(error, error_class)), "other")


def read_text(path: Path) -> str:
    """Read a text file; raises BadChoice if that fails."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadChoice("no-file", got=str(path), why=_why(error)) from error
    except UnicodeDecodeError as error:
        raise BadChoice("no-text", got=str(path)) from error


def write_text(path: Path, text: str) -> None:
    """Write a text file atomically; raises BadChoice if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".part")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise BadChoice("no-write", got=str(path), why=_why(error)) from error
