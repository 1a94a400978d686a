"""REST: groups of players. Only members see a group; to everybody else it does not exist."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Annotated

from fastapi import APIRouter, Path, Request

from ...core.errors import BadChoice
from ..addresses import address_of
from ..db.group_rows import Group, Member
from ..db.statements import StoredRow
from ..deps import Deps, KnownGuest, MaybeGuest, Services
from ..guests import Guest
from ..tables.table_lists import listed
from ..tables.worker import new_id
from .group_models import (
    GROUP_LINK,
    GroupBody,
    GroupGame,
    GroupHistory,
    GroupListed,
    GroupOffer,
    GroupSeat,
    GroupShown,
    LinkBody,
    MemberShown,
    SeasonBody,
    SharedBody,
    SheetName,
    SheetNameBody,
)

router = APIRouter(prefix="/api/groups")
MOST_GROUPS, MOST_MEMBERS, MOST_GAMES, MOST_TABLES = 50, 100, 2000, 50
Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,24}$")]
Who = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{12}$")]
SheetId = Annotated[str, Path(pattern=r"^[0-9a-f-]{8,36}$")]


async def member_of(deps: Services, guest: Guest, id: str) -> tuple[Group, list[Member]]:
    """A group of the guest and its members; raises BadChoice for strangers, who do not learn whether it exists."""
    group, members = await deps.groups.group(id), await deps.groups.members(id)
    if group is None or guest.id not in {member.guest for member in members}:
        raise BadChoice("no-group")
    return group, members


async def _owned(deps: Services, guest: Guest, id: str) -> list[Member]:
    """The members of a group that the guest owns; raises BadChoice."""
    _, members = await member_of(deps, guest, id)
    if members[0].guest != guest.id:
        raise BadChoice("not-the-owner")
    return members


async def _shown(deps: Services, guest: Guest, id: str) -> GroupShown:
    group, members = await member_of(deps, guest, id)
    tables = await deps.groups.tables(id, ("open", "playing"), MOST_TABLES)
    shown = [
        MemberShown(who=one.who, name=one.name, joined=one.joined, is_owner=n == 0, is_you=one.guest == guest.id)
        for n, one in enumerate(members)
    ]
    return GroupShown(
        id=id, name=group.name, made=group.made, link=group.link, is_owner=members[0].guest == guest.id, members=shown,
        seasons=await deps.groups.seasons(id), tables=await listed(deps.worker.storage, tables),
    )  # fmt: skip


@router.get("")
async def groups(deps: Deps, guest: KnownGuest) -> list[GroupListed]:
    """Your groups."""
    return [GroupListed(id=group.id, name=group.name, members=n) for group, n in await deps.groups.groups_of(guest.id)]


@router.post("")
async def make(deps: Deps, guest: KnownGuest, body: GroupBody, request: Request) -> GroupShown:
    """Create a group; you own it."""
    deps.creations.check(address_of(request))
    await _check_room(deps, guest)
    id = new_id()
    await deps.groups.make(id, body.name, guest.id)
    return await _shown(deps, guest, id)


async def _check_room(deps: Services, guest: Guest) -> None:
    if len(await deps.groups.groups_of(guest.id)) >= MOST_GROUPS:
        raise BadChoice("too-many-groups", most=MOST_GROUPS)


# Joining


@router.get("/join/{link}")
async def offer(
    deps: Deps, guest: MaybeGuest, link: Annotated[str, Path(pattern=GROUP_LINK)], request: Request
) -> GroupOffer:
    """What a link leads to."""
    deps.creations.check(address_of(request))
    group = await deps.groups.with_link(link)
    if group is None:
        raise BadChoice("bad-link")
    members = await deps.groups.members(group.id)
    is_member = guest is not None and guest.id in {member.guest for member in members}
    return GroupOffer(id=group.id if is_member else None, name=group.name, members=len(members))


@router.post("/join")
async def join(deps: Deps, guest: KnownGuest, body: LinkBody, request: Request) -> GroupShown:
    """Join a group by its link."""
    deps.creations.check(address_of(request))
    group = await deps.groups.with_link(body.link)
    if group is None:
        raise BadChoice("bad-link")
    members = await deps.groups.members(group.id)
    if guest.id not in {member.guest for member in members}:
        if len(members) >= MOST_MEMBERS:
            raise BadChoice("too-many-members", most=MOST_MEMBERS)
        await _check_room(deps, guest)
        await deps.groups.join(group.id, guest.id)
    return await _shown(deps, guest, group.id)


# One group


@router.get("/{id}")
async def group(deps: Deps, guest: KnownGuest, id: Id) -> GroupShown:
    """A group of yours."""
    return await _shown(deps, guest, id)


@router.put("/{id}")
async def rename(deps: Deps, guest: KnownGuest, id: Id, body: GroupBody) -> GroupShown:
    """Change the name of a group that you own."""
    await _owned(deps, guest, id)
    await deps.groups.rename(id, body.name)
    return await _shown(deps, guest, id)


@router.delete("/{id}", status_code=204)
async def remove(deps: Deps, guest: KnownGuest, id: Id) -> None:
    """Delete a group that you own. Games and score sheets stay with their players."""
    await _owned(deps, guest, id)
    await deps.groups.remove(id)


@router.post("/{id}/link")
async def renew_link(deps: Deps, guest: KnownGuest, id: Id) -> GroupShown:
    """Replace the link to join, if you own the group; the old one stops working."""
    await _owned(deps, guest, id)
    await deps.groups.renew_link(id)
    return await _shown(deps, guest, id)


@router.post("/{id}/seasons")
async def start_season(deps: Deps, guest: KnownGuest, id: Id, body: SeasonBody) -> GroupShown:
    """Start the next season, if you own the group. Naming its number makes a repeated request harmless."""
    await _owned(deps, guest, id)
    if body.number > len(await deps.groups.seasons(id)) + 1:
        raise BadChoice("bad-request", where="number", why="too_large")
    await deps.groups.start_season(id, body.number)
    return await _shown(deps, guest, id)


@router.delete("/{id}/members/{who}", status_code=204)
async def leave(deps: Deps, guest: KnownGuest, id: Id, who: Who) -> None:
    """Leave a group, or remove a member from one that you own. The last one to leave deletes it."""
    _, members = await member_of(deps, guest, id)
    member = next((one for one in members if one.who == who), None)
    if member is None:
        raise BadChoice("no-member")
    if member.guest != guest.id:
        await _owned(deps, guest, id)
    await deps.groups.leave(id, member.guest)


# Results


@router.get("/{id}/games")
async def history(deps: Deps, guest: KnownGuest, id: Id) -> GroupHistory:
    """The games of a group: those of its tables, and those on shared score sheets."""
    _, members = await member_of(deps, guest, id)
    who = {member.guest: member.who for member in members}
    meaning = _meaning(members, await deps.groups.names(id))
    sheets = await deps.groups.sheets(id, MOST_GAMES)
    games = [
        *_online(await deps.groups.results(id, MOST_GAMES), who),
        *(_physical(sheet, seats, meaning, guest.id) for sheet, seats in sheets if seats),
    ]
    return GroupHistory(
        games=sorted(games, key=lambda game: -game.played)[:MOST_GAMES],
        names=_names([seat.name for _, seats in sheets for seat in seats], meaning),
    )


@router.put("/{id}/sheets", status_code=204)
async def share(deps: Deps, guest: KnownGuest, id: Id, body: SharedBody) -> None:
    """Share score sheets of yours with a group."""
    await member_of(deps, guest, id)
    await deps.groups.share(id, guest.id, body.sheets)


@router.delete("/{id}/sheets/{sheet}", status_code=204)
async def unshare(deps: Deps, guest: KnownGuest, id: Id, sheet: SheetId) -> None:
    """Take a score sheet of yours back."""
    await member_of(deps, guest, id)
    await deps.groups.unshare(id, guest.id, sheet)


@router.put("/{id}/names", status_code=204)
async def link_name(deps: Deps, guest: KnownGuest, id: Id, body: SheetNameBody) -> None:
    """Link a name on shared score sheets to a member. Members may link names to themselves; the owner may link all."""
    _, members = await member_of(deps, guest, id)
    member = next((one for one in members if one.who == body.who), None)
    if body.who is not None and member is None:
        raise BadChoice("no-member")
    before = _meaning(members, await deps.groups.names(id)).get(body.name.lower())
    touched = {one.guest for one in (member, before[0] if before else None) if one}
    if members[0].guest != guest.id and not touched <= {guest.id}:
        raise BadChoice("not-the-owner")
    await deps.groups.link_name(id, body.name, member.guest if member else None)


Meaning = dict[str, tuple[Member | None, bool]]
"""By name in lower case: the member it belongs to, and whether somebody has linked them."""


def _meaning(members: list[Member], linked: dict[str, str | None]) -> Meaning:
    """The member each name belongs to: the one of the same name, unless the name has been linked."""
    by_guest = {member.guest: member for member in members}
    own = [member.name.lower() for member in members]
    same: Meaning = {m.name.lower(): (m, False) for m in members if own.count(m.name.lower()) == 1}
    return same | {name: (by_guest.get(guest or ""), True) for name, guest in linked.items()}


def _names(names: list[str], meaning: Meaning) -> list[SheetName]:
    """All names on sheets, each spelling once."""
    first = {name.lower(): name for name in reversed(names) if name}
    shown = []
    for key in sorted(first):
        member, is_linked = meaning.get(key, (None, False))
        shown.append(SheetName(name=first[key], who=member.who if member else None, is_linked=is_linked))
    return shown


def _online(rows: list[StoredRow], who: dict[str, str]) -> Iterator[GroupGame]:
    for table, seats in groupby(rows, key=lambda row: row.table_id):
        own = list(seats)
        shown = [_seat(row, who.get(row.guest or ""), row.level, json.loads(row.scores or "null")) for row in own]
        game, played, reason = own[0].game, own[0].ended, own[0].reason
        yield GroupGame(
            id=table, is_physical=False, is_yours=False, game=game, played=played, reason=reason, seats=shown
        )  # fmt: skip


def _physical(sheet: StoredRow, rows: list[StoredRow], meaning: Meaning, guest: str) -> GroupGame:
    points = json.loads(sheet.data)["tally"]["points"]
    seats = []
    for row in rows:
        member, _ = meaning.get(row.name.lower(), (None, False))
        seats.append(_seat(row, member.who if member else None, None, points[row.seat]))
    return GroupGame(
        id=sheet.id, is_physical=True, is_yours=sheet.owner == guest, game=sheet.game, played=sheet.played,
        reason=rows[0].reason, seats=seats,
    )  # fmt: skip


def _seat(row: StoredRow, who: str | None, level: str | None, scores: dict[str, int] | None) -> GroupSeat:
    return GroupSeat(
        who=who, name=row.name, level=level, piece=row.piece, points=row.points, scores=scores, has_won=row.has_won
    )
