"""Request and response models of web push."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from ..payload_base import Given, Sent

Endpoint = Annotated[str, StringConstraints(min_length=1, max_length=1000)]
Base64 = StringConstraints(pattern=r"^[A-Za-z0-9_-]+={0,2}$")
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]


class PushKeysBody(Given):
    """The keys of a browser's subscription, in URL-safe base64."""

    p256dh: Annotated[str, Base64, Field(min_length=80, max_length=120)]
    auth: Annotated[str, Base64, Field(min_length=20, max_length=40)]


class QuietBody(Given):
    """Quiet hours as minutes of the local day; they may span midnight."""

    start: Minute
    end: Minute


class SubscriptionBody(Given):
    """A browser that wants a notification when it is your turn."""

    endpoint: Endpoint
    keys: PushKeysBody
    language: Annotated[str, StringConstraints(pattern=r"^[A-Za-z-]{2,16}$")] = "en"
    timezone: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+/-]{1,64}$")] = "UTC"
    quiet: QuietBody | None = None


class EndpointBody(Given):
    """A browser, named by its endpoint."""

    endpoint: Endpoint


class PushShown(Sent):
    """How to subscribe."""

    key: str | None
    """The server's public key; None if it sends nothing."""


class PushTested(Sent):
    """What became of a test."""

    is_sent: bool


class Acquaintance(Sent):
    """Somebody you have played with and who can be invited."""

    who: str
    """The person as this table names them."""
    name: str
