"""Coming in and going out."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody
from litestar.response import Response

from beffroi.protocol.account import ForgotBody, GuestBody, LoginBody, Me, RegisterBody, ResetBody
from beffroi.protocol.http import NOTHING, Nothing
from beffroi.server.api.dependencies import Asker, House, cookie, signed_in
from beffroi.server.api.me import me_doc
from beffroi.server.api.security import client_address, client_network
from beffroi.server.errors import Refused
from beffroi.server.services.departures import merge
from beffroi.server.services.secrets import hash_password


@post("/api/session", status_code=200)
async def enter(house: House, asker: Asker, request: Request[Any, Any, Any], data: JSONBody[GuestBody]) -> Response[Me]:
    """Play at once: a guest with a name. With a session already, only the name changes."""
    if asker.person and asker.session:
        await house.people.rename(asker.must("account"), data.name)
        await house.reload_tables_of(asker.person.id)
        return Response(await me_doc(house, await house.people.must(asker.person.id)))
    house.limits.take("guest", client_network(client_address(request.scope)))
    return await signed_in(house, await house.people.new_guest(data.name))


@post("/api/session/register", status_code=200)
async def register(house: House, asker: Asker, data: JSONBody[RegisterBody]) -> Response[Me]:
    """An account by name and password; a guest's games come along."""
    if not house.settings.open_registration:
        raise Refused("forbidden", "this house makes no new accounts")
    await house.people.free_name(data.name)
    person = asker.person if asker.person and asker.session and asker.person.guest else None
    if person is None:
        person = await house.people.new_guest(data.name)
    await house.people.register(person, data.name, data.password, data.email)
    await house.sessions.close_all(person)  # whoever else held the guest's session does not get the account
    await house.reload_tables_of(person.id)
    return await signed_in(house, await house.people.must(person.id))


@post("/api/session/login", status_code=200)
async def login(house: House, asker: Asker, data: JSONBody[LoginBody]) -> Response[Me]:
    """Come back to an account; a guest's games come along."""
    account = await house.people.check_password(data.name, data.password)
    if account.banned:
        raise Refused("banned", "you are shut out of this house")
    if asker.person and asker.session:
        await house.sessions.close(asker.session)
        if asker.person.guest:
            await merge(house, asker.person, account)
    return await signed_in(house, account)


@post("/api/session/logout", status_code=200)
async def logout(house: House, asker: Asker) -> Response[Nothing]:
    """Forget this browser."""
    await house.sessions.close(asker.session)
    return Response(NOTHING, cookies=[cookie(house, "", 0)])


@post("/api/session/forgot", status_code=200)
async def forgot(house: House, data: JSONBody[ForgotBody]) -> Nothing:
    """Mail a link that sets a new password; the answer never tells whether there is such an account."""
    house.resets.begin(data.name)
    return NOTHING


@post("/api/session/reset", status_code=200)
async def reset(house: House, data: JSONBody[ResetBody]) -> Response[Me]:
    """Set a new password with the code of the mail; all other sessions end."""
    stored = await hash_password(data.password)
    person = await house.sessions.use_reset(data.code)
    await house.people.change(person, password=stored)
    await house.sessions.close_all(person)
    return await signed_in(house, person)


@get("/api/me")
async def me(house: House, asker: Asker) -> Me:
    """Who I am here."""
    return await me_doc(house, asker.must("read"))


ROUTES = [enter, register, login, logout, forgot, reset, me]
