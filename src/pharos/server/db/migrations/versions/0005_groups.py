"""Groups of players, and the score sheets of games on the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the tables of groups; results also hold the points by category."""
    op.add_column("results", sa.Column("scores", sa.Text))
    op.create_table(
        "groups",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("link", sa.String(32), nullable=False, unique=True),
    )
    _parts()
    op.create_table(
        "group_tables",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("group_id", sa.String(24), nullable=False),
    )
    op.create_index("group_tables_by_group", "group_tables", ["group_id"])


def _parts() -> None:
    op.create_table(
        "group_seasons",
        sa.Column("group_id", sa.String(24), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("started", sa.Float, nullable=False),
    )
    op.create_table(
        "group_members",
        sa.Column("group_id", sa.String(24), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("who", sa.String(16), nullable=False, unique=True),
        sa.Column("joined", sa.Float, nullable=False),
    )
    op.create_index("group_members_by_guest", "group_members", ["guest"])
    op.create_table(
        "group_sheets",
        sa.Column("group_id", sa.String(24), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("owner", sa.String(24), primary_key=True),
        sa.Column("sheet", sa.String(36), primary_key=True),
    )
    op.create_table(
        "group_names",
        sa.Column("group_id", sa.String(24), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("guest", sa.String(24)),
    )


def downgrade() -> None:
    """Drop the tables of groups."""
    for name in ("group_tables", "group_names", "group_sheets", "group_members", "group_seasons", "groups"):
        op.drop_table(name)
    with op.batch_alter_table("results") as results:
        results.drop_column("scores")
