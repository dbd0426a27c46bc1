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


NoticeDocument = TurnNotice | DigestNotice | TrialNotice
