"""What people agree on about time, as the log tells it: to stop, to pause, to give time, to hand a seat over."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, Literal

from beffroi.kernel.state import NOBODY
from beffroi.server.domain.calendar import SECOND, Stretch
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import STOPPED

if TYPE_CHECKING:
    from beffroi.kernel.state import Seat
    from beffroi.protocol.facts import FactKind
    from beffroi.server.domain.table import TableState

HOUR: Final = 3_600 * SECOND


def all_agree(table: TableState, who: set[Seat]) -> bool:
    """Tell whether everybody who plays is among these; for whom a bot plays is not asked."""
    return all(seat in who or seat in table.standins for seat in table.people())


def say_no(table: TableState, entry: LogEntry, what: Literal["stop", "pause"], offers: set[Seat]) -> None:
    """Withdraw one's own offer; whoever made none declines those of the others, which are off the table then."""
    if entry.seat in offers:
        offers.discard(entry.seat)
        table.tell("stop-withdrawn" if what == "stop" else "pause-withdrawn", entry)
    else:
        offers.clear()
        table.tell("stop-declined" if what == "stop" else "pause-declined", entry)


def stop(table: TableState, entry: LogEntry) -> bool:
    if entry.body != "yes":
        say_no(table, entry, "stop", table.stops)
        return True
    table.stops.add(entry.seat)
    table.tell("stop-offered", entry)
    if all_agree(table, table.stops):
        table.status, table.ended = STOPPED, entry.at
        table.tell("stopped", entry, seat=NOBODY)
    return True


def pause(table: TableState, entry: LogEntry) -> bool:
    """Agree to a pause of so many hours, or to none; whoever agrees to none ends one that holds."""
    if entry.body == "no":
        if table.paused(entry.at) is not None:
            table.clock.calendar.end_break(entry.at)
            table.pause = None
            table.tell("resumed", entry)
        else:
            say_no(table, entry, "pause", table.pauses)
        return True
    table.pauses.add(entry.seat)
    table.pause_hours = int(entry.body)
    length = table.pause_hours * HOUR
    table.tell("pause-offered", entry, amount=length)
    if all_agree(table, table.pauses):
        table.pauses.clear()
        table.pause = (entry.at, entry.at + length)
        table.clock.calendar.add_break(*table.pause)
        table.tell("paused", entry, seat=NOBODY, amount=table.pause[1])
    return True


def give(table: TableState, entry: LogEntry) -> bool:
    other, time = map(int, entry.body.split(" "))
    table.clock.give(other, time)
    table.tell("time-given", entry, other=other, amount=time)
    return True


def vote(table: TableState, entry: LogEntry) -> bool:
    """Want that a bot takes another seat, or no longer."""
    other, _, said = entry.body.partition(" ")
    wanted = table.votes.setdefault(int(other), set())
    (wanted.add if said == "yes" else wanted.discard)(entry.seat)
    kind: FactKind = "hand-over-wanted" if said == "yes" else "hand-over-withdrawn"
    table.tell(kind, entry, other=int(other))
    return True


def away(table: TableState, entry: LogEntry) -> bool:
    """Note when a seat is away."""
    calendar = table.clock.calendar
    calendar.set_absences(entry.seat, read_absences(entry.body), entry.at)
    table.tell("away", entry, amount=calendar.away_until(entry.seat, entry.at) or 0)
    return True


def written_absences(absences: list[Stretch]) -> str:
    return json.dumps(absences, separators=(",", ":"))


def read_absences(body: str) -> list[Stretch]:
    return [(start, end) for start, end in json.loads(body)]
