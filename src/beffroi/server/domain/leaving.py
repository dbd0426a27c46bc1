"""Leaving a game and coming back to it, as the log tells it: what each entry does to the table.

The body of an entry has the level of the bot that takes over, then why, then whether that ended the game. Entries of
before have the level alone: then a stand-in costs nothing, and who resigned lets the others play on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from beffroi.kernel.state import NOBODY, Seat
from beffroi.protocol.facts import FactKind, Leaving
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import RUNNING, STOPPED

if TYPE_CHECKING:
    from beffroi.server.domain.table import TableState

TIME: Final = "time"
LEFT: Final = "left"
ABSENT: Final = "absent"
SHUT_OUT: Final = "shut-out"  # the account is gone or banned
RESIGNED: Final = "resigned"
ENDS: Final = "over"

REASONS: Final[dict[str, tuple[Leaving, FactKind]]] = {
    TIME: ("time", "time-out"),
    LEFT: ("left", "left"),
    ABSENT: ("absent", "handed-over"),
    SHUT_OUT: ("left", "replaced"),
    RESIGNED: ("resigned", "resigned"),
}


def contestants(table: TableState, without: Sequence[Seat] = ()) -> list[Seat]:
    """Return who can still win: bots at seats of their own, and people who have not lost."""
    out = {*table.lost, *table.resigned, *without}
    return [seat for seat in range(table.spec.seats) if seat not in out]


def decided(table: TableState, losing: list[Seat]) -> bool:
    """Tell whether a game is over when these lose it: one is left who can win, or nobody who plays for themselves."""
    left = contestants(table, losing)
    return len(left) <= 1 or not any(table.seats[seat].kind == "human" for seat in left)


def written_leaving(table: TableState, why: str, ends: bool) -> str:
    """Write for the log why a bot takes over."""
    return " ".join([table.standin_level, why, *([ENDS] if ends else [])])


def resign(table: TableState, entry: LogEntry) -> bool:
    table.resigned.append(entry.seat)
    if " " not in entry.body:
        table.tell("resigned", entry, lost=True)
        if all(seat in table.resigned for seat in table.people()):
            table.status, table.ended = STOPPED, entry.at
    return stand_in(table, entry)


def stand_in(table: TableState, entry: LogEntry) -> bool:
    level, *words = entry.body.split(" ")
    seat = entry.seat
    table.standins[seat] = level
    table.settled_moves = len(table.playing.moves)
    table.stops.discard(seat)
    table.pauses.discard(seat)
    table.returning.discard(seat)
    table.votes.pop(seat, None)
    if words:
        gone, fact = REASONS[words[0]]
        table.gone[seat] = gone
        loses = table.spec.rated or gone == RESIGNED
        if loses and seat not in table.lost:
            table.lost[seat] = entry.at
        table.tell(fact, entry, lost=loses)
        if ENDS in words:
            end_decided(table, entry, gone)
    elif entry.seat not in table.resigned:
        table.tell("replaced", entry)
    return True


def end_decided(table: TableState, entry: LogEntry, how: Leaving) -> None:
    """End a game that nobody else can win any more."""
    table.status, table.ended = STOPPED, entry.at
    table.ended_by = (how, [seat for seat, at in table.lost.items() if at == entry.at])
    left = contestants(table)
    for seat in left[:1] if len(left) == 1 else []:
        table.tell("won", entry, seat=seat)
    if not left and table.spec.seats > 1:
        table.tell("nobody-won", entry, seat=NOBODY)


def come_back(table: TableState, entry: LogEntry) -> bool:
    if not entry.body:  # as it was: at once
        del table.standins[entry.seat]
        table.tell("back", entry)
        return True
    table.returning.add(entry.seat)
    if waits_for_turn(table, entry.seat):
        table.tell("coming-back", entry)
    return True


def waits_for_turn(table: TableState, seat: Seat) -> bool:
    """Tell whether the bot is in the middle of a turn of the seat, which it ends; alone, one has only one turn."""
    return table.status == RUNNING and table.spec.seats > 1 and seat in table.asked()


def seat_returning(table: TableState, entry: LogEntry) -> None:
    """Give those who come back their seats, where the bot is in no turn of theirs; what it did stays."""
    for seat in sorted(table.returning):
        if table.status == RUNNING and not waits_for_turn(table, seat):
            table.returning.discard(seat)
            del table.standins[seat]
            if seat not in table.lost:
                table.gone.pop(seat, None)
            table.settled_moves = len(table.playing.moves)
            table.tell("back", entry, seat=seat, amount=table.clock.grant(seat), seq=table.seq)
            table.invalidate()
