"""Records and positions that are brought from elsewhere: what they are, and what is wrong with them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class ImportBody(Struct, frozen=True):
    """The text of a record or of a position, as it lies in a file."""

    text: Annotated[str, Meta(max_length=190_000)]


ImportReason = Literal[
    "no-json",  # no complete JSON document
    "unreadable",  # nested too deeply, or with a number too long
    "no-game",  # neither a record nor a position
    "game",  # of a game this server does not have
    "missing",  # without a part that it needs
    "malformed",  # a part is not what it should be
    "format",
    "newer-rules",
    "older-rules",
    "edited",  # its checksum does not fit
    "figures",
    "no-secret",
    "secret",  # does not fit what was published before the game
    "setup",
    "no-move",
    "illegal",
    "digest",  # the table after a move is not the recorded one
    "over",
    "draws",
    "scores",
    "impossible",  # a position that can't be on the table
    "damaged",
]


class ImportProblem(Struct, frozen=True):
    """What is wrong with a document: where by its parts ("moves.17", "seats"), and where in its text, from 1."""

    place: str
    line: int | None
    column: int | None
    reason: ImportReason
    message: str  # more of it, in English


class ImportCheck(Struct, frozen=True):
    """What a text is: a record that can be taken in, a position a game can begin from, or what is wrong with it."""

    kind: Literal["record", "position", "unknown"]
    game: str
    seats: int
    moves: int
    over: bool
    names: list[str]
    problem: ImportProblem | None
