"""uvicorn's HTTP connection with limits of size and time, so that it is safe without a proxy before it."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from beffroi.server.api.security import client_network, is_this_machine
from beffroi.server.metrics import CUT_OFF

HEAD_BYTES: Final = 32_768  # of a request before its body
MOST_HEADERS: Final = 100
HEAD_SECONDS: Final = 20.0  # from the first byte of a request, or from the connection, to the end of its head
BODY_SECONDS: Final = 60.0  # from there to the end of its body
READ_SECONDS: Final = 60.0  # in which a reader must take something of what waits for it
MOST_CONNECTIONS: Final = 200  # of one network that is neither this machine nor a proxy of ours
MOST_PIPELINED: Final = 50  # requests that wait for the answer to the one before

open_connections: Counter[str] = Counter()


class TooLarge(Exception):
    """The head of a request passes a limit, or too many of them come at once."""


class GuardedHttp(HttpToolsProtocol):
    """A connection that is closed when it sends too much, too slowly, reads too slowly, or is one too many."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._counted: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._drain: asyncio.TimerHandle | None = None
        self._in_head = True
        self._head_bytes = 0

    # --- how many -----------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if counts(address, self.config):
            network = client_network(address)
            if open_connections[network] >= MOST_CONNECTIONS:
                self._cut_off("connections")
                return
            open_connections[network] += 1
            self._counted = network
        self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()  # the WebSocket has limits of its own
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        if self._counted is not None:
            open_connections[self._counted] -= 1
            if not open_connections[self._counted]:
                del open_connections[self._counted]
            self._counted = None
        for timer in (self._timer, self._drain):
            if timer is not None:
                timer.cancel()
        self._timer = self._drain = None

    def shutdown(self) -> None:
        """Close when the answer is sent; a stream, whose end would never come, is closed now."""
        super().shutdown()
        cycle = self.cycle
        if cycle is not None and cycle.chunked_encoding and not cycle.response_complete:
            self.transport.close()

    # --- how large ----------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        was_in_head = self._in_head
        super().data_received(data)
        if was_in_head and self._in_head and not self.transport.is_closing():
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self._cut_off("head")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if len(self.pipeline) >= MOST_PIPELINED:
            CUT_OFF.labels("pipeline").inc()
            raise TooLarge
        self._in_head, self._head_bytes = True, 0
        self._expect(HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value))

    def _count(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > HEAD_BYTES or len(self.headers) > MOST_HEADERS:
            CUT_OFF.labels("head").inc()
            raise TooLarge  # the parser makes an invalid request of it: 400, and the end

    # --- how slow -----------------------------------------------------------------

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._drain = self.loop.call_later(READ_SECONDS, self._cut_off, "reader")

    def resume_writing(self) -> None:
        if self._drain is not None:
            self._drain.cancel()
            self._drain = None
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._linger()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._linger()

    def _linger(self) -> None:
        """Give the reader of a connection that ends so long for the rest; the transport would wait for ever."""
        if self._drain is None and self.transport.is_closing() and self.transport.get_write_buffer_size():
            self._drain = self.loop.call_later(READ_SECONDS, self._cut_off, "reader")

    def _expect(self, seconds: float) -> None:
        """Give the sender so many seconds for the next part of a request."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._cut_off, "sender")

    def _cut_off(self, why: str) -> None:
        CUT_OFF.labels(why).inc()
        self.transport.abort()


def counts(address: str, config: Any) -> bool:
    """Tell whether the connections of an address are counted: not this machine's, nor those of a proxy of ours."""
    if is_this_machine(address):
        return False
    return not (config.proxy_headers and address in _TrustedHosts(config.forwarded_allow_ips))
