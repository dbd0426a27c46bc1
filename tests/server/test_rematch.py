"""Tables after the game: records, replays, rematches, forks, on both databases."""

from __future__ import annotations

import hashlib
import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from beffroi.kernel.record import checksum, read_record, verify
from tests.server.support import (
    Player,
    Server,
    bid_all,
    play_over_http,
)
from tests.server.test_accounts import PASSWORD, fresh_name
from tests.toys.fair import GAME as FAIR

pytestmark = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)


def test_the_record_verifies_and_can_be_taken_in_again(
    server: Server, anna: Player, clara: Player, finished: str
) -> None:
    owner = fresh_name()
    Player(server.url).post("/api/session/register", name=owner, password=PASSWORD)
    record = read_record(json.dumps(anna.get(f"/api/tables/{finished}/record")))
    assert verify(record, {"fair": FAIR}).over
    assert record["names"] == ["Anna", "Bruno"]
    taken = clara.post("/api/records", **record)
    assert (taken["status"], taken["imported"]) == ("over", True)
    again = clara.get(f"/api/tables/{taken['table']}/record")
    assert (again["moves"], again["scores"]) == (record["moves"], record["scores"])
    assert [seat["name"] for seat in taken["seats"]] == ["Anna", "Bruno"]
    record["names"] = ["Anna", owner]
    record["checksum"] = checksum(record)
    taken = clara.post("/api/records", **record)
    assert [seat["name"] for seat in taken["seats"]] == ["Anna", "Seat 2"]  # the name is an account's
    record["moves"][0] = [1 - record["moves"][0][0], "bid 0"]
    refused = clara.post("/api/records", 422, **record)
    assert refused["error"] == "bad-record"


def test_the_record_is_not_given_out_while_the_game_goes_on(anna: Player, bruno: Player, shared: str) -> None:
    assert anna.get(f"/api/tables/{shared}/record", 409)["error"] == "not-running"


def test_a_game_is_replayed_step_by_step(anna: Player, clara: Player, finished: str) -> None:
    last = clara.get(f"/api/tables/{finished}/replay/0")
    assert (last["n"], last["last"]) == (0, None)
    for n in range(1, last["moves"] + 1):
        step = clara.get(f"/api/tables/{finished}/replay/{n}", seat=1)
        assert step["last"]["code"]
    assert step["over"]
    assert step["scores"]
    assert clara.get(f"/api/tables/{finished}/replay/{n + 1}", 400)["error"] == "bad-request"


def test_a_replay_says_how_far_the_log_had_come(anna: Player, finished: str) -> None:
    told = anna.updates(finished)[0]["events"]
    steps = [anna.get(f"/api/tables/{finished}/replay/0", seat=0)]
    for n in range(1, steps[0]["moves"] + 1):
        steps.append(anna.get(f"/api/tables/{finished}/replay/{n}", seat=0))
        fresh = [event for event in told if steps[-2]["seq"] < event["seq"] <= steps[-1]["seq"]]
        assert [(event["key"], event["args"]) for event in fresh] == [
            (event["key"], event["args"]) for event in steps[-1]["events"]
        ]
    assert steps[-1]["seq"] >= told[-1]["seq"]


def test_while_it_goes_on_everybody_looks_back_from_their_own_seat(anna: Player, bruno: Player, shared: str) -> None:
    bid_all([anna, bruno], shared)
    assert anna.get(f"/api/tables/{shared}/replay/1", seat=0)["last"]["code"] == "bid 0"
    assert anna.get(f"/api/tables/{shared}/replay/2", seat=0)["last"] is None
    assert anna.get(f"/api/tables/{shared}/replay/1", 403, seat=1)["error"] == "not-your-seat"


def test_a_rematch_brings_the_same_people_together(anna: Player, bruno: Player, clara: Player, finished: str) -> None:
    first = anna.post(f"/api/tables/{finished}/rematch")
    assert first["origin"] == finished
    assert first["status"] == "open"
    assert clara.post(f"/api/tables/{finished}/rematch", 403)["error"] == "not-your-seat"
    second = bruno.post(f"/api/tables/{finished}/rematch")
    assert (second["table"], second["status"]) == (first["table"], "running")


def test_a_rematch_pressed_twice_is_one_table(anna: Player) -> None:
    table = anna.create("me", "bot", rated=False)
    play_over_http([anna], table)
    with ThreadPoolExecutor(4) as hands:
        made = list(hands.map(lambda _: anna.post(f"/api/tables/{table}/rematch"), range(4)))
    assert len({told["table"] for told in made}) == 1
    assert not made[0]["rated"]
    running = anna.get("/api/me/tables")
    assert [line["table"] for line in running if line["origin"] == table] == [made[0]["table"]]


def test_who_held_two_seats_has_them_again_in_a_rematch(anna: Player, bruno: Player) -> None:
    table = anna.create("me", "me", "open")
    bruno.post(f"/api/tables/{table}/join")
    for player, seat in ((anna, 0), (anna, 1), (bruno, 2)):
        player.post(f"/api/tables/{table}/stop", seat=seat, key=f"enough-{seat}")
    assert bruno.post(f"/api/tables/{table}/rematch")["status"] == "open"
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "running"
    assert len(again["you"]) == 2


def test_the_seats_of_a_rematch_are_kept_for_those_who_played(
    anna: Player, bruno: Player, clara: Player, finished: str
) -> None:
    made = anna.post(f"/api/tables/{finished}/rematch")
    kept = next(seat for seat in made["seats"] if seat["kind"] == "kept")
    assert (kept["name"], kept["you"]) == ("Bruno", False)
    for seat in (None, kept["seat"]):
        refused = clara.post(f"/api/tables/{made['table']}/join", 409, seat=seat)
        assert refused["error"] == "full"
    assert "kept for Bruno" in refused["message"]
    listed = next(line for line in bruno.get("/api/me/tables") if line["table"] == made["table"])
    assert [seat["you"] for seat in listed["seats"] if seat["kind"] == "kept"] == [True]
    assert listed["you"] == []
    assert bruno.post(f"/api/tables/{made['table']}/join")["status"] == "running"


def test_the_host_may_give_a_kept_seat_to_others(anna: Player, clara: Player, finished: str) -> None:
    made = anna.post(f"/api/tables/{finished}/rematch")
    kept = next(seat["seat"] for seat in made["seats"] if seat["kind"] == "kept")
    anna.post(f"/api/tables/{made['table']}/seats", seat=kept, kind="open")
    assert clara.post(f"/api/tables/{made['table']}/join")["status"] == "running"


def test_only_those_who_played_learn_which_table_follows(
    anna: Player, bruno: Player, clara: Player, finished: str
) -> None:
    clara.connect().say(t="watch", table=finished)
    clara.await_message(lambda message: message["t"] == "table")
    following = anna.post(f"/api/tables/{finished}/rematch")["table"]
    assert clara.await_message(lambda message: message["t"] == "table")["rematch"] is None
    assert all(following not in text for text in clara.bytes)
    for path in (f"/api/tables/{finished}", "/api/tables", f"/api/tables/{finished}/state"):
        assert following not in clara.http.get(path).text, path
        assert following in bruno.http.get(path).text or path == "/api/tables"
    bruno.post(f"/api/tables/{following}/join")
    assert clara.get(f"/api/tables/{following}")["origin"] is None
    assert anna.get(f"/api/tables/{following}")["origin"] == finished


def test_a_rematch_that_was_closed_can_be_opened_again(anna: Player, bruno: Player, finished: str) -> None:
    first = anna.post(f"/api/tables/{finished}/rematch")["table"]
    anna.post(f"/api/tables/{first}/leave")
    second = bruno.post(f"/api/tables/{finished}/rematch")
    assert second["table"] != first
    assert anna.post(f"/api/tables/{finished}/rematch")["status"] == "running"


def test_any_position_can_be_forked_into_a_hot_seat_game(
    anna: Player, bruno: Player, clara: Player, finished: str
) -> None:
    fork = clara.post(f"/api/tables/{finished}/fork", moves=4)
    assert fork["you"] == [0, 1]
    assert not fork["rated"]
    view = clara.updates(fork["table"])[0]["view"]
    assert view == anna.get(f"/api/tables/{finished}/replay/4", seat=0)["view"]
    assert play_over_http([clara], fork["table"])["over"]
    running = anna.create("me", "open")
    bruno.post(f"/api/tables/{running}/join")
    assert anna.post(f"/api/tables/{running}/fork", 403, moves=0)["error"] == "forbidden"


def test_a_fork_keeps_the_seats_and_puts_bots_in_those_of_others(anna: Player, finished: str) -> None:
    """Wrong today: the fork of a finished game made every seat mine, with no bots."""
    fork = anna.post(f"/api/tables/{finished}/fork", moves=4)
    assert fork["you"] == [0]
    assert [(seat["kind"], seat["level"]) for seat in fork["seats"]] == [("human", None), ("bot", "journeyman")]
    chosen = anna.post(f"/api/tables/{finished}/fork", moves=4, level="page")
    assert chosen["seats"][1]["level"] == "page"
    assert anna.post(f"/api/tables/{finished}/fork", moves=4, alone=True)["you"] == [0, 1]
    assert anna.post(f"/api/tables/{finished}/fork", 400, moves=4, level="wizard")["error"]


def test_a_running_game_is_taken_along_as_its_player_knows_it(anna: Player, bruno: Player, clara: Player) -> None:
    table = anna.create("me", "open", rated=False)
    bruno.post(f"/api/tables/{table}/join")
    wanted = bruno.get(f"/api/tables/{table}/along")
    assert [seat["kind"] for seat in wanted["seats"]] == ["bot", "me"]
    copy = bruno.post("/api/tables", **wanted)["table"]  # a device answers the same request
    assert bruno.updates(copy)[0]["view"] == bruno.updates(table)[0]["view"]
    assert clara.get(f"/api/tables/{table}/along", 403)["error"] == "not-your-seat"
    bid_all([anna, bruno], table)
    assert bruno.get(f"/api/tables/{table}/along")["start"] != wanted["start"]
    rated = anna.create("me", "open", rated=True)
    bruno.post(f"/api/tables/{rated}/join")
    assert bruno.get(f"/api/tables/{rated}/along", 403)["error"] == "forbidden"


def test_luck_can_be_verified(anna: Player, bruno: Player) -> None:
    table = anna.create("me", "open", nonce="anna's word")
    bruno.post(f"/api/tables/{table}/join", nonce="bruno's word")
    before = anna.get(f"/api/tables/{table}")
    assert before["secret"] is None
    play_over_http([anna, bruno], table)
    after = anna.get(f"/api/tables/{table}")
    assert hashlib.sha256(bytes.fromhex(after["secret"])).hexdigest() == before["commitment"]
    assert after["nonces"] == {"0": "anna's word", "1": "bruno's word"}
