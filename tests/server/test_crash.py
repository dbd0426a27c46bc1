"""Nothing is lost: the server is killed at random moments under load, thirty times."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from beffroi.server.app import open_services
from beffroi.server.config import read_settings
from beffroi.server.storage.log import read_entries
from beffroi.server.storage.schema import tables
from tests.server.support import Doc, Player, free_port, wait_until

KILLS = 30
CLIENTS = 4
BROKEN = (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError)


class Phoenix:
    """The server process, killed and risen."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "tests.server.restarting", str(data), str(self.port)]
        environment = {**os.environ, "BEFFROI_GAMES": "tests.toys", "PYTHONPATH": os.pathsep.join(sys.path)}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        self.pid = self.next_pid()

    def next_pid(self) -> int:
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ready(self) -> bool:
        try:
            return httpx.get(self.url + "/ready", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """Kill the server without warning; another one rises in its place."""
        os.kill(self.pid, signal.SIGKILL)
        assert self.process.stdin is not None
        self.process.stdin.write("again\n")
        self.process.stdin.flush()
        self.pid = self.next_pid()

    def end(self) -> None:
        """Kill it for good."""
        if self.process.poll() is None:
            os.kill(self.pid, signal.SIGKILL)
            self.process.communicate("enough\n")


class Client(threading.Thread):
    """Plays hot-seat games without end; remembers what was acknowledged."""

    def __init__(self, phoenix: Phoenix, number: int) -> None:
        super().__init__(daemon=True)
        self.phoenix = phoenix
        self.stopping = False
        self.acknowledged: list[tuple[str, str]] = []  # table, key
        self.times: list[tuple[int, str, str]] = []  # the same, with when it came, in ns
        self.doubtful: dict[str, Doc] = {}  # sent, and not yet answered, by key
        self.player = Player(phoenix.url, f"Client {'ABCDEFGH'[number]}")
        self.table = self.player.create("me", "me")
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopping:
                try:
                    self.play()
                except BROKEN:
                    time.sleep(0.05)  # the server is gone: try again
        except BaseException as error:
            self.error = error
            raise

    def play(self) -> None:
        """Connect, send again what was not answered, then play on."""
        self.player.connect()
        for message in self.doubtful.values():
            self.player.say(**message)
        self.player.say(t="watch", table=self.table)
        while not self.stopping:
            message = self.player.hear(2)
            self.player.inbox.clear()
            self.player.bytes.clear()
            if message["t"] in ("accepted", "refused") and message["key"] in self.doubtful:
                self.answered(message)
            elif message["t"] == "update" and message["table"] == self.table:
                self.answer(message)

    def answered(self, message: Doc) -> None:
        sent = self.doubtful.pop(message["key"])
        if message["t"] == "accepted":
            self.acknowledged.append((sent["table"], message["key"]))
            self.times.append((time.monotonic_ns(), sent["table"], message["key"]))

    def answer(self, update: Doc) -> None:
        if update["over"]:
            self.player.say(t="unwatch", table=self.table)
            self.table = self.player.create("me", "me")
            self.player.say(t="watch", table=self.table)
            return
        key = uuid.uuid4().hex
        place = {"table": self.table, "seat": update["seat"], "seq": update["seq"], "key": key}
        if update["end_turn"]:
            self.send(t="end-turn", **place)
        elif update["choices"]:
            self.send(t="move", code=random.choice(update["choices"])["code"], **place)

    def send(self, **message: str | int) -> None:
        self.doubtful[str(message["key"])] = message
        self.player.say(**message)


@pytest.fixture
def phoenix(tmp_path: Path) -> Iterator[Phoenix]:
    made = Phoenix(tmp_path)
    wait_until(made.ready)
    yield made
    made.end()


def test_thirty_kills_lose_nothing_and_double_nothing(phoenix: Phoenix, tmp_path: Path) -> None:
    clients = [Client(phoenix, number) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    for _ in range(KILLS):
        before = sum(len(client.acknowledged) for client in clients)
        wait_until(lambda before=before: sum(len(c.acknowledged) for c in clients) > before + CLIENTS)
        time.sleep(random.random() * 0.15)
        phoenix.kill()
        wait_until(phoenix.ready)
    for client in clients:
        client.stopping = True
    for client in clients:
        client.join(20)
        assert client.error is None
    phoenix.end()
    acknowledged = [pair for client in clients for pair in client.acknowledged]
    assert len(acknowledged) > KILLS * CLIENTS
    asyncio.run(check_log(tmp_path, acknowledged))


async def check_log(data: Path, acknowledged: list[tuple[str, str]]) -> None:
    """Every acknowledged move is in the log, once; every log replays and goes on."""
    services = await open_services(read_settings({}, data=str(data)))
    services.log_store.start()
    keys: dict[str, list[str]] = {}
    for row in await services.store.rows(sa.select(tables.c.id, tables.c.head)):
        log = await services.store.read(partial(read_entries, table=row["id"]))
        assert len(log) == row["head"]
        keys[row["id"]] = [entry.key.partition(":")[2] for entry in log if entry.key]
        assert len(set(keys[row["id"]])) == len(keys[row["id"]]), "a move was stored twice"
        table = await services.tables.get(row["id"])
        if table.status == "open":  # killed between making and starting: the next start does it
            await services.lobby.start_full()
            table = await services.tables.get(row["id"])
        assert table.status in ("running", "over")
        if table.status == "running":
            assert table.to_act()
    lost = [(table, key) for table, key in acknowledged if key not in keys[table]]
    assert not lost
    await services.log_store.stop()
    await services.store.close()


def test_bots_go_on_after_a_kill(phoenix: Phoenix) -> None:
    anna = Player(phoenix.url, "Anna")
    table = anna.create("me", "bot", "bot")
    anna.act(table, "move", anna.updates(table)[0], code="bid 0")
    phoenix.kill()
    wait_until(phoenix.ready)
    wait_until(lambda: anna.updates(table)[0]["answered"] is None)  # the bots have bid, and somebody began
