"""uvicorn's WebSocket with a short way in and out for what nearly every message is: one whole text."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final
from weakref import WeakKeyDictionary

from websockets.http11 import Request
from websockets.protocol import OPEN

from beffroi.server.api.connection import EXTENSION
from beffroi.server.api.guarded_websocket import GuardedWebSocket

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # a whole message of text
TWO_BYTES: Final = 126  # the length stands in two more bytes
EIGHT_BYTES: Final = 127
LAST: Final = 0x80  # a frame's first byte has this bit if no other part follows, and none of what nobody agreed on
MASKED: Final = 0x80  # the second byte's, if four bytes of a mask stand before the payload
MASK: Final = 4
LEAST: Final = 2 + MASK  # bytes of the shortest frame
MOST_WAITING: Final = 16  # messages of one connection; then it is not read for a while


class Inbox:
    """What came in, for the one task that reads it: as much of a queue as uvicorn's protocol asks for."""

    __slots__ = ("_events", "_loop", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop  # to ask which one runs is a system call, for every message
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None  # waits for something to come

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()

    def empty(self) -> bool:
        return not self._events

    def qsize(self) -> int:
        return len(self._events)


class Outbox:
    """The connections of a loop that said something in one of its turns: each writes all of it in one system call."""

    def __init__(self) -> None:
        self._speaking: list[FastWebSocket] = []

    def add(self, connection: FastWebSocket) -> None:
        """Have a connection write before its loop waits again."""
        if not self._speaking:
            connection.loop.call_soon(self._write)
        self._speaking.append(connection)

    def _write(self) -> None:
        speaking, self._speaking = self._speaking, []
        for connection in speaking:
            connection.write_texts()


OUTBOXES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]] = WeakKeyDictionary()


class FastWebSocket(GuardedWebSocket):
    """A connection that takes messages ready made, and hands them on when they come in one piece.

    A decision is told to everybody at the table, and its maker is also told
    that it counts: a parser's states, and one task and one system call for
    each message, would cost more than the rules do.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: Any = Inbox(self.loop)
        self._whole = True  # so far every piece of data was one whole frame
        self._outbox = OUTBOXES.setdefault(self.loop, Outbox())
        self._texts: list[bytes] = []  # said in this turn of the loop, each behind its head
        self._unwritten = 0  # bytes of them

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else the handshake was refused, and there is no scope
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Pass a text that came whole straight to the application, everything else through the parser.

        Once something came in parts the parser may hold some of it, so that it gets whatever follows as well.
        """
        text = None
        if self._whole and self.handshake_initiated:
            self._whole = (begin := payload_begin(data)) > 0
            if self._whole and data[0] == TEXT and self.conn.state is OPEN and not self.close_sent:
                text = unmasked(data, begin)
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:  # `receive` goes on reading
            self.read_paused = True
            self.transport.pause_reading()

    def send_text(self, data: bytes) -> None:
        """Send a text, together with whatever else is said before the loop turns."""
        if not self._texts:
            self._outbox.add(self)
        self._texts += (frame_head(len(data)), data)
        self._unwritten += len(data)

    def write_texts(self) -> None:
        """Write what was said so far, in one piece: uvloop would make a system call for each text."""
        texts, self._texts, self._unwritten = self._texts, [], 0
        if texts and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(texts))

    async def send(self, message: Any) -> None:
        """Send what goes by ASGI, such as the end, after what was said before it."""
        self.write_texts()
        await super().send(message)

    def shutdown(self) -> None:
        self.write_texts()
        super().shutdown()

    def end(self) -> None:
        """Say what is left to say."""
        self.write_texts()

    def backlog(self) -> int:
        """Return how many bytes the reader has yet to take."""
        return self._unwritten + self.transport.get_write_buffer_size()


def payload_begin(data: bytes) -> int:
    """Return where the payload begins, if the data is exactly one masked frame, the last of its message; else 0."""
    if len(data) < LEAST or data[0] < LAST or data[1] < MASKED:
        return 0
    size, begin = data[1] - MASKED, 2
    if size == TWO_BYTES:
        size, begin = int.from_bytes(data[2:4], "big"), 4
    elif size == EIGHT_BYTES:
        return 0
    begin += MASK
    return begin if len(data) == begin + size else 0


def unmasked(data: bytes, begin: int) -> str | None:
    """Return the text of a frame; None if it is none."""
    try:
        return apply_mask(data[begin:], data[begin - MASK : begin]).decode()
    except UnicodeDecodeError:
        return None


def frame_head(size: int) -> bytes:
    """Return what stands before a message of this size."""
    if size < TWO_BYTES:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
