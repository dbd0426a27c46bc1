"""Time zones by name, as browsers tell them: Europe/Paris."""

from __future__ import annotations

from datetime import UTC, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from beffroi.server.errors import Refused


def find_zone(name: str) -> tzinfo:
    """Return a time zone; Refused where nobody knows it."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("bad-request", f"there is no time zone {name!r:.60}") from None


def known_zone(name: str) -> tzinfo:
    """Return a time zone that was known when it was agreed on; UTC on a machine that has lost it."""
    try:
        return find_zone(name)
    except Refused:
        return UTC
