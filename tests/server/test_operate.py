"""Running a server: its start, health, metrics, logs, faults of the rules, the example bot."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

import beffroi
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import State
from beffroi.server import logs, metrics
from beffroi.server import main as run
from beffroi.server.errors import Refused
from beffroi.server.logs import MOST_ALIKE, WINDOW, FloodFilter, JsonLines, RedactFilter, redact
from beffroi.server.services import scheduler
from tests.server.support import (
    DEADLINE,
    Player,
    Server,
    ask,
    play_over_http,
    serving,
    settings_for,
    wait_until,
)

ROOT = Path(__file__).parent.parent.parent


def test_health_readiness_and_metrics(server: Server, anna: Player) -> None:
    play_over_http([anna], anna.create("me", "me"))
    assert anna.get("/health") == {"status": "ok", "version": beffroi.__version__, "compiled": beffroi.COMPILED}
    assert anna.get("/ready") == {"database": True, "bus": True}
    text = anna.http.get("/metrics").text
    assert 'beffroi_moves_total{by="person",game="fair"}' in text
    assert "beffroi_commit_seconds_bucket" in text


def test_a_disk_without_room_is_told(tmp_path: Path) -> None:
    """Nothing can be written: the server is not ready, and both writers refuse requests with a sentence."""
    with serving(settings_for(tmp_path)) as server:
        anna = Player(server.url, "Anna").connect()
        table = anna.create("me", "me")
        store, writer = server.services.store, server.services.log_store.writer
        anna.act(table, "move", anna.updates(table)[0], code="bid 0")
        no_room = "PRAGMA max_page_count = 1"  # the file may not grow
        server.inside(store.write(lambda connection: connection.exec_driver_sql(no_room).close()))
        server.inside(writer.child.write(no_room))  # type: ignore[attr-defined]
        assert anna.get("/ready", 503) == {"database": False, "bus": True}
        said = "x" * 500
        full = next(
            answer
            for answer in (anna.http.post(f"/api/tables/{table}/chat", json={"text": said}) for _ in range(200))
            if answer.status_code != 201
        )
        assert (full.status_code, full.json()["error"]) == (503, "busy")
        assert "disk is full" in full.json()["message"]
        filled = [anna.http.post(f"/api/tables/{table}/stop", json=stop_body(n)) for n in range(200)]
        assert {answer.status_code for answer in filled} == {200, 503}
        told = [anna.ask(t="stop", table=table, **stop_body(n)) for n in (1000, 1001)]  # one of them is news
        assert ["disk is full" in message["message"] for message in told if message["t"] == "refused"] == [True]
        assert anna.get("/api/me")["name"] == "Anna"
        assert anna.get("/health")["status"] == "ok"


def stop_body(n: int) -> dict[str, Any]:
    return {"seat": 0, "key": f"{n:060}", "agree": n % 2 == 0}


def test_a_database_that_is_away_is_logged_in_a_line(caplog: pytest.LogCaptureFixture) -> None:
    runs = 0

    async def job(_: scheduler.Scheduler) -> None:
        nonlocal runs
        runs += 1
        if runs == 2:
            raise asyncio.CancelledError
        raise Refused("busy", "the database can't be reached")

    with caplog.at_level(logging.WARNING), pytest.raises(asyncio.CancelledError):
        asyncio.run(scheduler.run_periodically("clocks", 0, job, cast(scheduler.Scheduler, None)))
    (line,) = caplog.records
    assert (line.getMessage(), line.exc_info) == ("clocks: the database can't be reached", None)


def test_the_figures_of_several_workers_add_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(metrics.SHARED, "")
    (tmp_path / "counter_1.db").write_bytes(b"of an earlier run")
    metrics.share_metrics(tmp_path)
    work = "from beffroi.server import metrics as m; m.MOVES.labels('fair', 'bot').inc(2); m.SOCKETS.set(3); "
    commands = [work + end for end in ("input()", "input()", "")]  # two that live on, and one that is gone
    workers = [subprocess.Popen([sys.executable, "-c", text], stdin=subprocess.PIPE) for text in commands]
    workers[2].wait(DEADLINE)
    try:
        wait_until(lambda: b"beffroi_sockets 6.0" in metrics.exposition())
        assert b'beffroi_moves_total{by="bot",game="fair"} 6.0' in metrics.exposition()
    finally:
        for worker in workers:
            worker.communicate(b"\n")


def test_metrics_elsewhere_need_their_token(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, metrics_token="let me see")) as server:
        assert ask("GET", server.url + "/metrics").status_code == 403
        assert ask("GET", server.url + "/metrics", headers={"Authorization": "Bearer let me see"}).status_code == 200


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "Via"])
def test_a_proxy_on_this_machine_that_nobody_named_gets_no_metrics(server: Server, name: str) -> None:
    assert ask("GET", server.url + "/metrics").status_code == 200
    assert ask("GET", server.url + "/metrics", headers={name: "203.0.113.9"}).status_code == 403


def test_logs_hold_no_secrets() -> None:
    words = "password='hunter2' token=abc Bearer xyz bfr_abcdef postgresql://me:pw@host/db $argon2id$v=19$m=1 code: 123"
    words += " to <anna.b@mail.example.org> by mailtos://me:pw@smtp.example.org"
    clean = redact(words)
    assert not re.search("hunter2|abc|xyz|pw|argon2id|123|anna", clean)
    record = logging.LogRecord("x", 20, "f", 1, "cookie=%s", ("beffroi",), None)
    record.table = "t1"
    assert RedactFilter().filter(record)
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["table"]) == ("***", "t1")


def test_a_line_of_the_log_has_the_same_keys_whatever_happened() -> None:
    try:
        raise ValueError("token=abc")
    except ValueError:
        record = logging.LogRecord("beffroi.x", logging.ERROR, "f", 1, "it %s", ("failed",), sys.exc_info())
    record.color_message = "coloured"
    record.method = "GET"
    RedactFilter().filter(record)
    line = json.loads(JsonLines().format(record))
    assert sorted(line) == ["at", "error", "level", "logger", "message", "method"]
    assert (line["level"], line["logger"], line["message"], line["method"]) == (
        "error",
        "beffroi.x",
        "it failed",
        "GET",
    )
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["at"])
    assert line["error"].startswith("Traceback")
    assert line["error"].endswith("ValueError: ***")


def test_whoever_sends_nonsense_does_not_fill_the_disk_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of lines alike few are written in a while, whatever stands in them; others are written as before."""
    at = 1000.0
    monkeypatch.setattr(logs, "clock", lambda: at)
    written: list[str] = []
    flood = FloodFilter()

    def say(text: str, *args: object) -> None:
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "f", 1, text, args, None)
        if flood.filter(record):
            written.append(record.getMessage())

    for number in range(1000):
        say("Invalid request %s", number)
    say("something else")
    assert written == [*(f"Invalid request {number}" for number in range(MOST_ALIKE)), "something else"]
    at += WINDOW
    say("Invalid request %s", 7)
    say("Invalid request %s", 8)
    assert written[-2:] == [f"Invalid request 7 (and {1000 - MOST_ALIKE} more before)", "Invalid request 8"]


def test_nothing_secret_is_logged_in_a_whole_game(
    server: Server, anna: Player, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        play_over_http([anna], anna.create("me", "me"))
    assert anna.http.cookies["beffroi"] not in caplog.text


def test_a_fault_of_the_rules_freezes_one_table_and_keeps_its_record(
    server: Server, anna: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, other = anna.create("me", "me"), anna.create("me", "me")
    real = State.apply

    def fail(self: State, seat: int, move: int) -> None:
        raise ZeroDivisionError("a bug in the rules")

    monkeypatch.setattr(State, "apply", fail)
    assert anna.act(broken, "move", anna.updates(broken)[0], 409, code="bid 0")["error"] == "frozen"
    monkeypatch.setattr(State, "apply", real)
    assert anna.get(f"/api/tables/{broken}")["status"] == "frozen"
    kept = json.loads((server.settings.folder / "frozen" / f"{broken}.json").read_text())
    assert "a bug in the rules" in kept["error"]
    assert play_over_http([anna], other)["over"]


def test_what_keeps_a_server_from_starting_is_said_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadRequest, match=r"can't use the database .*Not a directory"):
        run.check(settings_for(tmp_path / "file" / "data"))
    elsewhere = settings_for(tmp_path / "file" / "data", database_url=f"sqlite:///{tmp_path / 'house.sqlite3'}")
    with pytest.raises(BadRequest, match=r"can't keep anything in .*Not a directory"):
        run.check(elsewhere)
    unreachable = settings_for(tmp_path, database_url="postgresql://me:hidden@127.0.0.1:1/house")
    with pytest.raises(BadRequest, match=r"can't use the database .*me:\*\*\*@127.0.0.1"):
        run.check(unreachable)
    with pytest.raises(BadRequest, match="can't reach Redis"):
        run.check(settings_for(tmp_path, redis_url="redis://127.0.0.1:1"))
    with sqlite3.connect(tmp_path / "beffroi.sqlite3") as connection:
        connection.execute("update alembic_version set version_num = 'later'")
    with pytest.raises(BadRequest, match="newer version"):
        run.check(settings_for(tmp_path))


def test_the_server_starts_by_one_command_and_prints_its_address(tmp_path: Path) -> None:
    from tests.server.support import free_port

    port = free_port()
    command = [sys.executable, "-c", "from beffroi.cli import main; main()", "serve"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "BEFFROI_GAMES": "tests.toys"}
    pipe = subprocess.PIPE
    flags = ["--port", str(port), "--data", str(tmp_path)]
    process = subprocess.Popen([*command, *flags], stdout=pipe, stderr=pipe, text=True, env=environment)

    def answers() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/ready").status_code == 200
        except httpx.HTTPError:
            return False

    try:
        wait_until(answers)
    finally:
        process.terminate()
        out, _ = process.communicate(timeout=DEADLINE)
    assert f"http://127.0.0.1:{port}" in out
    public = subprocess.run([*command, "--host", "0.0.0.0"], capture_output=True, text=True, env=environment)
    assert public.returncode == 2
    assert "BEFFROI_SECRET" in public.stderr


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    script = ROOT / "docs" / "examples" / "http_bot.py"
    assert len([line for line in script.read_text().splitlines() if line.strip()]) <= 40
    anna = Player(server.url, "Anna")
    table = anna.create("me", "open")
    bot = subprocess.Popen([sys.executable, str(script), server.url, table], stdout=subprocess.PIPE, text=True)
    while anna.get(f"/api/tables/{table}")["status"] == "open":
        assert bot.poll() is None
    assert play_over_http([anna], table)["over"]
    out, _ = bot.communicate(timeout=DEADLINE)
    assert out.startswith("over:")
