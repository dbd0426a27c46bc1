"""Hours in which nobody wants to hear anything."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from beffroi.protocol.account import QuietHours
from beffroi.server.domain.zones import find_zone, known_zone


def kept_quiet(wanted: QuietHours) -> dict[str, Any] | None:
    """Return quiet hours as they are stored, none if there are none; refuses a zone nobody knows."""
    find_zone(wanted.zone)
    return None if wanted.start == wanted.end else dict(msgspec.to_builtins(wanted))


def read_quiet(stored: dict[str, Any] | None) -> QuietHours | None:
    return msgspec.convert(stored, QuietHours) if stored else None


def quiet_until(stored: dict[str, Any] | None, at: int) -> int:
    """Return when the quiet hours end that hold at this moment; 0 where none do.

    >>> night = {"start": 22, "end": 7, "zone": "UTC"}
    >>> quiet_until(night, 23 * 3_600_000) == (24 + 7) * 3_600_000
    True
    >>> quiet_until(night, 12 * 3_600_000)
    0
    """
    quiet = read_quiet(stored)
    if quiet is None:
        return 0
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(known_zone(quiet.zone))
    hours = (quiet.end - quiet.start) % 24
    if (local.hour - quiet.start) % 24 >= hours:
        return 0
    end = local.replace(hour=quiet.end, minute=0, second=0, microsecond=0)
    if end <= local:
        end += timedelta(days=1)
    return int(end.timestamp() * 1000)
