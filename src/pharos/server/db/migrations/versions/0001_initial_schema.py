"""Initial schema: guests, tables, logs and results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    _guests_and_tables()
    _logs()
    _results()
    op.create_table("facts", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.create_table("workers", sa.Column("id", sa.String(24), primary_key=True), sa.Column("seen", sa.Float, nullable=False))


def _guests_and_tables() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("is_watched", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("result", sa.String(200)),
    )
    op.create_index("tables_by_status", "tables", ["status", "touched"])
    op.create_index("tables_by_host", "tables", ["host", "status"])


def _logs() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("worker", sa.String(24), nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
    )
    op.create_index("sitters_by_guest", "sitters", ["guest"])


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(80)),
        sa.Column("piece", sa.String(40)),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("has_won", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("results_by_game", "results", ["game", "ended"])
    op.create_index("results_by_guest", "results", ["guest"])


def downgrade() -> None:
    """Drop all tables."""
    for name in ("workers", "facts", "results", "sitters", "entries", "tables", "guests"):
        op.drop_table(name)
