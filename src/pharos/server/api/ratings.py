"""REST: leaderboards of people and bots by game and player count, ratings over time, and what a rated table did to them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from ...core.errors import BadChoice
from ...core.registry import game_ids, game_spec, ruleset
from ..db.rating_rows import RatedPlayer, RatingChange
from ..deps import Deps, MaybeGuest
from ..payload_base import Sent
from ..ratings.model import Skill
from .models import LevelShown

router = APIRouter(prefix="/api")
MOST_SHOWN, MOST_GAMES = 100, 500
"""Rows of a leaderboard, and games of a history."""
PlayerCount = Annotated[int, Path(ge=2, le=9)]
Who = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{12}$")]


class SkillShown(Sent):
    """A rating."""

    rating: int
    """Elo points; somebody new has 1200."""
    uncertainty: int
    """The true rating is within this distance with 95 %."""


class BoardListed(Sent):
    """A leaderboard in a list."""

    game: str
    players: int
    people: int
    """How many people have a rating."""
    you: SkillShown | None
    """Your rating, if you have one."""


class RatedPlayerShown(SkillShown):
    """A row of a leaderboard."""

    place: int
    who: str
    """The player as this leaderboard names them."""
    name: str
    games: int
    wins: int
    played: float
    """When they last played a rated game (seconds since 1970)."""
    is_you: bool


class BoardShown(Sent):
    """A leaderboard, sorted by rating minus uncertainty."""

    game: str
    players: int
    people: int
    rows: list[RatedPlayerShown]
    """The first hundred, and you."""
    bots: list[LevelShown]
    """Bot levels with a measured rating, the weakest first; they stay where they are."""


class RatingPoint(SkillShown):
    """A rating after a game."""

    at: float
    change: int
    place: int
    """The place taken; the first is 0."""
    has_forfeited: bool
    table: str | None
    """Your own games only: the table."""


class RatingHistory(Sent):
    """The rating of a player over time, oldest first."""

    player: RatedPlayerShown
    points: list[RatingPoint]


class SeatRating(Sent):
    """The rating of a seat at a rated table."""

    seat: int
    before: SkillShown | None
    """Their rating now, or before the game once it is decided; None for somebody who has none yet."""
    after: SkillShown | None
    """Their rating after the game, once it is rated."""


@router.get("/ratings")
async def boards(deps: Deps, guest: MaybeGuest) -> list[BoardListed]:
    """All leaderboards: every game with every player count."""
    people = await deps.ratings.boards()
    own = await deps.ratings.ratings_of(guest.id) if guest and guest.session else {}
    keys = [(game, players) for game in game_ids() for players in ruleset(game).seats if players > 1]
    return [
        BoardListed(game=game, players=players, people=people.get((game, players), 0), you=_own(own.get((game, players))))
        for game, players in keys
    ]


@router.get("/ratings/{game}/{players}")
async def board(deps: Deps, guest: MaybeGuest, game: str, players: PlayerCount) -> BoardShown:
    """A leaderboard."""
    rules = ruleset(game)
    rules.checked_players(players)
    ranked = await deps.ratings.board(rules.id, players)
    me = guest.id if guest else None
    rows = [_row(place, player, me) for place, player in enumerate(ranked)]
    levels = [LevelShown(name=level.name, rating=level.rating) for level in game_spec(rules.id).levels if level.rating]
    return BoardShown(
        game=rules.id, players=players, people=len(rows), bots=levels,
        rows=[row for row in rows if row.place < MOST_SHOWN or row.is_you],
    )  # fmt: skip


@router.get("/ratings/{game}/{players}/{who}")
async def history(deps: Deps, guest: MaybeGuest, game: str, players: PlayerCount, who: Who) -> RatingHistory:
    """A player's rating over time."""
    ranked = await deps.ratings.board(ruleset(game).id, players)
    place = next((place for place, player in enumerate(ranked) if player.who == who), None)
    if place is None:
        raise BadChoice("no-player")
    player, me = ranked[place], guest.id if guest else None
    changes = await deps.ratings.history(player.profile, ruleset(game).id, players, MOST_GAMES)
    is_you = player.profile == me
    return RatingHistory(player=_row(place, player, me), points=[_point(change, is_you=is_you) for change in changes])


@router.get("/tables/{id}/ratings")
async def table_ratings(deps: Deps, id: str) -> list[SeatRating]:
    """The ratings of the seats of a rated table, and what the game did to them; empty for other tables."""
    table = (await deps.worker.live_table(id)).table
    if not table.is_rated:
        return []
    changes = {change.seat: change for change in await deps.ratings.changes(id)}
    guests = table.contenders or [place.guest or "" for place in table.places]
    now = await deps.ratings.skills(table.game, len(guests), guests)
    return [_seat(seat, now.get(guest), changes.get(seat)) for seat, guest in enumerate(guests)]


def _seat(seat: int, now: RatedPlayer | None, change: RatingChange | None) -> SeatRating:
    before = change.before if change and change.before else now.skill if now else None
    return SeatRating(seat=seat, before=_skill(before), after=_skill(change.after if change else None))


def _own(player: RatedPlayer | None) -> SkillShown | None:
    return _skill(player.skill) if player else None


def _skill(skill: Skill | None) -> SkillShown | None:
    return SkillShown(rating=skill.rating, uncertainty=skill.uncertainty) if skill else None


def _row(place: int, player: RatedPlayer, me: str | None) -> RatedPlayerShown:
    return RatedPlayerShown(
        place=place, who=player.who, name=player.name, rating=player.skill.rating, uncertainty=player.skill.uncertainty,
        games=player.games, wins=player.wins, played=player.played, is_you=player.profile == me,
    )  # fmt: skip


def _point(change: RatingChange, *, is_you: bool) -> RatingPoint:
    before, after = change.before or Skill(), change.after or Skill()
    return RatingPoint(
        at=change.ended, rating=after.rating, uncertainty=after.uncertainty, change=after.rating - before.rating,
        place=change.place, has_forfeited=change.has_forfeited, table=change.table if is_you else None,
    )  # fmt: skip
