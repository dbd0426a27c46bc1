"""How a game ended for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from beffroi.kernel.game import Game
from beffroi.kernel.state import Seat
from beffroi.server.domain.spec import OVER, STOPPED

if TYPE_CHECKING:
    from beffroi.server.domain.table import TableState

LONGEST_VARIANT: Final = 80


def counts(table: TableState) -> bool:
    """Tell whether a game has a result: it is over, or rated and stopped after somebody gave it up."""
    return table.status == OVER or (table.status == STOPPED and table.spec.rated and bool(table.resigned))


def ranking(table: TableState) -> list[list[Seat]]:
    """Return the final ranking; who resigned comes last, the first to give up at the very end.

    Where the others stopped before the end, they share the first place.
    """
    played = table.playing.state.ranking() if table.status == OVER else [list(range(table.spec.seats))]
    found = [[seat for seat in rank if seat not in table.resigned] for rank in played]
    return [rank for rank in found if rank] + [[seat] for seat in reversed(table.resigned)]


def places(table: TableState) -> list[int]:
    """Return the place of each seat; seats that share a place have the same."""
    found = [0] * table.spec.seats
    place = 1
    for rank in ranking(table):
        for seat in rank:
            found[seat] = place
        place += len(rank)
    return found


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
