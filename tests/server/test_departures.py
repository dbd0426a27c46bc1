"""Giving up, stopping, and running out of time, on both databases."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from beffroi.protocol.commands import HandOverBody
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


def test_who_resigns_comes_last_and_a_bot_plays_on(anna: Player, bruno: Player, clara: Player) -> None:
    table = three(anna, bruno, clara)
    bruno.post(f"/api/tables/{table}/resign", seat=1, key="enough")
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert seats[1]["resigned"]
    assert seats[1]["standin"]
    assert bruno.post(f"/api/tables/{table}/return", 409, seat=1, key="no")["error"] == "not-running"
    assert play_over_http([anna, clara], table)["ranking"][-1] == [1]


def three(*players: Player, **more: Any) -> str:
    """A running table of three people."""
    first, *others = players
    table = first.create("me", *("open" for _ in others), **more)
    for player in others:
        player.post(f"/api/tables/{table}/join")
    return table


def test_who_resigns_against_one_ends_the_game_and_the_other_may_play_on(
    anna: Player, bruno: Player, shared: str
) -> None:
    anna.act(shared, "move", seat_update(anna, shared), code="bid 0")
    bruno.post(f"/api/tables/{shared}/resign", seat=1, key="enough")
    told = anna.get(f"/api/tables/{shared}")
    assert (told["status"], told["ending"]["how"], told["ending"]["places"]) == ("stopped", "resigned", [1, 2])
    update = seat_update(anna, shared)
    assert [fact["kind"] for fact in update["facts"]] == ["resigned", "won"]
    assert update["ranking"] == [[0], [1]]
    on = anna.post(f"/api/tables/{shared}/fork", moves=update["moves"])
    assert [seat["kind"] for seat in on["seats"]] == ["human", "bot"]
    assert (on["rated"], on["clock"]["kind"]) == (False, "relaxed")
    assert play_over_http([anna], on["table"])["over"]


def test_who_resigns_a_rated_game_loses_it(server: Server) -> None:
    """It ends at once, whether a person is left who wins it or only bots."""
    anna, bruno = Player(server.url), Player(server.url)
    for player in (anna, bruno):
        player.post("/api/session/register", name=fresh_name(), password=PASSWORD)
    table = anna.create("me", "open")
    bruno.post(f"/api/tables/{table}/join")
    bruno.post(f"/api/tables/{table}/resign", seat=1, key="enough")
    assert anna.get(f"/api/tables/{table}")["status"] == "stopped"
    page, other = (anna.get(f"/api/players/{player.get('/api/me')['name']}") for player in (anna, bruno))
    assert (page["recent"][0]["rank"], other["recent"][0]["rank"], other["recent"][0]["resigned"]) == (1, 2, True)
    assert page["ratings"][0]["rating"] > other["ratings"][0]["rating"]
    alone = bruno.create("me", "bot", "bot")
    bruno.post(f"/api/tables/{alone}/resign", seat=0, key="enough")
    recent = bruno.get(f"/api/players/{bruno.get('/api/me')['name']}")["recent"]
    assert [(row["rank"], row["gone"]) for row in recent] == [(3, "resigned"), (2, "resigned")]


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


def test_an_offer_is_declined_and_is_off_the_table(anna: Player, bruno: Player, shared: str) -> None:
    for what in ("stop", "pause"):
        anna.post(f"/api/tables/{shared}/{what}", seat=0, key=f"{what}-a")
        bruno.post(f"/api/tables/{shared}/{what}", seat=1, key=f"{what}-b", agree=False)
        assert not any(seat[what] for seat in anna.get(f"/api/tables/{shared}")["seats"])
        bruno.post(f"/api/tables/{shared}/{what}", seat=1, key=f"{what}-c", agree=False)  # there is nothing to decline
    facts = [(fact["kind"], fact["seat"]) for fact in seat_update(anna, shared)["facts"]]
    assert facts == [("stop-offered", 0), ("stop-declined", 1), ("pause-offered", 0), ("pause-declined", 1)]


def test_when_the_clock_runs_out_a_bot_stands_in_and_the_player_returns(
    server: Server, anna: Player, bruno: Player
) -> None:
    table = anna.create("me", "open", clock={"kind": "live", "base": 3600, "plus": 0}, rated=False)
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
    wait_until(lambda: anna.get(f"/api/tables/{table}")["seats"][1]["standin"] is None or move_on(anna, table))
    told = anna.get(f"/api/tables/{table}")["seats"][1]
    assert (told["gone"], told["lost"], told["returning"]) == (None, False, False)
    back = next(fact for fact in seat_update(bruno, table, 1)["facts"] if fact["kind"] == "back")
    assert back["amount"] >= 360_000  # a tenth of an hour at least
    assert bruno.post(f"/api/tables/{table}/return", 409, seat=1, key="again")["error"] == "not-running"


def move_on(player: Player, table: str) -> bool:
    """Answer what is asked, so that the bot's turn comes to its end; tells that the table must be looked at again."""
    for update in player.updates(table):
        player.answer(table, update, 0)
    return False


def test_who_runs_out_of_time_in_a_rated_game_has_lost_it(server: Server, anna: Player, bruno: Player) -> None:
    table = anna.create("me", "open", clock={"kind": "live", "base": 3600, "plus": 0})
    bruno.post(f"/api/tables/{table}/join")
    anna.act(table, "move", seat_update(anna, table), code="bid 0")
    server.inside(server.services.tables.expire_clocks(now() + 3_600_000))
    told = anna.get(f"/api/tables/{table}")
    assert (told["status"], told["ending"]["how"], told["ending"]["seats"]) == ("stopped", "time", [1])
    assert told["ending"]["places"] == [1, 2]
    assert (told["seats"][1]["gone"], told["seats"][1]["lost"]) == ("time", True)
    assert [fact["kind"] for fact in seat_update(bruno, table, 1)["facts"]] == ["time-out", "won"]


def test_whoever_must_go_leaves_the_seat_to_a_bot(anna: Player, bruno: Player, clara: Player) -> None:
    table = three(anna, bruno, clara)
    anna.post(f"/api/tables/{table}/go", seat=0, key="go")
    told = bruno.get(f"/api/tables/{table}")
    assert (told["status"], told["seats"][0]["gone"], told["seats"][0]["lost"]) == ("running", "left", True)
    assert anna.post(f"/api/tables/{table}/go", 409, seat=0, key="again")["error"] == "not-running"
    anna.post(f"/api/tables/{table}/return", seat=0, key="back")
    final = play_over_http([anna, bruno, clara], table)
    assert final["ranking"][-1] == [0]  # it stays lost


def test_time_stands_still_in_a_pause_all_agree_to(server: Server, anna: Player, bruno: Player) -> None:
    table = anna.create("me", "open", clock={"kind": "live", "base": 3600, "plus": 0})
    bruno.post(f"/api/tables/{table}/join")
    anna.post(f"/api/tables/{table}/pause", seat=0, key="a", hours=5)
    told = bruno.get(f"/api/tables/{table}")
    assert (told["pause"], told["hours"], told["seats"][0]["pause"]) == (None, 5, True)
    bruno.post(f"/api/tables/{table}/pause", seat=1, key="b", hours=1)  # agrees to the hours of the first
    told = bruno.get(f"/api/tables/{table}")
    assert told["pause"]["until"] - told["pause"]["since"] == 5 * 3_600_000
    assert seat_update(anna, table)["clock"]["off"][0] == told["pause"]["until"]
    server.inside(server.services.tables.expire_clocks(now() + 4 * 3_600_000))
    assert anna.get(f"/api/tables/{table}")["status"] == "running"
    bruno.post(f"/api/tables/{table}/pause", seat=1, key="c", agree=False)
    assert bruno.get(f"/api/tables/{table}")["pause"] is None
    kinds = [fact["kind"] for fact in seat_update(anna, table)["facts"]]
    assert kinds == ["pause-offered", "pause-offered", "paused", "resumed"]
    server.inside(server.services.tables.expire_clocks(now() + 3_700_000))
    assert anna.get(f"/api/tables/{table}")["status"] == "stopped"


def test_an_opponent_gives_a_day(server: Server, anna: Player, bruno: Player) -> None:
    table = anna.create("me", "open", clock={"kind": "days", "days": 1})
    bruno.post(f"/api/tables/{table}/join")
    for key in "abc":
        anna.post(f"/api/tables/{table}/give", seat=0, key=key, other=1)
    assert anna.post(f"/api/tables/{table}/give", 409, seat=0, key="d", other=1)["error"] == "limit"
    assert anna.post(f"/api/tables/{table}/give", 400, seat=0, key="e", other=0)["error"] == "bad-request"
    anna.act(table, "move", seat_update(anna, table), code="bid 0")
    server.inside(server.services.tables.expire_clocks(now() + 3 * 86_400_000))
    assert anna.get(f"/api/tables/{table}")["status"] == "running"
    server.inside(server.services.tables.expire_clocks(now() + 4 * 86_400_000))
    assert anna.get(f"/api/tables/{table}")["ending"]["how"] == "time"


def test_others_may_give_away_the_seat_of_somebody_who_is_gone(
    server: Server, anna: Player, bruno: Player, clara: Player
) -> None:
    table = three(anna, bruno, clara, clock={"kind": "relaxed", "patience": 3600})
    for player, seat in ((anna, 0), (bruno, 1)):
        player.act(table, "move", seat_update(player, table, seat), code="bid 0")
    early = bruno.post(f"/api/tables/{table}/hand-over", 409, seat=1, key="a", other=2)
    assert early["error"] == "too-early"
    late = HandOverBody(seat=1, key="b", other=2)
    server.inside(server.services.tables.submit(table, late, at=now() + 3_600_000))
    told = clara.get(f"/api/tables/{table}")["seats"][2]
    assert (told["standin"], told["handing"]) == (None, [1])  # bruno is not the host: anna must agree
    late = HandOverBody(seat=0, key="c", other=2)
    server.inside(server.services.tables.submit(table, late, at=now() + 3_600_000))
    told = clara.get(f"/api/tables/{table}")["seats"][2]
    assert (told["gone"], told["lost"], bool(told["standin"])) == ("absent", True, True)


def test_a_host_who_sits_nowhere_gives_away_the_seat_of_somebody_who_is_gone(
    server: Server, anna: Player, bruno: Player, clara: Player
) -> None:
    table = anna.create("open", "open", clock={"kind": "relaxed", "patience": 3600})
    for player in (bruno, clara):
        player.post(f"/api/tables/{table}/join")
    bruno.act(table, "move", seat_update(bruno, table, 0), code="bid 0")
    give = {"seat": -1, "key": "a", "other": 1}
    assert anna.post(f"/api/tables/{table}/hand-over", 409, **give)["error"] == "too-early"
    assert bruno.post(f"/api/tables/{table}/hand-over", 403, **give)["error"] == "not-your-seat"
    assert anna.post(f"/api/tables/{table}/resign", 400, seat=-1, key="b")["error"] == "bad-request"
    late = HandOverBody(seat=-1, key="b", other=1)
    server.inside(server.services.tables.submit(table, late, at=now() + 3_600_000))
    told = clara.get(f"/api/tables/{table}")["seats"][1]
    assert (told["gone"], told["lost"], bool(told["standin"]), told["handing"]) == ("absent", True, True, [])
    anna.post(f"/api/tables/{table}/hand-over", 409, **give, agree=True)  # the game is decided


def test_my_games_tell_what_others_ask_until_it_is_answered(
    server: Server, anna: Player, bruno: Player, clara: Player
) -> None:
    table = three(anna, bruno, clara, clock={"kind": "relaxed", "patience": 3600}, rated=False)

    def asks(player: Player) -> list[Any]:
        return next(line["asks"] for line in player.get("/api/me/tables") if line["table"] == table)

    bruno.post(f"/api/tables/{table}/stop", seat=1, key="a")
    stop = {"kind": "stop", "seats": [1], "other": None, "hours": 0}
    assert [asks(player) for player in (anna, bruno, clara)] == [[stop], [], [stop]]
    anna.post(f"/api/tables/{table}/stop", seat=0, key="a")
    assert [asks(anna), asks(clara)] == [[], [{**stop, "seats": [0, 1]}]]
    clara.post(f"/api/tables/{table}/stop", seat=2, key="a", agree=False)
    anna.post(f"/api/tables/{table}/pause", seat=0, key="b", hours=48)
    assert asks(clara) == [{"kind": "pause", "seats": [0], "other": None, "hours": 48}]
    clara.post(f"/api/tables/{table}/pause", seat=2, key="b", agree=False)
    for player, seat in ((anna, 0), (bruno, 1)):
        player.act(table, "move", seat_update(player, table, seat), code="bid 0")
    late = HandOverBody(seat=1, key="c", other=2)
    server.inside(server.services.tables.submit(table, late, at=now() + 3_600_000))
    assert asks(anna) == [{"kind": "hand-over", "seats": [1], "other": 2, "hours": 0}]
    assert [asks(bruno), asks(clara)] == [[], []]  # it is about clara, who only has to move


def test_the_clockwork_finds_expired_tables(server: Server, anna: Player) -> None:
    table = anna.create("me", "bot", clock={"kind": "days", "days": 1})
    server.inside(server.services.tables.expire_clocks(now() + 86_400_000))
    assert anna.get(f"/api/tables/{table}")["ending"]["places"] == [2, 1]
    friendly = anna.create("me", "bot", clock={"kind": "days", "days": 1}, rated=False)
    server.inside(server.services.tables.expire_clocks(now() + 86_400_000))
    assert anna.get(f"/api/tables/{friendly}")["seats"][0]["standin"]
    wait_until(lambda: anna.get(f"/api/tables/{friendly}")["status"] == "over")  # the bots finish it


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
    told = anna.get(f"/api/tables/{shared}")
    assert (told["ending"]["how"], told["ending"]["places"]) == ("left", [1, 2])
    assert anna.get(f"/api/tables/{hosted}")["status"] == "closed"
