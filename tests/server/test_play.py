"""Whole games through the server, what is refused, and what can be taken back, on both databases."""

from __future__ import annotations

import pytest

from tests.server.support import (
    Doc,
    Player,
    bid_all,
    play_live,
    play_over_http,
    seat_update,
)

pytestmark = pytest.mark.parametrize("server", ["sqlite", "plain", "postgresql"], indirect=True)


# --- whole games -----------------------------------------------------------------------------


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
    table = anna.create("me", "bot", "bot")
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


# --- what is refused -------------------------------------------------------------------------


def test_moves_that_are_late_forged_illegal_or_out_of_turn_change_nothing(
    anna: Player, bruno: Player, clara: Player, shared: str
) -> None:
    bid_all([anna, bruno], shared)
    update = seat_update(anna, shared)
    before = anna.get(f"/api/tables/{shared}/state")["messages"][1]["view"]
    late = {**update, "seq": update["seq"] - 1}
    assert anna.act(shared, "move", late, 409, code="pass")["error"] == "stale"
    assert anna.act(shared, "move", update, 422, code="dance")["error"] == "illegal"
    assert anna.act(shared, "move", update, 422, code="bid 1")["error"] == "illegal"
    assert anna.act(shared, "move", {**update, "seat": 1}, 403, code="pass")["error"] == "not-your-seat"
    assert bruno.act(shared, "move", {**update, "seat": 1}, 409, code="pass")["error"] == "not-your-turn"
    assert clara.act(shared, "move", update, 403, code="pass")["error"] == "not-your-seat"
    assert Player(anna.url).act(shared, "move", update, 401, code="pass")["error"] == "not-signed-in"
    assert anna.act(shared, "undo", update, 422)["error"] == "illegal"
    assert anna.act(shared, "end-turn", update, 409)["error"] == "not-your-turn"
    after = seat_update(anna, shared)
    assert (after["view"], after["seq"]) == (before, update["seq"])


def test_the_same_key_counts_once(anna: Player, bruno: Player, shared: str) -> None:
    bid_all([anna, bruno], shared)
    update = seat_update(anna, shared)
    first = anna.act(shared, "move", update, key="mine", code="pass")
    again = anna.act(shared, "move", update, key="mine", code="pass")
    assert (first["duplicate"], again["duplicate"]) == (False, True)
    assert again["seq"] == first["seq"]
    other = bruno.act(shared, "move", {**update, "seat": 1}, 409, key="mine", code="pass")
    assert other["error"] in ("stale", "not-your-turn")


# --- taking back -----------------------------------------------------------------------------


def test_a_turn_is_taken_back_and_confirmed(anna: Player, bruno: Player, turn: str) -> None:
    start = seat_update(anna, turn)
    anna.act(turn, "move", start, code="stall 1")
    middle = seat_update(anna, turn)
    assert (middle["undo"], middle["end_turn"]) == (1, False)
    anna.act(turn, "move", middle, code=middle["choices"][0]["code"])
    done = seat_update(anna, turn)
    assert (done["undo"], done["end_turn"], done["waiting"], done["choices"]) == (2, True, [0], [])
    waits = seat_update(bruno, turn, 1)
    assert (waits["choices"], waits["waiting"]) == ([], [0])
    assert bruno.act(turn, "move", waits, 409, code="pass")["error"] == "not-your-turn"
    anna.act(turn, "undo", done, count=2)
    back = seat_update(anna, turn)
    assert back["view"] == start["view"]
    assert [choice["code"] for choice in back["choices"]] == [choice["code"] for choice in start["choices"]]
    anna.act(turn, "move", back, code="stall 1")
    middle = seat_update(anna, turn)
    anna.act(turn, "move", middle, code=middle["choices"][-1]["code"])
    anna.act(turn, "end-turn", seat_update(anna, turn))
    assert anna.act(turn, "undo", seat_update(anna, turn), 422)["error"] == "illegal"
    assert seat_update(bruno, turn, 1)["choices"]


def test_a_secret_answer_that_confirms_a_turn_lets_the_others_answer(anna: Player, bruno: Player) -> None:
    """Else they wait for a turn to be confirmed that was confirmed by what they may not see."""
    agenda = [{"step": "EndRound"}, {"step": "SecretBid", "answers": [-1, -1]}, {"step": "TakeTurn", "seat": 0}]
    position = {"players": [{"dice": [6]}, {"dice": []}], "deck": [0] * 19, "row": [0, 1, 2], "agenda": agenda}
    table = anna.create("me", "open", start=position)
    bruno.post(f"/api/tables/{table}/join")
    bruno.connect().say(t="watch", table=table)
    anna.act(table, "move", seat_update(anna, table), code="pass")
    done = seat_update(anna, table)
    assert done["end_turn"]
    assert seat_update(bruno, table, 1)["choices"] == []
    anna.act(table, "move", done, code="bid 0")
    told = bruno.await_message(lambda message: message["t"] == "update" and bool(message["choices"]))
    bruno.act(table, "move", told, code="bid 0")


def test_what_was_taken_back_is_dropped_from_the_log_of_events(anna: Player, bruno: Player, turn: str) -> None:
    start = seat_update(anna, turn)
    anna.act(turn, "move", start, code="stall 1")
    middle = seat_update(anna, turn)
    anna.act(turn, "move", middle, code=middle["choices"][0]["code"])
    used = seat_update(bruno, turn, 1)
    assert used["events"][-1]["key"] == "used"
    anna.act(turn, "undo", seat_update(anna, turn), count=1)
    told = bruno.updates(turn, since=used["seq"])[0]
    assert told["drop"] == used["events"][-1]["seq"]
    assert not [event for event in told["events"] if event["key"] == "used"]
    assert bruno.updates(turn)[0]["drop"] is None


def besides_time(update: Doc) -> Doc:
    """An update without what passes by itself: how much time is left, but not whose runs, and until when."""
    return {**update, "clock": {name: update["clock"][name] for name in ("kind", "running", "due", "off")}}


def test_secret_answers_stay_secret_and_can_be_withdrawn(anna: Player, bruno: Player, shared: str) -> None:
    before = seat_update(bruno, shared, 1)
    anna.act(shared, "move", seat_update(anna, shared), code="bid 2")
    mine = seat_update(anna, shared)
    assert (mine["answered"], mine["undo"], mine["waiting"]) == ("bid 2", 1, [1])
    assert besides_time(seat_update(bruno, shared, 1)) == besides_time(before)
    anna.act(shared, "undo", mine)
    assert seat_update(anna, shared)["answered"] is None
    anna.act(shared, "move", seat_update(anna, shared), code="bid 1")
    assert besides_time(seat_update(bruno, shared, 1)) == besides_time(before)
    bruno.act(shared, "move", before, code="bid 0")
    won = seat_update(bruno, shared, 1)["events"][-1]
    assert (won["key"], won["args"]) == ("won-bid", {"seat": 0, "deniers": 1})
    assert bruno.act(shared, "undo", seat_update(bruno, shared, 1), 422)["error"] == "illegal"
