"""A page's connection to a worker, in place of a WebSocket: in order, as TCP has it, until one side is gone."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, Final

import msgspec

from beffroi.server.api.connection import EXTENSION
from beffroi.server.api.websocket import MAX_BACKLOG
from beffroi.server.services.sessions import COOKIE

if TYPE_CHECKING:
    from tests.simulation.client import Client
    from tests.simulation.worker import Worker

UNNOTICED: Final = (0.001, 8.0)  # seconds until a worker notices that a page is gone

Doc = dict[str, Any]
decode: Final = msgspec.json.Decoder().decode


class Line:
    """One connection: both its ends, and what is under way between them."""

    def __init__(self, client: Client, worker: Worker) -> None:
        self.client = client
        self.worker = worker
        self.world = client.world
        self.open = True  # as the client sees it
        self.served = True  # as the worker sees it
        self.heard: asyncio.Queue[Doc | None] = asyncio.Queue()  # None: it is over
        self._said: asyncio.Queue[Doc] = asyncio.Queue()
        self._up = self.world.loop.time() + self.world.latency()
        self._down = 0.0
        self.since: dict[tuple[str, int], int] = {}  # what the worker last told of each seat of each table
        self.asked: dict[str, list[int]] = {}  # from where on the client asked for each table

        self.world.at(self._up, self._begin)

    def _begin(self) -> None:
        """Have the worker accept it."""
        worker = self.worker
        if worker.endpoint is None:
            self.break_off()
            return
        worker.lines.append(self)
        self._said.put_nowait({"type": "websocket.connect"})
        worker.run(self._serve(), f"line of {self.client.name}")

    async def _serve(self) -> None:
        headers = [(b"host", b"localhost")]
        if self.client.cookie:
            headers.append((b"cookie", f"{COOKIE}={self.client.cookie}".encode()))
        scope: Any = {"type": "websocket", "path": "/ws", "headers": headers, "client": ("192.0.2.1", 1)}
        if self.world.plan.fast:
            scope["extensions"] = {EXTENSION: FastLine(self)}
        endpoint = self.worker.endpoint
        assert endpoint is not None
        try:
            await endpoint(scope, self._said.get, self._send)  # type: ignore[arg-type]
        except Exception as error:  # uvicorn closes the connection
            self.world.story.tell(self.worker.name, f"a connection fails: {type(error).__name__}")
        self.break_off()

    # --- from the client --------------------------------------------------------------

    def say(self, text: str) -> None:
        """Send a message; it arrives after the one before."""
        if self.open:
            self._up = max(self._up + 1e-6, self.world.loop.time() + self.world.latency(line=True))
            self.world.at(self._up, self._arrive, {"type": "websocket.receive", "text": text})

    def watch(self, table: str, since: int) -> None:
        self.asked.setdefault(table, []).append(since)
        self.say(json.dumps({"t": "watch", "table": table, "since": since}))

    def _arrive(self, event: Doc) -> None:
        if self.served:
            self._said.put_nowait(event)

    def hang_up(self) -> None:
        """Be gone, without a word; the worker notices it sooner or later."""
        if self.open:
            self.open = False
            self.world.later(self.client.luck.uniform(*UNNOTICED), self._arrive, {"type": "websocket.disconnect"})

    # --- from the worker --------------------------------------------------------------

    async def _send(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            await asyncio.sleep(self.client.luck.uniform(0, 0.001))
            self.tell(event["text"].encode())
        elif event["type"] == "websocket.close":
            self.break_off()

    def tell(self, data: bytes) -> None:
        """Take what the worker sends: checked as it leaves, whether or not it arrives."""
        if not self.served:
            return
        message: Doc = decode(data)
        self.world.witness.leaves(self, message)
        self._down = max(self._down + 1e-6, self.world.loop.time() + self.world.latency(line=True))
        self.world.at(self._down, self._reach, message)

    def _reach(self, message: Doc | None) -> None:
        if self.open:
            self.heard.put_nowait(message)
            self.open = message is not None

    def break_off(self) -> None:
        """End it from the worker's side."""
        if self.served:
            self.served = False
            if self in self.worker.lines:
                self.worker.lines.remove(self)
            self.world.at(max(self._down, self.world.loop.time()) + self.world.latency(), self._reach, None)


class FastLine:
    """The same with the short way out, as uvicorn's protocol offers it."""

    def __init__(self, line: Line) -> None:
        self.line = line

    def send_text(self, data: bytes) -> None:
        self.line.tell(data)

    def backlog(self) -> int:
        slow = self.line.client.luck.random() < self.line.world.faults.slow_reader
        return MAX_BACKLOG + 1 if slow else 0

    def end(self) -> None:
        """Nothing to stop."""
