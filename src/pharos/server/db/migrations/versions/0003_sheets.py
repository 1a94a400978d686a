"""Score sheets of games at a real table, and their results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables of score sheets."""
    op.create_table(
        "sheets",
        sa.Column("owner", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("id", sa.String(36), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("played", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("sheets_by_time", "sheets", ["owner", "played"])
    op.create_table(
        "physical_results",
        sa.Column("owner", sa.String(24), primary_key=True),
        sa.Column("sheet", sa.String(36), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("piece", sa.String(40)),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("has_won", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("played", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["owner", "sheet"], ["sheets.owner", "sheets.id"]),
    )


def downgrade() -> None:
    """Drop the tables of score sheets."""
    for name in ("physical_results", "sheets"):
        op.drop_table(name)
