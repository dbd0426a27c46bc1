"""Documents of the studies: chapters with their trees of answers, what writers change, and the file of a study."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from beffroi.protocol.base import Code, GameSlug, Language, SeatNumber, Sentence, TableId
from beffroi.protocol.messages import TableMessage, Update

FILE_FORMAT: Final = 1
MOST_NODES: Final = 1500  # of a chapter
MOST_CHAPTERS: Final = 24
MOST_THEMES: Final = 8

StudyId = Annotated[str, Meta(min_length=1, max_length=40)]
ChapterId = Annotated[str, Meta(min_length=1, max_length=40)]
NodeId = Annotated[int, Meta(ge=0, le=2**31)]  # 0 is the beginning of a chapter
StudyTitle = Annotated[str, Meta(min_length=1, max_length=80)]
Theme = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^|%_\s][^|%_]*$")]
Themes = Annotated[list[Theme], Meta(max_length=MOST_THEMES)]
Comment = Annotated[str, Meta(max_length=4000)]
Anchor = Annotated[str, Meta(max_length=100)]
Glyph = Literal["", "!!", "!", "!?", "?!", "?", "??"]
StudyAccess = Literal["private", "link", "public"]
StudyRole = Literal["owner", "writer", "reader"]
Guesser = Annotated[int, Meta(ge=-1, le=15)]  # the seat whose turns readers guess; -1: nobody's
Tries = Annotated[list[Code], Meta(max_length=60)]  # answers a reader gives on from a place, which are kept nowhere


class StudyMark(Struct, frozen=True):
    """A mark on the board: on a piece, or an arrow from one piece to another."""

    kind: Literal["disc", "ring", "arrow"]
    colour: Literal["ink", "purple", "green", "red"]
    at: Anchor
    label: Annotated[str, Meta(max_length=2)] = ""
    to: Anchor = ""


class StudyValue(Struct, frozen=True):
    """What a place is worth for the seat that is asked there: its expected lead, and the best answer found."""

    seat: int
    lead: float
    spread: float  # the standard deviation of the lead
    best: Sentence


class StudyNode(Struct, frozen=True, omit_defaults=True):
    """An answer and what is said of it; 0 is the beginning of the chapter, which has no answer."""

    id: NodeId
    parent: Annotated[int, Meta(ge=-1, le=2**31)]
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    code: Annotated[str, Meta(max_length=200)] = ""
    label: Sentence | None = None
    comment: Comment = ""
    marks: Annotated[list[StudyMark], Meta(max_length=30)] = []
    glyph: Glyph = ""
    value: StudyValue | None = None
    n: int = 0  # the edit that changed it last
    parts: dict[str, int] = {}  # the edits that changed its parts last, by their names


class StudySource(Struct, frozen=True):
    """What a chapter was made from: the set-up, a position, a finished game at a table, a record, or a puzzle."""

    kind: Literal["start", "position", "table", "record", "puzzle"]
    of: Annotated[str, Meta(max_length=40)] = ""  # the id of the puzzle; that of a table is told to nobody


class ChapterHead(Struct, frozen=True):
    """A chapter in the list of its study."""

    id: str
    title: str
    guess: int
    nodes: int
    n: int  # the edit that changed it last


class StudyChapter(Struct, frozen=True):
    """A chapter: the nodes changed after `since`, and all of them in order, a parent before its children."""

    id: str
    title: str
    source: StudySource
    rules: int
    seats: int
    names: list[str]
    guess: int
    n: int
    nodes: list[StudyNode]
    order: list[int]


class StudyTerms(Struct, frozen=True):
    """What a study is called, what it is about, whose it is, and who may read it."""

    id: str
    game: str
    title: str
    themes: list[str]
    author: str
    access: StudyAccess
    role: StudyRole
    example: bool  # it came with the program, and nobody changes it
    created: int
    changed: int


class StudySummary(StudyTerms, frozen=True):
    """A study in a list."""

    chapters: int


class Study(StudyTerms, frozen=True):
    """A study with its chapters and writers; the code that invites others is told to its owner."""

    n: int  # edits so far
    chapters: list[ChapterHead]
    writers: list[str]
    invite: str | None


class NewStudy(Struct, frozen=True):
    """A study to begin."""

    game: GameSlug
    title: StudyTitle


class ChangedStudy(Struct, frozen=True):
    """What shall be otherwise about a study."""

    title: StudyTitle | None = None
    themes: Themes | None = None
    access: StudyAccess | None = None


class StudyInviteBody(Struct, frozen=True):
    """Whether others may come to write by a code; another code is made each time."""

    on: bool = True


class StudyJoinBody(Struct, frozen=True):
    """The code of an invitation to write."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class StartSource(Struct, frozen=True, tag_field="kind", tag="start"):
    """A game from its set-up, with fresh luck."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[str, Any], Meta(max_length=50)] = {}


class PositionSource(Struct, frozen=True, tag_field="kind", tag="position"):
    """The text of a position, or of a record."""

    text: Annotated[str, Meta(max_length=190_000)]


class TableSource(Struct, frozen=True, tag_field="kind", tag="table"):
    """A game that was played here and is over."""

    table: TableId


class PuzzleSource(Struct, frozen=True, tag_field="kind", tag="puzzle"):
    """A puzzle that the asker has answered."""

    puzzle: Annotated[str, Meta(min_length=1, max_length=16)]


class NewChapter(Struct, frozen=True):
    """A chapter to begin, and what with."""

    title: StudyTitle
    source: StartSource | PositionSource | TableSource | PuzzleSource


class StudyAnswer(Struct, frozen=True):
    """An answer of a seat."""

    seat: SeatNumber
    code: Code


class AddLine(Struct, frozen=True, tag_field="kind", tag="add"):
    """Answers in a row after a node; those that are there already are followed."""

    node: NodeId
    line: Annotated[list[StudyAnswer], Meta(min_length=1, max_length=60)]


class SetComment(Struct, frozen=True, tag_field="kind", tag="comment"):
    node: NodeId
    text: Comment


class SetMarks(Struct, frozen=True, tag_field="kind", tag="marks"):
    node: NodeId
    marks: Annotated[list[StudyMark], Meta(max_length=30)]


class SetGlyph(Struct, frozen=True, tag_field="kind", tag="glyph"):
    node: NodeId
    glyph: Glyph


class DeleteNode(Struct, frozen=True, tag_field="kind", tag="delete"):
    """A node goes, with everything after it."""

    node: NodeId


class PromoteNode(Struct, frozen=True, tag_field="kind", tag="promote"):
    """A variation becomes the line."""

    node: NodeId


class SetHead(Struct, frozen=True, tag_field="kind", tag="head"):
    """The title of a chapter, and the seat whose turns readers guess."""

    title: StudyTitle
    guess: Guesser = -1


NodeEdit = AddLine | SetComment | SetMarks | SetGlyph | DeleteNode | PromoteNode | SetHead


class StudyEditBody(Struct, frozen=True):
    """A change of a chapter by somebody who has seen everything up to edit `base`."""

    chapter: ChapterId
    base: NodeId
    edit: NodeEdit


class StudyEdited(Struct, frozen=True):
    """A change was made: its number, and the node it ended at."""

    n: int
    node: int


class PlaceBody(Struct, frozen=True):
    """A place in a chapter: a node, and what a reader tries on from there."""

    node: NodeId = 0
    answers: Tries = []


class PlaceComposeBody(Struct, frozen=True):
    """What can be done with these pieces at a place of a chapter; the first `keep` of the seat's answers stay."""

    node: NodeId = 0
    answers: Tries = []
    picked: Annotated[list[Code], Meta(max_length=12)] = []
    chosen: Annotated[list[Code], Meta(max_length=60)] = []
    keep: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class PlaceWhyBody(Struct, frozen=True):
    """Why can this piece not be chosen at a place of a chapter?"""

    anchor: Anchor
    node: NodeId = 0
    answers: Tries = []


class PlaceTable(Struct, frozen=True):
    """The table at a place of a chapter, as the seat sees it that is asked there."""

    table: TableMessage
    update: Update


class StudyImportBody(Struct, frozen=True):
    """The text of a file of a study."""

    text: Annotated[str, Meta(max_length=390_000)]


class FileChapter(Struct, frozen=True, omit_defaults=True):
    """A chapter as it is kept: its beginning, and its tree. The luck of every line follows from the secret."""

    title: StudyTitle
    rules: int
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[str, Any], Meta(max_length=50)]
    secret: Annotated[str, Meta(max_length=512, pattern=r"^([0-9a-f]{2})*$")]
    nodes: Annotated[list[StudyNode], Meta(min_length=1, max_length=MOST_NODES + 1)]
    nonces: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=16)] = {}
    start: dict[str, Any] | None = None
    names: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=16)] = []
    guess: Guesser = -1
    source: StudySource = StudySource("start")


class StudyFile(Struct, frozen=True):
    """A whole study as one file."""

    format: Literal[1]
    game: GameSlug
    title: StudyTitle
    chapters: Annotated[list[FileChapter], Meta(max_length=MOST_CHAPTERS)]
    themes: Themes = []
    language: Language = "en"
