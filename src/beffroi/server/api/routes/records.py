"""Records: given out, taken in, replayed step by step."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from beffroi.protocol.http import GameRecord, Verified
from beffroi.protocol.messages import ReplayMessage, TableMessage
from beffroi.server.api.dependencies import Asker, House
from beffroi.server.api.routes.tables import shown

ANYBODY = "anybody"  # those who are not signed in share one bucket


@get("/api/tables/{table_id:str}/record")
async def record(house: House, table_id: FromPath[str]) -> GameRecord:
    """The record of a game that is over, with everything that is needed to verify it."""
    return cast(GameRecord, await house.records.record(table_id))


@get("/api/tables/{table_id:str}/verify")
async def verify(house: House, asker: Asker, table_id: FromPath[str]) -> Verified:
    """Work out again everything a finished game claims about its luck."""
    house.limits.take("verify", asker.id or ANYBODY)
    return await house.records.verified(table_id)


@post("/api/records")
async def take_in(house: House, asker: Asker, data: JSONBody[dict[str, Any]]) -> TableMessage:
    """Take a record in as a table that is over; it must verify to the last die."""
    person = asker.must("tables")
    house.limits.take("table", person.id)
    return await shown(house, asker, await house.records.take_in(person, data))


@get("/api/tables/{table_id:str}/replay/{moves:int}")
async def replay(
    house: House,
    asker: Asker,
    table_id: FromPath[str],
    moves: FromPath[int],
    seat: Annotated[int, QueryParameter(ge=-1, le=15)] = -1,
) -> ReplayMessage:
    """The table as it was after so many decisions."""
    return await house.records.replay(table_id, moves, seat, asker.id)


ROUTES = [record, verify, take_in, replay]
