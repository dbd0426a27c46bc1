"""Tables before the game, on both databases."""

from __future__ import annotations

import pytest

from tests.server.support import (
    Doc,
    Player,
    Server,
)

pytestmark = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)


def test_seats_are_taken_given_up_and_handed_to_bots(anna: Player, bruno: Player, clara: Player) -> None:
    table = anna.create("me", "open", "open")
    bruno.post(f"/api/tables/{table}/join", seat=2)
    assert bruno.post(f"/api/tables/{table}/join", 409)["error"] == "seated"
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
        {"start": {"players": [7, []]}},
        {"start": {"deck": [0] * 40}},
        {"start": {"agenda": {"step": "TakeTurn"}}},
        {"game": "troyes", "options": {"figures": 1.5}},
        {"game": "troyes", "options": {"figures": {"activities": [[]]}}},
        {"game": "troyes", "start": {"districts": [[{}]]}},
        {"access": "secret"},
    ],
)
def test_impossible_tables_are_refused(anna: Player, wrong: Doc) -> None:
    body = {"game": "fair", "seats": [{"kind": "me"}, {"kind": "bot"}], **wrong}
    answer = anna.http.post("/api/tables", json=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "bad-request"


def test_options_that_do_not_go_together_are_explained_with_ways_out(anna: Player) -> None:
    """Parbourg: "used henchmen leave" with eight henchmen was not understood; the reason and two ways out are told."""
    wrong = {"set-aside": True}
    told = anna.post("/api/games/parbourg/options", seats=3, options=wrong)["conflict"]
    assert (told["option"], told["label"]["key"]) == ("set-aside", "conflict-set-aside")
    for way in told["ways"]:
        settled = {**wrong, **way["options"]}
        assert anna.post("/api/games/parbourg/options", seats=way["seats"] or 3, options=settled) == {"conflict": None}
    assert len(told["ways"]) == 2
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    refused = anna.post("/api/tables", 400, game="parbourg", seats=seats, options=wrong)
    assert refused["error"] == "conflict"
    alone = anna.post("/api/games/troyes/options", seats=1, options={"ladies": ["events"]})["conflict"]
    assert [way["seats"] for way in alone["ways"]] == [2, 0]


def test_bots_have_names_of_their_own(anna: Player, server: Server) -> None:
    """They were called after their level, as some cards are; a player's name at the table is never taken."""
    colin = Player(server.url, "Colin")
    made = anna.create("me", "bot:page", "bot:page", "open")
    names = [seat["name"] for seat in anna.get(f"/api/tables/{made}")["seats"]]
    assert names[1:3] == ["Colin", "Denise"]
    joined = colin.post(f"/api/tables/{made}/join")["seats"][3]
    assert joined["name"] == "Colin 2"
    own = colin.create("me", "bot:page", "open")
    assert [seat["name"] for seat in colin.get(f"/api/tables/{own}")["seats"]][:2] == ["Colin", "Denise"]
    colin.post(f"/api/tables/{own}/seats", seat=2, kind="bot", level="page")
    assert [seat["name"] for seat in colin.get(f"/api/tables/{own}")["seats"]] == ["Colin", "Denise", "Odo"]


def test_two_guests_of_one_name_are_told_apart(server: Server) -> None:
    first, second = Player(server.url, "Ysabel"), Player(server.url, "Ysabel")
    table = first.create("me", "open", "open")
    seats = second.post(f"/api/tables/{table}/join")["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Ysabel", "Ysabel 2"]
    second.post(f"/api/tables/{table}/chat", text="hello")
    assert first.get(f"/api/tables/{table}/chat")[0]["name"] == "Ysabel 2"


def test_a_list_tells_the_time_left_and_how_far_a_game_is(anna: Player) -> None:
    table = anna.create("me", "me", game="parbourg", clock={"kind": "days", "days": 2})
    line = next(row for row in anna.get("/api/me/tables") if row["table"] == table)
    assert line["progress"] == {"unit": "day", "now": 1, "of": 4}
    assert 0 < line["left"] <= 2 * 86_400_000
