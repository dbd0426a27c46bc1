"""Connections without a proxy before them: too large, too slow, too many, or a flood."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beffroi.server.api import guarded_http, websocket
from tests.server.support import DEADLINE, Player, Server, ask, serving, settings_for, wait_until


@pytest.fixture(params=["fast", "plain"])
def guarded(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    with serving(settings_for(tmp_path, limits=True, websocket=request.param)) as server:
        yield server


def wire(server: Server) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.settings.port), timeout=DEADLINE)
    made.settimeout(DEADLINE)
    return made


def is_cut_off(connection: socket.socket) -> bool:
    """Wait for the end of the connection; tells whether nothing but a refusal came before."""
    said = b""
    try:
        while data := connection.recv(65_536):
            said += data
    except ConnectionResetError:
        pass
    return not said or b" 400 " in said.partition(b"\r\n")[0]


REQUEST = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    "head",
    [
        REQUEST + b"X: " + b"x" * 40_000,  # one line that does not end
        REQUEST + b"".join(b"X%d: y\r\n" % n for n in range(200)),
        REQUEST + b"X: " + b"x" * 40_000 + b"\r\n\r\n",
        b"GET /" + b"a" * 40_000,
    ],
)
def test_a_head_that_is_too_large_ends_the_connection(guarded: Server, head: bytes) -> None:
    with wire(guarded) as connection:
        try:
            connection.sendall(head)
        except (BrokenPipeError, ConnectionResetError):
            return
        assert is_cut_off(connection)
    assert ask("GET", guarded.url + "/health").status_code == 200


@pytest.mark.parametrize(
    ("limit", "said"),
    [
        ("HEAD_SECONDS", b""),
        ("HEAD_SECONDS", REQUEST),
        ("BODY_SECONDS", b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{"),
    ],
)
def test_a_sender_who_does_not_come_to_an_end_is_cut_off(
    guarded: Server, limit: str, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarded_http, limit, 0.2)
    with wire(guarded) as connection:
        connection.sendall(said)
        assert is_cut_off(connection)


def test_a_reader_who_takes_nothing_is_cut_off(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded_http, "READ_SECONDS", 0.2)
    many = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(DEADLINE)
        connection.connect(("127.0.0.1", guarded.settings.port))
        with pytest.raises((ConnectionError, TimeoutError)):  # whichever side of it is closed first
            for _ in range(200):
                connection.sendall(many)
                time.sleep(0.02)


def test_an_address_has_so_many_connections_and_no_more(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarded_http, "is_this_machine", lambda _: False)
    monkeypatch.setattr(guarded_http, "MOST_CONNECTIONS", 3)
    kept = [wire(guarded) for _ in range(3)]
    wait_until(lambda: guarded_http.open_connections["127.0.0.1"] == 3)
    with wire(guarded) as another:
        assert is_cut_off(another)
    for connection in kept:
        connection.close()
    wait_until(lambda: "127.0.0.1" not in guarded_http.open_connections)
    assert ask("GET", guarded.url + "/health").status_code == 200


def test_an_address_has_so_many_sockets_and_no_more(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "is_this_machine", lambda _: False)
    monkeypatch.setattr(websocket, "MOST_SOCKETS", 2)
    anna = [Player(guarded.url).connect() for _ in range(2)]
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        Player(guarded.url).connect()
    anna[0].close()
    wait_until(lambda: not anna[0].socket or guarded.app.app.state.endpoint.open["127.0.0.1"] == 1)
    Player(guarded.url).connect().close()
    anna[1].close()


def test_a_flooding_socket_is_closed(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beffroi.server.services.rate_limits.clock", lambda: 0.0)
    flood = Player(guarded.url).connect()
    with pytest.raises(ConnectionClosed):
        for n in range(10_000):
            flood.say(t="ping", at=n)
        while True:
            flood.hear()
    assert ask("GET", guarded.url + "/health").status_code in (200, 429)
