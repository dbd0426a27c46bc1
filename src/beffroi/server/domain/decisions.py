"""Which commands a table accepts: each is checked, and what it adds to the log is applied."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from beffroi.kernel.errors import BadRequest, IllegalMove
from beffroi.kernel.state import NOBODY
from beffroi.protocol import commands
from beffroi.server.domain import log
from beffroi.server.domain.commands import Begin, ExpireClocks, FreezeTable, StandInFor, UnfreezeTable
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import FROZEN, OPEN, RUNNING
from beffroi.server.domain.undo import undoable
from beffroi.server.errors import Refused

if TYPE_CHECKING:
    from beffroi.server.domain.table import TableState


MOST_ENTRIES: Final = 20_000  # of a log; then nothing more is taken back or agreed and revoked, only played


def check_room(table: TableState) -> None:
    """Refuse what could be done and undone for ever: every load of the table does it again."""
    if table.n >= MOST_ENTRIES:
        raise Refused("full", "enough was taken back at this table: it can only be played to its end")


def move(table: TableState, wanted: commands.MoveBody, key: str, at: int) -> list[LogEntry]:
    """Accept an answer; whether it is legal is found out by `Match.play`, and nowhere else."""
    table.check_running()
    table.check_seq(wanted.seq)
    if not table.may_answer(wanted.seat):
        raise Refused("not-your-turn", "this seat is not asked now")
    try:
        table.game.parse(wanted.code)
    except BadRequest as error:
        raise Refused("illegal", str(error)) from None
    try:
        return table.add(log.MOVE, wanted.seat, wanted.code, key, at)
    except IllegalMove:  # raised before anything changed
        raise Refused("illegal", f"{wanted.code!r} is not among the choices") from None


def undo(table: TableState, wanted: commands.UndoBody, key: str, at: int) -> list[LogEntry]:
    table.check_running()
    check_room(table)
    table.check_seq(wanted.seq)
    most = undoable(table, wanted.seat)
    if not 1 <= wanted.count <= most:
        why = f"{most} decisions can be taken back" if most else "nothing can be taken back"
        raise Refused("illegal", f"{why}: luck, a secret or another player came after it")
    return table.add(log.UNDO, wanted.seat, str(wanted.count), key, at)


def end_turn(table: TableState, wanted: commands.EndTurnBody, key: str, at: int) -> list[LogEntry]:
    table.check_running()
    table.check_seq(wanted.seq)
    if table.unconfirmed_turn() != wanted.seat:
        raise Refused("not-your-turn", "there is no turn of this seat to end")
    return table.add(log.END_TURN, wanted.seat, "", key, at)


def resign(table: TableState, wanted: commands.ResignBody, key: str, at: int) -> list[LogEntry]:
    table.check_running()
    if wanted.seat in table.resigned:
        raise Refused("not-running", "this seat has already resigned")
    return table.add(log.RESIGN, wanted.seat, table.standin_level, key, at)


def come_back(table: TableState, wanted: commands.ReturnBody, key: str, at: int) -> list[LogEntry]:
    table.check_running()
    if wanted.seat not in table.standins or wanted.seat in table.resigned:
        raise Refused("not-running", "no bot stands in for this seat")
    return table.add(log.RETURN, wanted.seat, "", key, at)


def stop(table: TableState, wanted: commands.StopBody, key: str, at: int) -> list[LogEntry]:
    table.check_running()
    if wanted.agree == (wanted.seat in table.stops):
        return []
    check_room(table)
    return table.add(log.STOP, wanted.seat, "yes" if wanted.agree else "no", key, at)


def setting(table: TableState, wanted: commands.SettingBody, key: str, at: int) -> list[LogEntry]:
    """Accept how questions of a kind are answered for the seat; to say it again answers what was taken back."""
    table.check_running()
    match = table.playing
    try:
        choice = table.game.setting(match.setup, wanted.name).clean(wanted.choice)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None
    if match.chosen[wanted.seat].get(wanted.name) == choice and wanted.seat not in match.asked_again:
        return []
    return table.add(log.SETTING, wanted.seat, f"{wanted.name} {choice}", key, at)


def begin(table: TableState, wanted: Begin, key: str, at: int) -> list[LogEntry]:
    if table.status != OPEN:
        raise Refused("not-running", "the game has already begun")
    if any(seat.free for seat in table.seats):
        raise Refused("not-running", "a seat is still open")
    return table.add(log.START, NOBODY, json.dumps(wanted.nonces), key, at)


def expire_clocks(table: TableState, wanted: ExpireClocks, key: str, at: int) -> list[LogEntry]:
    return stand_in(table, table.clock.expired(at) if table.status == RUNNING else [], at)


def stand_in_for(table: TableState, wanted: StandInFor, key: str, at: int) -> list[LogEntry]:
    return stand_in(table, table.seats_of(wanted.person) if table.status == RUNNING else [], at)


def stand_in(table: TableState, seats: list[int], at: int) -> list[LogEntry]:
    """Let a bot take over these seats, one after the other."""
    added: list[LogEntry] = []
    for seat in seats:
        table.check_running()
        if seat not in table.standins:
            added += table.add(log.STAND_IN, seat, table.standin_level, "", at)
    return added


def freeze(table: TableState, wanted: FreezeTable, key: str, at: int) -> list[LogEntry]:
    if table.status == FROZEN:
        raise Refused("frozen", "this table is frozen already")
    if table.status != RUNNING:
        raise Refused("not-running", "only a running game can be frozen")
    return table.add(log.FREEZE, NOBODY, wanted.reason, key, at)


def unfreeze(table: TableState, wanted: UnfreezeTable, key: str, at: int) -> list[LogEntry]:
    if table.status != FROZEN:
        raise Refused("not-running", "this table is not frozen")
    if table.broken:
        raise Refused("frozen", "the rules of this server do not lead where this game was: see its report")
    return table.add(log.UNFREEZE, NOBODY, "", key, at)


Decision = Callable[[Any, Any, str, int], list[LogEntry]]

DECISIONS: Final[dict[type[Any], Decision]] = {
    commands.MoveBody: move,
    commands.UndoBody: undo,
    commands.EndTurnBody: end_turn,
    commands.ResignBody: resign,
    commands.ReturnBody: come_back,
    commands.StopBody: stop,
    commands.SettingBody: setting,
    commands.Move: move,
    commands.Undo: undo,
    commands.ConfirmTurn: end_turn,
    commands.Resign: resign,
    commands.Return: come_back,
    commands.Stop: stop,
    commands.Setting: setting,
    Begin: begin,
    ExpireClocks: expire_clocks,
    StandInFor: stand_in_for,
    FreezeTable: freeze,
    UnfreezeTable: unfreeze,
}
