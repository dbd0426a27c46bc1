"""Servers for the tests: SQLite in a folder, PostgreSQL and Redis as real processes on this machine."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

import beffroi
from tests.server.stores import PostgresProcess, RedisProcess
from tests.server.support import Player, Server, play_over_http, serving, settings_for


@pytest.fixture(scope="package", autouse=True)
def toys() -> Iterator[None]:
    """The house of the tests has the toy games too; those thinking for bots in other processes as well."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BEFFROI_GAMES", "tests.toys")
        beffroi.all_games.cache_clear()
        yield
    beffroi.all_games.cache_clear()


class Faults(logging.Handler):
    """Keeps what went wrong in a request or a connection: uvicorn catches it, and only logs it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage().startswith("Exception in ASGI"):  # ours; what others do wrong is told too
            self.told.append(logging.Formatter().format(record))


@pytest.fixture(autouse=True)
def no_fault_is_only_logged() -> Iterator[None]:
    faults = Faults()
    logger = logging.getLogger("uvicorn.error")
    logger.addHandler(faults)
    yield
    logger.removeHandler(faults)
    assert not faults.told, faults.told[0]


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the limits time stands still: what was spent is not filled again, however slow the machine is."""
    monkeypatch.setattr("beffroi.server.services.rate_limits.clock", lambda: 1000.0)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresProcess]:
    """A PostgreSQL that lives as long as the tests."""
    running = PostgresProcess(tmp_path_factory.mktemp("postgres"))
    yield running
    running.end()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Redis that lives as long as the tests."""
    running = RedisProcess(tmp_path_factory.mktemp("redis"))
    yield running.url
    running.end()


@pytest.fixture(scope="module")
def workers(postgres: PostgresProcess, redis: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two workers over one database and one Redis."""
    folder = tmp_path_factory.mktemp("shared")
    shared = {"database_url": postgres.new_database(), "redis_url": redis}
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
        flags["database_url"] = request.getfixturevalue("postgres").new_database()
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
