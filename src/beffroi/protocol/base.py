"""What several documents are made of: bounded scalars, sentences, choices, clocks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
SeatOrHost = Annotated[int, Meta(ge=-1, le=15)]  # -1: the host, who sits nowhere
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
Language = Literal["en", "fr", "de"]
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
    due: list[int]  # by seat, when it runs out; 0 where it does not run
    off: list[int]  # by seat, until when no time is counted, though it is waited for; 0 where it is
    at: int


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """The time left for a turn, at the moment `at`."""

    left: list[int]  # milliseconds, by seat
    running: list[int]  # the seats whose time runs
    due: list[int]  # by seat, when it runs out; 0 where it does not run
    off: list[int]  # by seat, until when no time is counted, though it is waited for; 0 where it is
    at: int


class RelaxedClock(Struct, frozen=True, tag_field="kind", tag="relaxed"):
    """Nobody loses by time; `left` is how long a seat is waited for before the others may give it to a bot."""

    left: list[int]  # milliseconds, by seat
    running: list[int]  # the seats that are waited for
    due: list[int]  # by seat, from when on it may be given to a bot; 0 where it is not waited for
    off: list[int]  # by seat, until when no time is counted, though it is waited for; 0 where it is
    at: int


class Holiday(Struct, frozen=True):
    """Days on which no time is counted, both included, as dates such as 2026-12-24 (in the zone of the clock)."""

    start: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
    end: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class LiveTerms(Struct, frozen=True, tag_field="kind", tag="live"):
    """A clock for the whole game, as agreed."""

    base: int  # seconds for the whole game
    plus: int  # seconds added at each turn


class DaysTerms(Struct, frozen=True, tag_field="kind", tag="days"):
    """A clock for each turn, as agreed."""

    days: int
    weekends: bool  # time is counted on Saturdays and Sundays
    holidays: list[Holiday]
    zone: str  # the time zone by which days begin and end


class RelaxedTerms(Struct, frozen=True, tag_field="kind", tag="relaxed"):
    """No clock; a seat that is waited for as long as this may be given to a bot."""

    patience: int  # seconds


ClockSnapshot = NoClock | LiveClock | DaysClock | RelaxedClock
ClockTerms = NoClock | LiveTerms | DaysTerms | RelaxedTerms


class ClockSettings(Struct, frozen=True, omit_defaults=True):
    """The clock a host asks for; the fields of another kind of clock are ignored."""

    kind: Literal["none", "live", "days", "relaxed"] = "none"  # none: of tables before there was a pace
    base: Annotated[int, Meta(ge=0, le=10**6)] = 900  # seconds for the whole game (live)
    plus: Annotated[int, Meta(ge=0, le=10**6)] = 20  # seconds added at each turn (live)
    days: Annotated[int, Meta(ge=0, le=1000)] = 3  # for each turn (days)
    weekends: bool = True  # time is counted on Saturdays and Sundays (days)
    holidays: Annotated[tuple[Holiday, ...], Meta(max_length=20)] = ()  # when no time is counted (days)
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # by which weekends and holidays begin and end (days)
    patience: Annotated[int, Meta(ge=0, le=10**7)] = 86_400  # seconds until a seat may be given to a bot (relaxed)

    def terms(self) -> ClockTerms:
        """Leave out the fields of other kinds of clocks."""
        if self.kind == "live":
            return LiveTerms(self.base, self.plus)
        if self.kind == "days":
            return DaysTerms(self.days, self.weekends, list(self.holidays), self.zone)
        return RelaxedTerms(self.patience) if self.kind == "relaxed" else NoClock()
