"""Requests to push services. Browsers name the address, so it could be forged to reach machines behind our firewall: only
HTTPS to public addresses is allowed, the checked address is the one that is used, and redirects are not followed."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

from ...core.errors import BadChoice

SECONDS = 10.0
MAX_ENDPOINT = 1000
MAX_ANSWER = 1000
NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def check_endpoint(endpoint: str, *, allow_private: bool) -> None:
    """Raises BadChoice unless an endpoint may be that of a push service. Names are resolved only when something is sent."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadChoice("bad-endpoint") from None
    has_more = parts.username is not None or parts.password is not None or parts.fragment
    is_plain = endpoint.isascii() and endpoint.isprintable() and len(endpoint) <= MAX_ENDPOINT
    if not host or has_more or not is_plain or " " in endpoint:
        raise BadChoice("bad-endpoint")
    if allow_private and parts.scheme in ("http", "https"):
        return
    if parts.scheme != "https" or port not in (None, 443) or not _may_be_public(host):
        raise BadChoice("bad-endpoint")


def _may_be_public(host: str) -> bool:
    """Whether a host is a name with a domain or a public address."""
    try:
        return is_public(ipaddress.ip_address(host))
    except ValueError:
        return "." in host.strip(".") and not host.rstrip(".").endswith((".localhost", ".local", ".internal"))


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public internet, also if it wraps another one."""
    if isinstance(address, ipaddress.IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour
        if wrapped is not None:
            return is_public(wrapped)
        if address.teredo is not None or address in NAT64:
            return False
    return address.is_global and not address.is_multicast


def connected(host: str, port: int, *, allow_private: bool) -> socket.socket:
    """A connection to a host all of whose addresses are public; raises OSError."""
    addresses = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not allow_private and not all(is_public(ipaddress.ip_address(one.partition("%")[0])) for one in addresses):
        raise OSError("not a public address")
    return socket.create_connection((addresses[0], port), timeout=SECONDS)


def post(endpoint: str, headers: dict[str, str], body: bytes, *, allow_private: bool) -> int:
    """Send a body to a push service and return the status; raises OSError or HTTPException if that fails."""
    parts = urlsplit(endpoint)
    host, is_secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if is_secure else 80)
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    try:
        line = connected(host, port, allow_private=allow_private)
        connection.sock = ssl.create_default_context().wrap_socket(line, server_hostname=host) if is_secure else line
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, headers | {"Host": parts.netloc})
        answer = connection.getresponse()
        answer.read(MAX_ANSWER)
        return answer.status
    finally:
        connection.close()
