"""Bodies and answers of the routes, besides the messages of a table and the documents of an account."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

from beffroi.protocol.base import (
    ClockSettings,
    GameSlug,
    LevelName,
    Name,
    Nonce,
    Options,
    SeatNumber,
    Seq,
    Status,
)
from beffroi.protocol.errors import ErrorCode
from beffroi.protocol.figures import FiguresChoice
from beffroi.protocol.messages import TableMessage, Update


class Nothing(Struct, frozen=True):
    """It is done; there is nothing to say about it."""


NOTHING = Nothing()


class Failure(Struct, frozen=True):
    """Why a request was refused: a code for the program, a sentence for the reader."""

    error: ErrorCode | Literal["fault"]  # a fault is the server's own, with status 500
    message: str


class GameOption(Struct, frozen=True):
    """Something the host may choose: a flag, one of some choices, any of them, or a table of figures."""

    name: str
    kind: Literal["flag", "choice", "set", "table"]
    default: Any
    choices: list[str]


class GameLevel(Struct, frozen=True):
    """A bot's strength, and its name in each language."""

    slug: str
    titles: dict[str, str]


class GameInfo(Struct, frozen=True):
    """A game of the house: for how many, by which revision of the rules, with which options and bots."""

    slug: str
    title: str
    seats: tuple[int, int]
    rules: int
    options: list[GameOption]
    levels: list[GameLevel]


class CatalogueBody(Struct, frozen=True):
    """The options of a game, and a revision of its rules (0: the newest)."""

    options: dict[str, Any] = {}
    rules: Annotated[int, Meta(ge=0, le=1000)] = 0


class NewSeat(Struct, frozen=True):
    """A seat of a new table."""

    kind: Literal["me", "bot", "open"]
    level: LevelName | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True):
    """What the host asks for."""

    game: GameSlug
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Options = {}
    access: Literal["public", "link"] = "public"
    clock: ClockSettings = ClockSettings()
    confirm: bool = True
    chat: bool = True
    rated: bool = True
    nonce: Nonce = ""
    start: Annotated[dict[str, Any], Meta(max_length=200)] | None = None
    figures: FiguresChoice = FiguresChoice()


class JoinBody(Struct, frozen=True):
    """The wanted seat, if it matters, and a word that goes into the luck."""

    seat: SeatNumber | None = None
    nonce: Nonce = ""


class SeatBody(Struct, frozen=True):
    """What becomes of a seat."""

    seat: SeatNumber
    kind: Literal["open", "bot"]
    level: LevelName | None = None


class ForkBody(Struct, frozen=True):
    """After how many decisions the new game begins."""

    moves: Annotated[int, Meta(ge=0, le=100_000)]


class Accepted(Struct, frozen=True):
    """A request was granted, now or when its key was seen before."""

    seq: int
    duplicate: bool


class TableMessages(Struct, frozen=True):
    """The table and, once it plays, an update for each of the asker's seats."""

    messages: list[TableMessage | Update]


class MuteBody(Struct, frozen=True):
    """Whether the author of a message may no longer talk at the table."""

    muted: bool = True


class Muted(Struct, frozen=True):
    """Somebody who may not talk at a table, with the last thing they said there."""

    name: str
    message: int


class HintBody(Struct, frozen=True):
    """For which seat, and at which moment."""

    seat: SeatNumber
    seq: Seq


class Progress(Struct, frozen=True):
    """How far the work is."""

    done: int
    of: int


class RecordFigures(TypedDict):
    """The set of figures a game was played with, where it was not the program's own."""

    name: str
    version: int
    digest: str


class RecordEnding(TypedDict, total=False):
    """What a record has only where it applies: own figures, a position it began from, what is told at the end."""

    figures: RecordFigures
    start: dict[str, Any]
    secret: str
    scores: list[dict[str, int]]
    draws: list[tuple[str, int, int]]  # purpose, how many outcomes were possible, which one came (from 0)


class GameRecord(RecordEnding):
    """A whole game as a document that can be verified: docs/api.md describes its parts."""

    format: int
    game: str
    rules: int
    seats: int
    names: list[str]
    options: dict[str, Any]
    commitment: str
    nonces: dict[str, str]
    moves: list[tuple[int, str]]
    digests: dict[str, str]
    over: bool
    checksum: str


class Verified(Struct, frozen=True):
    """Whether a finished game agrees with the luck it was promised, and how much was worked out again."""

    agrees: bool
    wrong: str  # what does not fit, in one line
    commitment: str
    draws: int
    moves: int


class Statistics(Struct, frozen=True):
    """How often and how well somebody played a game in one class of options."""

    game: str
    variant: str
    games: int
    won: int
    average: float
    best: int


class Rating(Struct, frozen=True):
    """A player's strength in one class of options of a game."""

    game: str
    variant: str
    games: int
    rating: float


class Result(Struct, frozen=True):
    """A finished game; the table is named where the reader may know it."""

    game: str
    variant: str
    rank: int
    players: int
    score: int
    resigned: bool
    ended: int
    table: str | None


class PlayerPage(Struct, frozen=True):
    """A player in public."""

    name: str
    games: list[Statistics]
    ratings: list[Rating]
    recent: list[Result]


class Leader(Struct, frozen=True):
    """A player or a bot of the leaderboard: a cautious rating, and the estimate and doubt behind it."""

    name: str
    bot: bool
    rating: float
    mu: float
    sigma: float
    games: int


class Leaderboard(Struct, frozen=True):
    """The strongest of a game in one class of options, and the classes there are."""

    game: str
    variant: str
    variants: list[str]
    leaders: list[Leader]


class Health(Struct, frozen=True):
    """The process answers."""

    status: Literal["ok"]
    version: str


class Ready(Struct, frozen=True):
    """Whether the database can be written, and the bus between workers answers."""

    database: bool
    bus: bool


class ReasonBody(Struct, frozen=True):
    """Why; it is kept in the table's log."""

    reason: Annotated[str, Meta(max_length=200)] = ""


class AdminTable(Struct, frozen=True):
    """A table as the administrator sees it: the length of its log, and when a clock runs out."""

    id: str
    game: str
    status: Status
    access: Literal["public", "link"]
    head: int
    seats: int
    created: int
    changed: int
    deadline: int | None


class AdminPerson(Struct, frozen=True):
    """A person as the administrator sees them."""

    id: str
    name: str
    guest: bool
    admin: bool
    banned: bool
    created: int
    seen: int
    seats: int


class Rebuilt(Struct, frozen=True):
    """What a table's log made of it."""

    table: str
    status: Status
    entries: int


class PersonName(Struct, frozen=True):
    """Whom it concerned."""

    name: str
