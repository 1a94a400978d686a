"""`pharos admin`: back up, restore, check and prune a server's database, export or delete a person's data."""

import asyncio
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.extras import require
from ..locales import Words
from .serve import LIBRARIES

if TYPE_CHECKING:
    from ..server.admin.upkeep import Findings
    from ..server.config import Settings

DAMAGED = 1  # exit code of a check that has found damage


def add_to(app: typer.Typer, say: Words) -> None:
    """Add the commands, with help in the reader's language."""
    admin = typer.Typer(help=say.say("admin-about"), no_args_is_help=True, rich_markup_mode=None)
    app.add_typer(admin, name="admin")
    Database = Annotated[str | None, typer.Option(help=say.say("server-database"), show_default=False)]
    Config = Annotated[Path | None, typer.Option(help=say.say("server-config"), show_default=False)]
    Person = Annotated[str, typer.Argument(help=say.say("admin-person"))]
    File = Annotated[Path, typer.Argument(help=say.say("admin-file"))]

    @admin.callback(help=say.say("admin-about"))
    def require_server() -> None:
        require("server", *LIBRARIES)

    @admin.command(help=say.say("admin-backup"))
    def backup(file: File, database: Database = None, config: Config = None) -> None:
        from ..server.admin.backup import back_up

        print(say.say("admin-backed-up", n=asyncio.run(back_up(server_settings(database, config), file)), file=str(file)))

    @admin.command(help=say.say("admin-restore"))
    def restore(file: File, database: Database = None, config: Config = None) -> None:
        from ..server.admin.backup import restore

        print(say.say("admin-restored", n=asyncio.run(restore(server_settings(database, config), file))))

    @admin.command(help=say.say("admin-check"))
    def check(database: Database = None, config: Config = None) -> None:
        from ..server.admin.upkeep import check

        _report(asyncio.run(check(server_settings(database, config))), say)

    @admin.command(help=say.say("admin-export"))
    def export(person: Person, database: Database = None, config: Config = None) -> None:
        from ..server.admin.people import export

        print(json.dumps(asyncio.run(export(server_settings(database, config), person)), ensure_ascii=True, indent=2))

    @admin.command(help=say.say("admin-delete"))
    def delete(person: Person, database: Database = None, config: Config = None) -> None:
        from ..server.admin.people import forget

        print(say.say("admin-deleted", n=asyncio.run(forget(server_settings(database, config), person))))

    @admin.command(help=say.say("admin-prune"))
    def prune(
        days: Annotated[int, typer.Option(help=say.say("admin-days"), min=1)] = 365,
        finished: Annotated[bool, typer.Option("--finished", help=say.say("admin-finished"))] = False,
        database: Database = None,
        config: Config = None,
    ) -> None:
        from ..server.admin.upkeep import prune

        tables, guests = asyncio.run(prune(server_settings(database, config), days, finished=finished))
        print(say.say("admin-pruned", tables=tables, guests=guests))


def server_settings(database: str | None, config: Path | None) -> "Settings":
    """Return the settings of the server whose database to use."""
    from ..server.config import settings

    return settings({"database": database}, file=config)


def _report(findings: "Findings", say: Words) -> None:
    """Print what a check has found; exit with 1 if something is damaged."""
    print(say.say("admin-checked", n=findings.tables))
    for name in ("outdated", "unreadable"):
        for id in getattr(findings, name):
            print(say.say(f"admin-{name}", table=id))
    if not findings.is_sound:
        print(say.say("admin-unsound"))
    if findings.unreadable or not findings.is_sound:
        sys.exit(DAMAGED)
