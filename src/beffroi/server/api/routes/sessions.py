"""Coming in and going out."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody
from litestar.response import Response

from beffroi.protocol.account import ForgotBody, GuestBody, LoginBody, Me, RegisterBody, ResetBody
from beffroi.protocol.http import NOTHING, Nothing
from beffroi.server.api.browsers import device_of, spoken
from beffroi.server.api.dependencies import (
    AccountsDep,
    CallerDep,
    LimitsDep,
    ResetsDep,
    SessionsDep,
    SettingsDep,
    cookie,
    signed_in,
)
from beffroi.server.api.security import client_address, client_network
from beffroi.server.errors import Refused
from beffroi.server.services.secrets import hash_password


@post("/api/session", status_code=200)
async def enter(
    accounts: AccountsDep,
    limits: LimitsDep,
    settings: SettingsDep,
    sessions: SessionsDep,
    caller: CallerDep,
    request: Request[Any, Any, Any],
    data: JSONBody[GuestBody],
) -> Response[Me]:
    """Play at once: a guest with a name. With a session already, only the name changes."""
    if caller.person and caller.session:
        await accounts.rename(caller.must("account"), data.name)
        return Response(await accounts.me(await accounts.must(caller.person.id)))
    await limits.take("guest", client_network(client_address(request.scope)))
    guest = await accounts.new_guest(data.name, data.language or spoken(request))
    return await signed_in(settings, sessions, accounts, guest, device_of(request))


@post("/api/session/register", status_code=200)
async def register(
    settings: SettingsDep,
    accounts: AccountsDep,
    sessions: SessionsDep,
    caller: CallerDep,
    request: Request[Any, Any, Any],
    data: JSONBody[RegisterBody],
) -> Response[Me]:
    """An account by name and password; a guest's games come along."""
    if not settings.open_registration:
        raise Refused("forbidden", "this house makes no new accounts")
    await accounts.check_free(data.name)
    person = caller.person if caller.person and caller.session and caller.person.guest else None
    if person is None:
        person = await accounts.new_guest(data.name, data.language or spoken(request))
    await accounts.register(person, data.name, data.password, data.email, data.language)
    await sessions.revoke_all(person)  # whoever else held the guest's session or a token does not get the account
    return await signed_in(settings, sessions, accounts, await accounts.must(person.id), device_of(request))


@post("/api/session/login", status_code=200)
async def login(
    accounts: AccountsDep,
    sessions: SessionsDep,
    settings: SettingsDep,
    caller: CallerDep,
    request: Request[Any, Any, Any],
    data: JSONBody[LoginBody],
) -> Response[Me]:
    """Come back to an account; a guest's games come along."""
    account = await accounts.check_password(data.name, data.password)
    if account.banned:
        raise Refused("banned", "you are shut out of this house")
    if caller.person and caller.session:
        await sessions.close(caller)
        if caller.person.guest:
            await accounts.merge(caller.person, account)
    return await signed_in(settings, sessions, accounts, account, device_of(request))


@post("/api/session/logout", status_code=200)
async def logout(sessions: SessionsDep, settings: SettingsDep, caller: CallerDep) -> Response[Nothing]:
    """Forget this browser; push messages and webhooks it has set up end with it."""
    await sessions.close(caller)
    return Response(NOTHING, cookies=[cookie(settings, "", 0)])


@post("/api/session/forgot", status_code=200)
async def forgot(request: Request[Any, Any, Any], resets: ResetsDep, data: JSONBody[ForgotBody]) -> Nothing:
    """Mail a link that sets a new password; the answer never tells whether there is such an account."""
    await resets.begin(data.name, client_network(client_address(request.scope)))
    return NOTHING


@post("/api/session/reset", status_code=200)
async def reset(
    sessions: SessionsDep,
    accounts: AccountsDep,
    settings: SettingsDep,
    request: Request[Any, Any, Any],
    data: JSONBody[ResetBody],
) -> Response[Me]:
    """Set a new password with the code of the mail; all other sessions and all tokens end."""
    stored = await hash_password(data.password)
    person = await sessions.use_reset(data.code)
    await accounts.change(person, password=stored)
    await sessions.revoke_all(person)
    return await signed_in(settings, sessions, accounts, person, device_of(request))


@get("/api/me")
async def me(accounts: AccountsDep, caller: CallerDep) -> Me:
    """Who I am here."""
    return await accounts.me(caller.must("read"))


ROUTES = [enter, register, login, logout, forgot, reset, me]
