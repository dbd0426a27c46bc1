"""The connection itself: texts that come whole, in parts, several at once, or not as they should."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.support import Server

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
MASK = b"\x01\x02\x03\x04"

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)


def frame(content: bytes, kind: int = TEXT, mask: bytes = MASK) -> bytes:
    size = len(content)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(content))


def ping(at: int, **more: str) -> bytes:
    return json.dumps({"t": "ping", "at": at, **more}).encode()


class Wire:
    """A WebSocket whose every byte the test sends itself."""

    def __init__(self, server: Server) -> None:
        host, port = "127.0.0.1", server.settings.port
        self.socket = socket.create_connection((host, port), 30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = ["GET /ws HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        self.buffer = self.socket.makefile("rb")
        assert b" 101 " in self.buffer.readline()
        while self.buffer.readline().strip():
            pass
        assert json.loads(self.hear()[1])["t"] == "hello"

    def hear(self) -> tuple[int, bytes]:
        kind, size = self.buffer.read(2)
        if size == 126:
            size = int.from_bytes(self.buffer.read(2), "big")
        return kind, self.buffer.read(size)

    def pongs(self, count: int) -> list[int]:
        return [int(json.loads(self.hear()[1])["at"]) for _ in range(count)]


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    made = Wire(server)
    yield made
    made.socket.close()


def test_a_text_comes_whole_in_parts_or_with_others(wire: Wire) -> None:
    wire.socket.sendall(frame(ping(1)))
    assert wire.pongs(1) == [1]
    wire.socket.sendall(frame(ping(2, more="x" * 300), mask=os.urandom(4)))
    assert wire.pongs(1) == [2]
    wire.socket.sendall(frame(ping(3)) + frame(ping(4)) + frame(ping(5))[:7])
    assert wire.pongs(2) == [3, 4]
    wire.socket.sendall(frame(ping(5))[7:])
    assert wire.pongs(1) == [5]
    wire.socket.sendall(frame(ping(6)))
    assert wire.pongs(1) == [6]


def test_a_text_in_several_frames_with_something_between_them(wire: Wire) -> None:
    text = ping(7)
    wire.socket.sendall(frame(text[:5], 0x01))
    wire.socket.sendall(frame(b"are you there", PING))
    assert wire.hear() == (PONG, b"are you there")
    wire.socket.sendall(frame(text[5:], 0x80))
    assert wire.pongs(1) == [7]


def test_more_than_is_read_at_once_is_answered_in_order(wire: Wire) -> None:
    for at in range(100):
        wire.socket.sendall(frame(ping(at)))
    assert wire.pongs(100) == list(range(100))


@pytest.mark.parametrize(
    "data, code",
    [
        (frame(b"\xff\xfe"), 1007),
        (bytes((TEXT, 2)) + b"{}", 1002),  # not masked
        (frame(b"{}", 0xC1), 1002),  # with a bit nobody agreed on
        (frame(b"", 0x80), 1002),  # the rest of nothing
    ],
)
def test_what_is_no_text_ends_the_connection(wire: Wire, data: bytes, code: int) -> None:
    wire.socket.sendall(frame(ping(1)))
    assert wire.pongs(1) == [1]
    wire.socket.sendall(data)
    kind, content = wire.hear()
    assert (kind, int.from_bytes(content[:2], "big")) == (CLOSE, code)


class Noted:
    """A transport that also notes each write."""

    def __init__(self, transport: Any) -> None:
        self.transport = transport
        self.written: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        self.written.append(data)
        self.transport.write(data)


def connection_of(server: Server, wire: Wire) -> Any:
    """The server's end of a wire, which notes what it writes from now on."""
    there = wire.socket.getsockname()
    [found] = [each for each in server._uvicorn.server_state.connections if each.client == there]
    found.transport = Noted(found.transport)
    return found


def test_what_is_said_in_one_turn_is_written_in_one_piece(server: Server, wire: Wire) -> None:
    ours, behind = connection_of(server, wire), []

    def say() -> None:
        for text in (b"one", b"x" * 300, b"three"):
            ours.send_text(text)
            behind.append(ours.backlog())

    server.loop.call_soon_threadsafe(say)
    assert [wire.hear() for _ in range(3)] == [(TEXT, b"one"), (TEXT, b"x" * 300), (TEXT, b"three")]
    assert len(ours.transport.written) == 1
    assert behind == [3, 303, 308]  # what is not written yet is not taken yet either
    assert ours.backlog() == 0


def test_the_end_comes_after_what_was_said_before_it(server: Server, wire: Wire) -> None:
    ours = connection_of(server, wire)

    async def part() -> None:
        ours.send_text(b"last")
        await ours.send({"type": "websocket.close", "code": 1013, "reason": ""})
        ours.send_text(b"too late")

    server.inside(part())
    assert wire.hear() == (TEXT, b"last")
    assert wire.hear() == (CLOSE, (1013).to_bytes(2, "big"))
    server.inside(asyncio.sleep(0))
    assert len(ours.transport.written) == 2
