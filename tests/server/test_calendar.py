"""Days off: weekends and holidays begin and end by the time zone that was agreed on."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from beffroi.protocol.base import ClockSettings, DaysTerms, Holiday
from beffroi.server.domain.calendar import DAY, Calendar
from beffroi.server.domain.clock import check_clock
from beffroi.server.errors import Refused
from tests.server.support import Player, Server

HOUR = 3_600_000
PARIS, AUCKLAND = "Europe/Paris", "Pacific/Auckland"


def moment(zone: str, month: int, day: int, hour: int = 0) -> int:
    return int(datetime(2026, month, day, hour, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def calendar(zone: str, *holidays: Holiday) -> Calendar:
    return Calendar(ClockSettings(kind="days", days=1, weekends=False, holidays=holidays, zone=zone))


@pytest.mark.parametrize("zone", ["UTC", PARIS, AUCKLAND])
def test_a_weekend_lasts_from_midnight_to_midnight_of_its_zone(zone: str) -> None:
    days = calendar(zone)
    friday, saturday, monday = moment(zone, 11, 20, 23), moment(zone, 11, 21, 0), moment(zone, 11, 23)
    assert days.off_until(0, friday) == 0
    assert days.off_until(0, saturday) == monday
    assert days.counted(0, friday, monday + HOUR) == 2 * HOUR
    assert days.moment(0, friday, 2 * HOUR) == monday + HOUR


def test_a_weekend_on_which_clocks_are_changed_ends_at_midnight_too() -> None:
    days = calendar(PARIS)
    saturday, monday = moment(PARIS, 10, 24), moment(PARIS, 10, 26)
    assert monday - saturday == 2 * DAY + HOUR
    assert days.off_until(0, saturday) == monday
    assert days.counted(0, saturday - HOUR, monday + HOUR) == 2 * HOUR


def test_a_day_that_has_no_midnight_begins_when_clocks_have_jumped() -> None:
    zone = "America/Santiago"  # on Sunday, 6 September 2026, 0:00 is 1:00
    days = calendar(zone, Holiday("2026-09-06", "2026-09-06"))
    jumped = int(datetime(2026, 9, 6, 4, tzinfo=UTC).timestamp() * 1000)
    assert days.breaks == [(jumped, jumped + 23 * HOUR)]


def test_a_clock_of_before_counts_in_greenwich_and_says_so() -> None:
    pace = ClockSettings(kind="days", weekends=False)
    assert Calendar(pace).zone is UTC
    assert pace.terms() == DaysTerms(3, False, [], "UTC")


def test_a_zone_nobody_knows_is_refused() -> None:
    for zone in ("Mars/Olympus", "../etc/passwd", "", "Europe"):
        with pytest.raises(Refused, match="time zone"):
            check_clock(ClockSettings(kind="days", zone=zone))


def test_a_holiday_is_as_long_as_its_days() -> None:
    check_clock(ClockSettings(kind="days", zone=PARIS, holidays=(Holiday("2026-09-01", "2026-10-30"),)))
    for end in ("2026-10-31", "2026-08-31"):
        with pytest.raises(Refused, match="holidays end"):
            check_clock(ClockSettings(kind="days", zone=PARIS, holidays=(Holiday("2026-09-01", end),)))


def test_everybody_is_told_the_zone(server: Server, anna: Player, bruno: Player) -> None:
    pace = {"kind": "days", "days": 2, "weekends": False, "zone": PARIS}
    table = anna.create("me", "open", clock=pace)
    assert bruno.get(f"/api/tables/{table}")["clock"] == {**pace, "holidays": []}
    refused = anna.post("/api/tables", 400, game="fair", seats=[{"kind": "me"}] * 2, clock={**pace, "zone": "Nowhere"})
    assert "time zone" in refused["message"]
