"""What brings entries of the log to the disk: the interface, and what it is handed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
import sqlalchemy as sa

from beffroi.server.domain.log import LogEntry

ENTRY_COLUMNS: Final = ("table_id", "n", *LogEntry.__struct_fields__)

Line = tuple[Any, ...]


class TableRow(msgspec.Struct, frozen=True):
    """What a table's row says of its log."""

    head: int  # entries
    status: str
    waiting: int
    deadline: int | None
    started: int | None
    ended: int | None
    changed: int


ROW_COLUMNS: Final = TableRow.__struct_fields__


class PendingAppend(msgspec.Struct):
    """Entries of one table that stand or fall together, what they make of the table's row, and what goes with them."""

    table: str
    first: int  # number of the first entry
    entries: list[LogEntry]
    row: TableRow
    in_transaction: Callable[[sa.Connection], None] | None
    previous: PendingAppend | None  # on its way too, from the same table: this one follows on it
    done: asyncio.Future[None]
    failed: bool = False

    def lines(self) -> list[Line]:
        """Return the entries in the order of `ENTRY_COLUMNS`."""
        return lines_of(self.table, self.first, self.entries)

    def row_values(self) -> Line:
        """Return the table's id and its new row, in the order of `ROW_COLUMNS`."""
        return (self.table, *msgspec.structs.astuple(self.row))


class LogWriter(Protocol):
    """Writes groups of appends; each group is one transaction."""

    async def write(self, group: list[PendingAppend]) -> None:
        """Return when the whole group is on the disk; raise Conflict if an entry of it is there already."""

    async def close(self) -> None:
        """Let go of whatever writes."""


def lines_of(table: str, first: int, entries: list[LogEntry]) -> list[Line]:
    """Return entries of a table as rows, in the order of `ENTRY_COLUMNS`."""
    return [
        (table, n, entry.kind, entry.seat, entry.body, entry.key, entry.at) for n, entry in enumerate(entries, first)
    ]


def contents(group: list[PendingAppend]) -> tuple[list[Line], list[Line]]:
    """Return the rows of all entries, and the new rows of their tables."""
    return [line for wanted in group for line in wanted.lines()], [wanted.row_values() for wanted in group]
