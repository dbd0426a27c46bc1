"""The database as workers reach it: real SQLite and real transactions, and everything that can go wrong on the way.

What would run in a thread runs at one moment of the virtual time, after a delay. Before that moment it may fail, after
it the answer may be lost; a worker may die on either side. What was committed stays, what was not is gone.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from beffroi.server.storage.engine import Sqlite, refusing_failures, sqlite_engine
from beffroi.server.storage.migrate import migrate
from beffroi.server.storage.writer import child
from tests.simulation.loop import ACTOR

if TYPE_CHECKING:
    from tests.simulation.worker import Worker
    from tests.simulation.world import World

QUICK: Final = (0.0002, 0.004)  # seconds of a read or write
SLOW: Final = (0.2, 4.0)
BEFORE: Final = "the disk failed before anything was written"
AFTER: Final = "the connection broke after the commit"


def failure(text: str) -> OperationalError:
    return OperationalError("simulated", {}, sqlite3.OperationalError(text))


class SimulatedStore(Sqlite):
    """SQLite as the server uses it; what it looks up on the event loop fails with the rest."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.disk: Disk | None = None
        for engine in (self.reader, self.writer, self.loop_engine):
            sa.event.listen(engine, "connect", forget_syncing)

    async def lookup(self, query: sa.Select[Any], **values: Any) -> Sequence[sa.RowMapping]:
        if self.disk is not None and self.disk.gone:
            with refusing_failures():
                raise failure("the database is gone")
        return await super().lookup(query, **values)

    def begin_anew(self, disk: Disk) -> None:
        """Be the store of another process: nothing of the one before is held or waited for."""
        self.disk = disk
        self.writing = asyncio.Lock()

    async def close(self) -> None:
        """Stay open for the next process: only the simulation ends it."""


def forget_syncing(connection: Any, _: Any) -> None:
    """Real disks are not simulated: a commit need not reach one."""
    connection.execute("PRAGMA synchronous=OFF").close()


class Disk:
    """One database and the workers that use it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.luck = random.Random(f"disk {world.plan.seed}")
        self.gone = False
        self.place = database()
        self.place.clear()

    def store(self, worker: Worker) -> SimulatedStore:
        """Return the store of a worker that just came up."""
        store = self.place.stores[worker.number]
        store.begin_anew(self)
        return store

    def perform(self, executor: Any, work: Callable[..., Any], args: tuple[Any, ...]) -> asyncio.Future[Any]:
        """Do what a thread would do, later; fills in `run_in_executor`."""
        loop, luck, faults = self.world.loop, self.luck, self.world.faults
        kind = getattr(executor, "_thread_name_prefix", "")
        done = loop.create_future()
        writes = kind == "write"
        delay = luck.uniform(*QUICK)
        if luck.random() < faults.write_slow and writes:
            delay = luck.uniform(*SLOW)
        failing = luck.random() < (faults.write_fails if writes else faults.read_fails)
        cut = writes and luck.random() < faults.write_cut
        dies = luck.choice(("before", "after")) if writes and luck.random() < faults.crash_writing else ""

        def now() -> None:
            worker = self.world.worker_of(ACTOR.get())
            if dies == "before" and worker is not None:
                worker.crash("before a commit")
                return
            if self.gone or failing:
                settle(done, None, failure("the database is gone" if self.gone else BEFORE))
                return
            result, error = None, None
            try:
                result = work(*args)
            except Exception as raised:
                error = raised
            if dies == "after" and worker is not None:
                worker.crash("after a commit")
                return
            if cut and error is None:
                error = failure(AFTER)
            loop.call_later(luck.uniform(0, 0.002), settle, done, result, error)

        loop.call_later(delay, now)
        return done

    # --- the process that writes the log --------------------------------------------

    async def spawn(self, path: str) -> SimulatedChild:
        await asyncio.sleep(self.luck.uniform(0.001, 0.02))
        if self.gone:
            raise OSError("the database is gone")
        return SimulatedChild(self, path)


class SimulatedChild:
    """The program `child.py`, without a process around it."""

    def __init__(self, disk: Disk, path: str) -> None:
        self.disk = disk
        self.over = False
        self.connection = sqlite3.connect(path)
        child.prepare(self.connection)
        forget_syncing(self.connection, None)
        disk.place.children.append(self.connection)

    async def write(self, *message: str) -> None:
        disk, faults = self.disk, self.disk.world.faults
        luck = disk.luck
        await asyncio.sleep(luck.uniform(*(SLOW if luck.random() < faults.write_slow else QUICK)))
        dies = luck.choice(("before", "after")) if luck.random() < faults.child_dies else ""
        if dies == "before":
            self.die()
        fails = disk.gone or luck.random() < faults.write_fails
        answer = f"OperationalError: {BEFORE}" if fails else child.write(self.connection, child_message(message))
        await asyncio.sleep(luck.uniform(0, 0.002))
        if dies:
            self.die()
        if answer:
            kind, _, text = answer.partition(": ")
            raise getattr(sqlite3, kind)(text)

    def die(self) -> None:
        self.over = True
        raise BrokenPipeError("the process that writes the database has ended")

    async def stop(self) -> None:
        self.over = True
        self.connection.close()


def child_message(message: tuple[str, ...]) -> bytes:
    from beffroi.server.storage.writer.process import encode

    return encode(message)


def settle(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)


class Place:
    """A database file of this process, emptied for each seed; its stores are kept, so that SQL is compiled once."""

    def __init__(self) -> None:
        memory = Path("/dev/shm")
        self.folder = Path(tempfile.mkdtemp(prefix="beffroi-", dir=memory if os.access(memory, os.W_OK) else None))
        self.path = self.folder / "simulated.sqlite3"
        url = f"sqlite:///{self.path}"
        engine = sqlite_engine(sa.engine.make_url(url), 1, "BEGIN IMMEDIATE")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        self.stores = [SimulatedStore(url) for _ in range(3)]
        self.raw = sqlite3.connect(self.path, isolation_level=None)
        self.raw.execute("PRAGMA synchronous=OFF")
        names = self.raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        self.tables = [name for (name,) in names if name not in ("alembic_version",)]
        self.children: list[sqlite3.Connection] = []

    def clear(self) -> None:
        for connection in self.children:
            connection.close()
        self.children.clear()
        self.raw.execute("PRAGMA foreign_keys=OFF")
        self.raw.execute("BEGIN")
        for name in self.tables:
            self.raw.execute(f"DELETE FROM {name}")
        self.raw.execute("COMMIT")

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def database() -> Place:
    import atexit

    place = Place()
    atexit.register(place.remove)
    return place
