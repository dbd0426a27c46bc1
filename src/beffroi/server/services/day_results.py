"""What comes of a finished game: results and ratings, or the end of somebody's try of the day."""

from __future__ import annotations

from typing import Final

from beffroi.server.domain.day_turns import turns_of
from beffroi.server.domain.days import sealed
from beffroi.server.domain.spec import OVER
from beffroi.server.domain.table import TableState
from beffroi.server.services.clock import now
from beffroi.server.services.ratings import note_results
from beffroi.server.storage.days import COUNTED, LATE, LEFT, end_try
from beffroi.server.storage.engine import Connection

SEAT: Final = 0  # everybody plays a day's game from here


def note_finished(connection: Connection, table: TableState) -> None:
    """Store in the transaction that ends a game what came of it; games of the day have rankings of their own."""
    if table.spec.day is None:
        note_results(connection, table)
    else:
        note_try(connection, table)


def note_try(connection: Connection, table: TableState) -> None:
    """Store how a try ended; the same game played again changes nothing."""
    status, ended = status_of(table), table.ended or now()
    found: dict[str, object] = {"status": status, "ended": ended, "score": None, "won": None, "turns": None}
    if status == COUNTED:
        totals = table.playing.state.totals()
        others = [total for seat, total in enumerate(totals) if seat != SEAT]
        found |= {
            "score": totals[SEAT],
            "won": totals[SEAT] - max(others) if others else None,
            "turns": [list(turn) for turn in turns_of(table.playing, SEAT)],
        }
    end_try(connection, table.spec.id, found)


def status_of(table: TableState) -> str:
    """Return what a finished try is worth: it counts if its player played all of it, within the day."""
    gone = SEAT in table.standins or SEAT in table.resigned or SEAT in table.lost or SEAT in table.gone
    if table.status != OVER or gone or SEAT in table.helped:
        return LEFT
    return COUNTED if sealed(table.spec, table.ended or now()) else LATE
