"""What lies in the database. A table of the house is its log: one row per entry, (table, sequence) unique."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("made", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_watched", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("result", String(200)),
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_host", "host", "status"),
)
"""An index of the logs, for lists; everything in it can be worked out from them."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("worker", String(24), nullable=False),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Index("sitters_by_guest", "guest"),
)
"""Who sits or sat at which table, for the list of one's own tables."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("guest", String(24)),
    Column("name", String(80), nullable=False),
    Column("level", String(80)),
    Column("piece", String(40)),
    Column("points", Integer, nullable=False),
    Column("has_won", Boolean, nullable=False),
    Column("reason", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Index("results_by_game", "game", "ended"),
    Index("results_by_guest", "guest"),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all workers must agree on, such as the secret that signs cookies."""

workers = Table(
    "workers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen", Float, nullable=False),
)
