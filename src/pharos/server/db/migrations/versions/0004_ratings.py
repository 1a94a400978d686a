"""Ratings of profiles, and the rated games that they come from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the tables of ratings."""
    op.create_table(
        "ratings",
        sa.Column("profile", sa.String(24), sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(16), nullable=False, unique=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_board", "ratings", ["game", "players"])
    _rated_games()


def _rated_games() -> None:
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
    )
    op.create_index("rated_games_by_state", "rated_games", ["is_rated", "ended"])
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("rated_games.table_id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("profile", sa.String(24)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("has_forfeited", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("rated_seats_by_profile", "rated_seats", ["profile"])


def downgrade() -> None:
    """Drop the tables of ratings."""
    for name in ("rated_seats", "rated_games", "ratings"):
        op.drop_table(name)
