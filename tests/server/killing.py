"""Servers that are killed and rise again, people who play on meanwhile, and what must be in the log afterwards."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import uuid
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from beffroi.server.app import open_services
from beffroi.server.config import Settings
from beffroi.server.storage.log import read_entries
from beffroi.server.storage.schema import tables
from tests.server.support import Doc, Player, free_port, wait_until

PATIENCE = 2  # seconds a client waits for news before it connects anew


class Away(Exception):
    """The server said that it can't do this just now."""


BROKEN = (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError, Away)


class Phoenix:
    """The server process, killed and risen."""

    def __init__(self, data: Path, **flags: Any) -> None:
        self.port = free_port()
        told = json.dumps({"data": str(data), "port": self.port, **flags})
        environment = {**os.environ, "BEFFROI_GAMES": "tests.toys", "PYTHONPATH": os.pathsep.join(sys.path)}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.restarting", told],
            stdin=pipe,
            stdout=pipe,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        self.pid = 0

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

    def wait(self) -> None:
        """Wait until it serves."""
        self.pid = self.pid or self.next_pid()
        wait_until(self.ready)

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
            os.kill(self.pid or self.next_pid(), signal.SIGKILL)
            self.process.communicate("enough\n")


class Acknowledged(NamedTuple):
    """A decision of which the server said that it counts."""

    at: int  # ns
    table: str
    key: str
    duplicate: bool  # it counted before, but that was not heard


class Client(threading.Thread):
    """Plays games without end, at one of several workers until that one is gone; remembers what was acknowledged."""

    def __init__(self, urls: list[str], number: int, *seats: str) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.turn = number
        self.seats = [{"kind": kind} for kind in seats or ("me", "me")]
        self.stopping = False
        self.acknowledged: list[Acknowledged] = []
        self.doubtful: dict[str, Doc] = {}  # sent, and not yet answered, by key
        self.refusals = 0  # how often it was told that the server can't do something just now
        self.player = Player(urls[0], f"Client {'ABCDEFGH'[number]}")
        self.table = self.open_table()
        self.error: BaseException | None = None

    def open_table(self) -> str:
        answer = self.player.http.post("/api/tables", json={"game": "fair", "seats": self.seats})
        if answer.status_code == 503:
            assert answer.json()["message"]
            raise Away
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def run(self) -> None:
        try:
            while not self.stopping:
                try:
                    self.play()
                except BROKEN:
                    self.turn += 1
                    time.sleep(0.05)  # the server is gone: try again, at the next one
        except BaseException as error:
            self.error = error
            raise

    def play(self) -> None:
        """Connect, send again what was not answered, then play on."""
        url = self.urls[self.turn % len(self.urls)]
        self.player.url, self.player.http.base_url = url, url
        self.player.connect()
        for message in self.doubtful.values():
            self.player.say(**message)
        self.player.say(t="watch", table=self.table)
        while not self.stopping:
            message = self.player.hear(PATIENCE)
            self.player.inbox.clear()
            self.player.bytes.clear()
            if message["t"] == "refused" and message["error"] == "busy":  # perhaps it counts: ask another worker
                self.refusals += 1
                raise Away
            if message["t"] in ("accepted", "refused") and message["key"] in self.doubtful:
                self.answered(message)
            elif message["t"] == "update" and message["table"] == self.table:
                self.answer(message)

    def answered(self, message: Doc) -> None:
        sent = self.doubtful.pop(message["key"])
        if message["t"] == "accepted":
            told = Acknowledged(time.monotonic_ns(), sent["table"], message["key"], message["duplicate"])
            self.acknowledged.append(told)

    def answer(self, update: Doc) -> None:
        if update["over"]:
            finished, self.table = self.table, self.open_table()
            self.player.say(t="unwatch", table=finished)
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


def count(clients: list[Client]) -> int:
    return sum(len(client.acknowledged) for client in clients)


def stop_all(clients: list[Client]) -> list[Acknowledged]:
    """Have everybody stop; returns what they were told."""
    for client in clients:
        client.stopping = True
    for client in clients:
        client.join(20)
        assert client.error is None
        assert not client.is_alive()
    return [told for client in clients for told in client.acknowledged]


async def check_log(settings: Settings, acknowledged: list[Acknowledged]) -> None:
    """Every acknowledged move is in the log, once and in order; every log replays and goes on."""
    services = await open_services(settings)
    services.log_store.start()
    places: dict[str, dict[str, int]] = {}
    for each in await services.store.rows(sa.select(tables.c.id)):
        # read now: what an earlier one needed may have started this one too
        (row,) = await services.store.rows(sa.select(tables.c.id, tables.c.head).where(tables.c.id == each["id"]))
        log = await services.store.read(partial(read_entries, table=row["id"]))
        assert len(log) == row["head"]
        keys = [entry.key.partition(":")[2] for entry in log if entry.key]
        assert len(set(keys)) == len(keys), "a move was stored twice"
        places[row["id"]] = {key: n for n, key in enumerate(keys)}
        table = await services.tables.get(row["id"])
        if table.status == "open":  # killed between making and starting: the next start does it
            await services.lobby.start_full()
            table = await services.tables.get(row["id"])
        assert table.status in ("running", "over")
        if table.status == "running":
            assert table.to_act()
    lost = [told for told in acknowledged if told.key not in places[told.table]]
    assert not lost
    for table_id, stored in places.items():
        order = [stored[told.key] for told in acknowledged if told.table == table_id and not told.duplicate]
        assert order == sorted(order), "moves were stored in another order than they were acknowledged"
    await services.log_store.stop()
    await services.store.close()
