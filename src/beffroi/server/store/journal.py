"""The append-only log: what was decided is on the disk before anybody is told.

Entries that arrive while a commit is under way are written together by the
next one, so that two hundred tables share the price of one flush.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from beffroi.server.metrics import COMMIT_BATCH, COMMIT_SECONDS
from beffroi.server.store.engine import Store
from beffroi.server.store.schema import entries, tables

MOST_AT_ONCE = 256
INSERT = sa.insert(entries)
COUNT = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("id_"))
    .values({name: sa.bindparam(name) for name in ("head", "status", "waiting", "deadline", "changed")})
)


class Conflict(Exception):
    """Somebody else wrote this entry of the table first."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    kind: str
    seat: int
    body: str
    key: str
    at: int


class Append(msgspec.Struct):
    """Entries of one table that stand or fall together, and what they make of the table's row."""

    table: str
    first: int  # number of the first entry
    entries: list[Entry]
    status: str
    waiting: int
    deadline: int | None
    also: Callable[[AsyncConnection], Awaitable[None]] | None = None  # in the same transaction
    done: asyncio.Future[None] | None = None

    def rows(self) -> list[dict[str, Any]]:
        return [
            {"table_id": self.table, "n": self.first + i, **msgspec.structs.asdict(entry)}
            for i, entry in enumerate(self.entries)
        ]

    def head(self) -> dict[str, Any]:
        return {
            "id_": self.table,
            "head": self.first + len(self.entries),
            "status": self.status,
            "waiting": self.waiting,
            "deadline": self.deadline,
            "changed": self.entries[-1].at,
        }


class Journal:
    """Writes appends in groups; `append` returns when its group is committed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        plain = sqlite.dialect(paramstyle="named")
        self._insert, self._count = str(INSERT.compile(dialect=plain)), str(COUNT.compile(dialect=plain))

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is queued, then stop."""
        await self._queue.join()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, wanted: Append) -> None:
        """Store the entries; Conflict if the table's log went on meanwhile."""
        wanted.done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(wanted)
        await wanted.done

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

    async def _write(self, group: list[Append]) -> None:
        """All of the group in one transaction; if that fails, each on its own, so that only the guilty fails."""
        error = await self._try(group)
        if error is None or len(group) == 1:
            settle(group, error)
            return
        for wanted in group:
            settle([wanted], await self._try([wanted]))

    async def _try(self, group: list[Append]) -> Exception | None:
        rows = [row for wanted in group for row in wanted.rows()]
        heads = [wanted.head() for wanted in group]
        also = [wanted.also for wanted in group if wanted.also]
        try:
            if self.store.sqlite and not also:
                await self.store.write_plainly([(self._insert, rows), (self._count, heads)])
                return None
            async with self.store.write() as connection:
                await connection.execute(INSERT, rows)
                await connection.execute(COUNT, heads)
                for step in also:
                    await step(connection)
        except (IntegrityError, sqlite3.IntegrityError):
            return Conflict()
        except Exception as error:  # whatever it was, those who wait must hear of it
            return error
        return None


def settle(group: list[Append], error: Exception | None) -> None:
    for wanted in group:
        if wanted.done is None or wanted.done.done():  # the caller gave up waiting
            continue
        if error is None:
            wanted.done.set_result(None)
        else:
            wanted.done.set_exception(error)


async def read_entries(store: Store, table: str, first: int = 0) -> list[Entry]:
    """A table's log from an entry on."""
    columns = [entries.c[name] for name in Entry.__struct_fields__]
    query = sa.select(*columns).where(entries.c.table_id == table, entries.c.n >= first).order_by(entries.c.n)
    async with store.read() as connection:
        return [Entry(*row) for row in await connection.execute(query)]
