"""The append-only log: what was decided is on the disk before anybody is told.

Entries that arrive while a commit is under way are written together by the
next one, so that two hundred tables share the price of one flush.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from beffroi.server.metrics import COMMIT_BATCH, COMMIT_SECONDS
from beffroi.server.storage.engine import Sqlite, Store
from beffroi.server.storage.schema import entries, tables

encode: Final = msgspec.json.Encoder().encode
MOST_AT_ONCE: Final = 256
COLUMNS: Final = ("table_id", "n", "kind", "seat", "body", "key", "at")
INSERT: Final = sa.insert(entries)


class TableRow(msgspec.Struct, frozen=True):
    """What a table's row says of its log."""

    head: int  # entries
    status: str
    waiting: int
    deadline: int | None
    started: int | None
    ended: int | None
    changed: int


ROW: Final = TableRow.__struct_fields__
SET_ROW: Final = (
    sa.update(tables).where(tables.c.id == sa.bindparam("id_")).values({name: sa.bindparam(name) for name in ROW})
)


def from_json(names: tuple[str, ...]) -> str:
    """Columns out of a JSON array of arrays, for SQLite."""
    return ", ".join(f"json_extract(value, '$[{i}]') AS {name}" for i, name in enumerate(names))


# With SQLite a whole group is one row put into a view: one statement for the scribe, a transaction of its own.
GROUP_VIEW: Final = "CREATE TEMP VIEW IF NOT EXISTS journal AS SELECT NULL AS lines, NULL AS rows"
GROUP_TRIGGER: Final = f"""
    CREATE TEMP TRIGGER IF NOT EXISTS journal_group INSTEAD OF INSERT ON journal BEGIN
        INSERT INTO entries ({", ".join(COLUMNS)}) SELECT {from_json(COLUMNS)} FROM json_each(NEW.lines);
        UPDATE tables SET {", ".join(f"{name} = next.{name}" for name in ROW)}
            FROM (SELECT {from_json(("id", *ROW))} FROM json_each(NEW.rows)) AS next
            WHERE tables.id = next.id;
    END"""
GROUP: Final = "INSERT INTO journal VALUES (?, ?)"


class Conflict(Exception):
    """Somebody else wrote this entry of the table first."""


class LogEntry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    kind: str
    seat: int
    body: str
    key: str
    at: int


class PendingAppend(msgspec.Struct):
    """Entries of one table that stand or fall together, what they make of the table's row, and what goes with them."""

    table: str
    first: int  # number of the first entry
    entries: list[LogEntry]
    row: TableRow
    in_transaction: Callable[[sa.Connection], None] | None  # in the same transaction
    previous: PendingAppend | None  # on its way too, from the same table: this one follows on it
    done: asyncio.Future[None]
    failed: bool = False

    def lines(self) -> list[tuple[Any, ...]]:
        """The entries, in the order of `COLUMNS`."""
        return [
            (self.table, n, entry.kind, entry.seat, entry.body, entry.key, entry.at)
            for n, entry in enumerate(self.entries, self.first)
        ]

    def row_values(self) -> tuple[Any, ...]:
        """The table's id and its new row."""
        return (self.table, *msgspec.structs.astuple(self.row))


LOG: Final = (
    sa.select(*(entries.c[name] for name in LogEntry.__struct_fields__))
    .where(entries.c.table_id == sa.bindparam("table"), entries.c.n >= sa.bindparam("first"))
    .order_by(entries.c.n)
)


class LogStore:
    """Writes appends in the order they come, in groups, each group in one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._queue: asyncio.Queue[PendingAppend] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        if isinstance(store, Sqlite):
            store.prepare_writer(GROUP_VIEW, GROUP_TRIGGER)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is queued, then stop."""
        await self._queue.join()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def append(self, wanted: PendingAppend) -> None:
        """Store the entries; `done` says when, or Conflict if the table's log went on meanwhile."""
        self._queue.put_nowait(wanted)

    async def _run(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < MOST_AT_ONCE and not self._queue.empty():
                group.append(self._queue.get_nowait())
            with COMMIT_SECONDS.time():
                await self._write(group)
            COMMIT_BATCH.observe(len(group))
            for _ in group:
                self._queue.task_done()

    async def _write(self, group: list[PendingAppend]) -> None:
        """All of the group in one transaction; if that fails, each on its own, so that only the guilty fails."""
        error = Conflict() if any(map(is_lost, group)) else await self._try(group)
        if error is None or len(group) == 1:
            settle(group, error)
            return
        for wanted in group:
            settle([wanted], Conflict() if is_lost(wanted) else await self._try([wanted]))

    async def _try(self, group: list[PendingAppend]) -> Exception | None:
        try:
            if isinstance(self.store, Sqlite) and not any(wanted.in_transaction for wanted in group):
                await self.store.write_prepared(GROUP, *as_json(group))
            else:
                await self.store.write(lambda connection: write_group(connection, group))
        except (IntegrityError, sqlite3.IntegrityError):
            return Conflict()
        except Exception as error:  # whatever it was, those who wait must hear of it
            return error
        return None


def contents(group: list[PendingAppend]) -> tuple[list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """The lines of the entries, and what becomes of the rows of their tables."""
    return [line for wanted in group for line in wanted.lines()], [wanted.row_values() for wanted in group]


def as_json(group: list[PendingAppend]) -> tuple[str, str]:
    """The group as SQLite takes it."""
    lines, rows = contents(group)
    return encode(lines).decode(), encode(rows).decode()


def write_group(connection: sa.Connection, group: list[PendingAppend]) -> None:
    """The entries, the heads of their tables, and what goes with them."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(GROUP, as_json(group))
    else:
        lines, rows = contents(group)
        connection.execute(INSERT, [dict(zip(COLUMNS, line, strict=True)) for line in lines])
        connection.execute(SET_ROW, [dict(zip(("id_", *ROW), row, strict=True)) for row in rows])
    for wanted in group:
        if wanted.in_transaction:
            wanted.in_transaction(connection)


def is_lost(wanted: PendingAppend) -> bool:
    """What it follows on was not stored, so that it has no place in the log either."""
    return wanted.previous is not None and wanted.previous.failed


def settle(group: list[PendingAppend], error: Exception | None) -> None:
    for wanted in group:
        wanted.previous = None  # it is settled as well, and need not be kept
        wanted.failed = error is not None
        if wanted.done.done():  # the caller gave up waiting
            continue
        if error is None:
            wanted.done.set_result(None)
        else:
            wanted.done.set_exception(error)


def read_entries(connection: sa.Connection, table: str, first: int = 0) -> list[LogEntry]:
    """A table's log from an entry on."""
    return [LogEntry(*row) for row in connection.execute(LOG, {"table": table, "first": first})]
