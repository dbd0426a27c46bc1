"""Server to client: the messages of the WebSocket and the event stream, one tagged union."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, structs

from beffroi.protocol.account import Me
from beffroi.protocol.base import Choice, ClockSnapshot, ClockTerms, GameEvent, Sentence, Status, View
from beffroi.protocol.commands import Compose
from beffroi.protocol.composing import Composed
from beffroi.protocol.errors import ErrorCode
from beffroi.protocol.facts import Ending, Leaving, TableFact, TablePause
from beffroi.protocol.figures import TableFigures

PROTOCOL: Final = 1  # goes up when a field of the wire is renamed or removed


class QuestionSetting(Struct, frozen=True):
    """The setting that may answer the question a seat is asked: those of its choices by which an answer stands now."""

    name: str
    choices: list[str]


class Update(Struct, frozen=True, tag_field="t", tag="update"):
    """Everything a page needs to show the table to one seat; seat -1 watches."""

    table: str
    seq: int
    seat: int
    view: View
    waiting: list[int]
    question: Sentence | None
    choices: list[Choice]
    answered: str | None
    events: list[GameEvent]
    facts: list[TableFact]  # like events: since what was asked for, and again from `drop` on
    drop: int | None
    clock: ClockSnapshot
    undo: int
    end_turn: bool
    settings: dict[str, str]  # what the seat has settled, by the name of the setting; nobody else is told
    setting: QuestionSetting | None
    moves: int
    over: bool
    scores: list[dict[str, int]] | None
    ranking: list[list[int]] | None


class SeatSummary(Struct, frozen=True):
    """Who sits where. A kept seat waits for the person who is named; `you` says that it is the asker."""

    seat: int
    kind: Literal["human", "bot", "open", "kept"]
    name: str
    guest: bool
    level: str | None
    online: bool
    you: bool


class SeatStatus(SeatSummary, frozen=True):
    """Who sits where, and who decides there: the level of a bot that stands in, whether they gave up or would stop."""

    standin: str | None
    resigned: bool
    stop: bool
    gone: Leaving | None  # why a bot plays here, or why the seat has lost
    lost: bool  # the seat is ranked behind all who stayed, whatever is played there
    returning: bool  # they take their seat back from the bot at their next turn
    pause: bool  # they agree to a pause
    away: int | None  # until when a pause of their own holds, if one does or is to come
    handing: list[int]  # the seats that want a bot to take this one
    ready: bool  # before a game with a ready check: they may begin


class TableTerms(Struct, frozen=True):
    """A table around its game: what was agreed, and how it stands. `you` are the asker's seats."""

    table: str
    game: str
    rules: int
    options: dict[str, Any]
    figure_set: TableFigures | None  # none: the game has no figures to choose
    status: Status
    access: Literal["public", "link"]
    clock: ClockTerms
    confirm: bool
    chat: bool
    rated: bool
    ready_check: bool  # the game begins when everybody has said that they are ready
    host: str
    mine: bool
    you: list[int]
    waiting: list[int]
    created: int
    started: int | None
    ended: int | None
    rematch: str | None
    origin: str | None
    imported: bool


class TableProgress(Struct, frozen=True):
    """How far a game is: `now` of `of` rounds or days, or so many cards left."""

    unit: str
    now: int
    of: int


class TableAsk(Struct, frozen=True):
    """What others at a table ask the asker beside the game: to stop, to pause, or to give a seat to a bot."""

    kind: Literal["stop", "pause", "hand-over"]
    seats: list[int]  # who asks; of a seat to give away who agrees already
    other: int | None = None  # the seat a bot would take
    hours: int = 0  # of the pause


class TableSummary(TableTerms, frozen=True):
    """A table in a list; `left` are the milliseconds of whoever is waited for and has least."""

    seats: list[SeatSummary]
    progress: TableProgress | None = None
    left: int | None = None
    due: int | None = None  # when that time runs out
    asks: list[TableAsk] = []


class SeatSettingTerms(Struct, frozen=True):
    """What a seat may settle once for its questions of a kind; the first choice holds until it does."""

    name: str
    choices: list[str]


class DayTerms(Struct, frozen=True):
    """Whose game of the day a table is: the day counted from 1970, and which of its games."""

    day: int
    event: str


class TableMessage(TableTerms, frozen=True, tag_field="t", tag="table"):
    """A table, and the luck of its game: committed to before, told after."""

    earlier_rules: bool  # it ends by a revision of the rules that new tables no longer get
    settings: list[SeatSettingTerms]
    seats: list[SeatStatus]
    seq: int
    commitment: str
    secret: str | None
    nonces: dict[str, str]
    ending: Ending | None
    pause: TablePause | None
    hours: int  # of the pause that is offered; 0: none is
    download: Literal["whole", "so-far", "hidden", "unbegun", "sealed"]  # which record the asker is given, or why none
    day: DayTerms | None  # whose game of the day it is
    now: int


class ChatMessage(Struct, frozen=True, tag_field="t", tag="chat"):
    """Something said at the table; without a seat by somebody who watches."""

    table: str
    id: int
    at: int
    name: str
    seat: int | None
    text: str


class ChatRemovedMessage(Struct, frozen=True, tag_field="t", tag="chat-removed"):
    """Something said at the table that the host took away."""

    table: str
    id: int


class Played(Struct, frozen=True):
    """A decision that was made."""

    seat: int
    code: str
    label: Sentence


class ReplayMessage(Struct, frozen=True, tag_field="t", tag="replay"):
    """The table as it was after `n` of its `moves` decisions, as one seat saw it; up to `seq` events were told."""

    table: str
    seat: int
    seq: int
    n: int
    moves: int
    view: View
    waiting: list[int]
    events: list[Sentence]
    last: Played | None
    over: bool
    scores: list[dict[str, int]] | None
    ranking: list[list[int]] | None


class HelloMessage(Struct, frozen=True, tag_field="t", tag="hello"):
    """The first message of a connection: the person it belongs to, and the versions of the server and its protocol."""

    me: Me | None
    version: str
    protocol: int


class AcceptedMessage(Struct, frozen=True, tag_field="t", tag="accepted"):
    """A command was carried out, now or when its key was seen before."""

    table: str
    key: str
    seq: int
    duplicate: bool


class RefusedMessage(Struct, frozen=True, tag_field="t", tag="refused"):
    """A command was not carried out and changed nothing; `seq` says how far the table is, where that is known.

    With "busy" it is not known whether it was stored: send it again with the same key.
    """

    table: str | None
    key: str | None
    error: ErrorCode
    message: str
    seq: int | None


class WhyMessage(Struct, frozen=True, tag_field="t", tag="why"):
    """The reason a piece can't be chosen by the seat now."""

    table: str
    seat: int
    anchor: str
    label: Sentence


class ComposedMessage(Composed, frozen=True, tag_field="t", tag="composed"):
    """The answer to `compose`."""

    table: str
    seat: int
    key: str


def composed_message(said: Compose, found: Composed) -> ComposedMessage:
    """Say to whom and to what an answer belongs."""
    return ComposedMessage(table=said.table, seat=said.seat, key=said.key, **structs.asdict(found))


class LobbyMessage(Struct, frozen=True, tag_field="t", tag="lobby"):
    """The list of public tables changed."""


class StudyMessage(Struct, frozen=True, tag_field="t", tag="study"):
    """A study that is looked at has `n` edits now."""

    study: str
    n: int


class PongMessage(Struct, frozen=True, tag_field="t", tag="pong"):
    """The answer to a ping, with its own time."""

    at: float


Message = (
    HelloMessage
    | TableMessage
    | Update
    | ChatMessage
    | ChatRemovedMessage
    | AcceptedMessage
    | RefusedMessage
    | WhyMessage
    | ComposedMessage
    | LobbyMessage
    | StudyMessage
    | PongMessage
)
