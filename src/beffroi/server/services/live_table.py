"""One table in memory: the authority over what may come next.

A request is checked against the course so far; what it adds takes effect at
once and is on its way to the disk while the next request is looked at. Until
all of it is stored, nobody is told.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.state import NOBODY, Seat
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import CLOSED, FROZEN, OPEN, OVER, RUNNING, STOPPED, SeatAssignment, TableSpec
from beffroi.server.domain.table import BOT_BIT, TableState
from beffroi.server.errors import Refused
from beffroi.server.storage.writer.base import PendingAppend

__all__ = ["BOT_BIT", "CLOSED", "FROZEN", "OPEN", "OVER", "RUNNING", "STOPPED", "Table"]


class Table(TableState):
    """A table people can ask something of."""

    def __init__(self, game: Game[Any], spec: TableSpec, seats: list[SeatAssignment]) -> None:
        super().__init__(game, spec, seats)
        self.lock = asyncio.Lock()  # for those who need it to stand still: decisions only pass through
        self.evicted = False  # dropped from the cache: whoever still holds it must load it again
        self.used = 0.0  # when somebody last needed it, for the cache
        self.host: str | None = None  # the host's name, once somebody asked
        self.accepted: list[LogEntry] = []  # accepted, not yet handed to the journal
        self.broadcasts = 0  # how often everybody was told how it stands
        self.pending: list[PendingAppend] = []  # handed to the journal, not yet stored

    def track(self, wanted: PendingAppend) -> None:
        """Something is on its way to the disk."""
        self.pending.append(wanted)
        wanted.done.add_done_callback(lambda _: self.pending.remove(wanted))

    async def wait_stored(self) -> None:
        """Wait until everything that was accepted is stored, or has failed."""
        while self.pending:
            await asyncio.wait([self.pending[-1].done])

    def seen(self, key: str) -> int | None:
        """The seq at which this key was accepted before."""
        return self.keys.get(key) if key else None

    def check_running(self) -> None:
        if self.status == RUNNING:
            return
        if self.status == FROZEN:
            raise Refused("frozen", "this table is frozen until its host has looked at it")
        if self.status in (OVER, STOPPED):
            raise Refused("over", "the game is over")
        raise Refused("not-running", "the game has not begun")

    def check_seq(self, seq: int) -> None:
        if seq != self.seq:
            raise Refused("stale", f"the table went on: it is at {self.seq}, not {seq}")

    def begin(self, nonces: dict[int, str], at: int) -> None:
        if self.status != OPEN:
            raise Refused("not-running", "the game has already begun")
        if any(chair.kind == "open" for chair in self.seats):
            raise Refused("not-running", "a seat is still open")
        self.add("start", NOBODY, json.dumps(nonces), "", at)

    def move(self, seat: Seat, seq: int, code: str, key: str, at: int) -> None:
        self.check_running()
        self.check_seq(seq)
        if not self.may_answer(seat):
            raise Refused("not-your-turn", "this seat is not asked now")
        try:
            move = self.game.parse(code)
        except BadRequest as error:
            raise Refused("illegal", str(error)) from None
        if move not in self.playing.state.options(seat):
            raise Refused("illegal", f"{code!r} is not among the choices")
        self.add("move", seat, code, key, at)

    def undo(self, seat: Seat, seq: int, count: int, key: str, at: int) -> None:
        self.check_running()
        self.check_seq(seq)
        most = self.undoable(seat)
        if not 1 <= count <= most:
            why = f"{most} decisions can be taken back" if most else "nothing can be taken back"
            raise Refused("illegal", f"{why}: luck, a secret or another player came after it")
        self.add("undo", seat, str(count), key, at)

    def end_turn(self, seat: Seat, seq: int, key: str, at: int) -> None:
        self.check_running()
        self.check_seq(seq)
        if self.unconfirmed_turn() != seat:
            raise Refused("not-your-turn", "there is no turn of this seat to end")
        self.add("end-turn", seat, "", key, at)

    def resign(self, seat: Seat, level: str, key: str, at: int) -> None:
        self.check_running()
        if seat in self.resigned:
            raise Refused("not-running", "this seat has already resigned")
        self.add("resign", seat, level, key, at)

    def stand_in(self, seat: Seat, level: str, at: int) -> None:
        self.check_running()
        if seat not in self.standins:
            self.add("stand-in", seat, level, "", at)

    def come_back(self, seat: Seat, key: str, at: int) -> None:
        self.check_running()
        if seat not in self.standins or seat in self.resigned:
            raise Refused("not-running", "no bot stands in for this seat")
        self.add("return", seat, "", key, at)

    def stop(self, seat: Seat, agree: bool, key: str, at: int) -> None:
        self.check_running()
        if agree != (seat in self.stops):
            self.add("stop", seat, "yes" if agree else "no", key, at)

    def freeze(self, reason: str, at: int) -> None:
        if self.status == FROZEN:
            raise Refused("frozen", "this table is frozen already")
        if self.status != RUNNING:
            raise Refused("not-running", "only a running game can be frozen")
        self.add("freeze", NOBODY, reason, "", at)

    def unfreeze(self, at: int) -> None:
        if self.status != FROZEN:
            raise Refused("not-running", "this table is not frozen")
        self.add("unfreeze", NOBODY, "", "", at)

    def add(self, kind: str, seat: Seat, body: str, key: str, at: int) -> None:
        """Accept something new: it takes effect here at once, and is to be stored."""
        entry = LogEntry(kind, seat, body, key, max(at, self.at))
        self.apply(entry)
        self.accepted.append(entry)
