"""What people say at tables, who may, and who hears it."""

from __future__ import annotations

from typing import Final

from beffroi.protocol.account import Blocked
from beffroi.protocol.http import Muted
from beffroi.protocol.messages import ChatMessage, ChatRemovedMessage
from beffroi.server.domain.person import Person
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.names import readable
from beffroi.server.services.ports import Publisher
from beffroi.server.services.seating import distinct
from beffroi.server.services.secrets import digest
from beffroi.server.services.tables import TableService
from beffroi.server.storage.chat import ChatStore
from beffroi.server.storage.talk import TalkStore

CHATS_SHOWN: Final = 50
MOST_BLOCKED: Final = 200


class TalkService:
    """The talk at tables."""

    def __init__(self, tables: TableService, chats: ChatStore, talk: TalkStore, publisher: Publisher) -> None:
        self.tables = tables
        self.chat_store = chats
        self.store = talk
        self.publisher = publisher

    async def chat(self, person: Person, table_id: str, text: str) -> ChatMessage:
        """Store something said at a table, and tell everybody there."""
        table = await self.tables.look(table_id, person.id)
        if not table.spec.chat:
            raise Refused("forbidden", "there is no chat at this table")
        if await self.store.is_muted(table_id, person.id):
            raise Refused("forbidden", "the host has muted you at this table")
        seats = table.seats_of(person.id)
        seat = seats[0] if seats else None
        message = await self.chat_store.insert(
            table_id, person.id, speaker(table, person, seats), seat, clean_text(text), now()
        )
        await self.publisher.chat_said(message, person.id)
        return message

    async def chats(self, table_id: str, viewer: str | None, after: int = 0) -> list[ChatMessage]:
        """Return the last things said at a table, without what the viewer does not want to hear."""
        return await self.chat_store.last(table_id, after, CHATS_SHOWN, viewer)

    # --- the host's ---------------------------------------------------------------

    async def remove(self, host: Person, table_id: str, message: int) -> None:
        """Take away what somebody said."""
        await self._check_host(host, table_id)
        if not await self.chat_store.remove(table_id, message):
            raise Refused("not-found", "there is no such message")
        await self.publisher.chat_removed(ChatRemovedMessage(table_id, message))

    async def mute(self, host: Person, table_id: str, message: int, muted: bool) -> list[Muted]:
        """Let the author of a message talk no more at this table, or again; returns who is muted."""
        await self._check_host(host, table_id)
        author = await self._author(table_id, message)
        if author == host.id:
            raise Refused("bad-request", "this is your own message")
        await self.store.set_muted(table_id, author, muted)
        return await self.muted(host, table_id)

    async def muted(self, host: Person, table_id: str) -> list[Muted]:
        """Return who may not talk at the table; only its host is told."""
        await self._check_host(host, table_id)
        return [Muted(**row) for row in await self.store.muted(table_id)]

    async def _check_host(self, person: Person, table_id: str) -> None:
        if (await self.tables.get(table_id)).spec.host != person.id:
            raise Refused("forbidden", "only the host may do this")

    async def _author(self, table_id: str, message: int) -> str:
        author = await self.chat_store.author(table_id, message)
        if author is None:
            raise Refused("not-found", "there is no such message, or its author is gone")
        return author

    # --- everybody's --------------------------------------------------------------

    async def block(self, person: Person, table_id: str, message: int) -> list[Blocked]:
        """Hear no more of the author of a message; returns everybody who is blocked."""
        await self.tables.get(table_id)
        author = await self._author(table_id, message)
        if author == person.id:
            raise Refused("bad-request", "this is your own message")
        if len(await self.store.blocked(person.id)) >= MOST_BLOCKED:
            raise Refused("limit", f"{MOST_BLOCKED} people are enough: unblock one first")
        return await self._set_blocked(person, author, now())

    async def unblock(self, person: Person, block: str) -> list[Blocked]:
        """Hear somebody again."""
        for row in await self.store.blocked(person.id):
            if block_id(person.id, row["other"]) == block:
                return await self._set_blocked(person, row["other"], None)
        raise Refused("not-found", "you block nobody of this id")

    async def blocked(self, person: Person) -> list[Blocked]:
        rows = await self.store.blocked(person.id)
        return [Blocked(block_id(person.id, row["other"]), row["name"], row["created"]) for row in rows]

    async def blocked_ids(self, person: str | None) -> frozenset[str]:
        """Return whom a person does not hear."""
        return frozenset(row["other"] for row in await self.store.blocked(person)) if person else frozenset()

    async def _set_blocked(self, person: Person, other: str, at: int | None) -> list[Blocked]:
        await self.store.set_blocked(person.id, other, at)
        await self.publisher.blocks_changed(person.id, await self.blocked_ids(person.id))
        return await self.blocked(person)


def block_id(person: str, other: str) -> str:
    """Return a name for a block that tells nothing of the person who is blocked."""
    return digest(f"{person}:{other}")[:16]


def speaker(table: TableState, person: Person, seats: list[int]) -> str:
    """Return the name somebody speaks by: that of their seat, or one that nobody who sits there has."""
    if len(seats) == 1:
        return table.seats[seats[0]].name
    return person.name if seats else distinct(person.name, [chair.name for chair in table.seats])


def clean_text(text: str) -> str:
    """Return what was said, if anything can be read of it."""
    kept = readable(text).strip()
    if not kept:
        raise Refused("bad-request", "say something")
    return kept
