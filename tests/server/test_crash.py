"""Nothing is lost: the server is killed at random moments under load. `make kills` does it thirty times."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from beffroi.server.config import read_settings
from tests.server.killing import Client, Phoenix, check_log, count, stop_all
from tests.server.support import Player, wait_until

KILLS = int(os.environ.get("BEFFROI_KILLS", "8"))
CLIENTS = 4


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def phoenix(data: Path) -> Iterator[Phoenix]:
    made = Phoenix(data)
    made.wait()
    yield made
    made.end()


def test_bots_go_on_after_a_kill(phoenix: Phoenix) -> None:
    anna = Player(phoenix.url, "Anna")
    table = anna.create("me", "bot", "bot")
    anna.act(table, "move", anna.updates(table)[0], code="bid 0")
    phoenix.kill()
    phoenix.wait()
    wait_until(lambda: anna.updates(table)[0]["answered"] is None)  # the bots have bid, and somebody began


def test_kills_lose_nothing_and_double_nothing(phoenix: Phoenix, data: Path) -> None:
    clients = [Client([phoenix.url], number) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    for _ in range(KILLS):
        before = count(clients)
        wait_until(lambda before=before: count(clients) > before + CLIENTS)
        time.sleep(random.random() * 0.15)
        phoenix.kill()
        phoenix.wait()
    acknowledged = stop_all(clients)
    phoenix.end()
    assert len(acknowledged) > KILLS * CLIENTS
    asyncio.run(check_log(read_settings({}, data=str(data)), acknowledged))
    print(f"{KILLS} kills, {len(acknowledged)} decisions acknowledged, none lost")  # noqa: T201
