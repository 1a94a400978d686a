"""Rows of ratings. A decided game is stored with its result and waits; then it is rated exactly once.

Rating a game and marking it as rated is one transaction. One worker rates at a time: on PostgreSQL under a lock of the
database, on SQLite, which one process serves, under a lock in memory. After a crash, games wait, and any worker rates them.
"""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass

from sqlalchemy import Select, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..ratings.model import Skill, updated
from ..ratings.rated_game import RatedGame
from . import schema
from .statements import Statement, StoredRow
from .storage import Storage

LOCK = 832701
"""The advisory lock of PostgreSQL under which games are rated."""
BATCH = 100
"""Games that are rated in one transaction."""


def additions(storage: Storage, game: RatedGame) -> list[Statement]:
    """Statements that store a decided game, unless it is stored already."""
    row = {"table_id": game.table, "game": game.game, "players": game.players, "ended": game.ended, "is_rated": False}
    seats = [{"table_id": game.table, **asdict(seat)} for seat in game.seats]
    return [
        (storage.insert(schema.rated_games).on_conflict_do_nothing(), row),
        (storage.insert(schema.rated_seats).on_conflict_do_nothing(), seats),
    ]


async def rate_waiting(storage: Storage) -> None:
    """Rate all games that wait, in the order in which they ended."""
    async with storage.rating_lock:
        while await _rate_batch(storage):
            pass


async def _rate_batch(storage: Storage) -> bool:
    """Rate the next games in one transaction; False if none waits."""
    g = schema.rated_games.c
    waiting = select(schema.rated_games).where(g.is_rated.is_(False)).order_by(g.ended, g.table_id).limit(BATCH)
    async with storage.engine.begin() as connection:
        if storage.is_postgresql:
            await connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        games = list(await connection.execute(waiting))
        for game in games:
            await _rate(connection, game)
    return bool(games)


async def _rate(connection: AsyncConnection, game: StoredRow) -> None:
    s, r, p = schema.rated_seats, schema.ratings, schema.profiles
    seats = list(await connection.execute(select(s).where(s.c.table_id == game.table_id).order_by(s.c.seat)))
    ids = [seat.profile for seat in seats if seat.profile]
    kept = set((await connection.execute(select(p.c.id).where(p.c.id.in_(ids)))).scalars())
    board = (r.c.game == game.game, r.c.players == game.players)
    known = {row.profile: row for row in await connection.execute(select(r).where(r.c.profile.in_(ids), *board))}
    skills = {profile: Skill(row.mu, row.sigma) for profile, row in known.items()}
    before = [skills.get(seat.profile, Skill()) for seat in seats]
    for seat, old, new in zip(seats, before, updated(before, [seat.place for seat in seats]), strict=True):
        change = {"mu_before": old.mu, "sigma_before": old.sigma, "mu": new.mu, "sigma": new.sigma}
        place = s.c.table_id == game.table_id, s.c.seat == seat.seat
        await connection.execute(update(s).where(*place).values(**change))
        if seat.profile in kept:
            await _set_rating(connection, game, seat, new, is_new=seat.profile not in known)
    rated = schema.rated_games
    await connection.execute(update(rated).where(rated.c.table_id == game.table_id).values(is_rated=True))


async def _set_rating(connection: AsyncConnection, game: StoredRow, seat: StoredRow, skill: Skill, *, is_new: bool) -> None:
    r, has_won = schema.ratings, int(seat.place == 0)
    values = {"mu": skill.mu, "sigma": skill.sigma, "played": game.ended}
    if is_new:
        key = {"profile": seat.profile, "game": game.game, "players": game.players, "who": secrets.token_urlsafe(9)}
        await connection.execute(insert(r).values(**key, **values, games=1, wins=has_won))
    else:
        row = r.c.profile == seat.profile, r.c.game == game.game, r.c.players == game.players
        counts = {"games": r.c.games + 1, "wins": r.c.wins + has_won}
        await connection.execute(update(r).where(*row).values(**values, **counts))


@dataclass(frozen=True)
class RatedPlayer:
    """A row of a leaderboard."""

    profile: str
    who: str
    """The player as the leaderboard names them; of no use anywhere else."""
    name: str
    skill: Skill
    games: int
    wins: int
    played: float


@dataclass(frozen=True)
class RatingChange:
    """What a rated game did to a rating."""

    table: str
    seat: int
    profile: str | None
    ended: float
    place: int
    players: int
    has_forfeited: bool
    before: Skill | None
    """None until the game is rated."""
    after: Skill | None


class RatingRows:
    """Reads ratings."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def boards(self) -> dict[tuple[str, int], int]:
        """How many players have a rating, by game and player count."""
        r = schema.ratings.c
        query = select(r.game, r.players, func.count().label("size")).group_by(r.game, r.players)
        return {(row.game, row.players): int(row.size) for row in await self._storage.rows(query)}

    async def board(self, game: str, players: int) -> list[RatedPlayer]:
        """All rated players of a game and player count: sorted by rating minus uncertainty."""
        r, g = schema.ratings, schema.guests
        query = select(r, g.c.name).join(g, g.c.id == r.c.profile).where(r.c.game == game, r.c.players == players)
        rows = await self._storage.rows(query.order_by((r.c.mu - 2 * r.c.sigma).desc(), r.c.who))
        return [_player(row) for row in rows]

    async def ratings_of(self, profile: str) -> dict[tuple[str, int], RatedPlayer]:
        """All ratings of a profile by game and player count."""
        r, g = schema.ratings, schema.guests
        query = select(r, g.c.name).join(g, g.c.id == r.c.profile).where(r.c.profile == profile)
        return {(row.game, row.players): _player(row) for row in await self._storage.rows(query)}

    async def skills(self, game: str, players: int, profiles: list[str]) -> dict[str, RatedPlayer]:
        """The ratings of some profiles; those without one are missing."""
        r, g = schema.ratings, schema.guests
        query = select(r, g.c.name).join(g, g.c.id == r.c.profile)
        query = query.where(r.c.game == game, r.c.players == players, r.c.profile.in_(profiles))
        return {row.profile: _player(row) for row in await self._storage.rows(query)}

    async def history(self, profile: str, game: str, players: int, most: int) -> list[RatingChange]:
        """The latest rated games of a profile, oldest first."""
        s, g = schema.rated_seats.c, schema.rated_games.c
        query = _changes().where(s.profile == profile, g.game == game, g.players == players, g.is_rated.is_(True))
        rows = await self._storage.rows(query.order_by(g.ended.desc(), g.table_id.desc()).limit(most))
        return [_change(row) for row in reversed(rows)]

    async def changes(self, table: str) -> list[RatingChange]:
        """What the rated game of a table did, by seat; empty if it is not decided."""
        s = schema.rated_seats.c
        return [_change(row) for row in await self._storage.rows(_changes().where(s.table_id == table).order_by(s.seat))]


def _changes() -> Select[tuple[object, ...]]:
    s, g = schema.rated_seats, schema.rated_games
    return select(s, g.c.ended, g.c.players).join(g, g.c.table_id == s.c.table_id)


def _player(row: StoredRow) -> RatedPlayer:
    skill = Skill(row.mu, row.sigma)
    return RatedPlayer(row.profile, row.who, row.name, skill, row.games, row.wins, row.played)


def _change(row: StoredRow) -> RatingChange:
    before = None if row.mu_before is None else Skill(row.mu_before, row.sigma_before)
    after = None if row.mu is None else Skill(row.mu, row.sigma)
    facts = (row.table_id, row.seat, row.profile, row.ended, row.place, row.players, bool(row.has_forfeited))
    return RatingChange(*facts, before, after)
