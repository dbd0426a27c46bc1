"""Tables before the game, on both databases."""

from __future__ import annotations

import pytest

from tests.server.support import (
    Doc,
    Player,
)

pytestmark = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)


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
