"""Running the house: settings, health, metrics, logs, the command line, backups, the example bot."""

from __future__ import annotations

import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from typer.testing import CliRunner

from beffroi.cli import build_app
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import State
from beffroi.server import main as run
from beffroi.server import metrics
from beffroi.server.config import Settings, read_settings, signing_secret
from beffroi.server.logs import JsonLines, RedactFilter, redact
from beffroi.server.storage.engine import open_store
from beffroi.server.storage.migrate import config
from beffroi.server.storage.schema import metadata
from tests.server.conftest import new_database
from tests.server.support import DEADLINE, Player, Server, ask, play_over_http, serving, settings_for, wait_until
from tests.server.test_accounts import PASSWORD

ROOT = Path(__file__).parent.parent.parent
SECRET = "q8Zr5t2Lk0Vb7Nw3Xc9Yd4Pf6Gh1Js_m"


# --- settings ---------------------------------------------------------------------------


def test_settings_come_by_environment_and_flags() -> None:
    settings = read_settings({"BEFFROI_PORT": "9000", "BEFFROI_LIMITS": "false"}, host=None, data="x")
    assert (settings.port, settings.limits, settings.data, settings.host) == (9000, False, "x", "127.0.0.1")
    with pytest.raises(BadRequest, match="port"):
        read_settings({"BEFFROI_PORT": "many"})


@pytest.mark.parametrize("secret", ["", "short", "change-me-" + "x" * 30])
def test_a_public_address_needs_a_secret_of_its_own(secret: str) -> None:
    for host in ("0.0.0.0", "::", "192.168.1.5", "games.example.org"):
        with pytest.raises(BadRequest):
            read_settings({}, host=host, secret=secret or None)
    assert read_settings({}, host="0.0.0.0", secret=SECRET).secret == SECRET


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "99999"),
        ("WORKERS", "0"),
        ("THINKERS", "0"),
        ("LOG_LEVEL", "loud"),
        ("LOG_FORMAT", "xml"),
        ("GUEST_DAYS", "0"),
        ("REDIS_URL", "localhost:6379"),
        ("DATABASE_URL", "mysql://me@host/house"),
        ("MAIL_URL", "smtp.example.org"),
        ("PUBLIC_URL", "games.example.org"),
    ],
)
def test_settings_that_can_not_be_are_named(name: str, value: str) -> None:
    with pytest.raises(BadRequest, match=f"(?i){name}"):
        read_settings({f"BEFFROI_{name}": value})


def test_people_are_told_an_address_that_leads_here() -> None:
    assert read_settings({}, host="0.0.0.0", secret=SECRET).address == "http://localhost:8000"
    assert read_settings({}, host="::1").address == "http://[::1]:8000"
    assert read_settings({"BEFFROI_PUBLIC_URL": "https://games.example.org/"}).address == "https://games.example.org"


def test_several_workers_need_a_shared_house() -> None:
    with pytest.raises(BadRequest, match="PostgreSQL and Redis"):
        read_settings({}, workers=2)


def test_the_generated_secret_stays_and_is_private(tmp_path: Path) -> None:
    settings = read_settings({}, data=str(tmp_path))
    assert signing_secret(settings) == signing_secret(settings)
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


def test_the_house_is_private(tmp_path: Path) -> None:
    run.check(settings_for(tmp_path / "house"))
    assert (tmp_path / "house").stat().st_mode & 0o077 == 0


def test_workers_that_start_together_agree_on_the_secret(tmp_path: Path) -> None:
    settings = read_settings({}, data=str(tmp_path))
    with ThreadPoolExecutor(8) as workers:
        found = set(workers.map(lambda _: signing_secret(settings), range(32)))
    assert len(found) == 1
    assert len(found.pop()) >= 32
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    missing = [name for name in Settings.__struct_fields__ if f"`BEFFROI_{name.upper()}`" not in text]
    assert missing == []


# --- health and logs ----------------------------------------------------------------------


def test_health_readiness_and_metrics(server: Server, anna: Player) -> None:
    play_over_http([anna], anna.create("me", "me"))
    assert anna.get("/health")["status"] == "ok"
    assert anna.get("/ready") == {"database": True, "bus": True}
    text = anna.http.get("/metrics").text
    assert 'beffroi_moves_total{by="person",game="fair"}' in text
    assert "beffroi_commit_seconds_bucket" in text


def test_accounts_of_before_keep_their_names_from_lookalikes(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    engine = sa.create_engine(settings.database)
    with engine.begin() as connection:
        made = config()
        made.attributes["connection"] = connection
        command.upgrade(made, "0004")
        old = "INSERT INTO people (id, name, name_key, guest, created, seen) VALUES ('a', 'Alicea', 'alicea', 0, 0, 0)"
        connection.exec_driver_sql(old)
    engine.dispose()
    with serving(settings) as server:
        assert Player(server.url).post("/api/session", 409, name="AIicea")["error"] == "name-taken"


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


# --- the database --------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_give_the_schema(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    import asyncio

    url = "" if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))
    settings = read_settings({}, data=str(tmp_path), database_url=url)

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        store = await open_store(settings.database)
        found = await store.read(differences)
        await store.close()
        again = await open_store(settings.database)
        await again.close()
        return found

    assert asyncio.run(compare()) == []


def test_a_house_of_the_first_version_goes_on(tmp_path: Path) -> None:
    new, old = tmp_path / "new", tmp_path / "old"
    with serving(settings_for(new)) as server:
        anna = Player(server.url)
        anna.post("/api/session/register", name="Anna", password=PASSWORD)
        over, running = anna.create("me", "me"), anna.create("me", "me")
        play_over_http([anna], over)
        record = anna.get(f"/api/tables/{over}/record")
    old.mkdir()
    first_version(old / "beffroi.sqlite3", new / "beffroi.sqlite3")
    with serving(settings_for(old)) as server:
        again = Player(server.url)
        again.post("/api/session/login", name="Anna", password=PASSWORD)
        assert again.get(f"/api/tables/{over}/record") == record
        assert play_over_http([again], running)["over"]


def first_version(target: Path, source: Path) -> None:
    """A database with the first schema and the rows of another."""
    engine = sa.create_engine(f"sqlite:///{target}")
    with engine.begin() as connection:
        made = config()
        made.attributes["connection"] = connection
        command.upgrade(made, "0001")
        names = set(sa.inspect(connection).get_table_names()) - {"alembic_version"}
    raw = sqlite3.connect(target)
    raw.execute("attach ? as source", (str(source),))
    for name in names:
        columns = ", ".join(f'"{row[1]}"' for row in raw.execute(f"pragma main.table_info({name})"))
        raw.execute(f"insert into main.{name} ({columns}) select {columns} from source.{name}")
    raw.commit()
    raw.close()


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


def test_sqlite_is_durable(server: Server) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in names]

    assert server.inside(server.services.store.write(pragmas)) == ["wal", 2, 1]


# --- the command line ------------------------------------------------------------------------


def admin(*words: str) -> str:
    result = CliRunner().invoke(build_app(), ["admin", *words])
    if isinstance(result.exception, BadRequest):
        raise result.exception
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output


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


def test_the_server_takes_in_what_the_office_does_beside_it(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        anna, bruno = Player(server.url, "Anna"), Player(server.url, "Bruno")
        table, hosted = anna.create("me", "open"), bruno.create("me", "open")
        bruno.post(f"/api/tables/{table}/join")
        anna.connect().say(t="watch", table=table)
        admin("--data", str(tmp_path), "freeze", table)
        anna.await_message(lambda m: m["t"] == "table" and m["status"] == "frozen")
        admin("--data", str(tmp_path), "unfreeze", table)
        admin("--data", str(tmp_path), "ban", bruno.me["id"])
        anna.await_message(lambda m: m["t"] == "table" and m["seats"][1]["standin"])
        wait_until(lambda: anna.get(f"/api/tables/{hosted}")["status"] == "closed")
        assert play_over_http([anna], table)["over"]
        anna.close()


def test_the_office_says_in_a_line_which_house_it_can_not_open(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for flags in (
        ("--data", str(tmp_path / "file" / "data")),
        ("--database-url", "postgresql://me:hidden@127.0.0.1:1/house"),
        ("--data", str(tmp_path), "--redis-url", "redis://127.0.0.1:1"),
    ):
        with pytest.raises(BadRequest, match="can't") as refused:
            admin(*flags, "tables")
        assert "hidden" not in str(refused.value)


def test_a_backup_moves_a_house_to_the_other_database_and_back(tmp_path: Path, postgres: str) -> None:
    first, second, third = tmp_path / "one", tmp_path / "two", tmp_path / "three"
    with serving(settings_for(first)) as server:
        anna = Player(server.url)
        anna.post("/api/session/register", name="Anna", password=PASSWORD)
        table = anna.create("me", "bot")
        play_over_http([anna], table)
        anna.post(f"/api/tables/{table}/chat", text="well")
        record = anna.get(f"/api/tables/{table}/record")
        assert "1 people" in admin("--data", str(first), "backup", str(tmp_path / "a.zip"))
    assert (tmp_path / "a.zip").stat().st_mode & 0o077 == 0
    url = new_database(postgres)
    admin("--data", str(second), "--database-url", url, "restore", str(tmp_path / "a.zip"))
    admin("--data", str(second), "--database-url", url, "backup", str(tmp_path / "b.zip"))
    with pytest.raises(BadRequest, match="not empty"):
        admin("--data", str(second), "--database-url", url, "restore", str(tmp_path / "a.zip"))
    admin("--data", str(third), "restore", str(tmp_path / "b.zip"))
    with serving(settings_for(third)) as server:
        again = Player(server.url)
        again.http.cookies.set("beffroi", anna.http.cookies["beffroi"])  # sessions survive too
        assert again.get("/api/me")["name"] == "Anna"
        assert again.get(f"/api/tables/{table}/record") == record
        again.post(f"/api/tables/{table}/chat", text="again")
        assert [m["text"] for m in again.get(f"/api/tables/{table}/chat")] == ["well", "again"]
    (tmp_path / "c.zip").write_bytes(b"no zip")
    with pytest.raises(BadRequest, match="no backup"):
        admin("--data", str(tmp_path / "four"), "restore", str(tmp_path / "c.zip"))


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
