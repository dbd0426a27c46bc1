"""When no time is counted: weekends and holidays by agreement, pauses of the table, absences of a seat."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Final

from beffroi.kernel.state import Seat
from beffroi.protocol.base import ClockSettings, Holiday
from beffroi.server.domain.zones import find_zone, known_zone
from beffroi.server.errors import Refused

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
SATURDAY: Final = 5
WEEK: Final = 7
NEVER: Final = 1 << 60
LONGEST_HOLIDAY: Final = 60  # days

Stretch = tuple[int, int]  # from one moment to another


class Calendar:
    """Tells for each seat which time counts; what lies behind never changes."""

    __slots__ = ("absences", "breaks", "weekends", "zone")

    def __init__(self, pace: ClockSettings) -> None:
        days = pace.kind == "days"
        self.zone = known_zone(pace.zone) if days else UTC
        self.weekends = pace.weekends or not days  # time is counted then
        self.breaks: list[Stretch] = [stretch(one, self.zone) for one in pace.holidays] if days else []
        self.absences: dict[Seat, list[Stretch]] = {}

    def add_break(self, start: int, end: int) -> None:
        """Stop all clocks from one moment to another."""
        self.breaks.append((start, end))

    def end_break(self, at: int) -> None:
        """End the break that was added last."""
        start, end = self.breaks[-1]
        self.breaks[-1] = (start, max(start, min(end, at)))

    def set_absences(self, seat: Seat, absences: list[Stretch], at: int) -> None:
        """Note when a seat is away from now on; what was so before stays."""
        before = [(start, min(end, at)) for start, end in self.absences.get(seat, ()) if start < at]
        self.absences[seat] = before + [(max(start, at), end) for start, end in absences if end > at]

    def away_until(self, seat: Seat, at: int) -> int | None:
        """Return the end of the absence of a seat that holds, or is the next to come."""
        return min((end for _, end in self.absences.get(seat, ()) if end > at), default=None)

    def off_until(self, seat: Seat, at: int) -> int:
        """Return until when no time is counted for the seat; 0 where it is."""
        if self._always(seat):
            return 0
        end = at
        while (further := self._break_end(seat, end)) > end:
            end = further
        return end if end > at else 0

    def counted(self, seat: Seat, since: int, until: int) -> int:
        """Return how much of the time between two moments counts for the seat."""
        if self._always(seat):
            return until - since
        total = 0
        while since < until:
            off = self.off_until(seat, since)
            if not off:
                following = min(self._next_break(seat, since), until)
                total += following - since
                off = following
            since = off
        return total

    def moment(self, seat: Seat, since: int, time: int) -> int:
        """Return when so much time will have been counted for the seat."""
        if self._always(seat):
            return since + time
        while True:
            since = self.off_until(seat, since) or since
            following = self._next_break(seat, since)
            if following - since >= time:
                return since + time
            time -= following - since
            since = following

    def _always(self, seat: Seat) -> bool:
        return self.weekends and not self.breaks and not self.absences.get(seat)

    def _break_end(self, seat: Seat, at: int) -> int:
        """Return how far the breaks that hold now go; the moment itself where none does."""
        ends = [end for start, end in (*self.breaks, *self.absences.get(seat, ())) if start <= at < end]
        if not self.weekends and (today := local_day(at, self.zone)).weekday() >= SATURDAY:
            ends.append(midnight(today + timedelta(WEEK - today.weekday()), self.zone))
        return max(ends, default=at)

    def _next_break(self, seat: Seat, at: int) -> int:
        """Return when the next break begins."""
        starts = [start for start, end in (*self.breaks, *self.absences.get(seat, ())) if at < start < end]
        if not self.weekends and (today := local_day(at, self.zone)).weekday() < SATURDAY:
            starts.append(midnight(today + timedelta(SATURDAY - today.weekday()), self.zone))
        return min(starts, default=NEVER)


def local_day(at: int, zone: tzinfo) -> date:
    """Return which day it is at a moment.

    >>> local_day(0, UTC).isoformat()
    '1970-01-01'
    """
    return datetime.fromtimestamp(at / 1000, zone).date()


def midnight(day: date, zone: tzinfo) -> int:
    """Return when a day begins; where clocks jump over midnight, when they do.

    >>> midnight(date(1970, 1, 2), UTC) == DAY
    True
    """
    return int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp() * 1000)


def stretch(holiday: Holiday, zone: tzinfo) -> Stretch:
    """Return the moments between which a holiday lies, both days included."""
    end = date.fromisoformat(holiday.end) + timedelta(1)
    return midnight(date.fromisoformat(holiday.start), zone), midnight(end, zone)


def check_days_off(pace: ClockSettings) -> None:
    """Refuse days that are none, holidays that never end, and a time zone nobody knows."""
    zone = find_zone(pace.zone)
    for one in pace.holidays:
        try:
            stretch(one, zone)
        except (ValueError, OverflowError):
            raise Refused("bad-request", f"{one.start!r} or {one.end!r} is not a day") from None
        if not 0 <= (date.fromisoformat(one.end) - date.fromisoformat(one.start)).days < LONGEST_HOLIDAY:
            raise Refused("bad-request", f"holidays end after they begin, within {LONGEST_HOLIDAY} days")
