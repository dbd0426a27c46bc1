"""Answers that stand by the settings of a seat: given as moves of that seat as soon as it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.state import UNANSWERED, Seat
from beffroi.server.domain import log
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.undo import undoable

if TYPE_CHECKING:
    from beffroi.server.domain.table import TableState


def answer_standing(table: TableState, at: int) -> list[LogEntry]:
    """Give every answer that stands, until somebody must decide; returns the new entries.

    A turn that consists of such answers alone is confirmed with them, so that nobody waits for it.
    """
    added: list[LogEntry] = []
    alone: set[Seat] = set()  # who has done nothing else that could be taken back
    while table.match is not None and any(table.match.chosen):
        code, seat = next_standing(table)
        if not code:
            break
        if not undoable(table, seat):
            alone.add(seat)
        added += table.add(log.MOVE, seat, code, "", at)
        if seat in alone and table.unconfirmed_turn() == seat:
            added += table.add(log.END_TURN, seat, "", "", at)
    return added


def next_standing(table: TableState) -> tuple[str, Seat]:
    """Return the first answer that stands, with its seat; empty where none does."""
    for seat in table.asked():
        if may_stand(table, seat):
            move = table.playing.standing_answer(seat)
            if move != UNANSWERED:
                return table.game.notation(move), seat
    return "", -1


def may_stand(table: TableState, seat: Seat) -> bool:
    """Tell whether an answer may be given for a seat: it is a person's, is asked, and confirms no turn by that."""
    if table.by_bot(seat) or not table.may_answer(seat):
        return False
    return len(table.asked()) == 1 or table.unconfirmed_turn() != seat
