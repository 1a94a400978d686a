"""Dependencies of requests: the services created at startup, the guest who asks, and the limits."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from ..core.errors import BadChoice
from .addresses import address_of
from .admin.moderation import Moderation
from .admin.sign_in import AdminSignIn
from .config import Settings
from .db.coach_rows import CoachRows
from .db.group_rows import GroupRows
from .db.rating_rows import RatingRows
from .db.sheet_rows import SheetRows
from .guests import COOKIE, Guest, Guests
from .limits import Counts, Rates
from .profiles.profiles import Profiles
from .push.keys import PushKeys, new_private_key
from .push.notifier import Notifier
from .tables.analysis_cache import AnalysisCache
from .tables.daily import Daily
from .tables.lobby import Lobby
from .tables.new_tables import NewTables
from .tables.performances import Performances
from .tables.table_lists import OwnTables
from .tables.worker import Worker

SESSION_CHECK = 30.0
"""Seconds between checks for sessions that another worker has ended."""


OWN_DATA = "/api/profile"
"""Paths that people who are banned may still use: to export their data and to delete it."""


@dataclass
class Services:
    """The services of a running server."""

    worker: Worker
    lobby: Lobby
    new_tables: NewTables
    own_tables: OwnTables
    guests: Guests
    profiles: Profiles
    admin: AdminSignIn
    moderation: Moderation
    notifier: Notifier | None
    """None if the server sends no notifications."""
    invitations: Rates
    started: float
    """When this worker started (seconds since 1970)."""
    sheets: SheetRows
    ratings: RatingRows
    groups: GroupRows
    coach_rows: CoachRows
    daily: Daily
    requests: Rates
    creations: Rates
    sign_ins: Rates
    daily_tables: Rates
    analyses: AnalysisCache
    analysis_requests: Rates
    by_guest: Counts
    by_address: Counts
    all: Counts

    def take_connection(self, keys: tuple[str | None, str]) -> None:
        """Count a connection; raises BadChoice if there are too many."""
        guest, address = keys
        self.all.take("")
        try:
            self.by_address.take(address)
        except BadChoice:
            self.all.give("")
            raise
        try:
            self.by_guest.take(guest or f"@{address}")
        except BadChoice:
            self.all.give("")
            self.by_address.give(address)
            raise

    def give_connection(self, keys: tuple[str | None, str]) -> None:
        """Stop counting a connection."""
        guest, address = keys
        self.all.give("")
        self.by_address.give(address)
        self.by_guest.give(guest or f"@{address}")


async def make_services(settings: Settings) -> Services:
    """Start the worker and create the services."""
    worker = Worker(settings)
    await worker.start()
    secret = settings.secret or await worker.storage.fact("secret")
    per_second = settings.requests_per_minute / 60
    lobby, guests = Lobby(worker), Guests(worker.storage, secret)
    new_tables = NewTables(worker, lobby)
    profiles, own_tables = Profiles(worker, lobby, guests), OwnTables(worker)
    worker.repeat(SESSION_CHECK, profiles.disconnect_ended)
    analyses, coach_rows = AnalysisCache(worker.bot_pool, worker.preparation), CoachRows(worker.storage)
    if settings.measure:
        Performances(worker, coach_rows, analyses).start()
    return Services(
        worker=worker,
        lobby=lobby,
        new_tables=new_tables,
        own_tables=own_tables,
        guests=guests,
        profiles=profiles,
        admin=AdminSignIn(settings.admin_password, guests),
        moderation=Moderation(worker, guests),
        notifier=await _notifier(worker, own_tables),
        invitations=Rates(1 / 60, 10.0),
        started=time.time(),
        sheets=SheetRows(worker.storage),
        ratings=RatingRows(worker.storage),
        groups=GroupRows(worker.storage),
        coach_rows=coach_rows,
        daily=Daily(new_tables, coach_rows),
        sign_ins=Rates(max(0.05, per_second / 100), max(10.0, per_second)),
        requests=Rates(per_second, max(10.0, per_second * 20)),
        analyses=analyses,
        analysis_requests=Rates(max(0.5, per_second / 5), max(10.0, per_second * 6)),
        daily_tables=Rates(settings.tables_per_address_per_day / 86400, settings.tables_per_address_per_day),
        creations=Rates(max(0.05, per_second / 20), max(5.0, per_second * 10)),
        by_guest=Counts(settings.connections_per_guest),
        by_address=Counts(settings.connections_per_address),
        all=Counts(settings.connections),
    )


async def _notifier(worker: Worker, own_tables: OwnTables) -> Notifier | None:
    if not worker.settings.push:
        return None
    key = await worker.storage.fact("vapid_key", new_private_key)
    return Notifier(worker, own_tables, PushKeys(key, worker.settings.push_contact))


def services_of(connection: HTTPConnection) -> Services:
    """The services of the running server."""
    services: Services = connection.app.state.services
    return services


async def _services(request: Request) -> Services:
    """The services, unless an address asks too often. FastAPI would run a plain function in a thread."""
    services = services_of(request)
    services.requests.check(address_of(request))
    return services


async def _maybe_guest(request: Request, services: Annotated[Services, Depends(_services)]) -> Guest | None:
    return await services.guests.known(request.cookies.get(COOKIE))


async def _guest(request: Request, guest: Annotated[Guest | None, Depends(_maybe_guest)]) -> Guest:
    if guest is None:
        raise BadChoice("not-a-guest")
    if guest.is_banned and not request.url.path.startswith(OWN_DATA):
        raise BadChoice("banned")
    return guest


Deps = Annotated[Services, Depends(_services)]
MaybeGuest = Annotated[Guest | None, Depends(_maybe_guest)]
KnownGuest = Annotated[Guest, Depends(_guest)]
