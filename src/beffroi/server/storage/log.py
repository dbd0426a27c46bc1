"""The append-only log: what was decided is on the disk before anybody is told.

Entries that arrive while a commit is under way are written together by the
next one, so that two hundred tables share the price of one flush.
"""

from __future__ import annotations

import asyncio
from typing import Final

import sqlalchemy as sa

from beffroi.server.domain.log import LogEntry
from beffroi.server.metrics import COMMIT_BATCH, COMMIT_SECONDS
from beffroi.server.storage.engine import Conflict, Sqlite, Store
from beffroi.server.storage.schema import entries
from beffroi.server.storage.writer.base import LogWriter, PendingAppend
from beffroi.server.storage.writer.process import ProcessWriter
from beffroi.server.storage.writer.sql import SqlWriter

MOST_AT_ONCE: Final = 256
ENTRIES: Final = (
    sa.select(*(entries.c[name] for name in LogEntry.__struct_fields__))
    .where(entries.c.table_id == sa.bindparam("table"), entries.c.n >= sa.bindparam("first"))
    .order_by(entries.c.n)
)


class LogStore:
    """Writes appends in the order they come, in groups, each group in one transaction."""

    def __init__(self, store: Store, writer: LogWriter) -> None:
        self.store = store
        self.writer = writer
        self._waiting: list[PendingAppend] = []  # for the next commit
        self._come = asyncio.Event()  # something waits, or it is time to stop
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="log")

    async def stop(self) -> None:
        """Write what is queued, then stop."""
        self._stopping = True
        self._come.set()
        if self._task:
            await asyncio.wait([self._task])  # which leaves it at work if whoever stops us gives up
        await self.writer.close()

    def append(self, wanted: PendingAppend) -> None:
        """Append: store the entries; `done` says when, or Conflict if the table's log went on meanwhile."""
        self._waiting.append(wanted)
        self._come.set()

    async def read(self, table_id: str, first: int = 0) -> list[LogEntry]:
        """Return a table's log from an entry on."""
        return await self.store.read(lambda connection: read_entries(connection, table_id, first))

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            await self._come.wait()
            self._come.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                with COMMIT_SECONDS.time():
                    await self._write(group)
                COMMIT_BATCH.observe(len(group))

    async def _write(self, group: list[PendingAppend]) -> None:
        """Write the group in one transaction; if that fails, each on its own, so that only the guilty fails."""
        error = Conflict() if any(map(is_lost, group)) else await self._try(group)
        if error is None or len(group) == 1:
            settle(group, error)
            return
        for wanted in group:
            settle([wanted], Conflict() if is_lost(wanted) else await self._try([wanted]))

    async def _try(self, group: list[PendingAppend]) -> Exception | None:
        try:
            await self.writer.write(group)
        except Exception as error:  # whatever it was, those who wait must hear of it
            return error
        return None


def make_writer(store: Store, kind: str) -> LogWriter:
    """Return the writer a setting asks for; SQLite alone has the fast one."""
    return ProcessWriter(store) if kind == "process" and isinstance(store, Sqlite) else SqlWriter(store)


def is_lost(wanted: PendingAppend) -> bool:
    """Tell whether what it follows on was not stored, so that it has no place in the log either."""
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
    """Return a table's log from an entry on."""
    return [LogEntry(*row) for row in connection.execute(ENTRIES, {"table": table, "first": first})]
