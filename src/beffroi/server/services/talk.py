"""What people say at tables."""

from __future__ import annotations

import unicodedata
from typing import Final

from beffroi.protocol.messages import ChatMessage
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.ports import Publisher
from beffroi.server.services.tables import TableService
from beffroi.server.storage.chat import ChatStore

CHATS_SHOWN: Final = 50


class TalkService:
    """The talk at tables."""

    def __init__(self, tables: TableService, chats: ChatStore, publisher: Publisher) -> None:
        self.tables = tables
        self.chat_store = chats
        self.publisher = publisher

    async def chat(self, person: Person, table_id: str, text: str) -> ChatMessage:
        """Store something said at a table, and tell everybody there."""
        table = await self.tables.get(table_id)
        if not table.spec.chat:
            raise Refused("forbidden", "there is no chat at this table")
        seats = table.seats_of(person.id)
        seat = seats[0] if seats else None
        message = await self.chat_store.insert(table_id, person.id, person.name, seat, clean_text(text), now())
        await self.publisher.chat_said(message)
        return message

    async def chats(self, table_id: str, after: int = 0) -> list[ChatMessage]:
        """Return the last things said at a table."""
        return await self.chat_store.last(table_id, after, CHATS_SHOWN)


def clean_text(text: str) -> str:
    """Return what was said, without control characters; markup is plain text and stays so on the page."""
    kept = "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    if not kept.strip():
        raise Refused("bad-request", "say something")
    return kept.strip()
