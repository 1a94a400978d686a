"""The types of queries, of statements with their values, and of rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from sqlalchemy import Executable, Row, TableClause
from sqlalchemy.dialects import postgresql, sqlite

Values: TypeAlias = Mapping[str, object]
"""The values of one row by column."""
Statement: TypeAlias = tuple[Executable, Values | Sequence[Values] | None]
"""A change outside the logs, and the rows that it is made with."""
Insert: TypeAlias = Callable[[TableClause], postgresql.Insert | sqlite.Insert]
"""Makes an insert that can say what happens on conflict."""
StoredRow: TypeAlias = Row[tuple[object, ...]]
"""A row that a query returned, with its columns as attributes."""
