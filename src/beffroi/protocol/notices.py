"""What webhooks and browsers are sent: a title, a sentence, an address, and data for programs."""

from __future__ import annotations

from msgspec import Struct


class TurnNotice(Struct, frozen=True, tag_field="event", tag="your-turn"):
    """A table waits for somebody."""

    title: str
    text: str
    url: str
    table: str
    game: str
    seat: int
    opponents: list[str] = []
    due: int | None = None  # when their time runs out, where there is a clock


class ReminderNotice(TurnNotice, frozen=True, tag_field="event", tag="time-runs-out"):
    """A table has waited long for somebody, whose time soon runs out."""


class TimeOutNotice(TurnNotice, frozen=True, tag_field="event", tag="time-out"):
    """Somebody's time ran out, or others gave their seat to a bot."""


class InvitationNotice(TurnNotice, frozen=True, tag_field="event", tag="invited"):
    """A seat is kept for somebody; `opponents` sit there already."""


class DigestNotice(Struct, frozen=True, tag_field="event", tag="digest"):
    """The tables that wait for somebody, once a day."""

    title: str
    text: str
    url: str
    tables: list[str]


class TrialNotice(Struct, frozen=True, tag_field="event", tag="test"):
    """Something to try a channel with."""

    title: str
    text: str
    url: str


NoticeDocument = TurnNotice | ReminderNotice | TimeOutNotice | InvitationNotice | DigestNotice | TrialNotice
