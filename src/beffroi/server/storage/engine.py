"""The database: SQLite in one file, or PostgreSQL; readers side by side, writes in transactions.

What is done in a transaction is an ordinary function of a connection. With
SQLite it runs as a whole in a thread of its own, so that a transaction costs
one visit there however many statements it has; with PostgreSQL it runs on the
event loop, which goes on with others while the database works.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from asyncpg import PostgresError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from beffroi.kernel.errors import BadRequest
from beffroi.server.errors import Refused
from beffroi.server.storage.migrate import migrate
from beffroi.server.storage.writer.child import prepare

READERS: Final = 4
WRITE: Final = "BEGIN IMMEDIATE"  # at once the writer, so that it never has to become one halfway
UNTRANSLATABLE: Final = "22021"  # the state PostgreSQL reports for a character it has no place for

log = logging.getLogger("beffroi.storage")
log.addHandler(logging.NullHandler())  # a command without a log says what failed in its own line, and only there

T = TypeVar("T")
Connection = sa.Connection
Work = Callable[[Connection], T]
Rows = list[dict[str, Any]]


FULL: Final = "the server's disk is full, so that nothing can be stored: its operator has to make room"
DOWN: Final = "the server can't reach its storage just now: look again in a moment"
FAILING_STATES: Final = ("08", "53", "57", "58")  # classes of PostgreSQL: connection, resources, operator, system
FULL_STATE: Final = "53100"


class Conflict(Exception):
    """Somebody else wrote this first."""


class Store:
    """The database, whichever it is."""

    sqlite: bool

    def __init__(self, url: str) -> None:
        self.url = make_url(url)

    async def read(self, work: Work[T]) -> T:
        """Look something up; everything the function reads, it sees at one moment or another."""
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        """Do the work in one transaction: all of it, or nothing if something is raised inside."""
        raise NotImplementedError

    async def write_once_more(self, work: Work[T]) -> T:
        """Write what looks for rows and makes those there are not: somebody else may make them in between."""
        try:
            return await self.write(work)
        except IntegrityError:  # now they are there
            return await self.write(work)

    async def snapshot(self, work: Work[T]) -> T:
        """Look at the database as it is now, however long it takes."""
        raise NotImplementedError

    async def vacuum(self) -> None:
        """Give space back; outside any transaction, as both databases want it."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def lookup(self, query: sa.Select[Any], **values: Any) -> Sequence[sa.RowMapping]:
        """Return the few rows of a query that finds them by their keys, and so takes no time worth speaking of."""
        return await self.rows(query, **values)

    async def row(self, query: sa.Select[Any], **values: Any) -> sa.RowMapping | None:
        """Return the first of these rows."""
        found = await self.lookup(query, **values)
        return found[0] if found else None

    async def rows(self, query: sa.Select[Any], **values: Any) -> list[sa.RowMapping]:
        """Return all rows of a query, which may leave values to be named."""
        return await self.read(lambda connection: list(connection.execute(query, values).mappings()))

    async def run(self, *statements: sa.Executable | tuple[sa.Executable, Rows]) -> int:
        """Execute statements, some with their rows, in one transaction; returns how many rows the last one touched."""

        def work(connection: sa.Connection) -> int:
            touched = 0
            for each in statements:
                statement, rows = each if isinstance(each, tuple) else (each, None)
                touched = connection.execute(statement, rows).rowcount
            return touched

        return await self.write(work)


class Sqlite(Store):
    """One file. SQLite has one writer at a time: what is to be written waits for its turn in `writing`."""

    sqlite = True

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.reader = sqlite_engine(self.url, READERS, "BEGIN")
        self.writer = sqlite_engine(self.url, 1, WRITE)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="write")
        self.writing = asyncio.Lock()
        self.loop_engine = sqlite_engine(self.url, 1)
        self._loop_connection: sa.Connection | None = None

    async def lookup(self, query: sa.Select[Any], **values: Any) -> Sequence[sa.RowMapping]:
        """Look it up on the event loop: to hand it to a thread and back would take longer, and delay others."""
        if self._loop_connection is None:
            self._loop_connection = self.loop_engine.connect()
        with refusing_failures():
            return self._loop_connection.execute(query, values).mappings().all()

    async def read(self, work: Work[T]) -> T:
        with refusing_failures():
            return await run_in_thread(self._readers, self.reader.connect, work)

    async def write(self, work: Work[T]) -> T:
        with refusing_failures():
            async with self.writing:
                return await run_in_thread(self._writer, self.writer.begin, work)

    async def snapshot(self, work: Work[T]) -> T:
        return await self.read(work)  # a transaction of a write-ahead log sees one moment

    async def vacuum(self) -> None:
        def work() -> None:
            raw = self.writer.raw_connection()
            try:
                raw.cursor().execute("VACUUM")
                raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                raw.close()

        async with self.writing:
            await asyncio.get_running_loop().run_in_executor(self._writer, work)

    async def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        if self._loop_connection is not None:
            self._loop_connection.close()
        for engine in (self.reader, self.writer, self.loop_engine):
            engine.dispose()


class Postgres(Store):
    """A server, shared by several workers."""

    sqlite = False

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)

    async def read(self, work: Work[T]) -> T:
        with refusing_failures(), map_data_errors():
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with refusing_failures(), map_data_errors():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def snapshot(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def vacuum(self) -> None:
        async with self.engine.connect() as connection:
            free = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await free.execute(sa.text("VACUUM ANALYZE"))

    async def close(self) -> None:
        await self.engine.dispose()


@contextmanager
def map_data_errors() -> Iterator[None]:
    """Refuse a text with the character nought, which PostgreSQL can't keep; nobody sends one by accident."""
    try:
        yield
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) == UNTRANSLATABLE:
            raise Refused("bad-request", "a text holds a character that can't be kept") from None
        raise


@contextmanager
def refusing_failures() -> Iterator[None]:
    """Refuse, with a sentence, what fails because the database can't be reached or has no room."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError, PostgresError, PoolTimeout) as error:
        if not (why := failure_of(error)):
            raise
        log.warning("the storage fails: %s", first_line(error))
        raise Refused("busy", why) from error


def failure_of(error: Exception) -> str:
    """Return what to say of a failing storage; nothing where the request itself was wrong."""
    cause = getattr(error, "orig", None) or error
    state = str(getattr(cause, "sqlstate", None) or "")
    if "disk is full" in str(cause) or state == FULL_STATE or getattr(cause, "errno", None) == errno.ENOSPC:
        return FULL
    down = isinstance(error, OperationalError | InterfaceError | PoolTimeout | OSError) or isinstance(
        cause, sqlite3.OperationalError | OSError
    )
    return DOWN if down or state.startswith(FAILING_STATES) or getattr(error, "connection_invalidated", False) else ""


async def run_in_thread(
    threads: ThreadPoolExecutor, enter: Callable[[], AbstractContextManager[sa.Connection]], work: Work[T]
) -> T:
    """Do some work with a connection in another thread."""

    def inside() -> T:
        with enter() as connection:
            return work(connection)

    return await asyncio.get_running_loop().run_in_executor(threads, inside)


def sqlite_engine(url: sa.URL, size: int, begin: str = "") -> sa.Engine:
    """Make a pool of connections; without a way to begin, every statement is a transaction of its own."""
    engine = sa.create_engine(url, pool_size=size, max_overflow=0)

    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        prepare(connection)

    def say_begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    if begin:
        sa.event.listen(engine, "begin", say_begin)
    return engine


async def open_store(url: str) -> Store:
    """Open the database with the schema of this version, made or migrated if need be."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        Path(address.database or "").parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        store: Store = Sqlite(url)
    else:
        store = Postgres(url)
    try:
        await store.write(migrate)
    except Refused as refused:  # nobody asked for anything yet: whoever starts the server is told the cause
        raise refused.__cause__ or refused from None
    return store


async def check_database(url: str) -> None:
    """Open the database, which makes or migrates it; say in a line what is wrong with it."""
    try:
        where = make_url(url).render_as_string(hide_password=True)
    except (ValueError, SQLAlchemyError):  # without the address, which may have a password
        raise BadRequest("the database's address is none: it is postgresql://user:password@host:port/name") from None
    try:
        store = await open_store(url)
        await store.close()
    except (OSError, SQLAlchemyError, PostgresError) as error:
        raise BadRequest(f"can't use the database {where}: {first_line(error)}") from None


def first_line(error: Exception) -> str:
    """Return the cause, without the layers it came through."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]
