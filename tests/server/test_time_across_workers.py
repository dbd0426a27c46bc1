"""Leaving, pausing and being told, where two workers serve one house: each knows what the other stored."""

from __future__ import annotations

import json

import pytest

from beffroi.server.services.clock import now
from tests.server.sinks import WebSink
from tests.server.support import Player, Server, seat_update, wait_until

DAY = 86_400_000


@pytest.fixture
def both(workers: list[Server]) -> tuple[Player, Player]:
    """Two people, each at a worker of their own."""
    return Player(workers[0].url, "Anna"), Player(workers[1].url, "Bruno")


def table_of(anna: Player, bruno: Player, **more: object) -> str:
    table = anna.create("me", "open", **more)
    bruno.post(f"/api/tables/{table}/join")
    wait_until(lambda: anna.updates(table))  # her worker has heard of it
    return table


def status(player: Player, table: str) -> str:
    told: str = player.get(f"/api/tables/{table}")["status"]
    return told


def test_time_runs_out_once_and_both_workers_know(workers: list[Server], both: tuple[Player, Player]) -> None:
    anna, bruno = both
    table = table_of(anna, bruno, clock={"kind": "days", "days": 1})
    anna.act(table, "move", seat_update(anna, table), code="bid 0")
    for server in workers:  # the clockwork of both finds it
        server.inside(server.services.tables.expire_clocks(now() + DAY))
    for player in both:
        wait_until(lambda player=player: status(player, table) == "stopped")
        told = player.get(f"/api/tables/{table}")
        assert (told["ending"]["how"], told["ending"]["places"]) == ("time", [1, 2])
    assert [fact["kind"] for fact in seat_update(bruno, table, 1)["facts"]] == ["time-out", "won"]


def test_a_pause_is_agreed_across_workers(workers: list[Server], both: tuple[Player, Player]) -> None:
    anna, bruno = both
    table = table_of(anna, bruno, clock={"kind": "live", "base": 60, "plus": 0})
    anna.post(f"/api/tables/{table}/pause", seat=0, key="a", hours=2)
    bruno.post(f"/api/tables/{table}/pause", seat=1, key="b")
    for server in workers:
        server.inside(server.services.tables.expire_clocks(now() + 3_600_000))
    wait_until(lambda: anna.get(f"/api/tables/{table}")["pause"])
    assert status(anna, table) == status(bruno, table) == "running"


def test_who_left_comes_back_at_another_worker(workers: list[Server], both: tuple[Player, Player]) -> None:
    anna, bruno = both
    table = table_of(anna, bruno, rated=False)
    bruno.post(f"/api/tables/{table}/go", seat=1, key="go")
    wait_until(lambda: anna.get(f"/api/tables/{table}")["seats"][1]["standin"])
    again = Player(workers[0].url)
    again.http.cookies.update(bruno.http.cookies)
    again.post(f"/api/tables/{table}/return", seat=1, key="back")

    def is_back() -> bool:
        for update in anna.updates(table):
            anna.answer(table, update, 0)
        return bruno.get(f"/api/tables/{table}")["seats"][1]["standin"] is None

    wait_until(is_back)


def test_a_notice_is_sent_by_one_worker(workers: list[Server], both: tuple[Player, Player]) -> None:
    anna, bruno = both
    sink = WebSink()
    store = workers[0].services.notifier.store
    row = {"id": f"hook{now() % 10**8}", "person": bruno.me["id"], "kind": "webhook", "target": sink.url, "created": 0}
    workers[0].inside(store.insert({**row, "mode": "each"}))
    table = table_of(anna, bruno)
    for server in workers:
        server.services.senders.client.private = True
        server.services.notifier.delay = -1000
    for server in workers:
        server.inside(server.services.notifier.send_turn_notices())
    assert [json.loads(body)["table"] for _, _, body in sink.requests] == [table]
