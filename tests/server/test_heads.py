"""The head of a request is a stranger's text too: none of its lines keeps the loop, whatever is in it."""

from __future__ import annotations

import socket

import pytest

from beffroi.server.api.guarded_http import HEAD_BYTES
from beffroi.server.api.loop_time import MOST
from tests.server.support import DEADLINE, Server
from tests.server.test_stalls import TRIES, loop_watched

LARGE = HEAD_BYTES - 1_000  # bytes of the one line, besides the others
HEADERS = (
    *("Cookie", "Accept", "Accept-Encoding", "Accept-Language", "Authorization", "User-Agent", "Origin", "Host"),
    *("If-None-Match", "Range", "X-Forwarded-For", "Content-Type"),
    *("Sec-WebSocket-Key", "Sec-WebSocket-Version", "Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol"),
)
FILLINGS = ('\\"', "\\\\", '"', "a=", "a;", "*/*,", "a/b;q=1,", 'a="', " ", "a, ")
SOCKET = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}
REQUESTS = {
    "GET /api/me": {"Connection": "close"},
    "POST /api/session": {"Connection": "close", "Content-Type": "application/json"},
    "GET /ws": SOCKET,
}


@pytest.mark.parametrize("request_line", REQUESTS)
def test_no_line_of_a_head_takes_more_of_the_loop_than_50_ms(server: Server, request_line: str) -> None:
    body = '{"name": "Heads"}' if request_line.startswith("POST") else ""
    slow: dict[str, float] = {}
    with loop_watched(server) as times:
        for name in HEADERS:
            for filling in FILLINGS:
                whole = filling * (LARGE // len(filling))
                for value in (whole, f'beffroi="{whole}"') if name == "Cookie" else (whole,):
                    lines = {"Host": "localhost", "Content-Length": str(len(body)), **REQUESTS[request_line]}
                    head = "".join(f"{key}: {one}\r\n" for key, one in {**lines, name: value}.items())
                    sent = f"{request_line} HTTP/1.1\r\n{head}\r\n{body}".encode()
                    if all((spent := measure(server, times, sent)) > MOST for _ in range(TRIES)):
                        slow[f"{name}: {value[:20]}"] = round(spent, 3)
    assert slow == {}


def measure(server: Server, times: list[float], sent: bytes) -> float:
    """Return the longest the loop was kept until the answer began."""
    times.clear()
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=DEADLINE) as connection:
        connection.sendall(sent)
        answer = connection.recv(65_536)  # a connection that is neither answered nor closed would be kept for ever
    assert answer
    assert not answer.startswith(b"HTTP/1.1 5"), answer
    return max(times, default=0.0)
