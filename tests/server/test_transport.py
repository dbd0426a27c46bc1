"""Connections without a proxy before them: too large, too slow, too many, or a flood."""

from __future__ import annotations

import contextlib
import gzip
import inspect
import json
import os
import re
import socket
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar.response import Response
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beffroi.bots.puzzles import shipped_puzzles
from beffroi.server import main
from beffroi.server.api import dependencies, guarded_http, guarded_websocket, websocket
from beffroi.server.api.fast_websocket import Inbox
from beffroi.server.api.loop_time import MOST
from beffroi.server.api.routes import page
from beffroi.server.services.rate_limits import Buckets
from tests.server.support import DEADLINE, Player, Server, ask, serving, settings_for, wait_until
from tests.server.test_fast_websocket import BINARY, PING, PONG, TEXT, Wire, frame
from tests.server.test_stalls import loop_watched


@pytest.fixture(scope="module", params=["fast", "plain"])
def house(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("guarded")
    with serving(settings_for(folder, limits=True, websocket=request.param)) as server:
        yield server


@pytest.fixture
def guarded(house: Server) -> Server:
    """A server with limits that counts nothing of what an earlier test did."""
    endpoint = house.app.app.state.endpoint
    wait_until(lambda: not endpoint.open)
    for limits in (house.app.limits, endpoint.limits):
        limits.buckets = Buckets()
    return house


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


ROOT = Path(__file__).parents[2]
LINGER = 10.0  # seconds in which uvicorn reads on, after the end, for the other side's goodbye
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


def test_a_handshake_with_too_long_a_line_ends_the_connection(guarded: Server) -> None:
    """The parser of WebSockets takes shorter lines than that of requests; nothing counts a connection it gave up."""
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    with wire(guarded) as connection:
        connection.sendall(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\n" + upgrade + b"A" * 22 + b"==\r\nX: " + b"x" * 9_000 + b"\r\n\r\n"
        )
        said = b""
        while data := connection.recv(65_536):
            said += data
    assert said.startswith(b"HTTP/1.1 431 ")


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


@pytest.mark.parametrize("ending", ["close", "keep-alive"])
def test_a_reader_who_takes_nothing_of_the_last_answer_is_cut_off(
    tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A transport that is closed would wait without end to be rid of it."""
    usual = main.options
    monkeypatch.setattr(guarded_http, "READ_SECONDS", 0.2)
    monkeypatch.setattr("tests.server.support.options", lambda settings: usual(settings) | {"timeout_keep_alive": 0.2})
    with serving(settings_for(tmp_path)) as server, socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", server.settings.port))
        ours = shrink_connection(server, connection)
        request = f"GET /texts/parbourg/en.ftl HTTP/1.1\r\nHost: localhost\r\nConnection: {ending}\r\n\r\n"
        connection.sendall(request.encode())
        wait_until(lambda: ours.transport.get_write_buffer_size())
        wait_until(lambda: not server._uvicorn.server_state.connections)


def shrink_connection(server: Server, client: socket.socket) -> Any:
    """Return the server's side of a connection, which from now on hands the system little at a time."""
    connections, address = server._uvicorn.server_state.connections, client.getsockname()
    ours = wait_until(
        lambda: next((one for one in list(connections) if one.transport.get_extra_info("peername") == address), None)
    )
    ours.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return ours


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


def test_the_addresses_of_one_customer_are_counted_together(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of IPv6 a customer has more addresses than anybody could count."""
    monkeypatch.setattr(guarded_http, "is_this_machine", lambda _: False)
    monkeypatch.setattr(guarded_http, "client_network", lambda _: "2001:db8::/64")
    monkeypatch.setattr(guarded_http, "MOST_CONNECTIONS", 1)
    with wire(guarded):
        wait_until(lambda: guarded_http.open_connections["2001:db8::/64"] == 1)
        with wire(guarded) as another:
            assert is_cut_off(another)
    wait_until(lambda: not guarded_http.open_connections)


def test_an_address_has_so_many_sockets_and_no_more(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "is_this_machine", lambda _: False)
    monkeypatch.setattr(websocket, "MOST_SOCKETS", 2)
    anna = [Player(guarded.url).connect() for _ in range(2)]
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        Player(guarded.url).connect()
    anna[0].close()
    wait_until(lambda: not anna[0].socket or len(guarded.app.app.state.endpoint.open["127.0.0.1"]) == 1)
    Player(guarded.url).connect().close()
    anna[1].close()


def test_readers_of_one_address_may_be_so_far_behind_together(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each for itself is within its limit."""
    monkeypatch.setattr(websocket, "is_this_machine", lambda _: False)
    monkeypatch.setattr(websocket, "LITTLE", 1000)
    monkeypatch.setattr(websocket, "MOST_BEHIND", 25_000)
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0.1)
    endpoint = guarded.app.app.state.endpoint
    players = [Player(guarded.url).connect() for _ in range(4)]
    for client in endpoint.open["127.0.0.1"]:
        monkeypatch.setattr(client.connection, "backlog", lambda: 10_000)
    for player, left in zip(players[:2], (3, 2), strict=True):
        player.say(t="ping")
        with pytest.raises(ConnectionClosed) as closed:
            player.await_message(lambda message: message["t"] == "pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == websocket.TRY_LATER
        wait_until(lambda left=left: len(endpoint.open["127.0.0.1"]) == left)
    players[2].say(t="ping")
    players[2].await_message(lambda message: message["t"] == "pong")
    for player in players:
        player.close()


def test_a_flooding_socket_is_closed(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beffroi.server.services.rate_limits.clock", lambda: 0.0)
    flood = Player(guarded.url).connect()
    with pytest.raises(ConnectionClosed):
        for n in range(10_000):
            flood.say(t="ping", at=n)
        while True:
            flood.hear()
    assert ask("GET", guarded.url + "/health").status_code in (200, 429)


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", frame(b"", PING)),
        (b"", frame(b"", PONG)),
        (b"", frame(b"", BINARY)),
        (b"", frame(b"{}")),
        (frame(b"", TEXT & 0x7F), frame(b"", 0)),
    ],
    ids=["pings", "pongs", "bytes", "texts", "parts"],
)
def test_a_flood_of_tiny_frames_is_cut_off_and_keeps_nobody(guarded: Server, first: bytes, flood: bytes) -> None:
    """Each frame takes as long as a large one, and tens of thousands of them come in one go."""
    sender = Wire(guarded)
    with loop_watched(guarded) as times:
        try:
            sender.socket.sendall(first + flood * 100_000)
            while sender.socket.recv(65_536):
                pass
        except ConnectionError:
            pass
    sender.socket.close()
    assert max(times) < MOST


def test_nothing_more_is_read_of_a_flood_after_the_end(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was told that the connection ends may say goodbye, and not go on until the time for that is over."""
    monkeypatch.setattr("beffroi.server.services.rate_limits.clock", lambda: 0.0)
    sender = Wire(guarded)
    begun, sent = time.monotonic(), 0
    with pytest.raises(ConnectionError):
        while sent < 100 << 20:
            sender.socket.sendall(frame(b"x" * 1000, BINARY))
            sent += 1000
    assert time.monotonic() - begun < LINGER


@pytest.mark.parametrize(
    ("times", "kept", "limit", "pings"),
    [(60, 100_000, "LINGER_SECONDS", 20), (60, 1 << 30, "READ_SECONDS", 20), (3, 1 << 30, "LINGER_SECONDS", 0.2)],
    ids=["more than is kept for it", "more than is sent at once", "little"],
)
def test_a_page_that_reads_nothing_is_let_go(
    tmp_path: Path, times: int, kept: int, limit: str, pings: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It asks for a table again and again, and takes nothing of it; a transport would wait for it without end."""
    usual = main.options
    monkeypatch.setattr(guarded_websocket, limit, 0.2)
    monkeypatch.setattr(websocket, "CLOSE_SECONDS", 0.1)
    monkeypatch.setattr(websocket, "MAX_BACKLOG", kept)
    more = {"ws_ping_interval": pings, "ws_ping_timeout": pings}
    monkeypatch.setattr("tests.server.support.options", lambda settings: usual(settings) | more)
    with serving(settings_for(tmp_path)) as server:
        table = Player(server.url, "Anna").create("me", "me", game="troyes")
        greedy = Wire(server)
        greedy.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        shrink_connection(server, greedy.socket)
        with contextlib.suppress(ConnectionError):
            for _ in range(times):
                greedy.socket.sendall(frame(json.dumps({"t": "watch", "table": table}).encode()))
        wait_until(lambda: not server._uvicorn.server_state.connections)
        wait_until(lambda: not server.services.hub.is_watched(table))
        greedy.socket.close()


def test_requests_are_not_taken_in_any_number_before_they_are_answered(guarded: Server) -> None:
    with loop_watched(guarded) as times, wire(guarded) as connection:
        try:
            connection.sendall(b"GET / HTTP/1.1\r\n\r\n" * 20_000)
            while connection.recv(65_536):
                pass
        except ConnectionError:
            pass
    assert max(times) < MOST


def test_the_short_ways_are_taken_only_through_a_uvicorn_whose_insides_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert uvicorn.__version__ in main.TESTED, "look at what the short ways lean on, then add this version"
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["server"]
    assert [one for one in needed if one.startswith("uvicorn")] == [f"uvicorn=={version}" for version in main.TESTED]
    known = main.options(settings_for(tmp_path))
    assert (known["http"], known["ws"]) == (main.GUARDED_HTTP, main.FAST_WEBSOCKET)
    assert main.options(settings_for(tmp_path, websocket="plain"))["ws"] == main.GUARDED_WEBSOCKET
    monkeypatch.setattr(uvicorn, "__version__", "0.55.0")
    other = main.options(settings_for(tmp_path))
    assert (other["http"], other["ws"]) == ("httptools", "websockets-sansio")


def test_what_the_short_way_leans_on_in_uvicorn_is_there() -> None:
    lean = inspect.getsource(WebSocketsSansIOProtocol)
    uses = (
        *("self.queue.put_nowait(", "await self.queue.get()", "self.queue.empty()", "self.close_sent = True"),
        *("self.handle_ping()", "self.handle_pong(event)", "self.frames.append(event.data)"),
    )
    assert [use for use in uses if use not in lean] == []
    assert set(re.findall(r"self\.queue\.(\w+)", lean)) <= {name for name in dir(Inbox) if not name.startswith("_")}


def test_only_what_is_the_same_for_everybody_is_compressed(server: Server, anna: Player) -> None:
    """A secret in a compressed answer could be guessed by its length (decision 23)."""
    table = anna.create("me", "open")
    for path, packed in (
        ("/texts/troyes/en.ftl", True),
        ("/api/games", True),
        ("/api/games/troyes/catalogue", True),
        ("/api/figures/troyes", True),
        ("/api/me/export", False),
        ("/api/tables", False),
        (f"/api/tables/{table}", False),
        (f"/api/tables/{table}/state", False),
    ):
        answer = anna.http.get(path, headers={"accept-encoding": "gzip, br"})
        assert answer.status_code == 200
        assert (answer.headers.get("content-encoding") == "gzip") is packed, path


def test_a_file_of_the_page_comes_as_the_build_packed_it(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    (tmp_path / "a.js.br").write_text("2")
    (tmp_path / "b.js").write_text("3")
    (tmp_path / "large.js").write_bytes(bytes(page.MOST_ZIPPED + 1))
    (tmp_path / "large.js.br").write_text("4")
    for name, accepted, coding in (
        ("a", "gzip, br", "br"),
        ("a", "gzip", "gzip"),
        ("a", "gzip, br;q=0", "gzip"),
        ("a", "br;q=0", None),
        ("b", "gzip, br", None),
        ("large", "gzip", None),
        ("large", "gzip, br", "br"),
    ):
        sent = page.send(tmp_path / f"{name}.js", "no-cache", accepted)
        assert sent.headers.get("content-encoding") == coding
        assert sent.headers["vary"] == "accept-encoding"


def test_a_file_of_the_page_is_zipped_anew_when_it_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "a.js"
    (tmp_path / "a.js.br").touch()
    for n, text in enumerate((b"1", b"2")):
        path.write_bytes(text)
        os.utime(path, (n, n))
        sent = page.send(path, "no-cache", "gzip")
        assert isinstance(sent, Response)
        assert gzip.decompress(sent.content) == text


def test_strangers_are_counted_by_where_they_ask_from(guarded: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has no session can't use up what everybody else without one may ask for."""
    puzzle = shipped_puzzles("parbourg")[0].id

    def hints(network: str) -> list[int]:
        monkeypatch.setattr(dependencies, "client_network", lambda _: network)
        address = f"{guarded.url}/api/puzzles/{puzzle}/hint"
        return [ask("POST", address, json={"step": 1}).status_code for _ in range(40)]

    assert hints("192.0.2.7")[-1] == 429
    assert hints("192.0.2.8")[0] == 200
