"""How well seats decided in reviewed games, and tries at daily deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the tables of performances and of daily tries."""
    op.create_table(
        "performances",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("mistakes", sa.Integer, nullable=False),
        sa.Column("performance", sa.Float, nullable=False),
        sa.Column("accuracy", sa.Float, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("made", sa.Text, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
    )
    op.create_index("daily_tries_by_guest", "daily_tries", ["guest"])


def downgrade() -> None:
    """Drop the tables of performances and of daily tries."""
    for name in ("daily_tries", "performances"):
        op.drop_table(name)
