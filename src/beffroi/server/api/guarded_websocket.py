"""uvicorn's WebSocket with limits for what is no message: control frames, parts, and all that comes after the end."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from beffroi.server.metrics import CUT_OFF

PIECE: Final = 4096  # bytes that are parsed before somebody looks whether it is a flood: frames can be tiny
MOST_WAITING: Final = 500  # messages that came in one go and are not read yet
MOST_PARTS: Final = 100  # of one message
MOST_CONTROLS: Final = 100  # pings and pongs in a window; browsers send none by themselves
WINDOW: Final = 10.0  # seconds
MOST_AFTER_CLOSE: Final = 65_536  # bytes that are read until the other side has heard that we are done
READ_SECONDS: Final = 60.0  # in which a reader must take something of what waits for it
LINGER_SECONDS: Final = 10.0  # in which a reader may take the rest after the end


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A connection that is cut off when it floods us with frames nobody counts, or takes nothing of what it is sent."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._controls = 0
        self._window_ends = 0.0
        self._after_close = 0
        self._drain: asyncio.TimerHandle | None = None  # until the reader must have taken something

    def data_received(self, data: bytes) -> None:
        """Parse what came, a piece at a time, for as long as it is no flood."""
        for begin in range(0, len(data), PIECE):
            piece = data[begin : begin + PIECE]
            if self.close_sent:
                self._after_close += len(piece)
            super().data_received(piece)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()
            if self.transport.is_closing():
                return
            if self._is_flood():
                self._cut_off("flood")
                return

    def _refuse_handshake(self) -> None:
        """Answer a head with too long a line; uvicorn would keep the connection, and wait for nothing."""
        CUT_OFF.labels("head").inc()
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _is_flood(self) -> bool:
        return (
            self._controls > MOST_CONTROLS
            or self._after_close > MOST_AFTER_CLOSE
            or len(self.frames) > MOST_PARTS
            or self.queue.qsize() > MOST_WAITING
        )

    def handle_ping(self) -> None:
        self._count_control()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_control()
        super().handle_pong(event)

    def _count_control(self) -> None:
        at = self.loop.time()
        if at >= self._window_ends:
            self._controls, self._window_ends = 0, at + WINDOW
        self._controls += 1

    # --- slow readers -------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading(READ_SECONDS)

    def resume_writing(self) -> None:
        self._stop_expecting()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """Close; a transport would wait for ever to be rid of what nobody takes."""
        super().keepalive_timeout()
        self._expect_reading(LINGER_SECONDS)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected and self.transport.get_write_buffer_size():
            self._expect_reading(LINGER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_expecting()
        super().connection_lost(exc)

    def _expect_reading(self, seconds: float) -> None:
        self._stop_expecting()
        self._drain = self.loop.call_later(seconds, self._cut_off, "reader")

    def _stop_expecting(self) -> None:
        if self._drain is not None:
            self._drain.cancel()
            self._drain = None

    def _cut_off(self, why: str) -> None:
        CUT_OFF.labels(why).inc()
        self.transport.abort()
