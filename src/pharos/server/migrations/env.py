"""What Alembic runs: the steps, on the connection that `upgrade` brings."""

from __future__ import annotations

from alembic import context

from pharos.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
