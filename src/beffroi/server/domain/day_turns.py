"""The turns of one seat in a finished game, by which two games from the same beginning are matched."""

from __future__ import annotations

from typing import NamedTuple

from beffroi.kernel.match import Match
from beffroi.kernel.state import Seat
from beffroi.kernel.step import Simultaneous


class SeatTurn(NamedTuple):
    """Answers of a seat in a row: how many the game had with them, the points after them, and what was answered."""

    n: int
    points: int
    codes: str


def turns_of(match: Match, seat: Seat) -> list[SeatTurn]:
    """Return the turns of a seat, in order; an answer that several are asked for at once is a turn of its own.

    Who of them is first is a matter of time: it may not tell two games apart.
    """
    again = Match(match.game, match.setup, match.commitment, match.start)
    found: list[SeatTurn] = []
    goes_on = False
    for n, (mover, move) in enumerate(match.moves, 1):
        together = isinstance(again.state.agenda[-1], Simultaneous)
        again.state.apply(mover, move)
        if mover == seat:
            before = found.pop().codes + " " if goes_on and not together else ""
            found.append(SeatTurn(n, again.state.totals()[seat], before + match.game.notation(move)))
        goes_on = mover == seat and not together and not ends_turn(match, n - 1)
    if found:  # what is counted at the end belongs to the last turn
        found[-1] = found[-1]._replace(points=match.state.totals()[seat])
    return found


def ends_turn(match: Match, i: int) -> bool:
    """Tell whether a turn is over after an answer: somebody else goes on, or, alone, luck or a secret came."""
    return match.sealed[i] if match.setup.seats == 1 else False


def same_turns(mine: list[SeatTurn], best: list[SeatTurn]) -> int:
    """Count the turns that were answered alike, each with the turn of the same number.

    >>> one, other = SeatTurn(3, 1, "die"), SeatTurn(5, 2, "pass")
    >>> same_turns([one, other], [one, one])
    1
    """
    return sum(1 for one, other in zip(mine, best, strict=False) if one.codes == other.codes)
