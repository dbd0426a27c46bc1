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
    Sentence,
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


class LevelStrength(Struct, frozen=True):
    """How often a level won against the one below it, with the interval of 95 %; 95 % of its decisions took less."""

    against: str
    games: int
    won: float
    low: float
    high: float
    slowest: int


class GameLevel(Struct, frozen=True):
    """A bot's level, its name in each language, and its strength where it was measured."""

    slug: str
    titles: dict[str, str]
    strength: LevelStrength | None


class GamePreset(Struct, frozen=True):
    """A usual way to play: the options that are not as usual, and the level of the bots ("": the middle one)."""

    name: str
    seats: int
    minutes: int
    options: dict[str, Any]
    level: str


class GameInfo(Struct, frozen=True):
    """A game of the house: for how many, by which revision of the rules, with which options and bots."""

    slug: str
    title: str
    seats: tuple[int, int]
    rules: int
    options: list[GameOption]
    presets: list[GamePreset]
    levels: list[GameLevel]


class OptionsBody(Struct, frozen=True):
    """The options and seats a host thinks of."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Options = {}


class OptionsWay(Struct, frozen=True):
    """A way out of a conflict: another number of seats (0: as it is), other options."""

    label: Sentence
    seats: int
    options: dict[str, Any]


class OptionsConflict(Struct, frozen=True):
    """Why options do not go together, to be explained under the one that is named."""

    option: str
    label: Sentence
    ways: list[OptionsWay]


class OptionsCheck(Struct, frozen=True):
    """Whether a table can be opened with these options."""

    conflict: OptionsConflict | None


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
    clock: ClockSettings = ClockSettings(kind="relaxed")
    confirm: bool = True
    chat: bool = True
    rated: bool = True
    nonce: Nonce = ""
    start: Annotated[dict[str, Any], Meta(max_length=200)] | None = None
    figures: FiguresChoice = FiguresChoice()
    ready_check: bool = False  # begin when everybody has said that they are ready, not when the last one sits down


class JoinBody(Struct, frozen=True):
    """The wanted seat, if it matters, and a word that goes into the luck."""

    seat: SeatNumber | None = None
    nonce: Nonce = ""


class SeatBody(Struct, frozen=True):
    """What becomes of a seat: whoever sat there is removed. A kept one waits for the account that is named."""

    seat: SeatNumber
    kind: Literal["open", "bot", "kept"]
    level: LevelName | None = None
    name: Name | None = None


class ReadyBody(Struct, frozen=True):
    """Whether I am ready to begin."""

    ready: bool = True


class ForkBody(Struct, frozen=True):
    """After how many decisions the new game begins, and who plays the seats of the others."""

    moves: Annotated[int, Meta(ge=0, le=100_000)]
    alone: bool = False  # all seats are the caller's; a spectator's always are
    level: Annotated[str, Meta(max_length=40)] | None = None  # of the bots in the others' seats; default: as they were


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


class RecordDay(TypedDict):
    """Which day's game a record is: its date, the level of its bots, and what was published before it began."""

    date: str
    level: str
    commitment: str


class RecordEnding(TypedDict, total=False):
    """What a record has only where it applies: own figures, a position it began from, its day, its end."""

    figures: RecordFigures
    start: dict[str, Any]
    day: RecordDay
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


class Health(Struct, frozen=True):
    """The process answers."""

    status: Literal["ok"]
    version: str
    compiled: bool  # else the rules are interpreted, with the same results


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
