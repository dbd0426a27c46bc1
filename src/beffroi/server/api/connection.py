"""What a page is connected by: the plain interface of ASGI, or uvicorn's protocol with a shorter way."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

from litestar.types import Scope, Send

EXTENSION: Final = "beffroi.connection"  # under which a fast connection is found in the scope


class Connection(Protocol):
    """Takes texts that are ready made, and says how many bytes of them its reader has yet to take."""

    def send_text(self, data: bytes) -> None: ...

    def backlog(self) -> int: ...

    def end(self) -> None:
        """Send nothing more."""


class AsgiConnection:
    """A queue of texts, sent one after the other by ASGI's own means; works under every server."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._bytes = 0
        self._task = asyncio.create_task(self._run(), name="connection")

    def send_text(self, data: bytes) -> None:
        self._bytes += len(data)
        self._queue.put_nowait(data)

    def backlog(self) -> int:
        return self._bytes

    def end(self) -> None:
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            data = await self._queue.get()
            await self._send({"type": "websocket.send", "bytes": None, "text": data.decode()})
            self._bytes -= len(data)


def connection_of(scope: Scope, send: Send) -> Connection:
    """Return the fast connection, where the server has put one into the scope, or the plain one."""
    extensions: dict[str, Any] = dict(scope.get("extensions") or {})
    fast: Connection | None = extensions.get(EXTENSION)
    return fast if fast is not None else AsgiConnection(send)
