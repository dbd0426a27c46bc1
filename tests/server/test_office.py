"""The office: what an operator does by command line, beside a running server or without one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from beffroi.kernel.errors import BadRequest
from beffroi.server.services import scheduler
from tests.server.office import admin
from tests.server.support import (
    Player,
    play_over_http,
    seat_update,
    serving,
    settings_for,
    wait_until,
)
from tests.server.test_accounts import PASSWORD


def test_the_office_by_command_line_beside_a_running_server(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        data = ("--data", str(tmp_path))
        anna = Player(server.url)
        anna.post("/api/session/register", name="Anna", password=PASSWORD)
        table = anna.create("me", "me")
        assert table in admin(*data, "tables", "--status", "running")
        assert re.search(r"Anna +no +no +no +\d{4}-\d\d-\d\d \d\d:\d\d", admin(*data, "people", "ann"))
        update = anna.updates(table)[0]
        admin(*data, "freeze", table)
        assert anna.act(table, "move", update, 409, code="bid 0")["error"] == "frozen"
        admin(*data, "unfreeze", table)
        wait = anna.http.post(f"/api/admin/tables/{table}/rebuild", json={})
        assert wait.status_code == 403
        admin(*data, "appoint", "Anna")
        anna.post(f"/api/admin/tables/{table}/rebuild")
        assert play_over_http([anna], table)["over"]
        assert "running" not in admin(*data, "rebuild")
        with pytest.raises(BadRequest, match="administrator"):
            admin(*data, "ban", "Anna")
        admin(*data, "dismiss", "Anna")
        admin(*data, "ban", "Anna")
        assert anna.get("/api/me", 401)
        admin(*data, "unban", "Anna")
        assert "done" in admin(*data, "vacuum")
        with pytest.raises(BadRequest, match="no such table"):
            admin(*data, "freeze", "nothing")
        with pytest.raises(BadRequest, match="a table is open, running"):
            admin(*data, "tables", "--status", "lost")
        with pytest.raises(BadRequest, match="can't write"):
            admin(*data, "backup", str(tmp_path / "nowhere" / "house.zip"))
        with pytest.raises(BadRequest, match="can't write"):
            admin(*data, "backup", str(tmp_path))
        assert not list(tmp_path.parent.glob("*.part"))


def test_the_server_takes_in_what_the_office_does_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    often = tuple((name, 0.2 if name in ("logs", "bots") else seconds, job) for name, seconds, job in scheduler.JOBS)
    monkeypatch.setattr(scheduler, "JOBS", often)
    monkeypatch.setattr(scheduler, "PATIENCE", 0)
    with serving(settings_for(tmp_path)) as server:
        anna, bruno = Player(server.url, "Anna"), Player(server.url, "Bruno")
        table, hosted = anna.create("me", "open", rated=False), bruno.create("me", "open")
        bruno.post(f"/api/tables/{table}/join")
        anna.connect().say(t="watch", table=table)
        admin("--data", str(tmp_path), "freeze", table)
        anna.await_message(lambda m: m["t"] == "table" and m["status"] == "frozen")
        admin("--data", str(tmp_path), "unfreeze", table)
        admin("--data", str(tmp_path), "ban", bruno.me["id"])
        anna.await_message(lambda m: m["t"] == "table" and m["seats"][1]["standin"])
        wait_until(lambda: anna.get(f"/api/tables/{hosted}")["status"] == "closed")
        anna.act(table, "move", seat_update(anna, table), code="bid 0")
        wait_until(lambda: seat_update(anna, table)["answered"] is None)  # the bot has bid too, and somebody began
        anna.close()


def test_the_office_says_in_a_line_which_house_it_can_not_open(tmp_path: Path) -> None:
    (tmp_path / "beffroi.sqlite3").touch()
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "beffroi.sqlite3").write_text("no database" * 100)
    for flags in (
        ("--data", str(tmp_path / "broken")),
        ("--database-url", "postgresql://me:hidden@127.0.0.1:1/house"),
        ("--data", str(tmp_path), "--redis-url", "redis://127.0.0.1:1"),
    ):
        with pytest.raises(BadRequest, match="can't") as refused:
            admin(*flags, "tables")
        assert "hidden" not in str(refused.value)


@pytest.mark.parametrize("words", [["tables"], ["backup", "empty.zip"], ["vacuum"]])
def test_a_folder_without_a_server_is_not_taken_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadRequest, match=r"there is no database .*mistyped.beffroi\.sqlite3: no server"):
        admin("--data", "mistyped", *words)
    assert list(tmp_path.iterdir()) == []
