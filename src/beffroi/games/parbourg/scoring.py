"""Victory: most tokens, then most of one colour, then the better colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.parbourg.cards.ids import COLOURS
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg


def merit(won: list[int]) -> tuple[int, ...]:
    """What one player's tokens are worth against another's, as a key: the higher, the better.

    All tokens; the largest set of one colour; the colour of that set, the best
    ranked where several are as large; then the numbers in each colour in turn.

    >>> merit([3, 1, 1, 0]) > merit([2, 2, 1, 0])
    True
    >>> merit([3, 0, 1, 1]) > merit([0, 3, 1, 1])
    True
    """
    most = max(won)
    return (sum(won), most, -won.index(most), *won)


def ranking(s: Parbourg) -> list[list[Seat]]:
    """Seats from first to last; those with the same tokens of every colour share a rank."""
    merits = [merit(s.won[4 * seat : 4 * seat + 4]) for seat in range(s.seats)]
    return [[seat for seat in range(s.seats) if merits[seat] == rank] for rank in sorted(set(merits), reverse=True)]


def scores(s: Parbourg) -> list[dict[str, int]]:
    """Victory tokens by colour."""
    return [dict(zip(COLOURS, s.won[4 * seat : 4 * seat + 4], strict=True)) for seat in range(s.seats)]
