"""Who may not talk at a table, and who does not hear whom."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from beffroi.server.storage.engine import Connection, Store
from beffroi.server.storage.schema import blocks, chats, mutes, people

IS_MUTED: Final = sa.select(mutes.c.person).where(
    mutes.c.table_id == sa.bindparam("table"), mutes.c.person == sa.bindparam("person")
)
MUTED: Final = (
    sa.select(people.c.name, sa.func.max(chats.c.id).label("message"))
    .select_from(mutes)
    .join(people, people.c.id == mutes.c.person)
    .join(chats, (chats.c.table_id == mutes.c.table_id) & (chats.c.person == mutes.c.person))
    .where(mutes.c.table_id == sa.bindparam("table"))
    .group_by(people.c.id, people.c.name)
    .order_by(people.c.name)
)
BLOCKED: Final = (
    sa.select(blocks.c.other, people.c.name, blocks.c.created)
    .join(people, people.c.id == blocks.c.other)
    .where(blocks.c.person == sa.bindparam("person"))
    .order_by(blocks.c.created)
)
BLOCKS: Final = sa.select(blocks.c.other).where(
    blocks.c.person == sa.bindparam("person"), blocks.c.other == sa.bindparam("other")
)


class TalkStore:
    """Mutes and blocks of the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def is_muted(self, table: str, person: str) -> bool:
        return await self.store.row(IS_MUTED, table=table, person=person) is not None

    async def muted(self, table: str) -> list[sa.RowMapping]:
        """Return the names of those who may not talk at a table, each with their last message."""
        return await self.store.rows(MUTED, table=table)

    async def set_muted(self, table: str, person: str, muted: bool) -> None:
        this = {"table_id": table, "person": person}
        await self.store.write(lambda connection: replace(connection, mutes, this, {} if muted else None))

    async def blocked(self, person: str) -> list[sa.RowMapping]:
        """Return whom a person does not hear, by id and name."""
        return await self.store.rows(BLOCKED, person=person)

    async def blocks(self, person: str | None, other: str) -> bool:
        """Tell whether a person does not want to hear of the other."""
        return await self.store.row(BLOCKS, person=person, other=other) is not None

    async def set_blocked(self, person: str, other: str, at: int | None) -> None:
        """Block somebody from a moment on, or no longer."""
        this = {"person": person, "other": other}
        more = None if at is None else {"created": at}
        await self.store.write(lambda connection: replace(connection, blocks, this, more))


def replace(connection: Connection, table: sa.Table, this: dict[str, Any], more: dict[str, Any] | None) -> None:
    """Put a row in the place of the one with the same key; or nothing."""
    connection.execute(sa.delete(table).where(*(table.c[name] == value for name, value in this.items())))
    if more is not None:
        connection.execute(sa.insert(table).values(**this, **more))
