"""What every request needs: the house, who asks, and the limits. Made once, when the app starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from ..core.errors import BadChoice
from .analyses import Analyses
from .config import Settings
from .guests import COOKIE, Guest, Guests
from .house import House
from .limits import Counts, Rates
from .lobby import Lobby


@dataclass
class Services:
    """The parts of a running server."""

    house: House
    lobby: Lobby
    guests: Guests
    requests: Rates
    making: Rates
    analyses: Analyses
    judging: Rates
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
        """One less."""
        guest, address = keys
        self.all.give("")
        self.by_address.give(address)
        self.by_guest.give(guest or f"@{address}")


async def make_services(settings: Settings) -> Services:
    """Open the house."""
    house = House(settings)
    await house.start()
    secret = settings.secret or await house.storage.fact("secret")
    per_second = settings.requests_per_minute / 60
    return Services(
        house=house,
        lobby=Lobby(house),
        guests=Guests(house.storage, secret),
        requests=Rates(per_second, max(10.0, per_second * 20)),
        analyses=Analyses(house.pool),
        judging=Rates(max(0.5, per_second / 5), max(10.0, per_second * 6)),
        making=Rates(max(0.05, per_second / 20), max(5.0, per_second * 10)),
        by_guest=Counts(settings.connections_per_guest),
        by_address=Counts(settings.connections_per_address),
        all=Counts(settings.connections),
    )


def services_of(connection: HTTPConnection) -> Services:
    """The running server's parts."""
    found: Services = connection.app.state.services
    return found


def _services(request: Request) -> Services:
    services = services_of(request)
    services.requests.check(request.client.host if request.client else "-")
    return services


async def _maybe_guest(request: Request, services: Annotated[Services, Depends(_services)]) -> Guest | None:
    return await services.guests.known(request.cookies.get(COOKIE))


async def _guest(guest: Annotated[Guest | None, Depends(_maybe_guest)]) -> Guest:
    if guest is None:
        raise BadChoice("not-a-guest")
    return guest


Parts = Annotated[Services, Depends(_services)]
MaybeGuest = Annotated[Guest | None, Depends(_maybe_guest)]
KnownGuest = Annotated[Guest, Depends(_guest)]
