"""Giving up, stopping, and running out of time, on both databases."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from beffroi.server.services.clock import now
from beffroi.server.storage.schema import tables
from tests.server.support import (
    DEADLINE,
    Player,
    Server,
    play_over_http,
    seat_update,
    wait_until,
)
from tests.server.test_accounts import PASSWORD, fresh_name

pytestmark = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)


def test_who_resigns_comes_last_and_a_bot_plays_on(anna: Player, bruno: Player, shared: str) -> None:
    bruno.post(f"/api/tables/{shared}/resign", seat=1, key="enough")
    seats = anna.get(f"/api/tables/{shared}")["seats"]
    assert seats[1]["resigned"]
    assert seats[1]["standin"]
    assert play_over_http([anna], shared)["ranking"][-1] == [1]


def test_who_resigns_a_rated_game_loses_it(server: Server) -> None:
    """However it ends after that: by the others' agreement to stop, or because nobody is left who plays."""
    anna, bruno = Player(server.url), Player(server.url)
    for player in (anna, bruno):
        player.post("/api/session/register", name=fresh_name(), password=PASSWORD)
    table = anna.create("me", "open")
    bruno.post(f"/api/tables/{table}/join")
    bruno.post(f"/api/tables/{table}/resign", seat=1, key="enough")
    anna.post(f"/api/tables/{table}/stop", seat=0, key="then so be it")
    assert anna.get(f"/api/tables/{table}")["status"] == "stopped"
    page, other = (anna.get(f"/api/players/{player.get('/api/me')['name']}") for player in (anna, bruno))
    assert (page["recent"][0]["rank"], other["recent"][0]["rank"], other["recent"][0]["resigned"]) == (1, 2, True)
    assert page["ratings"][0]["rating"] > other["ratings"][0]["rating"]
    alone = bruno.create("me", "bot", "bot")
    bruno.post(f"/api/tables/{alone}/resign", seat=0, key="enough")
    assert [row["rank"] for row in bruno.get(f"/api/players/{bruno.get('/api/me')['name']}")["recent"]] == [3, 2]


def test_a_game_stops_when_all_agree(anna: Player, bruno: Player, shared: str) -> None:
    anna.post(f"/api/tables/{shared}/stop", seat=0, key="a")
    assert anna.get(f"/api/tables/{shared}")["seats"][0]["stop"]
    anna.post(f"/api/tables/{shared}/stop", seat=0, key="b", agree=False)
    bruno.post(f"/api/tables/{shared}/stop", seat=1, key="a")
    assert anna.get(f"/api/tables/{shared}")["status"] == "running"
    anna.post(f"/api/tables/{shared}/stop", seat=0, key="c")
    assert anna.get(f"/api/tables/{shared}")["status"] == "stopped"
    update = {"seat": 0, "seq": 0}
    assert anna.act(shared, "move", update, 409, code="bid 0")["error"] == "over"


def test_when_the_clock_runs_out_a_bot_stands_in_and_the_player_returns(
    server: Server, anna: Player, bruno: Player
) -> None:
    table = anna.create("me", "open", clock={"kind": "live", "base": 3600, "plus": 0})
    bruno.post(f"/api/tables/{table}/join")
    clock = seat_update(anna, table)["clock"]
    assert clock["running"] == [0, 1]
    assert 3_600_000 - 1000 * DEADLINE < clock["left"][0] <= 3_600_000
    anna.act(table, "move", seat_update(anna, table), code="bid 0")
    assert seat_update(bruno, table, 1)["clock"]["running"] == [0, 1]  # who has answered stays secret
    server.inside(server.services.tables.expire_clocks(now() + 3_600_000))
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert [bool(seat["standin"]) for seat in seats] == [False, True]
    wait_until(lambda: seat_update(anna, table)["answered"] is None)
    bruno.post(f"/api/tables/{table}/return", seat=1, key="back")
    assert anna.get(f"/api/tables/{table}")["seats"][1]["standin"] is None
    assert bruno.post(f"/api/tables/{table}/return", 409, seat=1, key="again")["error"] == "not-running"


def test_the_clockwork_finds_expired_tables(server: Server, anna: Player) -> None:
    table = anna.create("me", "bot", clock={"kind": "days", "days": 1})
    server.inside(server.services.tables.expire_clocks(now() + 86_400_000))
    assert anna.get(f"/api/tables/{table}")["seats"][0]["standin"]
    wait_until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over")  # the bots finish it


def test_a_table_whose_game_is_gone_keeps_nobody_waiting(server: Server, anna: Player) -> None:
    clock = {"kind": "days", "days": 1}
    gone, other = anna.create("me", "me", clock=clock), anna.create("me", "me", clock=clock)
    server.inside(server.services.store.run(sa.update(tables).where(tables.c.id == gone).values(game="chess")))
    server.services.tables.cache.pop(gone)
    server.inside(server.services.tables.expire_clocks(now() + 86_400_000))
    assert all(seat["standin"] for seat in anna.get(f"/api/tables/{other}")["seats"])
    assert gone not in [row["table"] for row in anna.get("/api/me/tables")]
    assert anna.get(f"/api/tables/{gone}", 404)["error"] == "not-found"


def test_nobody_waits_for_somebody_who_was_shut_out(server: Server, anna: Player, bruno: Player, shared: str) -> None:
    hosted = bruno.create("me", "open")
    server.inside(server.services.admin.ban(bruno.me["id"], True))
    assert anna.get(f"/api/tables/{shared}")["seats"][1]["standin"]
    assert anna.get(f"/api/tables/{hosted}")["status"] == "closed"
    assert play_over_http([anna], shared)["over"]
