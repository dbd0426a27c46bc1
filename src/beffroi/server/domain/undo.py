"""What a seat may take back, and which turn is complete but not confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.state import NOBODY, Seat
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import RUNNING

if TYPE_CHECKING:
    from beffroi.server.domain.table import TableState


def undoable(table: TableState, seat: Seat) -> int:
    """Return how many of its last decisions the seat may take back now."""
    match = table.match
    if match is None or table.status != RUNNING:
        return 0
    if table.answered_secretly(seat):
        return 1
    if match.secret or table.question.open_seat != seat:  # somebody else decided since, perhaps in secret
        return 0
    if len(table.asked()) > 1 and not table.spec.confirm:
        return 0
    return max(0, min(table.question.open_moves, len(match.moves) - table.settled_moves))


def find_unconfirmed_turn(table: TableState) -> Seat:
    """Return the seat whose turn is complete but not confirmed, or NOBODY."""
    if table.match is None or not table.spec.confirm or table.match.secret:
        return NOBODY
    seat = table.question.open_seat
    if seat == NOBODY or table.by_bot(seat) or table.asked() == [seat] or not undoable(table, seat):
        return NOBODY
    return seat


def take_back(table: TableState, entry: LogEntry) -> bool:
    """Undo a seat's last decisions; tells whether everybody may know of it."""
    match, count = table.playing, int(entry.body)
    if table.answered_secretly(entry.seat):
        withdraw(table, entry.seat)
        return False
    match.take_back(entry.seat, count)
    drop_moves(table, count)
    return True


def drop_moves(table: TableState, count: int) -> None:
    """Forget what was told of the last moves, which are no more."""
    first = table.move_seqs[-count]
    del table.events[table.move_events[-count] :]
    del table.move_seqs[-count:]
    del table.move_events[-count:]
    table.retractions.append((table.seq + 1, first))


def withdraw(table: TableState, seat: Seat) -> None:
    """Take a secret answer back, whoever else has answered since: nobody has seen any of it."""
    match = table.playing
    index = max(i for i, (other, _) in enumerate(match.moves) if other == seat)
    later = match.moves[index + 1 :]
    match.rewind(index)
    for other, move in later:
        match.play(other, move)
    match.asked_again.add(seat)
    del table.move_seqs[-1:]
    del table.move_events[-1:]
