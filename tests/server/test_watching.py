"""Watching, talking, and finding the way back to a table, on both databases."""

from __future__ import annotations

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from beffroi.server.api.routes import play
from tests.server.support import (
    DEADLINE,
    Player,
    Server,
    bid_all,
    seat_update,
    wait_until,
)

pytestmark = pytest.mark.parametrize("server", ["sqlite", "plain", "postgresql"], indirect=True)


def test_spectators_see_the_public_table_and_talk(anna: Player, bruno: Player, clara: Player, shared: str) -> None:
    clara.connect().say(t="watch", table=shared)
    update = clara.await_message(lambda m: m["t"] == "update")
    assert (update["seat"], update["choices"], update["view"]["secret"]) == (-1, [], None)
    anna.connect().say(t="watch", table=shared)
    anna.await_message(lambda m: m["t"] == "update")
    clara.say(t="chat", table=shared, text="<b>well played</b>\u202e")
    heard = anna.await_message(lambda m: m["t"] == "chat")
    assert (heard["name"], heard["seat"], heard["text"]) == ("Clara", None, "<b>well played</b>")
    assert bruno.get(f"/api/tables/{shared}/chat")[0]["text"] == "<b>well played</b>"
    quiet = anna.create("me", "open", chat=False)
    assert clara.post(f"/api/tables/{quiet}/chat", 403, text="hello")["error"] == "forbidden"


def test_a_client_that_comes_back_gets_what_it_missed(anna: Player, bruno: Player, shared: str) -> None:
    anna.connect().say(t="watch", table=shared)
    seen = anna.await_message(lambda m: m["t"] == "update")["seq"]
    anna.socket.close()  # type: ignore[union-attr]
    bid_all([anna, bruno], shared)
    anna.act(shared, "move", seat_update(anna, shared), code="pass")
    anna.connect().say(t="watch", table=shared, since=seen)
    update = anna.await_message(lambda m: m["t"] == "update")
    assert [event["key"] for event in update["events"]] == ["won-bid"]
    assert all(event["seq"] > seen for event in update["events"])


def test_the_state_can_be_waited_for(anna: Player, bruno: Player, shared: str) -> None:
    anna.act(shared, "move", seat_update(anna, shared), code="bid 0")
    seq = seat_update(anna, shared)["seq"]
    answer = threading.Timer(0.3, lambda: bruno.act(shared, "move", seat_update(bruno, shared, 1), code="bid 0"))
    answer.start()
    wait_until(lambda: anna.get(f"/api/tables/{shared}/state", since=seq, wait=25)["messages"][1]["seq"] == seq + 1)
    answer.join()


def test_who_waits_at_an_open_table_is_told_when_somebody_sits_down(anna: Player, bruno: Player) -> None:
    table = anna.create("me", "open", "open")
    held = anna.get(f"/api/tables/{table}/state", wait=1)["messages"]
    assert [seat["kind"] for seat in held[0]["seats"]] == ["human", "open", "open"]
    join = threading.Timer(0.5, lambda: bruno.post(f"/api/tables/{table}/join"))
    begun = time.monotonic()
    join.start()
    told = anna.get(f"/api/tables/{table}/state", wait=25)["messages"]
    assert time.monotonic() - begun >= 0.4
    assert [seat["kind"] for seat in told[0]["seats"]] == ["human", "human", "open"]
    join.join()


def test_the_event_stream_tells_the_same_messages(anna: Player, bruno: Player, shared: str) -> None:
    with anna.http.stream("GET", f"/api/tables/{shared}/events") as stream:
        lines = stream.iter_lines()
        data = (json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: "))
        assert next(data)["t"] == "table"
        assert next(data)["seat"] == 0


def test_the_event_stream_ends_for_who_is_no_longer_welcome(
    server: Server, anna: Player, bruno: Player, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "RECHECK", 0.0)
    monkeypatch.setattr(play, "KEEP_ALIVE", 0.05)
    with anna.http.stream("GET", f"/api/tables/{shared}/events") as stream:
        lines = stream.iter_lines()
        assert any("still here" in line for line in lines)  # a guest's cookie is good
        twin = Player(server.url)
        twin.http.cookies.set("beffroi", anna.http.cookies["beffroi"])
        twin.post("/api/session/logout")
        end = time.monotonic() + DEADLINE
        assert all(time.monotonic() < end for _ in lines)  # it ends


def test_why_a_piece_cannot_be_chosen(anna: Player, bruno: Player, shared: str) -> None:
    assert anna.post(f"/api/tables/{shared}/why", seat=0, anchor="stall:0") == {"key": "refused", "args": {}}
    assert bruno.post(f"/api/tables/{shared}/why", 403, seat=0, anchor="stall:0")["error"] == "not-your-seat"


def test_the_next_game_that_waits_for_me(anna: Player, bruno: Player) -> None:
    first, second = anna.create("me", "me"), anna.create("me", "me")
    assert anna.get("/api/me")["waiting"] == 2
    assert anna.get("/api/me/next")["table"] == first
    assert anna.get("/api/me/next", after=first)["table"] == second
    assert {row["table"] for row in anna.get("/api/me/tables")} == {first, second}
    assert bruno.get("/api/me/next")["table"] is None


def test_a_secret_answer_moves_nothing_that_others_can_time(
    anna: Player, bruno: Player, clara: Player, server: Server
) -> None:
    """Held requests stay held, sockets stay silent, and lists keep their order."""
    older, table = (anna.create("me", "open") for _ in range(2))
    for one in (older, table):
        bruno.post(f"/api/tables/{one}/join")
    for player in (bruno, clara):
        player.connect().say(t="watch", table=older)
        player.await_message(lambda message: message["t"] == "update")
    looked = bruno.get("/api/me/tables")
    with ThreadPoolExecutor(2) as hands:
        url = f"/api/tables/{older}/state"
        held = hands.submit(clara.get, url, since=anna.updates(older)[0]["seq"], wait=25)
        wait_until(lambda: waiting(server, older))
        anna.act(older, "move", anna.updates(older)[0], code="bid 0")
        assert bruno.get("/api/me/tables") == looked
        assert waiting(server, older)
        bruno.act(older, "move", bruno.updates(older)[0], code="bid 0")
        assert held.result(DEADLINE)["messages"][1]["events"]
    for player in (bruno, clara):
        player.say(t="ping")
        told = []
        while not told or told[-1]["t"] != "pong":
            told.append(player.hear())
        assert [message["t"] for message in told if message["t"] == "update"] == ["update"]


def waiting(server: Server, table: str) -> int:
    return len(server.services.hub._waits.get(table, ()))
