"""Two workers over PostgreSQL and Redis, killed in turn under load: worker, Redis, PostgreSQL. Nothing is lost.

`make kills` does it thirty times.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from websockets.exceptions import InvalidStatus

from beffroi.server.config import read_settings
from beffroi.server.storage.engine import DOWN
from tests.server.killing import Client, Phoenix, check_log, count, stop_all
from tests.server.stores import PostgresProcess, RedisProcess
from tests.server.support import Doc, Player, wait_until

KILLS = int(os.environ.get("BEFFROI_KILLS", "6"))
CLIENTS = 4


class House(NamedTuple):
    """Two workers, and what they share."""

    workers: list[Phoenix]
    redis: RedisProcess
    postgres: PostgresProcess
    shared: dict[str, str]

    def kill(self, turn: int) -> None:
        """Kill one of them, and wait until everything is back."""
        what = (self.workers[turn % 2], self.redis, self.postgres)[turn % 3]
        what.kill()
        if not isinstance(what, Phoenix):
            time.sleep(random.random() * 0.3)
            what.start()
        for worker in self.workers:
            worker.wait()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    postgres, redis = (
        PostgresProcess(tmp_path_factory.mktemp("killed")),
        RedisProcess(tmp_path_factory.mktemp("redis")),
    )
    data = str(tmp_path_factory.mktemp("data"))
    shared = {"data": data, "database_url": postgres.new_database(), "redis_url": redis.url}
    workers = [Phoenix(**shared) for _ in range(2)]
    for worker in workers:
        worker.wait()
    yield House(workers, redis, postgres, shared)
    for worker in workers:
        worker.end()
    redis.end()
    postgres.end()


def test_while_the_database_is_down_everything_is_refused_with_a_sentence(house: House) -> None:
    anna, late = Player(house.workers[0].url, "Anna"), Player(house.workers[0].url, "Late")
    table = anna.create("me", "me")
    anna.connect().say(t="watch", table=table)
    first, second = [anna.await_message(lambda m: m["t"] == "update") for _ in range(2)]
    house.postgres.kill()
    refused = anna.act(table, "move", first, 503, key="by request", code="bid 0")
    assert refused == {"error": "busy", "message": DOWN}
    place = {"table": table, "seat": second["seat"], "seq": second["seq"], "key": "by socket", "code": "bid 0"}
    heard = anna.ask(t="move", **place)
    assert (heard["t"], heard["error"], heard["message"]) == ("refused", "busy", DOWN)
    with pytest.raises(InvalidStatus) as shut:
        late.connect()
    assert shut.value.response.status_code == 503
    assert DOWN.encode() in shut.value.response.body
    house.postgres.start()
    for worker in house.workers:
        worker.wait()

    for _ in range(2):  # whether it counted then or not: said again with the same key it counts, and once
        again = anna.act(table, "move", first, key="by request", code="bid 0")
        heard = anna.ask(t="move", **place)
    assert again["duplicate"]
    assert heard["duplicate"]
    late.connect()
    for player in (anna, late):
        player.close()


def shown(client: Client, url: str) -> list[Doc]:
    """What a worker shows a client of its table."""
    client.player.http.base_url = url
    return client.player.standing(client.table)


def test_kills_of_all_kinds_lose_nothing_and_double_nothing(house: House) -> None:
    urls = [worker.url for worker in house.workers]
    clients = [Client(urls, number) for number in range(CLIENTS)]
    against_bot = Client(urls, CLIENTS, "me", "bot")
    for client in (*clients, against_bot):
        client.start()
    for turn in range(KILLS):
        before = count(clients)
        wait_until(lambda before=before: count(clients) > before + CLIENTS)
        time.sleep(random.random() * 0.15)
        house.kill(turn)
    for client in (*clients, against_bot):  # nobody is stuck
        before = count([client])
        wait_until(lambda client=client, before=before: count([client]) > before)
    acknowledged = stop_all([*clients, against_bot])
    for client in clients:
        wait_until(lambda client=client: shown(client, urls[0]) == shown(client, urls[1]))
    for worker in house.workers:
        worker.end()
    assert len(acknowledged) > KILLS * CLIENTS
    asyncio.run(check_log(read_settings({}, **house.shared), acknowledged))
    print(f"{KILLS} kills, {len(acknowledged)} decisions acknowledged, none lost")  # noqa: T201
