"""Lines of play: answers of one seat in a row, given as far as a table allows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar, cast

from beffroi.kernel.state import Move, Seat, State

S = TypeVar("S", bound=State)


def answers_along(s: State, seat: Seat, line: Iterable[Move]) -> Iterator[Move]:
    """Play a line on this table, and name each answer right before it is given."""
    for move in line:
        if not s.allows(seat, move):
            return
        yield move
        s.apply(seat, move)


def table_after(s: S, seat: Seat, line: Iterable[Move]) -> S:
    """Return a copy of the table after a line; this one stays as it is."""
    after = s.copy()
    for _ in answers_along(after, seat, line):
        pass
    return cast("S", after)
