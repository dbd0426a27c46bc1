"""The administrator's routes. Each asks for admin rights first."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from beffroi.protocol.base import Status
from beffroi.protocol.http import NOTHING, AdminPerson, AdminTable, Nothing, PersonName, ReasonBody, Rebuilt
from beffroi.server.api.dependencies import AdminDep, CallerDep


@get("/api/admin/tables")
async def all_tables(admin: AdminDep, caller: CallerDep, status: FromQuery[Status | None] = None) -> list[AdminTable]:
    """Tables, the most recently changed first."""
    caller.must("admin")
    return [AdminTable(**row) for row in await admin.list_tables(status)]


@get("/api/admin/people")
async def all_people(admin: AdminDep, caller: CallerDep, name: FromQuery[str] = "") -> list[AdminPerson]:
    """People, the most recently seen first."""
    caller.must("admin")
    return [AdminPerson(**row) for row in await admin.list_people(name)]


@post("/api/admin/tables/{table_id:str}/freeze", status_code=200)
async def freeze(admin: AdminDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[ReasonBody]) -> Nothing:
    """Stop a table until it is unfrozen."""
    caller.must("admin")
    await admin.freeze(table_id, data.reason)
    return NOTHING


@post("/api/admin/tables/{table_id:str}/unfreeze", status_code=200)
async def unfreeze(admin: AdminDep, caller: CallerDep, table_id: FromPath[str]) -> Nothing:
    """Let a frozen table go on."""
    caller.must("admin")
    await admin.unfreeze(table_id)
    return NOTHING


@post("/api/admin/tables/{table_id:str}/rebuild", status_code=200)
async def rebuild(admin: AdminDep, caller: CallerDep, table_id: FromPath[str]) -> Rebuilt:
    """Replay a table's log and set its row right by it."""
    caller.must("admin")
    return Rebuilt(**await admin.rebuild(table_id))


@post("/api/admin/people/{person:str}/ban", status_code=200)
async def ban(admin: AdminDep, caller: CallerDep, person: FromPath[str]) -> PersonName:
    """Shut somebody out."""
    caller.must("admin")
    return PersonName((await admin.ban(person, True)).name)


@post("/api/admin/people/{person:str}/unban", status_code=200)
async def unban(admin: AdminDep, caller: CallerDep, person: FromPath[str]) -> PersonName:
    """Let somebody in again."""
    caller.must("admin")
    return PersonName((await admin.ban(person, False)).name)


ROUTES = [all_tables, all_people, freeze, unfreeze, rebuild, ban, unban]
