"""uvicorn's WebSocket with a short way out: what is said in one turn of the event loop leaves in one write."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION: Final = "beffroi.line"  # under which the application finds the connection in its scope
TEXT: Final = 0x81  # a whole message of text
TWO_BYTES: Final = 126  # the length stands in two more bytes
EIGHT_BYTES: Final = 127


class Line(WebSocketsSansIOProtocol):
    """A connection that takes messages ready made.

    A decision is told to everybody at the table, and its maker is also told
    that it counts: one task and one system call for each message would cost
    more than the rules do.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._said: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else the handshake was refused, and there is no scope
            self.scope.setdefault("extensions", {})[EXTENSION] = {"line": self}

    def say(self, data: bytes) -> None:
        """Send a text, with whatever else is said before the loop turns."""
        if not self._said:
            self.loop.call_soon(self.flush)
        self._said += (frame_head(len(data)), data)

    def flush(self) -> None:
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(self._said))
        self._said.clear()

    def behind(self) -> int:
        """How many bytes the reader has yet to take."""
        return self.transport.get_write_buffer_size()


def frame_head(size: int) -> bytes:
    """What stands before a message of so many bytes."""
    if size < TWO_BYTES:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")


def line_of(scope: Scope) -> Line:
    """The connection itself, for the application that serves it."""
    return cast("Line", (scope["extensions"] or {})[EXTENSION]["line"])
