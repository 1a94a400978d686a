"""Alembic environment: runs the migrations on the connection that `upgrade` passes."""

from __future__ import annotations

from alembic import context

from pharos.server.db.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
