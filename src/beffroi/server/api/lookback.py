"""Looking for the better move: hints while one plays, the analysis when the game is over."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from beffroi.server.api.deps import Asker, House
from beffroi.server.api.records import ANYBODY
from beffroi.server.live.messages import SeatNumber, Seq
from beffroi.server.tables.analyses import Progress


class HintBody(msgspec.Struct, frozen=True):
    seat: SeatNumber
    seq: Seq


class Words(TypedDict):
    """A sentence of the game by key, its arguments by name."""

    key: str
    args: dict[str, int | str]


class Reason(TypedDict):
    """A term of the evaluation (a text key of the game), and the points it moves by."""

    key: str
    points: float


class HintChoice(TypedDict):
    """A choice with what it expects: the final score, the lead over the mean of the others, and the spread of it."""

    code: str
    anchor: str
    label: Words
    score: float
    lead: float
    spread: float
    line: list[str]


class Hint(TypedDict):
    """The best choices, the first first; how the turn goes on after it, and what it changes."""

    table: str
    seq: int
    seat: int
    choices: list[HintChoice]
    line: list[Words]
    reasons: list[Reason]


class Played(TypedDict):
    """A choice that was made or could have been."""

    code: str
    label: Words
    anchor: NotRequired[str]
    line: NotRequired[list[Words]]


class Turn(TypedDict):
    """A turning point: a decision (`better`, `cost`, `reasons`) or a stroke of luck (`points` by seat)."""

    n: int
    kind: str
    seat: int
    played: Played
    better: NotRequired[Played]
    cost: NotRequired[float]
    reasons: NotRequired[list[Reason]]
    points: NotRequired[list[float]]


class Player(TypedDict):
    """What luck brought a seat, and what its decisions gave away."""

    seat: int
    score: int
    luck: float
    given: float
    decisions: int
    same: int


class Deed(Words):
    """A sentence told of a card, with its figures added up."""

    times: int


class Used(TypedDict):
    """What a seat did with a card: in how many turns, and what these changed in expected points."""

    seat: int
    times: int
    worth: float
    deeds: list[Deed]


class Piece(TypedDict):
    """A card of the game and those who used it."""

    key: str
    times: int
    seats: list[Used]


class Decision(TypedDict):
    """An unforced decision: what was played, what the bot thought best, and the points between them."""

    n: int
    seat: int
    played: str
    best: str
    loss: float


class Analysis(TypedDict):
    """A finished game looked at again."""

    game: str
    moves: int
    ends: list[int]
    expected: list[list[float]]
    players: list[Player]
    turns: list[Turn]
    pieces: list[Piece]
    decisions: list[Decision]


@get("/api/tables/{table_id:str}/analysis")
async def analysis(house: House, asker: Asker, table_id: FromPath[str]) -> Response[Analysis | Progress]:
    """A finished game looked at again; 202 with `done` of `of` while it is being worked out."""
    who = asker.id or ANYBODY
    found: Any = await house.analyses.analysis(table_id, lambda: house.limits.spend("analysis", who))
    return Response(found, status_code=202 if isinstance(found, Progress) else 200)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(house: House, asker: Asker, table_id: FromPath[str], data: JSONBody[HintBody]) -> Hint:
    """What a bot would do in my place, at a table that is not rated."""
    person = asker.must("play")
    house.limits.spend("hint", person.id)
    told: Any = await house.hints.hint(person, table_id, data.seat, data.seq)
    return told  # type: ignore[no-any-return]


ROUTES = [analysis, hint]
