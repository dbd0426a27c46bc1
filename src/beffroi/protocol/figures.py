"""Printed figures: as the program has them, as owners typed them, as tables are played with them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

FigureDoc = dict[str, Any]  # nested like the file: {"activity": {"archer": {"cost": 5}}}
SetId = Annotated[str, Meta(max_length=40)]
SetName = Annotated[str, Meta(min_length=1, max_length=60)]
VersionNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
LONGEST_FILE = 60_000  # characters; a whole set has a tenth of that


# --- the book ---------------------------------------------------------------------


class Printed(Struct, frozen=True):
    """Where a figure stands in the box: on a card, the board or a tile, and where on it; empty where we don't know."""

    on: str
    spot: str


class FigureField(Struct, frozen=True):
    """One figure: what it is in the program's table, where that comes from, and what may be typed instead."""

    key: str
    path: str
    kind: Literal["number", "word", "letters"]
    value: Any
    mark: Literal["S", "R", "X", "P"]  # said by a rulebook, read from a damaged print, an outside source, our proposal
    locked: bool  # it can't be part of a set
    least: int
    most: int
    words: list[str]
    shape: list[list[int]]  # fewest and most items, for each level of lists; none for a single figure
    printed: Printed


class FigureCard(Struct, frozen=True):
    """A card, a tile or a board with its figures; `name` is a key of the game's texts."""

    path: str
    slug: str
    name: str
    fields: list[FigureField]


class FigureDeck(Struct, frozen=True):
    """What lies together in the box."""

    slug: str
    cards: list[FigureCard]


class FigureCheck(Struct, frozen=True):
    """What several figures must keep together: a sum between two bounds, or no two equal."""

    kind: Literal["sum", "different"]
    name: str
    paths: list[str]
    least: int
    most: int


class FigureBook(Struct, frozen=True):
    """Every figure of a game, and the default this server gives to new tables."""

    game: str
    rules: int
    revision: int  # of the server's figures; 0: as they come with the program
    default: FigureDoc  # where that revision differs from the program's table
    digest: str  # of the default
    needed: int  # owners who must agree until a figure counts as confirmed
    decks: list[FigureDeck]
    checks: list[FigureCheck]


class AnsweredFigure(Struct, frozen=True):
    """What owners typed for one figure, independently of one another."""

    path: str
    value: Any
    owners: int  # accounts that typed this
    others: int  # accounts that typed something else
    confirmed: bool
    since: int | None  # when as many owners agreed as are needed


class AnsweredFigures(Struct, frozen=True):
    """The figures owners typed, and how many of them must agree."""

    needed: int
    figures: list[AnsweredFigure]


class FigureRevision(Struct, frozen=True):
    """A revision of the figures that this server gives to new tables; revision 0 is the program's own table."""

    revision: int
    at: int
    note: str
    digest: str
    differing: int
    now: bool  # tables opened now get this one
    figures: FigureDoc


class NewFigureRevision(Struct, frozen=True):
    """Where a new revision comes from: what owners confirmed, the program's own table, or an earlier revision."""

    source: Literal["confirmed", "program", "revision"]
    revision: VersionNumber = 0
    note: Annotated[str, Meta(max_length=200)] = ""


# --- checking ---------------------------------------------------------------------


class FiguresBody(Struct, frozen=True):
    """Figures that somebody typed, as a document or as the text of a file."""

    figures: FigureDoc | None = None
    toml: Annotated[str, Meta(max_length=LONGEST_FILE)] | None = None


class FigureProblem(Struct, frozen=True):
    """What is wrong at a place; the line where it was read from a file."""

    path: str
    line: int
    message: str


class CheckedFigures(Struct, frozen=True):
    """What was typed as far as it can stand, what is wrong with the rest, and the same as a file."""

    problems: list[FigureProblem]
    figures: FigureDoc
    typed: int
    differing: int
    digest: str  # empty while there is a problem
    toml: str


# --- sets -------------------------------------------------------------------------


class NewFigureSet(Struct, frozen=True):
    """A set to be kept under a name."""

    game: Annotated[str, Meta(max_length=40)]
    name: SetName
    figures: FigureDoc


class ChangedFigureSet(Struct, frozen=True):
    """What becomes of a set: another name, or figures that make a new version after the one named."""

    version: VersionNumber
    name: SetName | None = None
    figures: FigureDoc | None = None


class FigureSet(Struct, frozen=True):
    """A set of mine, with how its newest version would be played now."""

    id: str
    game: str
    name: str
    version: int
    created: int
    changed: int
    typed: int
    differing: int
    digest: str
    problems: int  # figures that no longer fit, because the rules were revised since
    link: str | None


class FigureVersion(Struct, frozen=True):
    """One version of a set; it never changes."""

    version: int
    at: int
    rules: int
    typed: int
    differing: int
    digest: str


class FigureSetVersion(Struct, frozen=True):
    """A version of a set of mine with its figures, and the versions there are."""

    set: FigureSet
    version: int
    figures: FigureDoc
    digest: str
    versions: list[FigureVersion]


class SharedFigures(Struct, frozen=True):
    """A set as anybody sees it who has its link: figures, and not whose they are."""

    link: str
    game: str
    name: str
    version: int
    at: int
    rules: int
    figures: FigureDoc
    typed: int
    differing: int
    digest: str


# --- tables -----------------------------------------------------------------------


class FiguresChoice(Struct, frozen=True, omit_defaults=True):
    """What a new table is played with: the default, the program's own, a set, or figures given with the request."""

    kind: Literal["default", "program", "mine", "shared", "given"] = "default"
    id: SetId = ""  # of the set, or the link of a shared one
    version: VersionNumber = 0  # 0: the newest
    name: Annotated[str, Meta(max_length=60)] = ""  # of figures given with the request
    figures: FigureDoc | None = None


class TableFigures(Struct, frozen=True):
    """What a table is played with."""

    kind: Literal["default", "program", "set", "given"]
    name: str
    version: int  # of the set, or the revision of the server's default
    digest: str
    standard: bool  # the server's default when the table was opened: rated like others


# --- balance ----------------------------------------------------------------------


class BalanceBody(Struct, frozen=True):
    """Figures to be tried by bots."""

    figures: FigureDoc
    seats: Annotated[int, Meta(ge=0, le=15)] = 0


class BalanceInterval(Struct, frozen=True):
    """A measured value with its 95 % interval."""

    value: float
    low: float
    high: float


class BalanceRow(Struct, frozen=True):
    """What bots did with something, how often, and how those who did fared."""

    deed: str
    name: str
    uses: int
    seats: int
    share: float
    score: BalanceInterval | None
    even: BalanceInterval | None  # chance to win above an even share
    often: bool  # it wins too often


class BalanceReport(Struct, frozen=True):
    """What happened in games of bots with one set of figures."""

    games: int
    players: int
    bot: str
    winner_score: float
    first_wins: float
    rows: list[BalanceRow]
    unused: list[str]


class BalanceJob(Struct, frozen=True):
    """A report, or how far the work on it is; `base` is the same with the program's own figures."""

    game: str
    digest: str
    seats: int
    state: Literal["waiting", "running", "done", "cancelled", "failed"]
    done: int
    of: int
    mine: bool
    at: int
    report: BalanceReport | None
    base: BalanceReport | None
