"""Load on the server over loopback: whole games of 50 and 200 clients, and what a table costs.

python bench/server_load.py [--game fair] [--clients 50 200] [--seconds 10] [--tables 2000] [--peer FOLDER]

Every move is stored durably (SQLite, synchronous FULL) before its four views are
sent. With --peer, a folder whose node_modules has boardgame.io, its server (in
memory) is measured with its own clients in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import uuid
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import connect

ROOT = Path(__file__).parent.parent
SEATS = 4
WARM_UP = 1.0


class Update(msgspec.Struct):
    """As much of a message as a player needs."""

    t: str
    table: str | None = None
    seq: int | None = None
    seat: int | None = None
    key: str | None = None
    choices: list[Any] = []
    endTurn: bool = False  # noqa: N815
    over: bool = False


read = msgspec.json.Decoder(Update).decode


class Server:
    """The server under test, in a process of its own."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="beffroi-load-")
        self.port = 8765
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "BEFFROI_LIMITS": "false"}
        environment.setdefault("BEFFROI_GAMES", "tests.toys")
        command = [sys.executable, "-c", "from beffroi.cli import main; main()", "serve", "--port", str(self.port)]
        silent = subprocess.DEVNULL
        self.process = subprocess.Popen(
            [*command, "--data", self.folder], env=environment, stdout=silent, stderr=silent, cwd=ROOT
        )
        self.url = f"http://127.0.0.1:{self.port}"
        self.wait()

    def wait(self) -> None:
        for _ in range(300):
            try:
                if httpx.get(self.url + "/ready").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def memory(self) -> float:
        """Resident memory in MiB."""
        return psutil.Process(self.process.pid).memory_info().rss / 2**20

    def cpu(self) -> float:
        """Seconds of processor time used so far; on a busy machine the steadier measure."""
        times = psutil.Process(self.process.pid).cpu_times()
        return times.user + times.system

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


class Load:
    """Clients at tables of four, playing whole games one after the other."""

    def __init__(self, server: Server, game: str, clients: int) -> None:
        self.server = server
        self.game = game
        self.options = {"long": True} if game == "fair" else {}  # a game of about a hundred decisions
        self.clients = clients
        self.counting = False
        self.times: list[float] = []
        self.games = 0
        self.begun: set[int] = set()  # groups that play

    async def post(self, cookie: str, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body, headers={"Cookie": cookie} if cookie else {})

    async def table(self, people: list[str]) -> str:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        table: str = (
            await self.post(people[0], "/api/tables", game=self.game, options=self.options, seats=seats)
        ).json()["table"]
        for cookie in people[1:]:
            await self.post(cookie, f"/api/tables/{table}/join")
        return table

    async def group(self, number: int) -> None:
        """Four people who play with each other."""
        people = []
        letters = "".join(chr(97 + int(digit)) for digit in f"{number:03}")
        for seat in range(SEATS):
            answer = await self.post("", "/api/session", name=f"Load {letters}{'abcd'[seat]}")
            people.append(answer.headers["set-cookie"].partition(";")[0])
        while True:
            table = await self.table(people)
            self.begun.add(number)
            await asyncio.gather(*(self.play(cookie, table) for cookie in people))
            self.games += 1

    async def play(self, cookie: str, table: str) -> None:
        """One seat of one game."""
        url = self.server.url.replace("http", "ws") + "/ws"
        async with connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"t": "watch", "table": table}))
            sent: dict[str, float] = {}
            async for data in socket:
                message = read(data)
                if message.t in ("done", "refused") and message.key in sent:
                    took = time.perf_counter() - sent.pop(message.key)
                    if self.counting and message.t == "done":
                        self.times.append(took)
                elif message.t == "update":
                    if message.over:
                        return
                    wanted = self.answer(message)
                    if wanted:
                        sent[wanted["key"]] = time.perf_counter()
                        await socket.send(json.dumps(wanted))

    def answer(self, update: Update) -> dict[str, Any] | None:
        place = {"table": update.table, "seat": update.seat, "seq": update.seq, "key": uuid.uuid4().hex}
        if update.endTurn:
            return {"t": "end-turn", **place}
        if update.choices:
            return {"t": "move", "code": update.choices[-1]["code"], **place}
        return None

    async def run(self, seconds: float) -> dict[str, float]:
        """Play until everybody has begun, then count for so many seconds."""
        self.http = httpx.AsyncClient(base_url=self.server.url, timeout=60)
        self.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each request says whose it is
        groups = [asyncio.create_task(self.group(number)) for number in range(self.clients // SEATS)]
        while len(self.begun) < len(groups) and not any(group.done() for group in groups):
            await asyncio.sleep(0.1)
        await asyncio.sleep(WARM_UP)
        self.counting, spent = True, self.server.cpu()
        await asyncio.sleep(seconds)
        self.counting, spent = False, self.server.cpu() - spent
        for group in groups:
            if group.done():
                group.result()  # a client that failed fails the run
            group.cancel()
        await asyncio.gather(*groups, return_exceptions=True)
        times = sorted(self.times)
        figures = {"p50": times[len(times) // 2] * 1000, "p99": times[int(len(times) * 0.99)] * 1000}
        return {"moves": len(times), "seconds": seconds, "cpu": spent, "games": self.games, **figures}


async def open_tables(server: Server, game: str, count: int) -> float:
    """Open so many tables with a game begun; returns the MiB each one takes in the server."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as person:
        await person.post("/api/session", json={"name": "Load host"})
        before = server.memory()
        for number in range(count):
            if number % 90 == 0:  # a person has at most a hundred tables going
                person.cookies.clear()
                await person.post("/api/session", json={"name": "Load host"})
            body = {"game": game, "seats": [{"kind": "me"}] * SEATS, "access": "link"}
            table = (await person.post("/api/tables", json=body)).json()["table"]
            update = (await person.get(f"/api/tables/{table}/state")).json()["messages"][1]
            place = {"seat": update["seat"], "seq": update["seq"], "key": "k"}
            if update["choices"]:
                await person.post(f"/api/tables/{table}/move", json={**place, "code": update["choices"][0]["code"]})
        return (server.memory() - before) / count


def peer(folder: str, clients: int, seconds: float) -> dict[str, float] | None:
    """boardgame.io with the same number of clients."""
    if not folder or not shutil.which("node"):
        return None
    command = ["node", str(ROOT / "bench" / "boardgame_io.cjs"), str(clients), str(seconds), folder]
    result = subprocess.run(command, capture_output=True, text=True, timeout=seconds + 120)
    lines = [line for line in result.stdout.splitlines() if line.startswith("{")]
    figures: dict[str, float] | None = json.loads(lines[-1]) if lines else None
    return figures


def show(name: str, figures: dict[str, float]) -> None:
    rate = figures["moves"] / figures["seconds"]
    busy = figures["moves"] / figures["cpu"]
    tail = f"p50 {figures['p50']:6.1f} ms   p99 {figures['p99']:6.1f} ms"
    print(f"  {name:<26} {rate:8.0f} moves/s   {busy:8.0f} moves per second of CPU   {tail}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="fair")
    parser.add_argument("--clients", type=int, nargs="*", default=[50, 200])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--peer", default="")
    wanted = parser.parse_args()
    for clients in wanted.clients:
        print(f"{clients} clients, {wanted.game}")
        server = Server()
        try:
            ours = asyncio.run(Load(server, wanted.game, clients).run(wanted.seconds))
            show("beffroi, stored durably", ours)
            print(f"  {ours['games']:.0f} whole games, {server.memory():.0f} MiB")
        finally:
            server.stop()
        theirs = peer(wanted.peer, clients, wanted.seconds)
        if theirs:
            show("boardgame.io, in memory", theirs)
            ratio = (ours["moves"] / ours["seconds"]) / (theirs["moves"] / theirs["seconds"])
            busy = (ours["moves"] / ours["cpu"]) / (theirs["moves"] / theirs["cpu"])
            print(f"  ratio {ratio:.2f} by the clock, {busy:.2f} by processor time")
    if wanted.tables:
        server = Server()
        try:
            each = asyncio.run(open_tables(server, wanted.game, wanted.tables))
            print(f"{wanted.tables} open tables: {server.memory():.0f} MiB, {each * 1024:.1f} KiB a table")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
