"""Request and response models of profiles."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from ...core.json_types import JsonObject
from ..payload_base import Given, Sent
from ..texts import cleaned

Label = Annotated[str, StringConstraints(max_length=40), AfterValidator(cleaned)]
Setting = Annotated[str, StringConstraints(max_length=200)] | bool | float | None


class PasskeyBody(Given):
    """A new passkey, as the browser created it."""

    credential: JsonObject = Field(max_length=20)
    label: Label = ""
    """What you call it (default: the browser and the system)."""


class SignInBody(Given):
    """A passkey's answer to the challenge of the server."""

    credential: JsonObject = Field(max_length=20)
    join: bool = False
    """Whether the games that you played as a guest on this device move to the profile."""


class CodeBody(Given):
    """A recovery code."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    join: bool = False
    """Whether the games that you played as a guest on this device move to the profile."""


class SettingsBody(Given):
    """What you have chosen on your devices, such as language and sound."""

    settings: dict[Annotated[str, StringConstraints(max_length=40)], Setting] = Field(max_length=40)


class DeleteBody(Given):
    """Your own name, to confirm that you mean it."""

    name: Annotated[str, StringConstraints(max_length=100)]


class RecoveryCode(Sent):
    """A recovery code. The server cannot show it again."""

    code: str


class PasskeyShown(Sent):
    """A passkey of yours."""

    id: str
    label: str
    made: float
    used: float


class SessionShown(Sent):
    """A device on which you are signed in."""

    id: str
    label: str
    """The browser and the system, if known."""
    made: float
    seen: float
    is_this: bool
    """Whether it is the device that asks."""


class ProfileShown(Sent):
    """Your profile."""

    name: str
    made: float
    code_made: float | None
    """When you made your recovery code; None if you have none."""
    passkeys: list[PasskeyShown]
    sessions: list[SessionShown]
    settings: dict[str, Setting]
