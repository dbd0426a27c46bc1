"""A storage that fails, or stores and does not say so: what was found by simulation, one by one."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from beffroi.server.api.websocket import TRY_LATER
from beffroi.server.errors import Refused
from beffroi.server.services.live_table import LiveTable
from beffroi.server.services.ports import TableChanged
from beffroi.server.storage.engine import Sqlite
from beffroi.server.storage.log import read_entries
from beffroi.server.storage.writer.base import LogWriter, PendingAppend
from beffroi.server.storage.writer.process import ProcessWriter, spawn
from tests.server.support import Doc, Player, Server, seat_update, wait_until
from tests.server.test_pending import bid, pending

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)

SOON = 60.0  # seconds
AWAY = Refused("busy", "the storage is away")


class OnceFailing:
    """Writes as another does, but fails a table's first time: when it is let, and perhaps after it has stored all."""

    def __init__(self, writer: LogWriter, table: str, *, stores: bool) -> None:
        self.writer = writer
        self.table = table  # elsewhere, bots of other tests may still play
        self.stores = stores
        self.let = threading.Event()
        self.failed = False

    async def write(self, group: list[PendingAppend]) -> None:
        if self.failed or all(one.table != self.table for one in group):
            await self.writer.write(group)
            return
        if len(group) > 1:  # alone the table comes again, and the others are not drawn in
            raise AWAY
        while not self.let.is_set():
            await asyncio.sleep(0.005)
        if self.stores:
            await self.writer.write(group)
        self.failed = True
        raise AWAY

    async def close(self) -> None:
        await self.writer.close()


@pytest.fixture
def losing(server: Server, shared: str, monkeypatch: pytest.MonkeyPatch) -> OnceFailing:
    """The next write is stored, and nobody hears of it."""
    made = OnceFailing(server.services.log_store.writer, shared, stores=True)
    made.let.set()
    monkeypatch.setattr(server.services.log_store, "writer", made)
    return made


@pytest.fixture
def failing(server: Server, shared: str, monkeypatch: pytest.MonkeyPatch) -> OnceFailing:
    """The next write fails, as soon as it is let."""
    made = OnceFailing(server.services.log_store.writer, shared, stores=False)
    monkeypatch.setattr(server.services.log_store, "writer", made)
    return made


def watching(player: Player, table: str) -> Player:
    """Another page of the same person, which has seen the table."""
    page = Player(player.url)
    page.http.cookies.update(player.http.cookies)
    page.connect().say(t="watch", table=table)
    page.await_message(lambda m: m["t"] == "update", SOON)
    return page


def keys(server: Server, table: str) -> list[str]:
    log = server.inside(server.services.store.read(partial(read_entries, table=table)))
    return [entry.key.partition(":")[2] for entry in log if entry.key]


def test_what_was_stored_without_an_answer_is_told_to_those_who_watch(
    server: Server, anna: Player, bruno: Player, shared: str, losing: OnceFailing
) -> None:
    losing.failed = True  # not yet
    before = seat_update(anna, shared)
    anna.act(shared, "move", before, code="bid 0")
    page = watching(anna, shared)
    losing.failed = False
    assert bruno.act(shared, "move", {**before, "seat": 1}, 503, code="bid 0")["error"] == "busy"
    server.inside(server.services.tables.sync_changed())
    page.await_message(lambda m: m["t"] == "update" and m["seq"] > before["seq"], SOON)
    page.close()


def test_a_secret_answer_stored_without_an_answer_is_shown_to_its_owners_pages(
    server: Server, anna: Player, shared: str, losing: OnceFailing
) -> None:
    before, page = seat_update(anna, shared), watching(anna, shared)
    assert anna.act(shared, "move", before, 503, code="bid 0")["error"] == "busy"
    server.inside(server.services.tables.sync_changed())
    page.await_message(lambda m: m["t"] == "update" and m["answered"] == "bid 0", SOON)
    page.close()


def test_what_could_not_be_told_is_told_again(
    server: Server, anna: Player, bruno: Player, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, page = seat_update(anna, shared), watching(anna, shared)
    anna.act(shared, "move", before, code="bid 0")
    service = server.services.tables

    async def fail(change: TableChanged) -> None:
        monkeypatch.undo()
        raise AWAY

    monkeypatch.setattr(service, "listeners", [fail])
    bruno.act(shared, "move", {**before, "seat": 1}, 503, code="bid 0")
    server.inside(service.sync_changed())
    page.await_message(lambda m: m["t"] == "update" and m["seq"] > before["seq"], SOON)
    page.close()


def test_a_repeated_command_is_no_duplicate_of_one_that_failed(
    server: Server, anna: Player, shared: str, failing: OnceFailing, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, waits, wait_stored = seat_update(anna, shared), threading.Event(), LiveTable.wait_stored

    async def wait(live: LiveTable) -> None:
        waits.set()
        await wait_stored(live)

    monkeypatch.setattr(LiveTable, "wait_stored", wait)
    first = bid(anna, shared, 0, before["seq"], "once", 503)
    wait_until(lambda: pending(server, shared) == 1)
    second = bid(anna, shared, 0, before["seq"], "once")
    assert waits.wait(SOON)
    failing.let.set()
    first.join()
    second.join()
    assert first.answer["error"] == "busy"
    assert second.answer == {"seq": before["seq"], "duplicate": False}
    assert keys(server, shared) == ["once"]


def test_nobody_is_shown_what_failed_to_be_stored(
    server: Server, anna: Player, shared: str, failing: OnceFailing
) -> None:
    before = seat_update(anna, shared)
    first = bid(anna, shared, 0, before["seq"], "lost", 503)
    wait_until(lambda: pending(server, shared) == 1)
    seen = asyncio.run_coroutine_threadsafe(look(server, shared), server.loop)
    failing.let.set()
    first.join()
    assert seen.result(SOON) == []
    assert seat_update(anna, shared)["answered"] is None


async def look(server: Server, table: str) -> list[str]:
    """The keys of what somebody sees at the table who looks now."""
    state = await server.services.tables.get(table)
    return [key for key in ("lost",) if any(state.seen(f"{seat.person}:{key}") for seat in state.seats)]


def test_seats_in_doubt_are_read_again(
    server: Server, anna: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.create("me", "open", "open")
    store = server.services.tables.store
    change = store.change_seats

    async def lose(*given: Any, **more: Any) -> Any:
        await change(*given, **more)
        raise AWAY

    monkeypatch.setattr(store, "change_seats", lose)
    bruno.post(f"/api/tables/{table}/join", 503)
    assert [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"][:2]] == ["Anna", "Bruno"]


def test_who_sat_down_at_another_worker_is_seen_when_the_log_is_looked_at(
    server: Server, anna: Player, bruno: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news of it got lost."""
    table = anna.create("me", "open", "open")
    service = server.services.tables
    state = server.inside(service.get(table))
    before = list(state.seats)
    bruno.post(f"/api/tables/{table}/join")
    service.loaded(table).seats = before  # type: ignore[union-attr]
    server.inside(service.sync_all())
    assert anna.get(f"/api/tables/{table}")["seats"][1]["name"] == "Bruno"


def test_a_page_whose_table_can_not_be_read_comes_back_later(
    server: Server, anna: Player, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> Any:
        raise AWAY

    anna.connect()
    monkeypatch.setattr(server.services.talk, "chats", fail)
    anna.say(t="watch", table=shared)
    refused: Doc = anna.await_message(lambda m: m["t"] == "refused", SOON)
    assert refused["error"] == "busy"
    with pytest.raises(ConnectionClosed) as closed:
        anna.hear(SOON)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_LATER


class Unprepared:
    """A child that can't be taught what a group is."""

    over = False
    stopped = False

    async def write(self, *message: str) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def stop(self) -> None:
        self.stopped = True


def test_a_child_that_could_not_be_set_up_is_let_go(
    server: Server, anna: Player, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = server.services.store
    assert isinstance(store, Sqlite)
    unprepared = Unprepared()
    children: list[Any] = [unprepared]

    async def start(path: str) -> Any:
        return children.pop() if children else await spawn(path)

    writer = ProcessWriter(store, start)
    monkeypatch.setattr(server.services.log_store, "writer", writer)
    before = seat_update(anna, shared)
    assert anna.act(shared, "move", before, 503, key="a", code="bid 0")["error"] == "busy"
    assert unprepared.stopped
    assert anna.act(shared, "move", before, key="a", code="bid 0") == {"seq": before["seq"], "duplicate": False}
    server.inside(writer.close())
