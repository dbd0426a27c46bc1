"""Time at a table: a live clock with an increment, days for each turn, or only how long the others must wait."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from beffroi.kernel.state import NOBODY, Seat
from beffroi.protocol.base import ClockSettings, ClockSnapshot, DaysClock, LiveClock, NoClock, RelaxedClock
from beffroi.server.domain.calendar import DAY, SECOND, Calendar, check_days_off
from beffroi.server.errors import Refused

NO_CLOCK: Final = NoClock()
MINUTE: Final = 60 * SECOND
SHARE: Final = 10  # of the time of a whole game, which somebody has at least who comes back
MOST_GIVEN: Final = 3  # times that others may add to one turn
COUNTED: Final = ("live", "days")  # paces by which somebody runs out of time


class TableClock:
    """The time each seat has left; it runs for the seats that are waited for.

    What others are shown stays as it was at the last public moment, and goes on for whoever has answered in secret,
    so that a clock that stops does not tell who that is.
    """

    __slots__ = ("calendar", "given", "left", "pace", "running", "shown", "since")

    def __init__(self, pace: ClockSettings, seats: int) -> None:
        self.pace = pace
        self.calendar = Calendar(pace)
        self.left = [pace.base * SECOND if pace.kind == "live" else turn_time(pace)] * seats
        self.given = [0] * seats  # how often others added to the turn
        self.running: list[Seat] = []
        self.since = 0
        self.shown: tuple[list[int], list[Seat], int] = (self.left[:], [], 0)

    def tick(self, at: int, running: list[Seat], seen: list[Seat] | None, acted: Seat = NOBODY) -> None:
        """Charge those whose time ran until now; from now on it runs for `running`.

        `seen` are those everybody sees it run for, if everybody may know of this moment.
        """
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - self.calendar.counted(seat, self.since, at))
        for seat in running:
            if seat not in self.running or (seat == acted and self.pace.kind not in COUNTED):
                self.refill(seat)
        self.running = running
        self.since = at
        if seen is not None:
            self.show(at, seen)

    def show(self, at: int, seen: list[Seat]) -> None:
        """Show the time from now on; of who has answered in secret as if they had not."""
        before, ran, since = self.shown
        left = self.left[:]
        for seat in seen:
            if seat not in self.running and seat in ran:
                left[seat] = max(0, before[seat] - self.calendar.counted(seat, since, at))
        self.shown = (left, seen, at)

    def refill(self, seat: Seat) -> None:
        """Begin a turn for this seat."""
        self.given[seat] = 0
        if self.pace.kind == "live":
            self.left[seat] += self.pace.plus * SECOND
        else:
            self.left[seat] = turn_time(self.pace)

    def give(self, seat: Seat, time: int) -> None:
        """Add to the turn of a seat."""
        self.given[seat] += 1
        self.left[seat] += time

    def grant(self, seat: Seat) -> int:
        """Give somebody who comes back at least a fair part of a whole game; returns how much they have."""
        if self.pace.kind == "live":
            base = self.pace.base * SECOND
            self.left[seat] = max(self.left[seat], min(base, max(MINUTE, base // SHARE)))
        return self.left[seat]

    def due(self, seat: Seat) -> int:
        """Return when a seat that is waited for has no time left."""
        return self.calendar.moment(seat, self.since, self.left[seat])

    def deadline(self) -> int | None:
        """Return when the first seat runs out of time."""
        if self.pace.kind not in COUNTED or not self.running:
            return None
        return min(self.due(seat) for seat in self.running)

    def left_at(self, seat: Seat, at: int) -> int:
        """Return how much time a seat has left, whoever is shown it."""
        if seat not in self.running:
            return self.left[seat]
        return max(0, self.left[seat] - self.calendar.counted(seat, self.since, at))

    def expired(self, at: int) -> list[list[Seat]]:
        """Return the seats that have no time left, the first first; those who ran out at one moment together."""
        if self.pace.kind not in COUNTED:
            return []
        late = sorted((due, seat) for seat in self.running if (due := self.due(seat)) <= at)
        return [[seat for _, seat in group] for _, group in groupby(late, key=lambda found: found[0])]

    def snapshot(self, at: int) -> ClockSnapshot:
        """Return what everybody is shown."""
        if self.pace.kind == "none":
            return NO_CLOCK
        left, running, since = self.shown
        now_left, due, off = left[:], [0] * len(left), [0] * len(left)
        for seat in running:
            now_left[seat] = max(0, left[seat] - self.calendar.counted(seat, since, max(at, since)))
            due[seat] = self.calendar.moment(seat, since, left[seat])
            off[seat] = self.calendar.off_until(seat, at)
        if self.pace.kind == "live":
            return LiveClock(now_left, running, due, off, at)
        kind = DaysClock if self.pace.kind == "days" else RelaxedClock
        return kind(now_left, running, due, off, at)


def turn_time(pace: ClockSettings) -> int:
    """Return how long a turn may take before the seat is lost, or may be given to a bot."""
    return pace.days * DAY if pace.kind == "days" else pace.patience * SECOND


def check_clock(pace: ClockSettings) -> None:
    """Refuse what no clock can be set to."""
    if not 10 <= pace.base <= 86_400 or not 0 <= pace.plus <= 3_600 or not 1 <= pace.days <= 60:
        raise Refused("bad-request", "a live clock has 10 to 86400 seconds and 0 to 3600 a turn, days are 1 to 60")
    if not 60 <= pace.patience <= 60 * 86_400:
        raise Refused("bad-request", "others wait for 60 seconds to 60 days before a seat may be given to a bot")
    check_days_off(pace)
