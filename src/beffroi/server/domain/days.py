"""Days of the games of the day: when they begin and end, and what stays covered until then."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from beffroi.server.domain.spec import TableSpec
from beffroi.server.errors import Refused

DAY: Final = 86_400_000  # milliseconds
FIRST: Final = datetime(1970, 1, 1, tzinfo=UTC)
LAST: Final = 2_000_000  # of the days that are counted


def day_of(at: int) -> int:
    """Return the day of a moment, counted from 1970; days begin at midnight UTC.

    >>> day_of(86_399_999), day_of(86_400_000)
    (0, 1)
    """
    return at // DAY


def date_of(day: int) -> str:
    """Return the date of a day.

    >>> date_of(20775)
    '2026-11-18'
    """
    return (FIRST + timedelta(days=day)).date().isoformat()


def week_of(day: int) -> tuple[int, int]:
    """Return the first and the last day of the week a day lies in; weeks begin on Monday.

    >>> week_of(20775)
    (20773, 20779)
    """
    monday = day - (FIRST + timedelta(days=day)).weekday()
    return monday, monday + 6


def month_of(day: int) -> tuple[int, int]:
    """Return the first and the last day of the month a day lies in.

    >>> [date_of(one) for one in month_of(20775)]
    ['2026-11-01', '2026-11-30']
    """
    date = FIRST + timedelta(days=day)
    first = date.replace(day=1)
    after = (first + timedelta(days=32)).replace(day=1)
    return (first - FIRST).days, (after - FIRST).days - 1


def day_terms(day: int, event: str, level: str) -> dict[str, Any]:
    """Return what a table keeps of the day whose game it is."""
    return {"day": day, "event": event, "level": level}


def sealed(spec: TableSpec, at: int) -> bool:
    """Tell whether a table is of a day that lasts: its luck is everybody's, and may not be told."""
    return spec.day is not None and day_of(at) <= spec.day["day"]


def check_unsealed(spec: TableSpec, at: int) -> None:
    """Refuse what would tell the luck of a day that lasts."""
    if sealed(spec, at):
        raise Refused("too-early", "the luck of this day is everybody's: it is told when the day is over, at 0:00 UTC")
