"""The database: SQLite in one file, or PostgreSQL; readers side by side, writes in transactions."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from beffroi.server.store.migrate import migrate

READERS = 4


class Store:
    """Connections to the database. SQLite has one writer at a time; here they queue instead of failing."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._turn = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._plain: sqlite3.Connection | None = None
        if self.sqlite:
            self.reader = sqlite_engine(url, READERS, "BEGIN")
            self.writer = sqlite_engine(url, 1, "BEGIN IMMEDIATE")
        else:
            self.reader = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
            self.writer = self.reader

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look something up."""
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it, or nothing if something is raised inside."""
        if not self.sqlite:
            async with self.writer.begin() as connection:
                yield connection
            return
        async with self._turn, self.writer.begin() as connection:
            yield connection

    async def write_plainly(self, statements: list[tuple[str, list[dict[str, Any]]]]) -> None:
        """One SQLite transaction of statements with their rows, in a single visit to the writer's thread.

        The log is written this way: five visits through the layers above cost more than the flush itself.
        """
        async with self._turn:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write_plainly, statements)

    def _write_plainly(self, statements: list[tuple[str, list[dict[str, Any]]]]) -> None:
        if self._plain is None:
            self._plain = sqlite3.connect(self.url.database or "", check_same_thread=False)
            prepare(self._plain)
        self._plain.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in statements:
                self._plain.executemany(statement, rows)
            self._plain.execute("COMMIT")
        except BaseException:
            self._plain.rollback()
            raise

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as it is now, however long it looks."""
        async with self.reader.connect() as connection:
            if not self.sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                yield connection

    async def row(self, query: sa.Select[Any]) -> sa.RowMapping | None:
        """The first row of a query."""
        async with self.read() as connection:
            return (await connection.execute(query)).mappings().first()

    async def rows(self, query: sa.Select[Any]) -> list[sa.RowMapping]:
        """All rows of a query."""
        async with self.read() as connection:
            return list((await connection.execute(query)).mappings())

    async def run(self, statement: Any) -> int:
        """One statement in its own transaction; returns how many rows it touched."""
        async with self.write() as connection:
            return (await connection.execute(statement)).rowcount

    async def vacuum(self) -> None:
        """Give space back; outside any transaction, as both databases want it."""
        if self.sqlite:
            async with self._turn, self.writer.connect() as connection:
                raw = await connection.get_raw_connection()
                await raw.driver_connection.execute("VACUUM")  # type: ignore[union-attr]
                await raw.driver_connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # type: ignore[union-attr]
            return
        async with self.writer.connect() as connection:
            free = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await free.execute(sa.text("VACUUM ANALYZE"))

    async def close(self) -> None:
        await self.reader.dispose()
        await self.writer.dispose()
        self._thread.shutdown()
        if self._plain is not None:
            self._plain.close()


def sqlite_engine(url: str, size: int, begin: str) -> AsyncEngine:
    """SQLite with a write-ahead log that is on the disk before a commit returns."""
    engine = create_async_engine(url, pool_size=size, max_overflow=0)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        prepare(connection)

    @sa.event.listens_for(engine.sync_engine, "begin")
    def say_begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def prepare(connection: Any) -> None:
    """Settings of every connection to SQLite."""
    connection.isolation_level = None  # we say BEGIN ourselves, so that a writer never upgrades a read
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def open_store(url: str) -> Store:
    """The database with the schema of this version, made or migrated if need be."""
    store = Store(url)
    if store.sqlite and store.url.database:
        Path(store.url.database).parent.mkdir(parents=True, exist_ok=True)
    async with store.write() as connection:
        await connection.run_sync(migrate)
    return store


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
