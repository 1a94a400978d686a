"""Passkey ceremonies. The library creates the options and verifies the answers; challenges work once."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ...core.errors import BadChoice
from ...core.json_types import JsonObject
from ..db.profile_rows import Passkey, ProfileRows

CHALLENGE_SECONDS = 300.0
"""How long somebody may take to answer."""
MAX_PASSKEYS = 20
NOBODY = ""
"""The guest of a sign-in challenge, which anybody may use."""


@dataclass(frozen=True)
class RelyingParty:
    """The server as browsers know it: its domain, and the origins of its pages."""

    id: str
    origins: tuple[str, ...]


class Passkeys:
    """Registers passkeys and signs in with them."""

    def __init__(self, rows: ProfileRows) -> None:
        self._rows = rows

    async def registration_options(self, party: RelyingParty, guest: str, handle: bytes, name: str) -> JsonObject:
        """Options for the browser to create a passkey."""
        known = await self._rows.passkeys(guest)
        if len(known) >= MAX_PASSKEYS:
            raise BadChoice("too-many-passkeys", most=MAX_PASSKEYS)
        options = generate_registration_options(
            rp_id=party.id,
            rp_name="Pharos",
            user_id=handle,
            user_name=name,
            challenge=await self._challenge(guest),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(passkey.id)) for passkey in known],
        )
        return _as_dict(options_to_json(options))

    async def registered(self, party: RelyingParty, guest: str, credential: JsonObject, label: str) -> Passkey:
        """The new passkey in a browser's answer, not stored yet; raises BadChoice if it is not valid."""
        challenge = await self._taken_challenge(credential, guest)
        try:
            verified = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=list(party.origins),
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise BadChoice("bad-passkey") from error
        id, key = bytes_to_base64url(verified.credential_id), bytes_to_base64url(verified.credential_public_key)
        if await self._rows.passkey(id):
            raise BadChoice("bad-passkey")
        return Passkey(id, guest, key, verified.sign_count, label, time.time(), time.time())

    async def sign_in_options(self, party: RelyingParty) -> JsonObject:
        """Options for the browser to sign in: the same for everybody, so that they reveal nobody."""
        options = generate_authentication_options(
            rp_id=party.id,
            challenge=await self._challenge(NOBODY),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _as_dict(options_to_json(options))

    async def signed_in(self, party: RelyingParty, credential: JsonObject) -> str:
        """The profile that a browser's answer proves; raises BadChoice, with the same reason whatever is wrong."""
        challenge = await self._taken_challenge(credential, NOBODY)
        passkey = await self._rows.passkey(str(credential.get("id", ""))[:1400])
        if passkey is None:
            raise BadChoice("bad-passkey")
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=list(party.origins),
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise BadChoice("bad-passkey") from error
        await self._rows.note_use(passkey.id, verified.new_sign_count)
        return passkey.profile

    async def _challenge(self, guest: str) -> bytes:
        value = secrets.token_bytes(32)
        await self._rows.add_challenge(bytes_to_base64url(value), guest, CHALLENGE_SECONDS)
        return value

    async def _taken_challenge(self, credential: JsonObject, guest: str) -> bytes:
        """The challenge that an answer names, used up; raises BadChoice if it is not ours."""
        try:
            client_data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            value = client_data["challenge"]
            challenge = base64url_to_bytes(value)
        except (ValueError, TypeError, KeyError) as error:
            raise BadChoice("bad-passkey") from error
        if not isinstance(value, str) or len(value) > 64 or not await self._rows.take_challenge(value, guest):
            raise BadChoice("bad-passkey")
        return challenge


def _as_dict(text: str) -> JsonObject:
    options: JsonObject = json.loads(text)
    return options
