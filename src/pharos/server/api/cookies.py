"""The cookies that identify a guest or the session of a profile, and a device at rated tables."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import replace

from fastapi import Request, Response

from ..guests import COOKIE, COOKIE_AGE, Guest

DEVICE = "pharos_device"


def set_cookie(request: Request, response: Response, value: str) -> None:
    """Give the browser its cookie: hidden from scripts, and never sent from pages of other sites."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, value, max_age=COOKIE_AGE, httponly=True, samesite="strict", secure=is_secure, path="/")


def delete_cookie(request: Request, response: Response) -> None:
    """Take the cookie away."""
    response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=request.url.scheme == "https", path="/")


def at_device(request: Request, response: Response, guest: Guest) -> Guest:
    """The guest with the device that asks, so that nobody plays a rated game against themselves. The browser gets a cookie
    for it if it has none; only a hash of it is stored."""
    token = request.cookies.get(DEVICE) or secrets.token_urlsafe(18)
    is_secure = request.url.scheme == "https"
    response.set_cookie(DEVICE, token, max_age=COOKIE_AGE, httponly=True, samesite="strict", secure=is_secure, path="/")
    return replace(guest, device=hashlib.sha256(token.encode()).hexdigest()[:16])
