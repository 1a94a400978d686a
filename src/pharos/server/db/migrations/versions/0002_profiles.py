"""Profiles: passkeys, recovery codes, sessions and guests who joined."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the tables of profiles."""
    _profiles()
    _passkeys()
    _sessions()
    op.create_table(
        "challenges",
        sa.Column("value", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "joined_guests",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("profile", sa.String(24), sa.ForeignKey("profiles.id"), nullable=False),
    )
    op.create_index("joined_guests_by_profile", "joined_guests", ["profile"])


def _profiles() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("code_hash", sa.String(64), unique=True),
        sa.Column("code_made", sa.Float),
        sa.Column("settings", sa.Text, nullable=False),
    )


def _passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("profile", sa.String(24), sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_profile", "passkeys", ["profile"])


def _sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(24), sa.ForeignKey("profiles.id"), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_profile", "sessions", ["profile"])


def downgrade() -> None:
    """Drop the tables of profiles."""
    for name in ("joined_guests", "challenges", "sessions", "passkeys", "profiles"):
        op.drop_table(name)
