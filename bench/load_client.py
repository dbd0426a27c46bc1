"""The cheapest client that plays: it must not be what the load test measures.

A few lines of HTTP and of the WebSocket protocol on bare sockets; whole games,
one after the other, on one connection for each player.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

SEATS: Final = 4
SPREAD: Final = 3.0  # seconds over which the first games begin: a house's games don't all begin and end at one moment
AGAIN: Final = 0.02  # seconds after which a table that was busy is asked again
COMERS: Final = 16  # who connect side by side
TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
SHORT: Final = 126  # a frame's length byte says: two more bytes
LONG: Final = 127  # eight more bytes


class Told(msgspec.Struct):
    """As much of a message as a player needs."""

    t: str
    table: str | None = None
    seq: int | None = None
    seat: int | None = None
    key: str | None = None
    error: str | None = None
    choices: list[Any] = []
    end_turn: bool = False
    endTurn: bool = False  # noqa: N815 (as servers called it before protocol 1)
    over: bool = False


read: Final = msgspec.json.Decoder(Told).decode


class Http:
    """Requests over one connection that is kept."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, cookie: str = "", **body: Any) -> tuple[dict[str, str], Any]:
        """The answer's headers and its JSON; an answer that is no success ends the run."""
        if self.streams is None or self.streams[0].at_eof():
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        content = json.dumps(body) if method == "POST" else ""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", f"Content-Length: {len(content)}"]
        lines += ["Content-Type: application/json"] * bool(content) + [f"Cookie: {cookie}"] * bool(cookie)
        writer.write(("\r\n".join(lines) + "\r\n\r\n" + content).encode())
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest)}
        answer = await reader.readexactly(int(headers["content-length"]))
        if first.split()[1][0] != "2":
            raise SystemExit(f"{method} {path}: {first} {answer.decode()}")
        return headers, json.loads(answer)

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Player(asyncio.Protocol):
    """One person's WebSocket: answers whatever is asked with the last of the choices."""

    def __init__(self, cookie: str, port: int, note: Callable[[float], None]) -> None:
        self.cookie = cookie
        self.port = port
        self.note = note  # told how long each decision took
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.over = asyncio.get_running_loop().create_future()
        self.sent: dict[str, tuple[float, bytes]] = {}  # when, and what, by key
        self.count = 0

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await self.open

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        lines = ["GET /ws HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", f"Cookie: {self.cookie}"]
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                raise SystemExit(f"the WebSocket was refused: {head!r}")
            self.buffer = bytearray(rest)
            self.open.set_result(None)
        at = 0
        while (end := self.frame(at)) is not None:
            at = end
        del self.buffer[:at]

    def frame(self, at: int) -> int | None:
        """Take in the frame at this place; returns where the next one begins, if it is all there."""
        have = len(self.buffer)
        if have < at + 2:
            return None
        size, begin = self.buffer[at + 1], at + 2
        if size >= SHORT:
            width = 2 if size == SHORT else 8
            if have < begin + width:
                return None
            size, begin = int.from_bytes(self.buffer[begin : begin + width], "big"), begin + width
        if have < begin + size:
            return None
        kind, content = self.buffer[at], bytes(self.buffer[begin : begin + size])
        if kind == TEXT:
            self.hear(content)
        elif kind == PING:
            self.send(PONG, content)
        return begin + size

    def send(self, kind: int, content: bytes) -> None:
        """A client's frame is masked; a mask of noughts leaves the text as it is."""
        size = len(content)
        length = bytes([0x80 | size]) if size < SHORT else bytes([0x80 | SHORT]) + size.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + length + bytes(4) + content)

    def watch(self, table: str) -> asyncio.Future[None]:
        """Look at a table and play there; done when its game is over."""
        self.over = asyncio.get_running_loop().create_future()
        self.send(TEXT, json.dumps({"t": "watch", "table": table}).encode())
        return self.over

    def hear(self, content: bytes) -> None:
        told = read(content)
        if told.t == "update":
            self.answer(told)
        elif told.t in ("accepted", "done") and told.key is not None:
            self.note(time.perf_counter() - self.sent.pop(told.key)[0])
        elif told.t == "refused" and told.key is not None:
            if told.error == "busy":
                asyncio.get_running_loop().call_later(AGAIN, self.send, TEXT, self.sent[told.key][1])
            else:
                self.sent.pop(told.key)  # somebody who answers at the same time was faster: an update follows

    def answer(self, told: Told) -> None:
        if told.over:
            if not self.over.done():
                self.over.set_result(None)
                self.send(TEXT, b'{"t":"unwatch","table":"%s"}' % (told.table or "").encode())
            return
        if not (told.end_turn or told.endTurn) and not told.choices:
            return
        self.count += 1
        key = f"k{self.count}"
        wanted = {"t": "end-turn", "table": told.table, "seat": told.seat, "seq": told.seq, "key": key}
        if not (told.end_turn or told.endTurn):
            wanted |= {"t": "move", "code": told.choices[-1]["code"]}
        content = msgspec.json.encode(wanted)
        self.sent[key] = (time.perf_counter(), content)
        self.send(TEXT, content)


class Load:
    """Clients at tables of four, playing whole games one after the other.

    Of several workers a table's four are connected to the same, the tables in turn; or, spread, each to the next.
    """

    def __init__(self, ports: list[int], game: str, clients: int, *, spread: bool = False) -> None:
        self.ports = ports
        self.spread = spread
        self.game = game
        self.options = {"long": True} if game == "fair" else {}
        self.groups = clients // SEATS
        self.counting = False
        self.times: list[float] = []
        self.games = 0
        self.begun = 0  # tables opened so far

    def note(self, took: float) -> None:
        if self.counting:
            self.times.append(took)

    def port_of(self, number: int) -> int:
        return self.ports[number % len(self.ports)]

    async def people(self, http: Http, group: int) -> list[Player]:
        """Four guests, each with a connection."""
        made = []
        for seat in range(SEATS):
            headers, _ = await http.ask("POST", "/api/session", name=f"Load {group * SEATS + seat}")
            port = self.port_of(group + seat) if self.spread else http.port
            made.append(Player(headers["set-cookie"].partition(";")[0], port, self.note))
            await made[-1].connect()
        return made

    async def play(self, http: Http, people: list[Player], later: float) -> None:
        """Game after game with the same people, the first of them a little later."""
        await asyncio.sleep(later)
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        while True:
            wanted = {"game": self.game, "options": self.options, "seats": seats}
            table = (await http.ask("POST", "/api/tables", people[0].cookie, **wanted))[1]["table"]
            for person in people[1:]:
                await http.ask("POST", f"/api/tables/{table}/join", person.cookie)
            self.begun += 1
            await asyncio.gather(*(person.watch(table) for person in people))
            self.games += 1

    async def run(self, warm_up: float, seconds: float, cpu: Callable[[], float]) -> dict[str, float]:
        """Everybody plays; after a while decisions are counted for so many seconds."""
        lines = [Http(self.port_of(group)) for group in range(self.groups)]
        groups = [await self.people(http, group) for group, http in enumerate(lines)]
        playing = [
            asyncio.create_task(self.play(http, people, SPREAD * group / self.groups))
            for group, (http, people) in enumerate(zip(lines, groups, strict=True))
        ]
        while self.begun < self.groups and not any(task.done() for task in playing):
            await asyncio.sleep(0.1)
        await asyncio.sleep(warm_up)
        own, spent, games, self.counting = time.process_time(), cpu(), self.games, True
        await asyncio.sleep(seconds)
        own, spent, games, self.counting = time.process_time() - own, cpu() - spent, self.games - games, False
        for task in playing:
            if task.done():
                task.result()  # a client that failed fails the run
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in (player for people in groups for player in people):
            player.transport.close()
        for http in lines:
            http.close()
        times = sorted(self.times) or [0.0]
        figures = {"p50": times[len(times) // 2] * 1000, "p99": times[int(len(times) * 0.99)] * 1000}
        return {"moves": len(self.times), "seconds": seconds, "cpu": spent, "clients": own, "games": games, **figures}


async def connect_idle(port: int, count: int, seconds: float, memory: Callable[[], float]) -> float:
    """Have so many guests open the lobby and do nothing; returns what is held when they have been there for a while."""
    players: list[Player] = []

    async def come(first: int) -> None:
        http = Http(port)
        for number in range(first, count, COMERS):
            headers, _ = await http.ask("POST", "/api/session", name=f"Idle {number}")
            player = Player(headers["set-cookie"].partition(";")[0], port, lambda _: None)
            players.append(player)
            await player.connect()
            player.send(TEXT, b'{"t":"lobby","on":true}')
        http.close()

    await asyncio.gather(*(come(first) for first in range(min(count, COMERS))))
    await asyncio.sleep(seconds)
    if any(player.transport.is_closing() for player in players):
        raise SystemExit("the server closed a page")
    held = memory()
    for player in players:
        player.transport.close()
    return held
