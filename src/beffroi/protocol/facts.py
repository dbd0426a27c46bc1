"""What happens around a game: who left and came back, what was agreed about time, how it ended."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

FactKind = Literal[
    "time-out",
    "resigned",
    "left",
    "handed-over",
    "replaced",
    "coming-back",
    "back",
    "stop-offered",
    "stop-withdrawn",
    "stop-declined",
    "stopped",
    "pause-offered",
    "pause-withdrawn",
    "pause-declined",
    "paused",
    "resumed",
    "time-given",
    "hand-over-wanted",
    "hand-over-withdrawn",
    "away",
    "won",
    "nobody-won",
    "frozen",
    "unfrozen",
]
Leaving = Literal["time", "left", "absent", "resigned"]


class TableFact(Struct, frozen=True):
    """Something that happened around the game, for the chronicle: by whom (-1: nobody), to whom, how much.

    `amount` are the milliseconds that were given, or the moment until which a pause or an absence holds.
    `lost` says that the seat has lost the game by it.
    """

    seq: int
    at: int
    kind: FactKind
    seat: int
    other: int = -1
    amount: int = 0
    lost: bool = False


class Ending(Struct, frozen=True):
    """How a game ended: played to the end, or before; with the ranking, where it counts.

    Seats that lost by leaving share the last place, and nobody has the first where all of them left.
    """

    how: Literal["played", "resigned", "time", "left", "absent", "agreed", "closed"]
    seats: list[int]  # whose leaving ended it
    ranking: list[list[int]] | None
    places: list[int] | None  # by seat
    gone: list[Leaving | None]  # by seat, how those left who lost by it


class TablePause(Struct, frozen=True):
    """A pause all have agreed to."""

    since: int
    until: int
