"""Lets others on the local network join: a listener on the machine's own address, on request of the local host only."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Protocol
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ..core.errors import BadChoice
from .addresses import netloc
from .config import Settings

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that exists nowhere: the route to it names our own address, and nothing is sent."""


class Listener(Protocol):
    """A listener that can be closed."""

    def close(self) -> None:
        """Stop listening."""
        ...


class Lan:
    """The listener on the local network, if it is open."""

    def __init__(self, port: int, listen: Callable[[socket.socket], Awaitable[Listener]]) -> None:
        self._port, self._listen = port, listen
        self._listener: Listener | None = None
        self.url: str | None = None
        """The address for others on the network; None while it is closed."""

    async def open(self) -> None:
        """Listen on the machine's own address; raises BadChoice if it has none, or if the port is taken there."""
        if self._listener is None:
            address = lan_address()
            try:
                place = socket.create_server((address, self._port))
            except OSError as error:
                raise BadChoice("port-taken", got=f"{address}:{self._port}") from error
            self._listener = await self._listen(place)
            self.url = f"http://{address}:{self._port}"

    def close(self) -> None:
        """Stop listening; connections that are open stay."""
        if self._listener:
            self._listener.close()
        self._listener, self.url = None, None


def lan_address() -> str:
    """The machine's address on its network; raises BadChoice if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            address = str(probe.getsockname()[0])
        except OSError as error:
            raise BadChoice("no-network") from error
    if is_loopback(address) or address == "0.0.0.0":
        raise BadChoice("no-network")
    return address


def is_loopback(host: str | None) -> bool:
    """Whether an address or name means this very machine."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False


def is_bare_address(connection: HTTPConnection) -> bool:
    """Whether a page is asked for without encryption at an address of the network, as after opening it to others."""
    name = _host_name(connection)
    try:
        ipaddress.ip_address(name or "")
    except ValueError:
        return False
    scheme: str = connection.scope["scheme"]
    return scheme == "http" and not is_loopback(name)


def _host_name(connection: HTTPConnection) -> str | None:
    """The name or address under which the server was asked, without its port."""
    host = connection.headers.get("host", "")
    return urlsplit(f"//{host}").hostname if netloc(f"//{host}") else None


def is_local_host(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from a browser on this machine that shows our own page.

    The address alone would not do: another page in the same browser, or a name that resolves to this machine, has it too.
    """
    client = connection.client.host if connection.client else None
    host = connection.headers.get("host", "")
    origin = connection.headers.get("origin")
    is_own_page = origin is None or netloc(origin) == host
    return not settings.proxy and is_loopback(client) and is_loopback(_host_name(connection)) and is_own_page
