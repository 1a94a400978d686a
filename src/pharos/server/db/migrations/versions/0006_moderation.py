"""People who are muted or banned, and announcements to everybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the tables of the host's tools."""
    op.create_table(
        "sanctions",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("is_muted", sa.Boolean, nullable=False),
        sa.Column("is_banned", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables of the host's tools."""
    for name in ("announcements", "sanctions"):
        op.drop_table(name)
