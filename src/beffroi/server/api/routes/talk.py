"""What people say at a table."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from beffroi.protocol.commands import ChatBody
from beffroi.protocol.messages import ChatMessage
from beffroi.server.api.dependencies import CallerDep, LimitsDep, TablesDep, TalkDep
from beffroi.server.api.routes.play import Since


@post("/api/tables/{table_id:str}/chat")
async def chat(
    limits: LimitsDep, talk: TalkDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[ChatBody]
) -> ChatMessage:
    """Say something at the table."""
    person = caller.must("chat")
    await limits.take("chat", person.id)
    return await talk.chat(person, table_id, data.text)


@get("/api/tables/{table_id:str}/chat")
async def chats(tables: TablesDep, talk: TalkDep, table_id: FromPath[str], after: Since = 0) -> list[ChatMessage]:
    """What was said at the table."""
    await tables.get(table_id)
    return await talk.chats(table_id, after)


ROUTES = [chat, chats]
