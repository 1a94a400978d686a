"""Alembic migrations; `upgrade` runs all that are missing."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, text


def upgrade(connection: Connection) -> None:
    """Migrate to the newest schema. If several workers start at once, one of them migrates."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(832700)"))
    command.upgrade(config, "head")
