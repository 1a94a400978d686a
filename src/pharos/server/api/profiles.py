"""REST: profiles, which keep games across devices. Passkeys and recovery codes sign people in; no e-mail is needed."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ...core.errors import BadChoice
from ...core.json_types import JsonObject
from ..addresses import address_of
from ..deps import Deps, KnownGuest, MaybeGuest, Services
from ..guests import Guest
from ..profiles.devices import device_label
from ..profiles.passkeys import RelyingParty
from .cookies import delete_cookie, set_cookie
from .profile_models import (
    CodeBody,
    DeleteBody,
    PasskeyBody,
    PasskeyShown,
    ProfileShown,
    RecoveryCode,
    SessionShown,
    SettingsBody,
    SignInBody,
)

router = APIRouter(prefix="/api")


def _party(deps: Services, request: Request) -> RelyingParty:
    own = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return RelyingParty(request.url.hostname or "", (own, *deps.worker.settings.origins.split()))


def _label(request: Request) -> str:
    return device_label(request.headers.get("user-agent", ""))


def _owner(guest: Guest) -> Guest:
    """A guest with a profile; raises BadChoice if there is none."""
    if guest.session is None:
        raise BadChoice("no-profile")
    return guest


async def _shown(deps: Services, guest: Guest) -> ProfileShown:
    rows = deps.profiles.rows
    profile = await rows.profile(guest.id)
    if profile is None:
        raise BadChoice("no-profile")
    passkeys = [PasskeyShown(id=p.id, label=p.label, made=p.made, used=p.used) for p in await rows.passkeys(guest.id)]
    sessions = [
        SessionShown(id=s.id, label=s.label, made=s.made, seen=s.seen, is_this=s.id == guest.session)
        for s in await rows.sessions(guest.id)
    ]
    return ProfileShown(
        name=guest.name, made=profile.made, code_made=profile.code_made, passkeys=passkeys, sessions=sessions,
        settings=profile.settings,
    )  # fmt: skip


async def _sign_in(deps: Services, profile: str, request: Request, response: Response) -> None:
    set_cookie(request, response, await deps.profiles.open_session(profile, _label(request)))


# Your profile


@router.get("/profile")
async def profile(deps: Deps, guest: MaybeGuest) -> ProfileShown | None:
    """Your profile; null if you have none."""
    return await _shown(deps, guest) if guest and guest.session else None


@router.post("/profile/code")
async def renew_code(deps: Deps, guest: KnownGuest, request: Request, response: Response) -> RecoveryCode:
    """Make a recovery code, shown this once. It replaces the old one. Creates your profile if you have none."""
    deps.sign_ins.check(address_of(request))
    code = await deps.profiles.renew_code(guest)
    if guest.session is None:
        await _sign_in(deps, guest.id, request, response)
    return RecoveryCode(code=code)


@router.post("/profile/passkeys/options")
async def passkey_options(deps: Deps, guest: KnownGuest, request: Request) -> JsonObject:
    """Options for `navigator.credentials.create`."""
    deps.sign_ins.check(address_of(request))
    return await deps.profiles.passkey_options(_party(deps, request), guest)


@router.post("/profile/passkeys", status_code=204)
async def add_passkey(deps: Deps, guest: KnownGuest, body: PasskeyBody, request: Request, response: Response) -> None:
    """Add the passkey that the browser created. Creates your profile if you have none."""
    await deps.profiles.add_passkey(_party(deps, request), guest, body.credential, body.label or _label(request))
    if guest.session is None:
        await _sign_in(deps, guest.id, request, response)


@router.delete("/profile/passkeys/{id}", status_code=204)
async def remove_passkey(deps: Deps, guest: KnownGuest, id: str) -> None:
    """Delete a passkey, unless it is the only way to sign in."""
    await deps.profiles.remove_passkey(_owner(guest), id)


@router.delete("/profile/sessions/{id}", status_code=204)
async def end_session(deps: Deps, guest: KnownGuest, id: str) -> None:
    """Sign out on another device."""
    await deps.profiles.end_sessions(_owner(guest), only=id)


@router.delete("/profile/sessions", status_code=204)
async def end_other_sessions(deps: Deps, guest: KnownGuest) -> None:
    """Sign out on all other devices."""
    await deps.profiles.end_sessions(_owner(guest))


@router.put("/profile/settings", status_code=204)
async def keep_settings(deps: Deps, guest: KnownGuest, body: SettingsBody) -> None:
    """Keep the settings of your devices."""
    await deps.profiles.rows.set_settings(_owner(guest).id, body.settings)


@router.get("/profile/export")
async def export(deps: Deps, guest: KnownGuest, request: Request, response: Response) -> dict[str, object]:
    """Everything that the server holds about you, with or without a profile."""
    deps.creations.check(address_of(request))
    response.headers["Content-Disposition"] = 'attachment; filename="pharos.json"'
    return await deps.profiles.export(guest)


@router.post("/profile/delete", status_code=204)
async def delete(deps: Deps, guest: KnownGuest, body: DeleteBody, request: Request, response: Response) -> None:
    """Delete everything about you for good. Your games stay, under a neutral name."""
    if body.name.strip() != guest.name:
        raise BadChoice("wrong-name")
    await deps.profiles.delete(guest)
    delete_cookie(request, response)


# Signing in and out


@router.post("/sign-in/options")
async def sign_in_options(deps: Deps, request: Request) -> JsonObject:
    """Options for `navigator.credentials.get`; the same for everybody."""
    deps.sign_ins.check(address_of(request))
    return await deps.profiles.passkeys.sign_in_options(_party(deps, request))


@router.post("/sign-in/passkey", status_code=204)
async def sign_in_with_passkey(
    deps: Deps, guest: MaybeGuest, body: SignInBody, request: Request, response: Response
) -> None:
    """Sign in with a passkey."""
    deps.sign_ins.check(address_of(request))
    profile = await deps.profiles.with_passkey(_party(deps, request), body.credential)
    await _enter(deps, guest, profile, request, response, join=body.join)


@router.post("/sign-in/code", status_code=204)
async def sign_in_with_code(deps: Deps, guest: MaybeGuest, body: CodeBody, request: Request, response: Response) -> None:
    """Sign in with a recovery code."""
    deps.sign_ins.check(address_of(request))
    profile = await deps.profiles.with_code(body.code)
    await _enter(deps, guest, profile, request, response, join=body.join)


async def _enter(
    deps: Services, guest: Guest | None, profile: str, request: Request, response: Response, *, join: bool
) -> None:
    """Open a session on this device; a session that was open here ends."""
    if guest and guest.is_banned:
        raise BadChoice("banned")
    if guest and guest.session:
        await deps.profiles.end_sessions(guest, only=guest.session)
    elif guest and join:
        await deps.profiles.join(guest, profile)
    await _sign_in(deps, profile, request, response)


@router.post("/sign-out", status_code=204)
async def sign_out(deps: Deps, guest: KnownGuest, request: Request, response: Response) -> None:
    """End your session on this device."""
    if guest.session is None:
        raise BadChoice("no-profile")
    await deps.profiles.end_sessions(guest, only=guest.session)
    delete_cookie(request, response)
