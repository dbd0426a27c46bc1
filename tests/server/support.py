"""A real server for the tests, and people who play on it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from beffroi.server.app import Services, create_app
from beffroi.server.config import Settings, read_settings
from beffroi.server.main import options

Doc = dict[str, Any]
DEADLINE = 240.0  # seconds; only a machine that does much else comes near it


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def settings_for(folder: Path, **flags: Any) -> Settings:
    flags = {"limits": False, "balance_games": 1, "data": str(folder), "port": free_port(), **flags}
    return read_settings({}, **flags)


class Server:
    """The application under uvicorn, in a thread of the test process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: Any = create_app(settings)
        self._uvicorn = uvicorn.Server(uvicorn.Config(self.app, **options(settings)))
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.run(self._main())

    async def _main(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self._uvicorn.serve()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def services(self) -> Services:
        services: Services = self.app.app.state.services
        return services

    def start(self) -> Server:
        self._thread.start()
        wait_until(lambda: self._uvicorn.started or not self._thread.is_alive())
        assert self._uvicorn.started
        return self

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(30)

    def inside(self, work: Any) -> Any:
        """Run a coroutine on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(DEADLINE)


@contextmanager
def serving(settings: Settings) -> Iterator[Server]:
    server = Server(settings).start()
    try:
        yield server
    finally:
        server.stop()


def wait_until(holds: Callable[[], Any], seconds: float = DEADLINE) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = holds()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


def ask(method: str, url: str, **more: Any) -> httpx.Response:
    """A lone request, without a cookie, that waits as long as a slow machine needs."""
    return httpx.request(method, url, timeout=DEADLINE, verify=False, **more)


class Player:
    """Somebody with a browser: a cookie, requests, and perhaps a socket."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=DEADLINE, verify=False)  # nothing here is encrypted
        self.name = name
        self.socket: ClientConnection | None = None
        self.inbox: list[Doc] = []
        self.bytes: list[str] = []
        self.late = {"stale", "over"}  # what somebody hears who looked a moment too early
        if name:
            self.me = self.post("/api/session", name=name)

    def post(self, path: str, status: int | None = None, /, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        return self.expect(answer, status)

    def get(self, path: str, status: int | None = None, /, **query: Any) -> Any:
        return self.expect(self.http.get(path, params=query), status)

    def expect(self, answer: httpx.Response, status: int | None) -> Any:
        if status is None:
            assert answer.status_code in (200, 201), answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, *seats: str, game: str = "fair", **more: Any) -> str:
        """A table with seats such as "me", "open", "bot", "bot:page"."""
        wanted = [dict(zip(("kind", "level"), seat.split(":"), strict=False)) for seat in seats]
        made: str = self.post("/api/tables", game=game, seats=wanted, **more)["table"]
        return made

    def updates(self, table: str, since: int = 0) -> list[Doc]:
        told = self.get(f"/api/tables/{table}/state", since=since)["messages"]
        return [message for message in told if message["t"] == "update"]

    def standing(self, table: str) -> list[Doc]:
        """Return what the updates show besides the time, which runs on."""
        return [{key: value for key, value in told.items() if key != "clock"} for told in self.updates(table)]

    def act(self, table: str, what: str, update: Doc, status: int | None = None, **more: Any) -> Any:
        body = {"seat": update["seat"], "seq": update["seq"], "key": uuid.uuid4().hex, **more}
        return self.post(f"/api/tables/{table}/{what}", status, **body)

    def answer(self, table: str, update: Doc, pick: int) -> bool:
        """Do what is asked of a seat, if anything is; a table that went on meanwhile is looked at again."""
        body = {"seat": update["seat"], "seq": update["seq"], "key": uuid.uuid4().hex}
        if update["end_turn"]:
            answer = self.http.post(f"/api/tables/{table}/end-turn", json=body)
        elif update["choices"]:
            body["code"] = update["choices"][pick % len(update["choices"])]["code"]
            answer = self.http.post(f"/api/tables/{table}/move", json=body)
        else:
            return False
        assert answer.status_code == 200 or answer.json()["error"] in self.late, answer.text
        return True

    # --- the socket ---------------------------------------------------------

    def connect(self, **headers: str) -> Player:
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        given = {"Cookie": cookie, **headers} if cookie else headers
        url = self.url.replace("http", "ws") + "/ws"
        self.socket = connect(
            url, additional_headers=given, max_size=None, ping_interval=None, close_timeout=2, legacy=True
        )
        self.await_message(lambda message: message["t"] == "hello")
        return self

    def say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = DEADLINE) -> Doc:
        assert self.socket is not None
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: Doc = json.loads(text)
        self.inbox.append(message)
        return message

    def await_message(self, fits: Callable[[Doc], bool], timeout: float = DEADLINE) -> Doc:
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if fits(message):
                return message

    def ask(self, **message: Any) -> Doc:
        """Say something with a key and wait for its done or refused."""
        key = message.setdefault("key", uuid.uuid4().hex)
        self.say(**message)
        return self.await_message(lambda m: m["t"] in ("accepted", "refused") and m["key"] == key)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.http.close()


def play_over_http(players: list[Player], table: str, pick: Callable[[Doc], int] = lambda update: 0) -> Doc:
    """People answer over HTTP until the game is over; returns a last update."""
    while True:
        acted = False
        for player in players:
            for update in player.updates(table):
                if update["over"]:
                    return update
                assert update["ranking"] is None, "the game was decided before its end"
                if player.answer(table, update, pick(update)):
                    acted = True
                    break
        if not acted:
            time.sleep(0.05)  # a bot thinks


def play_live(players: list[Player], table: str, pick: Callable[[Doc], int] = lambda update: 0) -> None:
    """People who already watch the table answer by WebSocket, each in a thread, until it is over."""
    threads = [threading.Thread(target=answer_live, args=(player, table, pick)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)
    for player in players:
        assert player.inbox[-1].get("over"), player.inbox[-1]


def answer_live(player: Player, table: str, pick: Callable[[Doc], int]) -> None:
    """Answer whatever is asked until the game is over."""
    while True:
        message = player.hear()
        if message["t"] != "update":
            continue
        if message["over"]:
            return
        place = {"table": table, "seat": message["seat"], "seq": message["seq"], "key": uuid.uuid4().hex}
        if message["end_turn"]:
            player.say(t="end-turn", **place)
        elif message["choices"]:
            code = message["choices"][pick(message) % len(message["choices"])]["code"]
            player.say(t="move", code=code, **place)


def bid_all(players: list[Player], table: str) -> None:
    """Everybody bids nothing: seat 0 begins."""
    for seat, player in enumerate(players):
        player.act(table, "move", seat_update(player, table, seat), code="bid 0")


def seat_update(player: Player, table: str, seat: int = 0) -> Doc:
    return next(update for update in player.updates(table) if update["seat"] == seat)
