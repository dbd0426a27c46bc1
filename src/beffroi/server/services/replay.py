"""Games looked at step by step, while they go on and after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.state import NOBODY, Seat
from beffroi.protocol.messages import Played, ReplayMessage
from beffroi.server.domain.spec import OVER, STOPPED
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused

if TYPE_CHECKING:
    from beffroi.server.services.tables import TableService


class ReplayService:
    """Tables as they were."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables

    async def replay(self, table_id: str, moves: int, seat: Seat, person: str | None) -> ReplayMessage:
        """Return the table as it was after `moves` decisions, as a seat saw it."""
        return replayed(await self.tables.look(table_id, person), moves, seat, person)


def replayed(table: TableState, moves: int, seat: Seat, person: str | None) -> ReplayMessage:
    """Look back as a person may: from any seat once the game has ended, before that from their own."""
    ended = table.status in (OVER, STOPPED)
    if not ended and seat not in (NOBODY, *table.seats_of(person)):
        raise Refused("not-your-seat", "while the game goes on, everybody looks back from their own seat")
    most = len(table.playing.moves) - table.playing.secret
    if not 0 <= moves <= most or not NOBODY <= seat < table.spec.seats:
        raise Refused("bad-request", f"the game has {most} decisions and {table.spec.seats} seats")
    return shown_after(table, moves, most, seat, ended)


def shown_after(table: TableState, moves: int, most: int, seat: Seat, ended: bool) -> ReplayMessage:
    last = last_move(table, moves, seat, ended)
    state = table.match_after(moves).state
    over = state.over
    return ReplayMessage(
        table=table.spec.id,
        seat=seat,
        seq=told_until(table.move_seqs, moves),
        n=moves,
        moves=most,
        view=state.view(seat),
        waiting=state.waiting() if ended else [],
        events=[table.sentence(event) for event in state.journal or () if moves and event.seen_by(seat)],
        last=last,
        over=over,
        scores=state.scores() if over else None,
        ranking=state.ranking() if over else None,
    )


def told_until(move_seqs: list[int], moves: int) -> int:
    """Return the seq of the last decision made; while others have yet to answer the same question, the one before."""
    if not moves:
        return 0
    seq = move_seqs[moves - 1]
    return seq - 1 if seq in move_seqs[moves : moves + 1] else seq


def last_move(table: TableState, moves: int, seat: Seat, ended: bool) -> Played | None:
    """Return the decision that led here; of a game that goes on only one's own."""
    if not moves:
        return None
    mover, move = table.playing.moves[moves - 1]
    if not ended and mover != seat:
        return None
    before = table.match_after(moves - 1).state
    label = table.sentence(table.game.label(before, mover, move))
    return Played(mover, table.game.notation(move), label)
