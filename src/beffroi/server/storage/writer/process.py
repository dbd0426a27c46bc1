"""The fast writer of SQLite: a process of its own, started when there is something to write, and again if it dies."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, Protocol

import msgspec

from beffroi.server.errors import Refused
from beffroi.server.storage.engine import Conflict, Sqlite, failure_of
from beffroi.server.storage.writer import child
from beffroi.server.storage.writer.base import ENTRY_COLUMNS, ROW_COLUMNS, PendingAppend, contents
from beffroi.server.storage.writer.sql import SqlWriter

PROGRAM: Final = str(Path(__file__).with_name("child.py"))
PATIENCE: Final = 10.0  # seconds for the child to end what it writes
MOST_DEATHS: Final = 3  # within DEATHS_WITHIN seconds; then the plain writer takes over
DEATHS_WITHIN: Final = 60.0

encode: Final = msgspec.json.Encoder().encode
log = logging.getLogger("beffroi.log")


def from_json(names: tuple[str, ...]) -> str:
    """Return the SQL that makes columns out of a JSON array of arrays."""
    return ", ".join(f"json_extract(value, '$[{i}]') AS {name}" for i, name in enumerate(names))


# A whole group is one row put into a view: one statement for the child, a transaction of its own.
GROUP_VIEW: Final = "CREATE TEMP VIEW IF NOT EXISTS journal AS SELECT NULL AS lines, NULL AS rows"
GROUP_TRIGGER: Final = f"""
    CREATE TEMP TRIGGER IF NOT EXISTS journal_group INSTEAD OF INSERT ON journal BEGIN
        INSERT INTO entries ({", ".join(ENTRY_COLUMNS)}) SELECT {from_json(ENTRY_COLUMNS)} FROM json_each(NEW.lines);
        UPDATE tables SET {", ".join(f"{name} = next.{name}" for name in ROW_COLUMNS)}
            FROM (SELECT {from_json(("id", *ROW_COLUMNS))} FROM json_each(NEW.rows)) AS next
            WHERE tables.id = next.id;
    END"""
GROUP: Final = "INSERT INTO journal VALUES (?, ?)"


class Answers(asyncio.Protocol):
    """What comes out of the child: one answer to each statement."""

    def __init__(self) -> None:
        self._buffer = b""
        self._wanted: asyncio.Future[str] | None = None
        self.over = False

    async def next(self) -> str:
        self._wanted = asyncio.get_running_loop().create_future()
        return await self._wanted

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        end = child.SIZE + int.from_bytes(self._buffer[: child.SIZE], "big")
        if len(self._buffer) < max(end, child.SIZE):
            return
        answer, self._buffer = self._buffer[child.SIZE : end], self._buffer[end:]
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(answer.decode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.over = True
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_exception(BrokenPipeError("the process that writes the database has ended"))


class Child(Protocol):
    """Writes statements one after the other, until it ends."""

    @property
    def over(self) -> bool: ...

    async def write(self, *message: str) -> None:
        """Have a statement with its values written; returns when it is on the disk."""

    async def stop(self) -> None:
        """Let it end by itself."""


Spawn = Callable[[str], Awaitable[Child]]  # starts a child that writes the database at a path


class WriterChild:
    """The process, and the ways to it and back."""

    def __init__(self, process: subprocess.Popen[bytes], stdin: asyncio.WriteTransport, answers: Answers) -> None:
        self.process = process
        self.stdin = stdin
        self.answers = answers

    @property
    def over(self) -> bool:
        return self.answers.over

    async def write(self, *message: str) -> None:
        self.stdin.write(child.packed(encode(message)))
        answer = await self.answers.next()
        if answer:
            kind, _, text = answer.partition(": ")
            raise getattr(sqlite3, kind)(text)

    async def stop(self) -> None:
        """Close its input, so that it ends by itself."""
        self.stdin.close()
        try:
            await asyncio.to_thread(self.process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


async def spawn(path: str) -> Child:
    """Start a process that writes a database."""
    command = [sys.executable, "-I", PROGRAM, path]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    loop = asyncio.get_running_loop()
    _, answers = await loop.connect_read_pipe(Answers, process.stdout)
    stdin, _ = await loop.connect_write_pipe(asyncio.Protocol, process.stdin)
    return WriterChild(process, stdin, answers)


class ProcessWriter:
    """Writes by a process that never waits for the server's interpreter; the plain writer takes over if it keeps dying.

    What runs in the transaction of a group is a Python function, so that such a group is the plain writer's as well.
    """

    def __init__(self, store: Sqlite, spawn: Spawn = spawn) -> None:
        self.store = store
        self.spawn = spawn
        self.plain = SqlWriter(store)
        self.child: Child | None = None
        self.deaths: list[float] = []

    async def write(self, group: list[PendingAppend]) -> None:
        if len(self.deaths) >= MOST_DEATHS or any(wanted.in_transaction for wanted in group):
            await self.plain.write(group)
            return
        lines, rows = contents(group)
        try:
            async with self.store.writing:
                await self._write(GROUP, encode(lines).decode(), encode(rows).decode())
        except sqlite3.IntegrityError:
            raise Conflict from None
        except sqlite3.OperationalError as error:
            raise Refused("busy", failure_of(error)) from error
        except OSError:
            await self.plain.write(group)

    async def _write(self, *message: str) -> None:
        """Have it written; if the child dies over it, another one tries again.

        What was stored already is then refused as a duplicate.
        """
        while True:
            try:
                await (await self._living()).write(*message)
                return
            except asyncio.CancelledError:  # its answer must not be taken for that to another statement
                await self.close()
                raise
            except OSError:  # it died, or could not be started
                self._count_death()
                if len(self.deaths) >= MOST_DEATHS:
                    raise

    def _count_death(self) -> None:
        at = asyncio.get_running_loop().time()
        self.deaths = [*(before for before in self.deaths if before > at - DEATHS_WITHIN), at]
        if len(self.deaths) >= MOST_DEATHS:
            log.error("the process that writes the database died %d times in a minute: given up", MOST_DEATHS)

    async def _living(self) -> Child:
        if self.child is None or self.child.over:
            await self.close()
            self.child = await self._prepared()
        return self.child

    async def _prepared(self) -> Child:
        """Start a child that knows what a group is; one that could not learn it is let go."""
        fresh = await self.spawn(self.store.url.database or "")
        try:
            for statement in (GROUP_VIEW, GROUP_TRIGGER):
                await fresh.write(statement)
        except BaseException:
            await fresh.stop()
            raise
        return fresh

    async def close(self) -> None:
        """Let the child go."""
        leaving, self.child = self.child, None
        if leaving is not None:
            await leaving.stop()
