"""What the routes answer, besides the messages of a table: one documented shape each."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from msgspec import Struct

from beffroi.server.tables.told import Status, TableTold, Update


class Nothing(Struct, frozen=True):
    """It is done; there is nothing to say about it."""


NOTHING = Nothing()


class Failure(Struct, frozen=True):
    """Why a request was refused: a code for the program, a sentence for the reader."""

    error: str
    message: str


class Me(Struct, frozen=True):
    """The one who asks, and how many games wait for them."""

    id: str
    name: str
    guest: bool
    admin: bool
    email: str | None
    language: str
    waiting: int


class NextTable(Struct, frozen=True):
    """A game that waits, if one does, and how many there are."""

    table: str | None
    waiting: int


class Token(Struct, frozen=True):
    """A program's key to an account, without its text."""

    id: str
    name: str
    scopes: list[str]
    created: int


class NewToken(Struct, frozen=True):
    """A new token with its text, which is told this once."""

    id: str
    name: str
    scopes: list[str]
    token: str


class PushKey(Struct, frozen=True):
    """The public key of this house's push messages."""

    key: str


class Channel(Struct, frozen=True):
    """A way to reach somebody; nothing is sent to a mail address before it is confirmed."""

    id: str
    kind: Literal["push", "mail", "webhook", "service"]
    target: str
    mode: Literal["each", "digest"]
    confirmed: bool
    created: int
    failures: int


class Sent(Struct, frozen=True):
    """Whether it went out."""

    sent: bool


class Export(Struct, frozen=True):
    """Every row of the database that names me, as it is stored."""

    person: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    chats: list[dict[str, Any]]
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    channels: list[dict[str, Any]]


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


class State(Struct, frozen=True):
    """The table and, once it plays, an update for each of the asker's seats."""

    messages: list[TableTold | Update]


class Ending(TypedDict, total=False):
    """What a record has only where it applies: a position it began from, and what is told when the game is over."""

    start: dict[str, Any]
    secret: str
    scores: list[dict[str, int]]
    draws: dict[str, list[int]]


class Record(Ending):
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


class Health(Struct, frozen=True):
    """The process answers."""

    status: Literal["ok"]
    version: str


class Ready(Struct, frozen=True):
    """Whether the database and the bus between workers answer."""

    database: bool
    bus: bool


class OfficeTable(Struct, frozen=True):
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


class OfficePerson(Struct, frozen=True):
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


class Named(Struct, frozen=True):
    """Whom it concerned."""

    name: str
