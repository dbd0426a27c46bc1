"""What several documents are made of: bounded scalars, sentences, choices, clocks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Code = Annotated[str, Meta(min_length=1, max_length=200)]
TableId = Annotated[str, Meta(min_length=1, max_length=16)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Email = Annotated[
    str, Meta(max_length=254, pattern=r"^[^@\s\x00-\x1f,;<>]+@[^@\s\x00-\x1f,;<>]+\.[^@\s\x00-\x1f,;<>]+$")
]
Nonce = Annotated[str, Meta(max_length=64)]
GameSlug = Annotated[str, Meta(min_length=1, max_length=40)]
SettingName = Annotated[str, Meta(min_length=1, max_length=40)]  # of a setting of a seat, or of one of its choices
LevelName = Annotated[str, Meta(max_length=40)]
Options = Annotated[dict[str, Any], Meta(max_length=50)]
Scope = Literal["read", "play", "tables", "chat", "account", "admin"]
Status = Literal["open", "running", "over", "stopped", "frozen", "closed"]
Argument = int | str  # a figure, a seat (by the argument's name), or the key of another text
View = dict[str, Any]  # a game's own document, described in its `view.py`


class Sentence(Struct, frozen=True):
    """A sentence of the game by its text key, with its arguments by name."""

    key: str
    args: dict[str, Argument]


class Choice(Struct, frozen=True):
    """An answer the seat may give: its code, the piece of the page it belongs to, and what it says."""

    code: str
    anchor: str
    label: Sentence


class GameEvent(Struct, frozen=True):
    """Something that happened, as far as the seat may know."""

    seq: int
    key: str
    args: dict[str, Argument]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Nobody's time is counted."""


class LiveClock(Struct, frozen=True, tag_field="kind", tag="live"):
    """The time left for a whole game, at the moment `at`."""

    left: list[int]  # milliseconds, by seat
    running: list[int]  # the seats whose time runs
    at: int


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """The time left for a turn, at the moment `at`."""

    left: list[int]  # milliseconds, by seat
    running: list[int]  # the seats whose time runs
    at: int


class LiveTerms(Struct, frozen=True, tag_field="kind", tag="live"):
    """A clock for the whole game, as agreed."""

    base: int  # seconds for the whole game
    plus: int  # seconds added at each turn


class DaysTerms(Struct, frozen=True, tag_field="kind", tag="days"):
    """A clock for each turn, as agreed."""

    days: int


ClockSnapshot = NoClock | LiveClock | DaysClock
ClockTerms = NoClock | LiveTerms | DaysTerms


class ClockSettings(Struct, frozen=True, omit_defaults=True):
    """The clock a host asks for; the fields of another kind of clock are ignored."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, Meta(ge=0, le=10**6)] = 900  # seconds for the whole game (live)
    plus: Annotated[int, Meta(ge=0, le=10**6)] = 20  # seconds added at each turn (live)
    days: Annotated[int, Meta(ge=0, le=1000)] = 3  # for each turn (days)

    def terms(self) -> ClockTerms:
        """Leave out the fields of other kinds of clocks."""
        if self.kind == "live":
            return LiveTerms(self.base, self.plus)
        return DaysTerms(self.days) if self.kind == "days" else NoClock()
