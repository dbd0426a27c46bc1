"""The power goes at random moments: what was acknowledged by then is on the disk, and the database is whole."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from beffroi.server.app import open_services
from beffroi.server.config import read_settings
from beffroi.server.storage.log import read_entries
from beffroi.server.storage.schema import tables
from tests.power.disk import cut_off, read_operations
from tests.server.killing import Client, Phoenix, count, stop_all
from tests.server.support import wait_until

COMPILER = shutil.which("cc") or shutil.which("gcc")
CUTS = int(os.environ.get("BEFFROI_CUTS", "12"))
CLIENTS = 3
DECISIONS = int(os.environ.get("BEFFROI_CUTS", "12")) * 20

pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler for what logs the writes")


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Phoenix]:
    """A server whose writes to its data folder are logged."""
    library = tmp_path / "writes.so"
    source = Path(__file__).with_name("writes.c")
    subprocess.run([str(COMPILER), "-O1", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
    data = tmp_path / "data"
    data.mkdir()
    monkeypatch.setenv("WRITES_OF", str(data))
    monkeypatch.setenv("WRITES_LOG", str(tmp_path / "writes"))
    monkeypatch.setenv("LD_PRELOAD", str(library))
    made = Phoenix(data)
    monkeypatch.delenv("LD_PRELOAD")
    made.wait()
    yield made
    made.end()


def test_a_power_cut_loses_nothing_that_was_acknowledged(watched: Phoenix, tmp_path: Path) -> None:
    clients = [Client([watched.url], number) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    wait_until(lambda: count(clients) > DECISIONS)
    acknowledged = stop_all(clients)
    watched.end()
    log = read_operations(tmp_path / "writes")
    first, last = min(told.at for told in acknowledged), max(told.at for told in acknowledged)
    luck = random.Random(7)
    for number in range(CUTS):
        moment = luck.randrange(first, last)
        folder = tmp_path / f"cut-{number}"
        folder.mkdir()
        for name, content in cut_off(log, moment, luck).items():
            if "/" not in name:
                (folder / name).write_bytes(content)
        check_database(folder / "beffroi.sqlite3")
        asyncio.run(check_kept(folder, {(told.table, told.key) for told in acknowledged if told.at <= moment}))


def check_database(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def check_kept(folder: Path, acknowledged: set[tuple[str, str]]) -> None:
    services = await open_services(read_settings({}, data=str(folder)))
    kept = set()
    for row in await services.store.rows(sa.select(tables.c.id)):
        entries = await services.store.read(partial(read_entries, table=row["id"]))
        kept |= {(row["id"], entry.key.partition(":")[2]) for entry in entries}
    await services.store.close()
    assert not acknowledged - kept
