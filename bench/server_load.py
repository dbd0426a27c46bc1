"""Load on the server over loopback: whole games of 50 and 200 clients, and what a table costs.

python bench/server_load.py [--clients 50 200] [--seconds 10] [--tables 2000] [--peer FOLDER] [--compiled FOLDER]

Every decision is stored durably (SQLite, synchronous FULL) before its views are
sent to the four at the table. With --peer, a folder whose node_modules has
boardgame.io, its server (in memory) is measured with its own clients in the
same run. Besides the clock, the processor time of each server is counted: on
a machine that does other things too it is the steadier figure. --compiled
names a folder with the compiled package (`make compile`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import psutil
import uvloop
from load_client import SEATS, Http, Load

ROOT: Final = Path(__file__).resolve().parent.parent
WARM_UP: Final = 2.0
RATIO: Final = 2.0  # decisions a second, against boardgame.io
SLOWEST: Final = 25.0  # ms, the 99th percentile with the most clients
ROOM: Final = 1024.0  # MiB for the open tables
OPENERS: Final = 8  # who open tables side by side
PER_HOST: Final = 90  # a person has at most a hundred tables going


class Server:
    """The server under test, in a process of its own."""

    def __init__(self, compiled: str) -> None:
        self.folder = tempfile.mkdtemp(prefix="beffroi-load-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        path = os.pathsep.join([*([compiled] if compiled else []), str(ROOT / "src"), str(ROOT)])
        environment = {**os.environ, "PYTHONPATH": path, "BEFFROI_LIMITS": "false", "BEFFROI_GAMES": "tests.toys"}
        command = [sys.executable, "-m", "beffroi", "serve", "--port", str(self.port), "--data", self.folder]
        silent = subprocess.DEVNULL
        self.process = subprocess.Popen(command, env=environment, stdout=silent, stderr=silent, cwd=self.folder)
        self.watched = psutil.Process(self.process.pid)

    def wait(self) -> Server:
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/ready") as answer:
                    if answer.status == 200:
                        return self
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def processes(self) -> list[psutil.Process]:
        """The server and the processes that work for it."""
        return [self.watched, *self.watched.children(recursive=True)]

    def memory(self) -> float:
        """Resident memory in MiB."""
        return float(sum(process.memory_info().rss for process in self.processes()) / 2**20)

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        times = [process.cpu_times() for process in self.processes()]
        return float(sum(each.user + each.system for each in times))

    def __enter__(self) -> Server:
        return self.wait()

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


def ours(game: str, clients: int, seconds: float, compiled: str) -> dict[str, float]:
    with Server(compiled) as server:
        figures = uvloop.run(Load(server.port, game, clients).run(WARM_UP, seconds, server.cpu))
        return {**figures, "memory": server.memory()}


async def open_tables(port: int, game: str, share: int, number: int) -> None:
    """One opener's share of the tables, each with a game begun and its first decision made."""
    http, cookie = Http(port), ""
    for made in range(share):
        if made % PER_HOST == 0:
            headers, _ = await http.ask("POST", "/api/session", name=f"Host {number} {made}")
            cookie = headers["set-cookie"].partition(";")[0]
        seats = [{"kind": "me"}] * SEATS
        table = (await http.ask("POST", "/api/tables", cookie, game=game, seats=seats, access="link"))[1]["table"]
        told = (await http.ask("GET", f"/api/tables/{table}/state", cookie))[1]["messages"]
        asked = next(message for message in told if message["t"] == "update" and message["choices"])
        move = {"seat": asked["seat"], "seq": asked["seq"], "key": "k", "code": asked["choices"][0]["code"]}
        await http.ask("POST", f"/api/tables/{table}/move", cookie, **move)
    http.close()


async def open_all(port: int, game: str, count: int) -> None:
    shares = [count // OPENERS + (number < count % OPENERS) for number in range(OPENERS)]
    await asyncio.gather(*(open_tables(port, game, share, number) for number, share in enumerate(shares)))


def room(game: str, count: int, compiled: str) -> tuple[float, float]:
    """MiB of a server with so many tables open, and of one with none."""
    with Server(compiled) as server:
        uvloop.run(open_all(server.port, game, 1))
        empty = server.memory()
        uvloop.run(open_all(server.port, game, count - 1))
        return server.memory(), empty


def peer(folder: str, clients: int, seconds: float) -> dict[str, float] | None:
    """boardgame.io with the same number of clients."""
    if not folder or not shutil.which("node") or not (Path(folder) / "node_modules" / "boardgame.io").is_dir():
        return None
    command = ["node", str(ROOT / "bench" / "boardgame_io.cjs"), str(clients), str(seconds), folder]
    result = subprocess.run(command, capture_output=True, text=True, timeout=seconds + 120)
    lines = [line for line in result.stdout.splitlines() if line.startswith("{")]
    if not lines:
        raise SystemExit(f"boardgame.io did not answer: {result.stderr[-400:]}")
    figures: dict[str, float] = json.loads(lines[-1])
    return figures


def rate(figures: dict[str, float]) -> float:
    return figures["moves"] / figures["seconds"]


def cost(figures: dict[str, float]) -> float:
    """Milliseconds of the server's processor time for a decision."""
    return figures["cpu"] / max(1, figures["moves"]) * 1000


def show(clients: int, name: str, figures: dict[str, float]) -> None:
    busy = 100 * figures["cpu"] / figures["seconds"]
    print(
        f"{clients:7}  {name:<34}{rate(figures):9.0f}{cost(figures):12.3f}{busy:9.0f} %"
        f"{figures['p50']:9.1f}{figures['p99']:9.1f}",
        flush=True,
    )


def verdict(what: str, value: float, target: float, fits: bool, unit: str = "") -> None:
    print(f"  {'met   ' if fits else 'MISSED'}  {what}: {value:.2f}{unit} (target {target:g}{unit})")


def measured(wanted: argparse.Namespace) -> tuple[list[Any], float]:
    """Both servers with each number of clients; the ratios, and the slowest answers of the last run."""
    ratios, tail = [], 0.0
    print(f"{'clients':>7}  {'server':<34}{'moves/s':>9}{'CPU ms/move':>12}{'CPU':>11}{'p50 ms':>9}{'p99 ms':>9}")
    for clients in wanted.clients:
        mine = ours(wanted.game, clients, wanted.seconds, wanted.compiled)
        show(clients, f"beffroi, {wanted.game}, stored durably", mine)
        tail = mine["p99"]
        theirs = peer(wanted.peer, clients, wanted.seconds)
        if theirs:
            show(clients, "boardgame.io, in memory", theirs)
            ratios.append((clients, rate(mine) / rate(theirs), cost(theirs) / cost(mine)))
        print(
            f"{'':9}{mine['games']:.0f} whole games; the clients took {mine['clients'] / mine['seconds']:.0%} of a core"
        )
    return ratios, tail


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="fair")
    parser.add_argument("--clients", type=int, nargs="*", default=[50, 200])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--peer", default="")
    parser.add_argument("--compiled", default="")
    wanted = parser.parse_args()
    ratios, tail = measured(wanted)
    if wanted.tables:
        full, empty = room("troyes", wanted.tables, wanted.compiled)
        each = (full - empty) / wanted.tables * 1024
        print(f"{wanted.tables} open tables of troyes: {full:.0f} MiB, {each:.0f} KiB a table")
    print("targets")
    for clients, by_clock, by_cpu in ratios:
        verdict(f"moves/s against boardgame.io, {clients} clients", by_clock, RATIO, by_clock >= RATIO, " times")
        print(f"          by processor time: {by_cpu:.2f} times")
    if not ratios and wanted.clients:
        print("  unknown boardgame.io was not measured: give --peer, and have node")
    if wanted.clients:
        verdict(f"p99 with {wanted.clients[-1]} clients", tail, SLOWEST, tail < SLOWEST, " ms")
    if wanted.tables:
        verdict(f"memory of {wanted.tables} open tables", full, ROOM, full < ROOM, " MiB")
    print(f"load of the machine at the end: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
