"""Tables: listed, made, joined, and looked at."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import beffroi
from beffroi.protocol.http import ForkBody, JoinBody, NewTable, SeatBody
from beffroi.protocol.messages import TableMessage, TableSummary
from beffroi.server.api.dependencies import Asker, House
from beffroi.server.hall import Hall
from beffroi.server.realtime.render import ended_line, table_line
from beffroi.server.services.live_table import OPEN, RUNNING, Table
from beffroi.server.services.sessions import Caller

PAGE = 50


async def shown(house: Hall, asker: Caller, table: Table) -> TableMessage:
    await house.load_host_name(table)
    return house.hub.describe(table, asker.id)


async def lines(house: Hall, asker: Caller, ids: list[str]) -> list[TableSummary]:
    """Tables as a list shows them; one whose game this house no longer has is left out."""
    found = await house.tables.store.summaries(ids)
    told = []
    for table_id in ids:
        spec, seats, host = found[table_id].spec, found[table_id].seats, found[table_id].host
        if spec.status not in (OPEN, RUNNING):
            told.append(ended_line(spec, seats, host, asker.id, house.hub.is_online))
        elif spec.game in beffroi.all_games():
            table = await house.tables.get(table_id)
            table.host = host
            told.append(table_line(table, asker.id, house.hub.is_online))
    return told


@get("/api/tables")
async def listed(
    house: House,
    asker: Asker,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    status: FromQuery[Literal["open", "running", "over", "stopped", "frozen"] | None] = None,
    mine: FromQuery[bool] = False,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> list[TableSummary]:
    """Public tables, newest first; with `mine`, all of my own."""
    person = asker.must("read").id if mine else None
    found = await house.tables.store.newest(PAGE, person=person, game=game, status=status, before=before)
    return await lines(house, asker, found)


@post("/api/tables")
async def create(house: House, asker: Asker, data: JSONBody[NewTable]) -> TableMessage:
    """Open a table; it starts by itself when no seat is open."""
    host = asker.must("tables")
    house.limits.take("table", host.id)
    table = await house.lobby.create(host, data)
    await house.seats_changed(table)
    return await shown(house, asker, table)


@get("/api/tables/{table_id:str}")
async def one(house: House, asker: Asker, table_id: FromPath[str]) -> TableMessage:
    """How a table stands."""
    return await shown(house, asker, await house.tables.get(table_id))


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(house: House, asker: Asker, table_id: FromPath[str], data: JSONBody[JoinBody]) -> TableMessage:
    """Take an open seat; the last one starts the game."""
    table = await house.lobby.join(table_id, asker.must("tables"), data.seat, data.nonce)
    await house.seats_changed(table)
    return await shown(house, asker, table)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(house: House, asker: Asker, table_id: FromPath[str]) -> TableMessage:
    """Give the seat up before the game; when the host leaves, the table closes."""
    table = await house.lobby.leave(table_id, asker.must("tables"))
    await house.seats_changed(table)
    return await shown(house, asker, table)


@post("/api/tables/{table_id:str}/seats", status_code=200)
async def set_seat(house: House, asker: Asker, table_id: FromPath[str], data: JSONBody[SeatBody]) -> TableMessage:
    """The host opens a seat or gives it to a bot."""
    table = await house.lobby.set_seat(table_id, asker.must("tables"), data.seat, data.kind, data.level)
    await house.seats_changed(table)
    return await shown(house, asker, table)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(house: House, asker: Asker, table_id: FromPath[str]) -> TableMessage:
    """The same people again; or the table another player already opened for it."""
    table = await house.rematches.rematch(table_id, asker.must("tables"))
    await house.seats_changed(await house.tables.get(table_id))
    return await shown(house, asker, table)


@post("/api/tables/{table_id:str}/fork")
async def fork(house: House, asker: Asker, table_id: FromPath[str], data: JSONBody[ForkBody]) -> TableMessage:
    """A hot-seat game from the position after so many decisions."""
    table = await house.rematches.fork(table_id, asker.must("tables"), data.moves)
    return await shown(house, asker, table)


ROUTES = [listed, create, one, join, leave, set_seat, rematch, fork]
