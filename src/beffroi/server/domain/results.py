"""How a game ended for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from beffroi.kernel.game import Game
from beffroi.kernel.state import Seat
from beffroi.protocol.facts import Ending
from beffroi.server.domain.spec import OVER, STOPPED

if TYPE_CHECKING:
    from beffroi.server.domain.table import TableState

LONGEST_VARIANT: Final = 80


class GameFilter(NamedTuple):
    """Which of a person's finished games; what is empty, 0 or None does not matter."""

    game: str = ""
    opponent: str = ""  # the key of an account's name
    result: str = ""  # won, lost
    kind: str = ""  # rated, bots, solo
    players: int = 0
    before: int | None = None


def counts(table: TableState) -> bool:
    """Tell whether a game has a result: it is over, decided by those who left, or rated and stopped after that."""
    if table.status != STOPPED:
        return table.status == OVER
    if table.ended_by is not None:
        return table.spec.seats > 1
    return table.spec.rated and bool(table.resigned or table.lost)


def ranking(table: TableState) -> list[list[Seat]]:
    """Return the final ranking; those who lost by leaving come last together.

    Where the others stopped before the end, they share the first place. Who resigned in a game of before comes behind
    all of them, the first to give up at the very end.
    """
    played = table.playing.state.ranking() if table.status == OVER else [list(range(table.spec.seats))]
    resigned = [seat for seat in table.resigned if seat not in table.lost]
    found = [[seat for seat in rank if seat not in table.lost and seat not in resigned] for rank in played]
    return [rank for rank in [*found, sorted(table.lost)] if rank] + [[seat] for seat in reversed(resigned)]


def places(table: TableState) -> list[int]:
    """Return the place of each seat; seats that share a place have the same.

    Those who lost by leaving share the last place, so that nobody is first where all of them left.
    """
    found = [0] * table.spec.seats
    place = 1
    for rank in ranking(table):
        for seat in rank:
            found[seat] = table.spec.seats if seat in table.lost else place
        place += len(rank)
    return found


def ending(table: TableState) -> Ending | None:
    """Return how a game ended, if it did."""
    if table.match is None or table.status not in (OVER, STOPPED):
        return None
    how, seats = table.ended_by or (early_end(table), [])
    gone = [table.gone.get(seat) if seat in table.lost else None for seat in range(table.spec.seats)]
    known = counts(table)
    return Ending(how, seats, ranking(table) if known else None, places(table) if known else None, gone)


def early_end(table: TableState) -> Literal["played", "resigned", "agreed", "closed"]:
    """Return how a game ended that nobody's leaving decided."""
    if table.status == OVER:
        return "played"
    if table.spec.imported:
        return "closed"
    return "resigned" if all(seat in table.resigned for seat in table.people()) else "agreed"


def variant(game: Game[Any], options: dict[str, Any], own_figures: bool = False) -> str:
    """Return the class of options a game is rated in: `standard`, or the options that were changed.

    Games with other figures than the server's default are one class of their own, whatever the set.
    """
    changed = [
        option.name
        for option in game.options
        if (own_figures if option.name == "figures" else options.get(option.name) != option.default)
    ]
    return "+".join(sorted(changed))[:LONGEST_VARIANT] or "standard"
