"""What people say at a table, who may, and who hears it."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from beffroi.protocol.account import BlockBody, Blocked
from beffroi.protocol.commands import ChatBody
from beffroi.protocol.http import NOTHING, MuteBody, Muted, Nothing
from beffroi.protocol.messages import ChatMessage
from beffroi.server.api.dependencies import CallerDep, LimitsDep, TablesDep, TalkDep
from beffroi.server.api.routes.play import Since

MessageNumber = Annotated[int, PathParameter(ge=1, le=2**53)]


@post("/api/tables/{table_id:str}/chat")
async def chat(
    limits: LimitsDep, talk: TalkDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[ChatBody]
) -> ChatMessage:
    """Say something at the table."""
    person = caller.must("chat")
    await limits.take("chat", person.id)
    return await talk.chat(person, table_id, data.text)


@get("/api/tables/{table_id:str}/chat")
async def chats(
    tables: TablesDep, talk: TalkDep, caller: CallerDep, table_id: FromPath[str], after: Since = 0
) -> list[ChatMessage]:
    """What was said at the table, besides by people I block."""
    await tables.look(table_id, caller.id)
    return await talk.chats(table_id, caller.id, after)


@delete("/api/tables/{table_id:str}/chat/{message:int}", status_code=200)
async def take_away(
    limits: LimitsDep, talk: TalkDep, caller: CallerDep, table_id: FromPath[str], message: MessageNumber
) -> Nothing:
    """The host takes away what somebody said."""
    host = caller.must("chat")
    await limits.take("chat", host.id)
    await talk.remove(host, table_id, message)
    return NOTHING


@post("/api/tables/{table_id:str}/chat/{message:int}/mute", status_code=200)
async def mute(
    limits: LimitsDep,
    talk: TalkDep,
    caller: CallerDep,
    table_id: FromPath[str],
    message: MessageNumber,
    data: JSONBody[MuteBody],
) -> list[Muted]:
    """The host lets the author of a message talk no more at this table, or again; answers who is muted."""
    host = caller.must("chat")
    await limits.take("chat", host.id)
    return await talk.mute(host, table_id, message, data.muted)


@get("/api/tables/{table_id:str}/mutes")
async def muted(talk: TalkDep, caller: CallerDep, table_id: FromPath[str]) -> list[Muted]:
    """Who may not talk at the table; for its host."""
    return await talk.muted(caller.must("chat"), table_id)


@get("/api/me/blocks")
async def blocked(talk: TalkDep, caller: CallerDep) -> list[Blocked]:
    """People I don't hear, and who can't sit down at my tables."""
    return await talk.blocked(caller.must("account"))


@post("/api/me/blocks", status_code=200)
async def block(limits: LimitsDep, talk: TalkDep, caller: CallerDep, data: JSONBody[BlockBody]) -> list[Blocked]:
    """Hear no more of the author of a message; answers everybody I block."""
    person = caller.must("account")
    await limits.take("chat", person.id)
    return await talk.block(person, data.table, data.message)


@delete("/api/me/blocks/{block:str}", status_code=200)
async def unblock(talk: TalkDep, caller: CallerDep, block: FromPath[str]) -> list[Blocked]:
    """Hear somebody again; answers everybody I still block."""
    return await talk.unblock(caller.must("account"), block)


ROUTES = [chat, chats, take_away, mute, muted, blocked, block, unblock]
