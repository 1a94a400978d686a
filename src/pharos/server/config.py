"""Settings of the server: defaults, then a TOML file, then the environment (PHAROS_*), then flags; the later wins."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, get_type_hints

from ..core.errors import BadChoice


@dataclass(frozen=True)
class Settings:
    """Everything that a host may choose. Times are in seconds unless their name says otherwise."""

    host: str = "127.0.0.1"
    port: int = 8327
    database: str = ""
    """A database URL; empty for a SQLite file in the user's data directory."""
    secret: str = ""
    """What cookies are signed with; empty for one that is made once and kept in the database."""
    origins: str = ""
    """Origins besides our own that browsers may connect from, separated by blanks."""
    proxy: bool = False
    """Whether a trusted proxy in front of us tells the client's address and scheme."""
    warm: bool = True
    """Whether to compile the rules in the background at start."""
    bots: int = 2
    """How many bots may think at once."""
    bot_milliseconds: int = 1000
    """How long a bot may think."""
    pace: float = 0.8
    """The least time between decisions that people should be able to follow."""
    log_level: str = "info"
    metrics: bool = True
    """Whether /metrics is served."""
    tables_per_guest: int = 30
    tables: int = 20000
    """Tables that are open or being played."""
    connections_per_guest: int = 12
    connections_per_address: int = 120
    connections: int = 5000
    requests_per_minute: int = 600
    """Requests of one address."""
    messages_per_second: float = 20.0
    """Messages of one connection."""
    grace: float = 3.0
    """How long a broken connection may take to come back before the others are told."""
    stand_in: float = 3.0
    """How long another worker waits before it does what a silent one should have done."""
    open_days: int = 2
    """Tables that nobody starts are closed after so many days."""
    playing_days: int = 120
    """Games that nobody goes on with are closed after so many days."""

    @property
    def url(self) -> str:
        """The database URL for SQLAlchemy."""
        given = self.database or f"sqlite:///{default_file()}"
        for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
            if given.startswith(plain):
                return given.replace(plain, driver, 1)
        if given.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
            return given
        raise BadChoice("bad-database", got=given.partition("@")[2] or given, expected="sqlite:///FILE, postgresql://...")

    @property
    def is_postgresql(self) -> bool:
        """Whether several workers may share the database."""
        return self.url.startswith("postgresql")


def default_file() -> Path:
    """Where tables are kept unless a database is named."""
    from platformdirs import user_data_dir

    place = Path(user_data_dir("pharos"))
    place.mkdir(parents=True, exist_ok=True)
    return place / "server.sqlite3"


def settings(
    flags: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None, file: Path | None = None
) -> Settings:
    """The settings in force; raises BadChoice for an unknown name or a value of the wrong sort."""
    env = dict(os.environ) if environment is None else dict(environment)
    chosen = Settings()
    chosen = replace(chosen, **_checked(_read(file))) if file else chosen
    named = {name: env[f"PHAROS_{name.upper()}"] for name in names() if f"PHAROS_{name.upper()}" in env}
    chosen = replace(chosen, **_checked(named))
    return replace(chosen, **_checked({name: value for name, value in (flags or {}).items() if value is not None}))


def names() -> list[str]:
    """The names of all settings."""
    return [field.name for field in fields(Settings)]


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadChoice("bad-settings-file", got=str(file)) from error


def _checked(given: Mapping[str, Any]) -> dict[str, Any]:
    sorts = get_type_hints(Settings)
    for name in given:
        if name not in sorts:
            raise BadChoice("unknown-setting", got=name, expected=", ".join(names()))
    return {name: _value(name, value, sorts[name]) for name, value in given.items()}


_TRUTHS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


def _value(name: str, value: Any, sort: type) -> Any:
    try:
        if sort is bool:
            return _TRUTHS[str(value).lower()]
        found = sort(value)
    except (KeyError, ValueError, TypeError):
        raise BadChoice("bad-setting", name=name, got=str(value), expected=sort.__name__) from None
    if name == "port" and not 0 <= found <= 65535:
        raise BadChoice("bad-port", got=str(value))
    if isinstance(found, int | float) and not 0 <= found < 10**9:
        raise BadChoice("bad-setting", name=name, got=str(value), expected=sort.__name__)
    return found
