"""Several workers over one PostgreSQL and one Redis: any worker serves any table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from beffroi.server.errors import Refused
from beffroi.server.services.rate_limits import RateLimits
from tests.server.stores import PostgresProcess, RedisProcess
from tests.server.support import Player, Server, free_port, play_live, play_over_http, serving, settings_for, wait_until
from tests.server.test_accounts import PASSWORD, fresh_name


@pytest.fixture
def pair(workers: list[Server]) -> Iterator[tuple[Player, Player]]:
    """Two people, each at another worker."""
    anna, bruno = Player(workers[0].url, "Anna"), Player(workers[1].url, "Bruno")
    yield anna, bruno
    anna.close()
    bruno.close()


def test_players_on_different_workers_finish_a_live_game(pair: tuple[Player, Player]) -> None:
    anna, bruno = pair
    table = anna.create("me", "open", "bot")
    anna.connect().say(t="watch", table=table)
    anna.await_message(lambda m: m["t"] == "table")
    bruno.post(f"/api/tables/{table}/join")
    bruno.connect().say(t="watch", table=table)
    play_live([anna, bruno], table)
    assert anna.get(f"/api/tables/{table}")["status"] == bruno.get(f"/api/tables/{table}")["status"] == "over"
    assert anna.get(f"/api/tables/{table}/record")["moves"] == bruno.get(f"/api/tables/{table}/record")["moves"]


def test_plain_requests_may_go_to_any_worker(workers: list[Server]) -> None:
    anna = Player(workers[0].url, "Anna")
    table = anna.create("me", "me")
    twin = Player(workers[1].url)
    twin.http.cookies.set("beffroi", anna.http.cookies["beffroi"])
    assert twin.get("/api/me")["id"] == anna.me["id"]
    update = anna.updates(table)[0]
    anna.act(table, "move", update, key="one", code="bid 0")
    doubled = wait_until(lambda: try_move(twin, table, update))
    assert doubled["duplicate"]
    for player in (anna, twin):
        player.late.add("not-your-turn")  # a secret answer given at the other worker does not raise the seq
    assert play_over_http([anna, twin], table)["over"]


def try_move(player: Player, table: str, update: dict[str, object]) -> dict[str, object]:
    body = {"seat": update["seat"], "seq": update["seq"], "key": "one", "code": "bid 0"}
    answer: dict[str, object] = player.http.post(f"/api/tables/{table}/move", json=body).json()
    return answer


def test_two_workers_race_for_one_move(pair: tuple[Player, Player], workers: list[Server]) -> None:
    """Both write the next entry at once: one is stored, the other looks again and is refused or doubled."""
    import threading

    anna, _ = pair
    twin = Player(workers[1].url)
    twin.http.cookies.set("beffroi", anna.http.cookies["beffroi"])
    table = anna.create("me", "me")
    twin.updates(table)
    for seat in (0, 1):
        update = next(u for u in anna.updates(table) if u["seat"] == seat)
        answers: list[dict[str, object]] = []
        body = {"seat": seat, "seq": update["seq"], "key": f"race-{seat}", "code": "bid 0"}

        def send(player: Player, body: dict[str, object] = body, answers: list[dict[str, object]] = answers) -> None:
            answers.append(player.http.post(f"/api/tables/{table}/move", json=body).json())

        threads = [threading.Thread(target=send, args=(player,)) for player in (anna, twin)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(str(answer.get("duplicate")) for answer in answers) == ["False", "True"], answers


def test_talk_and_presence_cross_workers(pair: tuple[Player, Player], workers: list[Server]) -> None:
    anna, bruno = pair
    table = anna.create("me", "open")
    bruno.post(f"/api/tables/{table}/join")
    anna.connect().say(t="watch", table=table)
    bruno.connect().say(t="watch", table=table)
    bruno.await_message(lambda m: m["t"] == "update")
    anna.say(t="chat", table=table, text="hello over there")
    assert bruno.await_message(lambda m: m["t"] == "chat")["text"] == "hello over there"
    workers[0].inside(workers[0].services.publisher.tell_presence())
    wait_until(lambda: bruno.get(f"/api/tables/{table}")["seats"][0]["online"])


def test_who_signs_in_at_one_worker_plays_on_at_the_other(workers: list[Server]) -> None:
    owner = Player(workers[0].url)
    name = fresh_name()
    owner.post("/api/session/register", name=name, password=PASSWORD)
    guest = Player(workers[1].url, "Visitor")
    table = guest.create("me", "me")  # only the second worker has it in memory
    twin = Player(workers[0].url)
    twin.http.cookies.set("beffroi", guest.http.cookies["beffroi"])
    twin.post("/api/session/login", name=name, password=PASSWORD)
    again = Player(workers[1].url)
    again.post("/api/session/login", name=name, password=PASSWORD)
    wait_until(lambda: again.get(f"/api/tables/{table}")["you"] == [0, 1])
    assert play_over_http([again], table)["over"]


def test_while_redis_is_down_play_goes_on(
    postgres: PostgresProcess, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    redis = RedisProcess(tmp_path)
    with serving(settings_for(tmp_path, database_url=postgres.new_database(), redis_url=redis.url)) as server:
        anna = Player(server.url, "Anna")
        table = anna.create("me", "bot")
        redis.end()
        assert anna.get("/ready", 503) == {"database": True, "bus": False}
        assert play_over_http([anna], table)["over"]
    assert "shutdown failed" not in caplog.text


def test_workers_count_requests_together(redis: str) -> None:
    async def ask_both() -> list[str]:
        here, there = RateLimits(redis_url=redis), RateLimits(redis_url=redis)
        heard = []
        for limits in (here, there, here, there, here):
            try:
                await limits.take("reset", "somebody")
                heard.append("granted")
            except Refused as refused:
                heard.append(refused.error)
        await here.take("reset", "somebody else")
        return heard

    assert asyncio.run(ask_both()) == ["granted", "granted", "granted", "too-fast", "too-fast"]


def test_each_worker_counts_for_itself_while_redis_is_gone() -> None:
    async def ask() -> list[str]:
        limits, heard = RateLimits(redis_url=f"redis://127.0.0.1:{free_port()}"), []
        for _ in range(4):
            try:
                await limits.take("reset", "somebody")
                heard.append("granted")
            except Refused as refused:
                heard.append(refused.error)
        return heard

    assert asyncio.run(ask()) == ["granted", "granted", "granted", "too-fast"]
