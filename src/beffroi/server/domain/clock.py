"""Time at a table: none, a live clock with an increment, or days for each turn."""

from __future__ import annotations

from typing import Final

from beffroi.protocol.base import ClockSettings, ClockSnapshot, DaysClock, LiveClock, NoClock
from beffroi.server.errors import Refused

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
NO_CLOCK: Final = NoClock()


class TableClock:
    """The time each seat has left; it runs for the seats that are waited for.

    What others are shown stays as it was at the last public moment, so that a
    clock that stops does not tell who has already answered in secret.
    """

    __slots__ = ("left", "pace", "running", "shown", "since")

    def __init__(self, pace: ClockSettings, seats: int) -> None:
        self.pace = pace
        self.left = [pace.base * SECOND if pace.kind == "live" else pace.days * DAY] * seats
        self.running: list[int] = []
        self.since = 0
        self.shown: tuple[list[int], list[int], int] = (self.left[:], [], 0)

    def tick(self, at: int, running: list[int], *, public: bool) -> None:
        """Charge those whose time ran until now; from now on it runs for `running`."""
        if self.pace.kind == "none":
            return
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - (at - self.since))
        for seat in running:
            if seat not in self.running:
                self.refill(seat)
        self.running = running
        self.since = at
        if public:
            self.shown = (self.left[:], running[:], at)

    def refill(self, seat: int) -> None:
        """Begin a turn for this seat."""
        if self.pace.kind == "live":
            self.left[seat] += self.pace.plus * SECOND
        else:
            self.left[seat] = self.pace.days * DAY

    def deadline(self) -> int | None:
        """Return when the first seat runs out of time."""
        if self.pace.kind == "none" or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def expired(self, at: int) -> list[int]:
        """Return the seats that have no time left."""
        if self.pace.kind == "none":
            return []
        return [seat for seat in self.running if self.since + self.left[seat] <= at]

    def snapshot(self, at: int) -> ClockSnapshot:
        """Return what everybody is shown."""
        if self.pace.kind == "none":
            return NO_CLOCK
        left, running, since = self.shown
        now_left = [max(0, ms - (at - since)) if seat in running else ms for seat, ms in enumerate(left)]
        if self.pace.kind == "live":
            return LiveClock(now_left, running, at)
        return DaysClock(now_left, running, at)


def check_clock(pace: ClockSettings) -> None:
    """Refuse what no clock can be set to."""
    if not 10 <= pace.base <= 86_400 or not 0 <= pace.plus <= 3_600 or not 1 <= pace.days <= 60:
        raise Refused("bad-request", "a live clock has 10 to 86400 seconds and 0 to 3600 a turn, days are 1 to 60")
