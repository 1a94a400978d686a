"""`pharos serve`: host tables for people and bots over the network."""

import contextlib
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from ..core.extras import require
from ..core.json_types import JsonObject
from ..locales import Words

LIBRARIES = (
    "aiosqlite",
    "alembic",
    "asyncpg",
    "fastapi",
    "httptools",
    "orjson",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
)


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the command, with help in the reader's language."""

    def about(name: str) -> object:
        return typer.Option(help=say.say(f"server-{name}"), show_default=False)

    @app.command(help=say.say("server-serve"))
    def serve(
        host: Annotated[str | None, about("host")] = None,
        port: Annotated[int | None, about("port")] = None,
        database: Annotated[str | None, about("database")] = None,
        config: Annotated[Path | None, about("config")] = None,
        origins: Annotated[str | None, about("origins")] = None,
        proxy: Annotated[bool | None, about("proxy")] = None,
        warm: Annotated[bool | None, about("warm")] = None,
        measure: Annotated[bool | None, about("measure")] = None,
        bots: Annotated[int | None, about("bots")] = None,
        bot_milliseconds: Annotated[int | None, about("bot-milliseconds")] = None,
        pace: Annotated[float | None, about("pace")] = None,
        metrics: Annotated[bool | None, about("metrics")] = None,
        log_level: Annotated[str | None, about("log-level")] = None,
        log_format: Annotated[str | None, about("log-format")] = None,
        tables_per_guest: Annotated[int | None, about("tables-per-guest")] = None,
        connections_per_guest: Annotated[int | None, about("connections-per-guest")] = None,
        connections_per_address: Annotated[int | None, about("connections-per-address")] = None,
        connections: Annotated[int | None, about("connections")] = None,
        requests_per_minute: Annotated[int | None, about("requests-per-minute")] = None,
        messages_per_second: Annotated[float | None, about("messages-per-second")] = None,
        open: Annotated[bool, about("open")] = False,
    ) -> None:
        flags = {name: value for name, value in locals().items() if name not in ("config", "about", "say", "app", "open")}
        run(flags, config, say, opens=open)

    @app.command(help=say.say("server-schema"))
    def schema() -> None:
        import json

        print(json.dumps(schemas(), ensure_ascii=False, indent=2))


def run(flags: JsonObject, config: Path | None, say: Words, *, opens: bool = False) -> None:
    """Serve until stopped."""
    require("server", *LIBRARIES)
    from ..server.config import settings
    from ..server.run import end_process_soon, serve

    def announce(url: str) -> None:
        print(say.say("server-address", url=url), flush=True)
        if opens:
            Thread(target=show, args=[url], daemon=True).start()

    serve(settings(flags, file=config), announce, after_stop=end_process_soon)


def show(url: str) -> None:
    """Open the browser at this address, if there is one. A text browser returns only when it is closed."""
    import webbrowser

    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)


def schemas() -> JsonObject:
    """Return the schemas of the whole API: REST as OpenAPI, WebSocket messages as JSON schemas."""
    require("server", *LIBRARIES)
    from ..server.app import make_app
    from ..server.config import Settings
    from ..server.ws.messages import schemas as messages

    return {"openapi": make_app(Settings()).openapi(), "messages": messages().model_dump()}
