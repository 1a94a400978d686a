"""Server settings. Flags override the environment (PHAROS_*), which overrides a TOML file, which overrides the defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any, get_type_hints

from ..core.errors import BadChoice

LEAST_PASSWORD = 12
"""Characters that the host's password has at least."""


@dataclass(frozen=True)
class Settings:
    """All settings. Times are in seconds unless the name says otherwise."""

    host: str = "127.0.0.1"
    port: int = 8327
    database: str = ""
    """A database URL (default: a SQLite file in the user's data directory)."""
    database_wait: float = 30.0
    """The time that PostgreSQL has to accept connections when the server starts."""
    secret: str = ""
    """The key that signs cookies (default: a random one, stored in the database)."""
    origins: str = ""
    """Further origins from which browsers may connect, separated by spaces."""
    proxy: bool = False
    """Whether trusted reverse proxies set the client's address and scheme."""
    proxy_hops: int = 1
    """The number of trusted proxies in front of the server."""
    warm: bool = True
    """Whether to compile stronger bots in the background, in another process."""
    bots: int = 2
    """The number of bots that think at the same time."""
    bot_milliseconds: int = 1000
    """The thinking time of a bot."""
    measure: bool = True
    """Whether to measure in the background, while no bot is thinking, how well people decided in their finished games."""
    pace: float = 0.8
    """The minimum time between two bot moves while somebody watches."""
    puzzles: str = ""
    """A folder with more puzzles, in a file GAME.jsonl for each game."""
    log_level: str = "info"
    log_format: str = "auto"
    """`json`, `plain` or `auto`: plain lines on a terminal, otherwise JSON."""
    admin_password: str = ""
    """The password of the admin page, at least 12 characters; without one there is no such page."""
    admin_addresses: str = ""
    """Addresses and networks that may use the admin page, separated by spaces (default: any)."""
    push: bool = True
    """Whether to offer notifications (web push) to people who are away."""
    push_contact: str = ""
    """A `mailto:` or `https:` address for push services (default: the address of the page)."""
    push_delay: float = 20.0
    """The time that somebody has to return before they are notified."""
    push_private: bool = False
    """Whether push endpoints may be plain HTTP and at private addresses; for tests."""
    metrics: bool = True
    """Whether /metrics is served."""
    metrics_token: str = ""
    """The bearer token that opens /metrics to any address."""
    metrics_addresses: str = "127.0.0.1 ::1"
    """Addresses and networks that may read /metrics without a token, separated by spaces."""
    tables_per_guest: int = 30
    tables: int = 100_000
    """The maximum number of open and running tables; more than one address can create before they are closed."""
    tables_per_address_per_day: int = 500
    connections_per_guest: int = 12
    connections_per_address: int = 120
    connections: int = 5000
    http_connections: int = 600
    """The maximum number of connections that are not WebSockets."""
    http_connections_per_address: int = 60
    """The same for one address; not counted behind a proxy."""
    header_seconds: float = 15.0
    """The time a client has to send the headers of a request."""
    body_seconds: float = 30.0
    """The time a client has to send the body of a request, and to go on reading the answer."""
    requests_per_minute: int = 600
    """The limit for one address."""
    messages_per_second: float = 20.0
    """The limit for one connection."""
    grace: float = 3.0
    """The time a player has to reconnect before the others see the absence."""
    stand_in: float = 3.0
    """The time after which a worker does what a silent one should have done."""
    open_days: int = 2
    """Days after which a table that was not started is closed."""
    playing_days: int = 120
    """Days without a move after which a running game is closed."""

    @property
    def url(self) -> str:
        """The database URL for SQLAlchemy."""
        url = self.database or f"sqlite:///{default_file()}"
        for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
            if url.startswith(plain):
                return url.replace(plain, driver, 1)
        if url.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
            return url
        raise BadChoice(
            "bad-database", got=url.partition("@")[2] or url, expected="sqlite:///FILE, postgresql://USER@HOST/NAME"
        )

    @property
    def is_postgresql(self) -> bool:
        """Whether the database is PostgreSQL, which several workers may share."""
        return self.url.startswith("postgresql")


def default_file() -> Path:
    """The default SQLite file."""
    from platformdirs import user_data_dir

    place = Path(user_data_dir("pharos"))
    place.mkdir(parents=True, exist_ok=True)
    return place / "server.sqlite3"


def settings(
    flags: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None, file: Path | None = None
) -> Settings:
    """The effective settings; raises BadChoice for an unknown name or an invalid value."""
    env = dict(os.environ) if environment is None else dict(environment)
    chosen = Settings()
    chosen = replace(chosen, **_checked(_read(file))) if file else chosen
    named = {name: env[f"PHAROS_{name.upper()}"] for name in names() if f"PHAROS_{name.upper()}" in env}
    chosen = replace(chosen, **_checked(named))
    return replace(chosen, **_checked({name: value for name, value in (flags or {}).items() if value is not None}))


def names() -> list[str]:
    """The names of all settings."""
    return [field.name for field in fields(Settings)]


def _read(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadChoice("no-file", got=str(file), why="missing") from error
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadChoice("bad-settings-file", got=str(file)) from error


def _checked(given: Mapping[str, object]) -> dict[str, Any]:
    """These settings, each with a value of the type that its field declares, which a type checker cannot know."""
    types = get_type_hints(Settings)
    for name in given:
        if name not in types:
            raise BadChoice("unknown-setting", got=name, expected=", ".join(names()))
    return {name: _value(name, value, types[name]) for name, value in given.items()}


_TRUTHS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


def _value(name: str, value: object, type_: type) -> object:
    try:
        if type_ is bool:
            return _TRUTHS[str(value).lower()]
        parsed = type_(value)
    except (KeyError, ValueError, TypeError):
        raise BadChoice("bad-setting", name=name, got=str(value), expected=type_.__name__) from None
    if name == "admin_password" and 0 < len(parsed) < LEAST_PASSWORD:
        raise BadChoice("weak-password", name=name, least=LEAST_PASSWORD)
    if name.endswith("_addresses"):
        _check_networks(name, parsed)
    if name == "port" and not 0 <= parsed <= 65535:
        raise BadChoice("bad-port", got=str(value))
    if isinstance(parsed, int | float) and not 0 <= parsed < 10**9:
        raise BadChoice("bad-setting", name=name, got=str(value), expected=type_.__name__)
    return parsed


def _check_networks(name: str, text: str) -> None:
    """Raises BadChoice if a word of the text is neither an address nor a network."""
    for word in text.split():
        try:
            ip_network(word, strict=False)
        except ValueError:
            raise BadChoice("bad-setting", name=name, got=word, expected="192.0.2.1, 2001:db8::/32") from None
