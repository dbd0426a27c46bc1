"""What was said at tables."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from beffroi.protocol.messages import ChatMessage
from beffroi.server.storage.engine import Store
from beffroi.server.storage.schema import blocks, chats

LAST: Final = (
    sa.select(chats)
    .where(chats.c.table_id == sa.bindparam("table"), chats.c.id > sa.bindparam("after"), chats.c.text != "")
    .order_by(chats.c.id.desc())
    .limit(sa.bindparam("most", type_=sa.Integer))
)
HEARD: Final = LAST.where(
    sa.or_(
        chats.c.person.is_(None),
        chats.c.person.not_in(sa.select(blocks.c.other).where(blocks.c.person == sa.bindparam("viewer"))),
    )
)
THIS: Final = (chats.c.table_id == sa.bindparam("table")) & (chats.c.id == sa.bindparam("message"))
AUTHOR: Final = sa.select(chats.c.person).where(THIS)
INSERT: Final = sa.insert(chats).returning(chats.c.id)


class ChatStore:
    """The chat messages of the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def insert(self, table: str, person: str, name: str, seat: int | None, text: str, at: int) -> ChatMessage:
        """Store a message; returns it with its number."""
        row: dict[str, Any] = {"table_id": table, "person": person, "name": name, "seat": seat, "text": text, "at": at}
        made = await self.store.write(lambda connection: connection.execute(INSERT, row).scalar_one())
        return ChatMessage(table, made, at, name, seat, text)

    async def last(self, table: str, after: int, most: int, viewer: str | None) -> list[ChatMessage]:
        """Return the last messages of a table after that number, the oldest first; none of those the viewer blocks."""
        rows = await self.store.lookup(HEARD, table=table, after=after, most=most, viewer=viewer)
        return [message_of(row) for row in reversed(rows)]

    async def author(self, table: str, message: int) -> str | None:
        """Return who said something, as long as they are known."""
        row = await self.store.row(AUTHOR, table=table, message=message)
        return row["person"] if row else None

    async def remove(self, table: str, message: int) -> bool:
        """Take the words of a message away; tells whether there were any."""
        this = (chats.c.table_id == table) & (chats.c.id == message) & (chats.c.text != "")
        return bool(await self.store.run(sa.update(chats).where(this).values(text="")))


def message_of(row: sa.RowMapping) -> ChatMessage:
    return ChatMessage(row["table_id"], row["id"], row["at"], row["name"], row["seat"], row["text"])
