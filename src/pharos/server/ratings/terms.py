"""The terms of a rated table: people with profiles, a clock, and a deal that nobody chose."""

from __future__ import annotations

from ...core.errors import BadChoice
from ...core.ruleset import Option
from ..guests import Guest
from ..table_bodies import SeatPlan, TableBody
from ..tables.table import Table

LEAST_BANK = 60
"""Seconds: a clock that ends sooner decides games by the speed of the network."""


def check_settings(body: TableBody, options: dict[str, str], offered: tuple[Option, ...]) -> None:
    """Raises BadChoice if a table with these settings cannot be rated."""
    if body.clock is None or body.clock.bank < LEAST_BANK:
        raise BadChoice("rated-needs-clock", least=LEAST_BANK)
    if body.seed is not None:
        raise BadChoice("rated-no-seed")
    free = [option.name for option in offered if not option.values]
    if any(" " in options.get(name, "") for name in free):  # one piece for each seat
        raise BadChoice("rated-random")


def check_plans(plans: list[SeatPlan], guest: Guest) -> None:
    """Raises BadChoice if a bot, or a guest without a profile, would have a seat."""
    if any(plan.sort == "bot" for plan in plans):
        raise BadChoice("rated-people-only")
    check_contender(guest)


def check_contender(guest: Guest) -> None:
    """Raises BadChoice if a guest has no profile, to which a rating could belong."""
    if guest.session is None:
        raise BadChoice("rated-needs-profile")


def check_start(table: Table) -> None:
    """Raises BadChoice if two seats of a full table belong to one person or to one device."""
    if any(place.occupant != "person" for place in table.places):
        raise BadChoice("rated-people-only")
    people = [place.guest for place in table.places]
    devices = [place.device for place in table.places if place.device]
    if len(set(people)) < len(people) or len(set(devices)) < len(devices):
        raise BadChoice("rated-same-person")
