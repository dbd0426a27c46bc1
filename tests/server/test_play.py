"""Whole games through the server: by HTTP, by WebSocket, with bots, on one screen."""

from __future__ import annotations

from tests.server.support import Player, play_live, play_over_http


def test_two_people_play_a_game_over_http(anna: Player, bruno: Player) -> None:
    table = anna.create("me", "open")
    assert anna.get(f"/api/tables/{table}")["status"] == "open"
    assert bruno.post(f"/api/tables/{table}/join")["status"] == "running"
    last = play_over_http([anna, bruno], table)
    assert last["scores"] is not None
    assert sorted(seat for rank in last["ranking"] for seat in rank) == [0, 1]
    told = anna.get(f"/api/tables/{table}")
    assert told["status"] == "over"
    assert told["secret"] is not None


def test_a_person_plays_against_bots(anna: Player) -> None:
    table = anna.create("me", "bot:child", "bot:child")
    assert play_over_http([anna], table)["over"]


def test_one_screen_holds_several_seats(anna: Player) -> None:
    table = anna.create("me", "me", "me")
    assert [update["seat"] for update in anna.updates(table)] == [0, 1, 2]
    assert play_over_http([anna], table)["over"]


def test_a_game_by_websocket(anna: Player, bruno: Player) -> None:
    table = anna.create("me", "open")
    anna.connect().say(t="watch", table=table)
    anna.await_message(lambda m: m["t"] == "table" and m["status"] == "open")
    bruno.post(f"/api/tables/{table}/join")
    bruno.connect().say(t="watch", table=table)
    play_live([anna, bruno], table)
    assert anna.get(f"/api/tables/{table}")["status"] == "over"
    for player, seat in ((anna, 0), (bruno, 1)):
        told = [message for message in player.inbox if message["t"] == "update"]
        assert {message["seat"] for message in told} == {seat}
        assert [message["seq"] for message in told] == sorted(message["seq"] for message in told)
