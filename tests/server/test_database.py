"""The database: migrations give the schema, a house of an earlier version goes on, nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from beffroi.server.config import read_settings
from beffroi.server.storage.engine import open_store
from beffroi.server.storage.migrate import config
from beffroi.server.storage.schema import metadata
from tests.server.support import (
    Player,
    Server,
    play_over_http,
    serving,
    settings_for,
)
from tests.server.test_accounts import PASSWORD


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


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_give_the_schema(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:

    url = "" if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
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


def test_sqlite_is_durable(server: Server) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in names]

    assert server.inside(server.services.store.write(pragmas)) == ["wal", 2, 1]
