"""Compares everything that left the server with what is stored: the record, played again entry by entry."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from beffroi.kernel.chance import FastChance
from beffroi.kernel.state import NOBODY
from beffroi.server.domain import log
from beffroi.server.domain.spec import OVER, RUNNING, STOPPED
from beffroi.server.domain.table import TableState
from beffroi.server.domain.turns import replaced_by, turn_answers
from beffroi.server.realtime.render import update
from beffroi.server.services.live_table import row_of
from beffroi.server.services.loading import new_state
from beffroi.server.storage.tables import read_table
from beffroi.server.storage.writer.base import ROW_COLUMNS
from tests.simulation.day import check_try
from tests.simulation.fairness import FairClock, FairStanding
from tests.simulation.story import Wrong
from tests.simulation.witness import Acknowledged, Told

if TYPE_CHECKING:
    from tests.simulation.world import World

Doc = dict[str, Any]
IMAGINED: Final = 0.1  # of the updates are made again from another hidden world


def audit(world: World) -> None:
    """Check that what was told is so, and that what is so was told."""
    raw = world.disk.place.raw
    for (table,) in raw.execute("SELECT id FROM tables ORDER BY created, id").fetchall():
        TableAudit(world, table).run()
    for more in (world.study, world.puzzles):
        if more is not None:
            more.check()
    stored = {key for (key,) in raw.execute("SELECT key FROM entries WHERE key != ''")}
    for person, key in world.witness.refused:
        sent = world.witness.sent.get((person, key))
        if sent is not None and sent.copies == 1 and f"{person}:{key}" in stored:
            raise Wrong(f"{key} was refused and is stored all the same")


class TableAudit:
    """The record of one table, and everything that was ever said about it."""

    def __init__(self, world: World, table: str) -> None:
        self.world = world
        self.id = table
        with world.disk.place.stores[0].reader.connect() as connection:
            self.spec, self.seats, self.entries = read_table(connection, table)
        self.told = dict(world.witness.told.get(table, {}))
        self.luck = random.Random(f"audit {world.plan.seed}")
        self.after: dict[str, tuple[int, int]] = {}  # key: number of the entry, and the seq right after it
        self.clock = FairClock(self)
        self.standing = FairStanding(self)

    def run(self) -> None:
        table = new_state(self.spec, self.seats)
        reached: dict[int, int] = {}  # seq: the length of the log at which it was first so
        for n, entry in enumerate(self.entries):
            self.check_owner(entry)
            self.clock.before(table, entry)
            self.standing.before(table, entry)
            table.apply(entry)
            self.clock.after(table, entry)
            more = n + 1 < len(self.entries) and self.entries[n + 1].kind == entry.kind == log.STAND_IN
            self.standing.after(table, last_of_several=not more)
            reached.setdefault(table.seq, table.n)
            if entry.key:
                if entry.key in self.after:
                    raise Wrong(f"{entry.key} is stored twice at {self.id}")
                self.after[entry.key] = (n, table.seq)
            elif n and self.entries[n - 1].kind == log.VOTE and entry.kind == log.STAND_IN:
                self.after[self.entries[n - 1].key] = (n, table.seq)  # the vote that settled it
            self.check_told(table, reached)
            following = self.entries[n + 1] if n + 1 < len(self.entries) else None
            if following is None or is_public(following, table):
                self.check_nothing_left(table, table.seq)
        self.world.moves += sum(entry.kind in (log.MOVE, log.TURN) for entry in self.entries)
        for seq in self.told:
            raise Wrong(f"{self.id} was told to be at {seq}, but its record ends at {table.seq}")
        self.check_acknowledged()
        self.check_row(table)
        self.check_end(table)

    # --- the record ---------------------------------------------------------------------

    def check_owner(self, entry: log.LogEntry) -> None:
        """What came with somebody's key is about that person's seat, and was no lie."""
        person, _, key = entry.key.partition(":")
        if not entry.key:
            return
        if self.seats[entry.seat].person != person:
            raise Wrong(f"{entry.kind} of seat {entry.seat} at {self.id} came from somebody else")
        if (person, key) in self.world.witness.lies and self.world.witness.sent.get((person, key)) is None:
            raise Wrong(f"the lie {key} was believed: {entry.kind} {entry.body}")

    def check_row(self, table: TableState) -> None:
        """The row of the table says what its log makes of it."""
        query = f"SELECT {', '.join(ROW_COLUMNS)} FROM tables WHERE id = ?"
        row = self.world.disk.place.raw.execute(query, (self.id,)).fetchone()
        due = msgspec.structs.astuple(row_of(table))
        if self.entries and tuple(row) != due:
            raise Wrong(f"the row of {self.id} is {row}, its log makes {due}")
        query = "SELECT count(*) FROM results WHERE table_id = ?"
        (results,) = self.world.disk.place.raw.execute(query, (self.id,)).fetchone()
        due_results = {OVER: (self.spec.seats,), STOPPED: (0, self.spec.seats)}  # who resigned before has lost
        if self.spec.day is not None:  # it has a ranking of its own
            due_results = {}
        if results not in due_results.get(table.status, (0,)):
            raise Wrong(f"{self.id} is {table.status} and has {results} results")
        query = "SELECT seat, rank, gone FROM results WHERE table_id = ? ORDER BY seat"
        if self.spec.day is not None:
            check_try(self.world, table)
            return
        self.standing.check_results(self.world.disk.place.raw.execute(query, (self.id,)).fetchall())

    # --- what was told --------------------------------------------------------------------

    def check_told(self, table: TableState, reached: dict[int, int]) -> None:
        """Take out of the updates told at this seq those that this point of the record explains."""
        waiting = self.told.get(table.seq)
        if waiting is None or table.match is None:
            return
        left = []
        for told in waiting:
            if told.head < reached[table.seq]:
                raise Wrong(f"{self.id} was told to be at {table.seq} before that was stored")
            self.check_reader(table, told)
            if not self.explains(table, told):
                left.append(told)
        self.told[table.seq] = left

    def check_reader(self, table: TableState, told: Told) -> None:
        seat = told.update["seat"]
        mine = table.seats_of(told.person)
        if seat not in (mine or [NOBODY]):
            raise Wrong(f"seat {seat} of {self.id} was shown to somebody who does not sit there")

    def explains(self, table: TableState, told: Told) -> bool:
        """Tell whether the update is what the table, as it is now, shows to this seat."""
        shown, seat = told.update, told.update["seat"]
        at = shown["clock"].get("at", 0)
        for since in told.sinces:
            if rendered(table, seat, since, at) == shown:
                if self.luck.random() < IMAGINED:
                    self.check_hidden(table, seat, since, at, shown)
                return True
        return False

    def check_hidden(self, table: TableState, seat: int, since: int, at: int, shown: Doc) -> None:
        """The same update comes from another hidden world that the seat can't tell from this one."""
        match = table.playing
        if table.status == OVER:
            return
        eye = seat if seat != NOBODY else self.luck.randrange(self.spec.seats)
        state, moves, sealed, secret, events = match.state, match.moves, match.sealed, match.secret, table.events
        first = len(moves) - secret  # after it come secret answers: whose they are is unknown too
        kept = [i for i, (mover, _) in enumerate(moves) if i < first or mover == eye]
        match.state = state.imagine(eye, FastChance(self.luck.getrandbits(30)))
        match.moves, match.sealed = [moves[i] for i in kept], [sealed[i] for i in kept]
        match.secret = len(kept) - first
        table.events = [each for each in events if each[1].seen_by(seat)]
        table.invalidate()
        try:
            again = rendered(table, seat, since, at)
        finally:
            match.state, match.moves, match.sealed, match.secret, table.events = state, moves, sealed, secret, events
            table.invalidate()
        parts = [part for part in again if again[part] != shown[part]]
        if parts:
            raise Wrong(f"seat {seat} at {self.id} is shown what it can't know: {', '.join(parts)}")

    def check_nothing_left(self, table: TableState, seq: int) -> None:
        """Everything told at this seq has been explained by now."""
        for told in self.told.pop(seq, ()):
            shown, due = told.update, self.nearest(table, told)
            parts = "; ".join(f"{part} {shown[part]}, not {due[part]}" for part in shown if shown[part] != due[part])
            raise Wrong(f"seat {shown['seat']} of {self.id} was told at {seq} what never was so: {parts}")

    def nearest(self, table: TableState, told: Told) -> Doc:
        """Return what ought to have been told rather than this."""
        seat, at = told.update["seat"], told.update["clock"].get("at", 0)
        due = [rendered(table, seat, since, at) for since in told.sinces or (0,)]
        return max(due, key=lambda each: sum(each[part] == told.update[part] for part in each))

    # --- what was acknowledged --------------------------------------------------------------

    def check_acknowledged(self) -> None:
        for each in self.world.witness.acknowledged:
            if each.table == self.id:
                self.check_acknowledgement(each)

    def check_acknowledgement(self, each: Acknowledged) -> None:
        if each.key not in self.after:
            raise Wrong(f"{each.key} was acknowledged and is not stored")
        _, seq = self.after[each.key]
        if each.seq < seq or (each.seq > seq and not each.duplicate):
            raise Wrong(f"{each.key} was acknowledged at {each.seq} and is stored at {seq}")

    # --- the end ----------------------------------------------------------------------------

    def check_end(self, table: TableState) -> None:
        """Every page, and every worker's memory, is where the record is."""
        if table.status not in (OVER, STOPPED):
            if self.id in self.world.opened or table.status in (RUNNING,):
                raise Wrong(f"{self.id} is {table.status}")
            return
        for page in self.world.pages():
            seen = page.seen.get(self.id)
            if seen is None:
                continue
            if seen.about is None or seen.about["status"] != table.status:
                raise Wrong(f"{page.name} has not heard that {self.id} is {table.status}")
            person = page.person.id if page.person is not None else None
            for seat in table.seats_of(person) or [NOBODY]:
                self.check_last(page.name, table, seat, seen.updates.get(seat))
        for worker in self.world.workers:
            live = worker.services.tables.cache.get(self.id) if worker.services is not None else None
            if live is not None and (live.state.n, live.state.digest()) != (table.n, table.digest()):
                raise Wrong(f"{worker.name} remembers {self.id} differently")

    def check_last(self, name: str, table: TableState, seat: int, shown: Doc | None) -> None:
        due = rendered(table, seat, 0, 0)
        for part in ("seq", "view", "choices", "over", "scores", "ranking", "answered"):
            if shown is None or shown[part] != due[part]:
                had = None if shown is None else f"{shown[part]} at {shown['seq']}"
                raise Wrong(f"{name} last saw {part} of seat {seat} at {self.id} as {had}, it is {due[part]}")


def rendered(table: TableState, seat: int, since: int, at: int) -> Doc:
    """Return an update as it arrives."""
    made: Doc = msgspec.json.decode(msgspec.json.encode(update(table, seat, since, at)))
    return made


def is_public(entry: log.LogEntry, table: TableState) -> bool:
    """Tell whether an entry will move the table's seq."""
    if entry.kind == log.MOVE:
        if table.unconfirmed_turn() == entry.seat and len(table.asked()) > 1:
            return True  # it confirms a turn that everybody saw
        return not table.playing.stays_secret(entry.seat, table.game.parse(entry.body))
    if entry.kind == log.TURN:
        if replaced_by(entry.body) and not table.answered_secretly(entry.seat):
            return True  # what everybody saw is no more
        last = log.LogEntry(log.MOVE, entry.seat, turn_answers(entry.body)[-1], "", entry.at)
        return is_public(last, table)
    if entry.kind == log.UNDO:
        return not table.answered_secretly(entry.seat)
    return entry.kind != log.SETTING
