"""Records: given out, taken in, replayed step by step."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from beffroi.protocol.http import GameRecord, Verified
from beffroi.protocol.imports import ImportBody, ImportCheck
from beffroi.protocol.messages import ReplayMessage, TableMessage
from beffroi.server.api.dependencies import AskerDep, CallerDep, HubDep, LimitsDep, RecordsDep, ReplaysDep, TablesDep
from beffroi.server.api.routes.tables import shown

LARGEST_RECORD: Final = 200_000  # bytes; a long game takes a fifth of it


@get("/api/tables/{table_id:str}/record")
async def record(records: RecordsDep, caller: CallerDep, table_id: FromPath[str]) -> GameRecord:
    """The record of a game: when it is over with all that verifies it, before that to whoever plays every seat."""
    return cast(GameRecord, await records.record(table_id, caller.id))


@get("/api/tables/{table_id:str}/verify")
async def verify(
    limits: LimitsDep, records: RecordsDep, caller: CallerDep, asker: AskerDep, table_id: FromPath[str]
) -> Verified:
    """Work out again everything a finished game claims about its luck."""
    await limits.take("verify", asker)
    return await records.verified(table_id, caller.id, asker)


@post("/api/records", request_max_body_size=LARGEST_RECORD)
async def take_in(
    limits: LimitsDep,
    tables: TablesDep,
    hub: HubDep,
    records: RecordsDep,
    caller: CallerDep,
    data: JSONBody[dict[str, Any]],
) -> TableMessage:
    """Take a record in as a table that is over; it must verify to the last die."""
    person = caller.must("tables")
    await limits.take("table", person.id)
    return await shown(tables, hub, caller, await records.take_in(person, data))


@post("/api/records/check", status_code=200, request_max_body_size=LARGEST_RECORD)
async def check(limits: LimitsDep, records: RecordsDep, caller: CallerDep, data: JSONBody[ImportBody]) -> ImportCheck:
    """What the text of a record or a position is, and what is wrong with it, by its place."""
    person = caller.must("tables")
    await limits.take("verify", person.id)
    return await records.check(person.id, data.text)


@get("/api/tables/{table_id:str}/replay/{moves:int}")
async def replay(
    replays: ReplaysDep,
    caller: CallerDep,
    table_id: FromPath[str],
    moves: FromPath[int],
    seat: Annotated[int, QueryParameter(ge=-1, le=15)] = -1,
) -> ReplayMessage:
    """The table as it was after so many decisions."""
    return await replays.replay(table_id, moves, seat, caller.id)


ROUTES = [record, verify, take_in, check, replay]
