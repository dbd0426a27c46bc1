"""The administrator's routes. Each asks for the office first."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from beffroi.protocol.base import Status
from beffroi.protocol.http import NOTHING, AdminPerson, AdminTable, Nothing, PersonName, ReasonBody, Rebuilt
from beffroi.server.api.dependencies import Asker, House
from beffroi.server.services import admin as office


@get("/api/admin/tables")
async def all_tables(house: House, asker: Asker, status: FromQuery[Status | None] = None) -> list[AdminTable]:
    """Tables, the most recently changed first."""
    asker.must("admin")
    return [AdminTable(**row) for row in await office.list_tables(house, status)]


@get("/api/admin/people")
async def all_people(house: House, asker: Asker, name: FromQuery[str] = "") -> list[AdminPerson]:
    """People, the most recently seen first."""
    asker.must("admin")
    return [AdminPerson(**row) for row in await office.list_people(house, name)]


@post("/api/admin/tables/{table_id:str}/freeze", status_code=200)
async def freeze(house: House, asker: Asker, table_id: FromPath[str], data: JSONBody[ReasonBody]) -> Nothing:
    """Stop a table until it is unfrozen."""
    asker.must("admin")
    await office.freeze(house, table_id, data.reason)
    return NOTHING


@post("/api/admin/tables/{table_id:str}/unfreeze", status_code=200)
async def unfreeze(house: House, asker: Asker, table_id: FromPath[str]) -> Nothing:
    """Let a frozen table go on."""
    asker.must("admin")
    await office.unfreeze(house, table_id)
    return NOTHING


@post("/api/admin/tables/{table_id:str}/rebuild", status_code=200)
async def rebuild(house: House, asker: Asker, table_id: FromPath[str]) -> Rebuilt:
    """Replay a table's log and set its row right by it."""
    asker.must("admin")
    return Rebuilt(**await office.rebuild(house, table_id))


@post("/api/admin/people/{person:str}/ban", status_code=200)
async def ban(house: House, asker: Asker, person: FromPath[str]) -> PersonName:
    """Shut somebody out."""
    asker.must("admin")
    return PersonName((await office.ban(house, person, True)).name)


@post("/api/admin/people/{person:str}/unban", status_code=200)
async def unban(house: House, asker: Asker, person: FromPath[str]) -> PersonName:
    """Let somebody in again."""
    asker.must("admin")
    return PersonName((await office.ban(house, person, False)).name)


ROUTES = [all_tables, all_people, freeze, unfreeze, rebuild, ban, unban]
