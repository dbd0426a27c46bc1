"""The Cathedral: where dice find a free space, and what a cube there brings."""

from __future__ import annotations

from beffroi.games.troyes.pieces import COLUMNS, EMPTY, LEVELS
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat, replaced


def free_levels(s: Troyes, column: int) -> int:
    """Return how many spaces of a column are free on the levels that dice can build."""
    return s.cathedral[column : LEVELS * COLUMNS : COLUMNS].count(EMPTY)


def fit(s: Troyes, faces: list[int]) -> bool:
    """Tell whether dice of these values all find a space."""
    return all(faces.count(face) <= free_levels(s, face - 1) for face in faces)


def build(s: Troyes, seat: Seat, column: int) -> None:
    """A cube on the lowest free level of a column, with its points and influence."""
    space = column
    while s.cathedral[space] != EMPTY:
        space += COLUMNS
    s.cathedral = replaced(s.cathedral, space, seat)
    s.gain_points(seat, s.ruleset.cathedral_points[column])
    s.gain_influence(seat, s.ruleset.cathedral_influence[column])
    s.tell("builds", seat, space // COLUMNS + 1, column + 1)
