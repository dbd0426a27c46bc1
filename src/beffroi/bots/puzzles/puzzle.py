"""A puzzle as plain data: a position, the line that is best there, and what it was measured to be worth."""

from __future__ import annotations

from typing import Any, NamedTuple

from beffroi.kernel.state import Doc, Seat

FORMAT = 1


class OtherLine(NamedTuple):
    """Another way to play the turn, with what it is expected to lead by."""

    line: list[str]
    value: float


class Puzzle(NamedTuple):
    """A position at the beginning of a seat's turn where one line is clearly best.

    The position is one that the seat can't tell from the table it comes from: what was hidden there is in no file.
    """

    id: str  # the beginning of the digest of its position
    seat: Seat
    position: Doc
    line: list[str]  # the answers of the best turn, as notations
    value: float  # the lead it is expected to bring, in points
    gain: float  # by how much that is more than the best different line
    low: float  # of the interval of 95 % of that difference
    high: float
    ahead: list[
        float
    ]  # share of the imagined tables at which the seat is ahead: by this line, by the best different one
    tables: int  # imagined for these figures
    others: list[OtherLine]  # the best first
    reasons: list[tuple[str, float]]  # terms of the evaluation in which it is better than the best different line
    missed: list[str]  # quick looks that don't find it
    solved: list[str]  # bots that mostly find it (difficulty.py)
    difficulty: int  # 1 to 5
    themes: list[str]
    source: str  # where it comes from: the seed of the game, or the record

    def doc(self) -> Doc:
        """Write the puzzle as plain JSON data."""
        found: Doc = self._asdict()
        found["others"] = [[other.line, other.value] for other in self.others]
        found["reasons"] = [list(reason) for reason in self.reasons]
        return found


def read_puzzle(doc: Any) -> Puzzle:
    """Read a puzzle that `doc` wrote."""
    others = [OtherLine(line, value) for line, value in doc["others"]]
    reasons = [(key, points) for key, points in doc["reasons"]]
    return Puzzle(**{**doc, "others": others, "reasons": reasons})
