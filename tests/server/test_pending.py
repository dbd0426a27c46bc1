"""Decisions on their way to the disk: several of a table at once, what others learn of them meanwhile, and the scribe.

The disk is made to wait by holding SQLite's write lock, as another program that writes would.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from beffroi.kernel.state import State
from beffroi.server.domain.log import LogEntry
from beffroi.server.services.live_table import row_of
from beffroi.server.storage.engine import Conflict
from beffroi.server.storage.log import read_entries
from beffroi.server.storage.schema import entries
from beffroi.server.storage.writer.base import PendingAppend
from beffroi.server.storage.writer.process import MOST_DEATHS, ProcessWriter, WriterChild
from tests.server.support import Player, Server, play_over_http, seat_update, serving, settings_for, wait_until

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)


@contextmanager
def slow_disk(server: Server) -> Iterator[None]:
    """Nothing is stored until the end of this."""
    connection = sqlite3.connect(server.settings.folder / "beffroi.sqlite3", isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


class Asking(threading.Thread):
    """A request that is answered later."""

    def __init__(self, ask: Any) -> None:
        super().__init__(daemon=True)
        self.ask = ask
        self.answer: Any = None
        self.start()

    def run(self) -> None:
        self.answer = self.ask()


def pending(server: Server, table: str) -> int:
    return len(server.services.tables.cache[table].pending)


def bid(player: Player, table: str, seat: int, seq: int, key: str, status: int = 200) -> Asking:
    wanted = {"seat": seat, "seq": seq, "key": key, "code": "bid 0"}
    return Asking(lambda: player.post(f"/api/tables/{table}/move", status, **wanted))


def test_answers_of_several_seats_are_stored_together_and_told_when_all_are(
    server: Server, anna: Player, bruno: Player, shared: str
) -> None:
    before = seat_update(anna, shared)
    with slow_disk(server):
        first = bid(anna, shared, 0, before["seq"], "a")
        wait_until(lambda: pending(server, shared) == 1, 20)
        second = bid(bruno, shared, 1, before["seq"], "b")
        wait_until(lambda: pending(server, shared) == 2, 20)
        assert (first.answer, second.answer) == (None, None)
    first.join()
    second.join()
    assert first.answer == {"seq": before["seq"], "duplicate": False}
    assert second.answer["seq"] == before["seq"] + 1
    assert seat_update(anna, shared)["seq"] == before["seq"] + 1


def test_what_is_not_stored_is_shown_to_nobody(server: Server, anna: Player, bruno: Player, shared: str) -> None:
    before = seat_update(anna, shared)
    with slow_disk(server):
        answered = bid(anna, shared, 0, before["seq"], "a")
        wait_until(lambda: pending(server, shared) == 1, 20)
        look = Asking(lambda: seat_update(anna, shared))
        again = bid(anna, shared, 0, before["seq"], "a")
        look.join(0.3)
        again.join(0.3)
        assert (look.answer, again.answer) == (None, None), "the same request again is no answer to the first"
    for asked in (answered, look, again):
        asked.join()
    assert look.answer["answered"] == "bid 0"
    assert again.answer["duplicate"]


def test_who_comes_or_goes_shows_nothing_that_is_not_stored(
    server: Server, anna: Player, bruno: Player, shared: str
) -> None:
    """Somebody leaves while the disk still writes that they resigned."""
    before = seat_update(bruno, shared, 1)
    for player in (bruno, anna):
        player.connect().say(t="watch", table=shared, since=0)
        player.await_message(lambda m: m["t"] == "update")

    def resigned(message: dict[str, Any]) -> bool:
        return message["t"] == "table" and any(seat["resigned"] for seat in message["seats"])

    assert bruno.socket is not None
    with slow_disk(server):
        leaving = Asking(lambda: bruno.act(shared, "resign", {**before, "seat": 1}))
        wait_until(lambda: pending(server, shared) == 1, 20)
        bruno.socket.close()
        with pytest.raises(TimeoutError):
            anna.await_message(resigned, 0.5)
    leaving.join()
    assert anna.await_message(resigned)


def test_who_was_told_more_elsewhere_is_not_told_less(server: Server, anna: Player, bruno: Player, shared: str) -> None:
    """Another worker stored two bids and told of them; the news of it has not come here."""
    services = server.services
    table = server.inside(services.tables.get(shared))
    seq, n, at = table.seq, table.n, table.at
    for i, (seat, body) in enumerate([(0, "bid 0"), (1, "bid 3")]):
        entry = {"table_id": shared, "n": n + i, "kind": "move", "seat": seat, "body": body, "key": "", "at": at}
        server.inside(services.store.run(sa.insert(entries).values(**entry)))
    anna.connect().say(t="watch", table=shared, since=seq + 1)
    update = anna.await_message(lambda m: m["t"] == "update")
    assert (update["seq"], update["events"]) == (seq + 1, [])


def test_what_follows_on_something_lost_is_lost_too(server: Server, anna: Player, bruno: Player, shared: str) -> None:
    """Another worker was faster: neither the entry that came too late nor the one after it gets into the log."""
    services = server.services

    async def two_on_their_way() -> list[Any]:
        table = await services.tables.get(shared)
        live = services.tables.cache[shared]
        loop, last = asyncio.get_running_loop(), None
        for n in (table.n, table.n + 1):
            entry = LogEntry("move", 0, "bid 0", "", table.at)
            wanted = PendingAppend(shared, n, [entry], row_of(table), None, last, loop.create_future())
            live.track(wanted)
            services.log_store.append(wanted)
            last = wanted
        return await asyncio.gather(*(wanted.done for wanted in live.pending), return_exceptions=True)

    table = server.inside(services.tables.get(shared))
    faster = {"table_id": shared, "n": table.n, "kind": "move", "seat": 1, "body": "bid 3", "key": "", "at": table.at}
    server.inside(services.store.run(sa.insert(entries).values(**faster)))
    lost = server.inside(two_on_their_way())
    assert [type(error) for error in lost] == [Conflict, Conflict]
    log = server.inside(services.store.read(lambda connection: read_entries(connection, shared)))
    assert [entry.body for entry in log][1:] == ["bid 3"]
    assert not services.tables.cache[shared].pending


def test_a_fault_of_the_rules_spares_what_was_on_its_way(
    server: Server, anna: Player, bruno: Player, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = seat_update(anna, shared)
    real = State.apply

    def fail(self: State, seat: int, move: int) -> None:
        if seat == 1:
            raise ZeroDivisionError("a bug in the rules")
        real(self, seat, move)

    monkeypatch.setattr(State, "apply", fail)
    with slow_disk(server):
        good = bid(anna, shared, 0, before["seq"], "a")
        wait_until(lambda: pending(server, shared) == 1, 20)
        bad = Asking(lambda: bruno.act(shared, "move", {**before, "seat": 1}, 409, code="bid 0"))
        wait_until(lambda: server.services.tables.cache[shared].evicted, 20)
    good.join()
    bad.join()
    assert (good.answer["duplicate"], bad.answer["error"]) == (False, "frozen")
    assert seat_update(anna, shared)["answered"] == "bid 0"
    assert anna.get(f"/api/tables/{shared}")["status"] == "frozen"


def child_of(server: Server) -> subprocess.Popen[bytes]:
    writer = server.services.log_store.writer
    assert isinstance(writer, ProcessWriter)
    assert writer.child is not None
    return writer.child.process


def test_a_writer_that_dies_is_replaced(server: Server, anna: Player, bruno: Player, shared: str) -> None:
    before = seat_update(anna, shared)
    first = child_of(server)
    with slow_disk(server):
        answered = bid(anna, shared, 0, before["seq"], "a")
        wait_until(lambda: pending(server, shared) == 1, 20)
        first.kill()
        first.wait(20)
    answered.join()
    assert answered.answer == {"seq": before["seq"], "duplicate": False}
    child_of(server).kill()
    assert bruno.act(shared, "move", {**before, "seat": 1}, code="bid 0")["seq"] == before["seq"] + 1
    log = server.inside(server.services.store.read(lambda connection: read_entries(connection, shared)))
    assert [(entry.kind, entry.seat) for entry in log] == [("start", -1), ("move", 0), ("move", 1)]


def test_the_writer_ends_with_the_server(server: Server, tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as other:
        player = Player(other.url, "Anna")
        table = player.create("me", "me")
        player.act(table, "move", seat_update(player, table), code="bid 0")
        process = child_of(other)
        assert process.poll() is None
    assert process.wait(20) == 0


def test_the_plain_writer_takes_over_from_one_that_keeps_dying(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(self: WriterChild, *message: str) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(WriterChild, "write", die)
    with serving(settings_for(tmp_path)) as other:
        player = Player(other.url, "Anna")
        table = player.create("me", "me")
        assert play_over_http([player], table)["over"]
        writer = other.services.log_store.writer
        assert isinstance(writer, ProcessWriter)
        assert len(writer.deaths) == MOST_DEATHS
        assert player.get(f"/api/tables/{table}/verify")["agrees"]
