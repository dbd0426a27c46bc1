"""What is agreed at a table before the game, and who sits where."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from beffroi.protocol.base import ClockSettings
from beffroi.protocol.figures import TableFigures

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
STOPPED: Final = "stopped"
FROZEN: Final = "frozen"
CLOSED: Final = "closed"

FREE: Final = ("open", "kept")  # the kinds of seats nobody sits on yet


class SeatAssignment(msgspec.Struct):
    """A seat: a person's, a bot's, open to all, or kept for the person who is named until they come."""

    kind: str  # human, bot, open, kept
    person: str | None = None
    name: str = ""
    guest: bool = False
    level: str | None = None
    nonce: str = ""
    ready: bool = False

    @property
    def free(self) -> bool:
        """Whether somebody must still sit down here."""
        return self.kind in FREE

    @property
    def waited_for(self) -> bool:
        """Whether somebody sits here who has not said that they are ready."""
        return self.kind == "human" and not self.ready

    def free_for(self, person: str) -> bool:
        """Tell whether this person may sit down here; a seat kept for somebody who is gone is anybody's."""
        return self.kind == "open" or (self.kind == "kept" and self.person in (None, person))


class TableSpec(msgspec.Struct):
    """What was agreed before the game, and stays."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    status: str
    access: str
    clock: dict[str, Any]
    confirm: bool
    chat: bool
    rated: bool
    host: str | None
    secret: bytes
    start: dict[str, Any] | None
    origin: str | None
    created: int
    rematch: str | None = None
    imported: bool = False
    figures: dict[str, Any] | None = None  # name, version and digest of the set (protocol.figures.TableFigures)
    started: int | None = None
    ended: int | None = None
    digest: str | None = None  # of the state when it last left memory
    digest_head: int | None = None  # entries in the log then
    ready_check: bool = False  # it begins when everybody has said that they are ready
    day: dict[str, Any] | None = None  # whose game it is: the day, the event, and the level of its bots

    @property
    def table_figures(self) -> TableFigures | None:
        """How the table names what it is played with; none for a game without figures, and for older tables."""
        return msgspec.convert(self.figures, TableFigures) if self.figures is not None else None

    @property
    def own_figures(self) -> bool:
        """Whether it is played with other figures than the default was when it was opened."""
        return not self.figures["standard"] if self.figures is not None else bool(self.options.get("figures"))

    @property
    def clock_settings(self) -> ClockSettings:
        return msgspec.convert(self.clock, ClockSettings)


class ListedTable(msgspec.Struct, frozen=True):
    """A table of a list: what was agreed, who sits where, and the host's name."""

    spec: TableSpec
    seats: list[SeatAssignment]
    host: str
