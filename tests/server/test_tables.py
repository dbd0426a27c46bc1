"""Whole games through the server, and everything that may happen at a table, on both databases."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator

import pytest

from beffroi.kernel.record import read_record, verify
from beffroi.server.store.engine import now
from tests.server.support import DEADLINE, Doc, Player, Server, play_live, play_over_http, wait_until
from tests.toys.fair import GAME as FAIR

pytestmark = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def shared(anna: Player, bruno: Player) -> Iterator[str]:
    """A running table of two people."""
    table = anna.create("me", "open")
    bruno.post(f"/api/tables/{table}/join")
    yield table


@pytest.fixture
def turn(anna: Player, bruno: Player) -> Iterator[str]:
    """Seat 0 takes a turn, with dice that every stall is glad of."""
    dice = {"dice": [4, 5, 6]}
    agenda = [{"step": "EndRound"}, {"step": "TakeTurn", "seat": 0}]
    position = {"players": [dice, dice], "deck": [0] * 19, "row": [0, 1, 2], "agenda": agenda}
    table = anna.create("me", "open", start=position)
    bruno.post(f"/api/tables/{table}/join")
    yield table


def bid_all(players: list[Player], table: str) -> None:
    """Everybody bids nothing: seat 0 begins."""
    for seat, player in enumerate(players):
        player.act(table, "move", seat_update(player, table, seat), code="bid 0")


def seat_update(player: Player, table: str, seat: int = 0) -> Doc:
    return next(update for update in player.updates(table) if update["seat"] == seat)


# --- whole games ----------------------------------------------------------------------


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


# --- what is refused --------------------------------------------------------------------


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
    assert (first["double"], again["double"]) == (False, True)
    assert again["seq"] == first["seq"]
    other = bruno.act(shared, "move", {**update, "seat": 1}, 409, key="mine", code="pass")
    assert other["error"] in ("stale", "not-your-turn")


# --- taking back --------------------------------------------------------------------------


def test_a_turn_is_taken_back_and_confirmed(anna: Player, bruno: Player, turn: str) -> None:
    start = seat_update(anna, turn)
    anna.act(turn, "move", start, code="stall 1")
    middle = seat_update(anna, turn)
    assert (middle["undo"], middle["endTurn"]) == (1, False)
    anna.act(turn, "move", middle, code=middle["choices"][0]["code"])
    done = seat_update(anna, turn)
    assert (done["undo"], done["endTurn"], done["waiting"], done["choices"]) == (2, True, [0], [])
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


def test_secret_answers_stay_secret_and_can_be_withdrawn(anna: Player, bruno: Player, shared: str) -> None:
    before = seat_update(bruno, shared, 1)
    anna.act(shared, "move", seat_update(anna, shared), code="bid 2")
    mine = seat_update(anna, shared)
    assert (mine["answered"], mine["undo"], mine["waiting"]) == ("bid 2", 1, [1])
    assert seat_update(bruno, shared, 1) == before
    anna.act(shared, "undo", mine)
    assert seat_update(anna, shared)["answered"] is None
    anna.act(shared, "move", seat_update(anna, shared), code="bid 1")
    assert seat_update(bruno, shared, 1) == before
    bruno.act(shared, "move", before, code="bid 0")
    won = seat_update(bruno, shared, 1)["events"][-1]
    assert (won["key"], won["args"]) == ("won-bid", {"seat": 0, "deniers": 1})
    assert bruno.act(shared, "undo", seat_update(bruno, shared, 1), 422)["error"] == "illegal"


# --- giving up, stopping, time ------------------------------------------------------------


def test_who_resigns_comes_last_and_a_bot_plays_on(anna: Player, bruno: Player, shared: str) -> None:
    bruno.post(f"/api/tables/{shared}/resign", seat=1, key="enough")
    seats = anna.get(f"/api/tables/{shared}")["seats"]
    assert seats[1]["resigned"]
    assert seats[1]["standin"]
    assert play_over_http([anna], shared)["ranking"][-1] == [1]


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
    server.inside(server.hall.expire_until(now() + 3_600_000))
    seats = anna.get(f"/api/tables/{table}")["seats"]
    assert [bool(seat["standin"]) for seat in seats] == [False, True]
    wait_until(lambda: seat_update(anna, table)["answered"] is None)
    bruno.post(f"/api/tables/{table}/return", seat=1, key="back")
    assert anna.get(f"/api/tables/{table}")["seats"][1]["standin"] is None
    assert bruno.post(f"/api/tables/{table}/return", 409, seat=1, key="again")["error"] == "not-running"


def test_the_clockwork_finds_expired_tables(server: Server, anna: Player) -> None:
    table = anna.create("me", "bot", clock={"kind": "days", "days": 1})
    server.inside(server.hall.expire_until(now() + 86_400_000))
    assert anna.get(f"/api/tables/{table}")["seats"][0]["standin"]
    wait_until(lambda: anna.get(f"/api/tables/{table}")["status"] == "over")  # the bots finish it


# --- before the game -----------------------------------------------------------------------


def test_seats_are_taken_given_up_and_handed_to_bots(anna: Player, bruno: Player, clara: Player) -> None:
    table = anna.create("me", "open", "open")
    bruno.post(f"/api/tables/{table}/join", seat=2)
    assert bruno.post(f"/api/tables/{table}/join", 409)["error"] == "full"
    assert clara.post(f"/api/tables/{table}/join", 409, seat=2)["error"] == "full"
    assert [seat["kind"] for seat in bruno.post(f"/api/tables/{table}/leave")["seats"]] == ["human", "open", "open"]
    assert bruno.post(f"/api/tables/{table}/seats", 403, seat=1, kind="bot")["error"] == "forbidden"
    anna.post(f"/api/tables/{table}/seats", seat=1, kind="bot")
    clara.post(f"/api/tables/{table}/join", nonce="blue moon")
    assert anna.get(f"/api/tables/{table}")["status"] == "running"
    assert bruno.post(f"/api/tables/{table}/join", 409)["error"] == "not-running"
    assert clara.post(f"/api/tables/{table}/leave", 409)["error"] == "not-running"


def test_a_host_who_leaves_closes_the_table(anna: Player, bruno: Player) -> None:
    table = anna.create("me", "open")
    assert anna.post(f"/api/tables/{table}/leave")["status"] == "closed"
    assert bruno.post(f"/api/tables/{table}/join", 409)["error"] == "not-running"
    assert table not in [row["table"] for row in bruno.get("/api/tables")]


def test_public_tables_are_listed_and_private_ones_are_not(anna: Player, bruno: Player) -> None:
    public, private = anna.create("me", "open"), anna.create("me", "open", access="link")
    listed = [row["table"] for row in bruno.get("/api/tables", game="fair", status="open")]
    assert public in listed
    assert private not in listed
    assert {public, private} <= {row["table"] for row in anna.get("/api/tables", mine=True)}
    assert bruno.get(f"/api/tables/{private}")["status"] == "open"


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}] * 9},
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]},
        {"options": {"long": 3}},
        {"options": {"wide": True}},
        {"clock": {"kind": "live", "base": 1}},
        {"clock": {"kind": "sand"}},
        {"nonce": "x" * 65},
        {"start": {"players": [{"deniers": -1}, {}]}},
        {"access": "secret"},
    ],
)
def test_impossible_tables_are_refused(anna: Player, wrong: Doc) -> None:
    body = {"game": "fair", "seats": [{"kind": "me"}, {"kind": "bot"}], **wrong}
    answer = anna.http.post("/api/tables", json=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "bad-request"


# --- after the game --------------------------------------------------------------------------


@pytest.fixture
def finished(anna: Player, bruno: Player, shared: str) -> str:
    play_over_http([anna, bruno], shared)
    return shared


def test_the_record_verifies_and_can_be_taken_in_again(anna: Player, clara: Player, finished: str) -> None:
    record = read_record(json.dumps(anna.get(f"/api/tables/{finished}/record")))
    assert verify(record, {"fair": FAIR}).over
    assert record["names"] == ["Anna", "Bruno"]
    taken = clara.post("/api/records", **record)
    assert (taken["status"], taken["imported"]) == ("over", True)
    again = clara.get(f"/api/tables/{taken['table']}/record")
    assert (again["moves"], again["scores"]) == (record["moves"], record["scores"])
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


def test_luck_can_be_verified(anna: Player, bruno: Player) -> None:
    import hashlib

    table = anna.create("me", "open", nonce="anna's word")
    bruno.post(f"/api/tables/{table}/join", nonce="bruno's word")
    before = anna.get(f"/api/tables/{table}")
    assert before["secret"] is None
    play_over_http([anna, bruno], table)
    after = anna.get(f"/api/tables/{table}")
    assert hashlib.sha256(bytes.fromhex(after["secret"])).hexdigest() == before["commitment"]
    assert after["nonces"] == {"0": "anna's word", "1": "bruno's word"}


# --- watching and talking ----------------------------------------------------------------------


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


def test_the_event_stream_tells_the_same_messages(anna: Player, bruno: Player, shared: str) -> None:
    with anna.http.stream("GET", f"/api/tables/{shared}/events") as stream:
        lines = stream.iter_lines()
        data = (json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: "))
        assert next(data)["t"] == "table"
        assert next(data)["seat"] == 0


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
