"""Documents of the games of the day: what is played, who came where, two games side by side."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from beffroi.protocol.base import Sentence
from beffroi.protocol.messages import TableProgress

DayStatus = Literal["none", "running", "counted", "late", "left", "spent"]
DaySpan = Literal["week", "month"]


class DayGame(Struct, frozen=True):
    """A game of a day: one luck for everybody, committed to at `committed`; its secret is told when the day is over."""

    day: int
    event: str
    game: str
    rules: int
    seats: int
    level: str  # of the bots; empty: one plays alone
    options: dict[str, Any]
    commitment: str
    committed: int
    secret: str | None


class DayTry(Struct, frozen=True):
    """The asker's one try; of a counted one how good it was. Better than `percent` of the others; none: alone."""

    status: DayStatus
    table: str | None
    score: int | None
    won: int | None  # by how many points; below 0: lost by
    rank: int | None
    percent: int | None


class DayCard(Struct, frozen=True):
    """A game of today, how many have played it, and the asker's try."""

    game: DayGame
    played: int
    playing: int
    mine: DayTry


class DayCommitment(Struct, frozen=True):
    """What is committed to for a day that has not begun."""

    event: str
    commitment: str


class DayMark(Struct, frozen=True):
    """A day on which a try was counted, and how many percent of the others it beat at best."""

    day: int
    percent: int


class DayOverview(Struct, frozen=True):
    """The games of today, when the day ends, what is committed to for tomorrow, and the asker's month."""

    day: int
    ends: int
    now: int
    games: list[DayCard]
    yesterday: list[str]  # the events there were
    tomorrow: list[DayCommitment]
    month: list[DayMark]
    streak: int  # days in a row with a counted try, until today or yesterday


class DayRow(Struct, frozen=True):
    """A line of a day's ranking; `same` of the `turns` were decided as in the best game."""

    rank: int
    name: str
    guest: bool
    score: int
    percent: int | None
    same: int
    turns: int
    table: str
    you: bool


class DayBar(Struct, frozen=True):
    """How many had a score."""

    score: int
    count: int


class DayQuarters(Struct, frozen=True):
    """The points of the asker and of the best in each quarter of their turns: what may be told without telling."""

    mine: list[int]
    best: list[int]


class DayRanking(Struct, frozen=True):
    """Who came where; covered while the day lasts and the asker's own try is not over."""

    game: DayGame
    ends: int
    now: int
    played: int
    playing: int
    covered: bool
    mine: DayTry
    rows: list[DayRow]
    bars: list[DayBar]
    quarters: DayQuarters | None


class DayLeader(Struct, frozen=True):
    """A line of a week or a month: `points` adds up how many percent of the others were beaten on each day."""

    rank: int
    name: str
    guest: bool
    days: int
    points: int
    you: bool


class DayLeaders(Struct, frozen=True):
    """The ranking of a week or a month, as far as its days are over."""

    event: str
    span: DaySpan
    first: int
    last: int
    rows: list[DayLeader]


class DayTurn(Struct, frozen=True):
    """A turn of a compared game: how many answers the game had with it, what was answered, the points after it."""

    n: int
    points: int
    progress: TableProgress | None  # of the game when the turn began
    answers: list[Sentence]


class DayPlayed(Struct, frozen=True):
    """A game of a comparison."""

    table: str
    name: str
    guest: bool
    score: int
    seat: int
    you: bool
    turns: list[DayTurn]


class DayComparison(Struct, frozen=True):
    """Two games from the same beginning, matched by turn; `same` tells of each turn whether it was decided alike."""

    game: DayGame
    one: DayPlayed
    other: DayPlayed
    same: list[bool]
