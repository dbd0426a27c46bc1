"""Where the scribe sits: started when there is something to write, and again if it should ever die."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from beffroi.server.storage.writer import child

PROGRAM: Final = str(Path(__file__).with_name("child.py"))
PATIENCE: Final = 10.0  # seconds for the scribe to end what it writes

encode: Final = msgspec.json.Encoder().encode


class Answers(asyncio.Protocol):
    """What comes out of the scribe: one answer to each statement."""

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


class WriterChild:
    """The process, and the ways to it and back."""

    def __init__(self, process: subprocess.Popen[bytes], stdin: asyncio.WriteTransport, answers: Answers) -> None:
        self.process = process
        self.stdin = stdin
        self.answers = answers

    async def write(self, *message: str) -> None:
        """A statement and its values; returns when it is on the disk."""
        self.stdin.write(child.packed(encode(message)))
        answer = await self.answers.next()
        if answer:
            kind, _, text = answer.partition(": ")
            raise getattr(sqlite3, kind)(text)

    async def stop(self) -> None:
        """Nothing more will come: it ends by itself."""
        self.stdin.close()
        try:
            await asyncio.to_thread(self.process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


async def spawn(path: str) -> WriterChild:
    """Start a scribe for a database."""
    command = [sys.executable, "-I", PROGRAM, path]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    loop = asyncio.get_running_loop()
    _, answers = await loop.connect_read_pipe(Answers, process.stdout)
    stdin, _ = await loop.connect_write_pipe(asyncio.Protocol, process.stdin)
    return WriterChild(process, stdin, answers)


class ProcessWriter:
    """Statements for the scribe, one at a time."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.first: tuple[str, ...] = ()  # what every scribe is told first
        self.child: WriterChild | None = None

    async def write(self, statement: str, *values: str) -> None:
        """Have a statement written, as a transaction of its own; returns when it is on the disk.

        If the scribe dies over it, another one tries again; what was stored already is then refused as a double.
        """
        try:
            await self._hand_over(statement, *values)
        except BrokenPipeError:
            await self._hand_over(statement, *values)

    async def _hand_over(self, *message: str) -> None:
        seated = await self._seated()
        try:
            await seated.write(*message)
        except asyncio.CancelledError:  # its answer must not be taken for that to another question
            await self.close()
            raise

    async def _seated(self) -> WriterChild:
        if self.child is None or self.child.answers.over:
            await self.close()
            self.child = await spawn(self.path)
            for statement in self.first:
                await self.child.write(statement)
        return self.child

    async def close(self) -> None:
        """Let the scribe go."""
        leaving, self.child = self.child, None
        if leaving is not None:
            await leaving.stop()
