"""The optional parts of an installation (`pip install "pharos[server]"`), and the sentence for a part that is missing."""

from __future__ import annotations

from importlib.util import find_spec

from .errors import MissingExtra


def require(extra: str, *modules: str) -> None:
    """Raise MissingExtra with the command that installs an extra, unless all these modules are installed."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise MissingExtra("missing-extra", got=extra, expected=", ".join(missing))
