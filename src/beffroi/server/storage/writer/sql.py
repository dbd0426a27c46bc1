"""The plain writer: a group is a transaction of the database like any other."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from beffroi.server.domain.log import LogEntry
from beffroi.server.storage.engine import Conflict, Store
from beffroi.server.storage.schema import entries, tables
from beffroi.server.storage.writer.base import ENTRY_COLUMNS, ROW_COLUMNS, Line, PendingAppend, contents, lines_of

INSERT_ENTRIES: Final = sa.insert(entries)
SET_ROW: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("id_"))
    .values({name: sa.bindparam(name) for name in ROW_COLUMNS})
)


class SqlWriter:
    """Writes with the statements of SQLAlchemy; works with both databases."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def write(self, group: list[PendingAppend]) -> None:
        try:
            await self.store.write(lambda connection: write_group(connection, group))
        except IntegrityError:
            raise Conflict from None

    async def close(self) -> None:
        """Nothing to let go of: the store closes its own connections."""


def write_group(connection: sa.Connection, group: list[PendingAppend]) -> None:
    """Write the entries, the rows of their tables, and what goes with them."""
    lines, rows = contents(group)
    write_lines(connection, lines)
    connection.execute(SET_ROW, [dict(zip(("id_", *ROW_COLUMNS), row, strict=True)) for row in rows])
    for wanted in group:
        if wanted.in_transaction:
            wanted.in_transaction(connection)


def insert_entries(connection: sa.Connection, table_id: str, new: list[LogEntry]) -> None:
    """Write the whole log of a table that is new here."""
    if new:
        write_lines(connection, lines_of(table_id, 0, new))


def write_lines(connection: sa.Connection, lines: list[Line]) -> None:
    connection.execute(INSERT_ENTRIES, [dict(zip(ENTRY_COLUMNS, line, strict=True)) for line in lines])
