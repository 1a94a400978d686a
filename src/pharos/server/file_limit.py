"""The number of files that the process may open: every connection is one, and a server without any left answers nobody."""

from __future__ import annotations

import logging
import resource
from dataclasses import replace

from .config import Settings

log = logging.getLogger("pharos.run")
RESERVED = 128
"""Files for everything else: the database, the web client, logs, libraries."""


def fit_connections(settings: Settings) -> Settings:
    """The settings with no more connections than files may be open; that limit is raised as far as possible first."""
    wanted = settings.connections + settings.http_connections
    most = _raised(wanted + RESERVED) - RESERVED
    if wanted <= most:
        return settings
    plain = min(settings.http_connections, most // 2)
    fitted = replace(settings, http_connections=max(1, plain), connections=max(1, most - plain))
    details = {"connections": fitted.connections, "http_connections": fitted.http_connections}
    log.warning("fewer connections than configured: the system limits open files", extra=details)
    return fitted


def _raised(wanted: int) -> int:
    """Raise the limit of open files towards a number; returns the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # some systems allow less than they say
        return soft
    return most
