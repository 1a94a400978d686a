"""Quiet hours: the part of a person's day in which nothing is sent."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY = 24 * 60


def zone(name: str) -> tzinfo:
    """A time zone by its name; UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def quiet_until(now: float, start: int | None, end: int | None, timezone: str) -> float | None:
    """When the quiet hours around this moment end; None outside of them. `start` and `end` are minutes of the local day."""
    if start is None or end is None or start == end:
        return None
    local = datetime.fromtimestamp(now, zone(timezone))
    minute = local.hour * 60 + local.minute
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not is_quiet:
        return None
    left = (end - minute) % DAY
    ends = local.replace(second=0, microsecond=0) + timedelta(minutes=left)
    return ends.timestamp()
