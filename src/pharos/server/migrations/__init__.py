"""Steps from one shape of the database to the next; `upgrade` takes them all."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, text


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest shape; several workers may try at once, one does it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(832700)"))
    command.upgrade(config, "head")
