"""Works out anew, from the record alone, who pays for which time, and who has lost by leaving."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from beffroi.server.domain import log
from beffroi.server.domain.spec import RUNNING, STOPPED
from beffroi.server.domain.table import TableState
from tests.simulation.story import Wrong

if TYPE_CHECKING:
    from tests.simulation.audit import TableAudit

DAY: Final = 86_400_000
HOUR: Final = 3_600_000
SATURDAY: Final = 5
DECIDES: Final = (log.MOVE, log.TURN, log.UNDO, log.END_TURN)

Stretch = tuple[int, int]


class FairClock:
    """Charges those the table waited for and nobody else, and nobody while time stands still."""

    def __init__(self, audited: TableAudit) -> None:
        self.audited = audited
        self.pace = audited.spec.clock_settings
        kinds = {"live": self.pace.base * 1000, "days": self.pace.days * DAY}
        self.whole = kinds.get(self.pace.kind, self.pace.patience * 1000)
        self.left = [self.whole] * audited.spec.seats
        self.since = 0
        self.waited: list[int] = []
        self.pauses: list[Stretch] = []
        self.absences: dict[int, list[Stretch]] = {}
        self.agree: set[int] = set()

    def before(self, table: TableState, entry: log.LogEntry) -> None:
        """Look at an entry before it is applied: whoever is replaced for want of time had none left."""
        if entry.at < table.at and self.audited.entries[0] is not entry:
            raise Wrong(f"time runs backwards in the record of {self.audited.id}")
        words = entry.body.split(" ")
        if entry.kind == log.STAND_IN and words[1] in ("time", "absent"):
            late = entry.seat in self.waited and self.remaining(entry.seat, entry.at) == 0
            if not late or (words[1] == "time") != (self.pace.kind in ("live", "days")):
                raise Wrong(f"seat {entry.seat} at {self.audited.id} was replaced with time left")
        if entry.kind == log.GIVE and (int(words[0]) not in self.waited or int(words[0]) == entry.seat):
            raise Wrong(f"seat {entry.seat} at {self.audited.id} gave time to somebody nobody waited for")

    def remaining(self, seat: int, at: int) -> int:
        return max(0, self.left[seat] - self.counted(seat, self.since, at))

    def counted(self, seat: int, since: int, until: int) -> int:
        """Return the time that counts, stretch by stretch between all moments at which that may change."""
        off = [*self.pauses, *self.absences.get(seat, ())]
        marks = {moment for stretch in off for moment in stretch if since < moment < until}
        marks |= set(range((since // DAY + 1) * DAY, until, DAY))
        moments = [since, *sorted(marks), until]
        return sum(
            end - start
            for start, end in pairwise(moments)
            if not any(begin <= start < finish for begin, finish in off) and not self.is_weekend(start)
        )

    def is_weekend(self, at: int) -> bool:
        day = datetime.fromtimestamp(at / 1000, UTC).weekday()
        return self.pace.kind == "days" and not self.pace.weekends and day >= SATURDAY

    def after(self, table: TableState, entry: log.LogEntry) -> None:
        for seat in self.waited:
            self.left[seat] = self.remaining(seat, entry.at)
        self.note(table, entry)
        waited = [seat for seat in table.to_act() if table.by_bot(seat) is None]
        for seat in waited:
            if seat not in self.waited or (seat == entry.seat and self.pace.kind not in ("live", "days")):
                self.left[seat] = self.left[seat] + self.pace.plus * 1000 if self.pace.kind == "live" else self.whole
        self.waited, self.since = waited, entry.at
        if table.clock.left != self.left or table.clock.running != waited:
            raise Wrong(f"the clock of {self.audited.id} has {table.clock.left}, it ought to have {self.left}")

    def note(self, table: TableState, entry: log.LogEntry) -> None:
        """Take in what an entry says about time itself."""
        if entry.kind == log.GIVE:
            other, given = map(int, entry.body.split(" "))
            self.left[other] += given
        elif entry.kind == log.AWAY:
            over = [(start, min(end, entry.at)) for start, end in self.absences.get(entry.seat, ())]
            self.absences[entry.seat] = over + [(max(start, entry.at), end) for start, end in json.loads(entry.body)]
        elif entry.kind == log.PAUSE:
            self.note_pause(table, entry)
        elif entry.kind in (log.STAND_IN, log.RESIGN):
            self.agree.discard(entry.seat)
        for fact in table.facts:
            if fact.kind == "back" and fact.seq == table.seq and fact.at == entry.at and self.pace.kind == "live":
                fair = min(self.whole, max(60_000, self.whole // 10))
                self.left[fact.seat] = max(self.left[fact.seat], fair)

    def note_pause(self, table: TableState, entry: log.LogEntry) -> None:
        if entry.body == "no":
            if self.pauses and entry.at < self.pauses[-1][1]:
                self.pauses[-1] = (self.pauses[-1][0], entry.at)
            elif entry.seat in self.agree:
                self.agree.discard(entry.seat)
            else:
                self.agree = set()  # whoever offered none declines those of the others
            return
        self.agree.add(entry.seat)
        people = [seat for seat, chair in enumerate(table.seats) if chair.kind == "human"]
        if all(seat in self.agree or seat in table.standins for seat in people):
            self.pauses.append((entry.at, entry.at + int(entry.body) * HOUR))
            self.agree = set()


class FairStanding:
    """Who has lost by leaving, and that a game ends when that decides it."""

    def __init__(self, audited: TableAudit) -> None:
        self.audited = audited
        self.lost: dict[int, str] = {}
        self.wanted: dict[int, set[int]] = {}  # who wants a bot at which seat

    def before(self, table: TableState, entry: log.LogEntry) -> None:
        """Look at an entry before it is applied: a bot's seat is played by nobody else, and none is taken unasked."""
        if table.status == STOPPED:
            raise Wrong(f"{self.audited.id} goes on after it was stopped")
        if entry.kind in DECIDES and entry.key and entry.seat in table.standins:
            raise Wrong(f"seat {entry.seat} at {self.audited.id} was played by its owner, though a bot has it")
        if entry.kind == log.VOTE:
            other, _, said = entry.body.partition(" ")
            votes = self.wanted.setdefault(int(other), set())
            (votes.add if said == "yes" else votes.discard)(entry.seat)
        elif entry.kind in (*DECIDES, log.RETURN):
            self.wanted.pop(entry.seat, None)
        elif entry.kind in (log.STAND_IN, log.RESIGN):
            self.note_leaving(table, entry)

    def note_leaving(self, table: TableState, entry: log.LogEntry) -> None:
        why = entry.body.split(" ")[1]
        if why == "absent":
            votes = self.wanted.pop(entry.seat, set())
            owners = {self.audited.seats[seat].person for seat in votes}
            others = [seat for seat in table.people() if seat != entry.seat and seat not in table.standins]
            if self.audited.spec.host not in owners and not votes.issuperset(others):
                raise Wrong(f"seat {entry.seat} at {self.audited.id} was given away without the others")
        elif why in ("left", "resigned") and not entry.key:
            raise Wrong(f"seat {entry.seat} at {self.audited.id} left without its owner")
        if why == "resigned" or self.audited.spec.rated:
            self.lost[entry.seat] = why  # of several times, the last

    def after(self, table: TableState, last_of_several: bool) -> None:
        """Look whether the game goes on although nobody else can win it, or ended although somebody can."""
        left = [seat for seat in range(self.audited.spec.seats) if seat not in self.lost]
        undecided = len(left) > 1 and any(table.seats[seat].kind == "human" for seat in left)
        if table.status == RUNNING and not undecided and last_of_several:
            raise Wrong(f"{self.audited.id} goes on, though only {left} can win it")
        if table.ended_by is not None and undecided:
            raise Wrong(f"{self.audited.id} was ended, though {left} could win it")

    def check_results(self, rows: list[tuple[int, int, str | None]]) -> None:
        """Who lost by leaving is last, behind all who stayed, and it is written how they left."""
        seats = self.audited.spec.seats
        stayed = [rank for seat, rank, _ in rows if seat not in self.lost]
        for seat, rank, gone in rows:
            if seat in self.lost and (rank != seats or gone != self.lost[seat] or any(rank <= one for one in stayed)):
                raise Wrong(f"seat {seat} of {self.audited.id} left and came {rank} of {seats}")
            if seat not in self.lost and gone is not None:
                raise Wrong(f"seat {seat} of {self.audited.id} is said to have left")
