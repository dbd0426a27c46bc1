"""Tables: listed, made, joined, and looked at."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from beffroi.protocol.http import ForkBody, JoinBody, NewTable, ReadyBody, SeatBody
from beffroi.protocol.messages import TableMessage, TableSummary
from beffroi.server.api.dependencies import CallerDep, HubDep, LimitsDep, LobbyDep, RematchesDep, TablesDep
from beffroi.server.api.security import client_address, client_network
from beffroi.server.domain.table import TableState
from beffroi.server.realtime.hub import Hub
from beffroi.server.realtime.render import summary
from beffroi.server.services.clock import now
from beffroi.server.services.lobby import LobbyService
from beffroi.server.services.sessions import Caller
from beffroi.server.services.tables import TableService

LARGEST_TABLE: Final = 100_000  # bytes: a position and figures of somebody's own


async def shown(tables: TableService, hub: Hub, caller: Caller, table: TableState) -> TableMessage:
    """Return how a table stands, as the caller may see it."""
    await tables.load_host_name(table)
    return hub.describe(table, caller.id)


async def lines(lobby: LobbyService, hub: Hub, caller: Caller, ids: list[str]) -> list[TableSummary]:
    """Return tables as a list shows them."""
    at = now()
    return [summary(found, caller.id, hub.presence.is_online, at) for found in await lobby.summaries(ids)]


@get("/api/tables")
async def listed(
    lobby: LobbyDep,
    hub: HubDep,
    caller: CallerDep,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    status: FromQuery[Literal["open", "running", "over", "stopped", "frozen"] | None] = None,
    mine: FromQuery[bool] = False,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> list[TableSummary]:
    """Public tables, newest first; with `mine`, all of my own."""
    person = caller.must("read").id if mine else None
    found = await lobby.newest(person=person, game=game, status=status, before=before)
    return await lines(lobby, hub, caller, found)


@post("/api/tables", request_max_body_size=LARGEST_TABLE)
async def create(
    limits: LimitsDep, lobby: LobbyDep, tables: TablesDep, hub: HubDep, caller: CallerDep, data: JSONBody[NewTable]
) -> TableMessage:
    """Open a table; it starts by itself when no seat is open."""
    host = caller.must("tables")
    await limits.take("table", host.id)
    table = await lobby.create(host, data)
    return await shown(tables, hub, caller, table)


@get("/api/tables/{table_id:str}")
async def one(tables: TablesDep, hub: HubDep, caller: CallerDep, table_id: FromPath[str]) -> TableMessage:
    """How a table stands."""
    return await shown(tables, hub, caller, await tables.look(table_id, caller.id))


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    lobby: LobbyDep,
    tables: TablesDep,
    hub: HubDep,
    caller: CallerDep,
    table_id: FromPath[str],
    data: JSONBody[JoinBody],
) -> TableMessage:
    """Take an open seat; the last one starts the game."""
    table = await lobby.join(table_id, caller.must("tables"), data.seat, data.nonce)
    return await shown(tables, hub, caller, table)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(
    lobby: LobbyDep, tables: TablesDep, hub: HubDep, caller: CallerDep, table_id: FromPath[str]
) -> TableMessage:
    """Give the seat up before the game; when the host leaves, the table closes."""
    table = await lobby.leave(table_id, caller.must("tables"))
    return await shown(tables, hub, caller, table)


@post("/api/tables/{table_id:str}/seats", status_code=200)
async def set_seat(
    request: Request[Any, Any, Any],
    limits: LimitsDep,
    lobby: LobbyDep,
    tables: TablesDep,
    hub: HubDep,
    caller: CallerDep,
    table_id: FromPath[str],
    data: JSONBody[SeatBody],
) -> TableMessage:
    """The host opens a seat, gives it to a bot or keeps it for an account; whoever sat there is removed."""
    host = caller.must("tables")
    if data.kind == "kept":
        await limits.take_all("invite", host.id, client_network(client_address(request.scope)))
    table = await lobby.set_seat(table_id, host, data)
    return await shown(tables, hub, caller, table)


@post("/api/tables/{table_id:str}/ready", status_code=200)
async def ready(
    lobby: LobbyDep,
    tables: TablesDep,
    hub: HubDep,
    caller: CallerDep,
    table_id: FromPath[str],
    data: JSONBody[ReadyBody],
) -> TableMessage:
    """Say that I am ready; a game with a ready check begins when everybody is."""
    table = await lobby.set_ready(table_id, caller.must("tables"), data.ready)
    return await shown(tables, hub, caller, table)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(
    limits: LimitsDep,
    rematches: RematchesDep,
    tables: TablesDep,
    hub: HubDep,
    caller: CallerDep,
    table_id: FromPath[str],
) -> TableMessage:
    """The same people again; or the table another player already opened for it."""
    host = caller.must("tables")
    await limits.take("table", host.id)
    table = await rematches.rematch(table_id, host)
    return await shown(tables, hub, caller, table)


@post("/api/tables/{table_id:str}/fork")
async def fork(
    limits: LimitsDep,
    rematches: RematchesDep,
    tables: TablesDep,
    hub: HubDep,
    caller: CallerDep,
    table_id: FromPath[str],
    data: JSONBody[ForkBody],
) -> TableMessage:
    """A game from the position after so many decisions, with bots in the seats of the others."""
    host = caller.must("tables")
    await limits.take("table", host.id)
    table = await rematches.fork(table_id, host, data)
    return await shown(tables, hub, caller, table)


@get("/api/tables/{table_id:str}/along")
async def along(rematches: RematchesDep, caller: CallerDep, table_id: FromPath[str]) -> NewTable:
    """My running game as I know it, as a table to ask a device for; what I can't know is dealt anew."""
    return await rematches.along(table_id, caller.must("read"))


ROUTES = [listed, create, one, join, leave, set_seat, ready, rematch, fork, along]
