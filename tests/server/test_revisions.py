"""Tables of earlier rules: they go on as they began, and a log that leads elsewhere is never played on."""

from __future__ import annotations

import json
import sqlite3
import uuid
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import beffroi
from beffroi.cli import build_app
from beffroi.kernel.state import NOBODY
from beffroi.server.domain.log import MOVE, START, LogEntry
from beffroi.server.domain.spec import RUNNING, SeatAssignment, TableSpec
from beffroi.server.services.clock import now
from beffroi.server.services.ids import new_id
from tests.server.support import Doc, Player, Server, play_over_http, seat_update, serving, settings_for

GAME = "parbourg"  # a game that has earlier revisions
GAMES = Path(beffroi.__file__).parent / "games"


def kept(revision: int, name: str = "two-base", game: str = GAME) -> Doc:
    file = GAMES / game / "tests" / "games" / f"r{revision}" / f"{name}.json"
    record: Doc = json.loads(file.read_text(encoding="utf-8"))
    return record


def store_midway(server: Server, person: str, record: Doc, played: int) -> str:
    """Store a table as it was in the middle of a kept game, with all seats of one person."""
    at = now()
    spec = TableSpec(
        id=new_id(),
        game=record["game"],
        rules=record["rules"],
        options=record["options"],
        seats=record["seats"],
        status=RUNNING,
        access="public",
        clock={"kind": "none"},
        confirm=False,
        chat=True,
        rated=False,
        host=person,
        secret=bytes.fromhex(record["secret"]),
        start=None,
        origin=None,
        created=at,
        started=at,
    )
    seats = [SeatAssignment("human", person, f"Seat {seat + 1}") for seat in range(record["seats"])]
    entries = [LogEntry(START, NOBODY, json.dumps(record["nonces"]), "", at)]
    entries += [LogEntry(MOVE, seat, code, "", at) for seat, code in record["moves"][:played]]
    server.inside(server.services.tables.store.insert(spec, seats, entries))
    return spec.id


def play_on(player: Player, table: str, moves: list[Any]) -> None:
    for seat, code in moves:
        seq = seat_update(player, table, seat)["seq"]
        player.post(f"/api/tables/{table}/move", seat=seat, seq=seq, key=uuid.uuid4().hex, code=code)


@pytest.mark.parametrize(("game", "revision"), [(GAME, 1), (GAME, 2), ("tournay", 1), ("troyes", 1)])
def test_a_table_of_earlier_rules_goes_on_as_it_began(server: Server, anna: Player, game: str, revision: int) -> None:
    record = kept(revision, game=game)
    half = len(record["moves"]) // 2
    table = store_midway(server, anna.me["id"], record, half)
    told = anna.get(f"/api/tables/{table}")
    assert (told["rules"], told["earlier_rules"]) == (revision, True)
    play_on(anna, table, record["moves"][half:])
    written = anna.get(f"/api/tables/{table}/record")
    assert {name: written[name] for name in ("rules", "moves", "scores", "digests")} == {
        name: record[name] for name in ("rules", "moves", "scores", "digests")
    }
    assert anna.get(f"/api/tables/{table}/verify")["agrees"]


def test_a_rematch_takes_the_newest_rules_and_a_fork_those_of_its_position(server: Server, anna: Player) -> None:
    record = kept(1)
    table = store_midway(server, anna.me["id"], record, len(record["moves"]) - 1)
    play_on(anna, table, record["moves"][-1:])
    again = anna.post(f"/api/tables/{table}/rematch")
    assert (again["rules"], again["earlier_rules"]) == (beffroi.game(GAME).rules, False)
    assert anna.post(f"/api/tables/{table}/fork", moves=10)["rules"] == 1


def test_a_rematch_drops_an_option_that_new_tables_have_not_and_a_fork_keeps_it(server: Server, anna: Player) -> None:
    record = kept(1, "three-activities-purple-die-open-character-ask-outdoor", "troyes")
    table = store_midway(server, anna.me["id"], record, len(record["moves"]) - 1)
    play_on(anna, table, record["moves"][-1:])
    again = anna.post(f"/api/tables/{table}/rematch")["options"]
    assert (again["ladies"], again["ask-outdoor"]) == (record["options"]["ladies"], False)
    assert anna.post(f"/api/tables/{table}/fork", moves=10)["options"] == record["options"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    refused = anna.post("/api/tables", 400, game="troyes", seats=seats, options={"ask-outdoor": True})
    assert "'ask-outdoor'" in refused["message"]
    offered = next(game for game in anna.get("/api/games") if game["slug"] == "troyes")["options"]
    assert "ask-outdoor" not in [option["name"] for option in offered]


def test_a_bot_answers_under_the_rules_of_its_table(server: Server, anna: Player) -> None:
    record = kept(1)
    table = store_midway(server, anna.me["id"], record, len(record["moves"]) * 3 // 4)
    seat = anna.get(f"/api/tables/{table}")["waiting"][0]
    anna.post(f"/api/tables/{table}/go", seat=seat, key=uuid.uuid4().hex)
    anna.late.add("not-your-turn")  # a bot's seat is shown its choices too
    assert play_over_http([anna], table)["over"]
    assert anna.get(f"/api/tables/{table}/verify")["agrees"]


def test_the_catalogue_is_asked_by_revision(server: Server, anna: Player) -> None:
    newest = anna.get(f"/api/games/{GAME}/catalogue")
    assert anna.get(f"/api/games/{GAME}/catalogue", rules=beffroi.game(GAME).rules) == newest
    assert anna.get(f"/api/games/{GAME}/catalogue", rules=1) != newest
    assert anna.get(f"/api/games/{GAME}/catalogue", 400, rules=99)["error"] == "bad-request"


# --- digests -------------------------------------------------------------------------------


def begin(folder: Path) -> tuple[Player, str]:
    """A table that was played on for a while, on a server that has stopped."""
    with serving(settings_for(folder)) as server:
        anna = Player(server.url, "Anna")
        table = anna.create("me", "me", confirm=False)
        for _ in range(4):
            anna.answer(table, next(update for update in anna.updates(table) if update["choices"]), 0)
    return anna, table


def stored(folder: Path, query: str, *values: Any) -> list[Any]:
    with sqlite3.connect(folder / "beffroi.sqlite3") as connection:
        return connection.execute(query, values).fetchall()


def test_a_table_that_leaves_memory_is_compared_when_it_returns(tmp_path: Path) -> None:
    anna, table = begin(tmp_path)
    [(digest, length, head)] = stored(tmp_path, "select digest, digest_head, head from tables where id = ?", table)
    assert digest
    assert length == head == 5
    with serving(settings_for(tmp_path)) as server:
        anna.http.base_url = server.url
        assert play_over_http([anna], table)["over"]


def test_a_log_that_leads_elsewhere_is_frozen_reported_and_never_played_on(tmp_path: Path) -> None:
    anna, table = begin(tmp_path)
    stored(tmp_path, "update tables set digest = 'something else' where id = ?", table)
    with serving(settings_for(tmp_path)) as server:
        anna.http.base_url = server.url
        assert anna.get(f"/api/tables/{table}")["status"] == "frozen"
        report = json.loads((tmp_path / "frozen" / f"{table}.json").read_text(encoding="utf-8"))
        assert report["error"] == "LogDiverged: the log leads elsewhere than before, after 5 entries"
        with pytest.raises(Exception, match="do not lead where this game was"):
            server.inside(server.services.admin.unfreeze(table))
        assert play_over_http([anna], anna.create("me", "me"))["over"]
    assert stored(tmp_path, "select digest from tables where id = ?", table) == [("something else",)]


def test_stored_tables_are_marked_with_the_rules_they_were_played_by(tmp_path: Path) -> None:
    record = kept(1)
    with serving(settings_for(tmp_path)) as server:
        anna = Player(server.url, "Anna")
        table = store_midway(server, anna.me["id"], {**record, "rules": 3}, 10)
    command = ["admin", "--data", str(tmp_path), "set-rules", GAME, "--from", "3", "--to"]
    assert CliRunner().invoke(build_app(), [*command, "9"]).exit_code != 0
    assert f"1 tables of {GAME} follow revision 1 now" in CliRunner().invoke(build_app(), [*command, "1"]).output
    assert stored(tmp_path, "select rules from tables where id = ?", table) == [(1,)]
