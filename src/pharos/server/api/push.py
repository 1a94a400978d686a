"""REST: web push for your browsers, and inviting people you have played with."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request

from ...core.errors import BadChoice
from ..db.push_rows import Subscription, subscription_id
from ..deps import Deps, KnownGuest, Services
from ..guests import Guest
from ..push.keys import check_browser_keys
from ..push.notifier import Notifier
from ..push.transport import check_endpoint
from ..tables.live_table import LiveTable
from ..tables.places import pseudonym
from .models import WhoBody
from .push_models import Acquaintance, EndpointBody, PushShown, PushTested, SubscriptionBody

router = APIRouter(prefix="/api")
MOST_BROWSERS = 10


@router.get("/push")
async def push(deps: Deps) -> PushShown:
    """How to subscribe to notifications."""
    return PushShown(key=deps.notifier.keys.public if deps.notifier else None)


@router.put("/push/subscriptions", status_code=204)
async def subscribe(deps: Deps, guest: KnownGuest, body: SubscriptionBody, request: Request) -> None:
    """Notify this browser when it is your turn, or change its language or quiet hours."""
    notifier = _notifier(deps)
    check_endpoint(body.endpoint, allow_private=deps.worker.settings.push_private)
    check_browser_keys(body.keys.p256dh, body.keys.auth)
    id = subscription_id(body.endpoint)
    others = [one for one in await notifier.rows.subscriptions(guest.id) if one.id != id]
    for old in others[: max(0, len(others) + 1 - MOST_BROWSERS)]:
        await notifier.rows.remove(old.id)
    await notifier.rows.store(
        Subscription(
            id=id,
            guest=guest.id,
            session=guest.session,
            endpoint=body.endpoint,
            p256dh=body.keys.p256dh,
            auth=body.keys.auth,
            language=body.language,
            origin=request.headers.get("origin", "")[:300],
            quiet_from=body.quiet.start if body.quiet else None,
            quiet_until=body.quiet.end if body.quiet else None,
            timezone=body.timezone,
            made=time.time(),
        )
    )


@router.post("/push/stop", status_code=204)
async def stop(deps: Deps, body: EndpointBody) -> None:
    """Stop notifying a browser. Anyone who knows its endpoint may ask, so that it works from the notification itself."""
    if deps.notifier:
        await deps.notifier.rows.remove(subscription_id(body.endpoint))


@router.post("/push/test")
async def test(deps: Deps, guest: KnownGuest, body: EndpointBody) -> PushTested:
    """Send a notification to this browser now."""
    deps.invitations.check(guest.id)
    notifier = _notifier(deps)
    own = [one for one in await notifier.rows.subscriptions(guest.id) if one.id == subscription_id(body.endpoint)]
    if not own:
        raise BadChoice("no-subscription")
    return PushTested(is_sent=200 <= await notifier.test(own[0]) < 300)


@router.get("/tables/{id}/acquaintances")
async def acquaintances(deps: Deps, guest: KnownGuest, id: str) -> list[Acquaintance]:
    """People you have played with, who get notifications and can be invited to this table."""
    live = await _open_table(deps, guest, id)
    return [Acquaintance(who=pseudonym(id, one), name=name) for one, name in await _invitable(deps, guest, live)]


@router.post("/tables/{id}/invite", status_code=204)
async def invite(deps: Deps, guest: KnownGuest, id: str, body: WhoBody) -> None:
    """Invite somebody you have played with; once for each table."""
    deps.invitations.check(guest.id)
    await deps.guests.check_may_write(guest.id)
    live = await _open_table(deps, guest, id)
    people = [one for one, _ in await _invitable(deps, guest, live) if pseudonym(id, one) == body.who]
    if not people:
        raise BadChoice("no-acquaintance")
    await _notifier(deps).queue(people[0], id, "invitation")


def _notifier(deps: Services) -> Notifier:
    """The notifier; raises BadChoice if the server sends nothing."""
    if deps.notifier is None:
        raise BadChoice("no-push")
    return deps.notifier


async def _open_table(deps: Services, guest: Guest, id: str) -> LiveTable:
    live = await deps.worker.live_table(id)
    if live.table.status != "open":
        raise BadChoice("already-started")
    if live.table.host != guest.id and live.table.seat_of(guest.id) is None:
        raise BadChoice("not-your-seat")
    return live


async def _invitable(deps: Services, guest: Guest, live: LiveTable) -> list[tuple[str, str]]:
    """People a guest may invite: those who have not been removed and do not sit at the table."""
    known = await _notifier(deps).rows.acquaintances(guest.id) if deps.notifier else []
    table = live.table
    return [(one, name) for one, name in known if table.seat_of(one) is None and not table.is_removed(one)]
