"""Sees everything that leaves the server, and keeps it until it can be compared with the record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from beffroi.server.domain.days import day_of

if TYPE_CHECKING:
    from tests.simulation.client import Client, Sent
    from tests.simulation.line import Doc, Line
    from tests.simulation.world import World


@dataclass(frozen=True)
class Told:
    """An update as it left: to whom, what the record was then, and from where on it may tell."""

    person: str | None
    update: Any
    head: int
    sinces: tuple[int, ...]


@dataclass(frozen=True)
class Acknowledged:
    """What somebody was told counts."""

    person: str
    table: str
    key: str
    seq: int
    duplicate: bool


AGREEING: Final = ("stop", "pause", "hand-over")


class Witness:
    """Stands at the door of every worker."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.told: dict[str, dict[int, list[Told]]] = {}  # by table and seq
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[tuple[str, str]] = []  # person and key
        self.sent: dict[tuple[str, str], Sent] = {}
        self.lies: set[tuple[str, str]] = set()
        self.count = 0

    def said(self, client: Client, sent: Sent) -> None:
        assert client.person is not None
        self.sent[client.person.id, sent.body["key"]] = sent

    def lied(self, client: Client, body: Doc) -> None:
        assert client.person is not None
        self.lies.add((client.person.id, body["key"]))

    def leaves(self, line: Line, message: Doc) -> None:
        """Look at one message; what can be checked at once is."""
        self.count += 1
        kind = message["t"]
        person = line.client.person.id if line.client.person is not None and line.client.cookie else None
        if kind == "update":
            self._update(line, person, message)
        elif kind == "table":
            self._table(line, person, message)
        elif kind == "study" and self.world.study is not None:
            self.world.study.told(line, person, message)
        elif kind == "accepted":
            self._accepted(line, person, message)
        elif kind == "refused":
            self.world.story.tell(line.worker.name, f"refuses {line.client.name}: {message['error']} {message['key']}")
            if person is not None and message["key"] and message["error"] != "busy":  # "busy" promises nothing
                self.refused.append((person, message["key"]))

    def _update(self, line: Line, person: str | None, message: Doc) -> None:
        table, seat, seq = message["table"], message["seat"], message["seq"]
        sinces = [*line.asked.get(table, ())]
        if (table, seat) in line.since:
            sinces.append(line.since[table, seat])
        line.since[table, seat] = seq
        if any(since > seq for since in sinces):  # it was told from where the table was when it was asked for
            sinces = [*range(seq + 1), *sinces]
        usable = tuple(dict.fromkeys(max(0, min(since, seq)) for since in reversed(sinces)))
        told = Told(person, message, self._head(table), usable)
        self.told.setdefault(table, {}).setdefault(seq, []).append(told)
        self.world.story.tell(line.worker.name, f"tells {line.client.name} {table} seat {seat} at {seq}")

    def _table(self, line: Line, person: str | None, message: Doc) -> None:
        self.world.story.tell(line.worker.name, f"tells {line.client.name} {message['table']} is {message['status']}")
        if message["secret"] is not None and message["status"] != "over":
            self.world.fail(f"the luck of {message['table']} was told while it is {message['status']}")
        if message["day"] and message["secret"] and day_of(line.worker.time_of_day()) <= message["day"]["day"]:
            self.world.fail(f"the luck of a day was told before it was over, at {message['table']}")
        if message["status"] == "over" and self._status(message["table"]) != "over":
            self.world.fail(f"{line.client.name} was told that {message['table']} is over before it was stored")

    def _accepted(self, line: Line, person: str | None, message: Doc) -> None:
        self.world.story.tell(line.worker.name, f"accepts {message['key']} of {line.client.name} at {message['seq']}")
        if person is None:
            self.world.fail("something was accepted from nobody")
            return
        full = f"{person}:{message['key']}"
        query = "SELECT count(*) FROM entries WHERE table_id = ? AND key = ?"
        (stored,) = self.world.disk.place.raw.execute(query, (message["table"], full)).fetchone()
        sent = self.sent.get((person, message["key"]))
        nothing_to_do = sent is not None and sent.body["t"] in AGREEING  # agreeing twice adds nothing
        if stored != 1 and not (stored == 0 and nothing_to_do):
            self.world.fail(f"{message['key']} was acknowledged to {line.client.name} and is stored {stored} times")
        if stored:
            self.acknowledged.append(Acknowledged(person, message["table"], full, message["seq"], message["duplicate"]))

    def _head(self, table: str) -> int:
        row = self.world.disk.place.raw.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
        return row[0] if row else -1

    def _status(self, table: str) -> str:
        row = self.world.disk.place.raw.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
        return row[0] if row else ""
