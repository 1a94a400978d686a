"""Tables in which the server may have to act are marked by the name that the code uses for them."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Rename the column; both databases do it in place."""
    op.execute("ALTER TABLE tables RENAME COLUMN is_watched TO needs_server")


def downgrade() -> None:
    """Give the column its former name."""
    op.execute("ALTER TABLE tables RENAME COLUMN needs_server TO is_watched")
