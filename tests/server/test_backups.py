"""Backups: to the other database and back, of earlier versions, never into a running server."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
import sqlalchemy as sa

from beffroi.kernel.errors import BadRequest
from beffroi.server.storage.migrate import upgrade
from beffroi.server.storage.occupancy import occupied, unoccupied
from tests.server import keep_backup
from tests.server.office import admin
from tests.server.stores import PostgresProcess
from tests.server.support import (
    Player,
    play_over_http,
    serving,
    settings_for,
)
from tests.server.test_accounts import PASSWORD

KEPT_BACKUPS = sorted(keep_backup.KEPT.glob("*.zip"))


def test_a_backup_moves_a_house_to_the_other_database_and_back(tmp_path: Path, postgres: PostgresProcess) -> None:
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
    url = postgres.new_database()
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
    assert "1 people" in admin("--data", str(third), "backup", "--try", str(tmp_path / "c.zip"))
    (tmp_path / "c.zip").write_bytes(b"no zip")
    with pytest.raises(BadRequest, match="no backup"):
        admin("--data", str(tmp_path / "four"), "restore", str(tmp_path / "c.zip"))


def test_a_backup_of_an_earlier_version_is_restored_and_migrated(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'earlier.sqlite3'}")
    with engine.begin() as connection:
        upgrade(connection, "0004")
        names = set(sa.inspect(connection).get_table_names()) - {"alembic_version"}
    engine.dispose()
    person = {"id": "a", "name": "Alicea", "name_key": "alicea", "guest": False, "created": 0, "seen": 0}
    with zipfile.ZipFile(tmp_path / "earlier.zip", "w") as archive:
        archive.writestr("beffroi.json", json.dumps({"format": 1, "schema": "0004"}))
        for name in names:
            archive.writestr(f"tables/{name}.jsonl", json.dumps(person) + "\n" if name == "people" else "")
    house = ("--data", str(tmp_path / "house"))
    assert "1 people" in admin(*house, "restore", str(tmp_path / "earlier.zip"))
    assert "Alicea" in admin(*house, "people")
    with zipfile.ZipFile(tmp_path / "later.zip", "w") as archive:
        archive.writestr("beffroi.json", json.dumps({"format": 1, "schema": "9999"}))
    with pytest.raises(BadRequest, match=r"later\.zip was made by a newer version"):
        admin("--data", str(tmp_path / "other"), "restore", str(tmp_path / "later.zip"))


@pytest.mark.parametrize(
    ("member", "content", "reason"),
    [
        ("beffroi.json", b"3", "is no backup of a server"),
        ("tables/people.jsonl", b"no row\n", "people can't be restored"),
        ("tables/people.jsonl", b"[1]\n", "people can't be restored"),
        ("tables/people.jsonl", b'{"colour": 1}\n', "people can't be restored"),
        ("tables/people.jsonl", None, "people can't be restored"),
    ],
)
def test_a_damaged_backup_is_refused_by_its_part(
    tmp_path: Path, member: str, content: bytes | None, reason: str
) -> None:
    damaged = tmp_path / "damaged.zip"
    with zipfile.ZipFile(KEPT_BACKUPS[-1]) as whole, zipfile.ZipFile(damaged, "w") as archive:
        for name in whole.namelist():
            if name != member:
                archive.writestr(name, whole.read(name))
        if content is not None:
            archive.writestr(member, content)
    with pytest.raises(BadRequest, match=reason):
        admin("--data", str(tmp_path / "house"), "restore", str(damaged))
    assert "people" in admin("--data", str(tmp_path / "house"), "restore", str(KEPT_BACKUPS[-1]))  # it is still empty


def test_a_backup_is_not_written_where_no_file_can_be(tmp_path: Path) -> None:
    house = ("--data", str(tmp_path / "house"))
    admin(*house, "restore", str(KEPT_BACKUPS[-1]))
    (tmp_path / "file").touch()
    for target in ("", str(tmp_path / "file" / "x.zip"), str(tmp_path / ("x" * 300))):
        with pytest.raises(BadRequest, match="can't write"):
            admin(*house, "backup", target)


def test_nothing_is_restored_into_a_running_server(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)), pytest.raises(BadRequest, match=r"a server is running on .*: stop it first"):
        admin("--data", str(tmp_path), "restore", str(tmp_path / "a.zip"))
    with unoccupied(tmp_path), pytest.raises(BadRequest, match="a backup is being restored"), occupied(tmp_path):
        pass


@pytest.mark.parametrize("kept", KEPT_BACKUPS, ids=lambda path: path.stem)
def test_a_backup_of_a_release_before_is_restored_and_played_on(kept: Path, tmp_path: Path) -> None:
    assert "1 people" in admin("--data", str(tmp_path), "restore", str(kept))
    with serving(settings_for(tmp_path)) as server:
        ada = Player(server.url)
        ada.post("/api/session/login", name=keep_backup.NAME, password=keep_backup.PASSWORD)
        tables = {row["game"]: row for row in ada.get("/api/me/tables")}
        assert tables.keys() >= set(keep_backup.TITLES)
        for title in keep_backup.TITLES:
            table = tables[title]["table"]
            before = ada.updates(table)[0]["seq"]
            keep_backup.play_on(ada, table, 2)
            assert ada.updates(table)[0]["seq"] >= before + 2
        (played,) = ada.get("/api/me/results")
        assert ada.get(f"/api/tables/{played['table']}/verify")["agrees"]
