"""Load on the server over loopback: whole games of 50 and 200 clients, and what a table and an open page cost.

python bench/server_load.py [--clients 50 200] [--seconds 10] [--tables 2000] [--idle 5000] [--workers 1 2]
    [--peer FOLDER] [--compiled FOLDER]

Every decision is stored durably (SQLite, synchronous FULL) before its views are
sent to the four at the table. With --peer, a folder whose node_modules has
boardgame.io, its server (in memory) is measured with its own clients in the
same run. Besides the clock, the processor time of each server is counted: on
a machine that does other things too it is the steadier figure. --compiled
names a folder with the compiled package (`make compile`). --workers measures
so many workers on one PostgreSQL and one Redis, with the most clients asked
for: the four at a table at one worker, and then spread over all of them, so
that workers that decide at the same moment at one table come into conflict.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvloop
from load_client import SEATS, Http, Load, connect_idle
from load_server import ROOT, Server, new_database, postgres, redis

WARM_UP: Final = 2.0
RATIO: Final = 2.5  # decisions a second, against boardgame.io
SLOWEST: Final = 20.0  # ms, the 99th percentile with the most clients
ROOM: Final = 1024.0  # MiB for the open tables
IDLE_ROOM: Final = 500.0  # MiB for the open pages where nothing happens
IDLE_SECONDS: Final = 25.0  # for which they are held: each is pinged once
OPENERS: Final = 8  # who open tables side by side
PER_HOST: Final = 90  # a person has at most a hundred tables going


def ours(game: str, clients: int, seconds: float, compiled: str) -> dict[str, float]:
    with Server(compiled) as server:
        figures = uvloop.run(Load([server.port], game, clients).run(WARM_UP, seconds, server.cpu))
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


def idle(count: int, compiled: str) -> tuple[float, float]:
    """MiB of a server to which so many people have a page open, and of one with a single page."""
    with Server(compiled) as server:
        uvloop.run(connect_idle(server.port, 1, 0.0, server.memory))
        empty = server.memory()
        return uvloop.run(connect_idle(server.port, count, IDLE_SECONDS, server.memory)), empty


def scaled(wanted: argparse.Namespace) -> None:
    """Measure numbers of workers on one PostgreSQL and one Redis, each against the first."""
    clients = max(wanted.clients or [200])
    first = 0.0
    with postgres() as address, redis() as bus:
        for count in wanted.workers:
            for spread in (False, True)[:count]:
                with ExitStack() as stack:
                    database = new_database(address)
                    workers = [stack.enter_context(Server(wanted.compiled, database, bus)) for _ in range(count)]
                    load = Load([each.port for each in workers], wanted.game, clients, spread=spread)
                    figures = uvloop.run(load.run(WARM_UP, wanted.seconds, partial(spent, workers)))
                first = first or rate(figures)
                name = f"PostgreSQL, {count} worker{'s' * (count > 1)}{', spread' * spread}"
                show(clients, f"beffroi, {name}", figures)
                print(f"{'':9}{name}: {rate(figures) / first:.2f} times the decisions of the first")


def spent(workers: list[Server]) -> float:
    """Seconds of processor time that workers used so far, without the database."""
    return sum(worker.cpu() for worker in workers)


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
    parser.add_argument("--idle", type=int, default=5000)
    parser.add_argument("--workers", type=int, nargs="*", default=[])
    parser.add_argument("--peer", default="")
    parser.add_argument("--compiled", default="")
    wanted = parser.parse_args()
    ratios, tail = measured(wanted)
    if wanted.workers:
        scaled(wanted)
    if wanted.tables:
        full, empty = room("troyes", wanted.tables, wanted.compiled)
        each = (full - empty) / wanted.tables * 1024
        print(f"{wanted.tables} open tables of troyes: {full:.0f} MiB, {each:.0f} KiB a table")
    if wanted.idle:
        pages, empty = idle(wanted.idle, wanted.compiled)
        each = (pages - empty) / wanted.idle * 1024
        print(f"{wanted.idle} open pages: {pages:.0f} MiB, {each:.0f} KiB a page")
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
    if wanted.idle:
        verdict(f"memory of {wanted.idle} open pages", pages, IDLE_ROOM, pages < IDLE_ROOM, " MiB")
    print(f"load of the machine at the end: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
