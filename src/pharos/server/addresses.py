"""Client addresses: the one that a trusted proxy reports, and the key by which limits count."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from .config import Settings

UNKNOWN = "-"


def limit_key(host: str | None) -> str:
    """The key by which limits count an address: the /64 network of an IPv6 address, because one host owns all of it."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or UNKNOWN
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def address_of(connection: HTTPConnection) -> str:
    """The limit key of the client of a request or a WebSocket."""
    return limit_key(connection.client.host if connection.client else None)


def is_listed(connection: HTTPConnection, networks: str) -> bool:
    """Whether the client's address is one of these addresses and networks, separated by spaces."""
    try:
        address = ipaddress.ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    return any(address in ipaddress.ip_network(network, strict=False) for network in networks.split())


def netloc(url: str) -> str:
    """The host and port of an address; empty if it is none."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""


def is_ours(settings: Settings, origin: str, host: str) -> bool:
    """Whether a page of that origin may use the server: its own pages, and those that the settings name."""
    return netloc(origin) == host or origin in settings.origins.split()


class ForwardedFor:
    """Middleware that takes address and scheme from the headers of trusted proxies. Each proxy appends the address it saw,
    so only the last entries, one for each proxy, can be trusted."""

    def __init__(self, app: ASGIApp, hops: int) -> None:
        self._app, self._hops = app, hops

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or a WebSocket."""
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            entries = [entry.strip() for value in headers.getlist("x-forwarded-for") for entry in value.split(",")]
            if entries:  # a request that came through fewer proxies has fewer entries
                scope["client"] = (_host(entries[-min(self._hops, len(entries))]), 0)
            if headers.get("x-forwarded-proto", "").rpartition(",")[2].strip() in ("https", "wss"):
                scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        await self._app(scope, receive, send)


def _host(entry: str) -> str:
    """The address in an entry, without a port or brackets."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry
