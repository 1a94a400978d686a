"""Connections to SQLite and PostgreSQL, and what their failures mean."""

from __future__ import annotations

import asyncpg
from asyncpg import PostgresError
from sqlalchemy import event
from sqlalchemy.engine.interfaces import AdaptedConnection
from sqlalchemy.exc import DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .writers import prepare_sqlite

DATABASE_ERRORS = (OSError, SQLAlchemyError, PostgresError)
"""What is raised if the database does not answer, or refuses."""
CONNECT_SECONDS, STATEMENT_SECONDS = 10.0, 30.0
"""How long PostgreSQL may take, so that a silent one is noticed."""
SESSION = {
    "idle_in_transaction_session_timeout": "60s",
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
"""Settings of PostgreSQL sessions: if we fall silent, the server ends our transaction, whose rows others may wait for."""
_NOT_YET = ("08", "57P", "53300")
"""SQLSTATEs of a server that starts or stops, of lost connections, and of a server with too many of them."""


def is_unreachable(error: BaseException | None) -> bool:
    """Whether PostgreSQL could not be reached or is just starting, so that it may be there soon."""
    state = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    return isinstance(error, OSError) or state.startswith(_NOT_YET)


def _limits() -> dict[str, object]:
    """How we connect to PostgreSQL."""
    return {"timeout": CONNECT_SECONDS, "command_timeout": STATEMENT_SECONDS, "server_settings": SESSION}


async def connect(url: str) -> asyncpg.Connection:
    """Open a connection to PostgreSQL without SQLAlchemy."""
    return await asyncpg.connect(url.replace("postgresql+asyncpg:", "postgresql:", 1), **_limits())


def new_engine(url: str, *, is_writer: bool = False) -> AsyncEngine:
    """Prepare connections to either database; a writer on PostgreSQL has a single one and does not ping before each use."""
    if url.startswith("postgresql"):
        connections = 1 if is_writer else 10
        engine = create_async_engine(
            url, pool_size=connections, max_overflow=connections, pool_pre_ping=not is_writer, connect_args=_limits(),
            hide_parameters=True,
        )  # fmt: skip
        if is_writer:
            event.listen(engine.sync_engine, "checkout", _replace_closed)
        return engine
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def _replace_closed(connection: AdaptedConnection, _record: object, _proxy: object) -> None:
    """Have the pool replace a connection that the server has closed. Its event loop noticed; a ping would be three round
    trips for every write, and every acknowledgement waits for one."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
