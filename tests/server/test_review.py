"""Hints for those who may have them, and games looked at again once they are over."""

from __future__ import annotations

import time

import pytest
import sqlalchemy as sa

from beffroi.bots.analysis import REVISION
from beffroi.kernel.chance import FastChance
from beffroi.server.services import analysis as module
from beffroi.server.services.clock import now
from beffroi.server.storage.schema import analyses
from tests.server.support import DEADLINE, Doc, Player, Server, play_over_http, serving, settings_for, wait_until
from tests.toys.fair import GAME as FAIR


def looked_at(player: Player, table: str) -> Doc:
    """Ask until it is worked out; the progress never goes back."""
    shares: list[int] = []
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        answer = player.http.get(f"/api/tables/{table}/analysis")
        assert answer.status_code in (200, 202), answer.text
        found: Doc = answer.json()
        if answer.status_code == 200:
            assert shares == sorted(shares)
            return found
        assert found["of"] == 100
        shares.append(found["done"])
        time.sleep(0.05)
    raise AssertionError("the analysis did not come")


@pytest.fixture
def over(anna: Player) -> str:
    table = anna.create("me", "me")
    play_over_http([anna], table, lambda update: update["seq"] * 7)
    return table


def test_a_finished_game_is_looked_at_again(anna: Player, clara: Player, over: str) -> None:
    found = looked_at(clara, over)  # who may see the table may see this
    last = anna.updates(over)[0]
    assert found["game"] == "fair"
    assert found["ends"][-1] == found["moves"] == last["moves"]
    assert found["expected"][-1] == [sum(items.values()) for items in last["scores"]]
    assert [player["seat"] for player in found["players"]] == [0, 1]
    assert all(0 <= turn["n"] < found["moves"] for turn in found["turns"])
    assert {decision["seat"] for decision in found["decisions"]} == {0, 1}
    assert set(found["decisions"][0]) == {"n", "seat", "played", "best", "loss"}
    for piece in found["pieces"]:
        assert piece["key"] in FAIR.names
    for turn in found["turns"]:  # what is told can be shown and played on from
        assert clara.get(f"/api/tables/{over}/replay/{turn['n']}")["n"] == turn["n"]


def test_it_is_worked_out_once_and_kept(
    server: Server, anna: Player, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = looked_at(anna, over)
    monkeypatch.setattr(server.services.bot_pool, "run", None)
    assert looked_at(anna, over) == first


def test_an_older_analysis_is_made_anew(server: Server, anna: Player, over: str) -> None:
    looked_at(anna, over)
    old = sa.update(analyses).where(analyses.c.table_id == over).values(revision=REVISION - 1, doc={"old": True})
    server.inside(server.services.store.run(old))
    assert "expected" in looked_at(anna, over)


def test_work_that_was_left_lying_is_taken_up(server: Server, anna: Player, over: str) -> None:
    """Another worker claimed it and died."""
    row = {"table_id": over, "revision": REVISION, "share": 0.4, "doc": None, "at": now()}
    server.inside(server.services.store.run(sa.insert(analyses).values(**row)))
    assert anna.get(f"/api/tables/{over}/analysis", 202) == {"done": 40, "of": 100}
    late = now() - module.PATIENCE
    server.inside(server.services.store.run(sa.update(analyses).where(analyses.c.table_id == over).values(at=late)))
    assert "expected" in looked_at(anna, over)


def test_work_that_nobody_asks_for_any_more_is_given_up(
    server: Server, anna: Player, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = server.services.analyses
    server.inside(service.store.delete(over))
    monkeypatch.setattr(module, "INTEREST", -1)
    assert anna.http.get(f"/api/tables/{over}/analysis").status_code == 202
    wait_until(lambda: not service._work)
    assert server.inside(service.store.get(over)) is None


def test_work_that_failed_is_told_and_not_begun_at_every_request(
    server: Server, anna: Player, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = 0

    async def fail(*args: object, **more: object) -> object:
        nonlocal begun
        begun += 1
        raise RuntimeError("no")

    monkeypatch.setattr(server.services.bot_pool, "run", fail)
    end = time.monotonic() + DEADLINE
    while anna.http.get(f"/api/tables/{over}/analysis").status_code != 503 and time.monotonic() < end:
        time.sleep(0.02)
    assert anna.get(f"/api/tables/{over}/analysis", 503)["error"] == "busy"
    assert begun == 1


def test_nothing_is_told_of_a_game_that_goes_on(anna: Player, clara: Player) -> None:
    table = anna.create("me", "bot:page")
    for player in (anna, clara):
        assert player.get(f"/api/tables/{table}/analysis", 409)["error"] == "not-running"
    anna.act(table, "resign", asked(anna, table))  # nobody plays on: stopped without a result
    assert anna.get(f"/api/tables/{table}/analysis", 409)["error"] == "not-running"
    assert anna.get("/api/tables/nowhere/analysis", 404)["error"] == "not-found"


def asked(player: Player, table: str) -> Doc:
    """The update of a seat that is asked."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        for update in player.updates(table):
            if update["choices"]:
                return update
        time.sleep(0.02)
    raise AssertionError("nobody was asked")


def hint(player: Player, table: str, update: Doc, status: int | None = None, **more: int) -> Doc:
    body = {"seat": update["seat"], "seq": update["seq"], **more}
    told: Doc = player.post(f"/api/tables/{table}/hint", status, **body)
    return told


def test_a_hint_names_a_choice_and_says_why(anna: Player) -> None:
    table = anna.create("me", "bot:page", rated=False)
    update = asked(anna, table)
    told = hint(anna, table, update)
    offered = {choice["code"]: choice for choice in update["choices"]}
    assert 1 <= len(told["choices"]) <= 3
    for choice in told["choices"]:
        assert offered[choice["code"]]["label"] == choice["label"]
        assert offered[choice["code"]]["anchor"] == choice["anchor"]
        assert choice["spread"] >= 0
    assert told["choices"] == sorted(told["choices"], key=lambda choice: -choice["lead"])
    assert all(reason["key"].startswith("term-") and reason["key"] in FAIR.messages for reason in told["reasons"])
    assert hint(anna, table, update) == told


def test_a_hint_tells_nothing_the_seat_does_not_know(server: Server, anna: Player) -> None:
    table = anna.create("me", "me")
    update = asked(anna, table)
    told = hint(anna, table, update)
    match = server.inside(server.services.tables.get(table)).playing
    real = match.state
    for seed in range(3):
        match.state = real.imagine(update["seat"], FastChance(seed))
        try:
            assert hint(anna, table, update) == told
        finally:
            match.state = real


def test_hints_are_for_the_own_seat_when_it_is_asked_and_never_at_a_rated_table(
    server: Server, anna: Player, bruno: Player, clara: Player
) -> None:
    table = anna.create("me", "open", rated=False)
    bruno.post(f"/api/tables/{table}/join")
    turn = {player.name: [one for one in player.updates(table) if one["choices"]] for player in (anna, bruno)}
    mover, other = (anna, bruno) if turn["Anna"] else (bruno, anna)
    update = turn[mover.name][0]
    assert hint(other, table, update, 403)["error"] == "not-your-seat"
    assert hint(clara, table, update, 403)["error"] == "not-your-seat"
    assert hint(Player(server.url), table, update, 401)["error"] == "not-signed-in"
    waiting = other.updates(table)[0]
    if not waiting["choices"]:
        assert hint(other, table, waiting, 409)["error"] == "not-your-turn"
    assert hint(mover, table, update, 409, seq=update["seq"] + 1)["error"] == "stale"
    assert hint(mover, table, update, 400, seat=99)["error"] == "bad-request"
    rated = anna.create("me", "bot:page")
    assert hint(anna, rated, asked(anna, rated), 403)["error"] == "forbidden"


def test_no_hint_after_the_end(anna: Player, over: str) -> None:
    assert hint(anna, over, anna.updates(over)[0], 409)["error"] in ("over", "forbidden")


@pytest.mark.usefixtures("no_time_passes")
def test_hints_are_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(settings_for(tmp_path_factory.mktemp("limits"), limits=True)) as house:
        player = Player(house.url, "Dora")
        table = player.create("me", "bot:page", rated=False)
        update = asked(player, table)
        statuses = [
            player.http.post(f"/api/tables/{table}/hint", json={"seat": 0, "seq": update["seq"]}).status_code
            for _ in range(12)
        ]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        player.close()


def test_the_luck_of_a_finished_game_can_be_verified(anna: Player, clara: Player, over: str) -> None:
    found = clara.get(f"/api/tables/{over}/verify")
    assert found["agrees"]
    assert found["wrong"] == ""
    assert found["commitment"] == anna.get(f"/api/tables/{over}")["commitment"]
    assert found["moves"] == anna.updates(over)[0]["moves"]
    assert found["draws"] > 0
    running = anna.create("me", "me")
    assert anna.get(f"/api/tables/{running}/verify", 409)["error"] == "not-running"
